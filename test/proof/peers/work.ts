import { createHash, createHmac, randomUUID } from "node:crypto"
import { Ajv } from "ajv"
import addFormats from "ajv-formats"
import { createRemoteJWKSet, jwtVerify } from "jose"
import { Pool } from "pg"
import { type BatchStatement, sendBatch } from "../../../src/repositories/sql/batch.js"
import { applicationSchema, isSound, snapshotBytes } from "./bodies.js"

// What a peer does for a request besides HTTP, as well as anyone could write it by hand: the same verification by
// jose, the same statements in the same batch of one round trip, the schema compiled by Ajv. Only what stands around
// it differs from peer to peer.

/** The name under which a peer's connections stand in the database's list. */
export const peerConnections = "tailor-peer"

export interface PeerSettings {
  readonly issuer: string
  readonly databaseUrl: string
  /** Key of the deletion marks' hashes, in hex: the check is part of each batch. */
  readonly deletionKey: string
  /** Whether verified tokens are kept, as Tailor does. */
  readonly cache: boolean
  /** One batch in one round trip, or BEGIN, set_config, statement and COMMIT one after the other, as most people do. */
  readonly sql: "batch" | "transaction"
}

export type Row = Record<string, unknown>

/** A page of the history, and the `Link` header to the next one where there is more. */
export interface Page {
  readonly items: ReadonlyArray<Row>
  readonly link: string | undefined
}

/** A status that the contract has for a request that cannot be done. */
export type Refusal = 400 | 422

export interface Work {
  /** The subject of the token in an Authorization header; fails when it is not to be trusted. */
  readonly owner: (authorization: string | undefined) => Promise<string>
  readonly profile: (owner: string) => Promise<Row | undefined>
  readonly list: (owner: string, limit: number) => Promise<Page>
  /** The id of the application that was created; with a key that was used before, of the one created then. */
  readonly create: (owner: string, body: Row, key: string | undefined) => Promise<string | Refusal>
  readonly isApplication: (body: unknown) => body is Row
}

const profileColumns = `id, idp_user_id, full_name, email, phone, location, network_url, portfolio_url, summary,
  base_skills, certifications, experiences, education, raw_profile_source, profile_version, created_at, updated_at`
const applicationColumns = `id, idp_user_id, company_name, job_title, source_platform, source_url, job_description_hash,
  drive_link, ats_score_before, ats_score_after, applied_resume_snapshot, status, created_at, applied_at, updated_at`

const lockText = "SELECT pg_advisory_xact_lock_shared($1::bigint)"
const ownerText = `
  SELECT set_config('app.idp_user_id', CASE WHEN mark.refuses THEN '' ELSE $1 END, true), mark.refuses
  FROM (SELECT EXISTS (
    SELECT 1 FROM deletion_mark
    WHERE subject_hash = $2::bytea AND deleted_at >= to_timestamp($3::float8)
      AND deleted_at > now() - interval '30 days'
  ) AS refuses) mark`
const profileText = `SELECT ${profileColumns} FROM master_profile WHERE idp_user_id = $1`
const listText = `SELECT ${applicationColumns}, followed FROM (
    SELECT *, lead(id) OVER newest_first IS NOT NULL AS followed, row_number() OVER newest_first AS place,
      sum(snapshot_bytes) OVER newest_first AS bytes
    FROM (
      SELECT ${applicationColumns}, snapshot_bytes FROM application_history
      WHERE idp_user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2::bigint
    ) AS newest
    WINDOW newest_first AS (ORDER BY created_at DESC, id DESC ROWS UNBOUNDED PRECEDING)
  ) AS page
  WHERE bytes - snapshot_bytes < 4194304::bigint AND place <= $3::bigint ORDER BY created_at DESC, id DESC`
const inserting = `INSERT INTO application_history (id, idp_user_id, company_name, job_title, status, source_platform,
    source_url, drive_link, ats_score_before, ats_score_after, applied_resume_snapshot, snapshot_bytes)
  SELECT $1::uuid, $2, $3, $4, $5, $6, $7, $8, $9::integer, $10::integer, $11::json, $12::integer`
const expired = "k.created_at < now() - interval '24 hours'"
const renewed = ["fingerprint", "application_id", "created_at"].map(
  (column) => `${column} = CASE WHEN ${expired} THEN excluded.${column} ELSE k.${column} END`
)
const claimText = `WITH purged AS (
    DELETE FROM idempotency_key AS k WHERE idp_user_id = $2 AND key <> $13 AND ${expired}
  ), claim AS (
    INSERT INTO idempotency_key AS k (idp_user_id, key, fingerprint, application_id) VALUES ($2, $13, $14, $1::uuid)
    ON CONFLICT (idp_user_id, key) DO UPDATE SET ${renewed.join(", ")}
    RETURNING fingerprint, application_id, $1::uuid AS wanted
  ), created AS (${inserting} FROM claim WHERE claim.application_id = claim.wanted)
  SELECT fingerprint, application_id FROM claim`

/** A value as the protocol sends it. */
const parameter = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === "string" ? value : JSON.stringify(value)

const verifier = ({ cache, issuer }: PeerSettings): Work["owner"] => {
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))
  const known = new Map<string, { readonly subject: string; readonly ends: number }>()
  return async (authorization) => {
    const token = /^bearer ([^ ]+)$/i.exec(authorization ?? "")?.[1]
    if (token === undefined) throw new Error("no token")
    const hash = cache ? createHash("sha256").update(token).digest("base64") : ""
    const held = known.get(hash)
    if (held !== undefined && held.ends > Date.now() / 1000) return held.subject
    const { payload } = await jwtVerify(token, keys, { issuer, algorithms: ["RS256"], requiredClaims: ["exp", "sub"] })
    if (cache) {
      if (known.size >= 20_000) known.clear()
      known.set(hash, { subject: payload.sub ?? "", ends: payload.exp ?? 0 })
    }
    return payload.sub ?? ""
  }
}

