import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as FiberId from "effect/FiberId"
import * as Option from "effect/Option"
import * as Queue from "effect/Queue"
import * as Schema from "effect/Schema"
import { Stream } from "openai/streaming"
import {
  type AttemptFailure,
  type Call,
  type Completion,
  contentOf,
  failureOf,
  readBody,
  requestBody,
  transport,
  type Usage,
  usageOf
} from "./completion.js"

/** When a streamed answer counts as stuck, so that a second attempt starts beside it. */
export interface StreamDeadlines {
  readonly firstToken: Duration.Duration
  readonly stall: Duration.Duration
}

/** How long the token use and the end of a stream are waited for once its answer is whole. */
const afterFinish = "250 millis"

const decodeChunk = Schema.decodeUnknownOption(
  Schema.Struct({
    choices: Schema.Array(
      Schema.Struct({
        index: Schema.optional(Schema.Number),
        delta: Schema.optional(
          Schema.NullOr(
            Schema.Struct({
              content: Schema.optional(Schema.NullOr(Schema.String)),
              refusal: Schema.optional(Schema.NullOr(Schema.String))
            })
          )
        ),
        finish_reason: Schema.optional(Schema.Unknown)
      })
    )
  })
)

const isEventStream = ({ headers }: Response) => /^\s*text\/event-stream/i.test(headers.get("content-type") ?? "")

/** One request whose answer is streamed; `onStuck` is run once when a deadline passes, and reading goes on. */
export const completeStreaming = (
  call: Call,
  onStuck: Effect.Effect<void>,
  deadlines: StreamDeadlines
): Effect.Effect<Completion, AttemptFailure> =>
  Effect.gen(function* () {
    const { client, dialect } = call
    const began = yield* Clock.currentTimeMillis
    const tokens = yield* Queue.unbounded<void>()
    const finished = Deferred.unsafeMake<void>(FiberId.none)
    const answer = { content: "", refusal: "" }
    let finishReason: unknown
    let usage: Usage | undefined
    /** The body of a server that does not stream. */
    let whole: { readonly body: unknown } | undefined

    const take = (chunk: unknown) => {
      usage = usageOf(chunk) ?? usage
      const choices = Option.match(decodeChunk(chunk), { onNone: () => [], onSome: ({ choices }) => choices })
      for (const { delta, finish_reason, index } of choices) {
        if (index !== undefined && index !== 0) continue
        if (delta?.content || delta?.refusal) tokens.unsafeOffer(undefined)
        answer.content += delta?.content ?? ""
        answer.refusal += delta?.refusal ?? ""
        finishReason = finish_reason ?? finishReason
      }
      if (isFinished()) Deferred.unsafeDone(finished, Exit.void)
    }
    const isFinished = () => finishReason !== null && finishReason !== undefined

    const read = Effect.tryPromise({
      try: async (signal) => {
        const response = await client.chat.completions
          .create(
            {
              ...requestBody(call),
              stream: true,
              ...(dialect.streamUsage ? { stream_options: { include_usage: true } } : {})
            },
            { signal }
          )
          .asResponse()
        if (!isEventStream(response)) {
          whole = { body: await response.json() }
          return
        }
        const controller = new AbortController()
        signal.addEventListener("abort", () => controller.abort(), { once: true })
        for await (const chunk of Stream.fromSSEResponse<unknown>(response, controller, client)) take(chunk)
      },
      catch: (cause) => failureOf(cause, dialect, began)
    }).pipe(
      // Whatever happens after the end of an answer does not make it another one.
      Effect.catchAll((failure) => (isFinished() ? Effect.void : Effect.fail(failure)))
    )

    // The watch never ends the reading: it only says that a second attempt makes sense.
    const watch = Effect.gen(function* () {
      let patience = deadlines.firstToken
      while (Option.isSome(yield* Effect.timeoutOption(Queue.take(tokens), patience))) patience = deadlines.stall
      yield* onStuck
    })

    yield* Effect.raceFirst(read, Effect.zipRight(Deferred.await(finished), Effect.sleep(afterFinish))).pipe(
      Effect.raceFirst(Effect.zipRight(watch, Effect.never))
    )
    if (whole !== undefined) return yield* readBody(whole.body, dialect.format)
    if (!isFinished()) return yield* transport("unreadable")
    return { content: contentOf(finishReason, answer.content, answer.refusal, dialect.format), usage }
  })
