import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Failures from "../../src/domain/Failures.js"
import { Engine } from "../../src/engine/Engine.js"
import { openApiDocument } from "../../src/http/docs.js"
import { exchange, goodToken, type Parts, serveParts, type Sent, withApi } from "../support/http.js"
import { faultOf } from "../support/conformance.js"
import { layerUsecases } from "../support/usecases.js"

// Every status that the OpenAPI document promises for an operation is had here by a request, and
// `withApi` refuses each that it does not promise: the document says exactly what the server does.

interface Operation {
  readonly method: string
  readonly path: string
  /** As in the document. */
  readonly template: string
  readonly sent: Sent
  readonly good: number
}

const id = "3f1c7e0a-2b64-4c1e-9a57-0d5c2f6b8e11"
const operation = (
  method: string,
  path: string,
  good = 200,
  body?: unknown,
  token: string | null = goodToken
): Operation => ({
  method,
  path,
  template: path.replace(id, "{id}"),
  sent: { ...(body === undefined ? {} : { body }), token },
  good
})

const operations = {
  health: operation("GET", "/health", 200, undefined, null),
  ready: operation("GET", "/health/ready", 200, undefined, null),
  getProfile: operation("GET", "/api/profile/me"),
  patchProfile: operation("PATCH", "/api/profile/me", 200, { location: "Portland" }),
  ingestProfile: operation("POST", "/api/profile/ingest", 200, { source: "manual", raw_text: "Go" }),
  optimize: operation("POST", "/api/optimize", 200, {
    job_title: "Engineer",
    company_name: "Globex",
    job_description_text: "You know Go."
  }),
  listApplications: operation("GET", "/api/applications"),
  createApplication: operation("POST", "/api/applications", 201, {
    company_name: "Globex",
    job_title: "Engineer",
    status: "draft"
  }),
  changeStatus: operation("PATCH", `/api/applications/${id}/status`, 200, { status: "offer" }),
  accountNotice: operation("POST", "/webhooks/idp", 204, { type: "user.deleted", data: { id: "user" } }, null)
}
type Name = keyof typeof operations

interface Expected {
  readonly status: number
  readonly message: string | ReadonlyArray<string>
  /** Headers besides those that each answer has. */
  readonly headers?: Readonly<Record<string, string>>
}

interface Case {
  readonly name: Name
  readonly why: string
  readonly parts?: Parts
  readonly change?: Sent
  readonly expected: Expected
}

const failing =
  <E>(failure: E) =>
  () =>
    Effect.fail(failure)

const unauthorized = (sent: boolean): Expected => ({
  status: 401,
  message: "Missing or invalid credentials",
  headers: { "www-authenticate": sent ? 'Bearer error="invalid_token"' : "Bearer" }
})
const away: Expected = {
  status: 503,
  message: "Temporarily unavailable, try again",
  headers: { "retry-after": "1" }
}
const keysAway: Expected = {
  status: 503,
  message: "Credentials cannot be checked at the moment, try again",
  headers: { "retry-after": "5" }
}
const internal: Expected = { status: 500, message: "Internal server error" }

type Fail<E> = () => Effect.Effect<never, E>

/** What makes the one part fail that an operation calls; with a caller, their account may be deleted too. */
const callersStore = {
  getProfile: (fail) => ({ profiles: { find: fail } }),
  patchProfile: (fail) => ({ profiles: { patch: fail } }),
  ingestProfile: (fail) => ({ profiles: { ingest: fail } }),
  optimize: (fail) => ({ profiles: { find: fail } }),
  listApplications: (fail) => ({ applications: { list: fail } }),
  createApplication: (fail) => ({ applications: { create: fail } }),
  changeStatus: (fail) => ({ applications: { changeStatus: fail } })
} satisfies Partial<Record<Name, (fail: Fail<Failures.AccountDeleted | Failures.StoreUnavailable>) => Parts>>

const store: Partial<Record<Name, (fail: Fail<Failures.StoreUnavailable>) => Parts>> = {
  ...callersStore,
  ready: (fail) => ({ accounts: { ready: fail() } }),
  accountNotice: (fail) => ({ accounts: { erase: fail } })
}

const modelFailing = (name: Name, failure: Failures.ModelFailure): Parts =>
  name === "optimize" ? { model: { proposeEdits: failing(failure) } } : { model: { readProfile: failing(failure) } }

