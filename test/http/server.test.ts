import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Scope from "effect/Scope"
import { exchange, goodToken, type LogLine, openRaw, type Parts, serveParts, storedProfile } from "../support/http.js"

const authorized = `Host: x\r\nAuthorization: Bearer ${goodToken}\r\n`
const profileRequest = `GET /api/profile/me HTTP/1.1\r\n${authorized}\r\n`
const application = JSON.stringify({ company_name: "A", job_title: "B", status: "draft" })
const posted = (more: string, body: string) =>
  `POST /api/applications HTTP/1.1\r\n${authorized}Content-Type: application/json\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`

/** Waits until something holds; the test's own time limit is the end of it. */
const until = (holds: () => boolean) => Effect.repeat(Effect.sleep(5), { until: holds })

/** A server whose reads of the profile wait until they are let go. */
const slowServer = (grace: `${number} seconds` | `${number} millis`) =>
  Effect.gen(function* () {
    const gate = yield* Deferred.make<void>()
    let waiting = 0
    let interrupted = 0
    const lines: Array<LogLine> = []
    const parts: Parts = {
      onLog: (line) => lines.push(line),
      profiles: {
        find: () =>
          Effect.sync(() => void (waiting += 1)).pipe(
            Effect.zipRight(Deferred.await(gate)),
            Effect.as(Option.some(storedProfile)),
            Effect.onInterrupt(() => Effect.sync(() => void (interrupted += 1)))
          )
      }
    }
    const scope = yield* Scope.make()
    const port = yield* Scope.extend(serveParts(parts, { grace }), scope)
    return {
      port,
      release: Deferred.succeed(gate, undefined),
      stop: Effect.forkDaemon(Scope.close(scope, Exit.void)),
      waiting: () => waiting,
      interrupted: () => interrupted,
      failures: () => lines.map(({ annotations }) => annotations["failure"])
    }
  })

