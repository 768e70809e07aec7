import { randomUUID } from "node:crypto"
import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as OtlpLogger from "@effect/opentelemetry/OtlpLogger"
import * as OtlpMetrics from "@effect/opentelemetry/OtlpMetrics"
import * as OtlpSerialization from "@effect/opentelemetry/OtlpSerialization"
import * as OtlpTracer from "@effect/opentelemetry/OtlpTracer"
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as ExecutionStrategy from "effect/ExecutionStrategy"
import * as Exit from "effect/Exit"
import * as HashMap from "effect/HashMap"
import * as Layer from "effect/Layer"
import * as List from "effect/List"
import * as Logger from "effect/Logger"
import type * as LogLevel from "effect/LogLevel"
import * as Scope from "effect/Scope"
import * as Tracer from "effect/Tracer"
import type { TelemetryConfig } from "./Config.js"
import { writeLine } from "./process/logLines.js"
import { placeOf } from "./process/places.js"

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

const textOf = (message: unknown): string =>
  (Array.isArray(message) ? message : [message])
    .map((word) => (typeof word === "string" ? word : String(scalar(word))))
    .join(" ")

/** One log line: time, level, message, annotations. Objects in a message are reduced to their names. */
const jsonLine = Logger.make<unknown, string>(({ annotations, cause, date, logLevel, message }) =>
  JSON.stringify({
    time: date.toISOString(),
    level: logLevel.label.toLowerCase(),
    message: textOf(message),
    ...Object.fromEntries(Array.from(annotations, ([name, value]) => [name, scalar(value)])),
    ...describeCause(cause)
  })
)

/** JSON lines on standard output, at `level` and above. */
export const layerLogger = (level: LogLevel.LogLevel) =>
  Layer.merge(Logger.replace(Logger.defaultLogger, Logger.map(jsonLine, writeLine)), Logger.minimumLogLevel(level))

/** A logger over another that gets what a line of the log says and nothing else. */
export const sanitizing = (inner: Logger.Logger<unknown, void>): Logger.Logger<unknown, void> =>
  Logger.make((options) =>
    inner.log({
      ...options,
      message: textOf(options.message),
      annotations: HashMap.union(
        HashMap.map(options.annotations, scalar),
        HashMap.fromIterable(Object.entries(describeCause(options.cause)))
      ),
      // An exporter would print it whole.
      cause: Cause.empty,
      spans: List.empty()
    })
  )

/** Attribute names that may leave in a span; everything else a library records is dropped. */
const exportedAttributes = new Set([
  ...["http.request.method", "http.response.status_code", "http.route", "request.id", "error.type"],
  ...["gen_ai.operation.name", "gen_ai.provider.name", "gen_ai.request.model"],
  ...["gen_ai.usage.input_tokens", "gen_ai.usage.output_tokens"],
  ...["db.system.name", "db.operation.name"]
])

const withoutDetail = (exit: Exit.Exit<unknown, unknown>): Exit.Exit<unknown, unknown> => {
  if (Exit.isSuccess(exit) || Cause.isInterruptedOnly(exit.cause)) return Exit.void
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

const isUnit = (value: unknown) =>
  typeof value === "object" && value !== null && "key" in value && (value.key === "unit" || value.key === "time_unit")

/** Units are said by a label of each metric, and the exporter leaves it among the attributes. */
const withoutUnits = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((entry) => !isUnit(entry)).map(withoutUnits)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutUnits(member)]))
}

const layerSerialization = Layer.map(OtlpSerialization.layerJson, (context) => {
  const json = Context.get(context, OtlpSerialization.OtlpSerialization)
  return Context.make(OtlpSerialization.OtlpSerialization, {
    ...json,
    metrics: (data) => json.metrics(withoutUnits(data))
  })
})

/** What a collector that does not answer may cost at the end: less than is kept of the grace for it. */
const shutdownTimeout = "400 millis"

/** Traces, metrics and logs over OTLP when it is set; without, the tracer is off, which also saves its cost. */
export const layerTelemetry = (config: TelemetryConfig | undefined): Layer.Layer<never> => {
  if (config === undefined) return Layer.setTracerEnabled(false)
  const { endpoint, metricsEvery } = config
  const exporters = Effect.gen(function* () {
    const resource = {
      serviceName: "resume-tailoring",
      serviceVersion: "1.0.0",
      // Cumulative figures of two replicas must not be taken for one.
      attributes: { "service.instance.id": randomUUID() }
    }
    const common = { resource, shutdownTimeout } as const
    const tracer = yield* OtlpTracer.make({ ...common, url: `${endpoint}/v1/traces` })
    yield* OtlpMetrics.make({ ...common, url: `${endpoint}/v1/metrics`, exportInterval: metricsEvery })
    const logger = yield* OtlpLogger.make({ ...common, url: `${endpoint}/v1/logs`, excludeLogSpans: true })
    return Layer.merge(Layer.setTracer(allowlisting(tracer)), Logger.add(sanitizing(logger)))
  })
  // At the end all three send what they have left side by side.
  const together = Effect.flatMap(Effect.scope, (scope) =>
    Effect.flatMap(Scope.fork(scope, ExecutionStrategy.parallel), (own) => Scope.extend(exporters, own))
  )
  return Layer.unwrapScoped(together).pipe(Layer.provide([layerSerialization, FetchHttpClient.layer]))
}
