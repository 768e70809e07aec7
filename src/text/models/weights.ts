/** What a linear model has learnt. */
export interface Weights {
  /** By hashed feature and label, row by row. */
  readonly rows: Int8Array
  /** By what stands before and what stands there, row by row. */
  readonly steps: ReadonlyArray<number>
}

/** The same as it is packed into a file. */
export interface PackedWeights {
  readonly rows: Uint8Array
  readonly steps: ReadonlyArray<number>
}

export const packedWeights = ({ rows, steps }: Weights): PackedWeights => ({
  steps,
  rows: new Uint8Array(rows.buffer, rows.byteOffset, rows.length)
})

export const unpackedWeights = ({ rows, steps }: PackedWeights): Weights => ({
  steps,
  rows: new Int8Array(rows.buffer, rows.byteOffset, rows.length)
})

/** The row of the table of weights that a value of a feature has, in a table of so many bits. */
export const rowOf = (feature: number, value: number, bits: number): number =>
  Math.imul(value ^ Math.imul(feature, 0x61c88647), 0x9e3779b1) >>> (32 - bits)

/** Collects the rows of the features of one thing, each once. */
export const rowsByFeature = (bits: number) => {
  const rows = new Set<number>()
  const add = (feature: number, ...values: ReadonlyArray<number>) => {
    let value = 7
    for (const one of values) value = Math.imul(value, 131) + one
    rows.add(rowOf(feature, value, bits))
  }
  return { rows, add }
}
