import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type OpenAI from "openai"
import {
  type AttemptFailure,
  type Completion,
  contentOf,
  type Dialect,
  failureOf,
  requestBody,
  TransportFailed,
  type Usage,
  usageOf
} from "./completion.js"
import type { Prompt } from "./prompts.js"

/** When a streamed answer counts as stuck, so that a second attempt starts beside it. */
export interface StreamDeadlines {
  readonly firstToken: Duration.Duration
  readonly stall: Duration.Duration
}

export const streamDeadlines: StreamDeadlines = {
  firstToken: Duration.millis(2_500),
  stall: Duration.millis(1_500)
}

const cut = new TransportFailed({ reason: "cut", refused: false, retryable: true, retryAfter: undefined })

/** One request whose answer is streamed; `onStuck` is run once when a deadline passes, and reading goes on. */
export const completeStreaming = (
  client: OpenAI,
  model: string,
  prompt: Prompt,
  dialect: Dialect,
  maxOutputTokens: number,
  onStuck: Effect.Effect<void>,
  deadlines: StreamDeadlines = streamDeadlines
): Effect.Effect<Completion, AttemptFailure> =>
  Effect.gen(function* () {
    let content = ""
    let refusal = ""
    let finishReason: string | null | undefined
    let usage: Usage | undefined
    let chunks = 0

    const read = Effect.tryPromise({
      try: async (signal) => {
        const stream = await client.chat.completions.create(
          {
            ...requestBody(model, prompt, dialect, maxOutputTokens),
            stream: true,
            stream_options: { include_usage: true }
          },
          { signal }
        )
        for await (const chunk of stream) {
          const choice = chunk.choices?.[0]
          const delta = choice?.delta
          if (delta?.content || delta?.refusal) chunks += 1
          content += delta?.content ?? ""
          refusal += delta?.refusal ?? ""
          finishReason = choice?.finish_reason ?? finishReason
          usage = usageOf(chunk) ?? usage
        }
      },
      catch: (cause) => failureOf(cause, dialect)
    })

    const watch = Effect.gen(function* () {
      yield* Effect.sleep(deadlines.firstToken)
      let seen = 0
      while (chunks > seen) {
        seen = chunks
        yield* Effect.sleep(deadlines.stall)
      }
      yield* onStuck
    })

    // The watch never ends the reading: it only says that a second attempt makes sense.
    yield* Effect.raceFirst(read, Effect.zipRight(watch, Effect.never))
    if (finishReason === null || finishReason === undefined) return yield* cut
    return { content: yield* contentOf(finishReason, content, refusal, dialect.format), usage }
  })
