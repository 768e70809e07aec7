import { connect } from "node:net"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { layerOpenAi, type OpenAiSettings } from "../../src/llm/openai/layer.js"
import { type Attack, type HostileProvider, hostileProvider } from "../support/hostileProvider.js"
import { layerService, Service } from "../support/service.js"
import { drips, good, goodBytes, goodText, head, later, reset, respond, sends, silent } from "../support/wire.js"

// The time budget over real sockets: the service on its HTTP server, the provider on a bare one.

const budget = (retryAfter: number, total: number) => ({
  retryAfter: Duration.millis(retryAfter),
  total: Duration.millis(total),
  maxOutputTokens: 900
})

/** The service with this provider behind it; `baseUrl` says where it looks for it. */
const serviceAt = (baseUrl: string, settings: Partial<OpenAiSettings>) =>
  layerService({
    model: layerOpenAi({
      apiKey: Redacted.make("sk-CANARY-KEY"),
      baseUrl,
      model: "gpt-4.1-mini",
      stream: false,
      streamDeadlines: { firstToken: Duration.seconds(2), stall: Duration.seconds(2) },
      optimize: budget(300, 5_000),
      ingest: budget(10_000, 20_000),
      ...settings
    })
  })

const job = { job_title: "Engineer", company_name: "Globex", job_description_text: "You know Go." }
const ingest = Effect.flatMap(Service, ({ call }) =>
  call("POST", "/api/profile/ingest", { body: { source: "manual", raw_text: "Maya Example\nSkills\nGo\n" } })
)

/** One call with its status and milliseconds. */
const optimize = Effect.gen(function* () {
  const { call } = yield* Service
  const began = yield* Clock.currentTimeMillis
  const { headers, status } = yield* call("POST", "/api/optimize", { body: job })
  return { status, took: (yield* Clock.currentTimeMillis) - began, retryAfter: headers.get("retry-after") }
})

const test = (
  name: string,
  settings: Partial<OpenAiSettings>,
  run: (provider: HostileProvider) => Effect.Effect<void, never, Service>
) =>
  it.scopedLive(name, () =>
    Effect.gen(function* () {
      const provider = yield* hostileProvider
      yield* Effect.gen(function* () {
        provider.behave(good)
        assert.strictEqual((yield* ingest).status, 200)
        yield* run(provider)
      }).pipe(Effect.provide(serviceAt(provider.baseUrl, settings)))
    })
  )

/** Waits until it holds, for as long as a busy machine may need. */
const until = (holds: () => boolean) =>
  Effect.sleep(10).pipe(Effect.repeat({ until: holds }), Effect.timeout("30 seconds"), Effect.orDie)

/** An attack that tells when its socket was closed by the other side. */
const watched = (attack: Attack) => {
  const state = { closed: 0 }
  const wrapped: Attack = (socket, request) => {
    socket.once("close", () => (state.closed += 1))
    attack(socket, request)
  }
  return { state, attack: wrapped }
}

/** Bytes in use after a collection. */
const heap = () => {
  setFlagsFromString("--expose-gc")
  const collect: unknown = runInNewContext("gc")
  assert.isTrue(typeof collect === "function")
  if (typeof collect === "function") collect()
  return process.memoryUsage().heapUsed
}

