import { type ChildProcess, spawn } from "node:child_process"
import { createHmac, randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import * as NodeContext from "@effect/platform-node/NodeContext"
import * as Effect from "effect/Effect"
import { mintToken } from "../../src/auth/localKeys.js"
import { until, within } from "./waiting.js"

export interface Answer {
  readonly status: number
  readonly text: string
}

/** The built service as a process of its own on a data folder of its own, which outlives its kills. */
export interface ProvenService {
  readonly dataDir: string
  /** Its address since the last start. */
  readonly url: () => string
  /** Starts it and gives the milliseconds until it was ready. */
  readonly start: () => Promise<number>
  /** Its exit status; null where a signal ended it, undefined where it does not run. */
  readonly stop: (signal: "SIGKILL" | "SIGTERM") => Promise<number | null | undefined>
  /** The id of its process since the last start. */
  readonly pid: () => number
  /** What it logged since the last start. */
  readonly log: () => string
  /** Whether the process that `start` began lives. */
  readonly lives: () => boolean
  readonly token: (subject: string) => Promise<string>
  /** A request; status 0 when there was no whole answer. */
  readonly call: (
    method: string,
    path: string,
    token: string,
    body?: unknown,
    headers?: Record<string, string>
  ) => Promise<Answer>
  /** Sends the notice that an account was deleted. */
  readonly deleted: (subject: string) => Promise<Answer>
  readonly remove: () => Promise<void>
}

/** The built service, from here and from where this file is built to. */
const mainFile = (): string => {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, "package.json"))) return join(at, "dist/src/main.js")
  }
  throw new Error("package.json is not to be found")
}

const webhookKey = Buffer.alloc(32, 5)

/** The line that ended a start, as far as there was one. */
const fatalIn = (text: string): string => /"level":"fatal"[^\n]*/.exec(text)?.[0] ?? "no line says why"

const portOf = (line: string): number | undefined => {
  const port = /"port":(\d+)/.exec(line)?.[1]
  return line.includes("listening") && port !== undefined ? Number(port) : undefined
}

export const provenService = async (
  environment: Readonly<Record<string, string>> = {},
  below = tmpdir()
): Promise<ProvenService> => {
  const dataDir = await mkdtemp(join(below, "tailor-proof-"))
  // As root, Postgres runs as another account, which must get through: else the cluster lies elsewhere and stays.
  await chmod(dataDir, 0o755)
  let child: ChildProcess | undefined
  let port = 0
  let log = ""

  const request = async (path: string, init: RequestInit): Promise<Answer> => {
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(15_000) })
      return { status: response.status, text: await response.text() }
    } catch (failure) {
      const cause: unknown = failure instanceof Error ? (failure.cause ?? failure) : failure
      const [name, code] = cause instanceof Error ? [cause.name, "code" in cause ? String(cause.code) : ""] : ["", ""]
      return { status: 0, text: `${name} ${code}`.trim() }
    }
  }

  const start = async () => {
    const started = performance.now()
    const running = spawn(process.execPath, [mainFile()], {
      env: {
        ...{ DATA_DIR: dataDir, PORT: "0", RATE_LIMIT_ENABLED: "false" },
        IDP_WEBHOOK_SECRET: `whsec_${webhookKey.toString("base64")}`,
        ...environment
      },
      stdio: ["ignore", "pipe", "ignore"]
    })
    child = running
    const heard = new Promise<number>((resolve, reject) => {
      log = ""
      running.stdout.on("data", (chunk: Buffer) => {
        log = (log + chunk.toString("utf8")).slice(-100_000)
        const found = log
          .split("\n")
          .map(portOf)
          .find((value) => value !== undefined)
        if (found !== undefined) resolve(found)
      })
      running.once("exit", () => reject(new Error(`the service ended while it started: ${fatalIn(log)}`)))
    })
    port = await within("the line that says where the service listens", heard)
    const isReady = async () => (await request("/health/ready", {})).status === 200
    await until("/health/ready of the service", isReady, { pause: 5 })
    return performance.now() - started
  }

  const stop = async (signal: "SIGKILL" | "SIGTERM") => {
    const running = child
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return undefined
    const ended = new Promise<number | null>((resolve) => running.once("exit", (code) => resolve(code)))
    running.kill(signal)
    return ended
  }

  return {
    dataDir,
    url: () => `http://127.0.0.1:${port}`,
    start,
    stop,
    pid: () => child?.pid ?? 0,
    log: () => log,
    lives: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    token: (subject) =>
      Effect.runPromise(mintToken({ dataDir, subject, seconds: 36_000 }).pipe(Effect.provide(NodeContext.layer))),
    call: (method, path, token, body, headers = {}) =>
      request(path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      }),
    deleted: (subject) => {
      const body = JSON.stringify({ type: "user.deleted", data: { id: subject } })
      const [id, timestamp] = [randomUUID(), String(Math.floor(Date.now() / 1000))]
      const signature = createHmac("sha256", webhookKey).update(`${id}.${timestamp}.${body}`).digest("base64")
      return request("/webhooks/idp", {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          ...{ "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` }
        }
      })
    },
    remove: async () => {
      await stop("SIGTERM")
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}
