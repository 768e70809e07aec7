import { spawn, spawnSync } from "node:child_process"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { table } from "../../cli/output/terminal.js"
import { freePort } from "./freePort.js"
import { machine, root } from "./peers/servers.js"
import { proofDatabase } from "./peers/setup.js"
import { until, within } from "./waiting.js"

// How long the first answer takes: `npm start` to the first 200 of /health, `tailor score` from start to exit. The least of several tries: other work on the machine only adds.

/** What was measured once or several times; times in milliseconds. */
export interface StartFigure {
  readonly what: string
  readonly limit: number
  readonly taken: number
}

/** Milliseconds of `npm start` until /health answers 200. */
const startOnce = async (env: Readonly<Record<string, string>>): Promise<number> => {
  const port = await freePort()
  const began = performance.now()
  // A group of its own: npm does not hand a signal on to what it started.
  const child = spawn("npm", ["start"], {
    ...{ cwd: root, detached: true, stdio: "ignore" },
    env: { ...process.env, PORT: String(port), LLM_PROVIDER: "offline", ...env }
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const isHealthy = () =>
    fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => status === 200,
      () => false
    )
  const isUp = () => {
    if (child.exitCode !== null) throw new Error("npm start ended before it answered")
    return isHealthy()
  }
  try {
    await until("/health of npm start", isUp, { pause: 5 })
    return performance.now() - began
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM")
    await within("the end of npm start", ended)
    // The group's other process may still hold the embedded database.
    await until("the end of the service", async () => !(await isHealthy()))
  }
}

/** What Node alone takes, which tells how busy the machine is: some 40 ms where nothing else runs. */
const bareOnce = (): number => {
  const began = performance.now()
  spawnSync(process.execPath, ["-e", "0"])
  return performance.now() - began
}

const scoreOnce = (): number => {
  const began = performance.now()
  const args = [
    "score",
    "--resume",
    "fixtures/resumes/01-backend-engineer.txt",
    "--job",
    "fixtures/jobs/01-backend-engineer.json"
  ]
  const { status } = spawnSync(process.execPath, [join(root, "dist/cli/main.js"), ...args], { cwd: root })
  if (status !== 0) throw new Error("tailor score failed")
  return performance.now() - began
}

/** Starts each so often, the first start of an embedded database once. */
export const measureStarts = async (tries: number): Promise<ReadonlyArray<StartFigure>> => {
  const least = async (measure: () => number | Promise<number>): Promise<number> => {
    let found = Infinity
    for (let count = 0; count < tries; count += 1) found = Math.min(found, await measure())
    return Math.round(found)
  }
  const dataDir = await mkdtemp(join(tmpdir(), "tailor-start-"))
  // As root, Postgres runs as another account, which must get through.
  await chmod(dataDir, 0o755)
  const database = await proofDatabase()
  try {
    const external = {
      ...{ DATABASE_URL: database.requestUrl, DATABASE_ADMIN_URL: database.adminUrl, DATA_DIR: dataDir }
    }
    return [
      { what: "node -e 0", limit: Infinity, taken: await least(bareOnce) },
      { what: "npm start, external database", limit: 1_500, taken: await least(() => startOnce(external)) },
      {
        what: "npm start, embedded database, first",
        limit: Infinity,
        taken: Math.round(await startOnce({ DATA_DIR: dataDir }))
      },
      {
        what: "npm start, embedded database, next",
        limit: 4_000,
        taken: await least(() => startOnce({ DATA_DIR: dataDir }))
      },
      { what: "tailor score", limit: 400, taken: await least(scoreOnce) }
    ]
  } finally {
    await database.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** `npm run proof start`: prints what it measured in milliseconds; the status says whether all is within its limit. */
export const main = async (): Promise<number> => {
  const figures = await measureStarts(5)
  const rows = figures.map(({ limit, taken, what }) => [
    { text: what },
    { text: `${taken} ms`, align: "right" as const },
    { text: limit === Infinity ? "" : `at most ${limit} ms` }
  ])
  process.stdout.write(`${[machine, "", ...table(rows)].join("\n")}\n`)
  return figures.every(({ limit, taken }) => taken <= limit) ? 0 : 1
}
