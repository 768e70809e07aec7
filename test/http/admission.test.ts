import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as FastCheck from "effect/FastCheck"
import * as Option from "effect/Option"
import { Owner } from "../../src/domain/Caller.js"
import { makeAdmission, ServiceBusy } from "../../src/http/edge/admission.js"
import { faultOf } from "../support/conformance.js"
import { goodToken, type LogLine, serveParts, storedProfile } from "../support/http.js"

const ofUser = { places: 2, waiting: 2 }

/** Lets every fiber go as far as it can. */
const settled = Effect.repeatN(Effect.yieldNow(), 50)

/** A request that is at work until it is told to end. */
const held = (admission: ReturnType<typeof makeAdmission>, log: Array<string>, name: string, owner?: Owner) =>
  Effect.gen(function* () {
    const end = yield* Deferred.make<void>()
    const place = admission.place()
    const work = Effect.gen(function* () {
      if (owner !== undefined) yield* place.ownedBy(owner)
      log.push(name)
      yield* Deferred.await(end)
    })
    const fiber = yield* Effect.fork(place.atWork(Effect.as(work, "done"), "busy"))
    yield* settled
    return { fiber, end: Deferred.succeed(end, undefined), join: Fiber.join(fiber) }
  })

describe("who may use the processor", () => {
  it.effect("as many as there are places, the next ones in their order, and who is too many is told at once", () =>
    Effect.gen(function* () {
      const admission = makeAdmission({ places: 2, waiting: 2, patience: 3_000, ofUser })
      const log: Array<string> = []
      const [a, b, c, d, e] = yield* Effect.forEach(["a", "b", "c", "d", "e"], (name) => held(admission, log, name))
      assert.deepStrictEqual(log, ["a", "b"])
      assert.strictEqual(yield* e?.join ?? Effect.succeed("missing"), "busy")
      yield* b?.end ?? Effect.void
      yield* settled
      assert.deepStrictEqual(log, ["a", "b", "c"])
      for (const request of [a, c, d]) yield* request?.end ?? Effect.void
      for (const request of [a, b, c, d]) assert.strictEqual(yield* request?.join ?? Effect.succeed("missing"), "done")
      assert.deepStrictEqual(log, ["a", "b", "c", "d"])
    })
  )

  it.effect("nobody waits for ever", () =>
    Effect.gen(function* () {
      // The wait is a timer of the process, so that it holds under any clock.
      const admission = makeAdmission({ places: 1, waiting: 5, patience: 20, ofUser })
      const log: Array<string> = []
      const first = yield* held(admission, log, "first")
      const second = yield* held(admission, log, "second")
      assert.strictEqual(yield* second.join, "busy")
      yield* first.end
      const third = yield* held(admission, log, "third")
      yield* third.end
      assert.strictEqual(yield* third.join, "done")
      assert.deepStrictEqual(log, ["first", "third"])
    })
  )

  it.effect("who rests gives its place away, and is the first to get one back", () =>
    Effect.gen(function* () {
      const admission = makeAdmission({ places: 1, waiting: 5, patience: 3_000, ofUser })
      const log: Array<string> = []
      const place = admission.place()
      const rested = yield* Deferred.make<void>()
      const resting = yield* Effect.fork(
        place.atWork(
          Effect.gen(function* () {
            log.push("before")
            yield* place.resting(Deferred.await(rested))
            log.push("after")
          }),
          undefined
        )
      )
      yield* settled
      const second = yield* held(admission, log, "second")
      const third = yield* held(admission, log, "third")
      yield* Deferred.succeed(rested, undefined)
      yield* settled
      assert.deepStrictEqual(log, ["before", "second"])
      yield* second.end
      yield* Fiber.join(resting)
      yield* settled
      assert.deepStrictEqual(log, ["before", "second", "after", "third"])
      yield* third.end
      yield* third.join
    })
  )

  it.effect("one user's requests wait for each other, and nobody else waits for them", () =>
    Effect.gen(function* () {
      const admission = makeAdmission({ places: 3, waiting: 5, patience: 3_000, ofUser })
      const log: Array<string> = []
      const many = Owner.make("sends many")
      const others = Owner.make("sends one")
      const [a, b, c, d, e] = yield* Effect.forEach(["a", "b", "c", "d", "e"], (name) =>
        held(admission, log, name, many)
      )
      const other = yield* held(admission, log, "other", others)
      assert.deepStrictEqual(log, ["a", "b", "other"])
      // Two of the user work and two wait: one more is refused at once.
      const busy = yield* Effect.exit(e?.join ?? Effect.succeed("missing"))
      assert.isTrue(Exit.isFailure(busy) && Cause.squash(busy.cause) instanceof ServiceBusy)
      yield* b?.end ?? Effect.void
      yield* settled
      assert.deepStrictEqual(log, ["a", "b", "other", "c"])
      for (const request of [a, c, other, d]) yield* request?.end ?? Effect.void
      for (const request of [a, b, c, d, other]) {
        assert.strictEqual(yield* request?.join ?? Effect.succeed("missing"), "done")
      }
    })
  )

  it.effect("failures pass, of the work as of the wait", () =>
    Effect.gen(function* () {
      const admission = makeAdmission({ places: 1, waiting: 0, patience: 3_000, ofUser })
      const place = admission.place()
      for (const work of [Effect.fail("work"), place.resting(Effect.fail("wait"))]) {
        const failure = yield* Effect.flip(place.atWork(work, undefined))
        assert.include(["work", "wait"], failure)
      }
      assert.strictEqual(yield* admission.place().atWork(Effect.succeed("done"), "busy"), "done")
    })
  )

  it.effect("whatever is interrupted and whenever, no place is lost and none is given twice", () =>
    Effect.gen(function* () {
      const places = 3
      const plan = FastCheck.array(
        FastCheck.record({
          user: FastCheck.nat(2),
          begin: FastCheck.nat(5),
          rest: FastCheck.option(FastCheck.nat(5)),
          work: FastCheck.nat(5),
          interrupt: FastCheck.option(FastCheck.nat(15))
        }),
        { maxLength: 25 }
      )
      const run = (
        requests: ReadonlyArray<{
          user: number
          begin: number
          rest: number | null
          work: number
          interrupt: number | null
        }>
      ) =>
        Effect.gen(function* () {
          const admission = makeAdmission({ places, waiting: 8, patience: 60_000, ofUser: { ...ofUser, waiting: 25 } })
          let working = 0
          const workingFor = [0, 0, 0]
          const yields = (count: number) => Effect.repeatN(Effect.yieldNow(), count)
          const work = (count: number, user: number) =>
            Effect.acquireUseRelease(
              Effect.sync(() => {
                working += 1
                workingFor[user] = (workingFor[user] ?? 0) + 1
                assert.isAtMost(working, places)
                assert.isAtMost(workingFor[user], ofUser.places)
              }),
              () => yields(count),
              () =>
                Effect.sync(() => {
                  working -= 1
                  workingFor[user] = (workingFor[user] ?? 0) - 1
                })
            )
          yield* Effect.forEach(
            requests,
            (request) =>
              Effect.gen(function* () {
                yield* yields(request.begin)
                const place = admission.place()
                const body = Effect.gen(function* () {
                  yield* place.ownedBy(Owner.make(`user ${request.user}`))
                  yield* work(request.work, request.user)
                  if (request.rest === null) return
                  yield* place.resting(yields(request.rest))
                  yield* work(request.work, request.user)
                })
                const fiber = yield* Effect.fork(place.atWork(body, undefined))
                if (request.interrupt === null) return yield* Fiber.join(fiber)
                yield* yields(request.interrupt)
                return yield* Fiber.interrupt(fiber)
              }),
            { concurrency: "unbounded" }
          )
          assert.strictEqual(working, 0)
          // Every place is there again: as many as there are work side by side, and no more.
          const log: Array<string> = []
          const after = yield* Effect.forEach(["1", "2", "3", "4"], (name) => held(admission, log, name))
          assert.deepStrictEqual(log, ["1", "2", "3"])
          for (const request of after) yield* request.end
          for (const request of after) yield* request.join
        })
      yield* Effect.promise(() =>
        FastCheck.assert(
          FastCheck.asyncProperty(plan, (requests) => Effect.runPromise(run(requests))),
          { numRuns: 300 }
        )
      )
    })
  )
})

