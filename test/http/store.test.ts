import { randomUUID } from "node:crypto"
import { assert, layer } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { layerPostgres } from "../../src/repositories/sql/layers.js"
import { holdOpen, runSql, testDatabase, TestAddresses } from "../support/database.js"
import { type FaultProxy, makeFaultProxy } from "../support/faultProxy.js"
import { type CallOptions, layerService, Service } from "../support/service.js"

// What requests ask of the database, seen from both ends: the wire to Postgres and the answers of the service.

class Wire extends Context.Tag("test/Wire")<Wire, FaultProxy>() {}

const connections = 3

/** The repositories with every byte for Postgres counted. */
const layerCounted = Layer.unwrapScoped(
  Effect.gen(function* () {
    const database = yield* testDatabase
    const proxy = yield* makeFaultProxy(database.requestUrl)
    const repositories = layerPostgres({
      requestUrl: proxy.through(database.requestUrl),
      adminUrl: proxy.through(database.adminUrl),
      pool: { connections, acquireTimeout: 400, lockTimeout: 5_000 }
    })
    return Layer.mergeAll(Layer.orDie(repositories), Layer.succeed(TestAddresses, database), Layer.succeed(Wire, proxy))
  })
)

const layerCountedService = Layer.unwrapScoped(
  Effect.map(Layer.build(layerCounted), (built) =>
    Layer.merge(
      layerService({
        repositories: Layer.succeedContext(built),
        http: { limits: { enabled: true, requestsPerMinute: 40, modelCallsPerMinute: 1, concurrentModelCalls: 1 } }
      }),
      Layer.succeed(Wire, Context.get(built, Wire))
    )
  )
)

const call = (method: string, path: string, options?: CallOptions) =>
  Effect.flatMap(Service, (service) => service.call(method, path, options))

const application = { company_name: "Acme", job_title: "Engineer", status: "draft" }
const job = { job_title: "Engineer", company_name: "Acme", job_description_text: "You know Go." }
const status = `/api/applications/${randomUUID()}/status`
const large = { ...application, company_name: "x".repeat(1_100_000) }

const refused: ReadonlyArray<readonly [status: number, method: string, path: string, options: CallOptions]> = [
  [404, "GET", "/api/profile", {}],
  [404, "POST", "/api/applications/1/status/2", { body: application }],
  [405, "DELETE", "/api/profile/me", {}],
  [405, "PUT", "/api/applications", { body: application }],
  [401, "GET", "/api/profile/me", { as: null }],
  [401, "GET", "/api/applications", { headers: { authorization: "Bearer x.y.z" } }],
  [401, "POST", "/api/applications", { as: null, body: application }],
  [401, "POST", "/webhooks/idp", { as: null, body: { type: "user.deleted", data: { id: "user" } } }],
  [400, "POST", "/api/applications", { body: { ...application, status: "nothing" } }],
  [400, "POST", "/api/applications", { body: '{"company_name":' }],
  [400, "POST", "/api/applications", { body: application, headers: { "idempotency-key": " " } }],
  [400, "PATCH", "/api/profile/me", { body: { email: "nobody" } }],
  [400, "PATCH", "/api/profile/me", { body: {}, headers: { "if-match": "nothing" } }],
  [400, "PATCH", status, { body: { status: "nothing" } }],
  [400, "PATCH", "/api/applications/1/status", { body: { status: "offer" } }],
  [400, "GET", "/api/applications?limit=0", {}],
  [400, "GET", "/api/applications?cursor=x", {}],
  [400, "POST", "/api/profile/ingest", { body: { source: "manual", raw_text: " " } }],
  [400, "POST", "/api/optimize", { body: { ...job, job_title: "" } }],
  [413, "POST", "/api/applications", { body: large }],
  [415, "POST", "/api/applications", { body: application, headers: { "content-type": "text/plain" } }],
  [415, "PATCH", "/api/profile/me", { body: {}, headers: { "content-encoding": "gzip" } }]
]

