import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as OtlpMetrics from "@effect/opentelemetry/OtlpMetrics"
import * as OtlpSerialization from "@effect/opentelemetry/OtlpSerialization"
import * as OtlpTracer from "@effect/opentelemetry/OtlpTracer"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as HashMap from "effect/HashMap"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import type * as LogLevel from "effect/LogLevel"
import * as Tracer from "effect/Tracer"
import { placeOf } from "./places.js"

// What leaves the process about a request is chosen here and nowhere else: log lines say what the
// code itself wrote, failures are named by tag and place. Messages and values of errors may hold
// personal data (a parse error quotes what it read) and never leave.

/** `Tag` of a typed failure or class name of a defect, without its message. */
export const failureName = (failure: unknown): string => {
  if (typeof failure === "object" && failure !== null) {
    if ("_tag" in failure && typeof failure._tag === "string") return failure._tag
    return failure.constructor?.name ?? "object"
  }
  return typeof failure
}

/** Names and places of everything that went wrong; empty for a cause without failures. */
export const describeCause = (cause: Cause.Cause<unknown>): Record<string, unknown> => {
  const failures = [...Cause.failures(cause)].map(failureName)
  const defects = [...Cause.defects(cause)]
  const place = defects.map(placeOf).find((found) => found !== undefined)
  return {
    ...(failures.length > 0 ? { failure: failures.join(",") } : {}),
    ...(defects.length > 0 ? { defect: defects.map(failureName).join(",") } : {}),
    ...(place === undefined ? {} : { place }),
    ...(failures.length === 0 && defects.length === 0 && Cause.isInterrupted(cause) ? { interrupted: true } : {})
  }
}

const scalar = (value: unknown) =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : failureName(value)

/** One log line: time, level, message, annotations. Objects in a message are reduced to their names. */
const jsonLine = Logger.make<unknown, string>(({ annotations, cause, date, logLevel, message }) => {
  const words = Array.isArray(message) ? message : [message]
  return JSON.stringify({
    time: date.toISOString(),
    level: logLevel.label.toLowerCase(),
    message: words.map((word) => (typeof word === "string" ? word : String(scalar(word)))).join(" "),
    ...Object.fromEntries(HashMap.map(annotations, scalar)),
    ...describeCause(cause)
  })
})

/** JSON lines on standard output, at `level` and above. */
export const layerLogger = (level: LogLevel.LogLevel) =>
  Layer.merge(Logger.replace(Logger.defaultLogger, Logger.withConsoleLog(jsonLine)), Logger.minimumLogLevel(level))

/** Attribute names that may leave in a span; everything else a library records is dropped. */
const exportedAttributes = new Set([
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "request.id",
  "failure",
  "model.attempts",
  "model.name",
  "db.operation.name"
])

const withoutDetail = (exit: Exit.Exit<unknown, unknown>): Exit.Exit<unknown, unknown> => {
  if (Exit.isSuccess(exit)) return Exit.void
  if (Cause.isInterruptedOnly(exit.cause)) return Exit.void
  const { defect, failure } = describeCause(exit.cause)
  return Exit.fail(String(failure ?? defect ?? "unknown"))
}

/** A tracer whose spans carry allowlisted attributes, no events and no error messages. */
export const allowlisting = (tracer: Tracer.Tracer): Tracer.Tracer =>
  Tracer.make({
    context: (run, fiber) => tracer.context(run, fiber),
    span: (...options) => {
      const span = tracer.span(...options)
      const { attribute, end } = span
      return Object.assign(span, {
        attribute: (key: string, value: unknown) => {
          if (exportedAttributes.has(key)) attribute.call(span, key, scalar(value))
        },
        event: () => {},
        end: (endTime: bigint, exit: Exit.Exit<unknown, unknown>) => end.call(span, endTime, withoutDetail(exit))
      })
    }
  })

/** Traces and metrics over OTLP when `endpoint` is set; without one the tracer is off, which also saves its cost. */
export const layerTelemetry = (endpoint: string | undefined): Layer.Layer<never> => {
  if (endpoint === undefined) return Layer.setTracerEnabled(false)
  const resource = { serviceName: "resume-tailoring", serviceVersion: "1.0.0" }
  const traces = Layer.unwrapScoped(
    Effect.map(OtlpTracer.make({ url: `${endpoint}/v1/traces`, resource }), (tracer) =>
      Layer.setTracer(allowlisting(tracer))
    )
  )
  const metrics = OtlpMetrics.layer({ url: `${endpoint}/v1/metrics`, resource })
  return Layer.merge(traces, metrics).pipe(Layer.provide([OtlpSerialization.layerJson, FetchHttpClient.layer]))
}
