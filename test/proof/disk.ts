import { spawnSync } from "node:child_process"
import { mkdtemp, rm, rmdir, statfs, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { type ProvenService, provenService } from "./service.js"

// The disk of the embedded database runs full, twice: first there is no room for more rows, then none for the log of
// writes, which ends Postgres and keeps it from starting again. Needs root, for a file system of its own.

export interface DiskReport {
  /** Statuses of writes by phase. */
  readonly statuses: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly acknowledged: number
  /** Milliseconds from the moment there was room again to the first good write, by phase. */
  readonly recovery: Readonly<Record<string, number>>
  readonly faults: ReadonlyArray<string>
}

const megabytes = 180

const mount = async (): Promise<string> => {
  const place = await mkdtemp(join(tmpdir(), "tailor-disk-"))
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tailor-disk", place])
  if (status === 0) return place
  await rmdir(place)
  throw new Error("a file system of its own is needed, which only root may mount")
}

/** Takes all room that is left. */
const fill = async (place: string): Promise<() => Promise<void>> => {
  const ballast = join(place, "ballast")
  const { bavail, bsize } = await statfs(place)
  await writeFile(ballast, Buffer.alloc(bavail * bsize, 1)).catch(() => undefined)
  return () => rm(ballast)
}

/** Uses up the room that the log of writes has in the file that it already holds. */
const fillLog = async (service: ProvenService) => {
  const client = new Client({
    ...{ user: "postgres", database: "postgres", host: join(service.dataDir, "postgres", "socket") }
  })
  client.on("error", () => undefined)
  await client.connect()
  try {
    for (let count = 0; count < 100; count += 1) {
      await client.query("SELECT pg_logical_emit_message(false, 'ballast', repeat('x', 1000000))")
    }
  } catch {
    // Postgres has ended.
  } finally {
    await client.end().catch(() => undefined)
  }
}

const application = (name: string) => ({
  ...{ company_name: name, job_title: "Engineer", status: "applied" },
  // Of random letters, which do not compress.
  applied_resume_snapshot: { text: Array.from({ length: 4_000 }, () => Math.random().toString(36)[2]).join("") }
})

const proveDisk = async (): Promise<DiskReport> => {
  const faults: Array<string> = []
  const statuses: Record<string, Record<string, number>> = {}
  const recovery: Record<string, number> = {}
  const acknowledged: Array<string> = []
  let written = 0
  const place = await mount()
  const service = await provenService({}, place)
  try {
    await service.start()
    const token = await service.token("somebody")
    const write = async (phase: string) => {
      const name = `write ${(written += 1)}`
      const { status } = await service.call("POST", "/api/applications", token, application(name))
      if (status === 201) acknowledged.push(name)
      const counted = (statuses[phase] ??= {})
      counted[status] = (counted[status] ?? 0) + 1
      return status
    }
    const recovered = async (phase: string) => {
      const began = performance.now()
      while ((await write(`${phase}, room again`)) !== 201 && performance.now() - began < 20_000) await sleep(10)
      recovery[phase] = Math.round(performance.now() - began)
    }
    for (let count = 0; count < 20; count += 1) await write("before")

    const empty = await fill(place)
    let full = 0
    for (let count = 0; count < 5_000 && full < 50; count += 1) if ((await write("rows")) === 503) full += 1
    if (full < 50) faults.push("the disk never ran full")
    if ((await service.call("GET", "/api/applications?limit=5", token)).status !== 200) faults.push("reads fail, too")
    await empty()
    await recovered("rows")

    const emptyAgain = await fill(place)
    await fillLog(service)
    // Longer than Postgres is tried to be started in one go.
    const until = performance.now() + 20_000
    while (performance.now() < until) {
      await write("log")
      await sleep(50)
    }
    if ((await service.call("GET", "/health", token)).status !== 200) faults.push("the service does not live")
    if ((await service.call("GET", "/health/ready", token)).status !== 503) faults.push("the service says it is ready")
    await emptyAgain()
    await recovered("log")

    for (const [phase, counted] of Object.entries(statuses)) {
      for (const status of Object.keys(counted)) {
        if (status !== "201" && status !== "503") faults.push(`${phase}: a write ended with ${status}`)
      }
    }
    if (!service.lives()) faults.push("the service ended")
    const client = new Client({
      ...{ user: "postgres", database: "postgres", host: join(service.dataDir, "postgres", "socket") }
    })
    await client.connect()
    const { rows } = await client.query<{ company_name: string }>("SELECT company_name FROM application_history")
    await client.end()
    const stored = new Set(rows.map(({ company_name }) => company_name))
    const lost = acknowledged.filter((name) => !stored.has(name)).length
    if (lost > 0) faults.push(`${lost} acknowledged writes were lost`)
    return { statuses, acknowledged: acknowledged.length, recovery, faults }
  } finally {
    await service.remove()
    spawnSync("umount", [place])
    await rmdir(place)
  }
}

/** `npm run proof disk`: prints the report; the status says whether it holds. */
export const main = async (): Promise<number> => {
  const report = await proveDisk()
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
  const slowest = Math.max(...Object.values(report.recovery))
  return report.faults.length === 0 && slowest < 2_000 ? 0 : 1
}
