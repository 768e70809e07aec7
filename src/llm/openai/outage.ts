/** All times in milliseconds. */
export const outageRules = {
  /** Calls that are looked back upon. */
  window: 100,
  /** Second attempts are capped once this many of them failed in the end. */
  failuresToCap: 20,
  /** How many of them may have had a second attempt while capped. */
  secondsWhileCapped: 10,
  /** Calls in a row that must fail by refusal or reset before calls fail quickly. */
  refusalsToOpen: 20,
  /** Within this time. */
  refusalsWithin: 30_000,
  /** While calls fail quickly, one trial goes through in this time. */
  trialEvery: 1_000
} as const

/** How a call ended: `refused` is a connection refused or reset; a timeout never counts as one. */
export type CallEnd = "good" | "refused" | "failed"

/**
 * What this process knows of the provider's health, so that an outage is not made worse and users do
 * not wait for what cannot come. Its times are of one clock.
 */
export class Outage {
  private readonly calls: Array<{ failed: boolean; second: boolean }> = []
  private refusals: Array<number> = []
  private open = false
  private lastTrial = Number.NEGATIVE_INFINITY
  private secondsInFlight = 0

  /** Whether a call may go out now; while the provider is known to be down, one trial a second. */
  admits(now: number): boolean {
    if (!this.open) return true
    if (now - this.lastTrial < outageRules.trialEvery) return false
    this.lastTrial = now
    return true
  }

  /**
   * Takes leave for a second attempt, which `secondEnded` gives back. While capped, one at a time is
   * still allowed beyond the share: that cannot double a load worth the name, and a single user's
   * call is not lost to what went wrong before it.
   */
  startsSecond(): boolean {
    const capped = this.calls.filter((call) => call.failed).length >= outageRules.failuresToCap
    const shareLeft = this.calls.filter((call) => call.second).length < outageRules.secondsWhileCapped
    if (capped && !shareLeft && this.secondsInFlight > 0) return false
    this.secondsInFlight += 1
    return true
  }

  secondEnded(): void {
    this.secondsInFlight -= 1
  }

  ended(end: CallEnd, second: boolean, now: number): void {
    this.calls.push({ failed: end !== "good", second })
    if (this.calls.length > outageRules.window) this.calls.shift()
    if (end === "good") {
      this.open = false
      this.refusals = []
    } else if (end === "refused") {
      this.refusals = [...this.refusals, now].slice(-outageRules.refusalsToOpen)
      const first = this.refusals[0] ?? now
      if (this.refusals.length >= outageRules.refusalsToOpen && now - first <= outageRules.refusalsWithin) {
        if (!this.open) this.lastTrial = now
        this.open = true
      }
    } else if (!this.open) {
      this.refusals = []
    }
  }
}
