import { type ChildProcess, spawn } from "node:child_process"
import { existsSync } from "node:fs"
import * as Fs from "node:fs/promises"
import * as Path from "node:path"
import * as Readline from "node:readline"
import type { Account } from "./account.js"
import type { Binaries } from "./binaries.js"

/** Where a cluster lies and who runs it. */
export interface Cluster {
  readonly binaries: Binaries
  readonly account: Account | undefined
  /** Holds everything of the cluster; 0700, of the account. */
  readonly folder: string
  readonly data: string
  readonly socket: string
  /** false only for tests: a crash of the machine may then lose everything. */
  readonly fsync: boolean
  /** `max_connections` of the server. */
  readonly connections: number
  readonly log: (line: string) => void
}

const start = (cluster: Cluster, command: string, args: ReadonlyArray<string>): ChildProcess => {
  const child = spawn(command, args, {
    cwd: cluster.folder,
    // Nothing of our environment: no secret of the service, no PG* variable, no locale.
    env: { LC_ALL: "C", TZ: "UTC" },
    // A process group of its own: an interrupt typed at the terminal is for the server, which then stops Postgres.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    ...(cluster.account && { uid: cluster.account.uid, gid: cluster.account.gid })
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) Readline.createInterface({ input: stream }).on("line", cluster.log)
  }
  return child
}

/** Resolves with how the process ended, as a word; never rejects. */
export const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.signalCode ?? `status ${child.exitCode}`)
    child.once("error", (cause: NodeJS.ErrnoException) => resolve(cause.code ?? "error"))
    child.once("exit", (code, signal) => resolve(signal ?? `status ${code}`))
  })

/** Whether a data folder of Postgres is one. */
export const holdsCluster = (data: string): boolean => existsSync(Path.join(data, "PG_VERSION"))

/** Creates the cluster unless it is there; one that was interrupted half-way is made anew. Returns what went wrong. */
export const createCluster = async (cluster: Cluster): Promise<string | undefined> => {
  if (holdsCluster(cluster.data)) return undefined
  for (const entry of await Fs.readdir(cluster.folder)) {
    if (entry.startsWith("data.new")) await Fs.rm(Path.join(cluster.folder, entry), { recursive: true, force: true })
  }
  const fresh = `${cluster.data}.new`
  const initdb = start({ ...cluster, log: () => undefined }, cluster.binaries.initdb, [
    ...["--pgdata", fresh, "--username", "postgres", "--encoding", "UTF8", "--locale", "C"],
    // Whoever can open the socket is the service: it lies in a folder closed to everyone else.
    ...["--auth-local", "trust", "--auth-host", "reject"],
    ...(cluster.fsync ? [] : ["--no-sync"])
  ])
  const end = await endOf(initdb)
  if (end !== "status 0") return end
  await Fs.rename(fresh, cluster.data)
  return undefined
}

const settings = (cluster: Cluster): ReadonlyArray<string> => [
  "listen_addresses=",
  `unix_socket_directories=${cluster.socket}`,
  "unix_socket_permissions=0700",
  `max_connections=${cluster.connections}`,
  "shared_buffers=64MB",
  // One server uses it, for short statements: no replication, no parallel workers, no compiler.
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_parallel_workers_per_gather=0",
  "io_method=sync",
  "jit=off",
  // What goes wrong in a statement is told to the client; in the log it could show a person's data.
  "log_min_messages=fatal",
  "log_min_error_statement=panic",
  "log_error_verbosity=terse",
  "log_checkpoints=off",
  "logging_collector=off",
  ...(cluster.fsync ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"])
]

/** Starts the server process of a cluster; the caller waits until it answers. */
export const startPostmaster = (cluster: Cluster): ChildProcess =>
  start(cluster, cluster.binaries.postgres, [
    ...["-D", cluster.data],
    ...settings(cluster).flatMap((setting) => ["-c", setting])
  ])
