import * as Data from "effect/Data"
import { type StoreFault, StoreUnavailable } from "../../domain/Failures.js"

/**
 * A statement that Postgres or the connection refused. Carries the SQLSTATE or system code and nothing else: the
 * messages and details of Postgres quote keys and values.
 */
export class StatementFailure extends Data.TaggedError("StatementFailure")<{
  /** SQLSTATE, a system error's code, or a word of ours. */
  readonly code: string
  /** Which statement of a batch failed, from 0. */
  readonly stage: number
}> {
  override get message(): string {
    return `the database refused a statement (${this.code})`
  }
}

/** The code of whatever pg, its pool or the network threw, for a `StatementFailure`. */
export const codeOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return "unknown"
  // Of a pooler, which has one code for everything.
  if (cause.message.startsWith("unsupported startup parameter")) return "options"
  if ("code" in cause && typeof cause.code === "string") return cause.code
  if (cause.message.startsWith("timeout exceeded when trying to connect")) return "pool"
  if (cause.message.includes("imeout")) return "connect"
  if (/^(Connection terminated|Client |The server does not support)/.test(cause.message)) return "connect"
  if (cause.message.startsWith("Cannot use a pool")) return "closing"
  return "unknown"
}

/** Codes of ours that are reasons already. */
const words: ReadonlyArray<StoreFault> = ["pool", "connect", "closing", "starting", "role", "conflict", "timeout"]

const reasons: ReadonlyArray<readonly [pattern: RegExp, reason: StoreFault]> = [
  [/^E[A-Z]+(?:_[A-Z]+)?$/, "connect"],
  [/^(08|3D000$|28|options$)/, "connect"],
  [/^57P0/, "shutdown"],
  [/^(57014|25P0[34]|57P05)$/, "timeout"],
  [/^55P03$/, "lock"],
  [/^25006$/, "read-only"],
  [/^53100$/, "disk"],
  [/^53300$/, "slots"],
  [/^53/, "resources"],
  [/^(40001|40P01|40003)$/, "conflict"],
  [/^(58|XX|F0)/, "server"]
]

/** The word for `StoreUnavailable`, or `undefined` when the statement itself was at fault. */
export const reasonOf = (code: string): StoreFault | undefined =>
  words.find((word) => word === code) ?? reasons.find(([pattern]) => pattern.test(code))?.[1]

/** A failed statement as callers see it; one that we wrote wrongly is a defect, with its code only. */
export const unavailable = (failure: StatementFailure): StoreUnavailable => {
  const reason = reasonOf(failure.code)
  if (reason === undefined) throw failure
  return new StoreUnavailable({ reason })
}
