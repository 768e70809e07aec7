import * as Effect from "effect/Effect"
import { onlyOneStandardInput } from "../input/files.js"
import { asOfMonth } from "../input/inputs.js"
import { eachLine, type Index, indexLines, type LinesFile, linesOf, type OnBad, openLines } from "./lines.js"
import { openOutput } from "./output.js"
import { jobRow, pairRow, resumeRow } from "./rows.js"
import { crossOf, placeIn, runBatch } from "./run.js"
import { Skipped } from "./skipped.js"
import type { Chunk } from "./worker.js"

interface BatchScoreInput {
  readonly jobs: string
  readonly resumes: string
  readonly pairs: string | undefined
  readonly asOf: string | undefined
  readonly out: string
}

const entryOf = (jobs: Index, resumes: Index, line: string): Chunk[number] | string => {
  const pair = pairRow(line)
  if (typeof pair === "string") return pair
  const job = jobs.numberById.get(pair.jd)
  const resume = resumes.numberById.get(pair.resume)
  if (job === undefined) return "jd names no job of --jobs"
  if (resume === undefined) return "resume names no resume of --resumes"
  return [placeIn(jobs, job), placeIn(resumes, resume)]
}

async function* pairsOf(file: LinesFile, jobs: Index, resumes: Index): AsyncGenerator<Chunk[number]> {
  for await (const line of linesOf(file)) {
    // All were checked before.
    const entry = "fault" in line ? line.fault : entryOf(jobs, resumes, line.text)
    if (typeof entry !== "string") yield entry
  }
}

/** What to score, after every line of every file was looked at. */
export const pairsToScore = Effect.fnUntraced(function* (
  jobs: LinesFile,
  resumes: LinesFile,
  pairs: LinesFile | undefined,
  onBad?: OnBad
) {
  const jobIndex = yield* indexLines(jobs, jobRow, onBad)
  const resumeIndex = yield* indexLines(resumes, resumeRow, onBad)
  if (pairs === undefined) {
    return {
      entries: crossOf(jobIndex, resumeIndex),
      total: jobIndex.offsets.length * resumeIndex.offsets.length
    }
  }
  let total = 0
  const check = (line: string) => {
    const entry = entryOf(jobIndex, resumeIndex, line)
    if (typeof entry === "string") return entry
    total++
    return undefined
  }
  yield* eachLine(pairs, check, onBad)
  return { entries: pairsOf(pairs, jobIndex, resumeIndex), total }
})

/** `tailor batch score`: many resumes against many jobs, one JSON line for each pair. */
export const run = (input: BatchScoreInput) =>
  Effect.gen(function* () {
    yield* onlyOneStandardInput([
      ["--jobs", input.jobs],
      ["--resumes", input.resumes],
      ["--pairs", input.pairs]
    ])
    const asOf = yield* asOfMonth(input.asOf)
    const jobs = yield* openLines("--jobs", input.jobs)
    const resumes = yield* openLines("--resumes", input.resumes)
    const pairs = input.pairs === undefined ? undefined : yield* openLines("--pairs", input.pairs)
    const skipped = new Skipped()
    const { entries, total } = yield* pairsToScore(jobs, resumes, pairs, skipped.add)
    yield* skipped.tell
    const files = [jobs, resumes, ...(pairs === undefined ? [] : [pairs])].map(({ path }) => path)
    const write = yield* openOutput(input.out, files)
    const setup = { jobs: jobs.path, resumes: resumes.path, asOf, weights: undefined }
    yield* runBatch({ setup, entries, total, doing: "Scoring" }, write)
    yield* skipped.end
  }).pipe(Effect.scoped)
