// Ours because the Migrator of @effect/sql keeps no hash of what it applied, takes a lower number that was added later
// and a newer database for up to date, fails where first starts race, and ends a failed file as a defect.

import { createHash, randomBytes } from "node:crypto"
import * as Fs from "node:fs/promises"
import * as Path from "node:path"
import * as Reactivity from "@effect/experimental/Reactivity"
import * as PgClient from "@effect/sql-pg/PgClient"
import { SqlError } from "@effect/sql/SqlError"
import type { Statement } from "@effect/sql/Statement"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { StoreUnavailable } from "../../domain/Failures.js"
import { ownPath } from "../../ownPackage.js"
import { DatabaseUnusable } from "../DatabaseUnusable.js"
import { requestRole } from "../requestRole.js"
import { codeOf, reasonOf } from "./failures.js"

/** Where the database is: for the owner of the tables, and for the login of requests, which may be the same. */
export interface Addresses {
  readonly adminUrl: Redacted.Redacted
  readonly requestUrl: Redacted.Redacted
}

/** The variable that gave the owner's address: messages must not name one that was never set. */
export const adminVariable = ({ adminUrl, requestUrl }: Addresses): string =>
  Redacted.value(adminUrl) === Redacted.value(requestUrl) ? "DATABASE_URL" : "DATABASE_ADMIN_URL"

/** Every variable that gave an address, as a message names them. */
export const addressVariables = (addresses: Addresses): string =>
  adminVariable(addresses) === "DATABASE_URL" ? "DATABASE_URL" : "DATABASE_URL and DATABASE_ADMIN_URL"

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly sha256: string
}

/** The role that requests run as, and whether the login of `DATABASE_URL` has to take it on. */
export interface RequestRole {
  readonly name: string
  readonly assumed: boolean
}

export interface MigrationReport {
  /** Names of the files applied by this run, in order. */
  readonly applied: ReadonlyArray<string>
  readonly role: RequestRole
}

export interface MigrationSettings extends Addresses {
  /** Default: `migrations/` of this package. */
  readonly migrations?: string
  /** Runs before the first file is applied: from then on it may take long. */
  readonly applying?: Effect.Effect<void>
}

const unusable = (line: string) => new DatabaseUnusable({ line })

/** Any number that no other user of advisory locks has; with two keys, apart from the locks of `OwnerSql`. */
const lock = [1_917_274_419, 1] as const

/** Raced from another database of the same cluster: roles are the cluster's, the lock is the database's. */
const racedCodes = ["42710", "23505", "XX000"]

/** The longest wait for another process that migrates, and for a table that somebody uses. */
const patience = "2s"

const writable = ["SELECT", "INSERT", "UPDATE", "DELETE"]

/** What the role of requests may do: nothing else, and nothing at all on the other tables. */
const grants: Readonly<Record<string, ReadonlyArray<string>>> = {
  master_profile: writable,
  application_history: writable,
  integration: writable,
  idempotency_key: writable,
  deletion_mark: ["SELECT"]
}

