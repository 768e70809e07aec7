import { randomUUID } from "node:crypto"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { ApplicationHistoryItem, ApplicationId, type NewApplication } from "../../domain/Application.js"
import type { Caller } from "../../domain/Caller.js"
import { ApplicationNotFound, IdempotencyKeyInUse, IdempotencyKeyReused } from "../../domain/Failures.js"
import { ApplicationRepository, type Idempotency } from "../ApplicationRepository.js"
import { OwnerSql } from "./OwnerSql.js"
import { decodeRows } from "./rows.js"

/** A page ends early when its snapshots reach this many bytes: one answer must not take the server's memory. */
const pageBytes = 512 * 1024

const columns = Object.keys(ApplicationHistoryItem.fields)
const decodeItems = decodeRows(ApplicationHistoryItem)
const decodeClaim = decodeRows(Schema.Struct({ application_id: ApplicationId, fingerprint: Schema.String }))

/** The insert of a new application, with the parameters of `valuesOf`; `from` may add a FROM and a WHERE. */
const inserting = (from: string) => `INSERT INTO application_history (id, idp_user_id, company_name, job_title, status,
    source_platform, source_url, drive_link, ats_score_before, ats_score_after, applied_resume_snapshot, snapshot_bytes)
  SELECT $1::uuid, $2, $3, $4, $5, $6, $7, $8, $9::integer, $10::integer, $11::json, $12::integer ${from}`

const valuesOf = (owner: string, id: string, item: NewApplication): ReadonlyArray<string | number | null> => {
  const snapshot = item.applied_resume_snapshot === null ? null : JSON.stringify(item.applied_resume_snapshot)
  return [
    ...[id, owner, item.company_name, item.job_title, item.status, item.source_platform, item.source_url],
    ...[item.drive_link, item.ats_score_before, item.ats_score_after],
    ...[snapshot, snapshot === null ? 0 : Buffer.byteLength(snapshot)]
  ]
}

// Both are texts made once: to put one together of its parts takes a tenth of the time of the request.
const insertText = inserting("")

const expired = "k.created_at < now() - interval '24 hours'"
const renewed = ["fingerprint", "application_id", "created_at"].map(
  (column) => `${column} = CASE WHEN ${expired} THEN excluded.${column} ELSE k.${column} END`
)
/**
 * Claims the key ($13, with its fingerprint $14) and inserts, in one statement. The key's row is written in any case,
 * which waits for another transaction that holds it and then gives what that one stored; an expired row is claimed anew.
 */
const claimText = `WITH purged AS (
    DELETE FROM idempotency_key AS k WHERE idp_user_id = $2 AND key <> $13 AND ${expired}
  ), claim AS (
    INSERT INTO idempotency_key AS k (idp_user_id, key, fingerprint, application_id)
    VALUES ($2, $13, $14, $1::uuid)
    ON CONFLICT (idp_user_id, key) DO UPDATE SET ${renewed.join(", ")}
    RETURNING fingerprint, application_id, $1::uuid AS wanted
  ), created AS (${inserting("FROM claim WHERE claim.application_id = claim.wanted")})
  SELECT fingerprint, application_id FROM claim`

export const layerApplications: Layer.Layer<ApplicationRepository, never, OwnerSql> = Layer.effect(
  ApplicationRepository,
  Effect.gen(function* () {
    const { read, sql, write } = yield* OwnerSql
    const returned = sql.literal(columns.join(", "))

    const claim = (caller: Caller, values: ReadonlyArray<unknown>, { fingerprint, key }: Idempotency) =>
      Effect.gen(function* () {
        const statement = sql.unsafe(claimText, [...values, key, fingerprint])
        const rows = yield* write(caller, statement, new IdempotencyKeyInUse())
        const [claimed] = yield* decodeClaim(rows)
        if (claimed === undefined) return yield* Effect.dieMessage("a claimed key gave no row")
        if (claimed.fingerprint !== fingerprint) return yield* new IdempotencyKeyReused()
        return claimed.application_id
      })

    return {
      list: (caller, { after, limit, status }) =>
        Effect.gen(function* () {
          const ofStatus = status === undefined ? sql`` : sql`AND status = ${status}`
          const afterCursor =
            after === undefined
              ? sql``
              : sql`AND (created_at, id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`
          // At most one row more than asked for is touched: it tells whether the page is the last.
          const rows = yield* read(
            caller,
            sql`SELECT ${returned}, followed FROM (
                SELECT *, lead(id) OVER newest_first IS NOT NULL AS followed, row_number() OVER newest_first AS place,
                  sum(snapshot_bytes) OVER newest_first AS bytes
                FROM (
                  SELECT ${returned}, snapshot_bytes FROM application_history
                  WHERE idp_user_id = ${caller.owner} ${ofStatus} ${afterCursor}
                  ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}::bigint
                ) AS newest
                WINDOW newest_first AS (ORDER BY created_at DESC, id DESC ROWS UNBOUNDED PRECEDING)
              ) AS page
              WHERE bytes - snapshot_bytes < ${pageBytes}::bigint AND place <= ${limit}::bigint
              ORDER BY created_at DESC, id DESC`
          )
          const items = yield* decodeItems(rows)
          const last = rows.at(-1)?.["followed"] === true ? items.at(-1) : undefined
          return { items, next: last === undefined ? undefined : { created_at: last.created_at, id: last.id } }
        }),

      create: (caller, application, idempotency) =>
        Effect.suspend(() => {
          const id = ApplicationId.make(randomUUID(), true)
          const values = valuesOf(caller.owner, id, application)
          return idempotency === undefined
            ? Effect.as(write(caller, sql.unsafe(insertText, values)), id)
            : claim(caller, values, idempotency)
        }),

      changeStatus: (caller, id, status) =>
        Effect.gen(function* () {
          const rows = yield* write(
            caller,
            sql`UPDATE application_history
              SET status = ${status}, updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
              WHERE id = ${id}::uuid AND idp_user_id = ${caller.owner} RETURNING ${returned}`
          )
          const [item] = yield* decodeItems(rows)
          return item ?? (yield* new ApplicationNotFound())
        })
    }
  })
)
