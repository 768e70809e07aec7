import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import { Pool, type PoolClient } from "pg"
import { DatabaseUnusable } from "../DatabaseUnusable.js"
import { throughPooler } from "./batch.js"
import type { RequestRole } from "./migrate.js"

/** Sizes and times of a pool; times in milliseconds. */
export interface PoolSettings {
  /** Most connections. */
  readonly connections: number
  /** Waiting for a free connection, or for a new one. */
  readonly acquireTimeout: number
  readonly statementTimeout: number
  /** Also how long a request waits beside another one with its Idempotency-Key. */
  readonly lockTimeout: number
}

export const defaultPoolSettings: PoolSettings = {
  connections: 16,
  acquireTimeout: 3_000,
  statementTimeout: 7_000,
  lockTimeout: 5_000
}

/** The deletion of an account may have a hundred thousand rows to remove. */
const deletionTimeout = 15_000

/** When a batch without any answer is given up: after every timeout of the server's own has had its chance. */
export const deadlineOf = (settings: PoolSettings): number => settings.statementTimeout + settings.lockTimeout + 1_000

/** A connection that must not serve requests; its code is a word that `reasonOf` knows. */
class UnfitRole extends Error {
  readonly code = "role"
}

/** What would by-pass row security, asked of every new connection. */
const fitness = `
  SELECT pg_backend_pid() AS pid,
    NOT r.rolsuper AND NOT r.rolbypassrls AND t.protected AS fit
  FROM pg_roles r, (
    SELECT coalesce(bool_and(row_security_active(c.oid) AND NOT pg_has_role(current_user, c.relowner, 'MEMBER')
      AND NOT has_table_privilege(c.oid, 'TRUNCATE')), false) AS protected
    FROM unnest(ARRAY['master_profile', 'application_history', 'integration', 'idempotency_key']) AS name
    LEFT JOIN pg_class c ON c.oid = to_regclass(name)
  ) t
  WHERE r.rolname = current_user`

/** No answer in time; pg's own time-out of a connection ends before this question. */
class Unanswered extends Error {
  readonly code = "connect"
}

// The pool waits for its end without limit: unanswered, the place of the connection would be lost for good.
const verify = (within: number) => (client: PoolClient, told: (cause?: Error) => void) => {
  const timer = setTimeout(() => done(new Unanswered()), within)
  let open = true
  const done = (cause?: Error) => {
    clearTimeout(timer)
    if (open) told(cause)
    open = false
  }
  client.query<{ pid: number; fit: boolean }>(fitness).then(
    ({ rows }) => {
      if ("processID" in client && rows[0]?.pid !== client.processID) throughPooler(client.connection)
      done(rows[0]?.fit === true ? undefined : new UnfitRole())
    },
    (cause: Error) => done(cause)
  )
}

/** The address with startup options added to those that it has. */
const withOptions = (url: Redacted.Redacted, options: ReadonlyArray<string>): string => {
  const address = new URL(Redacted.value(url))
  const own = address.searchParams.get("options")
  address.searchParams.set("options", [...(own === null ? [] : [own]), ...options].join(" "))
  // pg decodes %20, not the + that forms write.
  return address.toString().replace(/\?.*$/, (query) => query.replaceAll("+", "%20"))
}

const makePool = (
  url: Redacted.Redacted,
  settings: PoolSettings,
  options: ReadonlyArray<string>,
  check: ReturnType<typeof verify> | undefined
): Effect.Effect<Pool, DatabaseUnusable, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.try({
      try: () => {
        const pool = new Pool({
          connectionString: withOptions(url, [
            ...options,
            `-c statement_timeout=${settings.statementTimeout}`,
            `-c lock_timeout=${settings.lockTimeout}`,
            "-c idle_in_transaction_session_timeout=10000",
            "-c client_connection_check_interval=500",
            "-c TimeZone=UTC",
            "-c DateStyle=ISO"
          ]),
          max: settings.connections,
          connectionTimeoutMillis: settings.acquireTimeout,
          idleTimeoutMillis: 30_000,
          keepAlive: true,
          application_name: "resume-tailoring",
          ...(check && { verify: check })
        })
        // A connection that breaks while nobody listens would end the process.
        pool.on("error", () => undefined)
        pool.on("connect", (client) => client.on("error", () => undefined))
        return pool
      },
      catch: () => new DatabaseUnusable({ line: "DATABASE_URL is not a Postgres address" })
    }),
    (pool) =>
      Effect.ignore(
        Effect.timeout(
          Effect.promise(() => pool.end()),
          "2 seconds"
        )
      )
  )

/** The pool that requests run on: each connection is checked to be subject to row security before its first use. */
export const makeRequestPool = (url: Redacted.Redacted, role: RequestRole, settings: PoolSettings) =>
  makePool(url, settings, role.assumed ? [`-c role=${role.name}`] : [], verify(settings.acquireTimeout))

/** As for requests, for what concerns accounts as a whole. */
export const adminPoolSettings = (settings: PoolSettings): PoolSettings => ({
  ...settings,
  connections: 2,
  statementTimeout: Math.max(settings.statementTimeout, deletionTimeout)
})

/** The pool for what concerns accounts as a whole. */
export const makeAdminPool = (url: Redacted.Redacted, settings: PoolSettings) =>
  makePool(url, adminPoolSettings(settings), [], undefined)
