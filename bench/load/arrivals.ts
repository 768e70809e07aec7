import { drawsOf, exponential } from "./random.js"

/**
 * When requests come, in milliseconds from the start: a Poisson stream, as of many users who know nothing of each
 * other. `rate` per second, `duration` in milliseconds; in the first `ramp` of them the rate grows from nothing.
 */
export const arrivalsOf = (rate: number, duration: number, seed: number, ramp = 0): ReadonlyArray<number> => {
  const draw = drawsOf(seed, 0xa221)
  // Made at an even rate, in a time that passes as the expected number of requests does.
  const timeOf = (even: number) => (even < ramp / 2 ? Math.sqrt(2 * even * ramp) : even + ramp / 2)
  const times: Array<number> = []
  let even = exponential(draw, 1_000 / rate)
  for (let at = timeOf(even); at < duration; at = timeOf(even)) {
    times.push(at)
    even += exponential(draw, 1_000 / rate)
  }
  return times
}
