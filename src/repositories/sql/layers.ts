import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { AccountRepository } from "../AccountRepository.js"
import type { ApplicationRepository } from "../ApplicationRepository.js"
import type { DatabaseUnusable } from "../DatabaseUnusable.js"
import { type EmbeddedSettings, startEmbeddedPostgres } from "../embedded/EmbeddedPostgres.js"
import type { ProfileRepository } from "../ProfileRepository.js"
import { layerAccounts } from "./accounts.js"
import { layerApplications } from "./applications.js"
import { type Database, type DatabaseSettings, layerDatabase } from "./Database.js"
import { OwnerSql } from "./OwnerSql.js"
import { connectionsOf } from "./pool.js"
import { layerProfiles } from "./profiles.js"

export type Repositories = AccountRepository | ApplicationRepository | ProfileRepository

/** The repositories over whatever database is given. */
export const layerRepositories: Layer.Layer<Repositories, never, Database> = Layer.mergeAll(
  layerProfiles,
  layerApplications
).pipe(Layer.provide(OwnerSql.layer), Layer.merge(layerAccounts))

/** The repositories over a Postgres of somebody's; migrates it first, in the background if it is away. */
export const layerPostgres = (settings: DatabaseSettings): Layer.Layer<Repositories | Database, DatabaseUnusable> =>
  // Fresh: memoized by itself, it would keep the first database where a process opens two (tests do).
  Layer.provideMerge(Layer.fresh(layerRepositories), layerDatabase(settings))

/** The repositories over a Postgres of our own, which lives and ends with the layer. */
export const layerEmbedded = (
  settings: EmbeddedSettings & Pick<DatabaseSettings, "pool">
): Layer.Layer<Repositories | Database, DatabaseUnusable> =>
  Layer.unwrapScoped(
    Effect.map(
      startEmbeddedPostgres({ ...settings, connections: connectionsOf(settings.pool) }),
      ({ adminUrl, requestUrl }) =>
        layerPostgres({ adminUrl, requestUrl, ...(settings.pool && { pool: settings.pool }) })
    )
  )
