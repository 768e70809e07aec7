import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import * as Exit from "effect/Exit"
import * as Metric from "effect/Metric"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import {
  type AnswerFault,
  ModelAnswerInvalid,
  type ModelFailure,
  ModelTimedOut,
  ModelUnavailable
} from "../../domain/Failures.js"
import { traced } from "../../domain/tracing.js"
import { LanguageModel } from "../LanguageModel.js"
import { readProfile, readProposal } from "./answers.js"
import { attemptTwice } from "./attempts.js"
import { type Connections, makeConnections } from "./boundedFetch.js"
import {
  AnswerUnusable,
  DialectRejected,
  type AttemptFailure,
  type ClientSettings,
  complete,
  type Completion,
  makeClient
} from "./completion.js"
import { type Dialect, Dialects, featuresOf, type Refusal } from "./dialect.js"
import { echoesOf, withoutEchoes } from "./echoes.js"
import { type CallEnd, Outage } from "./outage.js"
import { attempts, callDuration, operationDuration, timed, tokenUsage } from "./measures.js"
import { editPrompt, editRules, type Prompt, readPrompt } from "./prompts.js"
import { completeStreaming, type StreamDeadlines } from "./streaming.js"

/** Time and size of one kind of call. */
export interface CallBudget {
  /** When the second attempt starts while the first stays in flight. */
  readonly retryAfter: Duration.Duration
  /** When the call fails with `ModelTimedOut`, body included. */
  readonly total: Duration.Duration
  readonly maxOutputTokens: number
}

export interface OpenAiSettings extends ClientSettings {
  /** Whether answers are streamed. */
  readonly stream: boolean
  readonly streamDeadlines: StreamDeadlines
  readonly optimize: CallBudget
  readonly ingest: CallBudget
}

/** What is said of each request to the provider, in spans and metrics. */
const described = (model: string): Readonly<Record<string, string>> => ({
  "gen_ai.operation.name": "chat",
  // The interface that is spoken; who runs the server behind OPENAI_BASE_URL is not known here.
  "gen_ai.provider.name": "openai",
  "gen_ai.request.model": model
})

const countUsage = (model: string, { usage }: Completion) => {
  if (usage === undefined) return Effect.void
  const count = (tokens: number, type: "input" | "output") =>
    Effect.tagMetrics(Metric.update(tokenUsage, tokens), { ...described(model), "gen_ai.token.type": type })
  const span = Effect.annotateCurrentSpan({
    "gen_ai.usage.input_tokens": usage.promptTokens,
    "gen_ai.usage.output_tokens": usage.completionTokens
  })
  return Effect.all([count(usage.promptTokens, "input"), count(usage.completionTokens, "output"), span], {
    discard: true
  })
}

/** A failed attempt in a word of the two closed lists. */
const errorTypeOf = (failure: AttemptFailure) =>
  failure._tag === "DialectRejected" ? "response_format" : failure.reason

const modelFailure = (failure: AttemptFailure): ModelFailure => {
  switch (failure._tag) {
    case "AnswerUnusable":
      return new ModelAnswerInvalid({ reason: failure.reason })
    case "DialectRejected":
      return new ModelUnavailable({ reason: "response_format" })
    case "TransportFailed":
      return new ModelUnavailable({
        reason: failure.reason,
        ...(failure.retryAfter === undefined ? {} : { retryAfter: Math.max(1, Math.ceil(failure.retryAfter / 1000)) })
      })
  }
}

const timedOut = new ModelTimedOut()

/** What a call's end says of the provider; nothing where it was given up. */
const endOf = (exit: Exit.Exit<unknown, AttemptFailure | ModelTimedOut>): CallEnd | undefined => {
  if (Exit.isSuccess(exit)) return "good"
  const failure = Option.getOrUndefined(Cause.failureOption(exit.cause))
  if (failure === undefined) return undefined
  if (failure._tag === "AnswerUnusable") return "good"
  return failure._tag === "TransportFailed" && failure.refused ? "refused" : "failed"
}

/** One request to the provider with its span and its time. */
const measured = <A>(request: Effect.Effect<A, AttemptFailure>, model: string, number: number) =>
  request.pipe(
    Effect.tapError((failure) => Effect.annotateCurrentSpan("error.type", errorTypeOf(failure))),
    timed((exit, seconds) => {
      const failure = Exit.isFailure(exit) ? Option.getOrUndefined(Cause.failureOption(exit.cause)) : undefined
      const error = Exit.isSuccess(exit) ? undefined : failure === undefined ? "cancelled" : errorTypeOf(failure)
      const labels = { ...described(model), ...(error !== undefined && { "error.type": error }) }
      return Effect.zipRight(
        Effect.tagMetrics(Metric.update(operationDuration, seconds), labels),
        Effect.tagMetrics(Metric.increment(attempts), { attempt: number === 1 ? "first" : "second" })
      )
    }),
    traced(`chat ${model}`, { kind: "client", attributes: described(model) })
  )

const outcomeOf = (exit: Exit.Exit<unknown, ModelFailure>): Readonly<Record<string, string>> =>
  Exit.isSuccess(exit)
    ? { outcome: "good" }
    : Option.match(Cause.failureOption(exit.cause), {
        onNone: () => ({ outcome: "cancelled" }),
        onSome: ({ _tag, reason }) => ({ outcome: _tag, reason })
      })

