import * as Clock from "effect/Clock"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Redacted from "effect/Redacted"
import OpenAI, { APIConnectionError, APIError, type ClientOptions } from "openai"
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions"
import * as Schema from "effect/Schema"
import type { AnswerFault, ProviderFault } from "../../domain/Failures.js"
import { AnswerTooLarge, boundedFetch, type Connections, UnexpectedStatus } from "./boundedFetch.js"
import { type Dialect, type FormatLevel, nextDialect, type Refusal } from "./dialect.js"
import type { Prompt } from "./prompts.js"

/** The provider could not be asked or did not answer readably. */
export class TransportFailed extends Data.TaggedError("TransportFailed")<{
  readonly reason: ProviderFault
  /** Of an answer that is none. */
  readonly status: number | undefined
  /** Refused or reset connection: what an outage looks like. */
  readonly refused: boolean
  /** Whether a second attempt at once makes sense. */
  readonly retryable: boolean
  /** Milliseconds the provider asks to wait. */
  readonly retryAfter: number | undefined
}> {}

/** The server does not take this dialect; `next` is what to try instead. */
export class DialectRejected extends Data.TaggedError("DialectRejected")<Refusal> {}

/** An answer came and is none: refused, cut, filtered, empty, too large. */
export class AnswerUnusable extends Data.TaggedError("AnswerUnusable")<{ readonly reason: AnswerFault }> {}

export type AttemptFailure = TransportFailed | DialectRejected | AnswerUnusable

export interface Usage {
  readonly promptTokens: number
  readonly completionTokens: number
}

/** A whole answer; its tokens were spent whether it can be used or not. */
export interface Completion {
  readonly content: Either.Either<string, AnswerUnusable>
  readonly usage: Usage | undefined
}

export interface ClientSettings {
  readonly apiKey: Redacted.Redacted<string>
  readonly baseUrl: string | undefined
  readonly model: string
}

type BuildRequest = OpenAI["buildRequest"]

/**
 * The SDK for calls that differ in their body only: it builds address and headers at the first call, and the others have
 * the same. With that and answers read as a whole (boundedFetch.ts) a call takes less than half the processor time.
 */
class AlikeCalls extends OpenAI {
  private readonly built = new Map<string, Awaited<ReturnType<BuildRequest>>>()
  /** Bodies that are not sent yet, by their request: the SDK holds a request until its answer comes. */
  private readonly bodies = new WeakMap<object, string>()

  constructor(
    options: ClientOptions,
    private readonly send: typeof fetch
  ) {
    super({ ...options, fetch: send })
  }

  override async buildRequest(
    options: Parameters<BuildRequest>[0],
    more?: Parameters<BuildRequest>[1]
  ): ReturnType<BuildRequest> {
    const key = `${options.method} ${options.path}`
    const known = this.built.get(key) ?? (await super.buildRequest({ ...options, body: {}, signal: null }, more))
    this.built.set(key, known)
    const { req, timeout, url } = known
    const own = Object.assign({}, req, { body: null, signal: options.signal ?? null })
    this.bodies.set(own, JSON.stringify(options.body))
    return { req: own, timeout, url }
  }

  /** Without a timer: the deadline is that of the whole call. */
  override fetchWithTimeout(
    ...[url, init = {}, , controller]: Parameters<OpenAI["fetchWithTimeout"]>
  ): Promise<Response> {
    init.signal?.addEventListener("abort", () => controller.abort(), { once: true })
    const body = this.bodies.get(init) ?? null
    this.bodies.delete(init)
    return this.send(url, { ...init, body, signal: controller.signal })
  }
}

/** One client for all calls; retries, timeouts and logs of the SDK are off because ours hold for the whole call. */
export const makeClient = (settings: ClientSettings, connections: Connections): OpenAI =>
  new AlikeCalls(
    {
      apiKey: Redacted.value(settings.apiKey),
      // Given always: the SDK would read OPENAI_BASE_URL and its like from the environment by itself.
      baseURL: settings.baseUrl ?? "https://api.openai.com/v1",
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: 10 * 60_000,
      logLevel: "off"
    },
    boundedFetch(connections)
  )

