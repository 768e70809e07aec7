import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Owner } from "../../src/domain/Caller.js"
import * as Option from "effect/Option"
import {
  exchange,
  goodToken,
  type LogLine,
  openRaw,
  serveParts,
  storedApplication,
  storedProfile,
  withApi
} from "../support/http.js"

// What Node's parser lets through, waits for, or tells nobody about.

const authorized = `Host: x\r\nAuthorization: Bearer ${goodToken}\r\nContent-Type: application/json\r\n`
const application = JSON.stringify({ company_name: "A", job_title: "B", status: "draft" })
const health = (host: string) => `GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
const chunked = (coding: string, version = "1.1") =>
  `POST /api/applications HTTP/${version}\r\n${authorized}${coding}\r\n${application.length.toString(16)}\r\n${application}\r\n0\r\n\r\n`

describe("a request that two readers could read in two ways", () => {
  const bad: ReadonlyArray<readonly [name: string, request: string]> = [
    ["a host with a space", health("a b")],
    ["a host with a user", health("a@b")],
    ["a host with a path", health("a/b")],
    ["a port that is none", health("a:8x")],
    ["a fragment", "GET /health#x HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a coding before chunked", chunked("Transfer-Encoding: gzip, chunked\r\n")],
    ["codings in two headers", chunked("Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n")],
    ["chunks in HTTP/1.0", chunked("Transfer-Encoding: chunked\r\n", "1.0")]
  ]
  for (const [name, request] of bad) {
    it.scopedLive(`${name}: 400, and nothing more is read`, () =>
      Effect.gen(function* () {
        const port = yield* serveParts({})
        const answer = yield* Effect.promise(() => exchange(port, request + health("x")))
        assert.match(answer, /^HTTP\/1\.1 400 [\s\S]*"statusCode":400/)
        assert.match(answer, /\r\nconnection: close\r\n/i)
        assert.lengthOf(answer.match(/HTTP\/1\.1 /g) ?? [], 1)
      })
    )
  }

  it.scopedLive("is the last that anything is done for, of all that came in one write", () =>
    Effect.gen(function* () {
      let created = 0
      const port = yield* serveParts({
        applications: { create: () => Effect.sync(() => ((created += 1), storedApplication.id)) }
      })
      const valid = `POST /api/applications HTTP/1.1\r\n${authorized}Content-Length: ${application.length}\r\n\r\n${application}`
      const unsound = [
        ...bad.map(([, request]) => request.replace("Connection: close\r\n", "")),
        "GET /health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        "GET /health HTTP/1.1\r\n\r\n"
      ]
      for (const request of unsound) {
        const answer = yield* Effect.promise(() => exchange(port, request + valid + valid))
        assert.match(answer, /^HTTP\/1\.1 400 /)
        assert.lengthOf(answer.match(/HTTP\/1\.1 /g) ?? [], 1)
      }
      yield* Effect.sleep(100)
      assert.strictEqual(created, 0)
      // Without the refusal before it, it is carried out.
      yield* Effect.promise(() => exchange(port, valid + health("x")))
      assert.strictEqual(created, 1)
    })
  )

  it.scopedLive("is none with a sound host and plain chunks", () =>
    Effect.gen(function* () {
      const port = yield* serveParts({})
      for (const host of ["", "a.example", "a:80", "a:", "[::1]", "[::1]:80", "127.0.0.1", "a_b~c%20"]) {
        assert.match(yield* Effect.promise(() => exchange(port, health(host))), /^HTTP\/1\.1 200 /, host)
      }
      const good = chunked("Transfer-Encoding: Chunked\r\nConnection: close\r\n")
      assert.match(yield* Effect.promise(() => exchange(port, good)), /^HTTP\/1\.1 201 /)
    })
  )
})

describe("garbage behind a good request", () => {
  it.scopedLive("does not take its answer from it", () =>
    Effect.gen(function* () {
      const port = yield* serveParts({
        profiles: { find: () => Effect.delay(Effect.succeed(Option.some(storedProfile)), 100) }
      })
      const slow = `GET /api/profile/me HTTP/1.1\r\n${authorized}\r\n`
      const answer = yield* Effect.promise(() => exchange(port, `${slow}garbage\r\n\r\n`))
      assert.match(answer, /^HTTP\/1\.1 200 OK[\s\S]*"profile_version":7[\s\S]*HTTP\/1\.1 400 Bad Request/)
      const last = slow.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")
      const only = yield* Effect.promise(() => exchange(port, `${last}garbage\r\n\r\n`))
      assert.match(only, /^HTTP\/1\.1 200 OK/)
      assert.lengthOf(only.match(/HTTP\/1\.1 /g) ?? [], 1)
    })
  )
})

describe("a client that waits to be invited", () => {
  const expecting = (more: string) => `POST /api/applications HTTP/1.1\r\n${more}Expect: 100-continue\r\n\r\n`

  it.scopedLive("is not, when its body would be refused or its token is", () =>
    Effect.gen(function* () {
      const port = yield* serveParts({})
      const refusals: ReadonlyArray<readonly [head: string, status: number]> = [
        [`${authorized}Content-Length: 2000000\r\n`, 413],
        [`${authorized.replace("application/json", "text/plain")}Content-Length: 20\r\n`, 415],
        ["Host: x\r\nContent-Length: 20\r\n", 401]
      ]
      for (const [head, status] of refusals) {
        const answer = yield* Effect.promise(() => exchange(port, expecting(head)))
        assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*"statusCode":${status}`))
      }
    })
  )

  it.scopedLive("is, once all else is fine, and its connection goes on", () =>
    Effect.gen(function* () {
      const port = yield* serveParts({})
      const { closed, socket, state } = openRaw(port)
      socket.write(expecting(`${authorized}Content-Length: ${application.length}\r\n`))
      yield* Effect.repeat(Effect.sleep(5), { until: () => state.received.includes("\r\n\r\n") })
      assert.match(state.received, /^HTTP\/1\.1 100 Continue\r\n\r\n$/)
      socket.write(application + health("x"))
      yield* Effect.promise(() => closed)
      assert.match(state.received, /HTTP\/1\.1 201 Created[\s\S]*HTTP\/1\.1 200 OK/)
    })
  )
})

