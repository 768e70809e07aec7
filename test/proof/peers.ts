import { writeFileSync } from "node:fs"
import { styleOf, table } from "../../cli/output/terminal.js"
import { application, faultsOf } from "./peers/answers.js"
import { builtPeers, loaded, machine, type Program, type Server, startPeer, startTailor } from "./peers/servers.js"
import { identity, proofDatabase, seed } from "./peers/setup.js"
import { peerConnections, type PeerSettings } from "./peers/work.js"
import { Mistyped, optionsOf, type Typed } from "./options.js"
import { progress as shown } from "./progress.js"
import { until } from "./waiting.js"
import { wire } from "./wireClient.js"

// Tailor beside what one would write it with instead, on the same work in one run: round after round each contender
// gets the same load, so that a machine's mood falls on all; what is told are medians of the rounds' ratios.

const works = ["profile", "list", "create", "new token"] as const
type Work = (typeof works)[number]

interface Contender {
  readonly name: string
  /** Whether it keeps verified tokens. */
  readonly keeps: boolean
  readonly start: () => Promise<Server>
}

interface Figure {
  readonly perSecond: number
  /** CPU of the server for one request in microseconds. */
  readonly cpu: number
  readonly p50: number
  readonly p99: number
}

export interface PeersReport {
  readonly machine: string
  readonly rounds: number
  /** Requests of each load. */
  readonly requestsEach: number
  readonly connections: number
  /** Medians by contender and work. */
  readonly figures: Readonly<Record<string, Readonly<Record<string, Figure>>>>
  /** Requests a second against Fastify that keeps tokens, and CPU a request against it, in medians of the rounds. */
  readonly ratios: Readonly<Record<string, Readonly<Record<string, { readonly rate: number; readonly cpu: number }>>>>
  /** What must not be: an answer that differs, a refused request. */
  readonly faults: ReadonlyArray<string>
}

export interface PeersSettings {
  readonly rounds: number
  /** Whether a round that is not counted goes before them; true when not given. */
  readonly warmUp?: boolean
  /** Requests of each load. */
  readonly requestsEach: number
  readonly connections: number
  readonly users: number
  /** Tokens of which each is used once and no cache may know. */
  readonly newTokens: number
  readonly only?: ReadonlyArray<string>
  readonly progress?: (text: string) => void
}

const against = "Fastify 5, tokens kept"

const median = (values: ReadonlyArray<number>): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

