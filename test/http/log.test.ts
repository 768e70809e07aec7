import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as LogLevel from "effect/LogLevel"
import {
  type ModelFailure,
  ModelAnswerInvalid,
  ModelTimedOut,
  ModelUnavailable,
  StoreUnavailable
} from "../../src/domain/Failures.js"
import { exchange, goodToken, type LogLine, openRaw, serveParts, withApi } from "../support/http.js"

const canary = "c4n4ry"

/** All that the line of a request may hold. */
const allowed = ["request_id", "method", "route", "status", "failure", "reason", "duration_ms"]

const requestsOf = (lines: ReadonlyArray<LogLine>) =>
  lines.filter(({ message }) => JSON.stringify(message).includes("request")).map(({ annotations }) => annotations)

describe("the log of requests", () => {
  it("has one line for each, with the route's template and nothing of what was sent", async () => {
    const lines: Array<LogLine> = []
    await withApi({ onLog: (line) => lines.push(line) }, async (send) => {
      const headers = { "x-request-id": "req-1", "user-agent": canary, cookie: canary, "if-match": canary }
      await send("GET", `/openapi.json?x=${canary}`, { token: null, headers })
      await send("GET", `/${canary}`, { token: canary, headers })
      await send("GET", "/api/profile/me", { token: canary, headers })
      await send("PATCH", "/api/profile/me", { headers, body: { full_name: canary, [canary]: canary } })
      await send("PATCH", `/api/applications/${canary}/status`, { body: { status: canary } })
    })
    const requests = requestsOf(lines)
    assert.deepStrictEqual(
      requests.map(({ failure, method, route, status }) => [method, route, status, failure]),
      [
        ["GET", "/openapi.json", 200, undefined],
        ["GET", "unknown", 404, "RouteNotFound"],
        ["GET", "/api/profile/me", 401, "TokenRefused"],
        ["PATCH", "/api/profile/me", 400, "RequestInvalid"],
        ["PATCH", "/api/applications/:id/status", 400, "HttpApiDecodeError"]
      ]
    )
    for (const annotations of requests) assert.includeMembers(allowed, Object.keys(annotations))
    assert.strictEqual(requests[0]?.["request_id"], "req-1")
    const all = JSON.stringify(lines)
    assert.notInclude(all, canary)
    assert.notInclude(all, goodToken)
  })

  it("names a defect by nothing that it says", async () => {
    const lines: Array<LogLine> = []
    const parts = { accounts: { ready: Effect.die(new Error(canary)) }, onLog: (line: LogLine) => lines.push(line) }
    await withApi(parts, async (send) => {
      await send("GET", "/health/ready", { token: null })
    })
    assert.deepInclude(requestsOf(lines).at(-1), { status: 500, failure: "Defect" })
    assert.notInclude(JSON.stringify(lines), canary)
  })

  it("tells why the store is not to be had, which the answer does not", async () => {
    const lines: Array<LogLine> = []
    const find = () => new StoreUnavailable({ reason: "disk" })
    await withApi({ profiles: { find }, onLog: (line) => lines.push(line) }, async (send) => {
      const { text } = await send("GET", "/api/profile/me")
      assert.notInclude(text, "disk")
    })
    assert.deepInclude(requestsOf(lines).at(-1), { status: 503, failure: "StoreUnavailable", reason: "disk" })
  })

  it("tells why the model is of no use, by a word of a closed list", async () => {
    const body = { job_title: "Engineer", company_name: "Globex", job_description_text: "You know Go." }
    const failures: ReadonlyArray<ModelFailure> = [
      new ModelUnavailable({ reason: "credentials" }),
      new ModelTimedOut(),
      new ModelAnswerInvalid({ reason: "schema" })
    ]
    const lines: Array<LogLine> = []
    for (const failure of failures) {
      const proposeEdits = () => Effect.fail(failure)
      await withApi({ model: { proposeEdits }, onLog: (line) => lines.push(line) }, async (send) => {
        await send("POST", "/api/optimize", { body })
      })
    }
    assert.deepStrictEqual(
      requestsOf(lines).map(({ failure, reason, status }) => [status, failure, reason]),
      [
        [502, "ModelUnavailable", "credentials"],
        [504, "ModelTimedOut", "timeout"],
        [422, "ModelAnswerInvalid", "schema"]
      ]
    )
    assert.deepStrictEqual(
      lines.map(({ level }) => level),
      ["WARN", "WARN", "INFO"]
    )
  })

  it("is an error for a defect, a warning for what is away, and silent on health checks while all is well", async () => {
    const lines: Array<LogLine> = []
    const onLog = (line: LogLine) => lines.push(line)
    await withApi({ accounts: { ready: new StoreUnavailable({ reason: "disk" }) }, onLog }, async (send) => {
      await send("GET", "/health", { token: null })
      await send("HEAD", "/health", { token: null })
      await send("GET", "/health/ready", { token: null })
    })
    await withApi({ profiles: { find: () => Effect.die(new Error(canary)) }, onLog }, async (send) => {
      await send("GET", "/health/ready", { token: null })
      await send("GET", "/api/profile/me")
    })
    assert.deepStrictEqual(
      lines.map(({ annotations, level, message }) => [level, String(message), annotations["route"]]),
      [
        ["WARN", "request", "/health/ready"],
        ["ERROR", "a defect ended a request", undefined],
        ["ERROR", "request", "/api/profile/me"]
      ]
    )
    const quiet: Array<LogLine> = []
    const http = { onLog: (line: LogLine) => quiet.push(line), logLevel: LogLevel.Debug }
    await withApi(http, async (send) => {
      await send("GET", "/health", { token: null })
      await send("GET", "/health/ready", { token: null })
    })
    assert.deepStrictEqual(
      quiet.map(({ annotations, level }) => [level, annotations["route"]]),
      [
        ["DEBUG", "/health"],
        ["DEBUG", "/health/ready"]
      ]
    )
  })

  it.scopedLive("has a line for a client that went away", () =>
    Effect.gen(function* () {
      const lines: Array<LogLine> = []
      let waiting = false
      const find = () =>
        Effect.zipRight(
          Effect.sync(() => (waiting = true)),
          Effect.never
        )
      const port = yield* serveParts({ profiles: { find }, onLog: (line) => lines.push(line) })
      const { socket } = openRaw(port)
      socket.write(`GET /api/profile/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${goodToken}\r\n\r\n`)
      yield* Effect.repeat(Effect.sleep(5), { until: () => waiting })
      socket.destroy()
      yield* Effect.repeat(Effect.sleep(5), { until: () => requestsOf(lines).length > 0 })
      assert.deepInclude(requestsOf(lines)[0], { route: "/api/profile/me", failure: "ClientGone" })
      assert.notProperty(requestsOf(lines)[0], "status")
    })
  )

  it.scopedLive("has the methods of requests as they are, and an own id where the client's is none", () =>
    Effect.gen(function* () {
      const lines: Array<LogLine> = []
      const port = yield* serveParts({ onLog: (line) => lines.push(line) })
      yield* Effect.promise(() =>
        exchange(
          port,
          `HEAD /openapi.json HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${canary} ${canary}\r\nConnection: close\r\n\r\n`
        )
      )
      assert.lengthOf(requestsOf(lines), 1)
      assert.deepInclude(requestsOf(lines)[0], { method: "HEAD", status: 200 })
      assert.match(String(requestsOf(lines)[0]?.["request_id"]), /^[0-9a-f]{16}$/)
    })
  )
})
