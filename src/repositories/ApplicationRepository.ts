import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type {
  ApplicationHistoryItem,
  ApplicationId,
  ApplicationPage,
  ApplicationStatus,
  ListQuery,
  NewApplication
} from "../domain/Application.js"
import type { Caller } from "../domain/Caller.js"
import type {
  AccountDeleted,
  ApplicationNotFound,
  IdempotencyKeyInUse,
  IdempotencyKeyReused,
  StoreUnavailable
} from "../domain/Failures.js"

/** An `Idempotency-Key` and the digest of the request body as a JSON value. Keys are kept 24 hours. */
export interface Idempotency {
  readonly key: string
  readonly fingerprint: string
}

export class ApplicationRepository extends Context.Tag("resume-tailoring/repositories/ApplicationRepository")<
  ApplicationRepository,
  {
    /** Newest first by `created_at`, then `id`. */
    readonly list: (
      caller: Caller,
      query: ListQuery
    ) => Effect.Effect<ApplicationPage, AccountDeleted | StoreUnavailable>
    /**
     * With `idempotency`: the same key and body give the id of the first call again; beside a call
     * that is still under way it waits up to 5 s.
     */
    readonly create: (
      caller: Caller,
      application: NewApplication,
      idempotency: Idempotency | undefined
    ) => Effect.Effect<ApplicationId, AccountDeleted | IdempotencyKeyInUse | IdempotencyKeyReused | StoreUnavailable>
    readonly changeStatus: (
      caller: Caller,
      id: ApplicationId,
      status: ApplicationStatus
    ) => Effect.Effect<ApplicationHistoryItem, AccountDeleted | ApplicationNotFound | StoreUnavailable>
  }
>() {}
