import { readdirSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { connectionsOf } from "../../src/repositories/sql/pool.js"
import { startWatched } from "./peers/servers.js"
import { identity, proofDatabase, seed } from "./peers/setup.js"
import { optionsOf, type Typed } from "./options.js"
import { progress as shown } from "./progress.js"
import { overload, type OverloadReport } from "./soak/overload.js"
import { gone, makeKinds, orderOf } from "./soak/requests.js"
import { wire, WireClient } from "./wireClient.js"

// Requests of all kinds at the built service for as long as it takes: what it holds in memory stays, and file
// handles and connections of the pool are afterwards what they were before. Then more than it can do.

/** What the service holds while nothing is under way. */
export interface Held {
  /** Open file descriptors; 0 where the system does not tell. */
  readonly handles: number
  /** Connections of its pools, and those of them that do or hold something. */
  readonly connections: number
  readonly busy: number
}

/** Open files that are no connection of the pools, which may have opened one more during the run. */
export const otherHandles = ({ connections, handles }: Held): number => handles - connections

/** A connection that was first needed during the run stays open for two minutes; more than the pools may hold would be lost ones. */
export const maxConnections = ({ connections }: Held): number => Math.max(connections, connectionsOf())

export interface Sample {
  /** Minutes since the first request. */
  readonly minutes: number
  readonly requests: number
  /** In MB, after a whole collection. */
  readonly heap: number
  readonly rss: number
}

export interface SoakReport {
  readonly requests: number
  readonly seconds: number
  readonly byKind: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Answers that a kind of request must not get. */
  readonly faults: ReadonlyArray<string>
  readonly samples: ReadonlyArray<Sample>
  /** MB a minute by least squares over the samples after the first fifth; NaN with too few. */
  readonly heapSlope: number
  readonly rssSlope: number
  readonly before: Held
  readonly after: Held
  readonly overload: OverloadReport | undefined
}

export interface SoakSettings {
  readonly requests: number
  readonly inFlight?: number
  readonly users?: number
  /** Seconds between samples of the memory; 0 takes none. */
  readonly sampleEvery?: number
  /** Seconds of overload; 0 leaves it out. */
  readonly overloadFor?: number
  readonly progress?: (text: string) => void
}

/** Slope of `y` over `x` by least squares. */
const slope = (points: ReadonlyArray<readonly [x: number, y: number]>): number => {
  const mean = (values: ReadonlyArray<number>) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  return over / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
}

const handlesOf = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

const megabytes = (bytes: number) => Number((bytes / 1_048_576).toFixed(2))

export const proveSoak = async (settings: SoakSettings): Promise<SoakReport> => {
  const { inFlight = 24, overloadFor = 0, progress = () => undefined, sampleEvery = 0, users = 500 } = settings
  const database = await proofDatabase()
  const provider = await identity()
  const subjects = Array.from({ length: users }, (_, user) => `soaked-${user}`)
  await seed(database, [...subjects, "greedy"])
  const tokens = await Promise.all(subjects.map((subject) => provider.token(subject)))
  const greedy = await provider.token("greedy")
  const service = await startWatched({
    ...{ DATABASE_URL: database.requestUrl, DATABASE_ADMIN_URL: database.adminUrl, IDP_ISSUER: provider.issuer },
    ...{ IDP_ALGORITHMS: "RS256", RATE_LIMIT_PER_MINUTE: "1000000" }
  })
  const byKind: Record<string, Record<string, number>> = {}
  const faults = new Set<string>()
  const samples: Array<Sample> = []

  const soak = async (count: number, client: WireClient, told: (done: number) => void) => {
    const order = orderOf(makeKinds(client, tokens, greedy))
    let next = 0
    let done = 0
    const worker = async () => {
      while (next < count) {
        const number = next
        next += 1
        const kind = order[number % order.length]
        if (kind === undefined) return
        const { status } = await kind.run(number)
        const counts = (byKind[kind.name] ??= {})
        const shown = status === gone ? "gone" : String(status)
        counts[shown] = (counts[shown] ?? 0) + 1
        if (!kind.statuses.includes(status) && status !== 503) {
          faults.add(`${kind.name} was answered with ${status}`)
        }
        done += 1
        told(done)
      }
    }
    await Promise.all(Array.from({ length: inFlight }, worker))
  }

  const held = async (): Promise<Held> => {
    const [row] = await database.query(
      `SELECT count(*)::integer AS connections, (count(*) FILTER (WHERE state <> 'idle'))::integer AS busy
       FROM pg_stat_activity WHERE application_name = 'resume-tailoring'`
    )
    return { handles: handlesOf(service.pid), connections: Number(row?.["connections"]), busy: Number(row?.["busy"]) }
  }
  /** What is held once what was under way has ended; what is still there after a minute is held. */
  const settled = async (most?: Held): Promise<Held> => {
    let found = await held()
    const isBack = () =>
      found.busy === 0 &&
      (most === undefined || (otherHandles(found) <= otherHandles(most) && found.connections <= maxConnections(most)))
    for (let tries = 0; tries < 120 && !isBack(); tries += 1) {
      await sleep(500)
      found = await held()
    }
    return found
  }

  try {
    // As many at once as later: the pool is as full, and everything that is made once is made.
    const first = new WireClient(service.port)
    await soak(inFlight * 40, first, () => undefined)
    first.close()
    await sleep(500)
    const before = await settled()

    const client = new WireClient(service.port)
    const began = performance.now()
    let requests = 0
    let sampling = true
    const sampler = async () => {
      for (let due = began; sampling && sampleEvery > 0; due += sampleEvery * 1000) {
        await sleep(Math.max(0, Math.min(1_000, due - performance.now())))
        if (performance.now() < due) {
          due -= sampleEvery * 1000
          continue
        }
        const { heapUsed, rss } = await service.memory()
        const minutes = Number(((performance.now() - began) / 60_000).toFixed(3))
        samples.push({ minutes, requests, heap: megabytes(heapUsed), rss: megabytes(rss) })
        const rate = Math.round(requests / Math.max(1, (performance.now() - began) / 1000))
        progress(
          `${requests} of ${settings.requests}, ${rate} a second, heap ${megabytes(heapUsed)} MB, ${faults.size} faults`
        )
      }
    }
    const watching = sampler()
    await soak(settings.requests, client, (done) => {
      requests = done
    })
    const seconds = (performance.now() - began) / 1000
    sampling = false
    await watching
    client.close()
    const flooded =
      overloadFor === 0
        ? undefined
        : await overload(
            service.port,
            (number) => wire("GET", "/api/profile/me", { token: tokens[number % tokens.length] ?? "" }),
            { factor: 2, seconds: overloadFor }
          )
    const after = await settled(before)
    const late = samples.slice(Math.ceil(samples.length / 5))
    const slopeOf = (of: "heap" | "rss") => Number(slope(late.map((sample) => [sample.minutes, sample[of]])).toFixed(3))
    return {
      ...{ requests, seconds: Math.round(seconds), byKind, faults: [...faults], samples },
      ...{ heapSlope: slopeOf("heap"), rssSlope: slopeOf("rss"), before, after, overload: flooded }
    }
  } finally {
    await service.stop()
    provider.close()
    await database.remove()
  }
}

/** What is not as it should be. */
const shortcomings = ({
  after,
  before,
  faults,
  heapSlope,
  overload: flooded,
  rssSlope
}: SoakReport): ReadonlyArray<string> => [
  ...faults,
  ...(heapSlope < 1 ? [] : [`the heap grows by ${heapSlope} MB a minute`]),
  ...(rssSlope < 1 ? [] : [`the memory grows by ${rssSlope} MB a minute`]),
  ...(otherHandles(after) <= otherHandles(before) ? [] : [`${after.handles} handles, ${before.handles} before`]),
  ...(after.connections <= maxConnections(before)
    ? []
    : [`${after.connections} connections, ${before.connections} before`]),
  ...(after.busy === 0 ? [] : [`${after.busy} connections are still busy`]),
  ...(flooded === undefined || flooded.recovery <= 5 ? [] : [`recovery took ${flooded.recovery} s`]),
  ...Object.keys(flooded?.statuses ?? {})
    .filter((status) => !["200", "429", "503"].includes(status))
    .map((status) => `overloaded, it answered with ${status}`)
]

/** `npm run proof soak -- --requests N` (1,000,000 when not given): prints the report; the status says whether it holds. */
export const main = async (typed: Typed): Promise<number> => {
  const requests = optionsOf(typed, { requests: "N" }).whole("requests", 1_000_000)
  const progress = shown()
  const report = await proveSoak({ requests, sampleEvery: 10, overloadFor: 10, progress })
  progress("")
  const missed = shortcomings(report)
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n${missed.map((line) => `${line}\n`).join("")}`)
  return missed.length === 0 ? 0 : 1
}
