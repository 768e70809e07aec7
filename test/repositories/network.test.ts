import { setTimeout as sleep } from "node:timers/promises"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import type { NewApplication } from "../../src/domain/Application.js"
import { type Caller, Owner } from "../../src/domain/Caller.js"
import { AccountRepository } from "../../src/repositories/AccountRepository.js"
import { ApplicationRepository } from "../../src/repositories/ApplicationRepository.js"
import { ProfileRepository } from "../../src/repositories/ProfileRepository.js"
import { layerPostgres } from "../../src/repositories/sql/layers.js"
import { holdOpen, runSql, testDatabase } from "../support/database.js"
import { type Faults, makeFaultProxy } from "../support/faultProxy.js"

// What a network and a database in trouble do to the repositories: each call ends as always or as unavailable, and
// two seconds after the trouble everything is as before.

const caller: Caller = { owner: Owner.make("somebody"), issuedAt: 1_700_000_000 }
const none = { _tag: "None" } as const
const connections = 6
const pause = (milliseconds: number) => Effect.promise(() => sleep(milliseconds))

const application: NewApplication = {
  ...{ company_name: "Acme", job_title: "Engineer", status: "draft", source_platform: "other" },
  ...{ source_url: null, drive_link: null, ats_score_before: null, ats_score_after: null },
  applied_resume_snapshot: null
}

let calls = 0
/** A write, as the word of its end. */
const write = Effect.gen(function* () {
  const profiles = yield* ProfileRepository
  return yield* Effect.match(profiles.patch(caller, { phone: String((calls += 1)) }, none), {
    onFailure: (failure) => ("reason" in failure ? failure.reason : failure._tag),
    onSuccess: () => "done"
  })
})

const writes = (count: number) =>
  Effect.all(
    Array.from({ length: count }, () => write),
    { concurrency: "unbounded" }
  )

/** Every connection that the pool may have is there to be used, and within two seconds. */
const recovered = Effect.gen(function* () {
  const started = Date.now()
  const ends = yield* Effect.repeat(write, {
    until: (end) => end === "done" || Date.now() - started > 2_000
  })
  assert.strictEqual(ends, "done")
  assert.deepStrictEqual(new Set(yield* writes(connections * 3)), new Set(["done"]))
})

const unavailable = ["connect", "shutdown", "pool", "timeout"]

/** The repositories with a proxy before their database. */
const setting = Effect.gen(function* () {
  const database = yield* testDatabase
  const proxy = yield* makeFaultProxy(database.requestUrl)
  const layer = layerPostgres({
    requestUrl: proxy.through(database.requestUrl),
    adminUrl: proxy.through(database.adminUrl),
    pool: { connections, acquireTimeout: 1_500 }
  })
  return { database, proxy, layer }
})

