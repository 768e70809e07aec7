import { spawn, spawnSync } from "node:child_process"
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { LLMock } from "@copilotkit/aimock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { Redis } from "ioredis"
import { Client } from "pg"
import { collector } from "../support/collector.js"
import { makeFaultProxy } from "../support/faultProxy.js"
import { identityProvider } from "../support/identityProvider.js"
import { type Block, blocksOf, page, pattern } from "../support/pages.js"
import { freePort } from "./freePort.js"
import { provenPostgres } from "./postgres.js"
import { until } from "./waiting.js"

// The blocks of docs/production.md as they stand there, in one shell, on one machine: a real Postgres that asks for
// passwords, oidc-provider, Redis, and a third party's server with the interface of OpenAI. Only the values of the
// first block and the two ports are others.

const root = fileURLToPath(new URL("../..", import.meta.url))

/** Debian's packages of programs that the page uses and npm does not install. */
const packages = { psql: "postgresql-client", "redis-server": "redis-server", "redis-cli": "redis-tools" } as const

/** What must be installed for the page to be run. */
export const missing = (programs: ReadonlyArray<keyof typeof packages>): ReadonlyArray<string> =>
  programs.filter((name) => spawnSync(name, ["--version"]).status !== 0).map((name) => packages[name])

interface Step extends Block {
  readonly prints: string
}

/** Blocks that say nothing of what they print must print nothing. */
const stepsOf = (blocks: ReadonlyArray<Block>): ReadonlyArray<Step> =>
  blocks.map((block) => ({ ...block, prints: block.prints ?? "" }))

const withoutLines = (part: string, named: RegExp) =>
  part
    .split("\n")
    .filter((line) => !named.test(line))
    .join("\n")

/** The page for one who has no Redis. */
const withoutRedis = (step: Step): Step => ({
  ...step,
  script: withoutLines(step.script, /redis/i),
  prints: withoutLines(step.prints, /^(?:PONG|cmdstat_eval)$/).replace("Redis answers", "counted in memory; …")
})

/** The first block with our values; each of them must stand there. */
const withValues = (script: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((before, [name, value]) => {
    const line = new RegExp(`^${name}=.*$`, "m")
    if (!line.test(before)) throw new Error(`the first block of docs/production.md does not set ${name}`)
    return before.replace(line, () => `${name}='${value}'`)
  }, script)

const model = Effect.acquireRelease(
  Effect.promise(async () => {
    const server = new LLMock({ port: 0 })
    await server.start()
    const edits = { summary: "", skills: [], experience_edits: [], warnings: [] }
    const contacts = { email: null, phone: null, location: null, network_url: null, portfolio_url: null, summary: null }
    const experience = { company: "Northwind", role: "Engineer", start_date: "2021-03", end_date: null }
    const lists = { base_skills: ["Go", "SQL"], certifications: [], education: [] }
    const experiences = [{ ...experience, description: ["Wrote services in Go"] }]
    const profile = { full_name: "Maya Example", ...contacts, ...lists, experiences }
    server.on({ systemMessage: "You tailor resumes", model: "gpt-4.1-mini" }, { content: JSON.stringify(edits) })
    server.on({ systemMessage: "You read the text", model: "gpt-4.1-mini" }, { content: JSON.stringify(profile) })
    return server
  }),
  (server) => Effect.promise(() => server.stop())
)

/** Postgres on a port that asks each login but the superuser's for its password. */
const postgres = Effect.gen(function* () {
  const proven = yield* Effect.acquireRelease(Effect.promise(provenPostgres), ({ remove }) => Effect.promise(remove))
  yield* Effect.promise(async () => {
    const rules = join(dirname(proven.socket), "data", "pg_hba.conf")
    await writeFile(rules, "local all postgres trust\nlocal all all scram-sha-256\n")
    await proven.sql("SELECT pg_reload_conf()")
  })
  const { port } = yield* makeFaultProxy(Redacted.make(proven.environment.DATABASE_ADMIN_URL))
  return { port, superuserUrl: proven.environment.DATABASE_ADMIN_URL }
})

const redisServer = Effect.gen(function* () {
  const port = yield* Effect.promise(freePort)
  const url = `redis://127.0.0.1:${port}`
  yield* Effect.acquireRelease(
    Effect.sync(() => spawn("redis-server", ["--port", `${port}`, "--save", "", "--appendonly", "no"])),
    (child) => Effect.sync(() => child.kill("SIGTERM"))
  )
  const answers = () => spawnSync("redis-cli", ["-u", url, "ping"]).status === 0
  yield* Effect.promise(() => until("an answer of Redis", answers))
  return url
})

/** A folder with what the page uses of the repository. */
const clone = Effect.acquireRelease(
  Effect.promise(async () => {
    const folder = await mkdtemp(join(tmpdir(), "tailor-production-"))
    for (const name of ["deploy", "dist", "fixtures"]) await symlink(join(root, name), join(folder, name))
    return folder
  }),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true }))
)

