import * as Reactivity from "@effect/experimental/Reactivity"
import * as PgClient from "@effect/sql-pg/PgClient"
import * as SqlClient from "@effect/sql/SqlClient"
import type { Connection } from "@effect/sql/SqlConnection"
import { SqlError } from "@effect/sql/SqlError"
import type { Statement } from "@effect/sql/Statement"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Caller } from "../../domain/Caller.js"
import { AccountDeleted, type StoreUnavailable } from "../../domain/Failures.js"
import { traced } from "../../domain/tracing.js"
import { type BatchOutcome, type BatchRow, type BatchStatement, runBatch, type TextRow } from "./batch.js"
import { Database, type ReadyDatabase } from "./Database.js"
import { callerHash, markDays, subjectHash, subjectLock } from "./deletion.js"
import { StatementFailure, unavailable } from "./failures.js"

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
  const { deletionKey } = database
  const hash = caller === undefined ? subjectHash(deletionKey, "") : callerHash(deletionKey, caller)
  const values = [caller?.owner ?? "", hash, caller === undefined ? "0" : issuedAt(caller)]
  const owner = { text: ownerText, values, described: false }
  return writes ? [{ text: lockText, values: [subjectLock(hash)], described: false }, owner] : [owner]
}

/** Errors after which the same batch may simply run again: it had no effect, and the reason is gone. */
const again = /^(0A000|26000|40001|40P01)$/

/** How a statement's rows are wanted. */
interface Form<Row> {
  readonly described: boolean
  readonly of: (outcome: BatchOutcome) => ReadonlyArray<ReadonlyArray<Row>>
}
const byName: Form<BatchRow> = { described: true, of: ({ rows }) => rows }
const asTexts: Form<TextRow> = { described: false, of: ({ texts }) => texts }

/** Whether the head of a batch, whose last statement before the one at `last` it is, found the account deleted. */
const refuses = ({ texts }: BatchOutcome, last: number): boolean => texts[last - 1]?.[0]?.[1] === "t"

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
    readonly sql: SqlClient.SqlClient
    /** Runs a statement that changes nothing. */
    readonly read: (
      caller: Caller,
      statement: Statement<unknown>
    ) => Effect.Effect<ReadonlyArray<BatchRow>, AccountDeleted | StoreUnavailable>
    /** Runs a statement that may change rows; it never lands once the caller's account is deleted. */
    readonly write: (
      caller: Caller,
      statement: Statement<unknown>
    ) => Effect.Effect<ReadonlyArray<BatchRow>, AccountDeleted | StoreUnavailable>
    /** As `write`, and gives each row as the texts of its columns. */
    readonly writeTexts: (
      caller: Caller,
      statement: Statement<unknown>
    ) => Effect.Effect<ReadonlyArray<TextRow>, AccountDeleted | StoreUnavailable>
    /** As `write`, and fails with `whenLocked` where the statement itself waited too long for another transaction. */
    readonly writeOr: <E>(
      caller: Caller,
      statement: Statement<unknown>,
      whenLocked: E
    ) => Effect.Effect<ReadonlyArray<BatchRow>, AccountDeleted | StoreUnavailable | E>
  }
>() {
  static readonly layer: Layer.Layer<OwnerSql, never, Database> = Layer.effect(
    OwnerSql,
    Effect.gen(function* () {
      const { ready } = yield* Database

      const failed = (outcome: BatchOutcome, failure: StatementFailure, last: number) => {
        // Asked before the failure: row security refuses an insert for nobody.
        if (refuses(outcome, last)) return new AccountDeleted()
        return new StatementFailure({ code: failure.code, stage: failure.stage === last ? 0 : -1 })
      }

      const run = <Row>(
        caller: Caller | undefined,
        writes: boolean,
        text: string,
        parameters: ReadonlyArray<unknown>,
        { described, of }: Form<Row>
      ): Effect.Effect<ReadonlyArray<Row>, AccountDeleted | StatementFailure | StoreUnavailable> =>
        Effect.flatMap(ready, (database) => {
          const head = headOf(database, caller, writes)
          const last = head.length
          const batch = [...head, { text, values: parameters.map(parameter), described }]
          const attempt = (triesLeft: number): Effect.Effect<ReadonlyArray<Row>, AccountDeleted | StatementFailure> =>
            Effect.flatMap(runBatch(database.requests, batch, database.deadline), (outcome) => {
              const { failure } = outcome
              if (failure !== undefined && triesLeft > 0 && again.test(failure.code)) return attempt(triesLeft - 1)
              if (failure !== undefined) return Effect.fail(failed(outcome, failure, last))
              if (refuses(outcome, last)) return Effect.fail(new AccountDeleted())
              return Effect.succeed(of(outcome)[last] ?? [])
            })
          return attempt(2)
        })

      const forNobody = (text: string, parameters: ReadonlyArray<unknown>) =>
        Effect.mapError(
          run(undefined, false, text, parameters, byName),
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
      const sql = yield* SqlClient.make({
        acquirer: Effect.succeed(connection),
        transactionAcquirer: Effect.dieMessage("one statement is one transaction here"),
        compiler: PgClient.makeCompiler(),
        spanAttributes: []
      })

      // Compiled here and sent straight on: scopes, services and spans of the client are not needed for one batch.
      const scoped = <Row>(caller: Caller, writes: boolean, statement: Statement<unknown>, form: Form<Row>) =>
        Effect.suspend(() => {
          const [text, parameters] = statement.compile()
          return run(caller, writes, text, parameters, form)
        }).pipe(traced("sql.execute", writes ? writeSpan : readSpan))
      const known = <A>(effect: Effect.Effect<A, AccountDeleted | StoreUnavailable | StatementFailure>) =>
        Effect.catchTag(effect, "StatementFailure", (failure) =>
          Effect.suspend(() => Effect.fail(unavailable(failure)))
        )

      return {
        sql,
        read: (caller, statement) => known(scoped(caller, false, statement, byName)),
        write: (caller, statement) => known(scoped(caller, true, statement, byName)),
        writeTexts: (caller, statement) => known(scoped(caller, true, statement, asTexts)),
        writeOr: <E>(caller: Caller, statement: Statement<unknown>, whenLocked: E) =>
          Effect.catchAll(
            scoped(caller, true, statement, byName),
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
