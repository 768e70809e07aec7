import { randomUUID } from "node:crypto"
import { mkdirSync, readdirSync } from "node:fs"
import { createServer, type Socket } from "node:net"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { type Check, failed, within } from "../../cli/doctor/Check.js"
import { diagnose, run } from "../../cli/doctor/command.js"
import { serverCheck } from "../../cli/doctor/database.js"
import { checkNode } from "../../cli/doctor/machine.js"
import { mintToken } from "../../src/auth/localKeys.js"
import { startEmbeddedPostgres } from "../../src/repositories/embedded/EmbeddedPostgres.js"
import { migrate } from "../../src/repositories/sql/migrate.js"
import { emptyDatabase, runSql, testDatabase } from "../support/database.js"
import { hostileProvider } from "../support/hostileProvider.js"
import { keyServer } from "../support/keyServer.js"
import { folder as temporaryFolder } from "../support/process.js"
import { signer } from "../support/tokens.js"
import { printed, tailor } from "./support.js"
import * as NodeContext from "@effect/platform-node/NodeContext"

type Environment = Readonly<Record<string, string>>

const under = (env: Environment) => Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(env))))

const checksFor = (env: Environment) =>
  Effect.map(under(env)(diagnose(process.versions.node)), (checks) => new Map(checks.map((one) => [one.name, one])))

const checkFor = (env: Environment, name: string) =>
  Effect.map(checksFor(env), (checks): Check => checks.get(name) ?? failed(name, "there is no such check", ""))

const folder = temporaryFolder

describe("a machine", () => {
  it("needs a Node that is new enough", () => {
    assert.strictEqual(checkNode("20.18.9").status, "failed")
    assert.strictEqual(checkNode("18.20.0").status, "failed")
    for (const version of ["20.19.0", "22.0.0"]) assert.strictEqual(checkNode(version).status, "ok")
  })

  it.scoped("is left as it was, and needs a data folder that can be written to", () =>
    Effect.gen(function* () {
      const base = yield* folder
      const good = yield* checkFor({ DATA_DIR: join(base, "a", "b") }, "data folder")
      assert.strictEqual(good.status, "ok")
      assert.deepStrictEqual(readdirSync(base), [])
      const bad = yield* checksFor({ DATA_DIR: "/proc/nope" })
      assert.deepInclude(bad.get("data folder"), {
        status: "failed",
        remedy: "set DATA_DIR to a folder that this account may write to"
      })
      assert.strictEqual(bad.get("database")?.status, "skipped")
    })
  )
})

describe("a configuration", () => {
  it.effect("that cannot be used is told by its variable, without the value", () =>
    Effect.gen(function* () {
      const checks = yield* checksFor({ PORT: "c4n4ry" })
      assert.deepInclude(checks.get("configuration"), {
        status: "failed",
        found: "PORT must be a whole number from 0 to 65535"
      })
      assert.notInclude(JSON.stringify([...checks]), "c4n4ry")
    })
  )
})

const external = (requestUrl: Redacted.Redacted, adminUrl: Redacted.Redacted): Environment => ({
  DATABASE_URL: Redacted.value(requestUrl),
  DATABASE_ADMIN_URL: Redacted.value(adminUrl)
})

const statusesIn = (checks: ReadonlyMap<string, Check>) =>
  ["database", "migrations", "request role"].map((name) => checks.get(name)?.status)

