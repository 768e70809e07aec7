import { assert, describe, it } from "@effect/vitest"
import * as HttpApi from "@effect/platform/HttpApi"
import * as Effect from "effect/Effect"
import * as FastCheck from "effect/FastCheck"
import * as Option from "effect/Option"
import { ModelTimedOut } from "../../src/domain/Failures.js"
import { Api } from "../../src/http/api/Api.js"
import { openRaw, serveParts, storedApplication } from "../support/http.js"
import { keyServer } from "../support/keyServer.js"
import { signer, verifierFor } from "../support/tokens.js"

interface Endpoint {
  readonly method: string
  readonly path: string
  readonly hasBody: boolean
  readonly hasToken: boolean
}

const endpoints: Array<Endpoint> = []
HttpApi.reflect(Api, {
  onGroup: () => {},
  onEndpoint: ({ endpoint, middleware }) => {
    endpoints.push({
      method: endpoint.method,
      path: endpoint.path.replace(":id", "3f1c7e0a-2b64-4c1e-9a57-0d5c2f6b8e11"),
      hasBody: Option.isSome(endpoint.payloadSchema),
      hasToken: middleware.size > 0
    })
  }
})

const json = "Content-Type: application/json\r\n"
const texts: Readonly<Record<string, object>> = {
  "/api/optimize": { job_title: "Engineer", company_name: "Globex", job_description_text: "You know Go." },
  "/api/profile/ingest": { source: "manual", raw_text: "SKILLS\nGo" }
}

/** What a request of each endpoint can be made to wait for, as the bytes that do it. */
const waits = ({ hasBody, hasToken, method, path }: Endpoint, known: string, unknown: string) => {
  const head = (token: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: x\r\n${hasToken ? `Authorization: Bearer ${token}\r\n` : ""}`
  const whole = (token: string) => {
    const body = hasBody ? JSON.stringify(texts[path] ?? {}) : ""
    return `${head(token)}${hasBody ? `${json}Content-Length: ${body.length}\r\n` : ""}\r\n${body}`
  }
  const name = `${method} ${path}`
  return [
    ...(hasBody
      ? [{ name: `${name}, a body on its way`, bytes: `${head(known)}${json}Content-Length: 100\r\n\r\n{` }]
      : []),
    ...(hasToken ? [{ name: `${name}, keys`, bytes: whole(unknown) }] : []),
    ...(texts[path] === undefined ? [] : [{ name: `${name}, the language model`, bytes: whole(known) }]),
    // A client that takes nothing of a long answer.
    { name: `${name}, a socket`, bytes: whole(known) }
  ]
}

describe("a place at work", () => {
  it.scopedLive(
    "is held by nobody who waits for a peer, whatever the endpoint and whatever the wait",
    () =>
      Effect.gen(function* () {
        const keys = yield* keyServer
        const [user, stranger] = yield* Effect.all([signer("known"), signer("unknown")])
        keys.answerJson({ keys: [user.jwk] })
        const verifier = yield* verifierFor({ jwksUrl: keys.url, cooldown: 0, fetchTimeout: "1 minute" })
        const known = yield* user.sign()
        const unknown = yield* stranger.sign()
        yield* verifier.verify(known)
        // From now on the identity provider takes the connection and says nothing.
        keys.answer(() => undefined)
        let isSilent = false
        const large = { ...storedApplication, job_title: "x".repeat(20_000_000) }
        const port = yield* serveParts({
          verifier,
          model: {
            proposeEdits: () => (isSilent ? Effect.never : new ModelTimedOut()),
            readProfile: () => (isSilent ? Effect.never : new ModelTimedOut())
          },
          applications: { list: () => Effect.succeed({ items: [large], next: undefined }) },
          http: { admission: { places: 1, waiting: 100, patience: 1_000, ofUser: { places: 4, waiting: 8 } } }
        })
        const good = async () => {
          const response = await fetch(`http://127.0.0.1:${port}/api/profile/me`, {
            headers: { authorization: `Bearer ${known}` }
          })
          await response.arrayBuffer()
          return response.status
        }
        const all = endpoints.flatMap((endpoint) => waits(endpoint, known, unknown))
        assert.isAbove(all.length, 20)
        const isServedBeside = async (chosen: typeof all) => {
          const open = chosen.map(({ bytes }) => {
            const { socket } = openRaw(port)
            socket.pause()
            socket.write(bytes)
            return socket
          })
          await new Promise((resolve) => setTimeout(resolve, 60))
          const status = await good()
          for (const socket of open) socket.destroy()
          assert.strictEqual(status, 200, `beside ${chosen.map(({ name }) => name).join("; ")}`)
        }
        yield* Effect.promise(async () => {
          // What reads texts is loaded and made ready at its first use.
          for (const [path, body] of Object.entries(texts)) {
            const headers = { authorization: `Bearer ${known}`, "content-type": "application/json" }
            const init = { method: "POST", headers, body: JSON.stringify(body) }
            assert.strictEqual((await fetch(`http://127.0.0.1:${port}${path}`, init)).status, 504)
          }
          isSilent = true
          for (const wait of all) await isServedBeside([wait, wait])
          await FastCheck.assert(
            FastCheck.asyncProperty(
              FastCheck.array(FastCheck.constantFrom(...all), { minLength: 2, maxLength: 20 }),
              isServedBeside
            ),
            { numRuns: 20 }
          )
        })
      }),
    120_000
  )
})
