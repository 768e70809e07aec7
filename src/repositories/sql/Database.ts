import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as ExecutionStrategy from "effect/ExecutionStrategy"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Ref from "effect/Ref"
import * as Schedule from "effect/Schedule"
import * as Scope from "effect/Scope"
import type { Pool } from "pg"
import { StoreUnavailable } from "../../domain/Failures.js"
import { DatabaseUnusable } from "../DatabaseUnusable.js"
import { runBatch } from "./batch.js"
import { reasonOf, type StatementFailure } from "./failures.js"
import { migrate } from "./migrate.js"
import { deadlineOf, defaultPoolSettings, makeAdminPool, makeRequestPool, type PoolSettings } from "./pool.js"

export interface DatabaseSettings {
  /** Login of requests. */
  readonly requestUrl: Redacted.Redacted
  /** Login of migrations and of the deletion of accounts; may be the same. */
  readonly adminUrl: Redacted.Redacted
  readonly pool?: Partial<PoolSettings>
  /** Default: `migrations/` of this package. */
  readonly migrations?: string
}

/** A database that is migrated, with its pools. */
export interface ReadyDatabase {
  readonly requests: Pool
  readonly admin: Pool
  /** Key of the hashes in deletion marks. */
  readonly deletionKey: Buffer
  /** Milliseconds until a batch without an answer is given up. */
  readonly deadline: number
}

/** The database of the service, which may still be away. */
export class Database extends Context.Tag("resume-tailoring/repositories/sql/Database")<
  Database,
  {
    /** Fails with the reason "starting" until the database was reached and is migrated. */
    readonly ready: Effect.Effect<ReadyDatabase, StoreUnavailable>
    /** Fails when a database that was away at the start turns out to be unusable; never succeeds. */
    readonly unusable: Effect.Effect<never, DatabaseUnusable>
  }
>() {}

const unfitRole =
  "requests may not run as a superuser, as the owner of the tables, or with BYPASSRLS or TRUNCATE: give another login in DATABASE_URL"

const startFailure = (failure: StatementFailure): DatabaseUnusable | StoreUnavailable => {
  if (failure.code === "role") return new DatabaseUnusable({ line: unfitRole })
  if (failure.code === "42501" || failure.code === "22023") {
    return new DatabaseUnusable({ line: "the login of DATABASE_URL may not take on the role that runs requests" })
  }
  const reason = reasonOf(failure.code)
  return reason === undefined
    ? new DatabaseUnusable({ line: `the database refuses the start (${failure.code})` })
    : new StoreUnavailable({ reason })
}

const askAtStart = (pool: Pool, text: string, deadline: number) =>
  Effect.flatMap(runBatch(pool, [{ text, values: [], described: true }], deadline), ({ failure, rows }) =>
    failure === undefined ? Effect.succeed(rows[0]?.[0]) : Effect.fail(startFailure(failure))
  )

/** Migrates and opens the pools; what it opened stays open with the scope. */
const open = (
  settings: DatabaseSettings
): Effect.Effect<ReadyDatabase, DatabaseUnusable | StoreUnavailable, Scope.Scope> =>
  Effect.gen(function* () {
    const poolSettings = { ...defaultPoolSettings, ...settings.pool }
    const deadline = deadlineOf(poolSettings)
    const { role } = yield* migrate(settings)
    const admin = yield* makeAdminPool(settings.adminUrl, poolSettings)
    const deletionKey = (yield* askAtStart(admin, "SELECT key FROM deletion_key", deadline))?.["key"]
    if (!Buffer.isBuffer(deletionKey)) return yield* Effect.dieMessage("the deletion key is missing")
    const requests = yield* makeRequestPool(settings.requestUrl, role, poolSettings)
    yield* askAtStart(requests, "SELECT 1", deadline)
    return { requests, admin, deletionKey, deadline }
  })

/**
 * Opens the database. One that is away does not fail the start: it is tried again in the background, and until then
 * everything that needs it fails with `StoreUnavailable`. One that is unusable fails the start.
 */
export const layerDatabase = (settings: DatabaseSettings): Layer.Layer<Database, DatabaseUnusable> =>
  Layer.scoped(
    Database,
    Effect.gen(function* () {
      const scope = yield* Effect.scope
      const state = yield* Ref.make<ReadyDatabase | undefined>(undefined)
      const unusable = yield* Deferred.make<never, DatabaseUnusable>()
      // A failed attempt closes what it had opened; a good one leaves it to the layer.
      const attempt = Effect.flatMap(Scope.fork(scope, ExecutionStrategy.sequential), (own) =>
        Scope.extend(open(settings), own).pipe(
          Effect.flatMap((ready) => Ref.set(state, ready)),
          Effect.onError(() => Scope.close(own, Exit.void))
        )
      )
      yield* attempt.pipe(
        Effect.catchTag("StoreUnavailable", () =>
          attempt.pipe(
            Effect.retry({
              while: (failure) => failure._tag === "StoreUnavailable",
              schedule: Schedule.union(Schedule.exponential("200 millis"), Schedule.spaced("3 seconds"))
            }),
            Effect.catchTag("DatabaseUnusable", (failure) => Deferred.fail(unusable, failure)),
            Effect.forkScoped
          )
        )
      )
      return {
        ready: Effect.flatMap(Ref.get(state), (ready) =>
          ready === undefined ? Effect.fail(new StoreUnavailable({ reason: "starting" })) : Effect.succeed(ready)
        ),
        unusable: Deferred.await(unusable)
      }
    })
  )