describe("the second attempt", () => {
  test("starts while the first is in flight; the winner ends the call and the loser's socket", {}, (provider) =>
    Effect.gen(function* () {
      const loser = watched(silent)
      provider.behave(loser.attack, later(100, good))
      const { status, took } = yield* optimize
      assert.strictEqual(status, 200)
      assert.isAtLeast(took, 390)
      assert.strictEqual(provider.requests.length, 2)
      yield* until(() => loser.state.closed === 1)
    })
  )

  test("leaves the first its chance, and loses its own socket when the first wins", {}, (provider) =>
    Effect.gen(function* () {
      const loser = watched(silent)
      provider.behave(later(700, good), loser.attack)
      assert.strictEqual((yield* optimize).status, 200)
      assert.strictEqual(provider.requests.length, 2)
      yield* until(() => loser.state.closed === 1)
    })
  )

  const atOnce: ReadonlyArray<readonly [string, Attack]> = [
    ["a reset", (socket) => reset(socket)],
    ["a cut body", (socket, request) => socket.end(goodBytes(request).slice(0, -9))],
    ...[408, 409, 429, 500, 502, 503, 504].map((status) => [`a ${status}`, sends({}, { status })] as const),
    ["a 503 with Retry-After 0", sends({}, { status: 503, headers: { "retry-after": 0 } })],
    ["HTML", sends("<html>")],
    ["an error inside a 200", sends({ error: { message: "busy" } })]
  ]
  test("starts at once after what may pass", { optimize: budget(15_000, 30_000) }, (provider) =>
    Effect.forEach(atOnce, ([name, attack]) =>
      Effect.gen(function* () {
        provider.behave(attack, good)
        const { status, took } = yield* optimize
        assert.strictEqual(status, 200, name)
        assert.isBelow(took, 10_000, name)
        assert.strictEqual(provider.requests.length, 2, name)
      })
    ).pipe(Effect.asVoid)
  )

  test("waits for a Retry-After that fits, and not for one that does not", {}, (provider) =>
    Effect.gen(function* () {
      provider.behave(sends({}, { status: 429, headers: { "retry-after": 1 } }), good)
      const waited = yield* optimize
      assert.strictEqual(waited.status, 200)
      assert.isAtLeast(waited.took, 990)
      provider.behave(sends({}, { status: 429, headers: { "retry-after": 20 } }), good)
      const refused = yield* optimize
      assert.deepStrictEqual([refused.status, refused.retryAfter, provider.requests.length], [502, "20", 1])
    })
  )

  test("is made on a new socket when the provider closed the kept one between calls", {}, (provider) =>
    Effect.gen(function* () {
      for (let round = 0; round < 5; round += 1) {
        provider.behave((socket, request) => {
          good(socket, request)
          // Behind the answer, so that the service takes the socket for a good one a moment longer.
          setTimeout(() => (round % 2 === 0 ? reset(socket) : socket.end()), round * 5)
        }, good)
        assert.strictEqual((yield* optimize).status, 200)
        assert.isAtMost(provider.requests.length, 2)
      }
    })
  )

  test("the deadline holds for the body too", { optimize: budget(100, 500) }, (provider) =>
    Effect.gen(function* () {
      const slow = watched(drips(head(200, { "content-type": "application/json", "content-length": 90_000 }), " ", 20))
      provider.behave(slow.attack)
      const { status, took } = yield* optimize
      assert.strictEqual(status, 504)
      assert.isAtLeast(took, 490)
      assert.isBelow(took, 5_000)
      yield* until(() => slow.state.closed === 2 && provider.sockets() === 0)
    })
  )
})

