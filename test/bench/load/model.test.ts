import { assert, describe, it } from "@effect/vitest"
import { arrivalsOf } from "../../../bench/load/arrivals.js"
import { compressed, durationOf, fateOf, type LatencyModel } from "../../../bench/load/latencyModel.js"
import { histogramOf, quantile, spreadOf } from "../../../bench/load/percentiles.js"

const model: LatencyModel = {
  firstToken: 900,
  tokensPerSecond: 80,
  spread: 0.45,
  outputTokens: 300,
  hangShare: 0.01,
  errorShare: 0.02,
  seed: 7
}

const many = Array.from({ length: 20_000 }, (_, request) => request)
const fates = many.map((request) => fateOf(model, request, 0))
const mean = (values: ReadonlyArray<number>) => values.reduce((sum, value) => sum + value, 0) / values.length
const deviation = (values: ReadonlyArray<number>) => {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}
const shareOf = (test: (fate: (typeof fates)[number]) => boolean) => fates.filter(test).length / fates.length

describe("the latency model", () => {
  it("is lognormal around its medians", () => {
    const good = fates.filter(({ status }) => status === 200)
    const firsts = good.map(({ firstToken }) => Math.log(firstToken))
    const speeds = good.map(({ perToken }) => Math.log(1_000 / perToken))
    assert.closeTo(Math.exp(mean(firsts)), 900, 10)
    assert.closeTo(Math.exp(mean(speeds)), 80, 1)
    for (const logs of [firsts, speeds]) assert.closeTo(deviation(logs), 0.45, 0.01)
    // Symmetric in its logarithm: as much lies below the median as above.
    assert.closeTo(good.filter(({ firstToken }) => firstToken < 900).length / good.length, 0.5, 0.01)
  })

  it("hangs and refuses as often as it is told to, before the first token and in the middle", () => {
    assert.closeTo(
      shareOf(({ hangsAfter }) => hangsAfter !== undefined),
      0.01,
      0.0015
    )
    assert.closeTo(
      shareOf(({ hangsAfter }) => hangsAfter === 0),
      0.005,
      0.001
    )
    assert.closeTo(
      shareOf(({ status }) => status !== 200),
      0.02,
      0.002
    )
    assert.closeTo(
      shareOf(({ status }) => status === 429),
      0.01,
      0.0015
    )
    assert.isTrue(fates.every(({ hangsAfter, tokens }) => hangsAfter === undefined || hangsAfter < tokens))
    assert.isTrue(
      fates.every((fate) => (durationOf(fate) === undefined) === (fate.hangsAfter !== undefined)),
      "what hangs has no duration"
    )
  })

  it("gives each attempt a fate of its own, which its numbers alone decide", () => {
    assert.deepStrictEqual(
      many
        .toReversed()
        .map((request) => fateOf(model, request, 0))
        .toReversed(),
      fates
    )
    const second = many.map((request) => fateOf(model, request, 1).firstToken)
    const first = fates.map(({ firstToken }) => firstToken)
    const [a, b] = [mean(first), mean(second)]
    const covariance = mean(first.map((value, at) => (value - a) * ((second[at] ?? 0) - b)))
    assert.closeTo(covariance / (deviation(first) * deviation(second)), 0, 0.02)
    assert.notDeepEqual(fateOf({ ...model, seed: 8 }, 1, 0), fateOf(model, 1, 0))
  })

  it("without spread takes the same time always, and compressed a part of it", () => {
    const fixed = { ...model, spread: 0, hangShare: 0, errorShare: 0 }
    const whole = durationOf(fateOf(fixed, 3, 0)) ?? 0
    assert.closeTo(whole, 900 + 300 * 12.5, 1e-6)
    assert.closeTo(durationOf(fateOf(compressed(fixed, 10), 3, 0)) ?? 0, whole / 10, 1e-6)
    const slow = fates.find(({ status }) => status === 200)
    const quick = fateOf(compressed(model, 10), 0, 0)
    if (slow === fates[0]) assert.closeTo((durationOf(quick) ?? 0) * 10, durationOf(slow ?? quick) ?? 0, 1e-6)
  })
})

describe("arrivals", () => {
  const times = arrivalsOf(25, 1_000_000, 3)
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0))

  it("come at the rate, in order, within the duration", () => {
    assert.closeTo(times.length / 1_000, 25, 0.5)
    assert.isTrue(gaps.every((gap) => gap >= 0))
    assert.isBelow(times.at(-1) ?? Infinity, 1_000_000)
  })

  it("are as those of people who know nothing of each other: gaps are spread as wide as they are long", () => {
    assert.closeTo(deviation(gaps) / mean(gaps), 1, 0.02)
    assert.closeTo(gaps.filter((gap) => gap > 40).length / gaps.length, Math.exp(-1), 0.01)
  })

  it("grow to the rate in the time of a ramp, and keep it", () => {
    const ramped = arrivalsOf(25, 1_000_000, 3, 400_000)
    const within = (from: number, to: number) => ramped.filter((at) => at >= from && at < to).length
    // A quarter of the time has a sixteenth of what is due in the whole ramp.
    assert.closeTo(within(0, 100_000) / within(0, 400_000), 1 / 16, 0.01)
    assert.closeTo(within(0, 400_000) / 400, 25 / 2, 0.5)
    assert.closeTo(within(400_000, 1_000_000) / 600, 25, 0.5)
    assert.isTrue(ramped.every((at, index) => at >= (ramped[index - 1] ?? 0)))
  })

  it("are decided by the seed", () => {
    assert.deepStrictEqual(arrivalsOf(25, 10_000, 3), arrivalsOf(25, 10_000, 3))
    assert.notDeepEqual(arrivalsOf(25, 10_000, 3), arrivalsOf(25, 10_000, 4))
  })
})

describe("percentiles", () => {
  it("are values that were there, by nearest rank", () => {
    const values = Array.from({ length: 200 }, (_, at) => 200 - at)
    assert.deepStrictEqual(spreadOf(values), {
      ...{ count: 200, mean: 100.5, p50: 100, p90: 180, p95: 190, p99: 198, max: 200 }
    })
    assert.strictEqual(quantile([5], 0.99), 5)
    assert.isUndefined(spreadOf([]))
  })

  it("and a histogram counts every value once, each bar above all before it", () => {
    const values = fates.flatMap((fate) => durationOf(fate) ?? [])
    const bins = histogramOf(values)
    assert.strictEqual(
      bins.reduce((sum, { count }) => sum + count, 0),
      values.length
    )
    let below = 0
    for (const { count, up_to } of bins) {
      below += count
      // Bounds are told to a microsecond.
      const held = values.filter((value) => value <= up_to + 0.001).length
      assert.isAtLeast(held, below)
    }
    assert.deepStrictEqual(histogramOf([]), [])
  })
})
