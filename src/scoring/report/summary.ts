import { rowsOf } from "./requirementRows.js"
import type { ScoreReport } from "./Report.js"

/** From which score on a resume is called what, best first. */
const verdicts = [
  [80, "Strong match"],
  [55, "Good match"],
  [30, "Partial match"],
  [15, "Weak match"],
  [0, "Hardly any match"]
] as const

const maxNamed = 3

/** Hardly anybody writes of soft skills, and degrees earn nothing. */
const unnamedKinds: ReadonlySet<string> = new Set(["soft", "education"])

const listOf = (names: ReadonlyArray<string>): string => {
  const named = names.slice(0, maxNamed)
  const others = names.length - named.length
  const entries = others === 0 ? named : [...named, `${others} more`]
  return entries.length < 2 ? entries.join("") : `${entries.slice(0, -1).join(", ")} and ${entries.at(-1) ?? ""}`
}

/** How far years and level fit; nothing where the job names neither. */
const seniorityOf = ({ seniority_reached: { level, years } }: ScoreReport): ReadonlyArray<string> => {
  if (years !== undefined && level === years) return [`years and level ${years ? "fit" : "fall short"}`]
  const parts = [
    ...(years === undefined ? [] : [`years ${years ? "fit" : "fall short"}`]),
    ...(level === undefined ? [] : [`level ${level ? "fits" : "falls short"}`])
  ]
  return parts.length === 0 ? [] : [parts.join(", ")]
}

/** A score in one sentence for the person whose resume it is: "Strong match: 12 of 14 required skills shown; missing Terraform and HL7; years and level fit." */
export const summaryOf = (report: ScoreReport): string => {
  const { found, missing } = rowsOf(report)
  const required = [...found, ...missing].filter(({ best }) => best.tier === "required" && !unnamedKinds.has(best.kind))
  const gaps = missing.filter((row) => required.includes(row))
  const counted = required.length === 0 ? [...found, ...missing] : required
  const shown = counted.filter(({ matched }) => matched).length
  const verdict = verdicts.find(([least]) => report.score >= least)?.[1] ?? ""
  if (counted.length === 0) return `${verdict}: the job names no requirement that could be recognised.`
  const noun = required.length === 0 ? "things asked" : "required skills"
  return `${verdict}: ${[
    `${shown} of ${counted.length} ${noun} shown`,
    ...(gaps.length === 0
      ? []
      : [`missing ${listOf(gaps.map(({ members }) => members.map(({ name }) => name).join(" or ")))}`]),
    ...seniorityOf(report)
  ].join("; ")}.`
}
