import type { LoadReport } from "./report.js"

/** Microseconds are the least that is meant. */
export const rounded = (value: number): number => Math.round(value * 1_000) / 1_000

/** The value that a share of all does not exceed (nearest rank); 0 where there is none. `sorted` ascends. */
export const quantile = (sorted: ReadonlyArray<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? 0

/** Undefined where there is nothing to tell of. */
export const spreadOf = (values: ReadonlyArray<number>): LoadReport["latency"] | undefined => {
  if (values.length === 0) return undefined
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => rounded(quantile(sorted, share))
  return {
    count: sorted.length,
    mean: rounded(sorted.reduce((sum, value) => sum + value, 0) / sorted.length),
    p50: at(0.5),
    p90: at(0.9),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1)
  }
}

/** A histogram whose bars widen by a tenth each, so that a tail has as much room as the middle. */
export const histogramOf = (values: ReadonlyArray<number>): LoadReport["histogram"] => {
  const counts = new Map<number, number>()
  for (const value of values) {
    const step = Math.ceil(Math.log(Math.max(value, 0.1)) / Math.log(1.1))
    counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  const steps = [...counts.keys()]
  const [first, last] = [Math.min(...steps), Math.max(...steps)]
  return steps.length === 0
    ? []
    : Array.from({ length: last - first + 1 }, (_, at) => ({
        up_to: rounded(1.1 ** (first + at)),
        count: counts.get(first + at) ?? 0
      }))
}
