import { assert, describe, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { Webhook as Standard } from "standardwebhooks"
import { Webhook as Svix } from "svix"
import { layerService, Service, webhookSecret } from "../support/service.js"

const other = `whsec_${Buffer.alloc(24, 9).toString("base64")}`
const ids = { next: 0 }

const signed = (text: string, secret = webhookSecret, prefix: "webhook" | "svix" = "webhook") => {
  ids.next += 1
  const id = `msg_${ids.next}`
  const now = new Date()
  const signature = prefix === "svix" ? new Svix(secret).sign(id, now, text) : new Standard(secret).sign(id, now, text)
  return {
    [`${prefix}-id`]: id,
    [`${prefix}-timestamp`]: String(Math.floor(now.getTime() / 1000)),
    [`${prefix}-signature`]: signature
  }
}

const send = (text: string, headers: Record<string, string> = signed(text)) =>
  Effect.flatMap(Service, ({ call }) => call("POST", "/webhooks/idp", { as: null, body: text, headers }))

const deletion = '{"type":"user.deleted","data":{"id":"nobody"}}'

layer(layerService({ webhookSecrets: [webhookSecret, other] }), { timeout: "60 seconds", excludeTestServices: true })(
  "notices",
  (it) => {
    describe("of types that are ignored", () => {
      const deep = `{"type":"x","data":${"[".repeat(100)}${"]".repeat(100)}}`
      const bodies = ['{"type":"x","n":1e400}', '{"type":"x","n":1e30}', '{"type":"x","t":"\\u0000\\ud800"}', deep]
      for (const body of bodies) {
        it.effect(`${body.slice(0, 40)}: 204, for nothing of it is kept`, () =>
          Effect.map(send(body), ({ status }) => assert.strictEqual(status, 204))
        )
      }
    })

    it.effect("are taken from both signers, with each secret and under both names", () =>
      Effect.gen(function* () {
        for (const prefix of ["webhook", "svix"] as const) {
          for (const secret of [webhookSecret, other]) {
            assert.strictEqual((yield* send(deletion, signed(deletion, secret, prefix))).status, 204)
          }
        }
        const unknown = `whsec_${Buffer.alloc(24, 1).toString("base64")}`
        assert.strictEqual((yield* send(deletion, signed(deletion, unknown))).status, 401)
      })
    )

    it.effect("are refused with any change of a byte or a header", () =>
      Effect.gen(function* () {
        const good = signed(deletion)
        const { "webhook-id": id = "", "webhook-signature": signature = "", "webhook-timestamp": time = "" } = good
        const bad: ReadonlyArray<readonly [text: string, headers: Record<string, string>]> = [
          [`${deletion} `, good],
          [deletion.replace("nobody", "nobodY"), good],
          [deletion, { ...good, "webhook-id": `${id}1` }],
          [deletion, { ...good, "webhook-id": "" }],
          [deletion, { ...good, "webhook-id": `${id}.${time}`, "webhook-timestamp": time }],
          [deletion, { ...good, "webhook-timestamp": `${time}abc` }],
          [deletion, { ...good, "webhook-timestamp": `+${time}` }],
          [deletion, { ...good, "webhook-timestamp": `${time}.0` }],
          [deletion, { ...good, "webhook-timestamp": String(Number(time) - 301) }],
          [deletion, { ...good, "webhook-signature": `${signature},junk` }],
          [deletion, { ...good, "webhook-signature": signature.slice(0, -1) }],
          [deletion, { ...good, "webhook-signature": signature.replace("v1,", "v2,") }],
          [deletion, { ...good, "webhook-signature": signature.replace("v1,", "v1a,") }],
          [deletion, { ...good, "webhook-signature": signature.replace("v1,", "") }],
          [deletion, { ...good, "webhook-signature": "" }]
        ]
        for (const [text, headers] of bad) {
          const { json, status } = yield* send(text, headers)
          assert.strictEqual(status, 401, JSON.stringify(headers))
          assert.deepInclude(json, { message: "Missing or invalid signature", statusCode: 401 })
        }
        // Several signatures, of which one is good.
        const several = `v1,${Buffer.alloc(32).toString("base64")} v2,x ${signature}`
        assert.strictEqual((yield* send(deletion, { ...good, "webhook-signature": several })).status, 204)
      })
    )

    it.effect("with bytes that are no text or no JSON are a 400 once they are signed", () =>
      Effect.gen(function* () {
        for (const text of [
          "",
          "null",
          "[]",
          '"x"',
          '{"type":null}',
          '{"type":"user.deleted","data":{"id":"\\u0000"}}'
        ]) {
          assert.strictEqual((yield* send(text)).status, 400, text)
        }
      })
    )
  }
)