describe("a database", () => {
  it.scoped("that is as it should be passes", () =>
    Effect.gen(function* () {
      const { adminUrl, requestUrl } = yield* testDatabase
      const checks = yield* checksFor(external(requestUrl, adminUrl))
      assert.deepStrictEqual(statusesIn(checks), ["ok", "ok", "ok"])
      assert.match(checks.get("database")?.found ?? "", /^Postgres \d+\.\d+ answers$/)
      assert.match(checks.get("migrations")?.found ?? "", /^(\d+) of \1 applied$/)
      assert.strictEqual(checks.get("request role")?.found, "tailor_request; subject to row security")
      const alone = yield* checkFor({ DATABASE_URL: Redacted.value(adminUrl) }, "request role")
      assert.strictEqual(alone.found, "tailor_request, taken on by the login; subject to row security")
    })
  )

  it.scoped("without migrations, with too many or with changed ones is told what to do", () =>
    Effect.gen(function* () {
      const empty = yield* emptyDatabase
      const bare = yield* checksFor(external(empty.adminUrl, empty.adminUrl))
      assert.deepStrictEqual(statusesIn(bare), ["ok", "failed", "skipped"])
      assert.match(bare.get("migrations")?.remedy ?? "", /^run tailor migrate/)
      assert.deepStrictEqual(
        yield* Effect.promise(() =>
          runSql(empty.adminUrl, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        ),
        []
      )
      const { adminUrl, requestUrl } = yield* testDatabase
      const run = (sql: string) => Effect.promise(() => runSql(adminUrl, sql))
      yield* run("UPDATE schema_migration SET sha256 = 'x' WHERE name LIKE '0001%'")
      const changed = yield* checkFor(external(requestUrl, adminUrl), "migrations")
      assert.match(changed.found, /^0001_\w+\.sql was changed after it had been applied$/)
      yield* run("INSERT INTO schema_migration (name, sha256) VALUES ('9999_later.sql', 'x')")
      const newer = yield* checkFor(external(requestUrl, adminUrl), "migrations")
      assert.match(newer.found, /newer than this version .* 9999_later\.sql$/)
      assert.match(newer.remedy ?? "", /^install the version/)
    })
  )

  it.scoped("whose requests would by-pass row security fails", () =>
    Effect.gen(function* () {
      const { adminUrl, requestUrl } = yield* testDatabase
      const run = (sql: string) => Effect.promise(() => runSql(adminUrl, sql))
      const login = `bypass_${randomUUID().slice(0, 8)}`
      yield* Effect.acquireRelease(run(`CREATE ROLE ${login} LOGIN BYPASSRLS`), () => run(`DROP ROLE ${login}`))
      const url = Redacted.make(Redacted.value(requestUrl).replace("tailor_request@", `${login}@`))
      const refused = yield* checkFor(external(url, adminUrl), "request role")
      assert.strictEqual(refused.found, "the login of DATABASE_URL may not take on the role tailor_request")
      assert.match(refused.remedy ?? "", /^give in DATABASE_URL a login that owns no table/)
      yield* run("ALTER TABLE master_profile DISABLE ROW LEVEL SECURITY")
      const open = yield* checkFor(external(requestUrl, adminUrl), "request role")
      assert.deepInclude(open, { status: "failed" })
      assert.match(open.found, /^requests would run as a superuser, .* or with BYPASSRLS/)
    })
  )

  it.scoped("that is away, refuses the login or is no Postgres is told so, without the address", () =>
    Effect.gen(function* () {
      const { adminUrl } = yield* testDatabase
      const secret = "c4n4ry"
      const away = yield* checksFor({ DATABASE_URL: `postgres://app:${secret}@127.0.0.1:1/db` })
      assert.deepStrictEqual(statusesIn(away), ["failed", "skipped", "skipped"])
      assert.strictEqual(away.get("database")?.found, "Postgres cannot be reached (connect)")
      const remedy = "start Postgres, and see that host, port, login and password of DATABASE_URL"
      assert.strictEqual(away.get("database")?.remedy, `${remedy} are right`)
      const both = yield* checkFor(
        { DATABASE_URL: "postgres://a@127.0.0.1:1/x", DATABASE_ADMIN_URL: "postgres://b@127.0.0.1:1/x" },
        "database"
      )
      assert.strictEqual(both.remedy, `${remedy} and DATABASE_ADMIN_URL are right`)
      const missing = Redacted.value(adminUrl).replace(/\/test_\w+\?/, `/${secret}?`)
      const nowhere = yield* checkFor({ DATABASE_URL: missing }, "database")
      assert.strictEqual(nowhere.found, "DATABASE_URL: there is no such database")
      const provider = yield* hostileProvider
      provider.greet((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"))
      const other = yield* checkFor({ DATABASE_URL: `postgres://a@127.0.0.1:${provider.port}/${secret}` }, "database")
      assert.strictEqual(other.status, "failed")
      assert.notInclude(JSON.stringify([[...away], nowhere, other]), secret)
    })
  )

  it("has to be new enough", () => {
    assert.strictEqual(serverCheck({ text: "14.11", number: 140_011 }).remedy, "use Postgres 15 or later")
    assert.strictEqual(serverCheck({ text: "15.0", number: 150_000 }).status, "ok")
  })

  it.scoped(
    "of our own is made at the first start, asked while nobody has it, and left alone while a server does",
    () =>
      Effect.gen(function* () {
        const base = yield* folder
        const env = { DATA_DIR: base }
        const before = yield* checksFor(env)
        assert.deepStrictEqual(statusesIn(before), ["skipped", "skipped", "skipped"])
        assert.deepStrictEqual(readdirSync(base), [])
        yield* Effect.scoped(
          Effect.gen(function* () {
            const embedded = yield* startEmbeddedPostgres({ dataDir: base, fsync: false })
            yield* migrate(embedded)
            const running = yield* checkFor(env, "database")
            assert.strictEqual(running.status, "skipped")
            assert.match(running.found, /in use by another server/)
          })
        )
        const after = yield* checksFor(env)
        assert.deepStrictEqual(statusesIn(after), ["ok", "ok", "ok"])
      })
  )
})

const issuer = { IDP_ISSUER: "http://127.0.0.1:9" }

describe("an identity provider", () => {
  it.scoped("with a usable key passes, and its clock is compared", () =>
    Effect.gen(function* () {
      const base = yield* folder
      const server = yield* keyServer
      const { jwk } = yield* signer("one")
      const env = { ...issuer, DATA_DIR: base, IDP_JWKS_URL: server.url.href }
      const answer = (ahead: number, document: unknown) =>
        server.answer((_, response) => {
          const date = new Date(performance.timeOrigin + performance.now() + ahead * 1000)
          response.writeHead(200, { "content-type": "application/json", date: date.toUTCString() })
          response.end(JSON.stringify(document))
        })
      // TestClock stands at the epoch; the provider's clock is told from there.
      answer(-(performance.timeOrigin + performance.now()) / 1000, { keys: [jwk] })
      const good = yield* checksFor(env)
      assert.strictEqual(good.get("identity keys")?.found, "fetched; tokens signed with ES256 can be verified")
      assert.strictEqual(good.get("clock")?.status, "ok")
      answer(120 - (performance.timeOrigin + performance.now()) / 1000, { keys: [jwk] })
      const late = yield* checkFor(env, "clock")
      assert.match(late.found, /^1(?:19|20|21) s behind the identity provider's$/)
      const { alg: _, ...nameless } = jwk
      answer(0, { keys: [nameless] })
      const only = yield* checkFor({ ...env, IDP_ALGORITHMS: "RS256" }, "identity keys")
      assert.deepInclude(only, { status: "failed", remedy: "add the provider's algorithm to IDP_ALGORITHMS" })
      assert.match(only.found, /^the provider's keys are for ES256,/)
    })
  )

  it.scoped("with garbage, without keys or away fails with what to do", () =>
    Effect.gen(function* () {
      const base = yield* folder
      const server = yield* keyServer
      const env = { ...issuer, DATA_DIR: base, IDP_JWKS_URL: server.url.href }
      const keys = checkFor(env, "identity keys")
      server.answer((_, response) => void response.end("<html>"))
      assert.match((yield* keys).found, /^the key set cannot be used \(unreachable\)$/)
      server.answerJson({ hello: "there" })
      assert.match((yield* keys).remedy ?? "", /^set IDP_JWKS_URL to the provider's JSON Web Key Set$/)
      server.answerJson({ keys: [{ kty: "RSA", n: "AQAB", e: "AQAB" }] })
      assert.match((yield* keys).remedy ?? "", /^have the provider publish/)
      server.answer((_, response) => void response.writeHead(503).end())
      assert.match((yield* keys).found, /\(status 503\)/)
      const away = yield* checkFor({ ...env, IDP_JWKS_URL: "http://127.0.0.1:1/keys" }, "identity keys")
      assert.match(away.found, /\(unreachable\)/)
    })
  )

  it.scoped("is asked where its keys are, and an audience that is not checked is a warning", () =>
    Effect.gen(function* () {
      const base = yield* folder
      const server = yield* keyServer
      const { jwk } = yield* signer("one")
      const documents: Readonly<Record<string, unknown>> = {
        "/.well-known/openid-configuration": { jwks_uri: server.url },
        "/keys": { keys: [jwk] }
      }
      server.answer(({ url = "" }, response) => {
        // TestClock stands at the epoch.
        response.sendDate = false
        response.writeHead(url in documents ? 200 : 404).end(JSON.stringify(documents[url]))
      })
      const env = { DATA_DIR: base, IDP_ISSUER: server.url.origin }
      const open = yield* checksFor(env)
      assert.strictEqual(open.get("identity keys")?.found, "fetched; tokens signed with ES256 can be verified")
      const audience = open.get("token audience")
      assert.strictEqual(audience?.status, "warning")
      assert.match(audience?.remedy ?? "", /^set IDP_AUDIENCE /)
      assert.strictEqual((yield* checkFor({ ...env, IDP_AUDIENCE: "api" }, "token audience")).status, "ok")
      const text = yield* under({ ...env, LLM_PROVIDER: "offline" })(printed(run({ format: "text" })))
      assert.match(text, /^ {2}! {2}token audience +not checked: .*\n(?: +.*\n)?.*→ set IDP_AUDIENCE/m)
    })
  )
})

const openai = (baseUrl: string, more: Environment = {}): Environment => ({
  OPENAI_API_KEY: "sk-c4n4ry-0123456789",
  OPENAI_BASE_URL: baseUrl,
  OPENAI_MODEL: "small-1",
  ...more
})

const answered =
  (status: string, body = "") =>
  (socket: Socket) =>
    void socket.end(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    )

describe("a model's provider", () => {
  const models = (...ids: ReadonlyArray<string>) => JSON.stringify({ data: ids.map((id) => ({ id })) })

  it.scoped("is asked for its models and nothing else; each answer has its remedy", () =>
    Effect.gen(function* () {
      const base = yield* folder
      const provider = yield* hostileProvider
      const env = openai(provider.baseUrl, { DATA_DIR: base })
      const cases: ReadonlyArray<readonly [status: string, body: string, Check["status"], RegExp]> = [
        ["200 OK", models("large-1", "small-1"), "ok", /the key is accepted and the model is known/],
        ["200 OK", models("large-1"), "failed", /the model of OPENAI_MODEL is not among those/],
        ["200 OK", "<html>", "ok", /which models there are is not told/],
        ["401 Unauthorized", "{}", "failed", /the provider refuses the key/],
        ["403 Forbidden", "{}", "failed", /the provider refuses the key/],
        ["404 Not Found", "{}", "skipped", /lists no models/],
        ["500 Oh", "{}", "failed", /answers with status 500/],
        ["302 Found", "", "failed", /cannot be reached/]
      ]
      for (const [status, body, expected, found] of cases) {
        provider.behave(answered(status, body))
        const check = yield* checkFor(env, "language model")
        assert.strictEqual(check.status, expected, status)
        assert.match(check.found, found)
        assert.strictEqual(check.remedy === null, expected !== "failed", status)
        assert.notInclude(JSON.stringify(check), "c4n4ry")
        const [request] = provider.requests
        assert.match(request?.head ?? "", /^GET \/v1\/models HTTP/)
      }
    })
  )

  it.scoped("that is away or cuts the line fails", () =>
    Effect.gen(function* () {
      const base = yield* folder
      const away = yield* checkFor(openai("http://127.0.0.1:1/v1", { DATA_DIR: base }), "language model")
      assert.strictEqual(away.found, "the provider cannot be reached")
      const provider = yield* hostileProvider
      provider.greet((socket) => socket.destroy())
      const cut = yield* checkFor(openai(provider.baseUrl, { DATA_DIR: base }), "language model")
      assert.strictEqual(cut.found, "the provider cannot be reached")
    })
  )

  it.scopedLive("that hangs does not hang the doctor", () =>
    Effect.gen(function* () {
      const base = yield* folder
      const provider = yield* hostileProvider
      provider.behave(() => undefined)
      const hung = yield* checkFor(openai(provider.baseUrl, { DATA_DIR: base }), "language model")
      assert.deepInclude(hung, { status: "failed", found: "no answer within 6 s" })
    })
  )

  it.effect("or any other part that goes wrong in a way nobody thought of is one failed check", () =>
    Effect.gen(function* () {
      const check = yield* within("part", "1 second", "mend it")(Effect.die(new Error("c4n4ry")))
      assert.deepStrictEqual(check, failed("part", "the check itself went wrong", "mend it"))
    })
  )
})

/** As much of Redis as a PING needs. */
const redisServer = Effect.acquireRelease(
  Effect.async<{ readonly port: number; readonly close: () => void }>((resume) => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined)
      socket.on("data", (bytes) => {
        for (const command of bytes
          .toString()
          .split(/\*\d+\r\n/)
          .slice(1)) {
          socket.write(/ping/i.test(command) ? "+PONG\r\n" : "+OK\r\n")
        }
      })
    })
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      resume(Effect.succeed({ port, close: () => void server.close() }))
    })
  }),
  ({ close }) => Effect.sync(close)
)

