import * as Reactivity from "@effect/experimental/Reactivity"
import * as PgClient from "@effect/sql-pg/PgClient"
import * as SqlClient from "@effect/sql/SqlClient"
import type { Connection } from "@effect/sql/SqlConnection"
import { SqlError } from "@effect/sql/SqlError"
import type { Statement } from "@effect/sql/Statement"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { Caller } from "../../domain/Caller.js"
import { AccountDeleted, StoreUnavailable } from "../../domain/Failures.js"
import { type BatchOutcome, type BatchStatement, runBatch } from "./batch.js"
import { Database, type ReadyDatabase } from "./Database.js"
import { markDays, subjectHash, subjectLock } from "./deletion.js"
import { StatementFailure, unavailable } from "./failures.js"

/** For whom the statement of this fiber runs, and whether it writes. */
class OwnerScope extends Context.Tag("resume-tailoring/repositories/sql/OwnerScope")<
  OwnerScope,
  { readonly caller: Caller; readonly writes: boolean }
>() {}

const parameter = (value: unknown): string | Buffer | null => {
  if (value === null || value === undefined) return null
  if (typeof value === "string" || Buffer.isBuffer(value)) return value
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return String(value)
  throw new Error("parameters are texts, numbers, booleans or bytes; write lists as JSON")
}

// Waits for a deletion that is under way. A statement of its own: the check must see what the deletion has committed.
const lockText = "SELECT pg_advisory_xact_lock_shared($1::bigint)"

// Sets the owner for the rest of the batch, or nobody when the token is older than the deletion of its account: row
// security then shows and takes nothing, whatever the statement after it says.
const ownerText = `
  SELECT set_config('app.idp_user_id', CASE WHEN mark.refuses THEN '' ELSE $1 END, true), mark.refuses
  FROM (SELECT EXISTS (
    SELECT 1 FROM deletion_mark
    WHERE subject_hash = $2::bytea AND deleted_at >= to_timestamp($3::float8)
      AND deleted_at > now() - interval '${markDays} days'
  ) AS refuses) mark`

/** Seconds that a token counts as issued at; one that does not say counts as older than everything. */
const issuedAt = ({ issuedAt: seconds }: Caller): string =>
  String(seconds === undefined ? 0 : Math.min(Math.max(Math.floor(seconds), 0), 253_402_300_799))

const headOf = (
  database: ReadyDatabase,
  caller: Caller | undefined,
  writes: boolean
): ReadonlyArray<BatchStatement> => {
  const hash = subjectHash(database.deletionKey, caller?.owner ?? "")
  const values = [caller?.owner ?? "", hash, caller === undefined ? "0" : issuedAt(caller)]
  const owner = { text: ownerText, values, described: false }
  return writes ? [{ text: lockText, values: [subjectLock(hash)], described: false }, owner] : [owner]
}

/** Errors after which the same batch may simply run again: it had no effect, and the reason is gone. */
const again = /^(0A000|26000|40001|40P01)$/

/**
 * Runs SQL for one owner. Each statement travels in one batch with the owner it runs for, set for that transaction
 * alone; a statement outside of `read` and `write` runs for nobody and sees no row.
 */
export class OwnerSql extends Context.Tag("resume-tailoring/repositories/sql/OwnerSql")<
  OwnerSql,
  {
    /** Makes statements; running one by itself runs it for nobody. Transactions are not to be had. */
    readonly sql: SqlClient.SqlClient
    /** Runs a statement that changes nothing. */
    readonly read: <A>(
      caller: Caller,
      statement: Statement<A>
    ) => Effect.Effect<ReadonlyArray<A>, AccountDeleted | StoreUnavailable>
    /** Runs a statement that may change rows; it never lands once the caller's account is deleted. */
    readonly write: <A>(
      caller: Caller,
      statement: Statement<A>
    ) => Effect.Effect<ReadonlyArray<A>, AccountDeleted | StoreUnavailable>
    /** As `write`, and fails with `whenLocked` where the statement itself waited too long for another transaction. */
    readonly writeOr: <A, E>(
      caller: Caller,
      statement: Statement<A>,
      whenLocked: E
    ) => Effect.Effect<ReadonlyArray<A>, AccountDeleted | StoreUnavailable | E>
  }
>() {
  static readonly layer: Layer.Layer<OwnerSql, never, Database> = Layer.effect(
    OwnerSql,
    Effect.gen(function* () {
      const { ready } = yield* Database

      const run = (text: string, parameters: ReadonlyArray<unknown>) =>
        Effect.gen(function* () {
          const scope = Option.getOrUndefined(yield* Effect.serviceOption(OwnerScope))
          const database = yield* ready
          const head = headOf(database, scope?.caller, scope?.writes ?? false)
          const batch = [...head, { text, values: parameters.map(parameter), described: true }]
          let outcome: BatchOutcome = yield* runBatch(database.requests, batch, database.deadline)
          for (let tries = 1; tries < 3 && again.test(outcome.failure?.code ?? ""); tries += 1) {
            outcome = yield* runBatch(database.requests, batch, database.deadline)
          }
          // Asked before the failure: row security refuses an insert for nobody.
          if (outcome.rows[head.length - 1]?.[0]?.["1"] === "t") return yield* new AccountDeleted()
          if (outcome.failure !== undefined) {
            return yield* new StatementFailure({
              code: outcome.failure.code,
              stage: outcome.failure.stage === head.length ? 0 : -1
            })
          }
          return outcome.rows[head.length] ?? []
        }).pipe(Effect.mapError((cause) => new SqlError({ cause, message: "the statement had no effect" })))

      const connection: Connection = {
        execute: run,
        executeRaw: run,
        executeUnprepared: run,
        executeValues: () => Effect.dieMessage("rows come by name here"),
        executeStream: () => {
          throw new Error("rows are not streamed: a statement is one batch")
        }
      }
      const sql = yield* SqlClient.make({
        acquirer: Effect.succeed(connection),
        transactionAcquirer: Effect.dieMessage("one statement is one transaction here"),
        compiler: PgClient.makeCompiler(),
        spanAttributes: [["db.system.name", "postgresql"]]
      })

      const scoped = <A>(caller: Caller, writes: boolean, statement: Statement<A>) =>
        Effect.mapError(Effect.provideService(statement, OwnerScope, { caller, writes }), ({ cause }) => {
          if (cause instanceof AccountDeleted || cause instanceof StoreUnavailable) return cause
          return cause instanceof StatementFailure ? cause : new StatementFailure({ code: "unknown", stage: 0 })
        })
      const known = <A>(effect: Effect.Effect<A, AccountDeleted | StoreUnavailable | StatementFailure>) =>
        Effect.catchTag(effect, "StatementFailure", (failure) =>
          Effect.suspend(() => Effect.fail(unavailable(failure)))
        )

      return {
        sql,
        read: (caller, statement) => known(scoped(caller, false, statement)),
        write: (caller, statement) => known(scoped(caller, true, statement)),
        writeOr: <A, E>(caller: Caller, statement: Statement<A>, whenLocked: E) =>
          Effect.catchAll(
            scoped(caller, true, statement),
            (failure): Effect.Effect<never, AccountDeleted | StoreUnavailable | E> => {
              if (failure._tag !== "StatementFailure") return Effect.fail(failure)
              if (failure.code === "55P03" && failure.stage === 0) return Effect.fail(whenLocked)
              return Effect.suspend(() => Effect.fail(unavailable(failure)))
            }
          )
      }
    })
  ).pipe(Layer.provide(Reactivity.layer))
}
