import * as HttpApiSchema from "@effect/platform/HttpApiSchema"
import * as Match from "effect/Match"
import * as ParseResult from "effect/ParseResult"
import * as Schema from "effect/Schema"
import * as Failures from "../../domain/Failures.js"

/** The body of every answer that is no success (spec 7). */
export const ErrorResponse = Schema.Struct({
  message: Schema.Union(Schema.String, Schema.Array(Schema.String)).annotations({
    description: "One text, or for validation errors one line for each field; never the value"
  }),
  error: Schema.optionalWith(Schema.String, { exact: true }).annotations({ description: "Short reason phrase" }),
  statusCode: Schema.Int.annotations({ description: "The HTTP status" })
}).annotations({ identifier: "ErrorResponse" })
export type ErrorResponse = typeof ErrorResponse.Type

/** Every failure of the domain: a class added there has no wire form yet, and `wireOf` stops compiling. */
export type Failure = InstanceType<(typeof Failures)[keyof typeof Failures]>

/** What a failure looks like to a client. */
export interface Wire {
  readonly status: number
  readonly message: string | ReadonlyArray<string>
  readonly headers?: Readonly<Record<string, string>>
}

export const reasonPhrases: Readonly<Record<number, string>> = {
  304: "Not Modified",
  400: "Bad Request",
  401: "Unauthorized",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  412: "Precondition Failed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout"
}

const seconds = (value: number) => String(Math.max(1, Math.ceil(value)))
const retryAfter = (value: number) => ({ "retry-after": seconds(value) })

/** Of a limit of bytes, which are whole KiB. */
export const tooLarge = (most: number): string =>
  `The body is too large: at most ${most < 1024 ** 2 ? `${most / 1024} KiB` : `${most / 1024 ** 2} MiB`} is accepted`

/** Of all header fields together, in whole KiB. */
export const headersTooLarge = (most: number): string =>
  `The request's header fields are too large: at most ${most / 1024} KiB are accepted`

const tooMany = ({ limit, most, retryAfter }: Failures.RateLimited): string => {
  const again = `try again in ${seconds(retryAfter)} s`
  if (limit === "requests") return `Too many requests: at most ${most} a minute; ${again}`
  return limit === "model_calls"
    ? `Too many calls of the language model: at most ${most} a minute; ${again}`
    : `Too many calls of the language model at a time: at most ${most}; try again when one has ended`
}

const unauthorized = (sent: boolean): Wire => ({
  status: 401,
  message: "Missing or invalid credentials",
  headers: { "www-authenticate": sent ? 'Bearer error="invalid_token"' : "Bearer" }
})

/** The one table from failures to answers. Messages are generic: nothing of a peer, a query or a value. */
export const wireOf: (failure: Failure) => Wire = Match.type<Failure>().pipe(
  Match.withReturnType<Wire>(),
  Match.tagsExhaustive({
    ProfileNotFound: () => ({ status: 404, message: "Master profile not found" }),
    ProfileVersionMismatch: () => ({ status: 412, message: "The profile has another version" }),
    ApplicationNotFound: () => ({ status: 404, message: "Application not found" }),
    AccountDeleted: () => unauthorized(true),
    IdempotencyKeyReused: () => ({ status: 422, message: "The Idempotency-Key was used with another request" }),
    IdempotencyKeyInUse: () => ({
      status: 409,
      message: "A request with this Idempotency-Key is still under way",
      headers: retryAfter(1)
    }),
    StoreUnavailable: () => ({ status: 503, message: "Temporarily unavailable, try again", headers: retryAfter(1) }),
    TokenRefused: ({ sent }) => unauthorized(sent),
    KeysUnavailable: () => ({
      status: 503,
      message: "Credentials cannot be checked at the moment, try again",
      headers: retryAfter(5)
    }),
    ModelTimedOut: () => ({ status: 504, message: "The language model took too long, try again" }),
    EngineTimedOut: () => ({
      status: 504,
      message: "The texts were not read in time, try again or send shorter ones"
    }),
    ModelUnavailable: (failure) => ({
      status: 502,
      message: "The language model is not available, try again",
      ...(failure.retryAfter === undefined ? {} : { headers: retryAfter(failure.retryAfter) })
    }),
    ModelAnswerInvalid: () => ({ status: 422, message: "The language model gave no usable answer" }),
    NothingGrounded: () => ({ status: 422, message: "No profile could be read from the text" }),
    RateLimited: (failure) => ({
      status: 429,
      message: tooMany(failure),
      headers: {
        ...retryAfter(failure.retryAfter),
        ...(failure.limit === "concurrency"
          ? {}
          : {
              "ratelimit-limit": String(failure.most),
              "ratelimit-remaining": "0",
              "ratelimit-reset": seconds(failure.retryAfter)
            })
      }
    }),
    WebhookRefused: () => ({ status: 401, message: "Missing or invalid signature" }),
    WebhookNotConfigured: () => ({ status: 503, message: "Notifications are not configured", headers: retryAfter(60) }),
    RequestInvalid: ({ lines }) => ({ status: 400, message: lines })
  })
)

const classes: ReadonlyArray<new (...args: never) => Failure> = Object.values(Failures)

export const isFailure = (value: unknown): value is Failure => classes.some((failure) => value instanceof failure)

export const bodyOf = ({ message, status }: Pick<Wire, "message" | "status">): ErrorResponse => ({
  message,
  error: reasonPhrases[status] ?? "Error",
  statusCode: status
})

/** A failure as an error of an endpoint; on the wire it is an ErrorResponse. */
export const wired = <C extends new (...args: never) => Failure>(status: number, failure: C) =>
  Schema.transformOrFail(ErrorResponse, Schema.instanceOf(failure), {
    strict: true,
    decode: (_body, _options, ast, encoded) =>
      ParseResult.fail(new ParseResult.Forbidden(ast, encoded, "an ErrorResponse does not tell which failure it was")),
    encode: (failure) => ParseResult.succeed(bodyOf(wireOf(failure)))
  }).annotations(HttpApiSchema.annotations({ status }))
