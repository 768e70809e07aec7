import * as Effect from "effect/Effect"
import type { Job, Requirement, Span } from "../../src/posting/Job.js"
import { shownNames } from "../../src/posting/names.js"
import { english } from "../../src/lexicon/Language.js"
import { lexiconHash } from "../../src/lexicon/lexicon.js"
import { readJob } from "../../src/posting/readJob.js"
import { formulaVersion } from "../../src/scoring/weights.js"
import { readDocument } from "../input/files.js"
import { jobInput } from "../input/inputs.js"
import { jobLanguageLines } from "../input/languages.js"
import { jobLine } from "../input/jobLine.js"
import { isPrinted, writeResult } from "../output/outFile.js"
import { Screen } from "../output/Screen.js"
import { firstWarning, warningLines } from "../output/scoreTable.js"
import { traceLines, traceOf } from "../output/trace.js"
import { nameLines, oneLine, screenLines, type Style, styleOf, table } from "../output/terminal.js"
import { shorten } from "../../src/text/shorten.js"

interface ExtractInput {
  readonly job: string
  readonly title: string | undefined
  readonly company: string | undefined
  readonly format: "text" | "json"
  /** Where the result goes; "-" and nothing are standard output. */
  readonly out?: string | undefined
  /** Each requirement on a line of its own instead of the first screen. */
  readonly explain?: boolean
  readonly trace?: boolean
}

/** For each UTF-16 code unit how many code points stand before it; programs in other languages count these. */
const codePointsBefore = (text: string): Int32Array => {
  const counts = new Int32Array(text.length + 1)
  for (let at = 0, count = 0; at < text.length; count++) {
    const size = (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
    counts.fill(count, at, at + size)
    at += size
    counts[at] = count + 1
  }
  return counts
}

const inCodePoints = ({ end, start }: Span, before: Int32Array): Span => ({
  start: before[start] ?? start,
  end: before[end] ?? end
})

const requirementJson = ({ concept, group, kind, name, span, tier, weight }: Requirement, before: Int32Array) => ({
  name,
  kind,
  tier,
  span: span ?? null,
  span_code_points: span === undefined ? null : inCodePoints(span, before),
  group: group ?? null,
  weight,
  known: concept !== undefined
})

const requirementsJson = (requirements: Job["requirements"], text: string) => {
  const before = codePointsBefore(text)
  return requirements.map((one) => requirementJson(one, before))
}

const jobJson = ({ extracted, language, requirements, seniority, text, warnings }: Job) => ({
  hard_skills: extracted.hard_skills,
  soft_skills: extracted.soft_skills,
  certifications: extracted.certifications,
  education: shownNames(requirements, "education"),
  seniority: { level: seniority.level ?? null, years: seniority.years ?? null },
  requirements: requirementsJson(requirements, text.description),
  warnings,
  ...(language === english ? {} : { language }),
  job_title: text.title,
  company_name: text.company ?? "",
  formula_version: formulaVersion,
  lexicon_hash: lexiconHash
})

const kinds: ReadonlyArray<readonly [Requirement["kind"], string]> = [
  ["hard", "Hard skills"],
  ["certification", "Certifications"],
  ["education", "Education"],
  ["soft", "Soft skills"]
]
const tierRank = { required: 0, preferred: 1, mentioned: 2 } as const
const tiers = [
  ["required", "Required"],
  ["preferred", "Preferred"],
  ["mentioned", "Mentioned"]
] as const

/** Names of a kind and tier, alternatives as one. */
const namesOf = ({ requirements }: Job, kind: Requirement["kind"], tier: Requirement["tier"]) => {
  const entries = new Map<number | string, string>()
  for (const one of requirements) {
    if (one.kind !== kind || one.tier !== tier) continue
    const key = one.group ?? one.name
    const first = entries.get(key)
    entries.set(key, first === undefined ? one.name : `${first} or ${one.name}`)
  }
  return [...entries.values()]
}

/** All names in at most `room` lines: what is required, by kind, then what is preferred, then the rest. */
const shortText = (job: Job, room: number, style: Style, width: number): ReadonlyArray<string> => {
  const lines = tiers.flatMap(([tier, head]) => {
    const rows = kinds.flatMap(([kind, name]) =>
      nameLines(namesOf(job, kind, tier), width - 18).map(({ names, text }, at) => ({
        text: `  ${at === 0 ? style.quiet(name.padEnd(14)) : " ".repeat(14)}  ${text}`,
        names
      }))
    )
    const count = rows.reduce((sum, { names }) => sum + names, 0)
    return count === 0 ? [] : [{ text: "", names: 0 }, { text: style.strong(`${head} (${count})`), names: 0 }, ...rows]
  })
  if (lines.length <= room) return lines.map(({ text }) => text)
  const shown = lines.slice(0, lines.slice(0, room - 1).findLastIndex(({ names }) => names > 0) + 1)
  const left = lines.slice(shown.length).reduce((sum, { names }) => sum + names, 0)
  return [...shown.map(({ text }) => text), style.quiet(`  and ${left} more: --explain`)]
}

const requirementRows = (job: Job, kind: Requirement["kind"], style: Style, width: number): ReadonlyArray<string> =>
  table(
    job.requirements
      .filter((requirement) => requirement.kind === kind)
      .toSorted((a, b) => tierRank[a.tier] - tierRank[b.tier] || b.weight - a.weight)
      .map((requirement) => {
        const alternatives = job.requirements.filter(
          ({ group, name }) => group !== undefined && group === requirement.group && name !== requirement.name
        )
        const note = alternatives.length === 0 ? "" : `or ${alternatives.map(({ name }) => oneLine(name)).join(", ")}`
        return [
          { text: shorten(oneLine(requirement.name), 44) },
          { text: requirement.tier, paint: requirement.tier === "required" ? style.strong : style.quiet },
          { text: shorten(note, width - 60), paint: style.quiet }
        ]
      })
  )

const seniorityText = ({ level, years }: Job["seniority"]) => {
  const said = [level, years === undefined ? undefined : `${years} year${years === 1 ? "" : "s"} of experience`]
  return said.filter((part) => part !== undefined).join(", ") || "not said"
}

/** `tailor extract`: what a job asks for. */
export const run = Effect.fnUntraced(function* (input: ExtractInput) {
  const { colours, width } = yield* Screen
  const given = yield* jobInput(yield* readDocument("--job", input.job), input)
  const job = readJob(given)
  const write = (text: string) => writeResult(text, "The list of requirements", input.out, [input.job])
  const trace = input.trace ? traceOf(given.description, job.language) : undefined
  if (input.format === "json") {
    return yield* write(JSON.stringify({ ...jobJson(job), ...(trace === undefined ? {} : { trace }) }, null, 2))
  }
  const style = styleOf(colours && isPrinted(input.out))
  const start = [
    jobLine(given, style, width),
    ...jobLanguageLines(job.language, style),
    `Level  ${seniorityText(job.seniority)}`
  ]
  const first = firstWarning(job.warnings, style, width)
  const lists = !input.explain
    ? shortText(job, screenLines - start.length - first.length, style, width)
    : kinds.flatMap(([kind, name]) => {
        const rows = requirementRows(job, kind, style, width)
        return rows.length === 0 ? [] : ["", style.strong(`${name} (${rows.length})`), ...rows]
      })
  yield* write(
    [
      ...start,
      ...(input.explain ? [] : first),
      ...(lists.length === 0 ? ["", "The job names no requirement that could be recognised."] : lists),
      ...(input.explain ? warningLines(job.warnings, style, width) : []),
      ...(trace === undefined ? [] : traceLines(trace, style))
    ].join("\n")
  )
})
