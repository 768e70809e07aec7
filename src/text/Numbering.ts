/** Numbers keys (stems, blocks) from 0 on in the order in which they are met. */
export class Numbering {
  private readonly numbers = new Map<number, number>()
  private readonly keys: Array<number> = []

  /** How many different keys were met. */
  get size(): number {
    return this.keys.length
  }

  /** The key of a number that was given. */
  keyOf(number: number): number {
    const key = this.keys[number]
    if (key === undefined) throw new RangeError("no key has this number")
    return key
  }

  /** The number of a key; -1 where it was not met. */
  find(key: number): number {
    return this.numbers.get(key) ?? -1
  }

  /** The number of a key, a new one where it was not met before. */
  numberOf(key: number): number {
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.numbers.set(key, this.keys.length)
    return this.keys.push(key) - 1
  }
}

/** Stems of words and what each of them weighs. */
export interface StemWeights {
  readonly stems: Numbering
  /** By the number of a stem. */
  readonly weights: Float64Array
}
