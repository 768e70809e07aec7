import { type ChildProcess, spawn } from "node:child_process"
import * as Fs from "node:fs/promises"
import * as Os from "node:os"
import * as Path from "node:path"
import * as Config from "effect/Config"
import * as Effect from "effect/Effect"
import { freePort } from "./freePort.js"
import { builtProgram } from "../../src/ownPackage.js"
import { refuse } from "../Refused.js"

/** A service of one's own: its address and the data folder that its tokens come from. */
export interface ServiceChild {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  /** Ends it by SIGTERM, as an operator would; fails when it does not end in order. */
  readonly stop: Effect.Effect<void, ReturnType<typeof refuse>>
  /** Waits until it ends by itself, which it is not meant to do: fails with why. */
  readonly ended: Effect.Effect<never, ReturnType<typeof refuse>>
}

export interface ServiceSettings {
  /** Variables beside those that this sets; they go before. */
  readonly env?: Readonly<Record<string, string>>
  /** A folder that outlives the service; a new one by default, removed with the scope. */
  readonly dataDir?: string
  /** Options of Node itself. */
  readonly nodeOptions?: ReadonlyArray<string>
  /** Another program that serves, by its path in `dist`, and what it is told. */
  readonly program?: readonly [path: string, ...words: ReadonlyArray<string>]
}

const usualProgram = ["src/main.js"] as const

/** How long the first start may take: Postgres unpacks itself and makes its cluster. */
const startSeconds = 60
const stopSeconds = 15

/** Open to other accounts: as root, Postgres runs as another one and its cluster has to lie in here. */
export const temporaryFolder = Effect.acquireRelease(
  Effect.promise(async () => {
    const folder = await Fs.mkdtemp(Path.join(Os.tmpdir(), "tailor-demo-"))
    await Fs.chmod(folder, 0o755)
    return folder
  }),
  (folder) => Effect.promise(() => Fs.rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
)

/** What programs need of the environment to run at all; the rest could change what is shown. */
const carried = Effect.gen(function* () {
  const kept: Record<string, string> = {}
  for (const name of ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]) {
    const value = yield* Effect.orElseSucceed(Config.string(name), () => "")
    if (value !== "") kept[name] = value
  }
  return kept
})

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

const whenEnded = (child: ChildProcess) =>
  Effect.async<void>((resume) => {
    if (ended(child)) return resume(Effect.void)
    const done = () => resume(Effect.void)
    child.once("exit", done)
    return Effect.sync(() => child.off("exit", done))
  })

/** The last thing a service says before it ends is why. */
const reasonIn = (output: string): string => {
  const fatal = output
    .split("\n")
    .toReversed()
    .find((line) => /"level":"(?:fatal|error)"/.test(line))
  const message = /"message":"((?:[^"\\]|\\.)*)"/.exec(fatal ?? "")?.[1]
  return message === undefined ? "" : `: ${message}`
}

const isHealthy = (url: string) =>
  Effect.tryPromise(async (signal) => {
    const { ok } = await fetch(`${url}/health/ready`, { signal })
    return ok
  }).pipe(
    Effect.timeout("2 seconds"),
    Effect.orElseSucceed(() => false)
  )

/**
 * The real service in a process of its own: a free port, a new data folder, embedded database, offline model,
 * development identity, unless the settings say otherwise. Ends with the scope, and a folder of its own with it.
 */
export const startService = Effect.fnUntraced(function* (settings: ServiceSettings = {}) {
  const dataDir = settings.dataDir ?? (yield* temporaryFolder)
  const port = yield* freePort
  const url = `http://127.0.0.1:${port}`
  const usual = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, LLM_PROVIDER: "offline" }
  const env = { ...(yield* carried), ...usual, ...settings.env }
  const [program, ...words] = settings.program ?? usualProgram
  let output = ""
  const child = yield* Effect.acquireRelease(
    Effect.sync(() => {
      const started = spawn(process.execPath, [...(settings.nodeOptions ?? []), builtProgram(program), ...words], {
        env,
        stdio: ["ignore", "pipe", "pipe"]
      })
      const keep = (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-20_000)
      }
      started.stdout.on("data", keep)
      started.stderr.on("data", keep)
      started.on("error", () => undefined)
      return started
    }),
    (started) =>
      Effect.sync(() => started.kill("SIGTERM")).pipe(
        Effect.zipRight(Effect.timeout(whenEnded(started), `${stopSeconds} seconds`)),
        Effect.catchAll(() => Effect.sync(() => started.kill("SIGKILL")))
      )
  )
  yield* isHealthy(url).pipe(
    Effect.flatMap((healthy) => {
      if (healthy) return Effect.succeed(true)
      if (ended(child)) return Effect.fail(refuse(`the service did not start${reasonIn(output)}`))
      return Effect.as(Effect.sleep("50 millis"), false)
    }),
    Effect.repeat({ until: (healthy) => healthy }),
    Effect.timeoutFail({
      duration: `${startSeconds} seconds`,
      onTimeout: () => refuse(`the service was not ready after ${startSeconds} seconds${reasonIn(output)}`)
    })
  )
  const stop = Effect.sync(() => child.kill("SIGTERM")).pipe(
    Effect.zipRight(whenEnded(child)),
    Effect.timeoutFail({
      duration: `${stopSeconds} seconds`,
      onTimeout: () => refuse(`the service did not end within ${stopSeconds} seconds after SIGTERM`)
    }),
    Effect.filterOrFail(
      () => child.exitCode === 0,
      () => refuse(`the service ended out of order${reasonIn(output)}`)
    ),
    Effect.asVoid
  )
  const endedBySelf = Effect.zipRight(
    whenEnded(child),
    Effect.suspend(() => refuse(`the service has ended${reasonIn(output)}`))
  )
  const service: ServiceChild = { url, pid: child.pid ?? 0, dataDir, stop, ended: endedBySelf }
  return service
})
