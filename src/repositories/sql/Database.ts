import * as Cause from "effect/Cause"
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
import { type StoreFault, StoreUnavailable } from "../../domain/Failures.js"
import { DatabaseUnusable } from "../DatabaseUnusable.js"
import { runBatch } from "./batch.js"
import { reasonOf, type StatementFailure } from "./failures.js"
import { migrate } from "./migrate.js"
import {
  adminPoolSettings,
  deadlineOf,
  defaultPoolSettings,
  makeAdminPool,
  makeRequestPool,
  type PoolSettings
} from "./pool.js"

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
  /** The same for the admin pool. */
  readonly adminDeadline: number
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

const poolerRefuses =
  "the pooler in front of the database refuses startup options: let it ignore them (ignore_startup_parameters = options)"

const startFailure = (failure: StatementFailure): DatabaseUnusable | StoreUnavailable => {
  if (failure.code === "options") return new DatabaseUnusable({ line: poolerRefuses })
  if (failure.code === "role") return new DatabaseUnusable({ line: unfitRole })
  if (failure.code === "42501" || failure.code === "22023") {
    return new DatabaseUnusable({ line: "the login of DATABASE_URL may not take on the role that runs requests" })
  }
  const reason = reasonOf(failure.code)
  return reason === undefined
    ? new DatabaseUnusable({ line: `the database refuses the start (${failure.code})` })
    : new StoreUnavailable({ reason })
}

/** An attempt that applies nothing and has not ended by then is given up. */
const attemptLimit = "5 seconds"
/** The longest pause between two attempts: a database that comes back is used within two seconds. */
const retryEvery = "1 second"

const waitingFor = (reason: StoreFault): string =>
  reason === "migrating"
    ? "another process applies the migrations: waiting for it"
    : reason === "lock"
      ? "a migration needs a table that another session uses: it is tried again"
      : `the database is not to be had (${reason}): it is tried again`

const askAtStart = (pool: Pool, text: string, deadline: number) =>
  Effect.flatMap(runBatch(pool, [{ text, values: [] }], deadline), ({ failure, rows }) =>
    failure === undefined ? Effect.succeed(rows[0]?.[0]) : Effect.fail(startFailure(failure))
  )

/** Migrates and opens the pools; what it opened stays open with the scope. */
const open = (
  settings: DatabaseSettings,
  applying: Effect.Effect<void>
): Effect.Effect<ReadyDatabase, DatabaseUnusable | StoreUnavailable, Scope.Scope> =>
  Effect.gen(function* () {
    const poolSettings = { ...defaultPoolSettings, ...settings.pool }
    const deadline = deadlineOf(poolSettings)
    const { role } = yield* migrate({ ...settings, applying })
    const admin = yield* makeAdminPool(settings.adminUrl, poolSettings)
    const deletionKey = (yield* askAtStart(admin, "SELECT key FROM deletion_key", deadline))?.["key"]
    if (!Buffer.isBuffer(deletionKey)) return yield* Effect.dieMessage("the deletion key is missing")
    const requests = yield* makeRequestPool(settings.requestUrl, role, poolSettings)
    yield* askAtStart(requests, "SELECT 1", deadline)
    return { requests, admin, deletionKey, deadline, adminDeadline: deadlineOf(adminPoolSettings(poolSettings)) }
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
      const state: { ready: ReadyDatabase | undefined } = { ready: undefined }
      const unusable = yield* Deferred.make<never, DatabaseUnusable>()
      // A failed attempt closes what it had opened; a good one leaves it to the layer.
      const attempt = Effect.gen(function* () {
        const own = yield* Scope.fork(scope, ExecutionStrategy.sequential)
        const mayTakeLong = yield* Ref.make(false)
        const opened = Scope.extend(open(settings, Ref.set(mayTakeLong, true)), own).pipe(
          Effect.map((ready) => {
            state.ready = ready
          }),
          Effect.onError(() => Scope.close(own, Exit.void))
        )
        // A half-open connection gives no answer and no error; disconnected, since its query cannot be interrupted.
        const givenUp = Effect.delay(
          Effect.if(Ref.get(mayTakeLong), {
            onTrue: () => Effect.never,
            onFalse: () => Effect.fail(new StoreUnavailable({ reason: "connect" }))
          }),
          attemptLimit
        )
        yield* Effect.raceFirst(Effect.disconnect(opened), givenUp)
      })
      const told = yield* Ref.make("")
      const first = yield* Deferred.make<void, DatabaseUnusable>()
      yield* attempt.pipe(
        Effect.tapErrorTag("StoreUnavailable", ({ reason }) =>
          Effect.gen(function* () {
            yield* Deferred.succeed(first, undefined)
            // Once for each reason, not for each try.
            if ((yield* Ref.getAndSet(told, reason)) !== reason) yield* Effect.logWarning(waitingFor(reason))
          })
        ),
        Effect.retry({
          while: (failure) => failure._tag === "StoreUnavailable",
          schedule: Schedule.union(Schedule.exponential("200 millis"), Schedule.spaced(retryEvery))
        }),
        Effect.zipRight(Deferred.succeed(first, undefined)),
        Effect.catchTag("DatabaseUnusable", (failure) =>
          Effect.zipRight(Deferred.fail(first, failure), Deferred.fail(unusable, failure))
        ),
        // A defect ends the start, not only the fiber that met it.
        Effect.onError((cause) => Deferred.failCause(first, Cause.die(Cause.squash(cause)))),
        Effect.forkScoped
      )
      yield* Deferred.await(first)
      return {
        ready: Effect.suspend(() =>
          state.ready === undefined
            ? Effect.fail(new StoreUnavailable({ reason: "starting" }))
            : Effect.succeed(state.ready)
        ),
        unusable: Deferred.await(unusable)
      }
    })
  )
