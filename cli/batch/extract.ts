import * as Effect from "effect/Effect"
import { indexLines, openLines } from "./lines.js"
import { openOutput } from "./output.js"
import { jobRow } from "./rows.js"
import { eachOf, runBatch } from "./run.js"
import { Skipped } from "./skipped.js"

interface BatchExtractInput {
  readonly jobs: string
  readonly out: string
}

/** `tailor batch extract`: what each of many jobs asks for, one JSON line for each. */
export const run = (input: BatchExtractInput) =>
  Effect.gen(function* () {
    const jobs = yield* openLines("--jobs", input.jobs)
    const skipped = new Skipped()
    const index = yield* indexLines(jobs, jobRow, skipped.add)
    yield* skipped.tell
    const write = yield* openOutput(input.out, [jobs.path])
    const setup = { jobs: jobs.path, resumes: undefined, asOf: 0, weights: undefined }
    yield* runBatch({ setup, entries: eachOf(index), total: index.offsets.length, doing: "Reading" }, write)
    yield* skipped.end
  }).pipe(Effect.scoped)
