import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import * as FiberRef from "effect/FiberRef"
import type * as Tracer from "effect/Tracer"

const isTracedBy = (fiber: Fiber.RuntimeFiber<unknown, unknown>): boolean =>
  fiber.getFiberRef(FiberRef.currentTracerEnabled)

/** Whether this request's spans go anywhere. */
export const isTraced: Effect.Effect<boolean> = Effect.withFiberRuntime((fiber) => Effect.succeed(isTracedBy(fiber)))

/**
 * Gives a part of the work a span of its own, so that traces say where the time goes. Without a tracer it is left as it
 * is: spans that nobody gets cost as much as some of the work. No span keeps a stack trace, which costs more still.
 */
export const traced =
  (name: string, options: Pick<Tracer.SpanOptions, "attributes" | "kind"> = {}) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const spanOptions = { ...options, captureStackTrace: false }
    return Effect.withFiberRuntime<A, E, R>((fiber) =>
      isTracedBy(fiber) ? Effect.withSpan(work, name, spanOptions) : work
    )
  }