const isName = (name: string): name is Name => name in operations
const names = Object.keys(operations).filter(isName)
const isGuarded = (name: Name): name is keyof typeof callersStore => name in callersStore
const guarded = names.filter(isGuarded)
const withBody = names.filter((name) => operations[name].sent.body !== undefined)
const exhausted = { enabled: true, requestsPerMinute: 1, modelCallsPerMinute: 1, concurrentModelCalls: 1 }

const storeCases = names.flatMap((name): ReadonlyArray<Case> => {
  const parts = store[name]
  if (parts === undefined) return []
  const unavailable = failing(new Failures.StoreUnavailable({ reason: "read-only" }))
  return [
    { name, why: "the database is away", parts: parts(unavailable), expected: away },
    { name, why: "a defect", parts: parts(() => Effect.die(new Error("canary-7f3a"))), expected: internal }
  ]
})

const guardCases = guarded.flatMap((name): ReadonlyArray<Case> => {
  return [
    { name, why: "no token", change: { token: null }, expected: unauthorized(false) },
    { name, why: "a bad token", change: { token: "canary-7f3a" }, expected: unauthorized(true) },
    {
      name,
      why: "the account was deleted",
      parts: callersStore[name](failing(new Failures.AccountDeleted())),
      expected: unauthorized(true)
    },
    {
      name,
      why: "the keys are away",
      parts: { verifier: { verify: () => new Failures.KeysUnavailable() } },
      expected: keysAway
    }
  ]
})

const modelCases = (["ingestProfile", "optimize"] as const).flatMap((name): ReadonlyArray<Case> => [
  {
    name,
    why: "the model's answer is invalid",
    parts: modelFailing(name, new Failures.ModelAnswerInvalid({ reason: "finish_length" })),
    expected: { status: 422, message: "The language model gave no usable answer" }
  },
  {
    name,
    why: "the model is away",
    parts: modelFailing(name, new Failures.ModelUnavailable({ reason: "rate_limited" })),
    expected: { status: 502, message: "The language model is not available, try again" }
  },
  {
    name,
    why: "the model is away for a known time",
    parts: modelFailing(name, new Failures.ModelUnavailable({ reason: "rate_limited", retryAfter: 2.2 })),
    expected: {
      status: 502,
      message: "The language model is not available, try again",
      headers: { "retry-after": "3" }
    }
  },
  {
    name,
    why: "the model takes too long",
    parts: modelFailing(name, new Failures.ModelTimedOut()),
    expected: { status: 504, message: "The language model took too long, try again" }
  },
  {
    name,
    why: "the texts are not read in time",
    parts: { usecases: layerUsecases(Layer.succeed(Engine, { run: () => new Failures.EngineTimedOut() })) },
    expected: { status: 504, message: "The texts were not read in time, try again or send shorter ones" }
  },
  {
    name,
    why: "all of the user's places at the model are taken",
    parts: {
      http: { limits: { ...exhausted, requestsPerMinute: 9, modelCallsPerMinute: 9, concurrentModelCalls: 0 } }
    },
    expected: {
      status: 429,
      message: "Too many calls of the language model at a time: at most 0; try again when one has ended",
      headers: { "retry-after": "1" }
    }
  }
])

const bodyCases = withBody.flatMap((name): ReadonlyArray<Case> => {
  const isNotice = name === "accountNotice"
  return [
    { name, why: "cut JSON", change: { body: "{" }, expected: { status: 400, message: ["body must be valid JSON"] } },
    {
      name,
      why: "a body too large",
      change: { body: " ".repeat((isNotice ? 64 * 1024 : 1024 * 1024) + 1) },
      expected: {
        status: 413,
        message: `The body is too large: at most ${isNotice ? "64 KiB" : "1 MiB"} is accepted`
      }
    },
    ...(isNotice
      ? []
      : [
          {
            name,
            why: "another type",
            change: { headers: { "content-type": "text/plain" } },
            expected: { status: 415, message: "The body must be application/json in UTF-8" }
          }
        ])
  ]
})

