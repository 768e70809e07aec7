import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Redacted from "effect/Redacted"
import { providerTimes } from "../../../bench/load/assemble.js"
import { fateOf, type LatencyModel } from "../../../bench/load/latencyModel.js"
import { layerStrategy } from "../../../bench/load/otherStrategies.js"
import { markOf, startProvider } from "../../../bench/load/provider.js"
import { type EditRequest, LanguageModel } from "../../../src/llm/LanguageModel.js"
import { layerOpenAi } from "../../../src/llm/openai/layer.js"

const answer = readFileSync(
  fileURLToPath(new URL("../../../fixtures/llm/01-backend-engineer.json", import.meta.url)),
  "utf8"
)
const steady: LatencyModel = {
  firstToken: 5,
  tokensPerSecond: 10_000,
  spread: 0,
  outputTokens: 100,
  hangShare: 0,
  errorShare: 0,
  seed: 1
}

const provider = (model: LatencyModel) =>
  Effect.acquireRelease(
    Effect.promise(() => startProvider(model, ["{}", answer])),
    ({ close }) => Effect.promise(close)
  )

const asked = (request: number): EditRequest => ({
  resume: { summary: "Cook", base_skills: [], certifications: [], education: [], experiences: [] },
  job: {
    title: "Chef",
    company: `Trattoria 24-7 ${markOf(1, request)}`,
    description: "company 9-9",
    matched: [],
    unmatched: []
  }
})

const configOf = (baseUrl: string, limits = { retryAfter: 30_000, total: 60_000 }) => {
  const budget = {
    retryAfter: Duration.millis(limits.retryAfter),
    total: Duration.millis(limits.total),
    maxOutputTokens: 900
  }
  return {
    provider: "openai" as const,
    apiKey: Redacted.make("simulated-key"),
    baseUrl,
    model: "simulated",
    stream: false,
    streamDeadlines: { firstToken: Duration.seconds(20), stall: Duration.seconds(20) },
    optimize: budget,
    ingest: budget
  }
}

const propose = (request: number) => Effect.flatMap(LanguageModel, ({ proposeEdits }) => proposeEdits(asked(request)))

/** The first request whose attempts meet what is asked for. */
const requestWith = (
  model: LatencyModel,
  test: (attempt: (number: number) => ReturnType<typeof fateOf>) => boolean
) => {
  for (let request = 0; request < 100_000; request++) {
    if (test((attempt) => fateOf(model, request, attempt))) return request
  }
  throw new Error("no request meets that")
}

describe("the simulated provider", () => {
  it.scopedLive.each([false, true])("answers the sample that was asked for (streamed: %s)", (stream) =>
    Effect.gen(function* () {
      const { baseUrl, records } = yield* provider(steady)
      const proposal = yield* Effect.provide(propose(41), layerOpenAi({ ...configOf(baseUrl), stream }))
      assert.lengthOf(proposal.experience_edits, 3)
      const [record] = records()
      assert.deepInclude(record, { request: 41, attempt: 0, outcome: "answered" })
      const took = providerTimes(records()).get(41) ?? 0
      assert.isAtLeast(took, 14, "first token and a hundred more")
    })
  )

  it.scopedLive("refuses, and hangs until its caller leaves", () =>
    Effect.gen(function* () {
      const refusing = yield* provider({ ...steady, errorShare: 1 })
      const failed = yield* Effect.either(Effect.provide(propose(1), layerOpenAi(configOf(refusing.baseUrl))))
      assert.isTrue(Either.isLeft(failed) && failed.left._tag === "ModelUnavailable")
      assert.deepStrictEqual(
        refusing.records().map(({ attempt, outcome }) => [attempt, outcome]),
        [
          [0, "refused"],
          [1, "refused"]
        ]
      )
      for (const stream of [false, true]) {
        const hanging = yield* provider({ ...steady, hangShare: 1 })
        const limits = { retryAfter: 100, total: 300 }
        const timedOut = yield* Effect.either(
          Effect.provide(propose(1), layerOpenAi({ ...configOf(hanging.baseUrl, limits), stream }))
        )
        assert.isTrue(Either.isLeft(timedOut) && timedOut.left._tag === "ModelTimedOut")
        // Sockets close a moment after their calls were given up.
        while (hanging.records().length === 0) yield* Effect.sleep(5)
        assert.isTrue(hanging.records().every(({ outcome }) => outcome === "abandoned"))
      }
    })
  )
})

describe("the strategies that are only compared", () => {
  const model: LatencyModel = { ...steady, hangShare: 0.3, errorShare: 0.3 }
  const hangs = ({ hangsAfter }: ReturnType<typeof fateOf>) => hangsAfter !== undefined
  const good = ({ hangsAfter, status }: ReturnType<typeof fateOf>) => hangsAfter === undefined && status === 200
  const refuses = ({ status }: ReturnType<typeof fateOf>) => status !== 200

  const outcomes = (strategy: "restart" | "single", request: number) =>
    Effect.gen(function* () {
      const { baseUrl, records } = yield* provider(model)
      const config = configOf(baseUrl, { retryAfter: 300, total: 900 })
      const result = yield* Effect.either(Effect.provide(propose(request), layerStrategy(strategy)(config)))
      return [Either.isRight(result) ? "good" : result.left._tag, records().length] as const
    })

  it.scopedLive("one attempt is one attempt", () =>
    Effect.gen(function* () {
      const hung = requestWith(model, (attempt) => hangs(attempt(0)))
      assert.strictEqual((yield* outcomes("single", hung))[0], "ModelTimedOut")
      const refused = requestWith(model, (attempt) => refuses(attempt(0)) && good(attempt(1)))
      assert.deepStrictEqual(yield* outcomes("single", refused), ["ModelUnavailable", 1])
    })
  )

  it.scopedLive("starting over cancels the first and takes the second's answer", () =>
    Effect.gen(function* () {
      const hung = requestWith(model, (attempt) => hangs(attempt(0)) && good(attempt(1)))
      assert.deepStrictEqual(yield* outcomes("restart", hung), ["good", 2])
      const refused = requestWith(model, (attempt) => refuses(attempt(0)) && good(attempt(1)))
      assert.deepStrictEqual(yield* outcomes("restart", refused), ["good", 2])
      const lost = requestWith(model, (attempt) => hangs(attempt(0)) && hangs(attempt(1)))
      assert.strictEqual((yield* outcomes("restart", lost))[0], "ModelTimedOut")
    })
  )
})
