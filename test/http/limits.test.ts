import * as RateLimiter from "@effect/experimental/RateLimiter"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as LogLevel from "effect/LogLevel"
import * as Schema from "effect/Schema"
import * as TestClock from "effect/TestClock"
import { Owner } from "../../src/domain/Caller.js"
import { ProfileNotFound, type RateLimited } from "../../src/domain/Failures.js"
import { layerMemoryCounters, memoryCounters } from "../../src/http/limits/memoryCounters.js"
import { layerLimits, Limits, type LimitSettings } from "../../src/http/limits/Limits.js"
import { layerModelWait, ModelWait } from "../../src/usecases/ModelWait.js"

const owner = Schema.decodeSync(Owner)
const maya = owner("maya")
const settings: LimitSettings = { enabled: true, requestsPerMinute: 3, modelCallsPerMinute: 1, concurrentModelCalls: 2 }

const provided = (more: Partial<LimitSettings> = {}, store = layerMemoryCounters) =>
  Effect.provide(
    Layer.mergeAll(
      Layer.provide(layerLimits({ ...settings, ...more }), store),
      layerModelWait,
      Logger.minimumLogLevel(LogLevel.None)
    )
  )

const succeeded = <E, R>(times: number, count: (limits: Limits["Type"]) => Effect.Effect<void, E, R>) =>
  Effect.flatMap(Limits, (limits) =>
    Effect.forEach(Array.from({ length: times }), () => Effect.exit(count(limits)))
  ).pipe(Effect.map((exits) => exits.filter(Exit.isSuccess).length))

const admitted = (times: number, who = maya) => succeeded(times, (limits) => limits.admit(who))

/** A use case that calls the model, or is refused before. */
const usecase = (reachesModel: boolean): Effect.Effect<void, RateLimited | ProfileNotFound, ModelWait> =>
  reachesModel ? Effect.flatMap(ModelWait, ({ during }) => during(Effect.void)) : new ProfileNotFound()

const called = (times: number, reachesModel = true) =>
  succeeded(times, (limits) => limits.inPlace(maya, usecase(reachesModel)))

describe("requests a minute", () => {
  it.effect("are counted for each user, and the window ends", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* admitted(5), 3)
      assert.strictEqual(yield* admitted(5, owner("other")), 3)
      const limits = yield* Limits
      const refusal = yield* Effect.flip(limits.admit(maya))
      assert.strictEqual(refusal._tag, "RateLimited")
      assert.deepInclude(refusal, { limit: "requests", most: 3 })
      assert.isTrue(refusal.retryAfter >= 1 && refusal.retryAfter <= 60)
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(yield* admitted(5), 3)
    }).pipe(provided())
  )

  it.effect("model calls have a limit of their own, which what does not reach the model leaves as it is", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* called(5, false), 0)
      assert.strictEqual(yield* called(2), 1)
      assert.strictEqual(yield* admitted(4), 3)
      const limits = yield* Limits
      const refusal = yield* Effect.flip(limits.inPlace(maya, usecase(true)))
      assert.deepInclude(refusal, { _tag: "RateLimited", limit: "model_calls", most: 1 })
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(yield* called(2), 1)
    }).pipe(provided())
  )

  it.effect("turned off, nothing is counted", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* admitted(50), 50)
      assert.strictEqual(yield* called(50), 50)
    }).pipe(provided({ enabled: false }))
  )

  it.effect("counters never see the subject, and while they are away everyone is let through", () => {
    const keys: Array<string> = []
    const away = Layer.succeed(RateLimiter.RateLimiterStore, {
      fixedWindow: ({ key }) => {
        keys.push(key)
        return new RateLimiter.RateLimitStoreError({ message: "away" })
      },
      tokenBucket: () => new RateLimiter.RateLimitStoreError({ message: "away" })
    })
    return Effect.gen(function* () {
      assert.strictEqual(yield* admitted(4), 4)
      assert.strictEqual(yield* called(4), 4)
      assert.lengthOf(keys, 8)
      assert.notInclude(keys.join(), "maya")
    }).pipe(provided({}, away))
  })
})

describe("counters in memory", () => {
  const take = (store: ReturnType<typeof memoryCounters>["store"], key: string) =>
    store.fixedWindow({ key, tokens: 1, refillRate: Duration.seconds(20), limit: 3 })

  it.effect("of users that do not come back are forgotten, of those that do are kept", () =>
    Effect.gen(function* () {
      const { size, store } = memoryCounters()
      for (let subject = 0; subject < 5_000; subject += 1) yield* take(store, String(subject))
      assert.strictEqual(size(), 5_000)
      yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(yield* take(store, "0"), [2, 30_000])
      yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(yield* take(store, "0"), [3, 40_000])
      assert.strictEqual(size(), 1)
      assert.strictEqual((yield* take(store, "0"))[0], 4)
    })
  )

  it.effect("are never more than their number, whatever comes in one window", () =>
    Effect.gen(function* () {
      const { size, store } = memoryCounters(100)
      for (let subject = 0; subject < 1_000; subject += 1) yield* take(store, String(subject))
      assert.strictEqual(size(), 100)
    })
  )
})

describe("model calls at a time", () => {
  it.effect("are refused beyond the user's places, and each end frees one", () =>
    Effect.gen(function* () {
      const limits = yield* Limits
      const gate = yield* Deferred.make<void>()
      const held = yield* Effect.fork(limits.inPlace(maya, Deferred.await(gate)))
      const given = yield* Effect.fork(limits.inPlace(maya, Effect.never))
      yield* Effect.yieldNow()
      assert.strictEqual((yield* Effect.flip(limits.inPlace(maya, Effect.void)))._tag, "RateLimited")
      yield* limits.inPlace(owner("other"), Effect.void)
      // Success, interruption, failure and a defect: all give the place back.
      yield* Deferred.succeed(gate, undefined)
      yield* Fiber.join(held)
      yield* limits.inPlace(maya, Effect.void)
      yield* Effect.exit(limits.inPlace(maya, Effect.fail("no")))
      yield* Effect.exit(limits.inPlace(maya, Effect.die("no")))
      yield* Fiber.interrupt(given)
      yield* Effect.all([limits.inPlace(maya, Effect.yieldNow()), limits.inPlace(maya, Effect.yieldNow())], {
        concurrency: 2
      })
    }).pipe(provided())
  )
})
