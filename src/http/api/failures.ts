import * as Schema from "effect/Schema"
import * as Failures from "../../domain/Failures.js"
import { wired } from "./wire.js"

// One schema for each failure that an endpoint can end with.

export const ProfileNotFound = wired(404, Failures.ProfileNotFound)
export const ProfileVersionMismatch = wired(412, Failures.ProfileVersionMismatch)
export const ApplicationNotFound = wired(404, Failures.ApplicationNotFound)
const AccountDeleted = wired(401, Failures.AccountDeleted)
export const IdempotencyKeyReused = wired(422, Failures.IdempotencyKeyReused)
export const IdempotencyKeyInUse = wired(409, Failures.IdempotencyKeyInUse)
export const StoreUnavailable = wired(503, Failures.StoreUnavailable)
export const TokenRefused = wired(401, Failures.TokenRefused)
export const KeysUnavailable = wired(503, Failures.KeysUnavailable)
const ModelTimedOut = wired(504, Failures.ModelTimedOut)
const EngineTimedOut = wired(504, Failures.EngineTimedOut)
const ModelUnavailable = wired(502, Failures.ModelUnavailable)
const ModelAnswerInvalid = wired(422, Failures.ModelAnswerInvalid)
export const NothingGrounded = wired(422, Failures.NothingGrounded)
export const RateLimited = wired(429, Failures.RateLimited)
export const WebhookRefused = wired(401, Failures.WebhookRefused)
export const WebhookNotConfigured = wired(503, Failures.WebhookNotConfigured)
export const RequestInvalid = wired(400, Failures.RequestInvalid)

/** What every endpoint can end with that uses the rows of its caller. */
export const RowsUnavailable = Schema.Union(AccountDeleted, StoreUnavailable)

/** What every endpoint can end with that asks the model. */
export const ModelFailed = Schema.Union(
  ModelAnswerInvalid,
  ModelUnavailable,
  ModelTimedOut,
  EngineTimedOut,
  RateLimited
)