export const makeWork = (settings: PeerSettings): Work => {
  // As many connections as Tailor has; given back soon, because the database has 64 for all.
  const pool = new Pool({
    ...{ connectionString: settings.databaseUrl, max: 16, idleTimeoutMillis: 250, application_name: peerConnections }
  })
  const deletionKey = Buffer.from(settings.deletionKey, "hex")
  const ajv = new Ajv()
  addFormats.default(ajv)
  const isApplication = ajv.compile<Row>(applicationSchema)

  const statements = (owner: string, writes: boolean, text: string, values: ReadonlyArray<unknown>) => {
    const hash = createHmac("sha256", deletionKey).update(`subject:${owner}`, "utf8").digest()
    const issuedAt = String(Math.floor(Date.now() / 1000))
    const all: Array<BatchStatement> = [
      { text: ownerText, values: [owner, hash, issuedAt] },
      { text, values: values.map(parameter) }
    ]
    const lock = { text: lockText, values: [hash.readBigInt64BE(0).toString()] }
    return writes ? [lock, ...all] : all
  }
  const inBatch = (all: ReadonlyArray<BatchStatement>): Promise<ReadonlyArray<Row>> =>
    new Promise((resolve, reject) => {
      sendBatch(pool, all, 10_000, ({ failure, rows }) =>
        failure === undefined ? resolve(rows[all.length - 1] ?? []) : reject(failure)
      )
    })
  const inTransaction = async (all: ReadonlyArray<BatchStatement>): Promise<ReadonlyArray<Row>> => {
    const client = await pool.connect()
    try {
      await client.query("BEGIN")
      let rows: ReadonlyArray<Row> = []
      for (const { text, values } of all)
        rows = (await client.query<Row>({ name: text.slice(0, 60), text, values: [...values] })).rows
      await client.query("COMMIT")
      client.release()
      return rows
    } catch (cause) {
      client.release(true)
      throw cause
    }
  }
  const run = settings.sql === "batch" ? inBatch : inTransaction

  return {
    owner: verifier(settings),
    profile: async (owner) => (await run(statements(owner, false, profileText, [owner])))[0],
    list: async (owner, limit) => {
      const rows = await run(statements(owner, false, listText, [owner, limit + 1, limit]))
      const last = rows.at(-1)
      const position = JSON.stringify({ created_at: last?.["created_at"], id: last?.["id"] })
      return {
        items: rows.map(({ followed: _, ...item }) => item),
        link:
          last?.["followed"] === true
            ? `</api/applications?limit=${limit}&cursor=${Buffer.from(position).toString("base64url")}>; rel="next"`
            : undefined
      }
    },
    create: async (owner, body, key) => {
      const id = randomUUID()
      const snapshot = parameter(body["applied_resume_snapshot"])
      const bytes = snapshot === null ? 0 : Buffer.byteLength(snapshot)
      if (bytes > snapshotBytes || (key !== undefined && !/^[\x20-\x7e]{1,255}$/.test(key))) return 400
      const values = [
        ...[id, owner, body["company_name"], body["job_title"], body["status"], body["source_platform"] ?? "other"],
        ...[body["source_url"], body["drive_link"], body["ats_score_before"], body["ats_score_after"], snapshot, bytes]
      ]
      if (key === undefined) {
        await run(statements(owner, true, inserting, values))
        return id
      }
      const fingerprint = createHash("sha256")
        .update(JSON.stringify(sorted(body)))
        .digest("hex")
      const [claimed] = await run(statements(owner, true, claimText, [...values, key, fingerprint]))
      return claimed?.["fingerprint"] === fingerprint ? String(claimed["application_id"]) : 422
    },
    isApplication: (body): body is Row => isApplication(body) && isSound(body)
  }
}

/** A value with its members in one order, so that two spellings of it have one digest. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)])
  )
}

/** What every answer carries. */
export const contractHeaders = (requestId: string | ReadonlyArray<string> | undefined) => ({
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-request-id": typeof requestId === "string" && /^[A-Za-z0-9._-]{1,128}$/.test(requestId) ? requestId : randomUUID()
})

const reasons = {
  400: ["Bad Request", "The body is not valid"],
  401: ["Unauthorized", "Missing or invalid credentials"],
  404: ["Not Found", "Not found"],
  413: ["Content Too Large", "The body is too large: at most 1 MiB is accepted"],
  415: ["Unsupported Media Type", "The body must be application/json in UTF-8"],
  422: ["Unprocessable Content", "The Idempotency-Key was used with another request"],
  500: ["Internal Server Error", "Internal server error"]
} as const

/** The body of an answer that refuses. */
export const errorOf = (status: keyof typeof reasons) => {
  const [error, message] = reasons[status]
  return { message, error, statusCode: status }
}

/** As the contract asks: that type, in UTF-8, and not compressed. */
export const isJson = (headers: {
  readonly "content-type"?: string | undefined
  readonly "content-encoding"?: string | undefined
}) =>
  /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?;?\s*$/i.test(headers["content-type"] ?? "") &&
  headers["content-encoding"] === undefined

/** The settings of a peer's process, which are its only argument, and how it says where it listens. */
export const settingsOfProcess = (): PeerSettings => JSON.parse(process.argv[2] ?? "") as PeerSettings
export const listens = (port: number) => process.stdout.write(`${JSON.stringify({ message: "listening", port })}\n`)
