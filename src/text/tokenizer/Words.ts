import { Shape } from "../Tokens.js"

/** A word as it is read: where it stands in the folded text, and what `Tokens` says of it. */
export interface Word {
  readonly start: number
  readonly end: number
  readonly hash: number
  readonly stem: number
  readonly shape: number
}

/** The words of a text while it is read, as columns. */
export class Words {
  readonly starts: Array<number> = []
  readonly ends: Array<number> = []
  readonly hashes: Array<number> = []
  readonly stems: Array<number> = []
  readonly gaps: Array<number> = []
  readonly shapes: Array<number> = []

  get count(): number {
    return this.starts.length
  }

  /** The word that was read last. */
  get last(): Omit<Word, "stem"> | undefined {
    const [start, end] = [this.starts.at(-1), this.ends.at(-1)]
    const [hash, shape] = [this.hashes.at(-1), this.shapes.at(-1)]
    if (start === undefined || end === undefined || hash === undefined || shape === undefined) return undefined
    return { start, end, hash, shape }
  }

  /** `gap`: what stands before the word. */
  add({ end, hash, shape, start, stem }: Word, gap: number): void {
    this.starts.push(start)
    this.ends.push(end)
    this.hashes.push(hash)
    this.stems.push(stem)
    this.gaps.push(gap)
    this.shapes.push(shape)
  }

  /** Says of the words from one on that they are part of an address. */
  markAddress(first: number): void {
    for (let index = first; index < this.count; index++) this.shapes[index] = (this.shapes[index] ?? 0) | Shape.address
  }
}
