import type { Tokens } from "./Tokens.js"

/** The text that may have been copied from. */
export interface CopiedFrom {
  /** Hash of each of its words. */
  readonly hashes: Int32Array
  /** Each three words in a row, and whether one of them names no requirement: a list of names is nobody's text. */
  readonly triples: ReadonlyMap<number, boolean>
}

/** From how many words on a text counts as copied. */
export interface CopiedWords {
  /** Words in a row that are copied by themselves. */
  readonly run: number
  /** Words in a row that count for `together`: fewer are how everybody writes. */
  readonly shortRun: number
  /** Words in such runs together from which on the whole job was copied. */
  readonly together: number
}

const base = 0x01000193
const pairOf = (one: number, two: number): number => (Math.imul(one, base) + two) | 0
const hashAt = (hashes: Int32Array, index: number): number => hashes[index] ?? 0
const pairAt = (hashes: Int32Array, index: number): number => pairOf(hashAt(hashes, index), hashAt(hashes, index + 1))
const tripleAt = (hashes: Int32Array, index: number): number => pairOf(pairAt(hashes, index), hashAt(hashes, index + 2))

/** `isRequirement`: 1 for the words that name a requirement or join two of them. */
export const copiedFrom = (hashes: Int32Array, isRequirement: Uint8Array): CopiedFrom => {
  const triples = new Map<number, boolean>()
  let lastOther = -1
  for (let index = 0; index < hashes.length; index++) {
    if (isRequirement[index] === 0) lastOther = index
    if (index < 2) continue
    const triple = tripleAt(hashes, index - 2)
    triples.set(triple, lastOther >= index - 2 || triples.get(triple) === true)
  }
  return { hashes, triples }
}

interface Run {
  readonly first: number
  readonly end: number
  /** Whether it is more than names of requirements. */
  readonly isMore: boolean
}

/** The stretches of which each three words in a row stand in the job. */
const runsIn = ({ triples }: CopiedFrom, { count, hashes }: Tokens): ReadonlyArray<Run> => {
  const runs: Array<Run> = []
  let length = 0
  let isMore = false
  for (let index = 0; index <= count - 2; index++) {
    const triple = index < count - 2 ? triples.get(tripleAt(hashes, index)) : undefined
    if (triple === undefined) {
      if (length > 0) runs.push({ first: index - length, end: index + 2, isMore })
      length = 0
      isMore = false
    } else {
      length++
      isMore ||= triple
    }
  }
  return runs
}

/**
 * Marks the words of a resume that were copied from the job: long runs of equal words. Where all that is copied comes to
 * more than anybody writes by chance, the job was pasted as a whole, in any order and cut into pieces: then shorter runs
 * count, too, and every line that has only words of the job. Undefined when nothing was copied.
 */
export const copiedWords = (
  job: CopiedFrom,
  resume: Tokens,
  beginsLine: (index: number) => boolean,
  { run, shortRun, together }: CopiedWords
): Uint8Array | undefined => {
  const runs = runsIn(job, resume)
  if (runs.length === 0) return undefined
  const copied = new Uint8Array(resume.count)
  /** Marks runs of that many words and more, and counts their words. */
  const mark = (min: number): number => {
    let marked = 0
    for (const { end, first, isMore } of runs) {
      if (end - first < min || !isMore) continue
      copied.fill(1, first, end)
      marked += end - first
    }
    return marked
  }
  if (mark(shortRun) < together) {
    copied.fill(0)
    return mark(run) > 0 ? copied : undefined
  }
  const words = new Set(job.hashes)
  const pairs = new Set(Array.from(job.hashes, (_, index) => pairAt(job.hashes, index)))
  const covered = new Uint8Array(resume.count)
  for (const { end, first } of runs) covered.fill(1, first, end)
  for (let first = 0, end = 1; first < resume.count; first = end++) {
    while (end < resume.count && !beginsLine(end)) end++
    const isAlone =
      end - first === 1
        ? words.has(hashAt(resume.hashes, first))
        : end - first === 2
          ? pairs.has(pairAt(resume.hashes, first))
          : !covered.subarray(first, end).includes(0)
    if (isAlone) copied.fill(1, first, end)
  }
  return copied
}
