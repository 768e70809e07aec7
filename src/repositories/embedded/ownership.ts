import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
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

// Milliseconds between two signs of life of an owner, and after how many without one another container takes over.
const beat = 3_000
const silence = 15_000

/**
 * Who owns a folder by its owner file: a living process of this machine by its id, or somebody elsewhere (another
 * container on the same volume, whose processes cannot be seen) whose file is fresh. `now` is the file system's clock.
 */
const livingOwner = async (path: string, content: string, now: number): Promise<string | undefined> => {
  const [pid = "", start = "", host = ""] = content.split("\n")
  if (host === Os.hostname()) {
    const found = /^\d+$/.test(pid) ? await startOf(Number(pid)) : ""
    return found !== "" && found === start ? `process ${pid}` : undefined
  }
  const touched = await Fs.stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0
  )
  return now - touched < silence ? "another machine or container" : undefined
}

/** Puts a whole file into place unless there is one: nobody ever reads half an owner. Returns when it was written. */
const place = async (path: string, content: string): Promise<{ readonly placed: boolean; readonly at: number }> => {
  const own = `${path}.${randomUUID()}`
  await Fs.writeFile(own, content)
  const { mtimeMs } = await Fs.stat(own)
  const placed = await Fs.link(own, path).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === "EEXIST") return false
      throw cause
    }
  )
  await Fs.rm(own, { force: true })
  return { placed, at: mtimeMs }
}

/** Writes the same bytes again: the file's time is then the file system's own, and no reader sees it empty. */
const touch = async (path: string, content: string): Promise<void> => {
  const file = await Fs.open(path, "r+")
  await file.write(content, 0).finally(() => file.close())
}

/**
 * Makes this process the owner of a cluster's folder. Tells who owns it now if it cannot. The result gives it up
 * again. Postgres guards its folder as well, but not against a postmaster in another container.
 */
export const claim = async (
  folder: string
): Promise<{ readonly heldBy: string } | { readonly release: () => Promise<void> }> => {
  const path = Path.join(folder, "owner")
  const mine = `${process.pid}\n${await startOf(process.pid)}\n${Os.hostname()}`
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { at, placed } = await place(path, mine)
    if (placed) {
      const beating = setInterval(() => void touch(path, mine).catch(() => undefined), beat)
      beating.unref()
      return {
        release: async () => {
          clearInterval(beating)
          if ((await readOr(path)) === mine) await Fs.rm(path, { force: true })
        }
      }
    }
    const content = await readOr(path)
    if (content === undefined) continue
    const heldBy = await livingOwner(path, content, at)
    if (heldBy !== undefined) return { heldBy }
    // Taken away by renaming, and looked at afterwards: of two starts that see the same dead owner one gets it, and
    // the other must not throw out the first one's fresh file.
    const stale = `${path}.${randomUUID()}`
    const taken = await Fs.rename(path, stale).then(
      () => true,
      () => false
    )
    if (taken && (await readOr(stale)) !== content) await Fs.link(stale, path).catch(() => undefined)
    await Fs.rm(stale, { force: true })
    await sleep(10)
  }
  return { heldBy: "another start" }
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

/** Stops a postmaster: fast shutdown first, for so many milliseconds, then without a checkpoint, then hard. */
export const stopPostmaster = async (pid: number, gently = 5_000): Promise<void> => {
  for (const [name, milliseconds] of [
    ["SIGINT", gently],
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
  // The start waits for this: what the checkpoint would save is read from the log instead.
  if (ours) await stopPostmaster(pid, 1_000)
  else await Fs.rm(path, { force: true })
  if (Path.dirname(socket) === Os.tmpdir() && Path.basename(socket).startsWith(socketPrefix)) {
    await Fs.rm(socket, { recursive: true, force: true })
  }
  return ours
}

/** Whether the postmaster of a data folder says in its pid file that it takes connections. */
export const saysReady = async (data: string): Promise<boolean> =>
  /^ready\s*$/.test((await readOr(Path.join(data, "postmaster.pid")))?.split("\n")[7] ?? "")
