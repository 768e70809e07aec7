import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Tracer from "effect/Tracer"

/** A span that has ended. */
export interface SpanSeen {
  readonly name: string
  /** Name of the span that it is a part of. */
  readonly parent: string | undefined
  readonly milliseconds: number
}

/** The spans of an effect, in the order in which they end. */
export const spansOf = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<ReadonlyArray<SpanSeen>, E, R> =>
  Effect.gen(function* () {
    const seen: Array<SpanSeen> = []
    const native = yield* Effect.tracer
    const tracer = Tracer.make({
      context: native.context,
      span: (name, parent, ...rest) => {
        const span = native.span(name, parent, ...rest)
        const end = span.end.bind(span)
        span.end = (time, exit) => {
          end(time, exit)
          const { status } = span
          const taken = status._tag === "Ended" ? status.endTime - status.startTime : 0n
          const above = Option.getOrUndefined(parent)
          seen.push({
            name,
            parent: above !== undefined && above._tag === "Span" ? above.name : undefined,
            milliseconds: Number(taken) / 1e6
          })
        }
        return span
      }
    })
    yield* Effect.provide(effect, Layer.setTracer(tracer))
    return seen
  })
