import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import type { EditProposal } from "../../src/domain/Optimization.js"
import type { Reading, TailoringTask } from "../../src/engine/task.js"
import { Engine } from "../../src/engine/Engine.js"
import * as inProcess from "../../src/engine/inProcess.js"
import { layerThreads } from "../../src/engine/threads.js"
import { layerEngine } from "../../src/layers.js"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { builtProgram } from "../../src/ownPackage.js"
import { editableOf } from "../../src/usecases/optimizeResume.js"
import { answerOf, fixture, fixtureNames, postingOf, profileOf } from "../support/fixtures.js"
import { spansOf } from "../support/spans.js"

const settling = { confidenceThreshold: 0.6, modelKind: "openai" } as const
const asOf = 2026 * 12 + 5

const taskOf = (name: string): TailoringTask => {
  const { company_name, job_description_text, job_title } = postingOf(name)
  return {
    resume: editableOf(profileOf(name)),
    job: { title: job_title, company: company_name, description: job_description_text },
    asOf,
    settling
  }
}

const built = { program: builtProgram("src/engine/worker.js"), threads: 2 }

describe("threads of their own", () => {
  it.live("say what this thread would say, many at once", () =>
    Effect.gen(function* () {
      const { tailor } = yield* Engine
      const results = yield* Effect.forEach(
        [...fixtureNames, ...fixtureNames],
        (name) => {
          const readings: Array<Reading> = []
          const propose = (reading: Reading) =>
            Effect.sync(() => {
              readings.push(reading)
              return answerOf(name)
            })
          return Effect.map(
            Effect.all([tailor(taskOf(name), propose), inProcess.tailor(taskOf(name), propose)]),
            ([there, here]) => {
              assert.deepStrictEqual(there, here, name)
              assert.deepStrictEqual(readings[0], readings[1], name)
              return JSON.stringify(there.result)
            }
          )
        },
        { concurrency: 16 }
      )
      assert.strictEqual(new Set(results).size, fixtureNames.length)
    }).pipe(Effect.provide(layerThreads(built)))
  )

  it.live("read a profile text as this thread does, its head by a model and its rest by rules", () =>
    Effect.gen(function* () {
      const { readText } = yield* Engine
      for (const name of fixtureNames.slice(0, 4)) {
        const text = fixture(`resumes/${name}.txt`)
        for (const most of [Infinity, 600]) {
          const heads: Array<string> = []
          const read = (head: string) =>
            Effect.sync(() => {
              heads.push(head)
              return profileOfText(head).profile
            })
          const there = yield* readText(text, most, read)
          assert.deepStrictEqual(there, yield* inProcess.readText(text, most, read), name)
          assert.strictEqual(heads[0], heads[1])
          assert.strictEqual(heads[0] === text, most === Infinity)
          if (most === Infinity) assert.deepStrictEqual(there, profileOf(name))
        }
      }
    }).pipe(Effect.provide(layerThreads(built)))
  )

  it.live("tell where the time went, as spans of the request", () =>
    Effect.gen(function* () {
      const { tailor } = yield* Engine
      const [name = ""] = fixtureNames
      const spans = yield* spansOf(
        Effect.withSpan(
          tailor(taskOf(name), () => Effect.succeed(answerOf(name))),
          "request"
        )
      )
      const stages = ["optimize.requirements", "optimize.score_before", "optimize.guard", "optimize.score_after"]
      assert.deepStrictEqual(
        spans.filter(({ parent }) => parent === "request").map(({ name }) => name),
        stages
      )
      for (const { milliseconds } of spans) assert.isAtLeast(milliseconds, 0)
    }).pipe(Effect.provide(layerThreads(built)))
  )
})

it.effect("a process that runs its sources has none: they would do what the last build did", () =>
  Effect.gen(function* () {
    assert.strictEqual(yield* Effect.provide(Engine, layerEngine(1)), yield* Engine)
  })
)

it.effect("a built process whose thread is missing works without it and says so", () =>
  Effect.gen(function* () {
    const lines: Array<string> = []
    const log = Logger.replace(
      Logger.defaultLogger,
      Logger.make(({ logLevel, message }) => lines.push(`${logLevel.label} ${String(message)}`))
    )
    const missing = builtProgram("src/engine/nowhere.js")
    const engine = (threads: number) => Effect.provide(Engine, Layer.provide(layerEngine(threads, missing), log))
    assert.strictEqual(yield* engine(0), yield* Engine)
    assert.deepStrictEqual(lines, [])
    assert.strictEqual(yield* engine(1), yield* Engine)
    assert.match(lines.join("\n"), /^WARN dist\/src\/engine\/worker\.js is missing: .*build.*WORKER_THREADS=0/)
  })
)

const faulty = fileURLToPath(new URL("faultyWorker.mjs", import.meta.url))
const [someName = ""] = fixtureNames
const titled = (title: string): TailoringTask => ({ ...taskOf(someName), job: { title, description: "" } })
const proposal = (summary = ""): EditProposal => ({ summary, skills: [], experience_edits: [], warnings: [] })
const propose = (summary?: string) => () => Effect.succeed(proposal(summary))
const withFaults = Effect.provide(layerThreads({ program: faulty, threads: 1, patience: 1_000 }))
/** What a tailoring that held said. */
const said = (title: string, summary = "") => ({ result: { title, summary }, dropped: [] })