describe("nothing stays behind", () => {
  test(
    "200 hangs at once leave no socket, and the service answers as before",
    { optimize: budget(200, 1_000) },
    (provider) =>
      Effect.gen(function* () {
        const tcp = () => process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length
        // Callers that keep no connection, so that what is left is the service's.
        const calls = (attack: Attack) =>
          Effect.gen(function* () {
            const { call } = yield* Service
            provider.behave(attack)
            const once = call("POST", "/api/optimize", { body: job, headers: { connection: "close" } })
            return yield* Effect.forEach(Array.from({ length: 200 }), () => once, { concurrency: "unbounded" })
          })
        const statuses = (yield* calls(silent)).map(({ status }) => status)
        assert.deepStrictEqual([...new Set(statuses)], [504])
        assert.isAtMost(provider.requests.length, 400)
        yield* until(() => provider.sockets() === 0)
        const [sockets, memory] = [tcp(), heap()]
        for (let round = 0; round < 2; round += 1) yield* calls(silent)
        yield* until(() => provider.sockets() === 0)
        yield* until(() => tcp() <= sockets + 20)
        // 400 more calls that hung; each that stayed would hold its prompt and two requests, about 100 kB, which is 40 MB.
        assert.isBelow(heap() - memory, 20_000_000)
        provider.behave(good)
        assert.strictEqual((yield* optimize).status, 200)
      })
  )

  test("a client that leaves ends the call at the provider", { optimize: budget(10_000, 20_000) }, (provider) =>
    Effect.gen(function* () {
      const { port, token } = yield* Service
      const body = JSON.stringify(job)
      const waiting = watched(silent)
      provider.behave(waiting.attack)
      const bearer = yield* token("user")
      const socket = connect(port, "127.0.0.1")
      socket.on("error", () => undefined)
      socket.write(
        `POST /api/optimize HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${bearer}\r\n` +
          `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
      )
      yield* until(() => provider.requests.length === 1)
      assert.strictEqual(waiting.state.closed, 0)
      socket.destroy()
      yield* until(() => waiting.state.closed === 1)
      assert.strictEqual(provider.requests.length, 1)
    })
  )
})

describe("an outage", () => {
  // A reset is answered at once; how long a busy machine takes for it is not what is asked.
  const unhurried = { optimize: budget(10_000, 25_000) }
  test("is failed quickly, never doubled, and over once the provider is back", unhurried, (provider) =>
    Effect.gen(function* () {
      provider.behave((socket) => reset(socket))
      const started = yield* Clock.currentTimeMillis
      const down = yield* Effect.forEach(Array.from({ length: 200 }), () => optimize, { concurrency: 20 })
      assert.deepStrictEqual([...new Set(down.map(({ status }) => status))], [502])
      // The first calls tell that it is down; from then on one trial a second, each of at most two requests.
      const seconds = Math.ceil(((yield* Clock.currentTimeMillis) - started) / 1_000)
      assert.isBelow(provider.requests.length, 118 + 2 * seconds)
      provider.behave(good)
      yield* optimize.pipe(
        Effect.delay(100),
        Effect.repeat({ until: ({ status }) => status === 200 }),
        Effect.timeout("30 seconds"),
        Effect.orDie
      )
      const after = yield* Effect.forEach(Array.from({ length: 20 }), () => optimize, { concurrency: 20 })
      assert.deepStrictEqual([...new Set(after.map(({ status }) => status))], [200])
    })
  )

  test("of 5xx has few second attempts when many call at once", {}, (provider) =>
    Effect.gen(function* () {
      provider.behave(later(20, sends({}, { status: 503 })))
      yield* Effect.forEach(Array.from({ length: 200 }), () => optimize, { concurrency: 20 })
      assert.isBelow(provider.requests.length, 280)
      // A single caller after it is served as ever, second attempt included.
      provider.behave(sends({}, { status: 503 }), good)
      assert.strictEqual((yield* optimize).status, 200)
    })
  )
})

describe("a provider that cannot be reached", () => {
  const places: ReadonlyArray<readonly [string, (provider: HostileProvider) => string]> = [
    ["connection refused", () => "http://127.0.0.1:9/v1"],
    ["a name nobody has", () => "http://no-such-host.invalid/v1"],
    ["TLS to a server without", ({ port }) => `https://127.0.0.1:${port}/v1`],
    ["a path that answers 404", ({ port }) => `http://127.0.0.1:${port}/elsewhere`]
  ]
  it.scopedLive.each(places)("%s is a 502 without detail", ([, place]) =>
    Effect.gen(function* () {
      const provider = yield* hostileProvider
      provider.greet((socket) =>
        socket.write("HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
      )
      provider.behave((socket, request) => respond(socket, goodText(request), { status: 404 }))
      yield* Effect.gen(function* () {
        const { call } = yield* Service
        const answer = yield* call("POST", "/api/profile/ingest", { body: { source: "manual", raw_text: "Go" } })
        assert.strictEqual(answer.status, 502)
        assert.strictEqual(
          answer.text,
          '{"message":"The language model is not available, try again","error":"Bad Gateway","statusCode":502}'
        )
        assert.strictEqual((yield* call("GET", "/api/profile/me")).status, 404)
      }).pipe(Effect.provide(serviceAt(place(provider), {})))
    })
  )
})
