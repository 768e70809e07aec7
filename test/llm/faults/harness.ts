import { assert } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { layerOpenAi } from "../../../src/llm/openai/layer.js"
import { layerProvider, Provider } from "../../support/hostileProvider.js"
import { type Answer, layerService, Service } from "../../support/service.js"
import { good } from "../../support/wire.js"
import type { Fault } from "./Fault.js"

const apiKey = "sk-CANARY-KEY"
const budgetOf = (retryAfter: Duration.DurationInput, total: Duration.DurationInput) => ({
  retryAfter: Duration.decode(retryAfter),
  total: Duration.decode(total),
  maxOutputTokens: 900
})

/**
 * What is waited out has little time, though enough between the second attempt and the end that it arrives on a busy
 * machine; what ends by itself has all that such a machine may need.
 */
export const short = { budget: budgetOf("250 millis", "1300 millis"), most: 10_000 }
export const roomy = { budget: budgetOf("12 seconds", "25 seconds"), most: 10_000 }

/** The service with a hostile provider behind it. */
export const layerAttacked = (budget: typeof short.budget, stream = false) =>
  Layer.unwrapEffect(
    Effect.map(Provider, ({ baseUrl }) =>
      layerService({
        model: layerOpenAi({
          apiKey: Redacted.make(apiKey),
          baseUrl,
          model: "gpt-4.1-mini",
          stream,
          streamDeadlines: { firstToken: budget.retryAfter, stall: budget.retryAfter },
          optimize: budget,
          ingest: budget
        })
      })
    )
  ).pipe(Layer.provideMerge(layerProvider))

const rawText = "Maya Example\nmaya@example.com\n\nSkills\nGo\nPostgres\n"
const bodies = {
  "/api/optimize": { job_title: "Engineer", company_name: "Globex", job_description_text: "You know Go and Kafka." },
  "/api/profile/ingest": { source: "manual", raw_text: rawText }
} as const
type Path = keyof typeof bodies

const messages: Readonly<Record<number, string>> = {
  422: "The language model gave no usable answer",
  502: "The language model is not available, try again",
  504: "The language model took too long, try again"
}

const ask = (path: Path, as: string) =>
  Effect.flatMap(Service, ({ call }) => call("POST", path, { as, body: bodies[path] }))

/** A caller with a profile; it is made through the provider, which answers well for once. */
export const withProfile = Effect.gen(function* () {
  const provider = yield* Provider
  provider.behave(good)
  const made = yield* ask("/api/profile/ingest", "holder")
  assert.strictEqual(made.status, 200, made.text)
})

const checkBody = (answer: Answer, status: number) => {
  assert.strictEqual(answer.status, status, answer.text)
  assert.notInclude(answer.text, "CANARY")
  if (status === 200) return
  const body = answer.json
  assert.isTrue(typeof body === "object" && body !== null && "message" in body && "statusCode" in body)
  const expected = messages[status]
  const nothingRead = "No profile could be read from the text"
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : undefined
  assert.isTrue(message === expected || message === nothingRead, String(message))
}

/** Attacks one endpoint once and holds the answer, the time and the provider's journal against the fault. */
export const attackOnce = (fault: Fault, path: Path, status: number, most: number) =>
  Effect.gen(function* () {
    const provider = yield* Provider
    const { call } = yield* Service
    const as = path === "/api/optimize" ? "holder" : "newcomer"
    const before = yield* call("GET", "/api/profile/me", { as })
    provider.behave(fault.attack)
    const began = yield* Clock.currentTimeMillis
    const answer = yield* ask(path, as)
    const took = (yield* Clock.currentTimeMillis) - began
    checkBody(answer, status)
    assert.isBelow(took, most)
    assert.strictEqual(provider.requests.length, fault.requests)
    if (status === 200) return
    const after = yield* call("GET", "/api/profile/me", { as })
    assert.strictEqual(after.text, before.text)
    // Nothing of the fault stays behind: the next call is as good as ever.
    provider.behave(good)
    assert.strictEqual((yield* ask("/api/optimize", "holder")).status, 200)
    // Where little time is given, a busy machine may need the second attempt for it.
    assert.isAtMost(provider.requests.length, fault.slow === true ? 2 : 1)
  })

export const attack = (fault: Fault, most: number) =>
  Effect.gen(function* () {
    if (fault.optimize !== undefined) yield* attackOnce(fault, "/api/optimize", fault.optimize, most)
    if (fault.ingest !== undefined) yield* attackOnce(fault, "/api/profile/ingest", fault.ingest, most)
  })
