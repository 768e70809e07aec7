// Over the Pool of pg, not that of @effect/sql-pg, which cancels an interrupted query through the pool that it occupies,
// cannot be interrupted while a transaction waits for a connection, and checks nothing of a new connection.

import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import { Pool, type PoolClient } from "pg"
import { DatabaseUnusable } from "../DatabaseUnusable.js"
import { type BatchStatement, throughPooler } from "./batch.js"
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

/** Deletions are few. */
const adminConnections = 2

/** The deletion of an account may have a hundred thousand rows to remove. */
const deletionTimeout = 15_000

/**
 * Milliseconds after which a connection that nobody uses is closed. A new one costs the request that waits for it some
 * ten milliseconds, so those that only a crowd of requests needs outlast the time between two of them; and no firewall
 * forgets a connection as soon as that.
 */
const idleFor = 120_000

/** When a batch without any answer is given up: after every timeout of the server's own has had its chance. */
export const deadlineOf = (settings: PoolSettings): number => settings.statementTimeout + settings.lockTimeout + 1_000

/** A connection that must not be used: of an unfit role, or without an answer. `reasonOf` knows both words. */
class UnfitConnection extends Error {
  constructor(readonly code: "role" | "connect") {
    super(code)
  }
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

const sessionOf = (settings: PoolSettings): ReadonlyArray<readonly [name: string, value: string]> => [
  ["statement_timeout", String(settings.statementTimeout)],
  ["lock_timeout", String(settings.lockTimeout)],
  ["idle_in_transaction_session_timeout", "10000"],
  ["client_connection_check_interval", "500"],
  ["TimeZone", "UTC"],
  ["DateStyle", "ISO"]
]

/** The same for one transaction, for a pooler that drops startup options. */
const transactionOf = (settings: PoolSettings): BatchStatement => {
  const session = sessionOf(settings)
  const set = session.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`)
  return { text: `SELECT ${set.join(", ")}`, values: session.flat() }
}

// The pool waits for its end without limit, and its own time-out ends before this question: unanswered, the place of the
// connection would be lost for good.
const verify = (settings: PoolSettings, question: string) => (client: PoolClient, told: (cause?: Error) => void) => {
  const timer = setTimeout(() => done(new UnfitConnection("connect")), settings.acquireTimeout)
  let open = true
  const done = (cause?: Error) => {
    clearTimeout(timer)
    if (open) told(cause)
    open = false
  }
  client.query<{ pid: number; fit: boolean }>(question).then(
    ({ rows }) => {
      if ("processID" in client && rows[0]?.pid !== client.processID) {
        throughPooler(client.connection, transactionOf(settings))
      }
      done(rows[0]?.fit === true ? undefined : new UnfitConnection("role"))
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
  return address.toString().replace(/\?.*/s, (query) => query.replaceAll("+", "%20"))
}

const makePool = (
  url: Redacted.Redacted,
  settings: PoolSettings,
  options: ReadonlyArray<string>,
  question: string
): Effect.Effect<Pool, DatabaseUnusable, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.try({
      try: () => {
        const pool = new Pool({
          connectionString: withOptions(url, [
            ...options,
            ...sessionOf(settings).map(([name, value]) => `-c ${name}=${value}`)
          ]),
          max: settings.connections,
          connectionTimeoutMillis: settings.acquireTimeout,
          idleTimeoutMillis: idleFor,
          keepAlive: true,
          application_name: "resume-tailoring",
          verify: verify(settings, question)
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
  makePool(url, settings, role.assumed ? [`-c role=${role.name}`] : [], fitness)

/** Whoever migrates and deletes may do everything: only asked for whether a pooler stands between. */
const trusted = "SELECT pg_backend_pid() AS pid, true AS fit"

/** As for requests, for what concerns accounts as a whole. */
export const adminPoolSettings = (settings: PoolSettings): PoolSettings => ({
  ...settings,
  connections: adminConnections,
  statementTimeout: Math.max(settings.statementTimeout, deletionTimeout)
})

/** The pool for what concerns accounts as a whole. */
export const makeAdminPool = (url: Redacted.Redacted, settings: PoolSettings) =>
  makePool(url, adminPoolSettings(settings), [], trusted)

/** Connections of all pools together. */
export const connectionsOf = (settings: Partial<PoolSettings> = {}): number =>
  (settings.connections ?? defaultPoolSettings.connections) + adminConnections
