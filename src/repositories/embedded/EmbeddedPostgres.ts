import type { ChildProcess } from "node:child_process"
import { createHash } from "node:crypto"
import * as Fs from "node:fs/promises"
import * as Os from "node:os"
import * as Path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import { Client } from "pg"
import { codeOf, makeFolder } from "../../makeFolder.js"
import { DatabaseUnusable } from "../DatabaseUnusable.js"
import { requestRole } from "../requestRole.js"
import { type Account, accountForPostgres, mayEnter } from "./account.js"
import { findBinaries } from "./binaries.js"
import { claim, clearPredecessor, saysReady, socketPrefix, stopPostmaster } from "./ownership.js"
import { type Cluster, createCluster, endOf, holdsCluster, startPostmaster } from "./postmaster.js"

export interface EmbeddedSettings {
  /** The service's data folder; the cluster lies in it, or elsewhere if the account that runs Postgres may not enter it. */
  readonly dataDir: string
  /** Default true. false is for tests: faster, and a crash of the machine may lose everything. */
  readonly fsync?: boolean
  /** Gets one line at a time: what the service has to say about the cluster, and Postgres' own output. */
  readonly log?: (line: string) => void
  /** Connections that the service's pools may open together. Default 18. */
  readonly connections?: number
}

/** How to connect to a running embedded Postgres. */
export interface EmbeddedPostgres {
  /** As the superuser, for migrations and the deletion of accounts. */
  readonly adminUrl: Redacted.Redacted
  /** As the role of requests, which owns nothing. */
  readonly requestUrl: Redacted.Redacted
  readonly folder: string
}

/** Clusters and binaries of a server that runs as root where its own data folder is closed to Postgres' account. */
const sharedFolder = "/var/lib/resume-tailoring"

/** Longest path of a socket that every platform takes, with the file's own name. */
const socketPathBytes = 100
const socketName = ".s.PGSQL.5432"

const unusable = (line: string) => new DatabaseUnusable({ line })

/** For pg, `host` after the question mark is the folder of the socket. */
const urlOf = (socket: string, role: string) =>
  Redacted.make(`postgresql://${role}@localhost/postgres?host=${encodeURIComponent(socket)}`)

/** Where the cluster of a data folder may lie: in it, or apart where Postgres' account cannot enter it. */
const placesOf = (real: string) => ({
  near: Path.join(real, "postgres"),
  far: Path.join(sharedFolder, createHash("sha256").update(real).digest("hex").slice(0, 16))
})

/** Whether a data folder has a cluster already; makes nothing. */
export const hasCluster = (dataDir: string): Effect.Effect<boolean> =>
  Effect.promise(async () => {
    const real = await Fs.realpath(dataDir).catch(() => undefined)
    if (real === undefined) return false
    const { far, near } = placesOf(real)
    return holdsCluster(Path.join(near, "data")) || holdsCluster(Path.join(far, "data"))
  })

/** The folder of the cluster: in the data folder if Postgres' account can get there, else below `sharedFolder`. */
const placeCluster = async (dataDir: string, account: Account | undefined, log: (line: string) => void) => {
  await makeFolder(Path.resolve(dataDir))
  const real = await Fs.realpath(dataDir)
  const { far, near } = placesOf(real)
  if (account === undefined) return near
  const open = await mayEnter(account, real)
  // An existing cluster decides before the folder's present permissions do: the data must be found again.
  if (open && !holdsCluster(Path.join(far, "data"))) return near
  if (!open && holdsCluster(Path.join(near, "data"))) {
    throw unusable(`DATA_DIR holds a database, but the account ${account.name} that runs it may not enter that folder`)
  }
  log(`the account ${account.name} runs Postgres and may not enter DATA_DIR: the database lies in ${far}`)
  return far
}

const ownFolder = async (folder: string, account: Account | undefined) => {
  await makeFolder(folder, 0o700)
  await Fs.chmod(folder, 0o700)
  if (account !== undefined) await Fs.chown(folder, account.uid, account.gid)
}

/** A folder of its own for the socket; a short temporary one where the path would be too long for a socket. */
const placeSocket = async (folder: string, account: Account | undefined) => {
  const near = Path.join(folder, "socket")
  const fits = Buffer.byteLength(Path.join(near, socketName)) < socketPathBytes
  const socket = fits ? near : await Fs.mkdtemp(Path.join(Os.tmpdir(), socketPrefix))
  await ownFolder(socket, account)
  return { socket, remove: fits ? async () => {} : () => Fs.rm(socket, { recursive: true, force: true }) }
}

