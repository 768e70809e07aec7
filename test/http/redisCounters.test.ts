import { spawn, spawnSync } from "node:child_process"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as LogLevel from "effect/LogLevel"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { freePort } from "../../cli/service/freePort.js"
import { Owner } from "../../src/domain/Caller.js"
import { layerLimits, Limits } from "../../src/http/limits/Limits.js"
import { layerRedisCounters } from "../../src/http/limits/redisCounters.js"

// Needs Debian's package redis-server; nothing else can say whether the script means to Redis what we think.
const hasRedis = spawnSync("redis-server", ["--version"]).status === 0
if (!hasRedis) process.stderr.write("\nNOT TESTED: counters in Redis (apt-get install redis-server)\n")

const redisAt = (port: number) =>
  Effect.acquireRelease(
    Effect.async<ReturnType<typeof spawn>>((resume) => {
      const child = spawn("redis-server", ["--port", String(port), "--save", "", "--appendonly", "no"])
      child.stdout.on("data", (chunk: Buffer) => {
        if (chunk.toString().includes("Ready to accept connections")) resume(Effect.succeed(child))
      })
    }),
    (child) => Effect.sync(() => child.kill("SIGKILL"))
  )

const owner = Schema.decodeSync(Owner)
const settings = { enabled: true, requestsPerMinute: 3, modelCallsPerMinute: 1, concurrentModelCalls: 2 }
const limitsAt = (port: number) =>
  Layer.build(
    layerLimits(settings).pipe(
      Layer.provide(layerRedisCounters(Redacted.make(`redis://127.0.0.1:${port}/2`))),
      Layer.merge(Logger.minimumLogLevel(LogLevel.None))
    )
  )
const admitted = (limits: Limits["Type"], who: string, times: number) =>
  Effect.forEach(Array.from({ length: times }), () => Effect.exit(limits.admit(owner(who))), {
    concurrency: "unbounded"
  }).pipe(Effect.map((exits) => exits.filter(Exit.isSuccess).length))

describe.skipIf(!hasRedis)("counters in Redis", () => {
  it.scopedLive("are shared by two replicas, each user has his own, and an outage lets requests through", () =>
    Effect.gen(function* () {
      const port = yield* freePort
      const redis = yield* redisAt(port)
      const one = Effect.map(limitsAt(port), (context) => context)
      const [first, second] = yield* Effect.all([one, one])
      const here = yield* Effect.provide(Limits, first)
      const there = yield* Effect.provide(Limits, second)
      yield* Effect.sleep(200)
      assert.strictEqual((yield* admitted(here, "maya", 2)) + (yield* admitted(there, "maya", 4)), 3)
      assert.strictEqual(yield* admitted(there, "noah", 5), 3)
      const refusal = yield* Effect.flip(here.admit(owner("maya")))
      assert.isTrue(refusal.retryAfter >= 1 && refusal.retryAfter <= 60)
      redis.kill("SIGKILL")
      yield* Effect.sleep(100)
      assert.strictEqual(yield* admitted(here, "maya", 5), 5)
      yield* redisAt(port)
      yield* Effect.sleep(2500)
      assert.strictEqual(yield* admitted(here, "maya", 5), 3)
    })
  )
})
