import { openSync, readSync } from "node:fs"
import { parentPort, workerData } from "node:worker_threads"
import { type Detector, loadDetector, textOfJob, textOfResume } from "../../src/languages/detectLanguage.js"
import type { Job } from "../../src/posting/Job.js"
import { shownNames } from "../../src/posting/names.js"
import { readJob } from "../../src/posting/readJob.js"
import type { AsOfMonth } from "../../src/scoring/report/Report.js"
import { resumeOfProfile } from "../../src/resume/readResume.js"
import type { Resume } from "../../src/resume/Resume.js"
import { scoreResume } from "../../src/scoring/score.js"
import { defaultWeights, type Weights } from "../../src/scoring/weights.js"
import { lossesOf } from "../input/inputs.js"
import { readResumeInput } from "../input/languages.js"
import { jobRow, resumeRow } from "./rows.js"

// The body of one worker thread. It gets places in files, not texts: the main thread holds none.

export interface Setup {
  readonly jobs: string
  /** Without resumes the jobs are only read. */
  readonly resumes: string | undefined
  readonly asOf: AsOfMonth
  readonly weights: Weights | undefined
}

/** Where a row stands: offset and bytes. */
export type Place = readonly [offset: number, bytes: number]

/** What to do in one go; the resume is undefined where jobs are only read. */
export type Chunk = ReadonlyArray<readonly [job: Place, resume: Place | undefined]>

/** One JSON line for each entry of the chunk, in its order. */
export interface Done {
  readonly lines: ReadonlyArray<string>
}

/** What was read lately, up to so many bytes of the file: neighbouring pairs share a job or a resume. */
class Kept<A> {
  private readonly byOffset = new Map<number, { readonly bytes: number; readonly value: A }>()
  private held = 0

  constructor(
    private readonly file: number,
    private readonly maxBytes: number,
    private readonly read: (line: string) => A | string
  ) {}

  at([offset, bytes]: Place): A {
    const kept = this.byOffset.get(offset)
    if (kept !== undefined) return kept.value
    const buffer = Buffer.alloc(bytes)
    readSync(this.file, buffer, 0, bytes, offset)
    const value = this.read(buffer.toString("utf8").replace(/^\uFEFF/, ""))
    // Every line was checked before; one that is bad now was changed in between.
    if (typeof value === "string") throw new Error("a file was changed while it was read")
    this.byOffset.set(offset, { bytes, value })
    this.held += bytes
    for (const [oldest, one] of this.byOffset) {
      if (this.held <= this.maxBytes) break
      this.byOffset.delete(oldest)
      this.held -= one.bytes
    }
    return value
  }
}

interface ReadResume {
  readonly id: string
  readonly resume: Resume
  /** What of a profile in another format was left out. */
  readonly notes: ReadonlyArray<string>
}

const work = (setup: Setup, languageOf: Detector) => {
  const weights = setup.weights ?? defaultWeights
  const jobs = new Kept<{ readonly id: string; readonly job: Job }>(openSync(setup.jobs, "r"), 1_000_000, (line) => {
    const row = jobRow(line)
    return typeof row === "string"
      ? row
      : { id: row.id, job: readJob({ ...row.job, language: languageOf(textOfJob(row.job)) }, weights) }
  })
  const resumes =
    setup.resumes === undefined
      ? undefined
      : new Kept<ReadResume>(openSync(setup.resumes, "r"), 8_000_000, (line) => {
          const row = resumeRow(line)
          if (typeof row === "string") return row
          const { id, resume } = row
          const { profile } = readResumeInput(resume)
          return { id, resume: resumeOfProfile(profile, languageOf(textOfResume(profile))), notes: lossesOf(resume) }
        })
  const lineOf = ([jobPlace, resumePlace]: Chunk[number]): string => {
    const { id, job } = jobs.at(jobPlace)
    if (resumes === undefined || resumePlace === undefined) {
      const { level, years } = job.seniority
      return JSON.stringify({
        id,
        ...job.extracted,
        education: shownNames(job.requirements, "education"),
        seniority: level ?? null,
        years: years ?? null,
        warnings: job.warnings
      })
    }
    const found = resumes.at(resumePlace)
    const { parts, score, warnings } = scoreResume(job, found.resume, setup.asOf, weights)
    return JSON.stringify({ jd: id, resume: found.id, score, parts, warnings: [...warnings, ...found.notes] })
  }
  return (chunk: Chunk): Done => ({ lines: chunk.map(lineOf) })
}

if (parentPort !== null) {
  const port = parentPort
  const setup: Setup = workerData
  const doChunk = work(setup, await loadDetector())
  port.on("message", (chunk: Chunk) => port.postMessage(doChunk(chunk)))
}
