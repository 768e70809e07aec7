import type { EditableResume } from "../domain/Optimization.js"
import type { ScoreReport } from "../scoring/Report.js"
import type { Dropped, GuardedProposal } from "./guard.js"

/** Entries of `warnings` (decisions.md part 4). */
const most = 12
const mostNames = 15

const joined = (names: ReadonlyArray<string>) =>
  names.length <= mostNames
    ? names.join(", ")
    : `${names.slice(0, mostNames).join(", ")} and ${names.length - mostNames} more`

const subjects: Readonly<Record<Dropped["what"], string>> = {
  edit: "A proposed edit",
  summary: "The proposed summary",
  skill: "A proposed skill",
  warning: "A proposed warning"
}

const tell = ({ company, reason, what }: Dropped) =>
  `${subjects[what]}${company === undefined ? "" : ` at ${company}`} was not used: ${reason}.`

/** Requirements without evidence, most valuable first; alternatives of a met group are no gap. */
const unsupported = (report: ScoreReport): ReadonlyArray<string> => {
  const met = new Set(report.requirements.flatMap(({ group, matched }) => (matched && group !== null ? [group] : [])))
  return report.requirements
    .filter(({ group, matched }) => !matched && !(group !== null && met.has(group)))
    .toSorted((a, b) => b.points_possible - a.points_possible)
    .map(({ name }) => name)
}

/**
 * What the person should know, most important first. Our own words are made of rules, employers and
 * names of our lexicon or requirement list; nothing of a dropped text is repeated.
 */
export const warningsOf = (options: {
  readonly resume: EditableResume
  readonly guarded: GuardedProposal
  readonly after: ScoreReport
  readonly confidenceThreshold: number
  readonly modelKind: "openai" | "offline"
}): ReadonlyArray<string> => {
  const { after, confidenceThreshold, guarded, modelKind, resume } = options
  const gaps = unsupported(after)
  const unsure = guarded.edits
    .filter(({ confidence }) => confidence < confidenceThreshold)
    .map(
      ({ experience, keywords }) =>
        `An edit at ${resume.experiences[experience]?.company ?? ""} is of low confidence${keywords.length === 0 ? "" : ` (${joined(keywords)})`}: check it before you use it.`
    )
  const own = [
    ...(modelKind === "offline" ? ["No language model was used: the edits were proposed by rules."] : []),
    ...after.warnings,
    ...(gaps.length === 0 ? [] : [`The profile does not show: ${joined(gaps)}. Do not claim what you cannot support.`]),
    ...guarded.dropped.filter(({ told }) => told).map(tell),
    ...unsure
  ]
  return [...new Set([...own, ...guarded.warnings])].slice(0, most)
}
