import type { SqlError } from "@effect/sql/SqlError"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import { StoreUnavailable } from "../../domain/Failures.js"
import { DatabaseUnusable } from "../DatabaseUnusable.js"
import { codeOf, reasonOf } from "./failures.js"
import {
  type Addresses,
  adminVariable,
  appliedMigrations,
  chooseRole,
  connect,
  type Migration,
  readMigrations,
  type RequestRole
} from "./migrate.js"
import { defaultPoolSettings, makeRequestPool } from "./pool.js"

// What an operator asks of a database before the service starts on it. Nothing here changes anything.

/** The oldest Postgres that the migrations and the pools are written for, as `server_version_num` writes it. */
export const oldestServer = 150_000

export interface ServerVersion {
  /** As the server writes it: "17.4". */
  readonly text: string
  /** `server_version_num`: 170004. */
  readonly number: number
}

export interface MigrationState {
  readonly applied: ReadonlyArray<string>
  readonly missing: ReadonlyArray<string>
  /** Applied, and another text than the file of this name has now. */
  readonly changed: ReadonlyArray<string>
  /** Applied, and unknown to this version of the service. */
  readonly foreign: ReadonlyArray<string>
}

const refusal = (code: string): DatabaseUnusable | StoreUnavailable => {
  const reason = reasonOf(code)
  return reason === undefined
    ? new DatabaseUnusable({ line: `the database refuses a question (${code})` })
    : new StoreUnavailable({ reason })
}

const failureOf = (failure: SqlError | DatabaseUnusable | StoreUnavailable) =>
  failure._tag === "SqlError" ? refusal(codeOf(failure.cause)) : failure

/** The version of the server behind an address; `variable` is what failures name. */
export const serverVersion = (url: Redacted.Redacted, variable: string) =>
  Effect.gen(function* () {
    const sql = yield* connect(url, variable)
    const [row] = yield* sql<ServerVersion>`
      SELECT current_setting('server_version') AS text, current_setting('server_version_num')::int AS number`
    return row ?? { text: "unknown", number: 0 }
  }).pipe(Effect.mapError(failureOf), Effect.scoped)

/** Which files of `migrations/` the database has. */
export const migrationState = (addresses: Addresses) =>
  Effect.gen(function* () {
    const files = yield* readMigrations()
    const sql = yield* connect(addresses.adminUrl, adminVariable(addresses))
    const held = (yield* appliedMigrations(sql)) ?? new Map<string, string>()
    const names = (isMeant: (file: Migration) => boolean) => files.filter(isMeant).map(({ name }) => name)
    const state: MigrationState = {
      applied: names(({ name, sha256 }) => held.get(name) === sha256),
      missing: names(({ name }) => !held.has(name)),
      changed: names(({ name, sha256 }) => held.has(name) && held.get(name) !== sha256),
      foreign: [...held.keys()].filter((name) => !files.some((file) => file.name === name))
    }
    return state
  }).pipe(Effect.mapError(failureOf), Effect.scoped)

/**
 * Which role requests would run as, after one connection was opened as the service opens them: it fails where that
 * role is not subject to row security. Needs a migrated database.
 */
export const requestRoleOf = (addresses: Addresses) =>
  Effect.gen(function* () {
    const { adminUrl, requestUrl } = addresses
    const role: RequestRole = yield* Effect.scoped(
      Effect.flatMap(connect(adminUrl, adminVariable(addresses)), (admin) => chooseRole(admin, requestUrl))
    )
    const pool = yield* makeRequestPool(requestUrl, role, { ...defaultPoolSettings, connections: 1 })
    const client = yield* Effect.tryPromise({
      try: () => pool.connect(),
      catch: (cause) => {
        const code = codeOf(cause)
        if (code === "role") {
          return new DatabaseUnusable({
            line: "requests would run as a superuser, as the owner of the tables, or with BYPASSRLS or TRUNCATE"
          })
        }
        return code === "42501" || code === "22023"
          ? new DatabaseUnusable({ line: `the login of DATABASE_URL may not take on the role ${role.name}` })
          : refusal(code)
      }
    })
    client.release()
    return role
  }).pipe(Effect.mapError(failureOf), Effect.scoped)
