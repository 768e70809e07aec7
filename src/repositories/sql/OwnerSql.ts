import * as PgClient from "@effect/sql-pg/PgClient"
import type { Connection } from "@effect/sql/SqlConnection"
import { SqlError } from "@effect/sql/SqlError"
import { type Constructor, make as makeStatements, type Statement } from "@effect/sql/Statement"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Caller } from "../../domain/Caller.js"
import { AccountDeleted, type StoreUnavailable } from "../../domain/Failures.js"
import { traced } from "../../domain/tracing.js"
import { type BatchRow, type BatchStatement, runBatch } from "./batch.js"
import { Database, type ReadyDatabase } from "./Database.js"
import { markDays, subjectHash, subjectLock } from "./deletion.js"
import { unavailable } from "./failures.js"

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
  { deletionKey }: ReadyDatabase,
  caller: Caller | undefined,
  writes: boolean
): ReadonlyArray<BatchStatement> => {
  const owner = caller?.owner ?? ""
  const hash = subjectHash(deletionKey, owner)
  const setting = { text: ownerText, values: [owner, hash, caller === undefined ? "0" : issuedAt(caller)] }
  return writes ? [{ text: lockText, values: [subjectLock(hash)] }, setting] : [setting]
}

/** Errors after which the same batch may simply run again: it had no effect, and the reason is gone. */
const again = /^(0A000|26000|40001|40P01)$/

const spanOf = (operation: string) =>
  ({
    kind: "client",
    attributes: { "db.system.name": "postgresql", "db.operation.name": operation }
  }) as const
const readSpan = spanOf("read")
const writeSpan = spanOf("write")

/**
 * Runs SQL for one owner. Each statement travels in one batch with the owner it runs for, set for that transaction
 * alone; a statement outside of `read` and `write` runs for nobody and sees no row.
 */
export class OwnerSql extends Context.Tag("resume-tailoring/repositories/sql/OwnerSql")<
  OwnerSql,
  {
    /** Makes statements; running one by itself runs it for nobody. Transactions are not to be had. */
    readonly sql: Constructor
    /** Runs a statement that changes nothing. */
    readonly read: (
      caller: Caller,
      statement: Statement<unknown>
    ) => Effect.Effect<ReadonlyArray<BatchRow>, AccountDeleted | StoreUnavailable>
    /**
     * Runs a statement that may change rows; it never lands once the caller's account is deleted. Fails with
     * `whenLocked`, where it is given, when the statement itself waited too long for another transaction.
     */
    readonly write: <E = never>(
      caller: Caller,
      statement: Statement<unknown>,
      whenLocked?: E
    ) => Effect.Effect<ReadonlyArray<BatchRow>, AccountDeleted | StoreUnavailable | E>
  }
>() {
  static readonly layer: Layer.Layer<OwnerSql, never, Database> = Layer.effect(
    OwnerSql,
    Effect.map(Database, ({ ready }) => {
      const run = <E = never>(
        caller: Caller | undefined,
        writes: boolean,
        text: string,
        parameters: ReadonlyArray<unknown>,
        whenLocked?: E
      ): Effect.Effect<ReadonlyArray<BatchRow>, AccountDeleted | StoreUnavailable | E> =>
        Effect.flatMap(ready, (database) => {
          const head = headOf(database, caller, writes)
          const last = head.length
          const batch = [...head, { text, values: parameters.map(parameter) }]
          const attempt = (
            triesLeft: number
          ): Effect.Effect<ReadonlyArray<BatchRow>, AccountDeleted | StoreUnavailable | E> =>
            Effect.flatMap(runBatch(database.requests, batch, database.deadline), ({ failure, rows }) => {
              if (failure !== undefined && triesLeft > 0 && again.test(failure.code)) return attempt(triesLeft - 1)
              // Asked before the failure: row security refuses an insert for nobody.
              if (rows[last - 1]?.[0]?.["refuses"] === true) return Effect.fail(new AccountDeleted())
              if (failure === undefined) return Effect.succeed(rows[last] ?? [])
              const isLocked = failure.code === "55P03" && failure.stage === last
              return Effect.fail(isLocked && whenLocked !== undefined ? whenLocked : unavailable(failure))
            })
          return attempt(2)
        })

      const forNobody = (text: string, parameters: ReadonlyArray<unknown>) =>
        Effect.mapError(
          run(undefined, false, text, parameters),
          (cause) => new SqlError({ cause, message: "the statement had no effect" })
        )
      const connection: Connection = {
        execute: forNobody,
        executeRaw: forNobody,
        executeUnprepared: forNobody,
        executeValues: () => Effect.dieMessage("rows come by name here"),
        executeStream: () => {
          throw new Error("rows are not streamed: a statement is one batch")
        }
      }

      // Compiled here and sent straight on: scopes, services and spans of the client are not needed for one batch.
      const scoped = <E = never>(caller: Caller, writes: boolean, statement: Statement<unknown>, whenLocked?: E) =>
        Effect.suspend(() => run(caller, writes, ...statement.compile(), whenLocked)).pipe(
          traced("sql.execute", writes ? writeSpan : readSpan)
        )

      return {
        sql: makeStatements(Effect.succeed(connection), PgClient.makeCompiler(), [], undefined),
        read: (caller, statement) => scoped(caller, false, statement),
        write: (caller, statement, whenLocked) => scoped(caller, true, statement, whenLocked)
      }
    })
  )
}
