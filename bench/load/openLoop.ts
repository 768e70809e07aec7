/** What came of one request of the load. Times in milliseconds from the start of the load. */
export interface Sample {
  readonly request: number
  /** When it was to be sent. */
  readonly intended: number
  /** When it was sent: later where the load was held back, or its clock was late. */
  readonly sent: number
  readonly ended: number
  /** HTTP status; 0 where there was no whole answer. */
  readonly status: number
  /** Whether it had to wait for one of the requests in flight to end. */
  readonly heldBack: boolean
}

export interface Load {
  /** Milliseconds from the start at which requests are due, ascending. */
  readonly arrivals: ReadonlyArray<number>
  /** Number of the first request. */
  readonly from: number
  /** Requests in flight beyond which the next ones wait here. They count from when they were due. */
  readonly maxInFlight: number
  /** Sends a request and resolves with its status once the whole answer is there; never rejects. */
  readonly send: (request: number) => Promise<number>
  readonly onProgress?: (progress: { readonly sent: number; readonly ended: number; readonly inFlight: number }) => void
  /** Ends the load: nothing more is sent, and it resolves with what has ended. */
  readonly signal?: AbortSignal
}

export interface LoadOutcome {
  /** In the order in which they ended. */
  readonly samples: ReadonlyArray<Sample>
  readonly peakInFlight: number
  /** How late the load's own clock was, for each request that was not held back; milliseconds. */
  readonly lateness: ReadonlyArray<number>
}

/**
 * Open loop: requests are sent when they are due, whether or not others were answered, and are counted from then on. A
 * service that stalls meets the same arrivals, and each of them shows the stall (no coordinated omission).
 */
export const runLoad = ({ arrivals, from, maxInFlight, onProgress, send, signal }: Load): Promise<LoadOutcome> =>
  new Promise((resolve) => {
    const began = performance.now()
    const passed = () => performance.now() - began
    const samples: Array<Sample> = []
    const lateness: Array<number> = []
    let next = 0
    let inFlight = 0
    let peakInFlight = 0
    let timer: NodeJS.Timeout | undefined
    /** As many are in flight as may be; requests before `heldBefore` were due while it was so. */
    let isFull = false
    let heldBefore = 0

    const isOver = () => inFlight === 0 && (next === arrivals.length || signal?.aborted === true)
    const finish = () => {
      clearTimeout(timer)
      resolve({ samples, peakInFlight, lateness })
    }
    const start = (at: number, intended: number) => {
      const request = from + at
      const sent = passed()
      const heldBack = at < heldBefore
      if (!heldBack) lateness.push(sent - intended)
      inFlight += 1
      peakInFlight = Math.max(peakInFlight, inFlight)
      void send(request).then((status) => {
        inFlight -= 1
        samples.push({ request, intended, sent, ended: passed(), status, heldBack })
        onProgress?.({ sent: next, ended: samples.length, inFlight })
        if (isOver()) finish()
        else dispatch()
      })
    }
    const dispatch = () => {
      clearTimeout(timer)
      if (isOver()) return finish()
      if (signal?.aborted === true) return
      const time = passed()
      if (isFull) while ((arrivals[heldBefore] ?? Infinity) <= time) heldBefore += 1
      isFull = false
      for (let due = arrivals[next]; due !== undefined; due = arrivals[next]) {
        if (due > time) {
          timer = setTimeout(dispatch, Math.ceil(due - time))
          return
        }
        if (inFlight >= maxInFlight) {
          // The next one to end brings the dispatch back.
          isFull = true
          return
        }
        next += 1
        start(next - 1, due)
      }
    }
    signal?.addEventListener("abort", dispatch, { once: true })
    dispatch()
  })