describe("over HTTP", () => {
  it.scopedLive(
    "what is too much is told at once, the model keeps nobody waiting, and /health is always answered",
    () =>
      Effect.gen(function* () {
        const stored = yield* Deferred.make<void>()
        const thought = yield* Deferred.make<void>()
        let atModel = 0
        const lines: Array<LogLine> = []
        const port = yield* serveParts({
          onLog: (line) => lines.push(line),
          http: { admission: { places: 2, waiting: 1, patience: 60_000, ofUser: { places: 8, waiting: 8 } } },
          profiles: {
            patch: () => Effect.as(Deferred.await(stored), storedProfile),
            find: () => Effect.succeed(Option.some(storedProfile))
          },
          model: {
            proposeEdits: () =>
              Effect.suspend(() => {
                atModel += 1
                return Effect.as(Deferred.await(thought), {
                  summary: "",
                  skills: [],
                  experience_edits: [],
                  warnings: []
                })
              })
          }
        })
        const call = (method: string, path: string, body?: unknown, token = goodToken) =>
          Effect.promise(async () => {
            const response = await fetch(`http://127.0.0.1:${port}${path}`, {
              method,
              headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
              ...(body !== undefined && { body: JSON.stringify(body) })
            })
            return { status: response.status, headers: response.headers, text: await response.text() }
          })
        const job = { job_title: "Engineer", company_name: "Globex", job_description_text: "You know Go." }
        // Many at the model at a time: each gave its place away.
        const thinking = yield* Effect.forEach(Array.from({ length: 8 }), () =>
          Effect.fork(call("POST", "/api/optimize", job))
        )
        yield* Effect.repeat(Effect.sleep(5), { until: () => atModel >= 3 })
        const statuses = Effect.forEach(thinking, (fiber) => Effect.map(Fiber.join(fiber), ({ status }) => status))

        // Two at work and one waiting, and no more than that.
        const writing = yield* Effect.forEach(Array.from({ length: 5 }), () =>
          Effect.fork(call("PATCH", "/api/profile/me", { full_name: "Somebody" }))
        )
        const refused = yield* Effect.raceAll(writing.map(Fiber.join))
        // No work is begun for what is refused at once: not even its token is looked at.
        assert.strictEqual((yield* call("PATCH", "/api/profile/me", {}, "not a token")).status, 503)
        assert.deepInclude(lines.at(-1)?.annotations, { failure: "ServiceBusy", status: 503, route: "/api/profile/me" })
        assert.strictEqual(refused.status, 503)
        assert.strictEqual(refused.headers.get("retry-after"), "1")
        assert.isUndefined(faultOf("PATCH", "/api/profile/me", { ...refused, json: JSON.parse(refused.text) }))
        assert.deepStrictEqual(JSON.parse(refused.text), {
          statusCode: 503,
          message: "Too busy, try again",
          error: "Service Unavailable"
        })
        for (const path of ["/health", "/health/ready"]) assert.strictEqual((yield* call("GET", path)).status, 200)

        yield* Deferred.succeed(stored, undefined)
        const written = yield* Effect.forEach(writing, (fiber) => Effect.map(Fiber.join(fiber), ({ status }) => status))
        assert.includeMembers(written, [200, 503])
        yield* Deferred.succeed(thought, undefined)
        assert.includeMembers(yield* statuses, [200])
        assert.strictEqual((yield* call("GET", "/api/profile/me")).status, 200)
      })
  )
})
