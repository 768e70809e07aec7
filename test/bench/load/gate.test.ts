import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { gatesOf } from "../../../bench/load/assemble.js"
import { measure } from "../../../cli/bench/load.js"
import { planOf } from "../../../cli/bench/loadPlan.js"
import { Screen } from "../../../cli/output/Screen.js"

const ciRun = fileURLToPath(new URL("../../../.ci/run", import.meta.url))
const doubledWork = new URL("../../support/doubledWork.mjs", import.meta.url)

/** The options of the load with which CI ends. */
const ciOptions = async () => {
  const [, words = ""] = / bench ((?:.*\\\n)*.*)$/m.exec(await readFile(ciRun, "utf8")) ?? []
  const { tokens } = parseArgs({ args: words.split(/[\s\\]+/), strict: false, tokens: true })
  const options = new Map<string, string>()
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (token.kind === "option" && next?.kind === "positional") options.set(token.name, next.value)
  }
  return options
}

describe("the load with which CI ends", () => {
  it.live(
    "fails where the work of the engine is done twice",
    () =>
      Effect.gen(function* () {
        const options = yield* Effect.promise(ciOptions)
        const limit = (name: string) => Number(options.get(name))
        assert.isAbove(limit("max-overhead-ratio"), 0)
        assert.isAbove(limit("max-cpu-ratio"), 0)
        const plan = yield* planOf({
          ...{ rate: options.get("rate"), duration: options.get("duration"), warmup: options.get("warmup") },
          ...{ users: options.get("users"), latency: options.get("latency"), stages: "0s" },
          ...{ maxInFlight: undefined, seed: undefined, provider: undefined, strategy: undefined },
          ...{ firstToken: undefined, tokensPerSecond: undefined, spread: undefined, outputTokens: undefined },
          ...{ hangShare: undefined, errorShare: undefined }
        })
        const report = yield* measure(plan, {
          isCompared: true,
          env: { NODE_OPTIONS: `--import=${doubledWork.href}` }
        })
        const gates = gatesOf(report, {
          ...{ max_p95: undefined, max_overhead: undefined },
          max_overhead_ratio: limit("max-overhead-ratio"),
          max_cpu_ratio: limit("max-cpu-ratio")
        })
        assert.isTrue(
          gates.some(({ holds }) => !holds),
          JSON.stringify(gates)
        )
        assert.deepStrictEqual(Object.keys(report.requests.by_status), ["200"])
      }).pipe(Effect.provide(Screen.layer)),
    // What else the machine does moves a ratio by some hundredths.
    { timeout: 180_000, retry: 1 }
  )
})
