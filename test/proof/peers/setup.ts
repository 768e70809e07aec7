import { mkdtemp, chmod, rm } from "node:fs/promises"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import { exportJWK, generateKeyPair, SignJWT } from "jose"
import { Client } from "pg"
import { startEmbeddedPostgres } from "../../../src/repositories/embedded/EmbeddedPostgres.js"
import { migrate } from "../../../src/repositories/sql/migrate.js"

/** A Postgres of our own, migrated. */
export interface ProofDatabase {
  readonly adminUrl: string
  readonly requestUrl: string
  readonly version: string
  readonly deletionKey: string
  readonly query: (text: string, values?: ReadonlyArray<unknown>) => Promise<ReadonlyArray<Record<string, unknown>>>
  readonly remove: () => Promise<void>
}

export const proofDatabase = async (): Promise<ProofDatabase> => {
  const dataDir = await mkdtemp(join(tmpdir(), "tailor-peers-"))
  // As root, Postgres runs as another account, which must get through.
  await chmod(dataDir, 0o755)
  const scope = Effect.runSync(Scope.make())
  const embedded = await Effect.runPromise(Scope.extend(startEmbeddedPostgres({ dataDir }), scope))
  await Effect.runPromise(migrate(embedded))
  const adminUrl = Redacted.value(embedded.adminUrl)
  const query: ProofDatabase["query"] = async (text, values = []) => {
    const client = new Client({ connectionString: adminUrl })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text, [...values])).rows
    } finally {
      await client.end()
    }
  }
  const [row] = await query(
    "SELECT encode(key, 'hex') AS key, current_setting('server_version') AS version FROM deletion_key"
  )
  return {
    adminUrl,
    requestUrl: Redacted.value(embedded.requestUrl),
    version: String(row?.["version"]),
    deletionKey: String(row?.["key"]),
    query,
    remove: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

export interface Identity {
  readonly issuer: string
  readonly token: (subject: string, id?: string) => Promise<string>
  readonly close: () => void
}

/** An identity provider as far as tokens go: RS256, with its key set on a socket. */
export const identity = async (): Promise<Identity> => {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: "peers", alg: "RS256", use: "sig" }
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" })
    response.end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  const issuedAt = Math.floor(Date.now() / 1000)
  return {
    issuer,
    token: (subject, id = "") =>
      new SignJWT({ ...(id === "" ? {} : { jti: id }) })
        .setProtectedHeader({ alg: "RS256", kid: "peers", typ: "JWT" })
        .setIssuer(issuer)
        .setSubject(subject)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + 36_000)
        .sign(privateKey),
    close: () => server.close()
  }
}

const words =
  "Led the move of batch jobs to events, cut the time to deploy from hours to minutes and wrote the runbooks"

/** A profile of about 4 KB as JSON, and 60 applications, for each of so many users. */
export const seed = async (database: ProofDatabase, subjects: ReadonlyArray<string>): Promise<void> => {
  const experiences = Array.from({ length: 4 }, (_, job) => ({
    ...{ company: `Northwind ${job}`, role: "Backend Engineer", start_date: `201${job}-03`, end_date: null },
    description: Array.from({ length: 6 }, (__, bullet) => `${words} (${job}.${bullet}).`)
  }))
  const education = [{ school: "Example University", degree: "BSc", start_date: "2008", end_date: "2011" }]
  const skills = ["Go", "TypeScript", "PostgreSQL", "Kafka", "Kubernetes", "Terraform", "gRPC", "Redis", "Linux"]
  await database.query(
    `INSERT INTO master_profile (idp_user_id, full_name, email, phone, location, network_url, summary, base_skills,
       certifications, experiences, education, raw_profile_source)
     SELECT subject, 'Maya Example', 'maya@example.com', '+1 555 0100', 'Lisbon', 'https://example.com/in/maya', $2,
       $3::jsonb, '["CKA"]'::jsonb, $4::jsonb, $5::jsonb, 'manual' FROM unnest($1::text[]) AS subject`,
    [subjects, words.repeat(3), JSON.stringify(skills), JSON.stringify(experiences), JSON.stringify(education)]
  )
  await database.query(
    `INSERT INTO application_history (idp_user_id, company_name, job_title, source_platform, source_url, drive_link,
       ats_score_before, ats_score_after, status, created_at)
     SELECT subject, 'Company ' || n, 'Backend Engineer', 'board_site', 'https://jobs.example/' || n,
       'https://drive.example/file/' || n, 40 + n % 20, 60 + n % 30, 'applied', now() - n * interval '1 hour'
     FROM unnest($1::text[]) AS subject, generate_series(1, 60) AS n`,
    [subjects]
  )
  await database.query("ANALYZE")
}
