import { type Refused, refuse } from "../Refused.js"

/** The code of a system's error; empty for anything else. */
export const codeOf = (cause: unknown): string =>
  typeof cause === "object" && cause !== null && "code" in cause && typeof cause.code === "string" ? cause.code : ""

const full = new Set(["ENOSPC", "EDQUOT"])

/** Why a file or standard output cannot be written; `what` names it. */
export const unwritable = (what: string, cause: unknown): Refused =>
  refuse(
    full.has(codeOf(cause))
      ? `${what} cannot be written: there is no room left; make some, or name a file elsewhere`
      : `${what} cannot be written; name a file in a folder that exists and may be written`
  )
