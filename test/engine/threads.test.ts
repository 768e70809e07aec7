import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as LogLevel from "effect/LogLevel"
import * as Schema from "effect/Schema"
import { Owner } from "../../src/domain/Caller.js"
import type { EditProposal } from "../../src/domain/Optimization.js"
import { Engine, layerInProcess } from "../../src/engine/Engine.js"
import { layerThreads } from "../../src/engine/threads.js"
import { layerEngine } from "../../src/layers.js"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { builtProgram } from "../../src/ownPackage.js"
import type { OptimizeTask } from "../../src/tailoring/optimize.js"
import { editableOf } from "../../src/usecases/optimizeResume.js"
import { answerOf, fixture, fixtureNames, postingOf, profileOf } from "../support/fixtures.js"
import { type Received, withApi } from "../support/http.js"
import { spansOf } from "../support/spans.js"
import { layerUsecases } from "../support/usecases.js"

const taskOf = (name: string): OptimizeTask => {
  const { company_name, job_description_text, job_title } = postingOf(name)
  return {
    resume: editableOf(profileOf(name)),
    language: "en",
    job: { title: job_title, company: company_name, description: job_description_text, language: "en" },
    asOf: 2026 * 12 + 5,
    confidenceThreshold: 0.6,
    modelKind: "openai"
  }
}

const built = { program: builtProgram("src/engine/worker.js"), threads: 2 }
const here = Effect.provide(Engine, layerInProcess)

describe("threads of their own", () => {
  it.live("say what this thread would say, many at once", () =>
    Effect.gen(function* () {
      const [there, inProcess] = [yield* Engine, yield* here]
      const results = yield* Effect.forEach(
        [...fixtureNames, ...fixtureNames],
        (name) =>
          Effect.gen(function* () {
            const task = taskOf(name)
            const settling = { task, proposal: answerOf(name) }
            const prepared = yield* there.run("prepare", task, Infinity)
            assert.deepStrictEqual(prepared, yield* inProcess.run("prepare", task, Infinity), name)
            const settled = yield* there.run("settle", settling, Infinity)
            assert.deepStrictEqual(settled, yield* inProcess.run("settle", settling, Infinity), name)
            return JSON.stringify(settled)
          }),
        { concurrency: 16 }
      )
      assert.strictEqual(new Set(results).size, fixtureNames.length)
    }).pipe(Effect.provide(layerThreads(built)))
  )

  it.live("read a profile text as this thread does, its head by a model and its rest by rules", () =>
    Effect.gen(function* () {
      const [there, inProcess] = [yield* Engine, yield* here]
      for (const name of fixtureNames.slice(0, 4)) {
        const text = fixture(`resumes/${name}.txt`)
        for (const most of [Infinity, 600]) {
          const divided = yield* there.run("divide", { text, most }, Infinity)
          assert.deepStrictEqual(divided, yield* inProcess.run("divide", { text, most }, Infinity))
          assert.strictEqual(divided.head === text, most === Infinity)
          const reading = { byModel: profileOfText(divided.head).profile, divided }
          const grounded = yield* there.run("ground", reading, Infinity)
          assert.deepStrictEqual(grounded, yield* inProcess.run("ground", reading, Infinity), name)
          if (most === Infinity) assert.deepStrictEqual(grounded, profileOf(name))
        }
      }
    }).pipe(Effect.provide(layerThreads(built)))
  )

  it.live("tell where the time went, as spans of the request", () =>
    Effect.gen(function* () {
      const engine = yield* Engine
      const [name = ""] = fixtureNames
      const task = taskOf(name)
      const spans = yield* spansOf(
        Effect.withSpan(
          Effect.zipRight(
            engine.run("prepare", task, Infinity),
            engine.run("settle", { task, proposal: answerOf(name) }, Infinity)
          ),
          "request"
        )
      )
      assert.deepStrictEqual(
        spans.filter(({ parent }) => parent === "request").map(({ name }) => name),
        [
          "optimize.requirements",
          "optimize.score_before",
          "optimize.read_again",
          "optimize.guard",
          "optimize.score_after"
        ]
      )
      for (const { milliseconds } of spans) assert.isAtLeast(milliseconds, 0)
    }).pipe(Effect.provide(layerThreads(built)))
  )
})

