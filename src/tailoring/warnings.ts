import type { EditableResume } from "../domain/Optimization.js"
import type { Language } from "../lexicon/Language.js"
import type { ScoreReport } from "../scoring/report/Report.js"
import type { Dropped, GuardedProposal, Offered } from "./guard/guard.js"
import { coaching } from "./coaching.js"
import { joined, short } from "./places.js"
import { guardWarnings } from "./guard/guardIn.js"

/** Entries of `warnings`, as `domain/Limits.ts` has it: more of them nobody reads. */
const most = 12
/** Warnings of the model itself that always find a place, as far as it gave any. */
const fromModel = 3
const maxDropped = 4
const subjects: Readonly<Record<Dropped["what"], string>> = {
  edit: "A proposed edit",
  summary: "The proposed summary",
  skill: "A proposed skill",
  warning: "A proposed warning"
}

const tell = ({ company, name, reason, what }: Dropped): string =>
  `${subjects[what]}${company === undefined ? "" : ` at ${short(company)}`}${name === undefined ? "" : ` (${name})`} was not used: ${reason}.`

/** What was not used, each reason once; what is too much for a list is counted. */
const toldOf = (dropped: ReadonlyArray<Dropped>): ReadonlyArray<string> => {
  const told = dropped.filter((one) => one.told)
  // Skills without evidence are requirements mostly, and stand in one list already.
  const skills = told.filter(({ name, what }) => what === "skill" && name !== undefined)
  const rest = [...new Set(told.filter((one) => !skills.includes(one)).map(tell))]
  const sentences = [
    ...(skills.length === 0
      ? []
      : [
          `Not added to the skills, because the profile's work does not show them: ${joined(skills.flatMap(({ name }) => name ?? []))}.`
        ]),
    ...rest
  ]
  return sentences.length <= maxDropped
    ? sentences
    : [...sentences.slice(0, maxDropped - 1), `${sentences.length - maxDropped + 1} more proposals were not used.`]
}

/** Requirements without evidence, most valuable first; alternatives of a met group are no gap. */
const unsupported = (report: ScoreReport): ReadonlyArray<string> => {
  const met = new Set(report.requirements.flatMap(({ group, matched }) => (matched && group !== null ? [group] : [])))
  return report.requirements
    .filter(({ group, matched }) => !matched && !(group !== null && met.has(group)))
    .toSorted((a, b) => b.points_possible - a.points_possible)
    .map(({ name }) => name)
}

/** What is offered and not in the draft, with the words that the profile does not show. */
const toConfirm = ({ edits, skills, summary }: Offered, resume: EditableResume): ReadonlyArray<string> => {
  const quoted = (words: ReadonlyArray<string>) =>
    words.length === 0 ? "" : ` (${joined(words.map((one) => `"${one}"`))})`
  const named = [
    ...edits.map(
      ({ experience, unproved }) =>
        `an edit at ${short(resume.experiences[experience]?.company ?? "")}${quoted(unproved)}`
    ),
    ...(summary === null ? [] : [`the summary${quoted(summary.unproved)}`]),
    ...skills.map(({ text }) => `the skill "${short(text)}"`)
  ]
  return named.length === 0
    ? []
    : [`For you to confirm, not in the draft, because the profile does not show it in so many words: ${joined(named)}.`]
}

/**
 * What the person should know, most important first. Our own words are made of rules, employers and
 * names of our lexicon or requirement list; nothing of a dropped text is repeated.
 */
export const warningsOf = (options: {
  readonly resume: EditableResume
  readonly language: Language
  readonly guarded: GuardedProposal
  /** Skills that bullets show and the list lacks, where naming them there adds no point. */
  readonly unlisted: ReadonlyArray<string>
  readonly after: ScoreReport
  readonly modelKind: "openai" | "offline"
}): ReadonlyArray<string> => {
  const { after, guarded, language, modelKind, resume, unlisted } = options
  const gaps = unsupported(after)
  const own = [
    ...new Set([
      ...(modelKind === "offline" ? ["No language model was used: the edits were proposed by rules."] : []),
      ...after.warnings,
      ...guardWarnings(language, guarded),
      ...(gaps.length === 0
        ? []
        : [`The profile does not show: ${joined(gaps)}. Do not claim what you cannot support.`]),
      ...(modelKind === "offline" ? coaching(after, resume, unlisted) : []),
      ...toConfirm(guarded.offered, resume),
      ...(modelKind === "offline" ? [] : toldOf(guarded.dropped))
    ])
  ].slice(0, most - Math.min(fromModel, guarded.warnings.length))
  return [...new Set([...own, ...guarded.warnings])].slice(0, most)
}
