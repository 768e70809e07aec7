import { provenPostgres } from "./postgres.js"
import { provenService } from "./service.js"
import { until } from "./waiting.js"

// What a request costs as the history grows: users with few and with very many applications in one large table. What
// is counted is rows that Postgres touches, which no other work on the machine changes; times are told besides.

export interface GrowthReport {
  /** Rows in the table. */
  readonly rows: number
  /** By the user's number of applications: rows touched by, and median milliseconds of, each kind of request. */
  readonly users: Readonly<Record<string, Readonly<Record<string, { readonly touched: number; readonly ms: number }>>>>
  /** Scans of the whole table; must be 0. */
  readonly wholeScans: number
  /** Median time of the last user's first page over that of the one before, both of which are full. */
  readonly firstPageGrowth: number
  readonly faults: ReadonlyArray<string>
}

const limit = 50
const repeats = 15

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Measures users of these sizes in a table of at least so many rows. */
export const proveGrowth = async (sizes: ReadonlyArray<number>, rows: number): Promise<GrowthReport> => {
  const faults: Array<string> = []
  const users: Record<string, Record<string, { touched: number; ms: number }>> = {}
  let wholeScans = 0
  const postgres = await provenPostgres()
  const service = await provenService(postgres.environment)
  try {
    await service.start()
    const fill = (owner: string, count: number, from: number) =>
      postgres.sql(
        `INSERT INTO application_history (idp_user_id, company_name, job_title, status, created_at)
         SELECT CASE WHEN $1 = '' THEN 'other ' || n % 5000 ELSE $1 END, 'Acme ' || n, 'Engineer',
           CASE WHEN n % $2::integer = $2::integer / 2 THEN 'offer' ELSE 'applied' END, now() - n * interval '1 second'
         FROM generate_series($3::integer, $2::integer) AS n`,
        [owner, count, from]
      )
    for (const size of sizes) await fill(`user ${size}`, size, 1)
    await fill("", rows - sizes.reduce((sum, size) => sum + size, 0), 1)
    await postgres.sql("VACUUM ANALYZE application_history")

    /** Counters of the table; a backend hands its own in when it ends. */
    const counters = async () => {
      await postgres.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'tailor_request'")
      const left = () => postgres.sql("SELECT 1 FROM pg_stat_activity WHERE usename = 'tailor_request'")
      await until("the end of the connections", async () => (await left()).length === 0, { pause: 0 })
      const [found] = await postgres.sql(
        `SELECT seq_scan::int AS scans, (seq_tup_read + idx_tup_fetch)::int AS touched
         FROM pg_stat_user_tables WHERE relname = 'application_history'`
      )
      return { scans: Number(found?.["scans"]), touched: Number(found?.["touched"]) }
    }
    for (const size of sizes) {
      const owner = `user ${size}`
      const token = await service.token(owner)
      const [one] = await postgres.sql("SELECT id FROM application_history WHERE idp_user_id = $1 LIMIT 1", [owner])
      const requests: Readonly<Record<string, () => ReturnType<typeof service.call>>> = {
        "first page": () => service.call("GET", `/api/applications?limit=${limit}`, token),
        "rare status": () => service.call("GET", `/api/applications?limit=${limit}&status=offer`, token),
        "status change": () =>
          service.call("PATCH", `/api/applications/${String(one?.["id"])}/status`, token, { status: "applied" })
      }
      const measured: Record<string, { touched: number; ms: number }> = {}
      for (const [name, request] of Object.entries(requests)) {
        const before = await counters()
        const times: Array<number> = []
        // The first ones meet connections that were just killed.
        const isUp = async () => (await service.call("GET", "/api/profile/me", token)).status !== 503
        await until("an answer that is no 503", isUp, { pause: 0 })
        for (let count = 0; count < repeats; count += 1) {
          const began = performance.now()
          const { status } = await request()
          times.push(performance.now() - began)
          if (status !== 200) faults.push(`${name} ended with ${status}`)
        }
        const after = await counters()
        wholeScans += after.scans - before.scans
        measured[name] = {
          touched: Math.round((after.touched - before.touched) / repeats),
          ms: Math.round(median(times) * 10) / 10
        }
      }
      for (const [name, { touched }] of Object.entries(measured)) {
        // A page reads one row more than it shows.
        if (touched > limit + 1) faults.push(`${name} of ${size} applications touches ${touched} rows`)
      }
      users[size] = measured
    }
    if (wholeScans > 0) faults.push("the whole table was read")
    const times = sizes.map((size) => users[size]?.["first page"]?.ms ?? NaN)
    const [last = NaN, before = NaN] = times.toReversed()
    return { rows, users, wholeScans, firstPageGrowth: Math.round((last / before) * 100) / 100, faults }
  } finally {
    await service.remove()
    await postgres.remove()
  }
}

/** `npm run proof growth`: prints the report; the status says whether it holds. */
export const main = async (): Promise<number> => {
  const report = await proveGrowth([10, 1_000, 100_000], 1_000_000)
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
  return report.faults.length === 0 && report.firstPageGrowth < 2 ? 0 : 1
}
