import type { Attack } from "../../support/hostileProvider.js"

/** One thing a provider may do to every request, and what the service must make of it. */
export interface Fault {
  readonly name: string
  readonly attack: Attack
  /** Status of `POST /api/optimize`; undefined where the fault concerns ingest alone. */
  readonly optimize: number | undefined
  /** Status of `POST /api/profile/ingest`; undefined where the fault concerns optimize alone. */
  readonly ingest: number | undefined
  /** Requests that the provider sees for one call. */
  readonly requests: number
  /** Ends by the deadline, and so is run with a short one. */
  readonly slow?: boolean
}

/** Faults that end alike. */
export const faultsOf = (
  outcome: Omit<Fault, "name" | "attack">,
  attacks: ReadonlyArray<readonly [name: string, attack: Attack]>
): ReadonlyArray<Fault> => attacks.map(([name, attack]) => ({ name, attack, ...outcome }))
