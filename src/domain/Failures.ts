import * as Data from "effect/Data"

// Failures are facts of the domain. They know nothing of HTTP: `http/api/failures.ts` gives each its wire form.

/** The caller has no master profile yet. */
export class ProfileNotFound extends Data.TaggedError("ProfileNotFound")<{}> {}

/** `If-Match` names another version than the stored one, or there is no profile to match. */
export class ProfileVersionMismatch extends Data.TaggedError("ProfileVersionMismatch")<{}> {}

/** No application of the caller has this id; another user's application is the same fact. */
export class ApplicationNotFound extends Data.TaggedError("ApplicationNotFound")<{}> {}

/** The token was issued before its subject's account was deleted. */
export class AccountDeleted extends Data.TaggedError("AccountDeleted")<{}> {}

/** The idempotency key was used before with another body. */
export class IdempotencyKeyReused extends Data.TaggedError("IdempotencyKeyReused")<{}> {}

/** A request with the same idempotency key is still under way. */
export class IdempotencyKeyInUse extends Data.TaggedError("IdempotencyKeyInUse")<{}> {}

/** Why the store is of no use; docs/runbook.md says what to do about each. */
export type StoreFault =
  | "closing"
  | "conflict"
  | "connect"
  | "disk"
  | "lock"
  | "migrating"
  | "pool"
  | "read-only"
  | "resources"
  | "role"
  | "server"
  | "shutdown"
  | "slots"
  | "starting"
  | "timeout"

/** The database cannot be reached, is full of work or took too long. */
export class StoreUnavailable extends Data.TaggedError("StoreUnavailable")<{ readonly reason: StoreFault }> {}

/** Why a token is refused, by its own claim, a word of ours or a code of jose. */
export type TokenFault =
  | "alg"
  | "azp"
  | "crit"
  | "exp"
  | "grammar"
  | "header"
  | "iat"
  | "missing"
  | "nbf"
  | "size"
  | "sub"
  | "typ"
  | "unverifiable"
  | `ERR_${string}`

/** No or no valid token. */
export class TokenRefused extends Data.TaggedError("TokenRefused")<{
  /** For logs and metrics only; the client gets one message for all reasons. */
  readonly reason: TokenFault
  /** Whether a token was sent at all. */
  readonly sent: boolean
}> {}

/** The identity provider's keys were never loaded and cannot be. */
export class KeysUnavailable extends Data.TaggedError("KeysUnavailable")<{}> {}

/** The model gave no good answer within the time budget. */
export class ModelTimedOut extends Data.TaggedError("ModelTimedOut")<{}> {
  readonly reason = "timeout"
}

/** The texts of a request were not read, scored or judged in their time: they are hard to read, or too much is asked. */
export class EngineTimedOut extends Data.TaggedError("EngineTimedOut")<{}> {}

/** Why a provider is of no use; docs/runbook.md says what to do about each. */
export type ProviderFault =
  /** No connection, or it ended before an answer. */
  | "unreachable"
  /** 401 or 403. */
  | "credentials"
  /** 404: no such model, or nothing at this address. */
  | "not_found"
  /** 429: too many requests, or the quota is used up. */
  | "rate_limited"
  /** 5xx, or a failure told in place of an answer. */
  | "server_error"
  /** Any other status. */
  | "request_refused"
  /** It takes none of the ways to ask for an answer. */
  | "response_format"
  /** What came is cut, or no answer of this interface. */
  | "unreadable"
  /** Not asked: the last calls were all refused. */
  | "known_down"

/** Why an answer of a model is none. */
export type AnswerFault =
  | "too_large"
  | "no_choice"
  | "refusal"
  /** Ended by the output cap. */
  | "finish_length"
  | "finish_other"
  | "empty"
  | "json"
  | "schema"

/** The model's provider cannot be reached or answers with a failure of its own. */
export class ModelUnavailable extends Data.TaggedError("ModelUnavailable")<{
  readonly reason: ProviderFault
  /** Seconds after which another try makes sense, where that is known. */
  readonly retryAfter?: number
}> {}

/** The model answered, and the answer is not what was asked for (spec 4.5 rule 1). */
export class ModelAnswerInvalid extends Data.TaggedError("ModelAnswerInvalid")<{
  readonly reason: AnswerFault
}> {}

/** Nothing of an ingested text could be kept: no experience, education, skill, certificate or summary. */
export class NothingGrounded extends Data.TaggedError("NothingGrounded")<{}> {}

/** What is limited for each user: requests or model calls in a minute, or model calls at a time. */
export type LimitName = "requests" | "model_calls" | "concurrency"

/** The caller has used up a rate limit or has too many model calls under way. */
export class RateLimited extends Data.TaggedError("RateLimited")<{
  readonly limit: LimitName
  /** So many are allowed. */
  readonly most: number
  /** Seconds until another try makes sense, at least 1. */
  readonly retryAfter: number
}> {}

export type NoticeFault = "grammar" | "missing header" | "signature" | "timestamp"

/** The deletion notification's headers or signature are wrong. */
export class WebhookRefused extends Data.TaggedError("WebhookRefused")<{ readonly reason: NoticeFault }> {}

/** No webhook secret is configured. */
export class WebhookNotConfigured extends Data.TaggedError("WebhookNotConfigured")<{}> {}

/** The request says something unusable; `lines` name fields and rules, never values. */
export class RequestInvalid extends Data.TaggedError("RequestInvalid")<{ readonly lines: ReadonlyArray<string> }> {}

export type ModelFailure = ModelTimedOut | ModelUnavailable | ModelAnswerInvalid