const cut = "---- the next block ----"

/** Runs them in one shell; what they leave running ends with it. */
const runAll = async (folder: string, steps: ReadonlyArray<Step>) => {
  const script = steps.map((step) => `${step.script}\nprintf '\\n%s\\n' '${cut}'`).join("\n")
  const environment = { PATH: process.env["PATH"] ?? "", HOME: folder }
  const shell = spawn("bash", ["-c", `set -euo pipefail\n${script}`], {
    ...{ cwd: folder, env: environment, detached: true },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const [printed, complained] = await Promise.all([text(shell.stdout), text(shell.stderr)])
  try {
    if (shell.pid !== undefined) process.kill(-shell.pid, "SIGKILL")
  } catch {
    // Nothing is left of the group, as it should be.
  }
  const parts = printed.split(cut)
  return { printed: parts.slice(0, -1), last: parts.at(-1) ?? "", complained }
}

/** How many profiles there are, and whom the tables belong to. */
const stored = async (superuserUrl: string) => {
  const client = new Client({ connectionString: superuserUrl.replace("/postgres?", "/tailor?") })
  await client.connect()
  try {
    const { rows } = await client.query<{ owners: string; rows: number }>(
      `SELECT string_agg(DISTINCT tableowner, ', ') AS owners, (SELECT count(*)::int FROM master_profile) AS rows
       FROM pg_tables WHERE schemaname = 'public'`
    )
    return rows[0]
  } finally {
    await client.end()
  }
}

export interface ProductionReport {
  readonly blocks: number
  readonly seconds: number
  /** What is not as the page says; empty when all is well. */
  readonly faults: ReadonlyArray<string>
}

/** Follows the page; without Redis, its lines are left out. */
export const proveProduction = (use: { readonly redis: boolean }): Promise<ProductionReport> =>
  Effect.gen(function* () {
    const began = performance.now()
    const faults: Array<string> = []
    const expect = (holds: boolean, fault: string) => {
      if (!holds) faults.push(fault)
    }
    const audience = "https://tailor.example.com"
    const client = { id: "first-check", secret: "c4n4ry-of-the-client" }
    const [database, provider, server, telemetry, folder] = yield* Effect.all(
      [postgres, identityProvider({ audience, client }), model, collector, clone],
      { concurrency: "unbounded" }
    )
    const redisUrl = use.redis ? yield* redisServer : undefined
    const key = "sk-c4n4ry-of-the-model"
    const values = {
      SUPERUSER_URL: `postgres://postgres@127.0.0.1:${database.port}/postgres`,
      DATABASE: `127.0.0.1:${database.port}/tailor`,
      ...{ IDP_ISSUER: provider.issuer, CLIENT_ID: client.id, CLIENT_SECRET: client.secret },
      ...{ OPENAI_BASE_URL: `${server.url}/v1`, OPENAI_API_KEY: key, OTEL_EXPORTER_OTLP_ENDPOINT: telemetry.url },
      ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl })
    }
    const ports = yield* Effect.promise(() => Promise.all([freePort(), freePort()]))
    const moved = (part: string) =>
      part.replaceAll(/\b300([01])\b/g, (_, which: string) => String(ports[Number(which)]))
    const steps = stepsOf(blocksOf(page("docs/production.md")))
      .map((step, at) => (at === 0 ? { ...step, script: withValues(step.script, values) } : step))
      .map((step) => (use.redis ? step : withoutRedis(step)))
      .map((step) => ({ ...step, script: moved(step.script), prints: moved(step.prints) }))
    const { complained, last, printed } = yield* Effect.promise(() => runAll(folder, steps))
    const logs = yield* Effect.promise(() =>
      Promise.all(ports.map((port) => readFile(join(folder, `replica-${port}.log`), "utf8").catch(() => "")))
    )
    expect(complained === "", `on standard error: ${complained}`)
    for (const [at, { heading, prints }] of steps.entries()) {
      const got = printed[at]?.replaceAll("\r", "").replace(/\n$/, "").trimEnd()
      if (got === undefined) {
        faults.push(`${heading}: did not end\n${last}\n${logs.join("\n")}`)
        break
      }
      expect(pattern(prints).test(got.trim()), `${heading}: prints\n${got}\nand not\n${prints}`)
    }
    if (faults.length > 0) return { blocks: steps.length, seconds: 0, faults }

    // What the page cannot show.
    const settings = yield* Effect.promise(() => readFile(join(folder, "tailor.env"), "utf8"))
    const mode = (yield* Effect.promise(() => stat(join(folder, "tailor.env")))).mode & 0o777
    expect(mode === 0o600, `tailor.env can be read by others (${mode.toString(8)})`)
    const row = yield* Effect.promise(() => stored(database.superuserUrl))
    expect(row?.owners === "tailor_owner", `the tables belong to ${row?.owners}`)
    expect(row?.rows === 0, "the account of the check was not deleted")
    const asked = server.getRequests().length
    expect(asked === 2, `the model was asked ${asked} times`)
    yield* Effect.promise(() => sleep(100))
    const sent = telemetry.got.map(({ body }) => body).join("\n")
    const instances = new Set(
      [...sent.matchAll(/"service\.instance\.id","value":\{"stringValue":"([^"]+)"/g)].map(([, id]) => id)
    )
    expect(instances.size === 2, `${instances.size} replicas sent telemetry`)
    expect(sent.includes("tailor.model.call.duration"), "no metric of the model arrived")
    const passwords = [...settings.matchAll(/:([0-9a-f]{48})@|(whsec_\S+)/g)].map(
      ([, first, second]) => first ?? second
    )
    for (const log of logs) {
      const levels = log.split("\n").filter((line) => /"level":"(?:warn|error|fatal)"/i.test(line))
      expect(levels.length === 0, `in the log: ${levels.join("\n")}`)
      expect(log.includes("/api/"), "a replica got no request")
    }
    for (const secret of ["Maya", "Northwind", key, client.secret, ...passwords]) {
      expect(
        !`${sent}${logs.join("")}`.includes(secret ?? ""),
        "a secret or a person's data is in a log or in telemetry"
      )
    }
    if (redisUrl !== undefined) {
      const counted = yield* Effect.promise(async () => {
        const redis = new Redis(redisUrl)
        const figures = await redis.info("commandstats")
        redis.disconnect()
        return Number(/^cmdstat_eval:calls=(\d+)/m.exec(figures)?.[1])
      })
      // A request and a call of the model at each of the two replicas.
      expect(counted >= 4, `Redis counted ${counted} times`)
    }
    return { blocks: steps.length, seconds: Math.round((performance.now() - began) / 1000), faults }
  }).pipe(Effect.scoped, Effect.runPromise)

/** `npm run proof production`: prints the report; the status says whether it holds. */
export const main = async (): Promise<number> => {
  const toInstall = missing(["psql", "redis-server", "redis-cli"])
  if (toInstall.length > 0) {
    process.stderr.write(`apt-get install ${toInstall.join(" ")}\n`)
    return 1
  }
  const report = await proveProduction({ redis: true })
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
  return report.faults.length === 0 && report.blocks > 10 ? 0 : 1
}