it.effect("a process that runs its sources has none: they would do what the last build did", () =>
  Effect.gen(function* () {
    assert.strictEqual(yield* Effect.provide(Engine, layerEngine(1)), yield* here)
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
    assert.strictEqual(yield* engine(0), yield* here)
    assert.deepStrictEqual(lines, [])
    assert.strictEqual(yield* engine(1), yield* here)
    assert.match(lines.join("\n"), /^WARN dist\/src\/engine\/worker\.js is missing: .*build.*WORKER_THREADS=0/)
  })
)

const faulty = fileURLToPath(new URL("faultyWorker.mjs", import.meta.url))
const [someName = ""] = fixtureNames
const titled = (title: string): OptimizeTask => ({ ...taskOf(someName), job: { title, description: "" } })
const proposal = (summary: string): EditProposal => ({ summary, skills: [], experience_edits: [], warnings: [] })
const faultyThreads = (threads = 1) => layerThreads({ program: faulty, threads, longest: 1_000 })
const withFaults = Effect.provide(Layer.provide(faultyThreads(), Logger.minimumLogLevel(LogLevel.None)))

const defectOf = (exit: Exit.Exit<unknown, unknown>) =>
  Exit.isFailure(exit)
    ? [...Cause.defects(exit.cause)].map((defect) => (defect instanceof Error ? defect.name : defect))
    : []
const failureOf = (exit: Exit.Exit<unknown, { readonly _tag: string }>) =>
  Exit.isFailure(exit) ? [...Cause.failures(exit.cause)].map(({ _tag }) => _tag) : []

/** A job with this title. */
const asks = (title: string, until = Infinity) =>
  Effect.flatMap(Engine, (engine) => engine.run("prepare", titled(title), until))
const saidOf = (title: string) => ({ matched: [title], unmatched: [] })

describe("a thread that fails", () => {
  it.live("ends the one job that it worked for; the next thread does what waited", () =>
    Effect.gen(function* () {
      const [failed, behind] = yield* Effect.all([Effect.exit(asks("ends")), asks("behind")], {
        concurrency: "unbounded"
      })
      assert.deepStrictEqual(defectOf(failed), ["JobFatal"])
      assert.deepStrictEqual(behind, saidOf("behind"))
    }).pipe(withFaults)
  )

  it.live("with the second half of a tailoring does not try it again", () =>
    Effect.gen(function* () {
      const engine = yield* Engine
      const settle = (summary: string) =>
        engine.run("settle", { task: titled("first"), proposal: proposal(summary) }, Infinity)
      assert.deepStrictEqual(defectOf(yield* Effect.exit(settle("ends"))), ["JobFatal"])
      assert.strictEqual((yield* settle("other")).result.optimized_resume_json.summary, "other")
    }).pipe(withFaults)
  )

  it.live("before it has started fails the start at once", () =>
    Effect.gen(function* () {
      const missing = layerThreads({ program: `${faulty}.missing`, threads: 1 })
      assert.deepStrictEqual(defectOf(yield* Effect.exit(Effect.scoped(Layer.build(missing)))), ["ThreadUnstartable"])
    })
  )

  it.live("in one job only goes on with the others", () =>
    Effect.gen(function* () {
      const [failed, other] = yield* Effect.all([Effect.exit(asks("throws")), asks("other")], {
        concurrency: "unbounded"
      })
      assert.deepStrictEqual(defectOf(failed), ["TypeError"])
      assert.deepStrictEqual(other, saidOf("other"))
    }).pipe(withFaults)
  )
})

/** Each token is a user's name. */
const verify = (token: string) => Effect.succeed({ owner: Schema.decodeSync(Owner)(token), issuedAt: 0 })

