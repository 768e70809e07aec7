import { setTimeout as sleep } from "node:timers/promises"
import * as Schema from "effect/Schema"
import { type ProvenPostgres, provenPostgres } from "./postgres.js"
import { type ProvenService, provenService } from "./service.js"
import { hasWholeWidth } from "./width.js"
import { until } from "./waiting.js"

// Postgres restarted again and again under load, in order, in haste and by a kill: each request ends as always or as
// 503, the service is back within two seconds without a restart of its own, and what it acknowledged is there.

export interface RestartsReport {
  readonly restarts: number
  readonly statuses: Readonly<Record<string, number>>
  readonly acknowledged: number
  /** Milliseconds from Postgres' first answer after a restart to the service's first good one. */
  readonly slowestRecovery: number
  /** What was found that must not be; empty when all is well. */
  readonly faults: ReadonlyArray<string>
}

const width = 6
const writers = 12

const Created = Schema.parseJson(Schema.Struct({ application_id: Schema.String }))

interface Load {
  readonly statuses: Record<string, number>
  /** Ids of applications whose creation was acknowledged. */
  readonly acknowledged: Array<string>
  readonly stop: () => Promise<void>
}

/** Writers and readers side by side, until they are stopped. */
const load = async (service: ProvenService): Promise<Load> => {
  let going = true
  const statuses: Record<string, number> = {}
  const acknowledged: Array<string> = []
  const worker = async (number: number) => {
    const token = await service.token(`writer ${number}`)
    for (let count = 0; going; count += 1) {
      const application = { company_name: `${number}.${count}`, job_title: "Engineer", status: "applied" }
      const answers = [
        await service.call("POST", "/api/applications", token, application),
        await service.call("PATCH", "/api/profile/me", token, { phone: String(count) }),
        await service.call("GET", "/api/applications?limit=5", token)
      ]
      for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
      const [created] = answers
      if (created?.status === 201) {
        acknowledged.push(Schema.decodeUnknownSync(Created)(created.text).application_id)
      }
    }
  }
  const working = Promise.all(Array.from({ length: writers }, (_, number) => worker(number)))
  const stop = async () => {
    going = false
    await working
  }
  return { statuses, acknowledged, stop }
}

const lostOf = async (postgres: ProvenPostgres, acknowledged: ReadonlyArray<string>): Promise<number> => {
  const rows = await postgres.sql("SELECT id FROM application_history")
  const stored = new Set(rows.map(({ id }) => id))
  return acknowledged.filter((id) => !stored.has(id)).length
}

/** Restarts the Postgres behind the built service this often under load. */
export const proveRestarts = async (restarts: number): Promise<RestartsReport> => {
  const faults: Array<string> = []
  let slowestRecovery = 0
  const postgres = await provenPostgres()
  const service = await provenService({ ...postgres.environment, DATABASE_POOL_SIZE: String(width) })
  try {
    await service.start()
    const probe = await service.token("probe")
    const { acknowledged, statuses, stop } = await load(service)
    for (let round = 0; round < restarts; round += 1) {
      await sleep(150 + ((round * 37) % 100))
      await postgres.restart((["SIGINT", "SIGQUIT", "SIGKILL"] as const)[round % 3] ?? "SIGINT")
      const back = performance.now()
      const isBack = async () => (await service.call("GET", "/api/profile/me", probe)).status === 404
      await until("the end of a restart", isBack, { limit: 15_000, pause: 5 }).catch(() => undefined)
      slowestRecovery = Math.max(slowestRecovery, performance.now() - back)
    }
    await stop()
    for (const status of Object.keys(statuses)) {
      if (!["200", "201", "503"].includes(status)) faults.push(`a request ended with ${status}`)
    }
    if (!service.lives()) faults.push("the service ended")
    const lost = await lostOf(postgres, acknowledged)
    if (lost > 0) faults.push(`${lost} acknowledged writes were lost`)
    if (!(await hasWholeWidth(service, postgres, width))) faults.push("a place of the pool was lost")
    return {
      ...{ restarts, statuses, acknowledged: acknowledged.length, faults },
      slowestRecovery: Math.round(slowestRecovery)
    }
  } finally {
    await service.remove()
    await postgres.remove()
  }
}

/** `npm run proof restarts`: prints the report; the status says whether it holds. */
export const main = async (): Promise<number> => {
  const report = await proveRestarts(20)
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
  return report.faults.length === 0 && report.slowestRecovery < 2_000 ? 0 : 1
}