export const measurePeers = async (settings: PeersSettings): Promise<PeersReport> => {
  const { connections, newTokens, only, progress = () => undefined, requestsEach, rounds } = settings
  const { users, warmUp = true } = settings
  progress("starting a database")
  const database = await proofDatabase()
  const provider = await identity()
  const built = await builtPeers()
  const servers = new Map<string, Server>()
  try {
    progress("seeding and signing tokens")
    const subjects = Array.from({ length: users }, (_, user) => `reader-${user}`)
    await seed(database, [...subjects, "compared"])
    const tokens = await Promise.all(subjects.map((subject) => provider.token(subject)))
    const writers = await Promise.all(subjects.map((_, user) => provider.token(`writer-${user}`)))
    const fresh: Array<string> = []
    for (let count = 0; count < newTokens; count += 500) {
      const ids = Array.from({ length: Math.min(500, newTokens - count) }, (_, index) => count + index)
      fresh.push(...(await Promise.all(ids.map((id) => provider.token(subjects[id % users] ?? "", String(id))))))
    }
    const requests: Readonly<Record<Work, ReadonlyArray<string>>> = {
      profile: tokens.map((token) => wire("GET", "/api/profile/me", { token })),
      list: tokens.map((token) => wire("GET", "/api/applications?limit=50", { token })),
      create: writers.map((token) => wire("POST", "/api/applications", { token, body: application })),
      "new token": fresh.map((token) => wire("GET", "/api/profile/me", { token }))
    }
    const peer = (program: Program, more: Pick<PeerSettings, "cache" | "sql">) => () =>
      startPeer(built.path(program), {
        ...{ issuer: provider.issuer, databaseUrl: database.requestUrl, deletionKey: database.deletionKey },
        ...more
      })
    const environment = {
      ...{ DATABASE_URL: database.requestUrl, DATABASE_ADMIN_URL: database.adminUrl, IDP_ISSUER: provider.issuer },
      IDP_ALGORITHMS: "RS256"
    }
    const peersOf = (name: string, program: Program): ReadonlyArray<Contender> => [
      { name: `${name}, tokens kept`, keeps: true, start: peer(program, { cache: true, sql: "batch" }) },
      { name, keeps: false, start: peer(program, { cache: false, sql: "batch" }) }
    ]
    const all: ReadonlyArray<Contender> = [
      {
        ...{ name: "Tailor", keeps: true },
        start: () => startTailor({ ...environment, RATE_LIMIT_ENABLED: "false", LOG_LEVEL: "warn" })
      },
      {
        ...{ name: "Tailor, limits and log", keeps: true },
        start: () => startTailor({ ...environment, RATE_LIMIT_PER_MINUTE: "1000000" })
      },
      ...peersOf("node:http", "nodeHttp"),
      ...peersOf("Fastify 5", "fastify"),
      {
        ...{ name: "Fastify 5, four round trips", keeps: false },
        start: peer("fastify", { cache: false, sql: "transaction" })
      },
      ...peersOf("Express 5", "express")
    ]
    const contenders = all.filter(({ name }) => only?.includes(name) ?? true)

    if (contenders.length < (only?.length ?? 1)) {
      throw new Mistyped(`--only takes a name of ${all.map(({ name }) => `"${name}"`).join(", ")}`)
    }
    for (const { name, start } of contenders) {
      progress(`starting ${name}`)
      servers.set(name, await start())
    }
    progress("comparing answers")
    const faults = [
      ...(await faultsOf({
        ports: new Map([...servers].map(([name, { port }]) => [name, port])),
        reader: await provider.token("compared"),
        writer: await provider.token("compared-writer")
      }))
    ]
    const taken: Record<string, Record<string, Array<Figure>>> = {}
    const isGivenBack = async () => {
      const list = "SELECT 1 FROM pg_stat_activity WHERE application_name = $1"
      return (await database.query(list, [peerConnections])).length === 0
    }
    for (let round = warmUp ? 0 : 1; round <= rounds; round += 1) {
      for (const work of works) {
        for (const { keeps, name } of contenders) {
          const server = servers.get(name)
          if (server === undefined || requests[work].length === 0) continue
          // A cache that holds them would answer the second time; only the first verification is measured.
          if (work === "new token" && keeps && name !== "Tailor" && name !== against) continue
          progress(`${round === 0 ? "warming up" : `round ${round} of ${rounds}`}: ${work}, ${name}`)
          // There are not enough connections for all at once.
          await until("the end of idle connections", isGivenBack, { pause: 100 })
          const before = server.cpu()
          const report = await loaded(built.path("load"), {
            ...{ port: server.port, connections, requests: requests[work] },
            count: requestsEach
          })
          const expected = work === "create" ? "201" : "200"
          const others = Object.keys(report.statuses).filter((status) => status !== expected)
          if (others.length > 0) faults.push(`${name} answered ${work} with ${others.join(", ")}`)
          if (round === 0) continue
          const figures = ((taken[name] ??= {})[work] ??= [])
          const perSecond = report.completed / report.seconds
          figures.push({ perSecond, cpu: (server.cpu() - before) / report.answered, p50: report.p50, p99: report.p99 })
        }
      }
    }
    const each = <A>(make: (figures: ReadonlyArray<Figure>, work: string) => A) =>
      Object.fromEntries(
        Object.entries(taken).map(([name, byWork]) => [
          name,
          Object.fromEntries(Object.entries(byWork).map(([work, figures]) => [work, make(figures, work)]))
        ])
      )
    const middle = (figures: ReadonlyArray<Figure>, of: keyof Figure) => median(figures.map((figure) => figure[of]))
    return {
      machine: `${machine}, Postgres ${database.version}`,
      ...{ rounds, requestsEach, connections, faults },
      figures: each((figures) => ({
        perSecond: Math.round(middle(figures, "perSecond")),
        cpu: Math.round(middle(figures, "cpu")),
        p50: Number(middle(figures, "p50").toFixed(2)),
        p99: Number(middle(figures, "p99").toFixed(2))
      })),
      ratios: each((figures, work) => {
        const others = taken[against]?.[work] ?? []
        const ratio = (of: "perSecond" | "cpu") =>
          Number(median(figures.map((figure, round) => figure[of] / (others[round]?.[of] ?? Number.NaN))).toFixed(2))
        return { rate: ratio("perSecond"), cpu: ratio("cpu") }
      })
    }
  } finally {
    await Promise.all([...servers.values()].map((server) => server.stop()))
    await built.remove()
    provider.close()
    await database.remove()
  }
}

