import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StoreUnavailable } from "../domain/Failures.js"

/** What concerns an account as a whole; runs with the privileged role, with the subject in every statement. */
export class AccountRepository extends Context.Tag("resume-tailoring/repositories/AccountRepository")<
  AccountRepository,
  {
    /**
     * Hard-deletes every row of the subject in one transaction and leaves a keyed deletion mark, so
     * that tokens issued before are refused. Unknown subjects and repeats are harmless.
     */
    readonly erase: (subject: string) => Effect.Effect<void, StoreUnavailable>
    /** Whether the database answers requests now. */
    readonly ready: Effect.Effect<void, StoreUnavailable>
  }
>() {}