/** One request for an answer. */
export interface Call {
  readonly client: OpenAI
  readonly model: string
  readonly prompt: Prompt
  readonly dialect: Dialect
  readonly maxOutputTokens: number
}

const responseFormat = (format: FormatLevel, prompt: Prompt): Partial<ChatCompletionCreateParamsNonStreaming> => {
  switch (format) {
    case "json_schema":
      return { response_format: { type: "json_schema", json_schema: { ...prompt.answer, strict: true } } }
    case "json_object":
      return { response_format: { type: "json_object" } }
    case "plain":
      return {}
  }
}

const systemText = (format: FormatLevel, prompt: Prompt) =>
  format === "json_schema"
    ? prompt.system
    : `${prompt.system}\n\nThe answer's JSON schema:\n${JSON.stringify(prompt.answer.schema)}`

export const requestBody = ({
  dialect,
  maxOutputTokens,
  model,
  prompt
}: Omit<Call, "client">): ChatCompletionCreateParamsNonStreaming => ({
  model,
  messages: [
    { role: "system", content: systemText(dialect.format, prompt) },
    { role: "user", content: prompt.user }
  ],
  ...(dialect.tokens === "uncapped" ? {} : { [dialect.tokens]: maxOutputTokens }),
  ...responseFormat(dialect.format, prompt)
})

const isOrHas = (cause: unknown, test: (cause: unknown) => boolean): boolean =>
  test(cause) || (cause instanceof Error && cause.cause !== undefined && isOrHas(cause.cause, test))

const codeOf = (cause: unknown) =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : undefined

const refusedCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "UND_ERR_SOCKET"])

export const transport = (
  reason: ProviderFault,
  options: Partial<Pick<TransportFailed, "refused" | "retryable" | "retryAfter" | "status">> = {}
) =>
  new TransportFailed({ reason, status: undefined, refused: false, retryable: true, retryAfter: undefined, ...options })

const faultOfStatus = (status: number): ProviderFault => {
  if (status >= 500) return "server_error"
  if (status === 401 || status === 403) return "credentials"
  if (status === 404) return "not_found"
  return status === 429 ? "rate_limited" : "request_refused"
}

/** No client is told to stay away for longer than this, whatever the provider says. */
const maxRetryAfter = 60 * 60_000

/** Milliseconds of `retry-after-ms` or `Retry-After` (seconds, or a date against the answer's own `Date`). */
const retryAfterOf = (headers: Headers | undefined, now: number): number | undefined => {
  const millis = headers?.get("retry-after-ms") ?? ""
  const text = headers?.get("retry-after") ?? ""
  const wait = /^\d+(?:\.\d+)?$/.test(millis)
    ? Number(millis)
    : /^\d+(?:\.\d+)?$/.test(text)
      ? Number(text) * 1000
      : // Anything that begins otherwise is no date, though `Date.parse` reads "-30" as one.
        /^[A-Za-z]{3}/.test(text)
        ? Date.parse(text) - (Date.parse(headers?.get("date") ?? "") || now)
        : NaN
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(0, wait), maxRetryAfter)
}

/** Every way the SDK was seen to fail against a hostile server; messages are looked at and never passed on. */
export const failureOf = (cause: unknown, dialect: Dialect, now: number): AttemptFailure => {
  if (isOrHas(cause, (inner) => inner instanceof AnswerTooLarge)) return new AnswerUnusable({ reason: "too_large" })
  if (isOrHas(cause, (inner) => inner instanceof UnexpectedStatus)) return transport("unreadable")
  const refused = isOrHas(cause, (inner) => refusedCodes.has(codeOf(inner) ?? ""))
  if (cause instanceof APIConnectionError) return transport("unreachable", { refused })
  if (cause instanceof APIError) {
    const status: number | undefined = cause.status
    const refusal = nextDialect(status, cause.message, dialect)
    if (refusal !== undefined) return new DialectRejected(refusal)
    // Without a status it is an error event inside a stream: the provider failed in the middle.
    const retryable = status === undefined || status === 408 || status === 409 || status === 429 || status >= 500
    return transport(status === undefined ? "server_error" : faultOfStatus(status), {
      status,
      retryable,
      retryAfter: retryAfterOf(cause.headers, now)
    })
  }
  return transport("unreadable", { refused })
}

