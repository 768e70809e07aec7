import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Deferred from "effect/Deferred"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import { attemptTwice, type Schedule } from "../../src/llm/openai/attempts.js"

// The schedule by itself; over sockets it is held to in timeBudget.test.ts.

const schedule: Schedule<string, "late"> = {
  secondAfter: undefined,
  maySecond: () => true,
  judge: () => 0,
  total: Duration.minutes(10),
  late: "late"
}

/** Attempts in the order in which they start; each says when it is given up. */
const inTurn = (...attempts: ReadonlyArray<Effect.Effect<string, string>>) => {
  const log: Array<string> = []
  let started = 0
  const attempt = () =>
    Effect.suspend(() => {
      const number = (started += 1)
      log.push(`starts ${number}`)
      const work = attempts[number - 1] ?? Effect.die("one attempt too many")
      return Effect.onInterrupt(work, () => Effect.sync(() => log.push(`gives up ${number}`)))
    })
  return { attempt, log }
}

describe("two attempts", () => {
  it.live("the second starts beside the first, and who is late is given up before the answer", () =>
    Effect.gen(function* () {
      const { attempt, log } = inTurn(Effect.never, Effect.succeed("good"))
      const answer = yield* attemptTwice(attempt, { ...schedule, secondAfter: Duration.millis(1) })
      assert.strictEqual(answer, "good")
      assert.deepStrictEqual(log, ["starts 1", "starts 2", "gives up 1"])
    })
  )

  it.live("a failure starts the second; when both fail, the later failure is told", () =>
    Effect.gen(function* () {
      const { attempt, log } = inTurn(Effect.fail("first"), Effect.fail("second"))
      assert.strictEqual(yield* Effect.flip(attemptTwice(attempt, schedule)), "second")
      assert.deepStrictEqual(log, ["starts 1", "starts 2"])
    })
  )

  it.live("a failure beside an attempt in flight waits for that one", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<string>()
      const second = Effect.zipRight(Deferred.succeed(answer, "good"), Effect.fail("second"))
      const { attempt, log } = inTurn(Deferred.await(answer), second)
      assert.strictEqual(yield* attemptTwice(attempt, { ...schedule, secondAfter: Duration.millis(1) }), "good")
      assert.deepStrictEqual(log, ["starts 1", "starts 2"])
    })
  )

  it.live("without leave there is no second, and the failure is told", () =>
    Effect.gen(function* () {
      const { attempt, log } = inTurn(Effect.fail("first"))
      const alone = attemptTwice(attempt, { ...schedule, maySecond: () => false })
      assert.strictEqual(yield* Effect.flip(alone), "first")
      assert.deepStrictEqual(log, ["starts 1"])
    })
  )

  it.live("an attempt that says it is stuck starts the second, once", () =>
    Effect.gen(function* () {
      let started = 0
      const attempt = (stuck: Effect.Effect<void>) =>
        Effect.suspend(() =>
          (started += 1) === 1
            ? Effect.zipRight(Effect.zipRight(stuck, stuck), Effect.never)
            : Effect.as(Effect.sleep(1), "good")
        )
      assert.strictEqual(yield* attemptTwice(attempt, schedule), "good")
      assert.strictEqual(started, 2)
    })
  )

  it.live("at the end of the time it fails as late, and nothing is in flight", () =>
    Effect.gen(function* () {
      const { attempt, log } = inTurn(Effect.never, Effect.never)
      const due = { ...schedule, secondAfter: Duration.millis(1), total: Duration.millis(30) }
      assert.strictEqual(yield* Effect.flip(attemptTwice(attempt, due)), "late")
      assert.deepStrictEqual([...log].sort(), ["gives up 1", "gives up 2", "starts 1", "starts 2"])
    })
  )

  it.live("a defect is told at once", () =>
    Effect.gen(function* () {
      const { attempt, log } = inTurn(Effect.die("broken"))
      const exit = yield* Effect.exit(attemptTwice(attempt, schedule))
      assert.isTrue(Exit.isFailure(exit) && Cause.isDie(exit.cause))
      assert.deepStrictEqual(log, ["starts 1"])
    })
  )

  it.live("interrupted, it gives up what is in flight", () =>
    Effect.gen(function* () {
      const { attempt, log } = inTurn(Effect.never)
      const call = yield* Effect.fork(attemptTwice(attempt, schedule))
      yield* Effect.yieldNow()
      yield* Fiber.interrupt(call)
      assert.deepStrictEqual(log, ["starts 1", "gives up 1"])
    })
  )
})