describe("a network in trouble", () => {
  it.scopedLive("half-open connections are found in about a second, and lose no place in the pool", () =>
    Effect.gen(function* () {
      const { layer, proxy } = yield* setting
      yield* Effect.gen(function* () {
        yield* writes(connections)
        proxy.strand()
        const started = Date.now()
        assert.strictEqual(yield* write, "connect")
        assert.isBelow(Date.now() - started, 2_500)
        // What happened to one idle connection happened to the others: nobody waits for them.
        yield* recovered
        const underLoad = yield* Effect.fork(writes(connections * 4))
        yield* pause(3)
        proxy.strand()
        const loaded = Date.now()
        for (const end of yield* Fiber.join(underLoad)) assert.include(["done", ...unavailable], end)
        assert.isBelow(Date.now() - loaded, 4_000)
        yield* recovered
      }).pipe(Effect.provide(layer))
    })
  )

  it.scopedLive("a long wait is not taken for a half-open connection, with a role taken on neither", () =>
    Effect.gen(function* () {
      const { database, proxy } = yield* setting
      const { adminUrl } = database
      for (const requestUrl of [database.requestUrl, adminUrl]) {
        const layer = layerPostgres({ requestUrl: proxy.through(requestUrl), adminUrl, pool: { connections } })
        yield* Effect.gen(function* () {
          yield* write
          const waiting = yield* Effect.gen(function* () {
            yield* holdOpen(adminUrl, "SELECT 1 FROM master_profile FOR UPDATE")
            const forked = yield* Effect.fork(write)
            yield* pause(2_300)
            return forked
          }).pipe(Effect.scoped)
          assert.strictEqual(yield* Fiber.join(waiting), "done")
          proxy.strand()
          assert.strictEqual(yield* write, "connect")
          yield* recovered
        }).pipe(Effect.provide(layer))
      }
    })
  )

  it.scopedLive("a connection that falls silent while it is checked gives its place back", () =>
    Effect.gen(function* () {
      const { layer, proxy } = yield* setting
      yield* Effect.gen(function* () {
        proxy.reset()
        proxy.set({ strandAt: "row_security_active" })
        const ends = yield* Effect.all([writes(connections * 2), pause(20)])
        for (const end of ends[0]) assert.include(unavailable, end)
        proxy.set({})
        yield* recovered
      }).pipe(Effect.provide(layer))
    })
  )

  it.scopedLive("answers that are slow, in drops or cut off anywhere end in the answer or as unavailable", () =>
    Effect.gen(function* () {
      const { layer, proxy } = yield* setting
      yield* Effect.gen(function* () {
        for (const faults of [{ delay: 60 }, { bytesPerSecond: 20_000 }]) {
          proxy.set(faults)
          assert.deepStrictEqual(new Set(yield* writes(connections * 2)), new Set(["done"]))
        }
        for (const cutAnswersAfter of [0, 1, 9, 60, 300, 420, 500, 700, 1_500]) {
          proxy.reset()
          proxy.set({ cutAnswersAfter })
          for (const end of yield* writes(connections * 2)) assert.include(["done", ...unavailable], end)
          proxy.set({})
          yield* recovered
        }
        proxy.set({ drop: true })
        const dropped = yield* Effect.fork(writes(connections * 2))
        yield* pause(600)
        proxy.set({})
        proxy.reset()
        for (const end of yield* Fiber.join(dropped)) assert.include(["done", ...unavailable], end)
        yield* recovered
      }).pipe(Effect.provide(layer))
    })
  )

  it.scopedLive("twenty interruptions under load leave every place in the pool", () =>
    Effect.gen(function* () {
      const { layer, proxy } = yield* setting
      yield* Effect.gen(function* () {
        const ends = new Map<string, number>()
        const load = yield* Effect.fork(
          Effect.all(
            Array.from({ length: connections * 2 }, () =>
              Effect.forever(
                Effect.zipRight(
                  Effect.tap(write, (end) => Effect.sync(() => ends.set(end, (ends.get(end) ?? 0) + 1))),
                  pause(2)
                )
              )
            ),
            { concurrency: "unbounded" }
          )
        )
        for (let outage = 0; outage < 20; outage += 1) {
          yield* Effect.promise(proxy.refuse)
          yield* pause(20)
          yield* Effect.promise(proxy.accept)
          const good = ends.get("done") ?? 0
          yield* Effect.repeat(pause(10), { until: () => (ends.get("done") ?? 0) > good }).pipe(
            Effect.timeout("2 seconds")
          )
        }
        yield* Fiber.interrupt(load)
        for (const end of ends.keys()) assert.include(["done", ...unavailable], end)
        yield* recovered
        assert.isAtMost(proxy.open(), connections + 2)
      }).pipe(Effect.provide(layer))
    })
  )

  it.scopedLive("a lost answer to a commit is no lost and no doubled write for a caller with a key", () =>
    Effect.gen(function* () {
      const { database, layer, proxy } = yield* setting
      yield* Effect.gen(function* () {
        const applications = yield* ApplicationRepository
        for (let round = 0; round < 5; round += 1) {
          const create = applications.create(caller, application, { key: `key ${round}`, fingerprint: "f" })
          proxy.set({ loseAnswerTo: `key ${round}` })
          assert.strictEqual((yield* Effect.flip(create))._tag, "StoreUnavailable")
          proxy.set({})
          const id = yield* create
          const rows = yield* Effect.promise(() => runSql(database.adminUrl, "SELECT id FROM application_history"))
          assert.lengthOf(rows, round + 1)
          assert.include(JSON.stringify(rows), id)
        }
        // The deletion's answer is lost, too: its notice is repeated by the sender, which is harmless.
        const accounts = yield* AccountRepository
        proxy.set({ loseAnswerTo: "somebody" })
        assert.strictEqual((yield* Effect.flip(accounts.erase(caller.owner, "n")))._tag, "StoreUnavailable")
        proxy.set({})
        yield* accounts.erase(caller.owner, "n")
        const left = yield* Effect.promise(() => runSql(database.adminUrl, "SELECT 1 FROM application_history"))
        assert.lengthOf(left, 0)
      }).pipe(Effect.provide(layer))
    })
  )

  it.scopedLive("a database that is silent at the start keeps nobody waiting, and is used when it answers", () =>
    Effect.gen(function* () {
      const silences = [{ drop: true }, { strandAt: "pg_roles" }, { strandAt: "schema_migration" }]
      const start = (faults: Faults) =>
        Effect.gen(function* () {
          const { layer, proxy } = yield* setting
          proxy.set(faults)
          const started = Date.now()
          yield* Effect.gen(function* () {
            assert.isBelow(Date.now() - started, 7_000)
            assert.strictEqual(yield* write, "starting")
            proxy.set({})
            const again = Date.now()
            yield* Effect.repeat(Effect.zipLeft(write, pause(50)), { until: (end) => end === "done" })
            assert.isBelow(Date.now() - again, 7_500)
          }).pipe(Effect.provide(layer))
        })
      yield* Effect.forEach(silences, start, { concurrency: "unbounded" })
    })
  )
})

describe("a database in trouble", () => {
  it.scopedLive("has too few connections or takes no writes: told apart, and over when it is over", () =>
    Effect.gen(function* () {
      const { database, layer, proxy } = yield* setting
      const alter = (change: string) =>
        Effect.promise(async () => {
          const { pathname } = new URL(Redacted.value(database.adminUrl))
          // From another database, for this one may be read-only.
          const elsewhere = Redacted.make(Redacted.value(database.adminUrl).replace(pathname, "/template1"))
          await runSql(elsewhere, `ALTER DATABASE ${pathname.slice(1)} ${change}`)
        })
      yield* Effect.gen(function* () {
        const profiles = yield* ProfileRepository
        yield* alter("CONNECTION LIMIT 0")
        proxy.reset()
        yield* pause(50)
        assert.deepStrictEqual(new Set(yield* writes(4)), new Set(["slots"]))
        yield* alter("CONNECTION LIMIT 2")
        yield* pause(50)
        for (const end of yield* writes(connections * 4)) assert.include(["done", "slots"], end)
        yield* alter("CONNECTION LIMIT -1")
        yield* recovered

        yield* alter("SET default_transaction_read_only = on")
        proxy.reset()
        yield* pause(50)
        assert.deepStrictEqual(new Set(yield* writes(4)), new Set(["read-only"]))
        assert.strictEqual((yield* profiles.find(caller))._tag, "Some")
        yield* alter("RESET default_transaction_read_only")
        proxy.reset()
        yield* pause(50)
        yield* recovered
      }).pipe(Effect.provide(layer))
    })
  )
})