/** The migrations of a folder, in the order of their numbers. */
export const readMigrations = (
  from: string = ownPath("migrations")
): Effect.Effect<ReadonlyArray<Migration>, DatabaseUnusable> =>
  Effect.tryPromise({
    try: async () => {
      const names = (await Fs.readdir(from)).filter((name) => name.endsWith(".sql")).sort()
      const wrong = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
      if (names.length === 0) throw unusable("the folder migrations holds no migration")
      if (wrong !== undefined) throw unusable(`migrations/${wrong} is not named like 0001_name.sql`)
      // A copy of the folder in which a file is missing must not pass for an earlier version.
      const misplaced = names.find((name, index) => Number(name.slice(0, 4)) !== index + 1)
      if (misplaced !== undefined) throw unusable(`migrations/${misplaced}: the numbers are not consecutive from 0001`)
      return await Promise.all(
        names.map(async (name) => {
          const sql = await Fs.readFile(Path.join(from, name), "utf8")
          // A checkout with other line ends is the same migration.
          return { name, sql, sha256: createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex") }
        })
      )
    },
    catch: (cause) =>
      cause instanceof DatabaseUnusable ? cause : unusable(`the folder migrations cannot be read (${codeOf(cause)})`)
  })

/** A connection by itself, closed with the scope; `variable` is what failures name. */
export const connect = (url: Redacted.Redacted, variable: string) =>
  PgClient.make({ url, maxConnections: 1, applicationName: "resume-tailoring migrations" }).pipe(
    Effect.provide(Reactivity.layer),
    Effect.catchAllDefect(() =>
      // pg throws while it reads the address.
      Effect.fail(unusable(`${variable} is not a Postgres address`))
    ),
    Effect.mapError((error) => {
      if (error._tag === "DatabaseUnusable") return error
      const code = codeOf(error.cause)
      if (code.startsWith("28")) return unusable(`${variable}: Postgres refuses the login`)
      if (code === "3D000") return unusable(`${variable}: there is no such database`)
      return new StoreUnavailable({ reason: reasonOf(code) ?? "connect" })
    })
  )

const onlyRow = <A>(statement: Statement<A>): Effect.Effect<A, SqlError> =>
  Effect.flatMap(statement, ([row]) =>
    row === undefined ? Effect.dieMessage("a query that gives one row gave none") : Effect.succeed(row)
  )

/** The hashes of the migrations that were applied, by their names; undefined where none ever was. */
export const appliedMigrations = (sql: PgClient.PgClient) =>
  Effect.gen(function* () {
    const tracked = yield* sql`SELECT 1 WHERE to_regclass('schema_migration') IS NOT NULL`
    if (tracked.length === 0) return undefined
    const rows = yield* sql<{ name: string; sha256: string }>`SELECT name, sha256 FROM schema_migration ORDER BY name`
    return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  })

/** Which role requests run as: the login of `DATABASE_URL` if it is fit for it, else `tailor_request`. */
export const chooseRole = (admin: PgClient.PgClient, requestUrl: Redacted.Redacted) =>
  Effect.gen(function* () {
    const request = yield* connect(requestUrl, "DATABASE_URL")
    const { login: owner } = yield* onlyRow(admin<{ login: string }>`SELECT current_user AS login`)
    const { fit, name } = yield* onlyRow(request<{ name: string; fit: boolean }>`
      SELECT rolname AS name,
        NOT rolsuper AND NOT rolbypassrls AND NOT pg_has_role(current_user, ${owner}::name, 'MEMBER') AS fit
      FROM pg_roles WHERE rolname = current_user`)
    return fit ? { name, assumed: false } : { name: requestRole, assumed: true }
  }).pipe(Effect.scoped)

/** Creates `tailor_request` where it is missing and lets the login of requests take it on. */
const ensureRole = (sql: PgClient.PgClient, role: RequestRole) =>
  Effect.gen(function* () {
    if (!role.assumed) return
    const known = yield* sql`SELECT 1 FROM pg_roles WHERE rolname = ${role.name}`
    if (known.length === 0) yield* sql`CREATE ROLE ${sql(role.name)} NOLOGIN`
    const { version } = yield* onlyRow(
      sql<{ version: number }>`SELECT current_setting('server_version_num')::int AS version`
    )
    // From Postgres 16 on, membership alone does not allow SET ROLE, not even to the role's creator.
    const membership = version >= 160_000 ? "SET" : "MEMBER"
    const { may } = yield* onlyRow(
      sql<{ may: boolean }>`SELECT pg_has_role(current_user, ${role.name}::name, ${membership}) AS may`
    )
    if (!may) yield* sql`GRANT ${sql(role.name)} TO CURRENT_USER`
  }).pipe(
    Effect.mapError((error) =>
      codeOf(error.cause) === "42501"
        ? unusable(
            `requests need a role that owns no table: create ${requestRole} and grant it to the login of DATABASE_URL, or give such a login in DATABASE_URL and the owner in DATABASE_ADMIN_URL`
          )
        : error
    )
  )

const ensureGrants = (sql: PgClient.PgClient, role: RequestRole) =>
  Effect.gen(function* () {
    const { schema, usage } = yield* onlyRow(sql<{ schema: string; usage: boolean }>`
      SELECT current_schema() AS schema, has_schema_privilege(${role.name}, current_schema(), 'USAGE') AS usage`)
    if (!usage) yield* sql`GRANT USAGE ON SCHEMA ${sql(schema)} TO ${sql(role.name)}`
    const missing = yield* sql<{ table: string; privilege: string }>`
      SELECT "table", privilege
      FROM jsonb_each(${JSON.stringify(grants)}::jsonb) AS granted ("table", privileges),
        jsonb_array_elements_text(privileges) AS privilege
      WHERE NOT has_table_privilege(${role.name}, "table", privilege)`
    for (const { privilege, table } of missing) {
      yield* sql`GRANT ${sql.literal(privilege)} ON ${sql(table)} TO ${sql(role.name)}`
    }
  })

/** Brings the schema up to date inside one transaction; of several servers that start together one does the work. */
const apply = (
  sql: PgClient.PgClient,
  migrations: ReadonlyArray<Migration>,
  role: RequestRole,
  applying: Effect.Effect<void>
) =>
  sql.withTransaction(
    Effect.gen(function* () {
      // A server that fell silent must not keep the lock from all others until its connection is found to be dead.
      yield* sql`SELECT set_config('idle_in_transaction_session_timeout', '5s', true)`
      // A login may have a limit for everyday statements. A large table takes as long as it takes.
      yield* sql`SELECT set_config(name, '0', true) FROM pg_settings
        WHERE name IN ('statement_timeout', 'transaction_timeout')`
      // Who waits for a table keeps everybody else from it: given up, and tried again by the caller.
      yield* sql`SELECT set_config('lock_timeout', ${patience}, true)`
      yield* sql`SELECT pg_advisory_xact_lock(${lock[0]}, ${lock[1]})`.pipe(
        Effect.mapError((error) =>
          codeOf(error.cause) === "55P03" ? new StoreUnavailable({ reason: "migrating" }) : error
        )
      )
      // Asked first: a login without the right to create may start on a schema that is up to date.
      const tracked = yield* appliedMigrations(sql)
      if (tracked === undefined) {
        yield* sql`CREATE TABLE schema_migration (
          name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz(3) NOT NULL DEFAULT now())`
      }
      const before = tracked ?? new Map<string, string>()
      for (const name of before.keys()) {
        if (!migrations.some((migration) => migration.name === name)) {
          yield* unusable(`the database is newer than this service: it has the migration ${name}`)
        }
      }
      const applied: Array<string> = []
      for (const { name, sha256, sql: text } of migrations) {
        const known = before.get(name)
        if (known === sha256) continue
        if (known !== undefined) yield* unusable(`migrations/${name} was changed after it had been applied`)
        yield* applying
        yield* sql.unsafe(text).pipe(
          Effect.mapError((error) => {
            const code = codeOf(error.cause)
            const isOurs = reasonOf(code) === undefined && code !== "42501" && !racedCodes.includes(code)
            return isOurs ? unusable(`migrations/${name} cannot be applied (${code})`) : error
          })
        )
        yield* sql`INSERT INTO schema_migration (name, sha256) VALUES (${name}, ${sha256})`
        applied.push(name)
      }
      yield* ensureRole(sql, role)
      yield* ensureGrants(sql, role)
      const keys = yield* sql`SELECT 1 FROM deletion_key`
      if (keys.length === 0) {
        yield* sql`INSERT INTO deletion_key (key) VALUES (decode(${randomBytes(32).toString("hex")}, 'hex'))`
      }
      return applied
    })
  )

/**
 * Applies the files of `migrations/` that are missing, in one transaction, and readies the role of requests. Safe to
 * run by several processes at once. Fails with `DatabaseUnusable` where another try cannot help; with the reason
 * "migrating" while another process is at it, and "lock" when a table that is to be changed was in use too long.
 */
export const migrate = (
  settings: MigrationSettings
): Effect.Effect<MigrationReport, DatabaseUnusable | StoreUnavailable> =>
  Effect.gen(function* () {
    const migrations = yield* readMigrations(settings.migrations)
    const admin = yield* connect(settings.adminUrl, adminVariable(settings))
    const role = yield* chooseRole(admin, settings.requestUrl)
    const applied = yield* apply(admin, migrations, role, settings.applying ?? Effect.void).pipe(
      // withTransaction turns a failed COMMIT into a defect.
      Effect.catchAllDefect((defect) => (defect instanceof SqlError ? Effect.fail(defect) : Effect.die(defect))),
      Effect.retry({
        times: 3,
        while: (error) => error._tag === "SqlError" && racedCodes.includes(codeOf(error.cause))
      })
    )
    return { applied, role }
  }).pipe(
    Effect.scoped,
    Effect.mapError((error) => {
      if (error._tag !== "SqlError") return error
      const code = codeOf(error.cause)
      if (code === "42501") return unusable(`the login of ${adminVariable(settings)} may not create the tables`)
      const reason = reasonOf(code)
      return reason === undefined
        ? unusable(`the migrations cannot be applied (${code})`)
        : new StoreUnavailable({ reason })
    })
  )