const defectOf = (exit: Exit.Exit<unknown, unknown>) =>
  Exit.isFailure(exit)
    ? [...Cause.defects(exit.cause)].map((defect) => (defect instanceof Error ? defect.name : defect))
    : []

describe("a thread that fails", () => {
  for (const fault of ["ends", "stands still"]) {
    it.live(`that ${fault} fails the request it worked for; the next thread does what waited`, () =>
      Effect.gen(function* () {
        const { tailor } = yield* Engine
        const asked = yield* Deferred.make<void>()
        const answered = yield* Deferred.make<EditProposal>()
        // One waits for its model while the thread that has read it ends.
        const waiting = yield* Effect.fork(
          tailor(titled("waits"), () => Effect.zipRight(Deferred.succeed(asked, undefined), Deferred.await(answered)))
        )
        yield* Deferred.await(asked)
        const [failed, behind] = yield* Effect.all(
          [Effect.exit(tailor(titled(fault), propose())), tailor(titled("behind"), propose("yes"))],
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(defectOf(failed), ["OrderFatal"])
        assert.deepEqual<unknown>(behind, said("behind", "yes"))
        yield* Deferred.succeed(answered, proposal("late"))
        assert.deepEqual<unknown>(yield* Fiber.join(waiting), said("waits", "late"))
      }).pipe(withFaults)
    )
  }

  for (const fault of ["ends late", "stands still"]) {
    it.live(`that ${fault} over a request that was given up blames none that waited behind it`, () =>
      Effect.gen(function* () {
        const { tailor } = yield* Engine
        const givenUp = yield* Effect.fork(tailor(titled(fault), propose()))
        yield* Effect.sleep(50)
        const behind = yield* Effect.fork(tailor(titled("behind"), propose("yes")))
        yield* Effect.sleep(50)
        yield* Fiber.interrupt(givenUp)
        assert.deepEqual<unknown>(yield* Fiber.join(behind), said("behind", "yes"))
      }).pipe(withFaults)
    )
  }

  it.live("is not one that has done what was given up", () =>
    Effect.gen(function* () {
      const { tailor } = yield* Engine
      const asked = yield* Deferred.make<void>()
      const answered = yield* Deferred.make<EditProposal>()
      yield* Effect.fork(
        tailor(titled("waits"), () => Effect.zipRight(Deferred.succeed(asked, undefined), Deferred.await(answered)))
      )
      yield* Deferred.await(asked)
      const slow = yield* Effect.fork(tailor(titled("slow"), propose()))
      yield* Effect.sleep(50)
      yield* Fiber.interrupt(slow)
      // Longer than its patience: a thread that ended would have lost what it keeps.
      yield* Effect.sleep(1_500)
      let kept: ReadonlyArray<string> = []
      yield* tailor(titled("asks"), ({ unmatched }) => {
        kept = unmatched
        return Effect.succeed(proposal())
      })
      assert.deepStrictEqual(kept, ["waits", "asks"])
    }).pipe(withFaults)
  )

  it.live("with the second half of a tailoring does not try it again", () =>
    Effect.gen(function* () {
      const { tailor } = yield* Engine
      assert.deepStrictEqual(defectOf(yield* Effect.exit(tailor(titled("first"), propose("ends")))), ["OrderFatal"])
      assert.deepEqual<unknown>(yield* tailor(titled("next"), propose()), said("next"))
    }).pipe(withFaults)
  )

  it.live("before it has started fails the start at once", () =>
    Effect.gen(function* () {
      const missing = layerThreads({ program: `${faulty}.missing`, threads: 1 })
      assert.deepStrictEqual(defectOf(yield* Effect.exit(Effect.scoped(Layer.build(missing)))), ["ThreadUnstartable"])
    })
  )

  it.live("in one order only goes on with the others", () =>
    Effect.gen(function* () {
      const { tailor } = yield* Engine
      const [failed, other] = yield* Effect.all(
        [Effect.exit(tailor(titled("throws"), propose())), tailor(titled("other"), propose())],
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(defectOf(failed), ["TypeError"])
      assert.deepEqual<unknown>(other, said("other"))
    }).pipe(withFaults)
  )
})

describe("what a thread keeps of a tailoring", () => {
  /** What is kept beside the one that asks. */
  const kept = Effect.gen(function* () {
    const { tailor } = yield* Engine
    let seen: ReadonlyArray<string> = []
    yield* tailor(titled("asks"), ({ unmatched }) => {
      seen = unmatched.filter((title) => title !== "asks")
      return Effect.succeed(proposal())
    })
    return seen
  })

  it.live("goes when the model fails, and when the request is given up, wherever it is", () =>
    Effect.gen(function* () {
      const { tailor } = yield* Engine
      const failed = yield* Effect.exit(tailor(titled("failing"), () => Effect.fail("no answer")))
      assert.deepStrictEqual(failed, Exit.fail("no answer"))
      const asked = yield* Deferred.make<void>()
      const waiting = yield* Effect.fork(
        tailor(titled("given up"), () => Effect.zipRight(Deferred.succeed(asked, undefined), Effect.never))
      )
      yield* Deferred.await(asked)
      assert.deepStrictEqual(yield* kept, ["given up"])
      yield* Fiber.interrupt(waiting)
      const slow = yield* Effect.fork(tailor(titled("slow"), propose()))
      yield* Effect.sleep(50)
      yield* Fiber.interrupt(slow)
      yield* Effect.sleep(400)
      assert.deepStrictEqual(yield* kept, [])
    }).pipe(withFaults)
  )
})
