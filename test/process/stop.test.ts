import { Agent, request } from "node:http"
import { connect } from "node:net"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { freePort } from "../../cli/service/freePort.js"
import { mintToken } from "../../src/auth/localKeys.js"
import { type StopCase, stopFaults } from "../proof/stop.js"
import { folder, healthy, linesOf, run } from "../support/process.js"

interface Outcome {
  /** Milliseconds on the clock of the test. */
  readonly began: number
  /** 0 where there was no whole answer. */
  readonly status: number
  readonly text: string
}

const send = (agent: Agent, port: number, token: string, method: string, path: string, body?: string) =>
  new Promise<Outcome>((resolve) => {
    const began = performance.now()
    const failed = () => resolve({ began, status: 0, text: "" })
    const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : jsonHeaders(body)) }
    const sent = request({ agent, host: "127.0.0.1", port, method, path, headers }, (response) => {
      let text = ""
      response.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")))
      response.on("error", failed)
      response.on("end", () => resolve({ began, status: response.complete ? (response.statusCode ?? 0) : 0, text }))
    })
    sent.on("error", failed)
    sent.end(body)
  })

const jsonHeaders = (body: string) => ({
  "content-type": "application/json",
  "content-length": String(Buffer.byteLength(body))
})

const operations = [
  ["POST", "/api/applications", JSON.stringify({ company_name: "A", job_title: "B", status: "draft" })],
  ["GET", "/api/applications?limit=20"],
  ["PATCH", "/api/profile/me", JSON.stringify({ location: "Portland" })]
] as const

describe("SIGTERM under load", () => {
  it.scopedLive(
    "answers all that was sent before it, loses nothing it acknowledged, and ends within the grace",
    () =>
      Effect.gen(function* () {
        const [dataDir, port] = yield* Effect.all([folder, freePort])
        const env = { DATA_DIR: dataDir, PORT: String(port), RATE_LIMIT_ENABLED: "false", SHUTDOWN_GRACE: "5 seconds" }
        const service = yield* run(env)
        yield* healthy(port)
        const token = yield* mintToken({ dataDir, subject: "maya", seconds: 600 }).pipe(
          Effect.provide(NodeContext.layer)
        )
        // Idle, half a head, half a body, and one that takes nothing of what it asked for.
        const head = `Host: x\r\nAuthorization: Bearer ${token}\r\n`
        const stuck = [
          "",
          "GET /health HTTP/1.1\r\nHo",
          `POST /api/applications HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
          `GET /api/applications HTTP/1.1\r\n${head}\r\n`.repeat(50)
        ].map((text) => {
          const socket = connect(port, "127.0.0.1", () => socket.write(text))
          socket.pause()
          socket.on("error", () => undefined)
          return socket
        })
        yield* Effect.addFinalizer(() => Effect.sync(() => stuck.forEach((socket) => socket.destroy())))

        const agent = new Agent({ keepAlive: true, maxSockets: 30 })
        const outcomes: Array<Outcome> = []
        const answered = new Set<number>()
        const load = Promise.all(
          Array.from({ length: 30 }, async (_, index) => {
            const [method, path, body] = operations[index % operations.length] ?? operations[1]
            for (let last = 200; last !== 0 && last !== 503;) {
              const outcome = await send(agent, port, token, method, path, body)
              outcomes.push(outcome)
              answered.add(index)
              last = outcome.status
            }
          })
        )
        // In full swing: a busy machine takes a while until each worker has had an answer.
        yield* Effect.sleep(50).pipe(Effect.repeat({ until: () => answered.size === 30 && outcomes.length > 90 }))
        const signalled = performance.now()
        service.child.kill("SIGTERM")
        yield* Effect.sleep(20)
        service.child.kill("SIGTERM")
        assert.strictEqual(yield* service.ended, 0)
        assert.isBelow(performance.now() - signalled, 6_000)
        yield* Effect.promise(() => load)
        agent.destroy()

        const before = outcomes.filter(({ began }) => began < signalled)
        assert.isAbove(before.length, 60)
        // What the service has read is completed; what still lay in a socket of a busy machine when it closed is told to
        // try again, at most one of each worker. No connection is reset.
        assert.deepStrictEqual(
          before.filter(({ status }) => ![200, 201, 503].includes(status)),
          []
        )
        assert.deepStrictEqual(
          before.filter(({ began, status }) => status === 503 && began < signalled - 1_000),
          []
        )
        assert.deepStrictEqual(
          linesOf(service.output()).filter(({ level }) => level === "error" || level === "fatal"),
          []
        )

        const again = yield* run(env)
        yield* healthy(port)
        const acknowledged = new Set(
          outcomes.flatMap(({ status, text }) =>
            status === 201 ? [String(Object(JSON.parse(text)).application_id)] : []
          )
        )
        assert.isAbove(acknowledged.size, 10)
        let path: string | undefined = "/api/applications?limit=500"
        while (path !== undefined) {
          const page: string = path
          const { headers, items } = yield* Effect.promise(async () => {
            const response = await fetch(`http://127.0.0.1:${port}${page}`, {
              headers: { authorization: `Bearer ${token}` }
            })
            const document: unknown = await response.json()
            return { headers: response.headers, items: Object(document).items }
          })
          for (const { id } of items) acknowledged.delete(String(id))
          path = /<([^>]+)>/.exec(headers.get("link") ?? "")?.[1]
        }
        assert.deepStrictEqual([...acknowledged], [])
        again.child.kill("SIGTERM")
        assert.strictEqual(yield* again.ended, 0)
      }),
    60_000
  )
})

// The short form of `npm run proof stop`.
describe("SIGTERM while the model is asked", () => {
  it.each<StopCase>([
    { operation: "optimize", provider: 1_000, inFlight: 5, threads: 1, database: "embedded" },
    { operation: "ingest", provider: 1_000, inFlight: 5, threads: 0, database: "external" },
    { operation: "ingest", provider: 8_000, inFlight: 2, threads: 1, database: "embedded", grace: "3 seconds" }
  ])(
    "$operation, provider $provider ms, $threads threads, $database",
    async (one) => {
      assert.deepStrictEqual(await stopFaults(one), [])
    },
    60_000
  )
})
