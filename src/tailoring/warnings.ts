import type { EditableResume } from "../domain/Optimization.js"
import type { Language } from "../lexicon/Language.js"
import { type Job, tiers } from "../posting/Job.js"
import type { ScoreReport } from "../scoring/report/Report.js"
import type { Dropped, GuardedProposal, Offered } from "./guard/guard.js"
import { advice, questionsFor } from "./coaching.js"
import { type Gap, type Gaps, gapsOf, wordsOfGap } from "./gaps.js"
import { Sayings } from "./said.js"
import { joined, short } from "./places.js"
import { guardWarnings } from "./guard/guardIn.js"

/** Entries of `warnings`, as `domain/Limits.ts` has it: more of them nobody reads. */
const most = 12
/** Warnings of the model itself that always find a place, as far as it gave any. */
const fromModel = 3
const maxDropped = 4
const maxGaps = 8
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

/** What the profile does not name, required before preferred, and what it names without having it. */
const gapWarnings = ({ missing, unclaimed }: Gaps): ReadonlyArray<string> => {
  const shown = missing.slice(0, maxGaps)
  const more = missing.length - shown.length
  const parts = tiers.flatMap((tier) => {
    const words = shown.filter((gap) => gap.tier === tier).map(wordsOfGap)
    return words.length === 0 ? [] : [`${joined(words)} (${tier})`]
  })
  const rest = more === 0 ? "" : `; and ${more} more`
  return [
    ...(parts.length === 0
      ? []
      : [`The profile does not name: ${parts.join("; ")}${rest}. Do not claim what you cannot support.`]),
    ...(unclaimed.length === 0
      ? []
      : [`The profile names, but not as what you have or did: ${joined(unclaimed.map(wordsOfGap))}.`])
  ]
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
 * What the person should know, most important first, and what a coach asks. Our own words are made of rules, employers and
 * names of our lexicon or requirement list; nothing of a dropped text is repeated.
 */
export const warningsOf = (options: {
  readonly resume: EditableResume
  /** The same with what stands of the proposal. */
  readonly draft: EditableResume
  readonly language: Language
  readonly guarded: GuardedProposal
  /** Skills that bullets show and the list lacks. */
  readonly unlisted: ReadonlyArray<string>
  readonly job: Job
  readonly after: ScoreReport
  readonly modelKind: "openai" | "offline"
}): Readonly<Record<"questions" | "warnings", ReadonlyArray<string>>> => {
  const { after, draft, guarded, job, language, modelKind, resume, unlisted } = options
  const sayings = new Sayings(resume)
  const gaps = gapsOf(after, job, sayings)
  const questions = questionsFor(gaps, sayings)
  const asked = modelKind === "offline" ? questions : []
  const isAsked = (gap: Gap) => asked.some((question) => question.gaps.includes(gap))
  const own = [
    ...new Set([
      ...(modelKind === "offline" ? ["No language model was used: the edits were proposed by rules."] : []),
      ...after.warnings,
      ...guardWarnings(language, guarded),
      ...gapWarnings({
        missing: gaps.missing.filter((gap) => !isAsked(gap)),
        unclaimed: gaps.unclaimed.filter((gap) => !isAsked(gap))
      }),
      ...asked.map(({ text }) => text),
      ...(modelKind === "offline" ? advice(after, draft, unlisted) : []),
      ...toConfirm(guarded.offered, resume),
      ...(modelKind === "offline" ? [] : toldOf(guarded.dropped))
    ])
  ].slice(0, most - Math.min(fromModel, guarded.warnings.length))
  return {
    questions: questions.map(({ text }) => text),
    warnings: [...new Set([...own, ...guarded.warnings])].slice(0, most)
  }
}
