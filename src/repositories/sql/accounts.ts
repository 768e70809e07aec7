import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import type { Pool } from "pg"
import { AccountRepository } from "../AccountRepository.js"
import { type BatchStatement, runBatch } from "./batch.js"
import { Database } from "./Database.js"
import { markDays, noticeHash, subjectHash, subjectLock } from "./deletion.js"
import { unavailable } from "./failures.js"

/** Every table with an owner. */
const tables = ["master_profile", "application_history", "integration", "idempotency_key"]

const statement = (text: string, values: ReadonlyArray<string | Buffer | null> = []): BatchStatement => ({
  text,
  values
})

/** Marks and notices that no token and no repeat can ask for any more. */
const clearing: ReadonlyArray<BatchStatement> = [
  statement(`DELETE FROM deletion_mark WHERE deleted_at < now() - interval '${markDays} days'`),
  statement(`DELETE FROM deletion_notice WHERE received_at < now() - interval '${markDays} days'`)
]

/**
 * The deletion of an account as one batch, which is one transaction. The owner is set for row security, which holds
 * for the owner of the tables too. A notice that was carried out before sets nobody: then the batch changes nothing.
 */
const erasure = (key: Buffer, subject: string, notice: string | undefined): ReadonlyArray<BatchStatement> => {
  const hash = subjectHash(key, subject)
  const id = notice === undefined ? null : noticeHash(key, notice, subject)
  return [
    statement("SELECT pg_advisory_xact_lock($1::bigint)", [subjectLock(hash)]),
    statement(
      `WITH noted AS (
         INSERT INTO deletion_notice (notice_hash, received_at)
         SELECT $2::bytea, clock_timestamp() WHERE $2::bytea IS NOT NULL
         ON CONFLICT DO NOTHING RETURNING 1
       )
       SELECT set_config('app.idp_user_id',
         CASE WHEN $2::bytea IS NULL OR EXISTS (SELECT 1 FROM noted) THEN $1 ELSE '' END, true)`,
      [subject, id]
    ),
    statement(
      `INSERT INTO deletion_mark (subject_hash, deleted_at)
       SELECT $1::bytea, clock_timestamp() WHERE current_setting('app.idp_user_id') <> ''
       ON CONFLICT (subject_hash) DO UPDATE SET deleted_at = greatest(excluded.deleted_at, deletion_mark.deleted_at)`,
      [hash]
    ),
    // The setting decides in the WHERE too: row security does not hold for a superuser.
    ...tables.map((table) =>
      statement(`DELETE FROM ${table} WHERE idp_user_id = nullif(current_setting('app.idp_user_id'), '')`)
    ),
    ...clearing,
    // Row security leaves a login that is no superuser the keys of this account only; owners clear theirs themselves.
    statement("DELETE FROM idempotency_key WHERE created_at < now() - interval '24 hours'")
  ]
}

/** Whether a batch had its effect. */
const settle = (pool: Pool, statements: ReadonlyArray<BatchStatement>, deadline: number) =>
  Effect.flatMap(runBatch(pool, statements, deadline), ({ failure }) =>
    failure === undefined ? Effect.void : Effect.fail(unavailable(failure))
  )

export const layerAccounts: Layer.Layer<AccountRepository, never, Database> = Layer.scoped(
  AccountRepository,
  Effect.gen(function* () {
    const { ready } = yield* Database
    const run = (statements: (deletionKey: Buffer) => ReadonlyArray<BatchStatement>) =>
      Effect.flatMap(ready, ({ admin, adminDeadline, deletionKey }) =>
        settle(admin, statements(deletionKey), adminDeadline)
      )
    // Where no notice comes for a long time, none clears the marks of those before. What fails is done an hour later.
    yield* Effect.forkScoped(Effect.schedule(Effect.ignore(run(() => clearing)), Schedule.spaced("1 hour")))
    return {
      erase: (subject, notice) => run((deletionKey) => erasure(deletionKey, subject, notice)),
      ready: Effect.flatMap(ready, ({ deadline, requests }) => settle(requests, [statement("SELECT 1")], deadline))
    }
  })
)
