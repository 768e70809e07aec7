import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { millis } from "../../cli/bench/figures.js"
import { type LoadOptions, planOf } from "../../cli/bench/loadPlan.js"
import { loadOptions } from "../../cli/bench/pages.js"

/** Nothing typed, or an option with the default that its own line of the help tells. */
const typed = (told: boolean): LoadOptions => {
  const of = (name: keyof typeof loadOptions) =>
    told ? /([\w.]+) (?:by default|\(default\)|\(\w+, default\))/.exec(loadOptions[name].text)?.[1] : undefined
  return {
    ...{ rate: of("rate"), duration: of("duration"), warmup: of("warmup"), stages: of("stages") },
    ...{ users: of("users"), maxInFlight: of("max-in-flight"), seed: of("seed"), firstToken: of("first-token") },
    ...{ tokensPerSecond: of("tokens-per-second"), spread: of("spread"), outputTokens: of("output-tokens") },
    ...{ hangShare: of("hang-share"), errorShare: of("error-share") },
    ...{ provider: undefined, strategy: undefined, latency: undefined }
  }
}

describe("the options of tailor bench", () => {
  it.effect("are by default what the help says", () =>
    Effect.gen(function* () {
      const told = typed(true)
      assert.strictEqual(Object.values(told).filter((text) => text !== undefined).length, 13)
      assert.deepStrictEqual(yield* planOf(told), yield* planOf(typed(false)))
    })
  )

  it.effect("that are times are told of in a form in which they can be typed", () =>
    Effect.gen(function* () {
      const { line } = yield* Effect.flip(millis("duration", "5", 100, 3_600_000, undefined))
      assert.strictEqual(line, "--duration must be a time from 100ms to 60m such as 250ms, 2.5s or 1m")
      const [, from = "", to = ""] = /from (\S+) to (\S+)/.exec(line) ?? []
      assert.strictEqual(yield* millis("duration", from, 100, 3_600_000, undefined), 100)
      assert.strictEqual(yield* millis("duration", to, 100, 3_600_000, undefined), 3_600_000)
    })
  )
})
