import * as Effect from "effect/Effect"
import { appConfig } from "../../src/Config.js"
import { startEmbeddedPostgres } from "../../src/repositories/embedded/EmbeddedPostgres.js"
import { addressVariables, adminVariable, migrate } from "../../src/repositories/sql/migrate.js"
import { refuse } from "../Refused.js"
import { Screen } from "../output/Screen.js"

/** `tailor migrate`: applies the migrations that are missing; starts and ends the embedded database for it if there is no other. */
export const run = (_: {}) =>
  Effect.gen(function* () {
    const { print, progress } = yield* Screen
    const { database } = yield* appConfig
    if (database._tag === "Embedded") yield* progress("Starting the embedded database …")
    const urls =
      database._tag === "Embedded"
        ? yield* startEmbeddedPostgres({ dataDir: database.dataDir })
        : { adminUrl: database.adminUrl, requestUrl: database.url }
    yield* progress("Applying migrations …")
    const { applied, role } = yield* migrate(urls).pipe(
      Effect.tapErrorTag("StoreUnavailable", ({ reason }) =>
        Effect.when(progress("Another process applies migrations: waiting for it …"), () => reason === "migrating")
      ),
      Effect.retry({ while: (error) => error._tag === "StoreUnavailable" && error.reason === "migrating" }),
      Effect.catchTag("StoreUnavailable", ({ reason }) =>
        refuse(
          reason === "lock"
            ? "a migration needs a table that another session uses; nothing was changed, try again"
            : `the database cannot be reached (${reason}); check ${addressVariables(urls)}`
        )
      )
    )
    yield* progress("")
    const place = database._tag === "Embedded" ? "embedded database" : `database of ${adminVariable(urls)}`
    yield* print(
      [
        ...applied.map((name) => `applied  ${name}`),
        applied.length === 0
          ? `Nothing to apply: the ${place} is up to date.`
          : `${applied.length} migration${applied.length === 1 ? "" : "s"} applied to the ${place}.`,
        `Requests run as the role ${role.name}.`
      ].join("\n")
    )
  }).pipe(Effect.scoped)
