import * as Effect from "effect/Effect"
import type { DatabaseConfig } from "../../src/Config.js"
import type { StoreUnavailable } from "../../src/domain/Failures.js"
import type { DatabaseUnusable } from "../../src/repositories/DatabaseUnusable.js"
import { hasCluster, startEmbeddedPostgres } from "../../src/repositories/embedded/EmbeddedPostgres.js"
import { type Addresses, addressVariables, adminVariable } from "../../src/repositories/sql/migrate.js"
import {
  migrationState,
  type MigrationState,
  oldestServer,
  requestRoleOf,
  type ServerVersion,
  serverVersion
} from "../../src/repositories/sql/inspect.js"
import { type Check, failed, ok, skipped, within } from "./Check.js"

const names = { server: "database", migrations: "migrations", role: "request role" } as const

const reachRemedy = (addresses: Addresses) =>
  `start Postgres, and see that host, port, login and password of ${addressVariables(addresses)} are right`

const failureOf = (
  name: string,
  addresses: Addresses,
  failure: DatabaseUnusable | StoreUnavailable,
  remedy: string
): Check =>
  failure._tag === "DatabaseUnusable"
    ? failed(name, failure.line, remedy)
    : failed(name, `Postgres cannot be reached (${failure.reason})`, reachRemedy(addresses))

const limit = "8 seconds"

/** Whether a server's version will do. */
export const serverCheck = ({ number, text }: ServerVersion): Check =>
  number >= oldestServer
    ? ok(names.server, `Postgres ${text} answers`)
    : failed(names.server, `Postgres ${text} is too old`, `use Postgres ${Math.floor(oldestServer / 10_000)} or later`)

const checkServer = (addresses: Addresses): Effect.Effect<Check> =>
  Effect.zipRight(
    serverVersion(addresses.requestUrl, "DATABASE_URL"),
    serverVersion(addresses.adminUrl, adminVariable(addresses))
  ).pipe(
    Effect.map(serverCheck),
    Effect.catchAll((failure) => Effect.succeed(failureOf(names.server, addresses, failure, reachRemedy(addresses)))),
    within(names.server, limit, reachRemedy(addresses))
  )

const migrationCheck = ({ applied, changed, foreign, missing }: MigrationState): Check => {
  const all = applied.length + missing.length + changed.length
  if (foreign.length > 0) {
    return failed(
      names.migrations,
      `the database is newer than this version of the service: it has ${foreign.join(", ")}`,
      "install the version of the service that the database was migrated by, or a later one"
    )
  }
  if (changed.length > 0) {
    return failed(
      names.migrations,
      `${changed.join(", ")} was changed after it had been applied`,
      "put the file back as it was; write what is new into another migration"
    )
  }
  return missing.length > 0
    ? failed(
        names.migrations,
        `${applied.length} of ${all} applied; missing: ${missing.join(", ")}`,
        "run tailor migrate, or start the service, which does the same"
      )
    : ok(names.migrations, `${all} of ${all} applied`)
}

const checkMigrations = (addresses: Addresses): Effect.Effect<Check> =>
  migrationState(addresses).pipe(
    Effect.map(migrationCheck),
    Effect.catchAll((failure) =>
      Effect.succeed(
        failureOf(names.migrations, addresses, failure, `let the login of ${adminVariable(addresses)} own the tables`)
      )
    ),
    within(names.migrations, limit, reachRemedy(addresses))
  )

const roleRemedy =
  "give in DATABASE_URL a login that owns no table and is neither superuser nor BYPASSRLS, and the owner in DATABASE_ADMIN_URL; or grant tailor_request to the login"

const checkRole = (addresses: Addresses): Effect.Effect<Check> =>
  requestRoleOf(addresses).pipe(
    Effect.map(({ assumed, name }) =>
      ok(names.role, `${name}${assumed ? ", taken on by the login" : ""}; subject to row security`)
    ),
    Effect.catchAll((failure) => Effect.succeed(failureOf(names.role, addresses, failure, roleRemedy))),
    within(names.role, limit, roleRemedy)
  )

/** One after the other: what comes later needs what comes before. */
const checkBehind = (addresses: Addresses): Effect.Effect<ReadonlyArray<Check>> =>
  Effect.gen(function* () {
    const server = yield* checkServer(addresses)
    if (server.status !== "ok") {
      const why = "not asked: the database has to answer first"
      return [server, skipped(names.migrations, why), skipped(names.role, why)]
    }
    const migrations = yield* checkMigrations(addresses)
    const role =
      migrations.status === "ok"
        ? yield* checkRole(addresses)
        : skipped(names.role, "not asked: the migrations have to be applied first")
    return [server, migrations, role]
  })

const embeddedRemedy =
  "end the process that holds it, or set DATA_DIR to another folder, or DATABASE_URL to a Postgres of your own"

/** Its start repairs a cluster that was killed, which may take long. */
const startLimit = "60 seconds"

const checkEmbedded = (dataDir: string): Effect.Effect<ReadonlyArray<Check>> =>
  Effect.gen(function* () {
    if (!(yield* hasCluster(dataDir))) {
      const why = "the embedded database is made at the first start"
      return Object.values(names).map((name) => skipped(name, why))
    }
    return yield* startEmbeddedPostgres({ dataDir }).pipe(
      Effect.flatMap(checkBehind),
      Effect.scoped,
      Effect.disconnect,
      Effect.timeoutTo({
        duration: startLimit,
        onSuccess: (checks) => checks,
        onTimeout: () => [failed(names.server, "the embedded database does not answer", embeddedRemedy)]
      }),
      Effect.catchAll(({ line }) => {
        const isHeld = line.includes("in use by another server")
        const server = isHeld
          ? skipped(names.server, `${line}; /health/ready of that server tells more`)
          : failed(names.server, line, embeddedRemedy)
        const why = isHeld
          ? "not asked: a server is running on the database"
          : "not asked: the database has to answer first"
        return Effect.succeed([server, skipped(names.migrations, why), skipped(names.role, why)])
      })
    )
  })

/** Whether the database can be used, has the migrations of this version, and holds requests to row security. */
export const checkDatabase = (config: DatabaseConfig): Effect.Effect<ReadonlyArray<Check>> =>
  config._tag === "Embedded"
    ? checkEmbedded(config.dataDir)
    : checkBehind({ adminUrl: config.adminUrl, requestUrl: config.url })
