/** Rows of the tables of weights are found by this many bits. */
export const lineBits = 15

const rowOf = (feature: number, value: number): number =>
  Math.imul(value ^ Math.imul(feature, 0x61c88647), 0x9e3779b1) >>> (32 - lineBits)

/** Collects the rows of the features of one thing, each once. */
export const features = () => {
  const rows = new Set<number>()
  const add = (feature: number, ...values: ReadonlyArray<number>) => {
    rows.add(
      rowOf(
        feature,
        values.reduce((hash, value) => Math.imul(hash, 131) + value, 7)
      )
    )
  }
  return { rows, add }
}
