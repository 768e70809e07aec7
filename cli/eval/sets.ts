import * as Fs from "node:fs/promises"
import * as Path from "node:path"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Schema from "effect/Schema"
import { fieldsOf, pairRow } from "../batch/rows.js"
import { eachLine, type LinesFile, linesOf, openLines, refuseLine } from "../batch/lines.js"
import { readFault } from "../input/files.js"
import { Refused, refuse } from "../Refused.js"
import type { LabelledPair } from "./ranking.js"

/** A labelled set by its files. */
export type LabelledSet =
  | { readonly kind: "extraction"; readonly name: string; readonly file: LinesFile }
  | {
      readonly kind: "ranking"
      readonly name: string
      readonly jobs: LinesFile
      readonly resumes: LinesFile
      readonly pairs: LinesFile
    }

export interface FoundSets {
  readonly sets: ReadonlyArray<LabelledSet>
  /** Files without labels that this command knows. */
  readonly leftOut: ReadonlyArray<string>
}

const rankingPart = /^(.*?)(?:jds|resumes|pairs)\.jsonl$/

/** Whether the first row has labels of extraction; a file that is no JSON lines has none. */
const isExtraction = async (file: LinesFile): Promise<boolean> => {
  for await (const line of linesOf(file)) {
    if ("fault" in line) throw refuseLine(file, line.number, line.fault)
    const fields = fieldsOf(line.text)
    return (
      typeof fields !== "string" && fields.has("text") && ["hard", "soft", "labels"].some((name) => fields.has(name))
    )
  }
  return false
}

const asRefused = (cause: unknown) => (cause instanceof Refused ? cause : refuse(`SET: ${readFault(cause)}`))

const opened = (path: string): LinesFile => ({ option: "SET", name: path, path })

const rankingAt = (folder: string, prefix: string): LabelledSet => {
  const at = (part: string) => opened(Path.join(folder, `${prefix}${part}.jsonl`))
  const name = prefix.replace(/(?<![-_.])[-_.]+$/, "") || Path.basename(Path.resolve(folder))
  return { kind: "ranking", name, jobs: at("jds"), resumes: at("resumes"), pairs: at("pairs") }
}

const inFolder = async (folder: string): Promise<FoundSets> => {
  const names = (await Fs.readdir(folder)).filter((name) => name.endsWith(".jsonl")).sort()
  const sets: Array<LabelledSet> = []
  const leftOut: Array<string> = []
  for (const name of names) {
    const prefix = rankingPart.exec(name)?.[1]
    const isWhole =
      prefix !== undefined && ["jds", "resumes", "pairs"].every((part) => names.includes(`${prefix}${part}.jsonl`))
    if (prefix !== undefined && isWhole) {
      if (name.endsWith("pairs.jsonl")) sets.push(rankingAt(folder, prefix))
      continue
    }
    const file = opened(Path.join(folder, name))
    if (await isExtraction(file)) sets.push({ kind: "extraction", name: name.replace(/\.jsonl$/, ""), file })
    else leftOut.push(name)
  }
  if (sets.length === 0) {
    throw refuse("SET: the folder holds no labelled set; see tailor eval --help for what one looks like")
  }
  return { sets, leftOut }
}

/** The sets at a path: those of a folder, or the one that a file belongs to. */
export const findSets = (path: string): Effect.Effect<FoundSets, Refused> =>
  Effect.tryPromise({
    try: async (): Promise<FoundSets> => {
      const stat = await Fs.stat(path)
      if (stat.isDirectory()) return inFolder(path)
      const prefix = rankingPart.exec(Path.basename(path))?.[1]
      if (prefix !== undefined) return { sets: [rankingAt(Path.dirname(path), prefix)], leftOut: [] }
      if (await isExtraction(opened(path))) {
        const name = Path.basename(path).replace(/\.jsonl$/, "")
        return { sets: [{ kind: "extraction", name, file: opened(path) }], leftOut: [] }
      }
      throw refuse("SET: the first line has no text with labels (hard or soft); see tailor eval --help")
    },
    catch: asRefused
  })

/** A ranking set of three files named one by one. */
export const setOfFiles = Effect.fnUntraced(function* (jobs: string, resumes: string, pairs: string) {
  const set: LabelledSet = {
    kind: "ranking",
    name: "the files given",
    jobs: yield* openLines("--jobs", jobs),
    resumes: yield* openLines("--resumes", resumes),
    pairs: yield* openLines("--pairs", pairs)
  }
  return set
})

