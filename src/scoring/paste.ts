import type { JobReading } from "./Job.js"
import { hashStart, hashStep, type Tokens } from "./text.js"
import { weights } from "./weights.js"

const size = weights.pasteWords

const hashRun = (hashes: Int32Array, first: number): number => {
  let hash = hashStart
  for (let index = first; index < first + size; index++) hash = hashStep(hash, hashes[index] ?? 0)
  return hash
}

/** Every run of the job's words, by hash; of two equal runs the first. */
export const runsOf = (hashes: Int32Array): ReadonlyMap<number, number> => {
  const runs = new Map<number, number>()
  for (let first = 0; first + size <= hashes.length; first++) {
    const hash = hashRun(hashes, first)
    if (!runs.has(hash)) runs.set(hash, first)
  }
  return runs
}

/**
 * Marks the words of a resume that were pasted from the job: runs of `weights.pasteWords` or more equal
 * words of which at least one names no requirement. Undefined when there is none.
 */
export const pastedWords = (job: JobReading, resume: Tokens): Uint8Array | undefined => {
  let struck: Uint8Array | undefined
  for (let first = 0; first + size <= resume.count; first++) {
    const at = job.runs.get(hashRun(resume.hashes, first))
    if (at === undefined || !isEqual(job.hashes, at, resume.hashes, first)) continue
    let namesOnly = true
    for (let index = at; index < at + size; index++) if ((job.isRequirement[index] ?? 0) === 0) namesOnly = false
    if (namesOnly) continue
    struck ??= new Uint8Array(resume.count)
    struck.fill(1, first, first + size)
  }
  return struck
}

const isEqual = (job: Int32Array, at: number, resume: Int32Array, first: number): boolean => {
  for (let step = 0; step < size; step++) if (job[at + step] !== resume[first + step]) return false
  return true
}