const rows = ({ figures, ratios }: PeersReport) => {
  const { strong } = styleOf(process.stdout.isTTY === true)
  const right = (text: string) => ({ text, align: "right" as const })
  return table([
    [{ text: `against ${against}`, paint: strong }, ...works.flatMap((work) => [right(work), right("CPU")])],
    ...Object.entries(ratios).map(([name, byWork]) => [
      { text: name },
      ...works.flatMap((work) => {
        const [ratio, figure] = [byWork[work], figures[name]?.[work]]
        return ratio === undefined
          ? [right("-"), right("")]
          : [right(ratio.rate.toFixed(2)), right(`${figure?.cpu ?? 0} µs`)]
      })
    ])
  ])
}

/** Ahead of Express, and at least half of Fastify, with the same caching of tokens. */
const shortfalls = ({ ratios }: PeersReport): ReadonlyArray<string> =>
  works.flatMap((work) => {
    // Without new tokens there is nothing to say of them.
    if (ratios["Tailor"]?.[work] === undefined) return []
    const rate = (name: string) => ratios[name]?.[work]?.rate ?? 0
    const own = rate("Tailor")
    const express = rate(work === "new token" ? "Express 5" : "Express 5, tokens kept")
    return [
      ...(own > express ? [] : [`${work}: Express is ahead (${express} against ${own})`]),
      ...(own >= 0.5 ? [] : [`${work}: below half of Fastify (${own})`])
    ]
  })

/** `npm run proof peers`: prints the table and the JSON; the status says whether the goals are reached. */
export const main = async (typed: Typed): Promise<number> => {
  const given = optionsOf(typed, {
    ...{ rounds: "N", requests: "N", connections: "N", "new-tokens": "N", only: "NAME", out: "FILE" }
  })
  const [only, out] = [given.texts("only"), given.text("out")]
  const progress = shown()
  const report = await measurePeers({
    rounds: given.whole("rounds", 3),
    requestsEach: given.whole("requests", 4_000),
    connections: given.whole("connections", 32),
    users: 200,
    // More than Tailor keeps, so that in turn none of them is ever known. With 0 a first look is quick: signing takes a
    // while.
    newTokens: given.whole("new-tokens", 21_000, 0),
    ...(only.length > 0 && { only }),
    progress
  })
  progress("")
  const missed = shortfalls(report)
  process.stdout.write(`${[report.machine, "", ...rows(report), "", ...report.faults, ...missed].join("\n")}\n`)
  if (out === undefined) process.stdout.write(`${JSON.stringify(report)}\n`)
  else writeFileSync(out, `${JSON.stringify(report, undefined, 2)}\n`)
  return report.faults.length === 0 && missed.length === 0 ? 0 : 1
}
