import type { ScoreParts, ScoreReport, RequirementReport } from "../src/scoring/Report.js"
import { bar, type Cell, oneLine, shorten, type Style, table, wrap } from "./terminal.js"

/** The five parts in the order of the specification, in words. */
export const partNames: ReadonlyArray<readonly [keyof ScoreParts, string]> = [
  ["hard_skills", "Hard skills"],
  ["relevance", "Role and domain relevance"],
  ["seniority", "Seniority"],
  ["soft_skills_certifications", "Soft skills, certifications"],
  ["coverage", "Keyword coverage"]
]

const figure = (points: number) => points.toFixed(1)
const whole = (points: number) => (Number.isInteger(points) ? String(points) : figure(points))

/** The total and its parts as bars, with the points that each could give. */
export const partsTable = (report: ScoreReport, style: Style, width: number): ReadonlyArray<string> =>
  table(
    partNames.map(([key, name]): ReadonlyArray<Cell> => {
      const { points, points_possible } = report.part_reports[key]
      return points_possible === 0
        ? [{ text: name }, { text: "-", align: "right" }, { text: "the job says nothing about it", paint: style.quiet }]
        : [
            { text: name },
            { text: `${points} of ${whole(points_possible)}`, align: "right" },
            { text: bar(points / points_possible, Math.min(20, width - 44), style) }
          ]
    })
  )

/** A requirement, or alternatives of which one is enough. */
interface Row {
  readonly members: ReadonlyArray<RequirementReport>
  readonly name: string
  /** The member that counts. */
  readonly best: RequirementReport
  readonly matched: boolean
  readonly points: number
  readonly possible: number
}

const rowOf = (members: ReadonlyArray<RequirementReport>, first: RequirementReport): Row => {
  const best = members.reduce((kept, one) => {
    if (one.matched !== kept.matched) return one.matched ? one : kept
    return one.points_possible > kept.points_possible ? one : kept
  }, first)
  const sum = (of: (one: RequirementReport) => number) => members.reduce((total, one) => total + of(one), 0)
  return {
    members,
    name: (best.matched ? [best] : members).map(({ name }) => oneLine(name)).join(" or "),
    best,
    matched: best.matched,
    points: sum(({ points }) => points),
    possible: sum(({ points_possible }) => points_possible)
  }
}

const rowsOf = (requirements: ReadonlyArray<RequirementReport>): ReadonlyArray<Row> => {
  const groups = new Map<number, Array<RequirementReport>>()
  const order: Array<ReadonlyArray<RequirementReport>> = []
  for (const requirement of requirements) {
    const group = requirement.group === null ? undefined : groups.get(requirement.group)
    if (group !== undefined) {
      group.push(requirement)
      continue
    }
    const made = [requirement]
    if (requirement.group !== null) groups.set(requirement.group, made)
    order.push(made)
  }
  return order.flatMap((members) => (members[0] === undefined ? [] : [rowOf(members, members[0])]))
}

const kinds = { hard: "hard skill", soft: "soft skill", certification: "certification" } as const
const forms = { exact: "as asked", synonym: "other form", implied: "implied" } as const

/** `experiences[0].description[2]` in words; places in plain text stay as they are. */
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

const evidenceInWords = ({ best }: Row): string => {
  const [first, ...others] = best.evidence
  if (first === undefined) return ""
  const form = first.by === "exact" ? forms.exact : `${forms[first.by]} "${oneLine(first.matched)}"`
  return `${placeInWords(first.where)}, ${form}${others.length === 0 ? "" : `; ${others.length} more`}`
}

const tierPaint = (tier: RequirementReport["tier"], style: Style) => (tier === "required" ? style.strong : style.quiet)

const missingTable = (rows: ReadonlyArray<Row>, style: Style, width: number) =>
  table(
    rows.map(({ best, name, points, possible }) => [
      { text: `+${figure(possible - points)}`, align: "right", paint: style.good },
      { text: shorten(name, width - 42) },
      { text: best.tier, paint: tierPaint(best.tier, style) },
      { text: kinds[best.kind], paint: style.quiet }
    ])
  )

const foundTable = (rows: ReadonlyArray<Row>, style: Style, width: number) => {
  // 29 characters are the other columns and the gaps; 16 are left for the place at least.
  const names = rows.map(({ name }) => shorten(name, Math.min(32, width - 29 - 16)))
  const nameWidth = Math.max(...names.map((name) => [...name].length))
  return table(
    rows.map((row, at) => [
      { text: `${figure(row.points)} of ${figure(row.possible)}`, align: "right" },
      { text: names[at] ?? "" },
      { text: row.best.tier, paint: tierPaint(row.best.tier, style) },
      { text: shorten(evidenceInWords(row), width - nameWidth - 29), paint: style.quiet }
    ])
  )
}

/** A list of warnings; empty when there are none. */
export const warningLines = (warnings: ReadonlyArray<string>, style: Style, width: number): ReadonlyArray<string> =>
  warnings.length === 0
    ? []
    : [
        "",
        style.fair(`Warnings (${warnings.length})`),
        ...warnings.flatMap((warning) =>
          wrap(oneLine(warning), width - 4).map((line, at) => (at === 0 ? "  ! " : "    ") + line)
        )
      ]

const rating = (score: number, style: Style) => (score >= 75 ? style.good : score >= 40 ? style.fair : style.bad)

/** A score as a person reads it: total, parts, what is missing and what it would give, what was found and where. */
export const scoreText = (report: ScoreReport, style: Style, width: number): ReadonlyArray<string> => {
  const rows = rowsOf(report.requirements)
  const missing = rows.filter(({ matched }) => !matched).toSorted((a, b) => b.possible - a.possible)
  const found = rows.filter(({ matched }) => matched).toSorted((a, b) => b.points - a.points)
  return [
    `Score  ${style.strong(rating(report.score, style)(`${report.score} of 100`))}`,
    "",
    ...partsTable(report, style, width),
    ...(missing.length === 0
      ? []
      : [
          "",
          style.strong(`Missing (${missing.length}): points it would give`),
          ...missingTable(missing, style, width)
        ]),
    ...(found.length === 0
      ? []
      : ["", style.strong(`Found (${found.length}): points it gives, and where`), ...foundTable(found, style, width)]),
    ...(rows.length === 0 ? ["", "The job names no requirement that could be recognised."] : []),
    ...warningLines(report.warnings, style, width)
  ]
}
