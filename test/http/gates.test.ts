import { connect } from "node:net"
import { gzipSync } from "node:zlib"
import { assert, describe, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { type CallOptions, layerService, Service } from "../support/service.js"

const call = (method: string, path: string, options?: CallOptions) =>
  Effect.flatMap(Service, (service) => service.call(method, path, options))

const writes = [
  ["PATCH", "/api/profile/me"],
  ["POST", "/api/profile/ingest"],
  ["POST", "/api/optimize"],
  ["POST", "/api/applications"],
  ["PATCH", "/api/applications/00000000-0000-4000-8000-000000000000/status"]
] as const

/** Everything a raw connection gets back until it is closed, or for a while. */
const raw = (text: string | Buffer, wait = 1_500) =>
  Effect.flatMap(Service, ({ port }) =>
    Effect.async<string>((resume) => {
      let received = ""
      const socket = connect(port, "127.0.0.1", () => socket.write(text))
      const done = () => {
        socket.destroy()
        resume(Effect.succeed(received))
      }
      socket.on("data", (chunk) => {
        received += chunk.toString("latin1")
      })
      socket.on("close", done)
      socket.on("error", done)
      setTimeout(done, wait)
    })
  )

layer(layerService(), { timeout: "60 seconds", excludeTestServices: true })("the gates", (it) => {
  describe("paths and methods", () => {
    const paths: ReadonlyArray<readonly [method: string, path: string, status: number, allow?: string]> = [
      ["GET", "/nothing", 404],
      ["GET", "//health", 404],
      ["GET", "/HEALTH", 404],
      ["GET", "/health/", 404],
      ["GET", "/api/profile/me/", 404],
      ["GET", "/api/profile/%6de", 404],
      ["PATCH", "/api/applications//status", 404],
      ["DELETE", "/health", 405, "GET, HEAD, OPTIONS"],
      ["PUT", "/api/profile/me", 405, "GET, HEAD, OPTIONS, PATCH"],
      ["GET", "/api/optimize", 405, "OPTIONS, POST"],
      ["GET", "/webhooks/idp", 405, "OPTIONS, POST"],
      ["OPTIONS", "/api/optimize", 204, "OPTIONS, POST"],
      ["HEAD", "/health", 200],
      ["GET", "/health?x=1", 200]
    ]
    for (const [method, path, status, allow] of paths) {
      it.effect(`${method} ${path}: ${status}, before any token`, () =>
        Effect.gen(function* () {
          const answer = yield* call(method, path, { as: null })
          assert.strictEqual(answer.status, status)
          assert.strictEqual(answer.headers.get("allow"), allow ?? null)
          if (method === "HEAD") assert.strictEqual(answer.text, "")
        })
      )
    }
  })

  describe("credentials", () => {
    const headers: ReadonlyArray<readonly [name: string, authorization: string | undefined, challenge: string]> = [
      ["none", undefined, "Bearer"],
      ["another scheme", "Basic eHg6eHg=", 'Bearer error="invalid_token"'],
      ["no scheme", "eyJhbGciOiJub25lIn0.e30.x", 'Bearer error="invalid_token"'],
      ["garbage", "Bearer x.y.z", 'Bearer error="invalid_token"'],
      ["two spaces", "Bearer  x.y.z", 'Bearer error="invalid_token"']
    ]
    for (const [name, authorization, challenge] of headers) {
      it.effect(`${name}: 401 everywhere, before the body is looked at`, () =>
        Effect.gen(function* () {
          for (const [method, path] of writes) {
            const answer = yield* call(method, path, {
              as: null,
              body: "{not json",
              headers: { "content-type": "text/plain", ...(authorization === undefined ? {} : { authorization }) }
            })
            assert.strictEqual(answer.status, 401)
            assert.strictEqual(answer.headers.get("www-authenticate"), challenge)
          }
        })
      )
    }

    it.effect("the scheme has no case, and two Authorization headers are refused", () =>
      Effect.gen(function* () {
        const service = yield* Service
        const token = yield* service.token("user")
        const lower = yield* call("GET", "/api/applications", {
          as: null,
          headers: { authorization: `bEARER ${token}` }
        })
        assert.strictEqual(lower.status, 200)
        const twice = yield* raw(
          `GET /api/applications HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`
        )
        assert.match(twice, /^HTTP\/1\.1 401 /)
      })
    )
  })

  describe("bodies", () => {
    const good = JSON.stringify({ company_name: "A", job_title: "B", status: "draft" })
    const gate: ReadonlyArray<
      readonly [name: string, body: string | Uint8Array, headers: Record<string, string>, status: number]
    > = [
      ["plain JSON", good, {}, 201],
      ["a charset", good, { "content-type": "application/json; charset=UTF-8" }, 201],
      ["another charset", good, { "content-type": "application/json; charset=utf-16" }, 415],
      ["text", good, { "content-type": "text/plain" }, 415],
      ["a form", "company_name=A", { "content-type": "application/x-www-form-urlencoded" }, 415],
      ["a JSON dialect", good, { "content-type": "application/vnd.api+json" }, 415],
      ["gzip", gzipSync(good), { "content-encoding": "gzip" }, 415],
      ["cut JSON", good.slice(0, -1), {}, 400],
      ["an empty body", "", {}, 400],
      ["null", "null", {}, 400],
      ["an array", "[]", {}, 400],
      ["invalid UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), {}, 400],
      ["a byte order mark", `\ufeff${good}`, {}, 201],
      ["NUL in a text", good.replace('"A"', '"A\\u0000"'), {}, 400],
      ["half a surrogate pair", good.replace('"A"', '"\\ud800"'), {}, 400],
      ["NUL in a name", good.replace("{", '{"x\\u0000":1,'), {}, 400],
      ["an infinite number", good.replace("{", '{"x":1e400,'), {}, 400],
      ["a huge number", good.replace("{", '{"x":1e21,'), {}, 400],
      ["64 levels", good.replace("{", `{"x":${"[".repeat(63)}${"]".repeat(63)},`), {}, 201],
      ["65 levels", good.replace("{", `{"x":${"[".repeat(64)}${"]".repeat(64)},`), {}, 400],
      ["100,000 levels", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, {}, 400],
      ["a name twice: the last one counts", good.replace("{", '{"status":"nonsense",'), {}, 201],
      ["1 MiB and more", `${good}${" ".repeat(1024 * 1024)}`, {}, 413]
    ]
    for (const [name, body, headers, status] of gate) {
      it.effect(`${name}: ${status}`, () =>
        Effect.gen(function* () {
          const answer = yield* call("POST", "/api/applications", { body, headers })
          assert.strictEqual(answer.status, status, answer.text)
        })
      )
    }

    it.effect("a chunked body without a length is counted, its 413 is readable, and the connection goes on", () =>
      Effect.gen(function* () {
        const token = yield* Effect.flatMap(Service, (service) => service.token("user"))
        const head = `POST /api/applications HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
        const chunk = `${(64 * 1024).toString(16)}\r\n${" ".repeat(64 * 1024)}\r\n`
        const next = "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        const answer = yield* raw(`${head}${chunk.repeat(20)}0\r\n\r\n${next}`, 5_000)
        assert.match(answer, /^HTTP\/1\.1 413 [\s\S]*"statusCode":413[\s\S]*HTTP\/1\.1 200 OK/)
      })
    )

    it.effect("no bytes and no JSON make a 5xx, and no value comes back", () =>
      Effect.gen(function* () {
        const service = yield* Service
        const canary = "c4n4ry"
        const json = fc.jsonValue({ maxDepth: 3 }).map((value) =>
          JSON.stringify({
            job_title: value,
            raw_text: value,
            [canary]: canary,
            email: canary,
            status: canary,
            source: canary
          })
        )
        const bytes = fc.uint8Array({ maxLength: 200 }).map((value) => Buffer.concat([value, Buffer.from(canary)]))
        yield* Effect.promise(() =>
          fc.assert(
            fc.asyncProperty(fc.constantFrom(...writes), fc.oneof(json, bytes), async ([method, path], body) => {
              const answer = await Effect.runPromise(service.call(method, path, { body, as: "fuzzer" }))
              assert.isBelow(answer.status, 500, answer.text)
              if (answer.status >= 400) assert.notInclude(answer.text, canary)
            }),
            { numRuns: 300 }
          )
        )
      })
    )
  })

  describe("headers", () => {
    it.effect("a well-formed request id is taken over, another is replaced", () =>
      Effect.gen(function* () {
        const own = yield* call("GET", "/health", { as: null, headers: { "x-request-id": "abc-1.2_3" } })
        assert.strictEqual(own.headers.get("x-request-id"), "abc-1.2_3")
        const bad = yield* call("GET", "/health", { as: null, headers: { "x-request-id": "a b{}" } })
        assert.match(bad.headers.get("x-request-id") ?? "", /^[0-9a-f]{16}$/)
      })
    )

    it.effect("CORS by allowlist", () =>
      Effect.gen(function* () {
        const allowed = { origin: "https://app.example" }
        const preflight = yield* call("OPTIONS", "/api/profile/me", { as: null, headers: allowed })
        assert.strictEqual(preflight.headers.get("access-control-allow-origin"), "https://app.example")
        const named = (preflight.headers.get("access-control-allow-headers") ?? "").split(", ")
        assert.includeMembers(named, ["authorization", "if-match", "if-none-match", "idempotency-key"])
        assert.include(preflight.headers.get("access-control-allow-methods") ?? "", "PATCH")
        const answer = yield* call("GET", "/health", { as: null, headers: allowed })
        assert.include(answer.headers.get("access-control-expose-headers") ?? "", "etag")
        const foreign = yield* call("GET", "/health", { as: null, headers: { origin: "https://app.example.evil" } })
        assert.isNull(foreign.headers.get("access-control-allow-origin"))
        assert.strictEqual(foreign.headers.get("vary"), "origin")
      })
    )
  })

  describe("raw requests", () => {
    const requests: ReadonlyArray<readonly [name: string, request: string, status: number]> = [
      ["no HTTP at all", "hello\r\n\r\n", 400],
      ["no Host", "GET /health HTTP/1.1\r\n\r\n", 400],
      ["two Hosts", "GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", 400],
      [
        "both length and chunks",
        "POST /api/optimize HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        400
      ],
      ["headers beyond the limit", `GET /health HTTP/1.1\r\nHost: a\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`, 431],
      ["an expectation", "GET /health HTTP/1.1\r\nHost: a\r\nExpect: the-unexpected\r\nConnection: close\r\n\r\n", 200]
    ]
    for (const [name, request, status] of requests) {
      it.effect(`${name}: ${status} with a body`, () =>
        Effect.gen(function* () {
          const answer = yield* raw(request)
          assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `), answer)
          assert.match(answer, status === 200 ? /"status":"ok"/ : new RegExp(`"statusCode":${status}`), answer)
        })
      )
    }
  })
})

