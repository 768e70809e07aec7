import { readFileSync } from "node:fs"
import { execFileSync } from "node:child_process"

/** What a process has taken of the machine so far. */
export interface Usage {
  /** Milliseconds of processor time; undefined where the system does not say. */
  readonly cpu: number | undefined
  /** Resident memory in bytes; undefined where the system does not say. */
  readonly memory: number | undefined
}

/** Ticks of processor time in a second, on every Linux that Node runs on. */
const ticksPerSecond = 100

const attempt = <A>(read: () => A): A | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

const cpuOf = (pid: number) =>
  attempt(() => {
    // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it.
    const fields = (readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "").split(" ")
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? (ticks * 1_000) / ticksPerSecond : undefined
  })

const memoryOf = (pid: number) =>
  attempt(() => {
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1])
    return Number.isFinite(kilobytes) ? kilobytes * 1_024 : undefined
  }) ??
  attempt(() => {
    const kilobytes = Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).trim())
    return Number.isFinite(kilobytes) ? kilobytes * 1_024 : undefined
  })

export const usageOf = (pid: number): Usage => ({ cpu: cpuOf(pid), memory: memoryOf(pid) })

export interface Watch {
  /** Ends it; peak of the resident memory in bytes, and how long `/health` took each time (0 where it failed). */
  readonly stop: () => {
    readonly peakMemory: number | undefined
    readonly health: ReadonlyArray<number>
    readonly failed: number
  }
}

/** Looks at a running service every `every` milliseconds: its memory, and how long it takes to say that it lives. */
export const watchService = (pid: number, health: () => Promise<number>, every: number): Watch => {
  const times: Array<number> = []
  let failed = 0
  let peakMemory: number | undefined
  const look = () => {
    const { memory } = usageOf(pid)
    if (memory !== undefined) peakMemory = Math.max(peakMemory ?? 0, memory)
    const began = performance.now()
    void health().then((status) => {
      if (status === 200) times.push(performance.now() - began)
      else failed += 1
    })
  }
  look()
  const timer = setInterval(look, every)
  return {
    stop: () => {
      clearInterval(timer)
      return { peakMemory, health: times, failed }
    }
  }
}
