const least = 256

/** A power of two. */
const capacityFor = (expected: number): number => {
  let capacity = least
  while (capacity <= expected) capacity *= 2
  return capacity
}

const slotOf = (key: number): number => {
  const mixed = Math.imul(key, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}

/** Numbers keys (stems, blocks) from 0 on in the order in which they are met: an open table of integers. */
export class Numbering {
  private slots: Int32Array
  private keys: Int32Array
  /** Of so many slots as are in use: twice the keys there is room for. */
  private mask: number
  private count = 0

  /** `expected`: so many different keys need no more room to be made. */
  constructor(expected = 0) {
    const capacity = capacityFor(expected)
    this.slots = new Int32Array(capacity * 2)
    this.keys = new Int32Array(capacity)
    this.mask = capacity * 2 - 1
  }

  /** Forgets all keys, to be used again for a text of so many. */
  clear(expected: number): void {
    const capacity = capacityFor(expected)
    if (capacity > this.keys.length) {
      this.slots = new Int32Array(capacity * 2)
      this.keys = new Int32Array(capacity)
    } else this.slots.fill(0, 0, capacity * 2)
    this.mask = capacity * 2 - 1
    this.count = 0
  }

  /** How many different keys were met. */
  get size(): number {
    return this.count
  }

  keyOf(number: number): number {
    return this.keys[number] ?? 0
  }

  /** The number of a key; -1 where it was not met. */
  find(key: number): number {
    const { keys, mask, slots } = this
    for (let slot = slotOf(key) & mask; ; slot = (slot + 1) & mask) {
      const number = (slots[slot] ?? 0) - 1
      if (number < 0 || keys[number] === key) return number
    }
  }

  /** The number of a key, a new one where it was not met before. */
  numberOf(key: number): number {
    const { keys, mask, slots } = this
    let slot = slotOf(key) & mask
    for (; ; slot = (slot + 1) & mask) {
      const number = (slots[slot] ?? 0) - 1
      if (number < 0) break
      if (keys[number] === key) return number
    }
    const number = this.count++
    keys[number] = key
    slots[slot] = number + 1
    if (this.count * 2 > mask) this.grow()
    return number
  }

  private grow() {
    const capacity = this.count * 2
    const keys = new Int32Array(capacity)
    keys.set(this.keys.subarray(0, this.count))
    this.keys = keys
    this.slots = new Int32Array(capacity * 2)
    this.mask = capacity * 2 - 1
    for (let number = 0; number < this.count; number++) {
      let slot = slotOf(keys[number] ?? 0) & this.mask
      while (this.slots[slot] !== 0) slot = (slot + 1) & this.mask
      this.slots[slot] = number + 1
    }
  }
}

/** Stems of words and what each of them weighs. */
export interface StemWeights {
  readonly stems: Numbering
  /** By the number of a stem. */
  readonly weights: Float64Array
}