layer(
  layerService({
    http: { limits: { enabled: true, requestsPerMinute: 8, modelCallsPerMinute: 2, concurrentModelCalls: 3 } }
  }),
  { timeout: "60 seconds", excludeTestServices: true }
)("limits", (it) => {
  it.effect("are each user's own and come with what a client needs", () =>
    Effect.gen(function* () {
      const statuses = yield* Effect.forEach(Array.from({ length: 9 }), () =>
        call("GET", "/api/applications", { as: "noisy" })
      )
      assert.deepStrictEqual(
        statuses.map(({ status }) => status),
        [200, 200, 200, 200, 200, 200, 200, 200, 429]
      )
      const last = statuses.at(-1)
      assert.isAtLeast(Number(last?.headers.get("retry-after")), 1)
      assert.strictEqual(last?.headers.get("ratelimit-limit"), "8")
      assert.strictEqual((yield* call("GET", "/api/applications", { as: "quiet" })).status, 200)
    })
  )

  it.effect("model calls have one of their own, of which a refused request uses up nothing", () =>
    Effect.gen(function* () {
      const job = { job_title: "Cook", company_name: "Globex", job_description_text: "You know Baking." }
      const text = { source: "manual", raw_text: "Maya Example\nSKILLS\nBaking" }
      const send = (body: unknown, path = "/api/optimize") =>
        Effect.map(call("POST", path, { as: "tailor", body }), ({ status }) => status)
      const statuses = [
        ...[yield* send("{"), yield* send({ ...job, job_title: 5 }), yield* send(job)],
        yield* send({ ...text, raw_text: "<p></p>" }, "/api/profile/ingest"),
        yield* send(text, "/api/profile/ingest"),
        ...[
          yield* send({ ...job, job_description_text: "\u200b" }),
          yield* send(job),
          yield* send(job),
          yield* send(job)
        ]
      ]
      assert.deepStrictEqual(statuses, [400, 400, 404, 400, 200, 400, 200, 200, 429])
    })
  )
})