const ownCases: ReadonlyArray<Case> = [
  {
    name: "ready",
    why: "the keys are away",
    parts: { verifier: { ready: new Failures.KeysUnavailable() } },
    expected: keysAway
  },
  {
    name: "getProfile",
    why: "there is none",
    parts: { profiles: { find: () => Effect.succeed(Option.none()) } },
    expected: { status: 404, message: "Master profile not found" }
  },
  {
    name: "optimize",
    why: "there is no profile",
    parts: { profiles: { find: () => Effect.succeed(Option.none()) } },
    expected: { status: 404, message: "Master profile not found" }
  },
  {
    name: "optimize",
    why: "the description is blank once invisible characters are gone",
    change: { body: { job_title: "a", company_name: "b", job_description_text: "\u200b" } },
    expected: { status: 400, message: ["job_description_text must not be blank"] }
  },
  {
    name: "patchProfile",
    why: "another version",
    parts: { profiles: { patch: failing(new Failures.ProfileVersionMismatch()) } },
    expected: { status: 412, message: "The profile has another version" }
  },
  {
    name: "patchProfile",
    why: "a malformed If-Match",
    change: { headers: { "if-match": "canary-7f3a" } },
    expected: { status: 400, message: ["if-match must be *, or a list of ETags"] }
  },
  {
    name: "ingestProfile",
    why: "nothing of the answer stands in the text",
    change: { body: { source: "manual", raw_text: "lorem" } },
    expected: { status: 422, message: "No profile could be read from the text" }
  },
  {
    name: "listApplications",
    why: "a bad limit, cursor and status",
    change: {},
    expected: {
      status: 400,
      message: [
        "limit must be an integer from 1 to 500",
        "status must be one of draft, generated, applied, interviewing, offer, rejected, withdrawn"
      ]
    }
  },
  {
    name: "createApplication",
    why: "the key stands for another body",
    parts: { applications: { create: failing(new Failures.IdempotencyKeyReused()) } },
    expected: { status: 422, message: "The Idempotency-Key was used with another request" }
  },
  {
    name: "createApplication",
    why: "the key is in use",
    parts: { applications: { create: failing(new Failures.IdempotencyKeyInUse()) } },
    expected: {
      status: 409,
      message: "A request with this Idempotency-Key is still under way",
      headers: { "retry-after": "1" }
    }
  },
  {
    name: "changeStatus",
    why: "there is none",
    parts: { applications: { changeStatus: failing(new Failures.ApplicationNotFound()) } },
    expected: { status: 404, message: "Application not found" }
  },
  {
    name: "accountNotice",
    why: "a bad signature",
    parts: { webhook: { verify: () => new Failures.WebhookRefused({ reason: "grammar" }) } },
    expected: { status: 401, message: "Missing or invalid signature" }
  },
  {
    name: "accountNotice",
    why: "no secret is configured",
    parts: { webhook: { verifyHeaders: () => new Failures.WebhookNotConfigured() } },
    expected: { status: 503, message: "Notifications are not configured", headers: { "retry-after": "60" } }
  }
]

const cases = [...storeCases, ...guardCases, ...modelCases, ...bodyCases, ...ownCases]

const specialHeaders = ["retry-after", "www-authenticate", "ratelimit-limit", "allow", "etag", "link"]

describe("each failure has its answer", () => {
  for (const { change = {}, expected, name, parts = {}, why } of cases) {
    const { method, path, sent } = operations[name]
    it(`${name}: ${expected.status}, ${why}`, () =>
      withApi(parts, async (send) => {
        const query = name === "listApplications" && expected.status === 400 ? "?limit=0&status=canary-7f3a" : ""
        const answer = await send(method, `${path}${query}`, { ...sent, ...change })
        assert.strictEqual(answer.status, expected.status, answer.text)
        assert.deepStrictEqual(Object.keys(Object(answer.json)), ["message", "error", "statusCode"])
        assert.deepInclude(answer.json, { message: expected.message, statusCode: expected.status })
        assert.strictEqual(answer.headers.get("content-type"), "application/json")
        assert.strictEqual(answer.headers.get("cache-control"), "no-store")
        assert.strictEqual(answer.headers.get("x-content-type-options"), "nosniff")
        for (const header of specialHeaders) {
          assert.strictEqual(answer.headers.get(header), expected.headers?.[header] ?? null, header)
        }
        assert.notMatch(answer.text, /canary|finish_length|rate_limited|read-only|grammar/)
      }))
  }
})

