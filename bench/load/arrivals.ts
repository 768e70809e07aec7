import { drawsOf, exponential } from "./random.js"

/**
 * When requests come, in milliseconds from the start: a Poisson stream, as of many users who know nothing of each
 * other. `rate` per second, `duration` in milliseconds.
 */
export const arrivalsOf = (rate: number, duration: number, seed: number): ReadonlyArray<number> => {
  const draw = drawsOf(seed, 0xa221)
  const times: Array<number> = []
  for (let at = exponential(draw, 1_000 / rate); at < duration; at += exponential(draw, 1_000 / rate)) times.push(at)
  return times
}