describe("shared counters", () => {
  it.scoped("answer, or are told to be away", () =>
    Effect.gen(function* () {
      const base = yield* folder
      const { port } = yield* redisServer
      const check = (url: string) => checkFor({ DATA_DIR: base, REDIS_URL: url }, "rate limits")
      assert.deepInclude(yield* check(`redis://127.0.0.1:${port}`), { status: "ok", found: "Redis answers" })
      const away = yield* check("redis://:c4n4ry@127.0.0.1:1")
      assert.strictEqual(away.status, "failed")
      assert.notInclude(JSON.stringify(away), "c4n4ry")
    })
  )
})

describe("tailor doctor", () => {
  it.scoped("prints a table with marks and remedies, and fails where something is to be mended", () =>
    Effect.gen(function* () {
      const base = yield* folder
      const env = openai("http://127.0.0.1:1/v1", { DATA_DIR: base })
      const text = yield* under(env)(printed(Effect.ignore(run({ format: "text" }))))
      assert.match(text, /^ {2}✓ {2}Node +\d+\.\d+\.\d+$/m)
      assert.match(text, /^ {2}✗ {2}language model +the provider cannot be reached\n +→ see that OPENAI_BASE_URL/m)
      assert.match(text, /^ {2}– {2}database +/m)
      for (const line of text.split("\n")) assert.isAtMost([...line].length, 100)
      const failure = yield* under(env)(Effect.flip(printed(run({ format: "json" }))))
      assert.strictEqual(failure.line, "one thing has to be mended; its remedy stands below it")
    })
  )

  it("is a process with exit code 0 or 1, and JSON for machines", async () => {
    await Effect.runPromise(
      Effect.scoped(
        Effect.gen(function* () {
          const DATA_DIR = yield* folder
          const good = yield* Effect.promise(() => tailor(["doctor", "--format", "json"], { env: { DATA_DIR } }))
          assert.deepStrictEqual([good.code, good.stderr], [0, ""])
          assert.strictEqual(JSON.parse(good.stdout).ok, true)
          const bad = yield* Effect.promise(() =>
            tailor(["doctor"], { env: { DATA_DIR: "/proc/nope", NODE_ENV: "Production" } })
          )
          assert.strictEqual(bad.code, 1)
          assert.match(bad.stdout, /✗ {2}configuration +NODE_ENV must be one of production, development, test/)
          assert.match(bad.stderr, /^tailor: one thing has to be mended/)
        })
      )
    )
  })
})

describe("a data folder that cannot be made", () => {
  it.effect("ends the start of the embedded database with one line", () =>
    Effect.map(Effect.flip(Effect.scoped(startEmbeddedPostgres({ dataDir: "/proc/nope/deep" }))), ({ line }) =>
      assert.match(line, /^the embedded Postgres cannot use DATA_DIR \(E[A-Z]+\): set it to a folder/)
    )
  )

  it.effect("ends the making of a development key with one line", () =>
    Effect.map(Effect.flip(mintToken({ dataDir: "/proc/nope/deep", subject: "me", seconds: 60 })), ({ line }) =>
      assert.match(line, /^DATA_DIR cannot hold the development key/)
    ).pipe(Effect.provide(NodeContext.layer))
  )

  it.scoped("is made with the folders above it where it can be", () =>
    Effect.gen(function* () {
      const base = yield* folder
      mkdirSync(join(base, "there"))
      const token = yield* mintToken({ dataDir: join(base, "there", "a", "b"), subject: "me", seconds: 60 })
      assert.match(token, /^ey/)
      assert.deepStrictEqual(readdirSync(join(base, "there", "a", "b")), ["development-key.json"])
    }).pipe(Effect.provide(NodeContext.layer))
  )
})
