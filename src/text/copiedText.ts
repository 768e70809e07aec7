import { Numbering } from "./Numbering.js"
import type { Tokens } from "./Tokens.js"

/** The words of a job in blocks side by side. */
export interface Blocks {
  /** By the hash of a block its number, for blocks that are equal the same. */
  readonly numbers: Numbering
  /** By number the place of its first word, and where the same block stands again. */
  readonly firsts: Int32Array
  readonly others: ReadonlyMap<number, ReadonlyArray<number>>
}

/** What is known of the text that may have been copied from. */
export interface CopiedFrom {
  readonly hashes: Int32Array
  /** 1 for the words that name a requirement or join two of them. */
  readonly isRequirement: Uint8Array
  /** The words of the text in blocks. */
  readonly blocks: Blocks
}

/** Every run of `size` words holds a whole block of this many words at a multiple of it. */
const blockOf = (size: number): number => Math.floor(size / 2)
const base = 0x01000193
/** What the word that leaves a block counts in its hash. */
const leavingOf = (block: number): number => {
  let power = 1
  for (let step = 0; step < block; step++) power = Math.imul(power, base)
  return power
}

/** `size`: `Weights.pasteWords`. */
export const blocksOf = (hashes: Int32Array, size: number): Blocks => {
  const block = blockOf(size)
  const most = Math.floor(hashes.length / block)
  const numbers = new Numbering()
  const firsts = new Int32Array(most)
  const others = new Map<number, Array<number>>()
  for (let first = 0; first + block <= hashes.length; first += block) {
    let hash = 0
    for (let step = 0; step < block; step++) hash = (Math.imul(hash, base) + (hashes[first + step] ?? 0)) | 0
    const met = numbers.size
    const number = numbers.numberOf(hash)
    if (number === met) {
      firsts[number] = first
      continue
    }
    const there = others.get(number)
    if (there === undefined) others.set(number, [first])
    // A text of equal blocks would cost more than it tells.
    else if (there.length < 7) there.push(first)
  }
  return { numbers, firsts, others }
}

/** Where a block of that hash begins; nowhere in most cases. */
const placesOf = ({ firsts, numbers, others }: Blocks, hash: number): ReadonlyArray<number> => {
  const number = numbers.find(hash)
  return number < 0 ? none : [firsts[number] ?? 0, ...(others.get(number) ?? none)]
}

const none: ReadonlyArray<number> = []

/**
 * Marks the words of a resume that were pasted from the job: runs of `size` or more equal
 * words of which at least one names no requirement. Undefined when there is none.
 */
export const pastedWords = (job: CopiedFrom, { hashes, count }: Tokens, size: number): Uint8Array | undefined => {
  const { numbers } = job.blocks
  if (numbers.size === 0) return undefined
  const block = blockOf(size)
  const leaving = leavingOf(block)
  let struck: Uint8Array | undefined
  let hash = 0
  let reached = 0
  for (let index = 0; index < count; index++) {
    const left = index >= block ? (hashes[index - block] ?? 0) : 0
    hash = (Math.imul(hash, base) + (hashes[index] ?? 0) - Math.imul(left, leaving)) | 0
    const first = index - block + 1
    if (first < reached) continue
    for (const at of placesOf(job.blocks, hash)) {
      if (job.hashes[at] !== hashes[first]) continue
      let before = 0
      while (
        before < at &&
        before < first &&
        before < size &&
        job.hashes[at - before - 1] === hashes[first - before - 1]
      )
        before++
      let after = 0
      while (
        at + after < job.hashes.length &&
        first + after < count &&
        job.hashes[at + after] === hashes[first + after]
      )
        after++
      if (before + after < size) continue
      reached = Math.max(reached, first + after - block + 1)
      if (!saysMore(job, at - before, at + after)) continue
      struck ??= new Uint8Array(count)
      struck.fill(1, first - before, first + after)
    }
  }
  return struck
}

/** Whether one of the job's words from `first` up to `end` is no part of a requirement's name. */
const saysMore = ({ isRequirement }: CopiedFrom, first: number, end: number): boolean => {
  for (let index = first; index < end; index++) if ((isRequirement[index] ?? 0) === 0) return true
  return false
}
