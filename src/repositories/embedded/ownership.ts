import { execFile } from "node:child_process"
import * as Fs from "node:fs/promises"
import * as Os from "node:os"
import * as Path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

/** How the temporary folder of a socket is called, below the system's own. */
export const socketPrefix = "tailor-socket-"

const readOr = (path: string): Promise<string | undefined> => Fs.readFile(path, "utf8").catch(() => undefined)

const output = (command: string, ...args: ReadonlyArray<string>): Promise<string> =>
  new Promise((resolve) => execFile(command, args, (cause, stdout) => resolve(cause === null ? stdout.trim() : "")))

/**
 * What tells a process from a later one with the same id: when it started. Empty where there is no such process; a
 * zombie counts as none.
 */
const startOf = async (pid: number): Promise<string> => {
  if (process.platform !== "linux") return output("/bin/ps", "-o", "lstart=", "-p", String(pid))
  const stat = await readOr(`/proc/${pid}/stat`)
  if (stat === undefined) return ""
  // The command name stands in parentheses and may hold anything; the fields after it are plain.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  if (fields[0] === "Z" || fields[0] === "X") return ""
  const boot = (await readOr("/proc/sys/kernel/random/boot_id")) ?? ""
  return `${boot.trim()} ${fields[19] ?? ""}`
}

const commandOf = async (pid: number): Promise<string> => {
  if (process.platform !== "linux") return output("/bin/ps", "-o", "command=", "-p", String(pid))
  return ((await readOr(`/proc/${pid}/cmdline`)) ?? "").split("\0").join(" ")
}

/** The process that a server's owner file names, if that very process still lives. */
const livingOwner = async (content: string): Promise<number | undefined> => {
  const [pid = "", start = ""] = content.split("\n")
  const now = /^\d+$/.test(pid) ? await startOf(Number(pid)) : ""
  return now !== "" && now === start ? Number(pid) : undefined
}

/**
 * Makes this process the owner of a cluster's folder. Fails with the id of the process that owns it now. The result
 * gives it up again.
 */
export const claim = async (
  folder: string
): Promise<{ readonly heldBy: number } | { readonly release: () => Promise<void> }> => {
  const path = Path.join(folder, "owner")
  const mine = `${process.pid}\n${await startOf(process.pid)}`
  for (let attempt = 0; attempt < 50; attempt += 1) {
    // Written beside and linked into place: nobody ever reads half an owner.
    const own = `${path}.${process.pid}`
    await Fs.writeFile(own, mine)
    const linked = await Fs.link(own, path).then(
      () => true,
      (cause: NodeJS.ErrnoException) => {
        if (cause.code === "EEXIST") return false
        throw cause
      }
    )
    await Fs.rm(own, { force: true })
    if (linked) {
      return {
        release: async () => {
          if ((await readOr(path)) === mine) await Fs.rm(path, { force: true })
        }
      }
    }
    const content = await readOr(path)
    if (content === undefined) continue
    const owner = await livingOwner(content)
    if (owner !== undefined) return { heldBy: owner }
    // Taken away by renaming, and looked at afterwards: of two starts that see the same dead owner one gets it, and
    // the other must not throw out the first one's fresh file.
    const stale = `${path}.stale.${process.pid}`
    const taken = await Fs.rename(path, stale).then(
      () => true,
      () => false
    )
    if (taken && (await readOr(stale)) !== content) await Fs.link(stale, path).catch(() => undefined)
    await Fs.rm(stale, { force: true })
    await sleep(10)
  }
  return { heldBy: 0 }
}

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself meanwhile.
  }
}

/** Waits up to `milliseconds` for a process to end. */
const ended = async (pid: number, milliseconds: number): Promise<boolean> => {
  for (let waited = 0; waited < milliseconds; waited += 20) {
    if ((await startOf(pid)) === "") return true
    await sleep(20)
  }
  return (await startOf(pid)) === ""
}

/** Stops a postmaster: fast shutdown first, then without a checkpoint, then hard. */
export const stopPostmaster = async (pid: number): Promise<void> => {
  for (const [name, milliseconds] of [
    ["SIGINT", 5_000],
    ["SIGQUIT", 2_000],
    ["SIGKILL", 2_000]
  ] as const) {
    signal(pid, name)
    if (await ended(pid, milliseconds)) return
  }
}

/**
 * Clears what a predecessor that was killed has left in the data folder: stops its postmaster, and removes a pid file
 * that names a process which is dead or someone else (Postgres itself would refuse to start for the latter).
 * Returns whether a postmaster had to be stopped.
 */
export const clearPredecessor = async (data: string): Promise<boolean> => {
  const path = Path.join(data, "postmaster.pid")
  const content = await readOr(path)
  if (content === undefined) return false
  const lines = content.split("\n")
  const pid = Number(lines[0])
  const socket = lines[4] ?? ""
  const alive = Number.isInteger(pid) && pid > 1 && (await startOf(pid)) !== ""
  const ours = alive && (await commandOf(pid)).includes(data)
  if (ours) await stopPostmaster(pid)
  else await Fs.rm(path, { force: true })
  if (Path.dirname(socket) === Os.tmpdir() && Path.basename(socket).startsWith(socketPrefix)) {
    await Fs.rm(socket, { recursive: true, force: true })
  }
  return ours
}

/** Whether the postmaster of a data folder says in its pid file that it takes connections. */
export const saysReady = async (data: string): Promise<boolean> =>
  /^ready\s*$/.test((await readOr(Path.join(data, "postmaster.pid")))?.split("\n")[7] ?? "")
