/** Numbers from 0 (inclusive) to 1 (exclusive). */
export type Draws = () => number

const mixed = (value: number): number => {
  let state = value | 0
  state = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
  state = Math.imul(state ^ (state >>> 15), 0x735a2d97)
  return state ^ (state >>> 15)
}

/**
 * A sequence that these whole numbers decide alone (splitmix32), so that what one request meets does not hang on the
 * order in which requests come.
 */
export const drawsOf = (...keys: ReadonlyArray<number>): Draws => {
  let state = keys.reduce((sum, key) => mixed(Math.imul(sum, 31) + key + 0x9e3779b9), 0)
  return () => {
    state = (state + 0x9e3779b9) | 0
    return (mixed(state) >>> 0) / 2 ** 32
  }
}

/** Standard normal (Box-Muller). */
const normal = (draw: Draws): number => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw())

/** Lognormal with this median; `spread` is the standard deviation of its logarithm, 0 gives the median. */
export const lognormal = (draw: Draws, median: number, spread: number): number =>
  median * Math.exp(spread * normal(draw))

/** Exponential with this mean. */
export const exponential = (draw: Draws, mean: number): number => -mean * Math.log(1 - draw())
