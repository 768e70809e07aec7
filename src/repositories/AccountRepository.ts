import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StoreUnavailable } from "../domain/Failures.js"

/** What concerns an account as a whole; runs with the privileged role, with the subject in every statement. */
export class AccountRepository extends Context.Tag("resume-tailoring/repositories/AccountRepository")<
  AccountRepository,
  {
    /**
     * Hard-deletes every row of the subject in one transaction and leaves a keyed deletion mark for
     * 30 days, so that tokens issued before are refused. A subject without rows gets one too: a token
     * that it had already would else open an account that nobody ever deletes. Repeats are harmless. With the id
     * of the notice that asks for it: a notice that was carried out before deletes nothing again, so
     * that a replayed one does not hit the account that the person opened afterwards.
     */
    readonly erase: (subject: string, notice?: string) => Effect.Effect<void, StoreUnavailable>
    /** Whether the database answers requests now. */
    readonly ready: Effect.Effect<void, StoreUnavailable>
  }
>() {}