describe("each operation has its success", () => {
  for (const name of names) {
    const { good, method, path, sent } = operations[name]
    it(`${name}: ${good}`, () =>
      withApi({}, async (send) => {
        const answer = await send(method, path, sent)
        assert.strictEqual(answer.status, good, answer.text)
        const isProfile = ["getProfile", "patchProfile", "ingestProfile"].includes(name)
        assert.strictEqual(answer.headers.get("etag"), isProfile ? '"7"' : null)
      }))
  }

  it("getProfile: 304 for the version that the client has", () =>
    withApi({}, async (send) => {
      const { status } = await send("GET", "/api/profile/me", { headers: { "if-none-match": '"7"' } })
      assert.strictEqual(status, 304)
    }))
})

describe("limits", () => {
  for (const name of guarded) {
    const { method, path, sent } = operations[name]
    it(`${name}: the second request of one a minute is a 429`, () =>
      withApi({ http: { limits: exhausted } }, async (send) => {
        assert.isBelow((await send(method, path, sent)).status, 300)
        // Limits come before the body: what is wrong with it is not looked at.
        const refused = await send(method, path, { ...sent, ...(sent.body === undefined ? {} : { body: "{" }) })
        assert.strictEqual(refused.status, 429)
        assert.strictEqual(refused.headers.get("ratelimit-limit"), "1")
        assert.strictEqual(refused.headers.get("ratelimit-remaining"), "0")
        const wait = Number(refused.headers.get("retry-after"))
        assert.isTrue(Number.isInteger(wait) && wait >= 1 && wait <= 60, String(wait))
        assert.strictEqual(
          Object(refused.json).message,
          `Too many requests: at most 1 a minute; try again in ${wait} s`
        )
      }))
  }

  it("say whether it was a model call that was one too many", () =>
    withApi({ http: { limits: { ...exhausted, requestsPerMinute: 9 } } }, async (send) => {
      const { method, path, sent } = operations.optimize
      await send(method, path, sent)
      const { headers, json } = await send(method, path, sent)
      assert.match(
        Object(json).message,
        new RegExp(
          `^Too many calls of the language model: at most 1 a minute; try again in ${headers.get("retry-after")} s$`
        )
      )
    }))
})

/** Raw requests for what only a socket can do: no Host, headers too large, a body that never ends. */
const rawOf = (name: Name, status: 400 | 408 | 431): string => {
  const { method, path, sent } = operations[name]
  const token = sent.token === null ? "" : `Authorization: Bearer ${goodToken}\r\n`
  const host = status === 400 ? "" : "Host: x\r\n"
  const large = status === 431 ? `X-A: ${"a".repeat(20_000)}\r\n` : ""
  const body = sent.body === undefined ? "" : "Content-Type: application/json\r\nContent-Length: 9\r\n"
  return `${method} ${path} HTTP/1.1\r\n${host}${token}${large}${body}Connection: close\r\n\r\n`
}

const rawCases = names.flatMap((name): ReadonlyArray<readonly [Name, 400 | 408 | 431]> => [
  [name, 400],
  [name, 431],
  ...(withBody.includes(name) ? [[name, 408] as const] : [])
])

it.scopedLive("what Node's parser or the deadlines refuse has the same body", () =>
  Effect.gen(function* () {
    const port = yield* serveParts(
      {},
      { deadlines: { headers: "3 seconds", request: "4 seconds", answer: "10 seconds" } }
    )
    const answers = yield* Effect.promise(() =>
      Promise.all(rawCases.map(([name, status]) => exchange(port, rawOf(name, status))))
    )
    answers.forEach((answer, index) => {
      const [name = "health", status] = rawCases[index] ?? []
      assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `), `${name} ${status}: ${answer}`)
      assert.match(answer, /\r\nx-request-id: \S+\r\n/i)
      const text = answer.slice(answer.indexOf("\r\n\r\n") + 4)
      const received = { status: Number(status), text, json: JSON.parse(text) }
      assert.isUndefined(faultOf(operations[name].method, operations[name].path, received))
    })
  })
)

it("the document promises nothing that is not had above", () => {
  const had = new Set([
    ...cases.map(({ expected, name }) => `${name} ${expected.status}`),
    ...names.map((name) => `${name} ${operations[name].good}`),
    ...guarded.map((name) => `${name} 429`),
    "getProfile 304",
    ...rawCases.map(([name, status]) => `${name} ${status}`)
  ])
  const promised = Object.values(openApiDocument().paths).flatMap((item) =>
    Object.values(item).flatMap((described) =>
      Object.keys(described.responses).map((status) => `${described.operationId} ${status}`)
    )
  )
  assert.sameMembers([...had], promised)
})
