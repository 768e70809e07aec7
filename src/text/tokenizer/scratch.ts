class Scratch {
  starts = new Int32Array(4096)
  ends = new Int32Array(4096)
  hashes = new Int32Array(4096)
  stems = new Int32Array(4096)
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
    this.gaps = largerBytes(this.gaps)
    this.shapes = largerBytes(this.shapes)
  }
}

/** Work space of `tokenize`, kept between calls; results are copied out of it. */
export const scratch = new Scratch()
