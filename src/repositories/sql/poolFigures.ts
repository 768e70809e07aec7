import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import { gauge } from "../../domain/metrics.js"
import type { Pool } from "pg"
import { Database } from "./Database.js"

// Names are those of OpenTelemetry's semantic conventions for database clients.

const count = gauge("db.client.connection.count", "{connection}", "Connections of a pool by state")
const pending = gauge(
  "db.client.connection.pending_requests",
  "{request}",
  "Statements that wait for a connection of a pool"
)
const most = gauge("db.client.connection.max", "{connection}", "Most connections that a pool may have")

const poolName = "db.client.connection.pool.name"

const measure = (name: "requests" | "admin", pool: Pool) => {
  const state = (value: "idle" | "used") =>
    count.pipe(Metric.tagged(poolName, name), Metric.tagged("db.client.connection.state", value))
  return Effect.all([
    Metric.set(state("idle"), pool.idleCount),
    Metric.set(state("used"), pool.totalCount - pool.idleCount),
    Metric.set(Metric.tagged(pending, poolName, name), pool.waitingCount),
    Metric.set(Metric.tagged(most, poolName, name), pool.options.max)
  ])
}

/**
 * Looks at the pools again and again and never ends. Looked at and not told by events: a pool in which nothing happens
 * any more because all its connections hang is what the figures are for.
 */
export const watchPools: Effect.Effect<never, never, Database> = Effect.gen(function* () {
  const { ready } = yield* Database
  const look = Effect.flatMap(ready, ({ admin, requests }) =>
    Effect.zipRight(measure("requests", requests), measure("admin", admin))
  )
  // A database that is still away has no pools to look at.
  return yield* Effect.forever(Effect.delay(Effect.ignore(look), "1 second"))
})
