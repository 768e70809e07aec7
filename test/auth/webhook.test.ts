import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/TestClock"
import { Webhook as StandardWebhook } from "standardwebhooks"
import { Webhook as SvixWebhook } from "svix"
import { layerWebhook } from "../../src/auth/webhook.js"
import { WebhookVerifier } from "../../src/auth/WebhookVerifier.js"

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`
const nextSecret = `whsec_${Buffer.alloc(24, 9).toString("base64")}`
const body = '{"type":"user.deleted","data":{"id":"user-1"}}'
const at = new Date("2026-05-01T12:00:00Z")
const seconds = String(at.getTime() / 1000)

const outcome = (
  headers: Record<string, string | undefined>,
  options: { readonly secrets?: ReadonlyArray<string>; readonly body?: string; readonly now?: Date } = {}
) =>
  Effect.gen(function* () {
    yield* TestClock.setTime((options.now ?? at).getTime())
    const verifier = yield* WebhookVerifier
    const result = yield* Effect.either(verifier.verify(headers, Buffer.from(options.body ?? body)))
    return result._tag === "Right" ? "accepted" : result.left._tag
  }).pipe(Effect.provide(layerWebhook({ secrets: (options.secrets ?? [secret]).map((text) => Redacted.make(text)) })))

const standard = (key = secret, id = "msg_1", when = at, text = body) => new StandardWebhook(key).sign(id, when, text)
const signed = (signature: string, id = "msg_1", timestamp = seconds) => ({
  "webhook-id": id,
  "webhook-timestamp": timestamp,
  "webhook-signature": signature
})

describe("accepted", () => {
  it.effect("a signature of standardwebhooks", () =>
    Effect.map(outcome(signed(standard())), (result) => assert.strictEqual(result, "accepted"))
  )
  it.effect("a signature of svix under its own header names", () =>
    Effect.map(
      outcome({
        "svix-id": "msg_1",
        "svix-timestamp": seconds,
        "svix-signature": new SvixWebhook(secret).sign("msg_1", at, body)
      }),
      (result) => assert.strictEqual(result, "accepted")
    )
  )
  it.effect("either secret while they are rotated, and one good signature among several", () =>
    Effect.gen(function* () {
      const secrets = [nextSecret, secret]
      assert.strictEqual(yield* outcome(signed(standard()), { secrets }), "accepted")
      assert.strictEqual(yield* outcome(signed(standard(nextSecret)), { secrets }), "accepted")
      const several = `v1a,ignored ${standard(`whsec_${Buffer.alloc(32, 1).toString("base64")}`)} ${standard()}`
      assert.strictEqual(yield* outcome(signed(several)), "accepted")
    })
  )
  it.effect("within 300 seconds either way", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* outcome(signed(standard()), { now: new Date(at.getTime() + 300_000) }), "accepted")
      assert.strictEqual(yield* outcome(signed(standard()), { now: new Date(at.getTime() - 300_000) }), "accepted")
    })
  )
})

describe("refused", () => {
  const good = standard()
  const cases: ReadonlyArray<readonly [name: string, headers: Record<string, string | undefined>]> = [
    ["no headers", {}],
    ["no signature", { ...signed(good), "webhook-signature": undefined }],
    ["another secret", signed(standard(nextSecret))],
    ["id changed", signed(good, "msg_2")],
    ["timestamp with letters", signed(good, "msg_1", `${seconds}abc`)],
    ["timestamp with a sign", signed(good, "msg_1", `+${seconds}`)],
    ["timestamp with a fraction", signed(good, "msg_1", `${seconds}.9`)],
    ["id with a dot", signed(standard(secret, "msg.1"), "msg.1")],
    ["blank id", signed(good, "")],
    ["signature with an appendix", signed(`${good},junk`)],
    ["signature without version", signed(good.slice(3))],
    ["unknown version", signed(good.replace("v1", "v2"))],
    ["empty signature", signed("v1,")],
    ["mixed header names", { "svix-id": "msg_1", "webhook-timestamp": seconds, "webhook-signature": good }]
  ]
  it.effect.each(cases)("%s", ([, headers]) =>
    Effect.map(outcome(headers), (result) => assert.strictEqual(result, "WebhookRefused"))
  )
  it.effect("a changed body, an old and a future notification", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* outcome(signed(good), { body: `${body} ` }), "WebhookRefused")
      assert.strictEqual(yield* outcome(signed(good), { now: new Date(at.getTime() + 301_000) }), "WebhookRefused")
      assert.strictEqual(yield* outcome(signed(good), { now: new Date(at.getTime() - 301_000) }), "WebhookRefused")
    })
  )
  it.effect("everything while no secret is configured", () =>
    Effect.map(outcome(signed(good), { secrets: [] }), (result) => assert.strictEqual(result, "WebhookNotConfigured"))
  )
})
