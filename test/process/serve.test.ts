import { existsSync } from "node:fs"
import { connect } from "node:net"
import * as NodeContext from "@effect/platform-node/NodeContext"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { freePort } from "../../cli/service/freePort.js"
import { mintToken } from "../../src/auth/localKeys.js"
import { folder, healthy, linesOf, main, run } from "../support/process.js"

describe("the process", () => {
  it("was built", () => {
    assert.isTrue(existsSync(main), "`npm ci` builds; after a change run `npm run build`")
  })

  it.scopedLive(
    "has a page to try it in development, and none in production, where it tells of an audience that is not checked",
    () =>
      Effect.gen(function* () {
        const statuses: Array<readonly [status: number, isUnknown: boolean, warnings: number]> = []
        const production = { NODE_ENV: "production", LLM_PROVIDER: "offline", IDP_ISSUER: "http://127.0.0.1:1" }
        for (const env of [{}, production, { ...production, IDP_AUDIENCE: "tailor" }]) {
          const port = yield* freePort
          const service = yield* run({ ...env, DATA_DIR: yield* folder, PORT: String(port) })
          yield* healthy(port)
          const get = (path: string) =>
            Effect.promise(async () => {
              const response = await fetch(`http://127.0.0.1:${port}${path}`)
              return [response.status, await response.text()] as const
            })
          const [status, text] = yield* get("/playground")
          const [, unknown] = yield* get("/no-such-path")
          service.child.kill("SIGTERM")
          assert.strictEqual(yield* service.ended, 0)
          const warnings = linesOf(service.output()).filter(
            ({ level, message }) => level === "warn" && String(message).includes("IDP_AUDIENCE")
          )
          statuses.push([status, text === unknown, warnings.length])
        }
        assert.deepStrictEqual(statuses, [
          [200, false, 0],
          [404, true, 1],
          [404, true, 0]
        ])
      }),
    180_000
  )

  it.scopedLive(
    "serves, ends what is in flight at SIGTERM, exits 0 although connections are stuck, and logs nothing personal",
    () =>
      Effect.gen(function* () {
        const dataDir = yield* folder
        const port = yield* freePort
        const service = yield* run({ DATA_DIR: dataDir, PORT: String(port), SHUTDOWN_GRACE: "3 seconds" })
        yield* healthy(port)

        const canary = "c4n4ry"
        const token = yield* mintToken({ dataDir, subject: `${canary}-subject`, seconds: 60 }).pipe(
          Effect.provide(NodeContext.layer)
        )
        const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
          Effect.promise(() =>
            fetch(`http://127.0.0.1:${port}${path}`, {
              method,
              headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
              ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) })
            }).then((response) => response.status)
          )
        const text = `${canary} Example\n${canary}@example.com\nEXPERIENCE\nCook, ${canary} Bistro (2019 - present)\n- Cooked ${canary}\nSKILLS\nBaking`
        assert.strictEqual(yield* call("POST", "/api/profile/ingest", { source: "manual", raw_text: text }), 200)
        assert.strictEqual(yield* call("PATCH", "/api/profile/me", { email: canary, full_name: canary }), 400)
        const posting = { job_title: canary, company_name: canary, job_description_text: `${canary} needs Baking` }
        assert.strictEqual(yield* call("POST", "/api/optimize", posting), 200)
        assert.strictEqual(yield* call("GET", `/${canary}?${canary}=${canary}`, undefined, { "x-a": canary }), 404)
        assert.strictEqual(yield* call("POST", "/api/applications", `{"${canary}`), 400)
        assert.strictEqual(yield* call("GET", "/api/profile/me", undefined, { authorization: `Bearer ${canary}` }), 401)
        assert.strictEqual(yield* call("GET", "/health", undefined, { "x-request-id": `${canary} ${canary}` }), 200)

        // One connection idle, one with half a request.
        const idle = connect(port, "127.0.0.1")
        const half = connect(port, "127.0.0.1", () =>
          half.write("POST /api/optimize HTTP/1.1\r\nHost: x\r\nContent-Le")
        )
        for (const socket of [idle, half]) socket.on("error", () => {})
        yield* Effect.sleep(100)
        const inFlight = yield* Effect.fork(call("GET", "/api/applications"))
        yield* Effect.sleep(5)
        service.child.kill("SIGTERM")
        yield* Effect.sleep(50)
        service.child.kill("SIGTERM")
        assert.strictEqual(yield* service.ended, 0)
        assert.strictEqual(
          yield* inFlight.await.pipe(Effect.map((exit) => (exit._tag === "Success" ? exit.value : 0))),
          200
        )

        const lines = linesOf(service.output())
        assert.isTrue(
          lines.every(
            ({ level, message, time }) =>
              typeof time === "string" && typeof level === "string" && typeof message === "string"
          )
        )
        assert.isAtLeast(lines.filter(({ message }) => message === "request").length, 7)
        assert.isTrue(lines.some(({ message }) => String(message).includes("development identity")))
        for (const shape of [
          canary,
          Buffer.from(canary).toString("base64").slice(0, 8),
          Buffer.from(canary).toString("hex"),
          token
        ]) {
          assert.notInclude(service.output(), shape)
        }
      }),
    40_000
  )

  it.scopedLive("a variable that cannot be used ends the start with one line", () =>
    Effect.gen(function* () {
      for (const [variable, env] of [
        ["PORT", { PORT: "c4n4ry" }],
        ["NODE_ENV", { NODE_ENV: "Production" }],
        ["IDP_ISSUER", { NODE_ENV: "production", LLM_PROVIDER: "offline" }],
        ["OPENAI_API_KEY", { NODE_ENV: "production", IDP_ISSUER: "https://idp.example", OPENAI_API_KEY: "changeme" }]
      ] as const) {
        const service = yield* run(env)
        assert.strictEqual(yield* service.ended, 1)
        const lines = linesOf(service.output())
        assert.lengthOf(lines, 1)
        assert.match(String(lines[0]?.["message"]), new RegExp(`^${variable}\\b`))
        assert.notInclude(service.output(), "c4n4ry")
      }
    })
  )

  it.scopedLive("a data folder that can never be made ends the start, too", () =>
    Effect.gen(function* () {
      const service = yield* run({ DATA_DIR: "/proc/nope", PORT: "0" })
      assert.strictEqual(yield* service.ended, 1)
      const [fatal, ...more] = linesOf(service.output()).filter(({ level }) => level === "fatal")
      assert.match(String(fatal?.["message"]), /DATA_DIR .* set it to a folder that this account may write to/)
      assert.lengthOf(more, 0)
    })
  )

  it.scopedLive(
    "without its Redis and its collector it serves, says so in its log only, and ends in order",
    () =>
      Effect.gen(function* () {
        const [dataDir, port, nobody] = yield* Effect.all([folder, freePort, freePort])
        const service = yield* run({
          DATA_DIR: dataDir,
          PORT: String(port),
          REDIS_URL: `redis://127.0.0.1:${nobody}/0`,
          OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${nobody}`
        })
        yield* healthy(port)
        const token = yield* mintToken({ dataDir, subject: "maya", seconds: 60 }).pipe(
          Effect.provide(NodeContext.layer)
        )
        for (let times = 0; times < 3; times++) {
          const answer = yield* Effect.promise(() =>
            fetch(`http://127.0.0.1:${port}/api/applications`, { headers: { authorization: `Bearer ${token}` } })
          )
          assert.strictEqual(answer.status, 200)
        }
        service.child.kill("SIGTERM")
        assert.strictEqual(yield* service.ended, 0)
        const away = linesOf(service.output()).filter(({ message }) => String(message).includes("counters are away"))
        assert.lengthOf(away, 1)
      }),
    40_000
  )

  it.scopedLive(
    "a port that is taken ends the start with a line that says so",
    () =>
      Effect.gen(function* () {
        const [first, second, port] = yield* Effect.all([folder, folder, freePort])
        yield* run({ DATA_DIR: first, PORT: String(port) })
        yield* healthy(port)
        const late = yield* run({ DATA_DIR: second, PORT: String(port) })
        assert.strictEqual(yield* late.ended, 1)
        const fatal = linesOf(late.output()).filter(({ level }) => level === "fatal")
        assert.lengthOf(fatal, 1)
        assert.match(String(fatal[0]?.["message"]), /^HOST and PORT cannot be listened on: another process/)
      }),
    40_000
  )

  it.scopedLive(
    "a host that is none of this machine's ends the start with a line that names HOST, and not PORT",
    () =>
      Effect.gen(function* () {
        for (const [HOST, why] of [
          ["203.0.113.7", "this machine has no such address"],
          ["no-such-name.invalid", ""]
        ] as const) {
          const service = yield* run({ DATA_DIR: yield* folder, PORT: "0", HOST })
          assert.strictEqual(yield* service.ended, 1)
          const [fatal] = linesOf(service.output()).filter(({ level }) => level === "fatal")
          const message = String(fatal?.["message"])
          assert.match(message, new RegExp(`^HOST cannot be listened on: .*${why}.*; set HOST to 127\\.0\\.0\\.1`))
          assert.notInclude(message, "PORT")
        }
      }),
    60_000
  )
})