describe("a job that takes too long", () => {
  const milliseconds = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.map(Effect.timed(work), ([took, result]) => [Duration.toMillis(took), result] as const)

  it.live("is ended with its thread when its request's time is up, and the next one does what waited", () =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const [[took, failed], behind] = yield* Effect.all(
        [milliseconds(Effect.exit(asks("stands still", now + 300))), asks("behind")],
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(failureOf(failed), ["EngineTimedOut"])
      assert.isAtLeast(took, 250)
      assert.isBelow(took, 900)
      assert.deepStrictEqual(behind, saidOf("behind"))
    }).pipe(withFaults)
  )

  it.live("is ended sooner where its request has much time", () =>
    Effect.gen(function* () {
      const [took, failed] = yield* milliseconds(Effect.exit(asks("stands still")))
      assert.deepStrictEqual(failureOf(failed), ["EngineTimedOut"])
      assert.isBelow(took, 2_000)
    }).pipe(withFaults)
  )

  it.live("is ended also when nobody waits for it any more", () =>
    Effect.gen(function* () {
      const givenUp = yield* Effect.fork(asks("stands still"))
      yield* Effect.sleep(50)
      yield* Fiber.interrupt(givenUp)
      assert.deepStrictEqual(yield* asks("behind"), saidOf("behind"))
    }).pipe(withFaults)
  )

  it.live("is not begun when its time was up before its turn, nor when nobody waits for it", () =>
    Effect.gen(function* () {
      yield* Effect.fork(asks("slow"))
      yield* Effect.sleep(10)
      const now = yield* Clock.currentTimeMillis
      const givenUp = yield* Effect.fork(asks("ends"))
      const late = yield* Effect.fork(Effect.exit(asks("ends", now + 10)))
      yield* Effect.sleep(5)
      yield* Fiber.interrupt(givenUp)
      assert.deepStrictEqual(failureOf(yield* Fiber.join(late)), ["EngineTimedOut"])
      assert.deepStrictEqual(yield* asks("next"), saidOf("next"))
    }).pipe(withFaults)
  )

  it.live("is not ended for the time in which the thread that asks stood still", () =>
    Effect.gen(function* () {
      const asked = yield* Effect.fork(asks("slow"))
      yield* Effect.sleep(5)
      for (const began = performance.now(); performance.now() - began < 1_200;);
      assert.deepStrictEqual(yield* Fiber.join(asked), saidOf("slow"))
    }).pipe(withFaults)
  )

  it("is answered 504 by the service in the request's time, while another user is served", async () => {
    const usecases = layerUsecases(
      Layer.provide(layerThreads({ program: faulty, threads: 1 }), Logger.minimumLogLevel(LogLevel.None)),
      { optimize: Duration.seconds(3) }
    )
    await withApi({ usecases, verifier: { verify } }, async (send) => {
      const optimize = (job_title: string, token: string): Promise<Received> =>
        send("POST", "/api/optimize", {
          token,
          body: { job_title, company_name: "Globex", job_description_text: "You know Go." }
        })
      const began = performance.now()
      const [stuck, other] = await Promise.all([optimize("stands still", "good"), optimize("Engineer", "other")])
      assert.strictEqual(stuck.status, 504)
      assert.isBelow(performance.now() - began, 8_000)
      assert.include([200, 504], other.status)
      assert.strictEqual((await optimize("Engineer", "good")).status, 200)
    })
  })
})

it("a user who sends many jobs does not hold up another: one of them is at work at a time", async () => {
  const usecases = layerUsecases(layerThreads({ program: faulty, threads: 1 }))
  await withApi({ usecases, verifier: { verify } }, async (send) => {
    const order: Array<string> = []
    const optimize = async (token: string) => {
      const body = { job_title: "slow", company_name: "Globex", job_description_text: "You know Go." }
      const { status } = await send("POST", "/api/optimize", { token, body })
      assert.strictEqual(status, 200)
      order.push(token)
    }
    const many = Array.from({ length: 12 }, () => optimize("greedy"))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await Promise.all([optimize("one"), optimize("two")])
    assert.isAtMost(order.filter((user) => user === "greedy").length, 5)
    await Promise.all(many)
  })
})
