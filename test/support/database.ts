import { randomUUID } from "node:crypto"
import * as Net from "node:net"
import * as Text from "node:stream/consumers"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type * as Scope from "effect/Scope"
import { Client } from "pg"
import { inject } from "vitest"
import type { Database } from "../../src/repositories/sql/Database.js"
import { layerPostgres, type Repositories } from "../../src/repositories/sql/layers.js"
import type { PoolSettings } from "../../src/repositories/sql/pool.js"

export interface TestDatabase {
  /** The owner of the tables, a superuser. */
  readonly adminUrl: Redacted.Redacted
  /** The role of requests: every test of behaviour connects as this. */
  readonly requestUrl: Redacted.Redacted
}

const Addresses = Schema.Struct({ adminUrl: Schema.String, requestUrl: Schema.String })
const Answer = Schema.parseJson(Schema.Union(Addresses, Schema.Struct({ failure: Schema.String })))

/** The run's cluster, started by the first who asks (globalSetup.ts). Its database `postgres` is the migrated template. */
const cluster = async (): Promise<typeof Addresses.Type> => {
  const answer = Schema.decodeUnknownSync(Answer)(await Text.text(Net.connect(inject("databaseDoor"))))
  if ("failure" in answer) throw new Error(`the database of the tests does not start: ${answer.failure}`)
  return answer
}

/** Runs one statement on a connection of its own and gives its rows. */
export const runSql = async (
  url: Redacted.Redacted,
  sql: string,
  values: ReadonlyArray<unknown> = []
): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const client = new Client({ connectionString: Redacted.value(url) })
  // A test that kills connections must not end the run.
  client.on("error", () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql, [...values])
    return rows
  } finally {
    await client.end()
  }
}

const inDatabase = (url: string, database: string): Redacted.Redacted =>
  Redacted.make(url.replace(/\/[^/?]*\?/, `/${database}?`))

const makeDatabase = (template: string): Effect.Effect<TestDatabase, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const { adminUrl, requestUrl } = await cluster()
      const name = `test_${randomUUID().replaceAll("-", "")}`
      const maintenance = inDatabase(adminUrl, "template1")
      await runSql(maintenance, `CREATE DATABASE ${name} TEMPLATE ${template}`)
      return { name, maintenance, adminUrl: inDatabase(adminUrl, name), requestUrl: inDatabase(requestUrl, name) }
    }),
    ({ maintenance, name }) => Effect.promise(() => runSql(maintenance, `DROP DATABASE ${name} WITH (FORCE)`))
  ).pipe(Effect.map(({ adminUrl, requestUrl }) => ({ adminUrl, requestUrl })))

/** A migrated, empty database of its own, dropped with the scope. */
export const testDatabase = makeDatabase("postgres")

/** A database without any table. */
export const emptyDatabase = makeDatabase("template0")

/** The addresses of the database that `layerTestRepositories` has made. */
export class TestAddresses extends Context.Tag("test/TestAddresses")<TestAddresses, TestDatabase>() {}

/** The repositories over a migrated database of their own, connected as the role of requests. */
export const layerTestRepositories = (
  pool: Partial<PoolSettings> = { connections: 8 }
): Layer.Layer<Repositories | Database | TestAddresses> =>
  Layer.unwrapScoped(
    Effect.map(testDatabase, (database) =>
      Layer.merge(Layer.orDie(layerPostgres({ ...database, pool })), Layer.succeed(TestAddresses, database))
    )
  )

/** Runs a statement in a transaction that stays open until the scope closes, and is rolled back then. */
export const holdOpen = (
  url: Redacted.Redacted,
  sql: string,
  values: ReadonlyArray<unknown> = []
): Effect.Effect<void, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new Client({ connectionString: Redacted.value(url) })
      client.on("error", () => undefined)
      await client.connect()
      await client.query("BEGIN")
      await client.query(sql, [...values])
      return client
    }),
    (client) => Effect.promise(() => client.end())
  ).pipe(Effect.asVoid)
