import { createServer } from "node:http"
import * as Either from "effect/Either"
import * as Schema from "effect/Schema"
import { rounded, spreadOf } from "./percentiles.js"
import type { Stage } from "./report.js"

/** One span of the service, milliseconds. */
export interface Span {
  readonly trace: string
  readonly name: string
  readonly duration: number
  readonly attributes: Readonly<Record<string, string>>
}

const Nanos = Schema.Union(Schema.String, Schema.Number)
const Traces = Schema.Struct({
  resourceSpans: Schema.Array(
    Schema.Struct({
      scopeSpans: Schema.Array(
        Schema.Struct({
          spans: Schema.Array(
            Schema.Struct({
              traceId: Schema.String,
              name: Schema.String,
              startTimeUnixNano: Nanos,
              endTimeUnixNano: Nanos,
              attributes: Schema.Array(
                Schema.Struct({
                  key: Schema.String,
                  value: Schema.Struct({ stringValue: Schema.optional(Schema.NullOr(Schema.String)) })
                })
              )
            })
          )
        })
      )
    })
  )
})
const decode = Schema.decodeUnknownEither(Schema.parseJson(Traces))

const spansIn = (text: string): ReadonlyArray<Span> =>
  Either.match(decode(text), {
    onLeft: () => [],
    onRight: ({ resourceSpans }) =>
      resourceSpans
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ attributes, endTimeUnixNano, name, startTimeUnixNano, traceId }) => ({
          trace: traceId,
          name,
          duration: Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6,
          attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? ""]))
        }))
  })

export interface Collector {
  /** To be given as `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly endpoint: string
  readonly spans: () => ReadonlyArray<Span>
  readonly close: () => Promise<void>
}

/** Takes what the service tells over OTLP (JSON) about its own time. */
export const startCollector = async (): Promise<Collector> => {
  const spans: Array<Span> = []
  const server = createServer((message, response) => {
    const chunks: Array<Buffer> = []
    message.on("data", (chunk: Buffer) => chunks.push(chunk))
    message.on("error", () => response.destroy())
    message.on("end", () => {
      if (message.url === "/v1/traces") spans.push(...spansIn(Buffer.concat(chunks).toString("utf8")))
      response.writeHead(200, { "content-type": "application/json" })
      response.end("{}")
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans: () => spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

const requestSpan = "POST /api/optimize"
const modelSpan = "optimize.model"
const promptSpan = "model.prompt"

/** The stages in the order in which a request meets them, by the name of their span. */
const stages: ReadonlyArray<readonly [stage: string, span: string]> = [
  ["auth", "auth"],
  ["request body", "http.body"],
  ["database", "optimize.profile"],
  ["requirement extraction", "optimize.requirements"],
  ["score before", "optimize.score_before"],
  ["prompt", promptSpan],
  ["guard", "optimize.guard"],
  ["score after", "optimize.score_after"],
  ["encoding", "http.encode"]
]

/**
 * Where the time of the requests went. `provider` says how long the provider itself worked for a request, where it is
 * known; what the call took beyond that is the model client's, else all of the call is the provider's.
 */
export const stagesOf = (
  spans: ReadonlyArray<Span>,
  isMeasured: (requestId: string) => boolean,
  provider: ((requestId: string) => number | undefined) | undefined
): { readonly requests: number; readonly rows: ReadonlyArray<Stage> } => {
  const traces = new Map<string, Map<string, number>>()
  const ids = new Map<string, string>()
  for (const { attributes, duration, name, trace } of spans) {
    const times = traces.get(trace) ?? new Map<string, number>()
    traces.set(trace, times)
    times.set(name, (times.get(name) ?? 0) + duration)
    const id = attributes["request.id"]
    if (id !== undefined) ids.set(trace, id)
  }
  const columns = new Map<string, Array<number>>()
  const add = (stage: string, time: number) => {
    const column = columns.get(stage)
    if (column === undefined) columns.set(stage, [time])
    else column.push(time)
  }
  let requests = 0
  for (const [trace, times] of traces) {
    const whole = times.get(requestSpan)
    const id = ids.get(trace) ?? ""
    // Other requests, and those that failed on their way, are not like the rest.
    if (whole === undefined || !times.has("http.encode") || !isMeasured(id)) continue
    const called = (times.get(modelSpan) ?? 0) - (times.get(promptSpan) ?? 0)
    const worked = provider === undefined ? called : provider(id)
    if (worked === undefined) continue
    requests += 1
    let known = 0
    for (const [stage, span] of stages) {
      const time = times.get(span) ?? 0
      known += time
      add(stage, time)
    }
    add("provider", worked)
    if (provider !== undefined) add("model client", Math.max(0, called - worked))
    add("rest of the service", Math.max(0, whole - called - known))
  }
  const order = [...stages.map(([stage]) => stage)]
  order.splice(order.indexOf("prompt") + 1, 0, "model client", "provider")
  const rows = [...order, "rest of the service"].flatMap((stage) => {
    const spread = spreadOf(columns.get(stage) ?? [])
    return spread === undefined ? [] : [{ stage, mean: spread.mean, p50: spread.p50, p99: spread.p99 }]
  })
  const own = rows.reduce((sum, { mean, stage }) => (stage === "provider" ? sum : sum + mean), 0)
  return {
    requests,
    rows: rows.map((row) => ({
      ...row,
      share: row.stage === "provider" || own === 0 ? null : rounded(row.mean / own)
    }))
  }
}
