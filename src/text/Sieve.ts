/**
 * Numbers by a bit for each, which may be the bit of others, too: what it does not have was not added. To be asked
 * before a table, where most answers are no: it lies near at hand, and one look is enough.
 */
export class Sieve {
  private readonly bits: Int32Array
  private readonly shift: number

  /** `size`: two to this many bits, of which the numbers that are added should fill few. */
  constructor(size: number) {
    this.bits = new Int32Array(2 ** (size - 5))
    this.shift = 32 - size
  }

  add(number: number): void {
    const bit = Math.imul(number, 0x9e3779b1) >>> this.shift
    this.bits[bit >>> 5] = (this.bits[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }

  mayHave(number: number): boolean {
    const bit = Math.imul(number, 0x9e3779b1) >>> this.shift
    return (((this.bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1
  }
}