export type LabelKind = "hard" | "soft"

const NamedLabel = Schema.Struct({
  name: Schema.String,
  aliases: Schema.optionalWith(Schema.Array(Schema.String), { default: () => [] })
})

export interface ExtractionRow {
  readonly field: string | undefined
  /** Names of one thing, where the labels say them. */
  readonly groups: ReadonlyArray<ReadonlyArray<string>>
  readonly asked: { readonly [K in LabelKind]: ReadonlyArray<string> | undefined }
}

const fieldIn = (fields: ReadonlyMap<string, unknown>): string | undefined => {
  const value = fields.get("field") ?? fields.get("category") ?? fields.get("source")
  return typeof value === "string" && value !== "" ? value : undefined
}

/** The third entries of `[[start, end, text]]`. */
const labelsIn = (
  fields: ReadonlyMap<string, unknown>,
  kind: LabelKind
): ReadonlyArray<string> | undefined | Refused => {
  const value = fields.get(kind) ?? undefined
  if (value === undefined) return undefined
  if (!Array.isArray(value)) return refuse(`${kind} must be a list`)
  const texts: Array<string> = []
  for (const [at, label] of value.entries()) {
    const text: unknown = Array.isArray(label) ? label[2] : undefined
    if (typeof text !== "string") return refuse(`${kind}[${at}] must be [start, end, text]`)
    texts.push(text)
  }
  return texts
}

/** What somebody read of a whole posting: each requirement by its name and the others that it goes by. */
const DocumentLabels = Schema.Struct({
  hard: Schema.Array(NamedLabel),
  soft: Schema.Array(NamedLabel)
})
const decodeLabels = Schema.decodeUnknownEither(DocumentLabels)

const documentRow = (labels: unknown, field: string | undefined): ExtractionRow | string => {
  const decoded = decodeLabels(labels)
  if (Either.isLeft(decoded)) return "labels must hold hard and soft, lists of {name, aliases}"
  const { hard, soft } = decoded.right
  const names = (list: typeof hard) => list.map(({ name }) => name)
  const groups = [...hard, ...soft].map(({ aliases, name }) => [name, ...aliases])
  return { field, groups, asked: { hard: names(hard), soft: names(soft) } }
}

/** The labels of an extraction set, row by row, in the order of the file. */
export const readLabels = Effect.fnUntraced(function* (file: LinesFile) {
  const rows: Array<ExtractionRow> = []
  yield* eachLine(file, (line) => {
    const fields = fieldsOf(line)
    if (typeof fields === "string") return fields
    if (fields.has("labels")) {
      const row = documentRow(fields.get("labels"), fieldIn(fields))
      if (typeof row === "string") return row
      rows.push(row)
      return undefined
    }
    const [hard, soft] = [labelsIn(fields, "hard"), labelsIn(fields, "soft")]
    if (hard instanceof Refused) return hard.line
    if (soft instanceof Refused) return soft.line
    if (hard === undefined && soft === undefined) return "hard or soft is missing"
    rows.push({ field: fieldIn(fields), groups: [], asked: { hard, soft } })
    return undefined
  })
  return rows
})

/** The pairs of a ranking set with their labels, and the field of each job. */
export const readPairs = Effect.fnUntraced(function* (jobs: LinesFile, pairs: LinesFile) {
  const fieldOf = new Map<string, string | undefined>()
  yield* eachLine(jobs, (line) => {
    const fields = fieldsOf(line)
    if (typeof fields === "string") return fields
    const id = fields.get("id")
    if (typeof id === "string") fieldOf.set(id, fieldIn(fields))
    return undefined
  })
  const labelled: Array<LabelledPair> = []
  yield* eachLine(pairs, (line) => {
    const pair = pairRow(line)
    if (typeof pair === "string") return pair
    const fields = fieldsOf(line)
    const label = typeof fields === "string" ? undefined : fields.get("label")
    if (label === undefined || label === null) return "label is missing"
    if (label !== 0 && label !== 1) return "label must be 0 or 1"
    labelled.push({ ...pair, fits: label === 1 })
    return undefined
  })
  return { labelled, fieldOf: (jd: string) => fieldOf.get(jd) }
})
