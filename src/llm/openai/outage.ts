/**
 * What this process knows of the provider's health, so that an outage is not made worse and users do
 * not wait for what cannot come. All times in milliseconds of one clock.
 */
export interface OutageRules {
  /** Calls that are looked back upon. */
  readonly window: number
  /** Second attempts are capped once this many of them failed in the end. */
  readonly failuresToCap: number
  /** How many of them may have had a second attempt while capped. */
  readonly secondsWhileCapped: number
  /** Calls in a row that must fail by refusal or reset before calls fail quickly. */
  readonly refusalsToOpen: number
  /** Within this time. */
  readonly refusalsWithin: number
  /** While calls fail quickly, one trial goes through in this time. */
  readonly trialEvery: number
}

export const outageRules: OutageRules = {
  window: 100,
  failuresToCap: 20,
  secondsWhileCapped: 10,
  refusalsToOpen: 20,
  refusalsWithin: 30_000,
  trialEvery: 1_000
}

/** How a call ended: `refused` is a connection refused or reset; a timeout never counts as one. */
export type CallEnd = "good" | "refused" | "failed"

export class Outage {
  private readonly calls: Array<{ failed: boolean; second: boolean }> = []
  private refusals: Array<number> = []
  private open = false
  private lastTrial = Number.NEGATIVE_INFINITY
  private secondsInFlight = 0

  constructor(private readonly rules: OutageRules = outageRules) {}

  /** Whether a call may go out now; while the provider is known to be down, one trial a second. */
  admits(now: number): boolean {
    if (!this.open) return true
    if (now - this.lastTrial < this.rules.trialEvery) return false
    this.lastTrial = now
    return true
  }

  /**
   * Takes leave for a second attempt, which `secondEnded` gives back. While capped, one at a time is
   * still allowed beyond the share: that cannot double a load worth the name, and a single user's
   * call is not lost to what went wrong before it.
   */
  startsSecond(): boolean {
    const capped = this.calls.filter((call) => call.failed).length >= this.rules.failuresToCap
    const shareLeft = this.calls.filter((call) => call.second).length < this.rules.secondsWhileCapped
    if (capped && !shareLeft && this.secondsInFlight > 0) return false
    this.secondsInFlight += 1
    return true
  }

  secondEnded(): void {
    this.secondsInFlight -= 1
  }

  ended(end: CallEnd, second: boolean, now: number): void {
    this.calls.push({ failed: end !== "good", second })
    if (this.calls.length > this.rules.window) this.calls.shift()
    if (end === "good") {
      this.open = false
      this.refusals = []
    } else if (end === "refused") {
      this.refusals = [...this.refusals, now].slice(-this.rules.refusalsToOpen)
      const first = this.refusals[0] ?? now
      if (this.refusals.length >= this.rules.refusalsToOpen && now - first <= this.rules.refusalsWithin) {
        if (!this.open) this.lastTrial = now
        this.open = true
      }
    } else if (!this.open) {
      this.refusals = []
    }
  }
}