describe("the end of the server", () => {
  it.live("lets what is in flight end, takes nothing new, closes what is idle", () =>
    Effect.gen(function* () {
      const server = yield* slowServer("10 seconds")
      const idle = openRaw(server.port)
      idle.socket.write("GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
      yield* until(() => idle.state.received.includes('"ok"'))
      const busy = openRaw(server.port)
      busy.socket.write(profileRequest)
      yield* until(() => server.waiting() === 1)
      const stopping = yield* server.stop
      yield* Effect.promise(() => idle.closed)
      const refused = yield* Effect.promise(() => exchange(server.port, "GET /health HTTP/1.1\r\nHost: x\r\n\r\n"))
      assert.strictEqual(refused, "")
      assert.isFalse(busy.state.closed)
      yield* server.release
      yield* stopping.await
      yield* Effect.promise(() => busy.closed)
      assert.match(busy.state.received, /^HTTP\/1\.1 200 OK[\s\S]*"profile_version":7/)
      assert.match(busy.state.received, /connection: close/i)
    })
  )

  it.live("tells a request that comes on an open connection while it ends, and does not leave it without answer", () =>
    Effect.gen(function* () {
      const server = yield* slowServer("10 seconds")
      const busy = openRaw(server.port)
      const late = openRaw(server.port)
      // Half a request, so that the connection is not idle when the stop begins.
      late.socket.write("GET /health HTTP/1.1\r\nHost: x\r\n")
      busy.socket.write(profileRequest)
      yield* until(() => server.waiting() === 1)
      const stopping = yield* server.stop
      // Until the server listens no more, and so is past the point where it would have answered.
      const probe = Effect.promise(() => exchange(server.port, "GET /health HTTP/1.0\r\n\r\n"))
      yield* Effect.repeat(probe, { until: (answer) => answer === "" })
      late.socket.write("\r\n")
      yield* Effect.promise(() => late.closed)
      assert.match(late.state.received, /^HTTP\/1\.1 503 [\s\S]*"statusCode":503/)
      assert.match(late.state.received, /retry-after: 1/i)
      // The answer is that of a database that is away; the log knows better.
      assert.include(server.failures(), "ServiceEnding")
      yield* server.release
      yield* stopping.await
      // The server's end says that the answer was handed over, not that this side has read it.
      yield* Effect.promise(() => busy.closed)
      assert.match(busy.state.received, /^HTTP\/1\.1 200 OK/)
    })
  )

  it.live("tells what is stuck when the grace is over to try again, and closes it", () =>
    Effect.gen(function* () {
      const server = yield* slowServer("700 millis")
      const stuck = openRaw(server.port)
      stuck.socket.write(profileRequest)
      const half = openRaw(server.port)
      half.socket.write(
        `POST /api/applications HTTP/1.1\r\n${authorized}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{`
      )
      yield* until(() => server.waiting() === 1)
      const stopping = yield* server.stop
      yield* stopping.await
      yield* Effect.promise(() => Promise.all([stuck.closed, half.closed]))
      assert.match(stuck.state.received, /^HTTP\/1\.1 503 [\s\S]*retry-after: 1\r\n/)
      yield* until(() => server.interrupted() === 1)
    })
  )
})

describe("clients", () => {
  it.live("that go away end the work for them", () =>
    Effect.gen(function* () {
      const server = yield* slowServer("2 seconds")
      const leaving = openRaw(server.port)
      leaving.socket.write(profileRequest)
      yield* until(() => server.waiting() === 1)
      leaving.socket.destroy()
      yield* until(() => server.interrupted() === 1)
      yield* server.release
      yield* Effect.flatMap(server.stop, (stopping) => stopping.await)
    })
  )

  it.scopedLive("that are slow are told so, in the headers and in the body", () =>
    Effect.gen(function* () {
      const port = yield* serveParts(
        {},
        { deadlines: { headers: "300 millis", request: "600 millis", answer: "5 seconds" } }
      )
      const slow = [
        "GET /health HTTP/1.1\r\nHost: x\r\nX-A: ",
        `POST /api/applications HTTP/1.1\r\n${authorized}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a`,
        `POST /webhooks/idp HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"a`
      ]
      const answers = yield* Effect.promise(() => Promise.all(slow.map((text) => exchange(port, text))))
      for (const answer of answers) {
        assert.match(answer, /^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*"statusCode":408/)
        assert.lengthOf(answer.match(/HTTP\/1\.1/g) ?? [], 1)
      }
    })
  )

  it.scopedLive("that send on after a refusal read it, and only it", () =>
    Effect.gen(function* () {
      const port = yield* serveParts(
        {},
        { deadlines: { headers: "300 millis", request: "600 millis", answer: "5 seconds" } }
      )
      const heads = [
        // Refused by its length, by its count, and by its path; none of the bodies ever ends.
        `POST /api/applications HTTP/1.1\r\n${authorized}Content-Type: application/json\r\nContent-Length: 9000000\r\n\r\n`,
        `POST /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n`
      ]
      const answers = yield* Effect.promise(() =>
        Promise.all(heads.map((head) => exchange(port, `${head}${" ".repeat(2_000_000)}`)))
      )
      assert.match(answers[0] ?? "", /^HTTP\/1\.1 413 Content Too Large|^HTTP\/1\.1 413 Payload Too Large/)
      assert.match(answers[1] ?? "", /^HTTP\/1\.1 404 /)
      for (const answer of answers) assert.lengthOf(answer.match(/HTTP\/1\.1/g) ?? [], 1)
    })
  )

  it.scopedLive("that send without end are cut off", () =>
    Effect.gen(function* () {
      const port = yield* serveParts(
        {},
        { deadlines: { headers: "20 seconds", request: "20 seconds", answer: "20 seconds" } }
      )
      const { closed, socket, state } = openRaw(port)
      socket.write(`POST /nothing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`)
      const size = 1024 * 1024
      const chunk = `${size.toString(16)}\r\n${" ".repeat(size)}\r\n`
      let sent = 0
      const pump = () => {
        while (!state.closed && sent < 200) {
          sent += 1
          if (!socket.write(chunk)) {
            socket.once("drain", pump)
            return
          }
        }
      }
      pump()
      yield* Effect.promise(() => closed)
      assert.isBelow(sent, 200)
      assert.match(state.received, /^HTTP\/1\.1 404 /)
    })
  )
})

describe("raw requests", () => {
  const good = /^HTTP\/1\.1 201 Created/
  const requests: ReadonlyArray<readonly [name: string, request: string, answer: RegExp]> = [
    ["an upgrade keeps its body", posted("Connection: Upgrade, close\r\nUpgrade: h2c\r\n", application), good],
    [
      "an upgrade to a WebSocket is none",
      `GET /health HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
      /^HTTP\/1\.1 200 OK/
    ],
    ["two content types", posted("Content-Type: text/plain\r\nConnection: close\r\n", application), /^HTTP\/1\.1 415 /],
    ["a tunnel", "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n", /^HTTP\/1\.1 400 [\s\S]*"statusCode":400/],
    [
      "an absolute target",
      "GET HTTP://x/health?a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      /^HTTP\/1\.1 200 OK/
    ],
    [
      "an absolute target without a path",
      "GET http://x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      /^HTTP\/1\.1 404 /
    ],
    [
      "a second Authorization behind thousands of headers",
      `GET /api/applications HTTP/1.1\r\n${authorized}${"a:\r\n".repeat(2_500)}Authorization: Bearer x\r\nConnection: close\r\n\r\n`,
      /^HTTP\/1\.1 401 /
    ],
    [
      "no Host for an operation without a body",
      "GET /api/profile/me HTTP/1.1\r\nConnection: close\r\n\r\n",
      /^HTTP\/1\.1 400 [\s\S]*"message":"Bad request"/
    ]
  ]
  for (const [name, request, answer] of requests) {
    it.scopedLive(name, () =>
      Effect.gen(function* () {
        const port = yield* serveParts({})
        assert.match(yield* Effect.promise(() => exchange(port, request)), answer)
      })
    )
  }
})