describe("a client that takes nothing of its answer", () => {
  it.scopedLive("is cut off, and one that reads slowly gets it all", () =>
    Effect.gen(function* () {
      const snapshot = { text: "x".repeat(60_000) }
      const item = { ...storedApplication, applied_resume_snapshot: snapshot }
      const items = Array.from({ length: 500 }, () => item)
      const port = yield* serveParts(
        {
          applications: { list: () => Effect.succeed({ items, next: undefined }) },
          verifier: { verify: (token) => Effect.succeed({ owner: Schema.decodeSync(Owner)(token), issuedAt: 0 }) }
        },
        { deadlines: { headers: "20 seconds", request: "20 seconds", answer: "2 seconds" } }
      )
      const requestOf = (user: string) =>
        `GET /api/applications HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user}\r\nConnection: close\r\n\r\n`
      const stalled = openRaw(port)
      stalled.socket.pause()
      stalled.socket.write(requestOf("stalled"))
      const slow = openRaw(port)
      slow.socket.write(requestOf("slow"))
      const breaths = setInterval(() => {
        slow.socket.pause()
        setTimeout(() => slow.socket.resume(), 50)
      }, 100)
      yield* Effect.promise(() => slow.closed).pipe(Effect.ensuring(Effect.sync(() => clearInterval(breaths))))
      assert.isAbove(slow.state.received.length, 30_000_000)
      // What the system held for it is all it gets.
      yield* Effect.sleep(5_000)
      stalled.socket.resume()
      yield* Effect.promise(() => stalled.closed)
      assert.isBelow(stalled.state.received.length, 30_000_000)
    })
  )
})

describe("the log", () => {
  it.scopedLive("has a line for what the parser or a deadline refused", () =>
    Effect.gen(function* () {
      const lines: Array<LogLine> = []
      const port = yield* serveParts(
        { onLog: (line) => lines.push(line) },
        { deadlines: { headers: "300 millis", request: "600 millis", answer: "5 seconds" } }
      )
      const requests = ["c4n4ry\r\n\r\n", `GET /c4n4ry HTTP/1.1\r\nX: ${"c4n4ry".repeat(4_000)}\r\n\r\n`, "GET /c4n4ry"]
      const answers = yield* Effect.promise(() => Promise.all(requests.map((request) => exchange(port, request))))
      const told = lines.filter(({ annotations }) => annotations["failure"] === "RequestUnreadable")
      assert.sameMembers(
        told.map(({ annotations }) => annotations["status"]),
        [400, 431, 408]
      )
      for (const { annotations } of told) {
        assert.isTrue(answers.some((answer) => answer.includes(`X-Request-Id: ${String(annotations["request_id"])}`)))
      }
      assert.notInclude(JSON.stringify(lines), "c4n4ry")
    })
  )
})

describe("an id that is no UUID", () => {
  it("is a 400 however it is written, and a 401 before", () =>
    withApi({}, async (send) => {
      for (const id of ["a;b", "%zz", "%00", "a%2fb", "x".repeat(200), "%E0%A4%A", "-"]) {
        const sent = { body: { status: "draft" } }
        const answer = await send("PATCH", `/api/applications/${id}/status`, sent)
        assert.deepInclude(answer.json, { statusCode: 400, message: ["id must be a UUID"] }, id)
        assert.strictEqual((await send("PATCH", `/api/applications/a;b/status`, { ...sent, token: null })).status, 401)
      }
      const encoded = `/api/applications/%33f1c7e0a-2b64-4c1e-9a57-0d5c2f6b8e11/status`
      assert.strictEqual((await send("PATCH", encoded, { body: { status: "draft" } })).status, 200)
    }))
})
