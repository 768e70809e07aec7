import * as Failures from "../../domain/Failures.js"
import { wired } from "./wire.js"

// One schema for each failure that an endpoint can end with.

const is =
  <A>(constructor: new (...args: never) => A) =>
  (value: unknown): value is A =>
    value instanceof constructor

export const ProfileNotFound = wired(404, is(Failures.ProfileNotFound))
export const ProfileVersionMismatch = wired(412, is(Failures.ProfileVersionMismatch))
export const ApplicationNotFound = wired(404, is(Failures.ApplicationNotFound))
export const AccountDeleted = wired(401, is(Failures.AccountDeleted))
export const IdempotencyKeyReused = wired(422, is(Failures.IdempotencyKeyReused))
export const IdempotencyKeyInUse = wired(409, is(Failures.IdempotencyKeyInUse))
export const StoreUnavailable = wired(503, is(Failures.StoreUnavailable))
export const TokenRefused = wired(401, is(Failures.TokenRefused))
export const KeysUnavailable = wired(503, is(Failures.KeysUnavailable))
export const ModelTimedOut = wired(504, is(Failures.ModelTimedOut))
export const EngineTimedOut = wired(504, is(Failures.EngineTimedOut))
export const ModelUnavailable = wired(502, is(Failures.ModelUnavailable))
export const ModelAnswerInvalid = wired(422, is(Failures.ModelAnswerInvalid))
export const NothingGrounded = wired(422, is(Failures.NothingGrounded))
export const RateLimited = wired(429, is(Failures.RateLimited))
export const WebhookRefused = wired(401, is(Failures.WebhookRefused))
export const WebhookNotConfigured = wired(503, is(Failures.WebhookNotConfigured))
export const RequestInvalid = wired(400, is(Failures.RequestInvalid))