/** However a server refuses what was only tried, the call goes on with what is known to work. */
const triedInVain = (failure: AttemptFailure, tried: Dialect, known: Dialect): AttemptFailure => {
  const isRefusal =
    failure._tag === "DialectRejected" || (failure._tag === "TransportFailed" && failure.status !== undefined)
  if (!isRefusal) return failure
  const held = featuresOf(known)
  return new DialectRejected({ refused: featuresOf(tried).filter((feature) => !held.includes(feature)), next: known })
}

const make = (settings: OpenAiSettings, connections: Connections): LanguageModel["Type"] => {
  const client = makeClient(settings, connections)
  const echoes = echoesOf(editRules, [Redacted.value(settings.apiKey)])
  const outage = new Outage()
  // What the server understands, learnt from its refusals; one base URL and model for each layer.
  const dialects = new Dialects()

  const ask = <A>(
    kind: "optimize" | "ingest",
    prompt: Prompt,
    read: (content: string) => Either.Either<A, AnswerFault>
  ): Effect.Effect<A, ModelFailure> =>
    Effect.gen(function* () {
      const { maxOutputTokens, retryAfter, total } = settings[kind]
      const began = yield* Clock.currentTimeMillis
      if (!outage.admits(began)) {
        return yield* new ModelUnavailable({ reason: "known_down", retryAfter: 1 })
      }
      let second = false
      const { first, then } = dialects.plan(began)
      let dialect = first
      let rejections = 0
      let started = 0

      const rejected = (spoken: Dialect, refusal: Refusal) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          rejections += 1
          const next = dialects.refuse(refusal)
          // The other attempt may have been refused for the same before.
          if (dialect === spoken) dialect = next
          if (rejections === 2) dialects.remember(dialect, false, now)
        })

      const attempt = (stuck: Effect.Effect<void>) =>
        Effect.suspend(() => {
          const number = (started += 1)
          const spoken = dialect
          // What is only tried goes out once; a second request speaks what is known to work.
          if (spoken === first) dialect = then
          const call = { client, model: settings.model, prompt, dialect: spoken, maxOutputTokens }
          const request = settings.stream ? completeStreaming(call, stuck, settings.streamDeadlines) : complete(call)
          // Judged inside the attempt: an answer that cannot be read must not win over one still to come.
          const judged = (completion: Completion) =>
            Effect.flatMap(Clock.currentTimeMillis, (now) => {
              dialects.remember(spoken, true, now)
              const unusable = (reason: AnswerFault): AttemptFailure => new AnswerUnusable({ reason })
              const answer = Either.flatMap(completion.content, (text) => Either.mapLeft(read(text), unusable))
              return Effect.zipRight(countUsage(settings.model, completion), answer)
            })
          const refused = (failure: AttemptFailure): Effect.Effect<never, AttemptFailure> => {
            const told = spoken === first && first !== then ? triedInVain(failure, spoken, then) : failure
            if (told._tag !== "DialectRejected") return Effect.fail(told)
            return Effect.zipRight(rejected(spoken, told), Effect.fail(told))
          }
          const whole = Effect.matchEffect(request, { onSuccess: judged, onFailure: refused })
          return measured(whole, settings.model, number)
        })

      const ended = (exit: Exit.Exit<A, AttemptFailure | ModelTimedOut>) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const end = endOf(exit)
          if (end !== undefined) outage.ended(end, second, now)
          // Also when the client has left.
          if (second) outage.secondEnded()
        })

      return yield* attemptTwice(attempt, {
        secondAfter: settings.stream ? undefined : retryAfter,
        maySecond: () => (second = outage.startsSecond()),
        total,
        late: timedOut,
        judge: (failure) => {
          if (failure._tag === "DialectRejected") return 0
          return failure._tag === "TransportFailed" && failure.retryable ? (failure.retryAfter ?? 0) : undefined
        }
      }).pipe(
        Effect.onExit(ended),
        Effect.mapError((failure) => (failure._tag === "ModelTimedOut" ? failure : modelFailure(failure)))
      )
    }).pipe(
      timed((exit, seconds) =>
        Effect.tagMetrics(Metric.update(callDuration, seconds), { call: kind, ...outcomeOf(exit) })
      ),
      traced(`model ${kind}`)
    )

  return {
    kind: "openai",
    proposeEdits: (request) =>
      Effect.sync(() => editPrompt(request)).pipe(
        traced("model.prompt"),
        Effect.flatMap((prompt) => ask("optimize", prompt, readProposal)),
        Effect.map((proposal) => withoutEchoes(proposal, echoes))
      ),
    readProfile: (rawText) => ask("ingest", readPrompt(rawText), readProfile)
  }
}

/** Any OpenAI-compatible server through the official SDK (Chat Completions, strict JSON schema). */
export const layerOpenAi = (settings: OpenAiSettings): Layer.Layer<LanguageModel> =>
  Layer.scoped(
    LanguageModel,
    Effect.map(
      Effect.acquireRelease(Effect.sync(makeConnections), (connections) => Effect.sync(connections.close)),
      (connections) => make(settings, connections)
    )
  )
