import { setTimeout as sleep } from "node:timers/promises"

/** Milliseconds in which a server must be there; many times what it takes on a busy machine. */
export const startLimit = 60_000

/** What was promised, unless that takes longer than so many milliseconds: then a failure that says what did not come. */
export const within = async <A>(what: string, promise: Promise<A>, limit = startLimit): Promise<A> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not come within ${limit / 1000} s`)), limit)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

interface Waiting {
  /** Milliseconds. */
  readonly limit?: number
  /** Milliseconds between two looks. */
  readonly pause?: number
}

/** Looks until something is so; after the limit fails and says what did not come. */
export const until = async (
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { limit = startLimit, pause = 20 }: Waiting = {}
): Promise<void> => {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > limit) throw new Error(`${what} did not come within ${limit / 1000} s`)
    await sleep(pause)
  }
}
