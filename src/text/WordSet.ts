/**
 * Words by the hash that tokens carry, to be asked for word after word: an open table at most a quarter full, which
 * answers several times faster than a `Set`.
 */
export class WordSet {
  private readonly slots: Int32Array
  private readonly mask: number

  constructor(hashes: Iterable<number>) {
    const all = [...new Set(hashes)]
    let capacity = 8
    while (capacity < all.length * 4) capacity *= 2
    this.mask = capacity - 1
    this.slots = new Int32Array(capacity)
    for (const hash of all) {
      let slot = (hash ^ (hash >>> 15)) & this.mask
      while (this.slots[slot] !== 0) slot = (slot + 1) & this.mask
      this.slots[slot] = hash
    }
  }

  /** No word has the hash 0; it stands for what is beyond the ends of a text. */
  has(hash: number): boolean {
    const { mask, slots } = this
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const there = slots[slot]
      if (there === 0) return false
      if (there === hash) return true
    }
  }
}
