import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import type { ModelConfig } from "../../src/process/modelVariables.js"
import { ModelAnswerInvalid, type ModelFailure, ModelTimedOut, ModelUnavailable } from "../../src/domain/Failures.js"
import type { EditProposal } from "../../src/domain/Optimization.js"
import { LanguageModel } from "../../src/llm/LanguageModel.js"
import { readProposal } from "../../src/llm/openai/answers.js"
import { makeConnections } from "../../src/llm/openai/boundedFetch.js"
import { type AttemptFailure, complete, makeClient } from "../../src/llm/openai/completion.js"
import { Dialects } from "../../src/llm/openai/dialect.js"
import { editPrompt, type Prompt } from "../../src/llm/openai/prompts.js"

// What the service does not do about a slow provider, made of the same parts, so that it can be compared with what the
// service does.

/** `single`: one attempt. `restart`: an attempt that takes too long is cancelled, and another one starts. */
export type OtherStrategy = "restart" | "single"

type Attempt = Effect.Effect<EditProposal, ModelFailure>

const failure = (attempt: AttemptFailure): ModelFailure =>
  attempt._tag === "AnswerUnusable"
    ? new ModelAnswerInvalid({ reason: attempt.reason })
    : new ModelUnavailable({ reason: attempt._tag === "TransportFailed" ? attempt.reason : "response_format" })

const within = (attempt: Attempt, time: Duration.DurationInput): Attempt =>
  Effect.timeoutFail(attempt, { duration: time, onTimeout: () => new ModelTimedOut() })

const strategies: Readonly<Record<OtherStrategy, (attempt: Attempt, budget: ModelConfig["optimize"]) => Attempt>> = {
  single: (attempt, { total }) => within(attempt, total),
  restart: (attempt, { retryAfter, total }) =>
    Effect.flatMap(Clock.currentTimeMillis, (began) =>
      within(attempt, retryAfter).pipe(
        Effect.catchTags({
          ModelTimedOut: () => again(attempt, total, began),
          ModelUnavailable: () => again(attempt, total, began)
        })
      )
    )
}

const again = (attempt: Attempt, total: Duration.Duration, began: number): Attempt =>
  Effect.flatMap(Clock.currentTimeMillis, (now) => within(attempt, Duration.toMillis(total) - (now - began)))

/** A language model with this strategy for optimize; the configuration must have a key. */
export const layerStrategy =
  (strategy: OtherStrategy) =>
  (config: ModelConfig): Layer.Layer<LanguageModel> =>
    Layer.scoped(
      LanguageModel,
      Effect.gen(function* () {
        const connections = yield* Effect.acquireRelease(Effect.sync(makeConnections), ({ close }) =>
          Effect.sync(close)
        )
        const { apiKey, baseUrl, model, optimize } = config
        if (apiKey === undefined) return yield* Effect.dieMessage("the comparison gives a key")
        const client = makeClient({ apiKey, baseUrl, model }, connections)
        const dialect = new Dialects().plan(0).first
        const attempt = (prompt: Prompt): Attempt =>
          complete({ client, model, prompt, dialect, maxOutputTokens: optimize.maxOutputTokens }).pipe(
            Effect.flatMap(({ content }) => content),
            Effect.mapError(failure),
            Effect.flatMap((text) => Either.mapLeft(readProposal(text), (reason) => new ModelAnswerInvalid({ reason })))
          )
        return {
          kind: "openai",
          proposeEdits: (request) => strategies[strategy](attempt(editPrompt(request)), optimize),
          readProfile: () => Effect.dieMessage("the comparison ingests nothing")
        }
      })
    )
