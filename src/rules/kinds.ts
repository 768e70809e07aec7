import type { RuleKind } from "./Rule.js"
import { statuses } from "./Status.js"

/** What a kind asks of its rules. */
export interface KindOfRule {
  /** What its rules may mean. */
  readonly means: ReadonlyArray<string>
  /** Whether its rules speak of the words around them, and so need a scope; others speak of the words they stand on. */
  readonly hasScope: boolean
  /** Whether the longest of overlapping triggers alone counts, as where one of them is said within the other. */
  readonly onlyLongest: boolean
  /** Whether its triggers go on over a comma or a bracket ("health insurance (dental"). */
  readonly isLoose: boolean
}

const label = (...means: ReadonlyArray<string>): KindOfRule => ({
  ...{ means, hasScope: false, onlyLongest: false, isLoose: false }
})
const loose = (...means: ReadonlyArray<string>): KindOfRule => ({ ...label(...means), isLoose: true })

export const kinds: Readonly<Record<RuleKind, KindOfRule>> = {
  section: label("not-asked", "required", "preferred", "person", "duties", "company", "benefits", "boilerplate"),
  heading: loose("required", "preferred", "duties", "company", "benefits", "boilerplate", "fact"),
  modality: loose("required", "preferred", "preferred-at-end", "asks", "may-ask", "asks-before", "vets"),
  status: { means: statuses, hasScope: true, onlyLongest: true, isLoose: false },
  boilerplate: loose("company", "benefits", "notice", "applying"),
  alternative: label("joins"),
  level: loose("intern", "junior", "mid", "senior", "lead", "executive", "none", "beginner"),
  degree: label("named"),
  injection: loose("address"),
  claim: label(
    ...["connecting", "light", "watch", "help", "guided", "perform", "do", "make", "lead", "rank", "level"],
    ...["praise", "reach", "limit", "frequency", "up", "down", "effect", "negation", "person", "category"]
  )
}
