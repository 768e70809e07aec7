import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { arch, cpus, platform } from "node:os"
import { basename, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import * as Schema from "effect/Schema"
import { build } from "rolldown"
import { freePort } from "../freePort.js"
import { until, within } from "../waiting.js"
import type { LoadOrder, LoadReport } from "./load.js"
import type { PeerSettings } from "./work.js"

/** The package's folder, from here. */
export const root = (() => {
  let at = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(at, "package.json"))) at = dirname(at)
  return at
})()

/** What figures were measured on. */
export const machine = `${cpus()[0]?.model ?? "unknown"}, ${cpus().length} cores, ${platform()} ${arch()}, Node ${process.versions.node}`

const programs = ["nodeHttp", "fastify", "express", "load"] as const
export type Program = (typeof programs)[number]

/** What `npm start` gives Node; the peers get the same. */
const nodeOptions = ["--max-semi-space-size=32", "--heap-growing-percent=70"]

/**
 * The peers as plain JavaScript, beside the packages that they load and made as the service is: run by tsx, they would
 * be slower than they are.
 */
export const builtPeers = async () => {
  const outdir = join(root, "node_modules/.cache/tailor-peers", String(process.pid))
  await build({
    input: programs.map((name) => join(root, "test/proof/peers", `${name}.ts`)),
    platform: "node",
    external: (path) => !/^[./\0]/.test(path),
    transform: { target: "node20" },
    output: { dir: outdir, format: "esm", entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" }
  })
  return {
    path: (name: Program) => join(outdir, `${name}.mjs`),
    remove: () => rm(outdir, { recursive: true, force: true })
  }
}

export interface Server {
  readonly port: number
  readonly pid: number
  /** CPU time taken so far, of all its threads, in microseconds; 0 where the system does not tell. */
  readonly cpu: () => number
  readonly stop: () => Promise<void>
}

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Microseconds in one tick of /proc; 100 a second on every Linux that Node runs on. */
const tick = 10_000

const cpuOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ")
    return (Number(fields[11]) + Number(fields[12])) * tick
  } catch {
    return 0
  }
}

const listening = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let text = ""
    child.stdout?.on("data", (chunk: Buffer) => {
      if (text.length > 20_000) return
      text += chunk.toString("utf8")
      const port = /"listening"[^\n]*"port":(\d+)/.exec(text)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
    child.once("exit", () => reject(new Error(`a server ended while it started: ${text}`)))
  })

const begun = (args: ReadonlyArray<string>, env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [...nodeOptions, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", ...(args.includes("--expose-gc") ? (["ipc"] as const) : [])]
  })

const serverOf = (child: ChildProcess, port: number): Server => {
  const pid = child.pid ?? 0
  return {
    port,
    pid,
    cpu: () => cpuOf(pid),
    stop: async () => {
      if (ended(child)) return
      const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()))
      child.kill("SIGTERM")
      await within("the end of a server", exit).catch((failure: unknown) => {
        child.kill("SIGKILL")
        throw failure
      })
    }
  }
}

export const startPeer = async (path: string, settings: PeerSettings): Promise<Server> => {
  const child = begun([path, JSON.stringify(settings)], {})
  try {
    return serverOf(child, await within(`the port of ${basename(path)}`, listening(child)))
  } catch (failure) {
    child.kill("SIGKILL")
    throw failure
  }
}

/** Memory of a process in bytes, after a collection where that could be asked for. */
export interface Memory {
  readonly rss: number
  readonly heapUsed: number
  readonly external: number
}

/** Loaded before the service where its memory is watched: tells it over the channel, after a whole collection. */
const watcher = `
  process.on("message", () => { gc(); process.send(process.memoryUsage()) })
  process.channel.unref()
`

export interface Watched extends Server {
  readonly memory: () => Promise<Memory>
}

const MemoryAnswer = Schema.Struct({ rss: Schema.Number, heapUsed: Schema.Number, external: Schema.Number })

/** As `startTailor`, with its memory to be asked for. */
export const startWatched = async (env: Readonly<Record<string, string>>): Promise<Watched> => {
  const source = `data:text/javascript,${encodeURIComponent(watcher)}`
  const { child, server } = await startedTailor(env, ["--expose-gc", "--import", source])
  return {
    ...server,
    memory: () =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new Error("the service ended"))
        child.once("message", (answer) => {
          child.off("exit", ended)
          resolve(Schema.decodeUnknownSync(MemoryAnswer)(answer))
        })
        child.once("exit", ended)
        child.send("memory")
      })
  }
}

/** The built service. */
export const startTailor = async (env: Readonly<Record<string, string>>): Promise<Server> =>
  (await startedTailor(env, [])).server

/** Its port is chosen before, because at LOG_LEVEL=warn it does not say where it listens. */
const startedTailor = async (env: Readonly<Record<string, string>>, args: ReadonlyArray<string>) => {
  const port = await freePort()
  const child = begun([...args, join(root, "dist/src/main.js")], {
    ...{ PORT: String(port), HOST: "127.0.0.1", LLM_PROVIDER: "offline" },
    ...env
  })
  // Its log lines are read, as somebody would.
  child.stdout?.resume()
  const isReady = async () => {
    if (ended(child)) throw new Error("the service ended while it started")
    return fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false
    )
  }
  try {
    await until("/health/ready of the service", isReady)
  } catch (failure) {
    child.kill("SIGKILL")
    throw failure
  }
  return { child, server: serverOf(child, port) }
}

/** Milliseconds that a load may take at most: its requests at 20 a second, which is far below what any server does. */
const loadLimit = ({ count }: LoadOrder): number => 30_000 + count * 50

/** Runs one load in a process of its own. */
export const loaded = async (path: string, order: LoadOrder): Promise<LoadReport> => {
  const child = spawn(process.execPath, [path], { stdio: ["pipe", "pipe", "inherit"] })
  const report = new Promise<LoadReport>((resolve, reject) => {
    let text = ""
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString("utf8")
    })
    child.once("exit", (code) => {
      if (code === 0) resolve(JSON.parse(text) as LoadReport)
      else reject(new Error("the load ended with a failure"))
    })
    child.stdin.end(JSON.stringify(order))
  })
  try {
    return await within("the end of a load", report, loadLimit(order))
  } catch (failure) {
    child.kill("SIGKILL")
    throw failure
  }
}
