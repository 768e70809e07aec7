import type { Evidence, RequirementReport, ScoreParts, ScoreReport } from "./Report.js"
import { sum } from "../share.js"
import { append } from "../../text/append.js"

// What of a report is shown to people, in which order and in which words: for the terminal and for pages.

/** The five parts in the order of the specification, in words. */
export const partNames: ReadonlyArray<readonly [keyof ScoreParts, string]> = [
  ["hard_skills", "Hard skills"],
  ["relevance", "Role and domain relevance"],
  ["seniority", "Seniority"],
  ["soft_skills_certifications", "Soft skills, certifications"],
  ["coverage", "Keyword coverage"]
]

/** A requirement, or alternatives of which one is enough. */
export interface Row {
  readonly members: ReadonlyArray<RequirementReport>
  /** The member that counts. */
  readonly best: RequirementReport
  readonly matched: boolean
  readonly points: number
  readonly possible: number
}

const rowOf = (members: ReadonlyArray<RequirementReport>): Row => {
  const best = members.reduce((kept, one) => {
    if (one.matched !== kept.matched) return one.matched ? one : kept
    return one.points_possible > kept.points_possible ? one : kept
  })
  return {
    members,
    best,
    matched: best.matched,
    points: sum(members.map(({ points }) => points)),
    possible: sum(members.map(({ points_possible }) => points_possible))
  }
}

/** Points with one decimal. */
export const figure = (points: number): string => points.toFixed(1)

/** What gives nothing last, the required first, and of the required soft skills last: hardly anybody writes of them. */
const rankOf = ({ best, possible }: Row): number =>
  (figure(possible) === figure(0) ? 3 : 0) + (best.tier !== "required" ? 2 : best.kind === "soft" ? 1 : 0)

/** Requirements as rows: of what is missing the required ones first, then by points, +0 last; what was found by points. */
export const rowsOf = ({
  requirements
}: ScoreReport): { readonly missing: ReadonlyArray<Row>; readonly found: ReadonlyArray<Row> } => {
  const groups = new Map<unknown, Array<RequirementReport>>()
  for (const requirement of requirements) append(groups, requirement.group ?? requirement, requirement)
  const rows = [...groups.values()].map(rowOf)
  return {
    missing: rows
      .filter(({ matched }) => !matched)
      .toSorted((a, b) => rankOf(a) - rankOf(b) || b.possible - a.possible),
    found: rows.filter(({ matched }) => matched).toSorted((a, b) => b.points - a.points)
  }
}

/** Whether a requirement is met, missing, or one of alternatives of which another is met. */
export type State = "met" | "missing" | "spared"

/** What a row was met by: of alternatives every one that was found, the one that counts first. */
export const evidenceOf = ({ best, members }: Row): ReadonlyArray<Evidence> => [
  ...best.evidence,
  ...members.filter((one) => one !== best).flatMap(({ evidence }) => evidence)
]

export const stateOf = (member: RequirementReport, row: Row): State =>
  member.matched ? "met" : row.matched ? "spared" : "missing"

export const stateWords: Readonly<Record<State, string>> = {
  met: "met",
  missing: "missing",
  spared: "not needed, an alternative is met"
}

export const kinds = {
  hard: "hard skill",
  soft: "soft skill",
  certification: "certification",
  education: "education"
} as const

/** How a match is made, in words; `what` is the resume's own words, quoted. */
export const formInWords = (by: Evidence["by"], what: string): string =>
  by === "exact" ? "as asked" : by === "synonym" ? `other form ${what}` : `implied by ${what}`

/** `experiences[0].description[2]` in words. */
export const placeInWords = (where: string): string => {
  const [, field = "", number = "", inside = "", line = ""] =
    /^([a-z_]+)\[(\d+)\](?:\.(role|description)(?:\[(\d+)\])?)?$/.exec(where) ?? []
  const nth = (text: string) => Number(text) + 1
  if (field === "experiences") return `experience ${nth(number)}, ${inside === "role" ? "role" : `bullet ${nth(line)}`}`
  if (field === "base_skills") return `skill ${nth(number)}`
  if (field === "certifications") return `certification ${nth(number)}`
  if (field === "education") return `education ${nth(number)}`
  return where
}

/** Points as a whole number where they are one. */
export const whole = (points: number): string => (Number.isInteger(points) ? String(points) : figure(points))
