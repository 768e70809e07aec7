class Scratch {
  starts = new Int32Array(4096)
  ends = new Int32Array(4096)
  hashes = new Int32Array(4096)
  stems = new Int32Array(4096)
  bare = new Int32Array(4096)
  gaps = new Uint8Array(4096)
  shapes = new Uint8Array(4096)

  grow() {
    const size = this.starts.length * 2
    const larger = (old: Int32Array<ArrayBuffer>) => {
      const made = new Int32Array(size)
      made.set(old)
      return made
    }
    const largerBytes = (old: Uint8Array<ArrayBuffer>) => {
      const made = new Uint8Array(size)
      made.set(old)
      return made
    }
    this.starts = larger(this.starts)
    this.ends = larger(this.ends)
    this.hashes = larger(this.hashes)
    this.stems = larger(this.stems)
    this.bare = larger(this.bare)
    this.gaps = largerBytes(this.gaps)
    this.shapes = largerBytes(this.shapes)
  }
}

/** Work space of `tokenize`, kept between calls; results are copied out of it. */
export const scratch = new Scratch()

/** Work space of the finder by word, kept from text to text: one text is looked through at a time. */
const space = {
  begins: new Int32Array(4096),
  ended: new Int32Array(4096),
  taken: new Uint8Array(4096),
  marked: new Uint8Array(4096)
}

/** Room for so many words and the place behind them, all 0. */
export const findingSpace = (count: number): typeof space => {
  if (count >= space.begins.length) {
    space.begins = new Int32Array(count * 2)
    space.ended = new Int32Array(count * 2)
    space.taken = new Uint8Array(count * 2)
    space.marked = new Uint8Array(count * 2)
    return space
  }
  space.begins.fill(0, 0, count + 1)
  space.ended.fill(0, 0, count + 1)
  space.taken.fill(0, 0, count + 1)
  space.marked.fill(0, 0, count + 1)
  return space
}
