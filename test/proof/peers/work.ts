import { createHash, createHmac, randomUUID } from "node:crypto"
import { Ajv } from "ajv"
import addFormats from "ajv-formats"
import { createRemoteJWKSet, jwtVerify } from "jose"
import { Pool } from "pg"
import { type BatchStatement, sendBatch } from "../../../src/repositories/sql/batch.js"

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

export interface Work {
  /** The subject of the token in an Authorization header; fails when it is not to be trusted. */
  readonly owner: (authorization: string | undefined) => Promise<string>
  readonly profile: (owner: string) => Promise<Row | undefined>
  readonly list: (owner: string, limit: number) => Promise<ReadonlyArray<Row>>
  readonly create: (owner: string, body: Row) => Promise<string>
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
const listText = `SELECT ${applicationColumns}, found::integer FROM (
    SELECT *, count(*) OVER () AS found,
      sum(snapshot_bytes) OVER (ORDER BY created_at DESC, id DESC ROWS UNBOUNDED PRECEDING) AS bytes
    FROM (
      SELECT ${applicationColumns}, snapshot_bytes FROM application_history
      WHERE idp_user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2::bigint
    ) AS newest
  ) AS page
  WHERE bytes - snapshot_bytes < 4194304::bigint ORDER BY created_at DESC, id DESC`
const insertText = `INSERT INTO application_history (id, idp_user_id, company_name, job_title, status, source_platform,
    source_url, drive_link, ats_score_before, ats_score_after, applied_resume_snapshot, snapshot_bytes)
  SELECT $1::uuid, $2, $3, $4, $5, $6, $7, $8, $9::integer, $10::integer, $11::json, $12::integer`

const textOrNull = { type: ["string", "null"], maxLength: 2048, format: "uri" }
export const scoreOrNull = { type: ["integer", "null"], minimum: 0, maximum: 100 }
/** Of the body of an application to create; each peer with an Ajv of its own holds to it. */
export const applicationSchema = {
  type: "object",
  required: ["company_name", "job_title", "status"],
  properties: {
    company_name: { type: "string", minLength: 1, maxLength: 500 },
    job_title: { type: "string", minLength: 1, maxLength: 500 },
    status: { enum: ["draft", "generated", "applied", "interviewing", "offer", "rejected", "withdrawn"] },
    source_platform: { enum: ["network_site", "board_site", "suite_a", "suite_b", "suite_c", "other"] },
    source_url: textOrNull,
    drive_link: textOrNull,
    ats_score_before: scoreOrNull,
    ats_score_after: scoreOrNull,
    applied_resume_snapshot: { type: ["object", "null"] }
  }
}

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
  const key = Buffer.from(settings.deletionKey, "hex")
  const ajv = new Ajv()
  addFormats.default(ajv)

  const statements = (owner: string, writes: boolean, text: string, values: ReadonlyArray<unknown>) => {
    const hash = createHmac("sha256", key).update(`subject:${owner}`, "utf8").digest()
    const issuedAt = String(Math.floor(Date.now() / 1000))
    const all: Array<BatchStatement> = [
      { text: ownerText, values: [owner, hash, issuedAt], described: false },
      { text, values: values.map(parameter), described: true }
    ]
    const lock = { text: lockText, values: [hash.readBigInt64BE(0).toString()], described: false }
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
      const rows = await run(statements(owner, false, listText, [owner, limit + 1]))
      return rows.slice(0, limit).map(({ found: _, ...item }) => item)
    },
    create: async (owner, body) => {
      const id = randomUUID()
      const snapshot = parameter(body["applied_resume_snapshot"])
      await run(
        statements(owner, true, insertText, [
          ...[id, owner, body["company_name"], body["job_title"], body["status"], body["source_platform"] ?? "other"],
          ...[body["source_url"], body["drive_link"], body["ats_score_before"], body["ats_score_after"]],
          ...[snapshot, snapshot === null ? 0 : Buffer.byteLength(snapshot)]
        ])
      )
      return id
    },
    isApplication: ajv.compile<Row>(applicationSchema)
  }
}

/** The settings of a peer's process, which are its only argument, and how it says where it listens. */
export const settingsOfProcess = (): PeerSettings => JSON.parse(process.argv[2] ?? "") as PeerSettings
export const listens = (port: number) => process.stdout.write(`${JSON.stringify({ message: "listening", port })}\n`)
