import { setTimeout as sleep } from "node:timers/promises"
import { type ProvenPostgres, provenPostgres } from "./postgres.js"
import { type ProvenService, provenService } from "./service.js"

// A large account deleted while others work: how long it takes, and what it costs the others, measured in turns with
// the same work beside no deletion.

export interface DeletionReport {
  readonly applications: number
  readonly rounds: number
  /** Milliseconds of the slowest deletion. */
  readonly slowest: number
  /** Medians in milliseconds of others' requests, and the ratio of the two. */
  readonly beside: number
  readonly alone: number
  readonly ratio: number
  /** Others' requests by status. */
  readonly statuses: Readonly<Record<string, number>>
  readonly faults: ReadonlyArray<string>
}

const others = 4

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const seed = (postgres: ProvenPostgres, owner: string, applications: number) =>
  postgres.sql(
    `INSERT INTO application_history (idp_user_id, company_name, job_title, applied_resume_snapshot, snapshot_bytes)
     SELECT $1, 'Acme ' || n, 'Engineer', json_build_object('summary', repeat('x', 400)), 416
     FROM generate_series(1, $2::integer) AS n`,
    [owner, applications]
  )

/** Others' work while something goes on; gives the milliseconds of each request. */
const work = async (
  service: ProvenService,
  statuses: Record<string, number>,
  meanwhile: () => Promise<unknown>
): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  let going = true
  const worker = async (number: number) => {
    const token = await service.token(`other ${number}`)
    for (let count = 0; going; count += 1) {
      const began = performance.now()
      const { status } = await (count % 2 === 0
        ? service.call("POST", "/api/applications", token, {
            ...{ company_name: "Acme", job_title: "Engineer", status: "draft" }
          })
        : service.call("GET", "/api/applications?limit=10", token))
      times.push(performance.now() - began)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const working = Promise.all(Array.from({ length: others }, (_, number) => worker(number)))
  await meanwhile()
  going = false
  await working
  return times
}

/** Deletes an account of this many applications this many times, each time measured beside and without. */
export const proveDeletion = async (applications: number, rounds: number): Promise<DeletionReport> => {
  const faults: Array<string> = []
  const statuses: Record<string, number> = {}
  const [beside, alone]: readonly [Array<number>, Array<number>] = [[], []]
  let slowest = 0
  const postgres = await provenPostgres()
  const service = await provenService(postgres.environment)
  try {
    await service.start()
    // Warm on both sides of the comparison.
    await work(service, {}, () => sleep(300))
    for (let round = 0; round < rounds; round += 1) {
      const owner = `large ${round}`
      const token = await service.token(owner)
      await seed(postgres, owner, applications)
      await postgres.sql("CHECKPOINT")
      let took = 0
      const deletion = async () => {
        const began = performance.now()
        const { status } = await service.deleted(owner)
        took = performance.now() - began
        if (status !== 204) faults.push(`a deletion ended with ${status}`)
      }
      beside.push(...(await work(service, statuses, deletion)))
      slowest = Math.max(slowest, took)
      // What was deleted is cleared away before the other half, which would pay for it.
      await postgres.sql("VACUUM application_history")
      alone.push(...(await work(service, statuses, () => sleep(took))))
      const left = await postgres.sql("SELECT 1 FROM application_history WHERE idp_user_id = $1 LIMIT 1", [owner])
      if (left.length > 0) faults.push("a deletion left rows")
      if ((await service.call("GET", "/api/applications", token)).status !== 401) faults.push("an old token was taken")
    }
    for (const status of Object.keys(statuses)) {
      if (status !== "200" && status !== "201") faults.push(`another's request ended with ${status}`)
    }
  } finally {
    await service.remove()
    await postgres.remove()
  }
  const [disturbed, quiet] = [median(beside), median(alone)]
  const figure = (value: number) => Math.round(value * 100) / 100
  return {
    ...{ applications, rounds, slowest: Math.round(slowest), statuses, faults },
    ...{ beside: figure(disturbed), alone: figure(quiet), ratio: figure(disturbed / quiet) }
  }
}

/** `npm run proof deletion`: prints the report; the status says whether it holds. */
export const main = async (): Promise<number> => {
  const report = await proveDeletion(100_000, 6)
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
  return report.faults.length === 0 && report.slowest < 15_000 && report.ratio < 2 ? 0 : 1
}