const Choice = Schema.Struct({
  finish_reason: Schema.NullishOr(Schema.String),
  message: Schema.Struct({
    content: Schema.NullishOr(Schema.String),
    refusal: Schema.NullishOr(Schema.String)
  })
})
// A count that is none must not reach the metric, which would carry it for ever.
const Count = Schema.Int.pipe(Schema.between(0, 1e9))
const Tokens = Schema.Struct({ prompt_tokens: Count, completion_tokens: Count })
const isObject = Schema.is(Schema.Struct({}))
const decodeError = Schema.is(Schema.Struct({ error: Schema.Struct({}) }))
const decodeChoices = Schema.decodeUnknownOption(Schema.Struct({ choices: Schema.Array(Schema.Unknown) }))
const decodeChoice = Schema.decodeUnknownOption(Choice)
const decodeUsage = Schema.decodeUnknownOption(Schema.Struct({ usage: Tokens }))

export const usageOf = (body: unknown): Usage | undefined => {
  const read = decodeUsage(body)
  return read._tag === "None"
    ? undefined
    : { promptTokens: read.value.usage.prompt_tokens, completionTokens: read.value.usage.completion_tokens }
}

/** What a finished answer says, or why it is none (guard rules R1 and R2). */
export const contentOf = (
  finishReason: unknown,
  content: string | null | undefined,
  refusal: string | null | undefined,
  format: FormatLevel
): Either.Either<string, AnswerUnusable> => {
  const unusable = (reason: AnswerFault) => Either.left(new AnswerUnusable({ reason }))
  if (typeof refusal === "string" && refusal !== "") return unusable("refusal")
  if (finishReason !== "stop") return unusable(finishReason === "length" ? "finish_length" : "finish_other")
  if (content === null || content === undefined || content.trim() === "") return unusable("empty")
  // Servers without a response format tend to put the JSON into a code fence; with one, a fence breaks the promise.
  const fenced = format === "plain" ? /^```(?:json)?[^\S\n]*\n(.*)```$/s.exec(content.trim())?.[1] : undefined
  return Either.right(fenced ?? content)
}

/** Reads the body of a 200: the SDK hands through whatever came, also HTML (a string) or nothing. */
export const readBody = (body: unknown, format: FormatLevel): Effect.Effect<Completion, TransportFailed> => {
  if (!isObject(body) || typeof body !== "object") return transport("unreadable")
  if (decodeError(body)) return transport("server_error")
  const choices = decodeChoices(body)
  if (choices._tag === "None") return transport("unreadable")
  const choice = decodeChoice(choices.value.choices[0])
  return Effect.succeed({
    usage: usageOf(body),
    content:
      choice._tag === "None"
        ? Either.left(new AnswerUnusable({ reason: "no_choice" }))
        : contentOf(choice.value.finish_reason, choice.value.message.content, choice.value.message.refusal, format)
  })
}

/** One request for a whole answer; interrupting it closes its socket. */
export const complete = (call: Call): Effect.Effect<Completion, AttemptFailure> =>
  Effect.flatMap(Clock.currentTimeMillis, (now) =>
    Effect.tryPromise({
      try: async (signal): Promise<unknown> => call.client.chat.completions.create(requestBody(call), { signal }),
      catch: (cause) => failureOf(cause, call.dialect, now)
    })
  ).pipe(Effect.flatMap((body) => readBody(body, call.dialect.format)))