/** Waits until the server answers, and lets the role of requests log in. Returns false when the process ended first. */
const answers = async (child: ChildProcess, cluster: Cluster, adminUrl: Redacted.Redacted): Promise<boolean> => {
  let running = true
  void endOf(child).then(() => {
    running = false
  })
  while (running) {
    // Asked before, it would log a refusal for each try.
    if (!(await saysReady(cluster.data))) {
      await sleep(10)
      continue
    }
    const client = new Client({ connectionString: Redacted.value(adminUrl) })
    client.on("error", () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [requestRole])
      if (rows.length === 0) await client.query(`CREATE ROLE ${requestRole} LOGIN`)
      return true
    } catch {
      await sleep(15)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return false
}

interface Running extends EmbeddedPostgres {
  readonly stop: () => Promise<void>
}

/** Keeps the postmaster running until `stop`: one that ends by itself is started again. */
const supervise = async (
  cluster: Cluster,
  adminUrl: Redacted.Redacted
): Promise<{ readonly stop: () => Promise<void> }> => {
  let child: ChildProcess | undefined
  let stopping = false
  // Again while a predecessor's last processes still hold the cluster, or a full disk keeps it from recovering.
  const start = async (): Promise<boolean> => {
    for (let attempt = 0; attempt < 40 && !stopping; attempt += 1) {
      child = startPostmaster(cluster)
      if (await answers(child, cluster, adminUrl)) return true
      await sleep(250)
      if (!stopping) await clearPredecessor(cluster.data)
    }
    return false
  }
  // The process id of one that has ended may be somebody else's by now.
  const running = () =>
    child !== undefined && child.exitCode === null && child.signalCode === null ? child.pid : undefined
  if (!(await start())) throw unusable("the embedded Postgres does not start; its log lines say why")
  // A process that ends without closing its scopes (an uncaught failure) takes its database with it, too.
  const onExit = () => {
    const pid = running()
    if (pid !== undefined) process.kill(pid, "SIGINT")
  }
  process.once("exit", onExit)
  const watch = async (): Promise<void> => {
    while (child !== undefined) {
      const end = await endOf(child)
      if (stopping) return
      cluster.log(`the embedded Postgres ended by itself (${end}) and is started again`)
      await clearPredecessor(cluster.data)
      // Without end: what keeps it down, such as a full disk, may be mended while the service lives.
      while (!(await start())) {
        if (stopping) return
        cluster.log("the embedded Postgres does not start; it is tried again")
        await sleep(1_000)
      }
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      stopping = true
      process.off("exit", onExit)
      const pid = running()
      if (pid !== undefined) await stopPostmaster(pid)
      await watching
      // It may have been on its way up again when the stop came.
      const late = running()
      if (late !== undefined) await stopPostmaster(late)
    }
  }
}

const run = async (settings: EmbeddedSettings): Promise<Running> => {
  const log = settings.log ?? (() => undefined)
  const account = await accountForPostgres()
  if (account === "none") {
    throw unusable("Postgres does not run as root and there is no account nobody or postgres: set DATABASE_URL")
  }
  const folder = await placeCluster(settings.dataDir, account, log)
  const binaries = await findBinaries(account, account === undefined ? Path.dirname(folder) : sharedFolder)
  if (binaries === undefined) {
    throw unusable(
      `there is no embedded Postgres that runs on this machine (${process.platform}-${process.arch}; Linux needs glibc): set DATABASE_URL`
    )
  }
  await makeFolder(Path.dirname(folder), 0o755)
  await ownFolder(folder, account)
  const claimed = await claim(folder)
  if ("heldBy" in claimed) {
    throw unusable(`the database of DATA_DIR is in use by another server (${claimed.heldBy})`)
  }
  const undo: Array<() => Promise<void>> = [claimed.release]
  const stop = async () => {
    for (const step of undo.reverse()) await step()
  }
  try {
    const data = Path.join(folder, "data")
    if (await clearPredecessor(data)) log("the database of a server that was killed is stopped and started anew")
    const { remove, socket } = await placeSocket(folder, account)
    undo.push(remove)
    // Beside the pools: looks after lost connections, migrations, an operator, and those on their way out.
    const connections = Math.max(64, (settings.connections ?? 18) + 16)
    const fsync = settings.fsync ?? true
    const cluster: Cluster = { binaries, account, folder, data, socket, fsync, connections, log }
    const failed = await createCluster(cluster)
    if (failed !== undefined) throw unusable(`the embedded Postgres cannot create its cluster (initdb: ${failed})`)
    const adminUrl = urlOf(socket, "postgres")
    undo.push((await supervise(cluster, adminUrl)).stop)
    return { adminUrl, requestUrl: urlOf(socket, requestRole), folder, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

/**
 * A real Postgres from npm for this platform, started on the cluster of a data folder and stopped with the scope. One
 * that was left behind by a killed server is stopped first; a folder that a living server uses is refused.
 */
export const startEmbeddedPostgres = (
  settings: EmbeddedSettings
): Effect.Effect<EmbeddedPostgres, DatabaseUnusable, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: () => run(settings),
      catch: (cause) => {
        if (cause instanceof DatabaseUnusable) return cause
        const code = codeOf(cause) ?? "unexpected failure"
        return unusable(
          `the embedded Postgres cannot use DATA_DIR (${code}): set it to a folder that this account may write to, or set DATABASE_URL`
        )
      }
    }),
    ({ stop }) => Effect.promise(stop)
  )
