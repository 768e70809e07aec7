import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { indexLines } from "../batch/lines.js"
import { jobRow } from "../batch/rows.js"
import { eachOf, runBatch } from "../batch/run.js"
import { pairsToScore } from "../batch/score.js"
import { onlyOneStandardInput, readInput } from "../input/files.js"
import { asOfMonth } from "../input/inputs.js"
import { refuse } from "../Refused.js"
import { Screen } from "../output/Screen.js"
import { styleOf } from "../output/terminal.js"
import { readWeights } from "../input/weightsFile.js"
import { formulaVersion, type Weights } from "../../src/scoring/weights.js"
import { lexiconHash } from "../../src/lexicon/lexicon.js"
import { extractionFigures } from "./extraction.js"
import { aliasesOf, namesOf } from "./names.js"
import { compared, rankedJobs, rankingFigures } from "./ranking.js"
import {
  findSets,
  type FoundSets,
  type LabelledSet,
  type LabelKind,
  readLabels,
  readPairs,
  setOfFiles
} from "./sets.js"
import { evalText, type Measured } from "./text.js"

interface EvalInput {
  readonly set: string | undefined
  readonly jobs: string | undefined
  readonly resumes: string | undefined
  readonly pairs: string | undefined
  readonly against: string | undefined
  readonly aliases: string | undefined
  readonly asOf: string | undefined
  readonly format: "text" | "json"
}

/** What this program wrote a moment ago. */
interface ExtractedLine {
  readonly id: string
  readonly hard_skills: ReadonlyArray<string>
  readonly soft_skills: ReadonlyArray<string>
}

const decodeAliases = Schema.decodeUnknown(
  Schema.parseJson(Schema.Array(Schema.Struct({ forms: Schema.Array(Schema.String) })))
)

const readAliases = Effect.fnUntraced(function* (path: string | undefined) {
  if (path === undefined) return []
  const { text } = yield* readInput("--aliases", path)
  const groups = yield* Effect.mapError(decodeAliases(text), () =>
    refuse('--aliases: the file must be a JSON list of groups such as {"forms": ["k8s", "Kubernetes"]}')
  )
  return groups.map(({ forms }) => forms)
})

const measureExtraction = Effect.fnUntraced(function* (
  set: Extract<LabelledSet, { readonly kind: "extraction" }>,
  groups: ReadonlyArray<ReadonlyArray<string>>
) {
  const common = aliasesOf(groups)
  const labels = yield* readLabels(set.file)
  const index = yield* indexLines(set.file, jobRow)
  const found: Array<ExtractedLine> = []
  const setup = { jobs: set.file.path, resumes: undefined, asOf: 0, weights: undefined }
  const batch = { setup, entries: eachOf(index), total: index.offsets.length, doing: `Reading ${set.name}` }
  yield* runBatch(batch, (lines) =>
    Effect.sync(() => {
      for (const line of lines) found.push(JSON.parse(line))
    })
  )
  const figuresOf = (kind: LabelKind) => {
    const cases = found.flatMap(({ hard_skills, id, soft_skills }, at) => {
      const row = labels[at]
      const asked = row?.asked[kind]
      if (row === undefined || asked === undefined) return []
      const names = kind === "hard" ? hard_skills : soft_skills
      const aliases = row.groups.length === 0 ? common : aliasesOf([...groups, ...row.groups])
      return [{ id, field: row.field, asked: namesOf(asked, aliases), found: namesOf(names, aliases) }]
    })
    return cases.length === 0 ? undefined : extractionFigures(cases)
  }
  const measured: Measured = { kind: "extraction", name: set.name, hard: figuresOf("hard"), soft: figuresOf("soft") }
  return measured
})

const measureRanking = Effect.fnUntraced(function* (
  set: Extract<LabelledSet, { readonly kind: "ranking" }>,
  asOf: number,
  against: Weights | undefined
) {
  const { fieldOf, labelled } = yield* readPairs(set.jobs, set.pairs)
  const scoredWith = Effect.fnUntraced(function* (weights: Weights | undefined, doing: string) {
    const { entries, total } = yield* pairsToScore(set.jobs, set.resumes, set.pairs)
    const scores: Array<number> = []
    const setup = { jobs: set.jobs.path, resumes: set.resumes.path, asOf, weights }
    yield* runBatch({ setup, entries, total, doing }, (lines) =>
      Effect.sync(() => {
        for (const line of lines) {
          const { score }: { readonly score: number } = JSON.parse(line)
          scores.push(score)
        }
      })
    )
    return rankedJobs(labelled, scores, fieldOf)
  })
  const ranked = yield* scoredWith(undefined, `Scoring ${set.name}`)
  const other =
    against === undefined ? undefined : yield* scoredWith(against, `Scoring ${set.name} with the other weights`)
  const measured: Measured = {
    kind: "ranking",
    name: set.name,
    figures: rankingFigures(ranked),
    against: other && { figures: rankingFigures(other), comparison: compared(ranked, other) }
  }
  return measured
})

const setsGiven = Effect.fnUntraced(function* (input: EvalInput) {
  const { jobs, pairs, resumes, set } = input
  const files = [jobs, resumes, pairs].filter((path) => path !== undefined)
  if (set !== undefined) {
    return files.length === 0
      ? yield* findSets(set)
      : yield* refuse("give SET, or --jobs, --resumes and --pairs, not both; see tailor eval --help")
  }
  if (jobs === undefined || resumes === undefined || pairs === undefined) {
    return yield* refuse("SET is missing, or all of --jobs, --resumes and --pairs; see tailor eval --help")
  }
  yield* onlyOneStandardInput([
    ["--jobs", jobs],
    ["--resumes", resumes],
    ["--pairs", pairs]
  ])
  const found: FoundSets = { sets: [yield* setOfFiles(jobs, resumes, pairs)], leftOut: [] }
  return found
})

/** `tailor eval`: how well jobs are read and resumes are ranked, on sets that people labelled. */
export const run = (input: EvalInput) =>
  Effect.gen(function* () {
    const { colours, print, width } = yield* Screen
    const asOf = yield* asOfMonth(input.asOf)
    const against = input.against === undefined ? undefined : yield* readWeights("--against", input.against)
    const aliases = yield* readAliases(input.aliases)
    const { leftOut, sets } = yield* setsGiven(input)
    if (against !== undefined && sets.every(({ kind }) => kind === "extraction")) {
      return yield* refuse("--against: weights change no extraction; give a ranking set")
    }
    const measured: Array<Measured> = []
    for (const set of sets) {
      if (set.kind === "ranking") measured.push(yield* measureRanking(set, asOf, against))
      // What is extracted does not depend on weights.
      else if (against === undefined) measured.push(yield* measureExtraction(set, aliases))
    }
    const about = { formula_version: formulaVersion, lexicon_hash: lexiconHash }
    yield* print(
      input.format === "json"
        ? JSON.stringify({ ...about, sets: measured, left_out: leftOut }, null, 2)
        : evalText(measured, leftOut, styleOf(colours), width).join("\n")
    )
  }).pipe(Effect.scoped)