layer(layerCountedService, { timeout: "60 seconds", excludeTestServices: true })("the store behind requests", (it) => {
  it.effect("is sent nothing for a request that is refused", () =>
    Effect.gen(function* () {
      const proxy = yield* Wire
      // The service is started, and its keys are read.
      assert.strictEqual((yield* call("GET", "/health/ready", { as: null })).status, 200)
      const before = proxy.sent()
      for (const [index, [expected, method, path, options]] of refused.entries()) {
        // A user each, so that no limit is met here.
        const answer = yield* call(method, path, { as: `refused ${index}`, ...options })
        assert.deepStrictEqual([method, path, answer.status], [method, path, expected])
        assert.strictEqual(proxy.sent() - before, 0, `${method} ${path} ${expected}`)
      }
      // 404 for want of a profile, which is looked for.
      yield* call("POST", "/api/optimize", { as: "keen", body: job })
      const counted = proxy.sent()
      assert.isAbove(counted, before)
      for (let count = 0; count < 45; count += 1) yield* call("GET", "/api/applications?limit=0", { as: "eager" })
      assert.strictEqual((yield* call("GET", "/api/applications", { as: "eager" })).status, 429)
      assert.strictEqual((yield* call("GET", "/health", { as: null })).status, 200)
      assert.strictEqual(proxy.sent(), counted)
    })
  )

  it.effect("in full use is told as 503 with Retry-After, and every connection is of use afterwards", () =>
    Effect.gen(function* () {
      const { adminUrl } = yield* TestAddresses
      for (let user = 0; user < connections; user += 1) {
        assert.strictEqual((yield* call("PATCH", "/api/profile/me", { as: `busy ${user}`, body: {} })).status, 200)
      }
      const everyone = Effect.forkAll(
        Array.from({ length: connections }, (_, user) =>
          call("PATCH", "/api/profile/me", { as: `busy ${user}`, body: { phone: "1" } })
        )
      )
      for (let round = 0; round < 2; round += 1) {
        const waiting = yield* Effect.gen(function* () {
          yield* holdOpen(adminUrl, "SELECT 1 FROM master_profile FOR UPDATE")
          const forked = yield* everyone
          const lockWaits = Effect.promise(() =>
            runSql(
              adminUrl,
              "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
            )
          )
          // Each place of the pool has work: the whole width is there.
          yield* Effect.repeat(lockWaits, { until: (rows) => rows.length === connections })
          const answer = yield* call("GET", "/api/applications", { as: "late" })
          assert.strictEqual(answer.status, 503)
          assert.strictEqual(answer.headers.get("retry-after"), "1")
          assert.strictEqual((yield* call("GET", "/health", { as: null })).status, 200)
          return forked
        }).pipe(Effect.scoped)
        assert.deepStrictEqual(
          (yield* Fiber.join(waiting)).map((answer) => answer.status),
          Array.from({ length: connections }, () => 200)
        )
        assert.strictEqual((yield* call("GET", "/api/applications", { as: "late" })).status, 200)
      }
    })
  )

  // The short form of `npm run proof disk`: the server's own word for it, whatever it was that ran out.
  it.effect("whose disk is full takes no writes, still reads, and takes them when there is room", () =>
    Effect.gen(function* () {
      const { adminUrl } = yield* TestAddresses
      const as = { as: "disk" }
      const write = call("POST", "/api/applications", { ...as, body: application })
      const run = (sql: string) => Effect.promise(() => runSql(adminUrl, sql))
      assert.strictEqual((yield* write).status, 201)
      yield* run(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = '53100'; END $$`)
      yield* run(`CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON application_history
        FOR EACH ROW EXECUTE FUNCTION full_disk()`)
      for (let count = 0; count < connections * 2; count += 1) {
        const answer = yield* write
        assert.strictEqual(answer.status, 503)
        assert.strictEqual(answer.headers.get("retry-after"), "1")
        assert.notInclude(answer.text, "base/")
      }
      assert.strictEqual((yield* call("GET", "/api/applications", as)).status, 200)
      yield* run("DROP TRIGGER full_disk ON application_history")
      assert.strictEqual((yield* write).status, 201)
      assert.lengthOf(yield* run("SELECT 1 FROM application_history WHERE idp_user_id = 'disk'"), 2)
    })
  )
})
