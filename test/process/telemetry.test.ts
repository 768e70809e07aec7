import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { freePort } from "../../cli/service/freePort.js"
import { collector } from "../support/collector.js"
import { testDatabase } from "../support/database.js"
import { exchange } from "../support/http.js"
import { keyServer } from "../support/keyServer.js"
import { emitted } from "../support/metrics.js"
import { answering, json, modelServer } from "../support/modelServer.js"
import { folder, healthy, run } from "../support/process.js"
import { signer } from "../support/tokens.js"

// The built service beside a collector on a socket: what arrives is decoded as OTLP has it.

const Attribute = Schema.Struct({ key: Schema.String, value: Schema.Unknown })
const Attributes = Schema.Array(Attribute)
const Point = Schema.Struct({
  attributes: Attributes,
  explicitBounds: Schema.optional(Schema.Array(Schema.Number)),
  bucketCounts: Schema.optional(Schema.Array(Schema.Number)),
  count: Schema.optional(Schema.Number),
  asDouble: Schema.optional(Schema.Number)
})
const Data = Schema.Struct({
  dataPoints: Schema.Array(Point),
  isMonotonic: Schema.optional(Schema.Boolean),
  aggregationTemporality: Schema.optional(Schema.Number)
})
const Metric = Schema.Struct({
  name: Schema.String,
  unit: Schema.String,
  description: Schema.String,
  sum: Schema.optional(Data),
  gauge: Schema.optional(Data),
  histogram: Schema.optional(Data)
})
const Resource = Schema.Struct({ attributes: Attributes })
const Metrics = Schema.parseJson(
  Schema.Struct({
    resourceMetrics: Schema.Array(
      Schema.Struct({
        resource: Resource,
        scopeMetrics: Schema.Array(Schema.Struct({ metrics: Schema.Array(Metric) }))
      })
    )
  })
)
const Span = Schema.Struct({
  name: Schema.String,
  kind: Schema.Number,
  traceId: Schema.String,
  spanId: Schema.String,
  parentSpanId: Schema.optional(Schema.String),
  attributes: Attributes
})
const Traces = Schema.parseJson(
  Schema.Struct({
    resourceSpans: Schema.Array(
      Schema.Struct({ scopeSpans: Schema.Array(Schema.Struct({ spans: Schema.Array(Span) })) })
    )
  })
)
const Line = Schema.Struct({
  severityText: Schema.String,
  body: Schema.Struct({ stringValue: Schema.String }),
  attributes: Attributes,
  traceId: Schema.optional(Schema.String)
})
const Logs = Schema.parseJson(
  Schema.Struct({
    resourceLogs: Schema.Array(
      Schema.Struct({ scopeLogs: Schema.Array(Schema.Struct({ logRecords: Schema.Array(Line) })) })
    )
  })
)

const namesOf = (attributes: typeof Attributes.Type) => attributes.map(({ key }) => key).sort()
const valueOf = (attributes: typeof Attributes.Type, name: string): unknown =>
  Object.values(Object(attributes.find(({ key }) => key === name)?.value))[0]

const proposal = (changes: Readonly<Record<string, unknown>>) =>
  answering(JSON.stringify({ summary: "", skills: [], experience_edits: [], warnings: [], ...changes }))

describe("with a collector", () => {
  it.scopedLive(
    "every metric arrives with its unit, spans and log lines say what a request was, and nothing who made it",
    () =>
      Effect.gen(function* () {
        const [dataDir, port, nobody, database, keys, model, collected] = yield* Effect.all([
          ...([folder, freePort, freePort, testDatabase, keyServer, modelServer, collector] as const)
        ])
        const { jwk, sign } = yield* signer("k1")
        keys.answerJson({ keys: [jwk] })
        const service = yield* run({
          DATA_DIR: dataDir,
          PORT: String(port),
          DATABASE_URL: Redacted.value(database.requestUrl),
          DATABASE_ADMIN_URL: Redacted.value(database.adminUrl),
          IDP_ISSUER: "https://issuer.example",
          IDP_JWKS_URL: keys.url.href,
          IDP_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 3).toString("base64")}`,
          OPENAI_API_KEY: "key-of-the-test",
          OPENAI_BASE_URL: model.baseUrl,
          OTEL_EXPORTER_OTLP_ENDPOINT: collected.url,
          OTEL_METRIC_EXPORT_INTERVAL: "200",
          LLM_CONCURRENCY_PER_USER: "1",
          LLM_TOTAL_TIMEOUT: "20 seconds",
          LLM_RETRY_AFTER: "15 seconds",
          // Nobody there: limits cannot be counted, which is a figure of its own.
          REDIS_URL: `redis://127.0.0.1:${nobody}/0`
        })
        yield* Effect.retry(healthy(port), { times: 3 })
        const token = yield* sign({ sub: "subject-of-the-test" })
        const send = (method: string, path: string, body?: unknown, bearer = token) =>
          Effect.promise(async () => {
            const response = await fetch(`http://127.0.0.1:${port}${path}`, {
              method,
              headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
              ...(body !== undefined && { body: JSON.stringify(body) })
            })
            await response.arrayBuffer()
            return response.status
          })
        const job = {
          job_title: "Engineer",
          company_name: "Globex",
          job_description_text: "You know Go and Kubernetes."
        }

        assert.strictEqual(
          yield* send("PATCH", "/api/profile/me", { base_skills: ["Go"], full_name: "Maya Example" }),
          200
        )
        // A skill that the profile does not show: the guard drops it.
        model.behave(proposal({ skills: ["Terraform"] }))
        assert.strictEqual(yield* send("POST", "/api/optimize", job), 200)
        // Two at a time where one may be; the first waits for its answer until the second was refused.
        let release = () => {}
        const released = new Promise<void>((resolve) => (release = resolve))
        model.behave((response, body) => void released.then(() => proposal({})(response, body)))
        const asked = model.requests.length
        const first = yield* Effect.fork(send("POST", "/api/optimize", job))
        yield* Effect.repeat(Effect.sleep(20), { until: () => model.requests.length > asked })
        assert.strictEqual(yield* send("POST", "/api/optimize", job), 429)
        release()
        assert.strictEqual(yield* first, 200)
        model.behave(json({ error: { message: "Incorrect API key key-of-the-test" } }, 401))
        assert.strictEqual(yield* send("POST", "/api/optimize", job), 502)
        assert.strictEqual(yield* send("GET", "/api/profile/me", undefined, "none"), 401)
        assert.strictEqual(yield* send("POST", "/webhooks/idp", {}), 401)
        yield* Effect.promise(() => exchange(port, "nonsense\r\n\r\n"))

        const metrics = () =>
          collected.got
            .filter(({ path }) => path === "/v1/metrics")
            .flatMap(({ body }) => Schema.decodeUnknownSync(Metrics)(body).resourceMetrics)
        const found = () => metrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
        yield* Effect.sleep(100).pipe(
          Effect.repeat({
            until: () => {
              const names = new Set(found().map(({ name }) => name))
              return emitted.every(({ name }) => names.has(name))
            }
          }),
          Effect.timeoutOption("40 seconds")
        )
        const latest = new Map(found().map((metric) => [metric.name, metric]))
        assert.sameMembers(
          // Beside the service's own figures stand those of Effect's runtime.
          [...latest.keys()].filter((name) => !/^effect_fiber_/.test(name)),
          emitted.map(({ name }) => name)
        )
        for (const { kind, name, unit } of emitted) {
          const metric = latest.get(name)
          assert.strictEqual(metric?.unit, unit, name)
          assert.isDefined(metric?.[kind], `${name} is no ${kind}`)
          assert.notStrictEqual(metric?.description, "", name)
          if (kind === "sum") assert.deepInclude(metric?.sum, { isMonotonic: true, aggregationTemporality: 2 }, name)
        }
        const points = (name: string) => {
          const metric = latest.get(name)
          return (metric?.sum ?? metric?.gauge ?? metric?.histogram)?.dataPoints ?? []
        }
        const labelsOf = (name: string) =>
          [...new Set(points(name).flatMap(({ attributes }) => namesOf(attributes)))].sort()
        assert.deepStrictEqual(labelsOf("http.server.request.duration"), [
          ...["error.type", "http.request.method", "http.response.status_code", "http.route"]
        ])
        assert.deepStrictEqual(labelsOf("gen_ai.client.token.usage"), [
          ...["gen_ai.operation.name", "gen_ai.provider.name", "gen_ai.request.model", "gen_ai.token.type"]
        ])
        assert.deepStrictEqual(labelsOf("db.client.connection.count"), [
          ...["db.client.connection.pool.name", "db.client.connection.state"]
        ])
        assert.deepStrictEqual(labelsOf("tailor.guard.dropped"), ["kind", "rule"])
        assert.isTrue(
          points("tailor.guard.dropped").some(({ attributes }) => /^R\d+$/.test(String(valueOf(attributes, "rule"))))
        )
        assert.deepStrictEqual(labelsOf("tailor.requests.limited"), ["limit"])
        assert.deepStrictEqual(labelsOf("tailor.model.call.duration"), ["call", "outcome", "reason"])
        const valuesOf = (name: string, label: string) =>
          points(name).flatMap(({ attributes }) => valueOf(attributes, label) ?? [])
        assert.deepStrictEqual(valuesOf("tailor.model.call.duration", "reason"), ["credentials"])
        assert.deepStrictEqual(valuesOf("gen_ai.client.operation.duration", "error.type"), ["credentials"])
        const request = points("http.server.request.duration")[0]
        assert.strictEqual(request?.bucketCounts?.length, (request?.explicitBounds?.length ?? 0) + 1)
        assert.isAtMost(request?.explicitBounds?.[0] ?? 1, 0.005, "boundaries in seconds")
        const [resource] = metrics()
        assert.includeMembers(namesOf(resource?.resource.attributes ?? []), [
          ...["service.instance.id", "service.name", "service.version"]
        ])

        const spans = () =>
          collected.got
            .filter(({ path }) => path === "/v1/traces")
            .flatMap(({ body }) => Schema.decodeUnknownSync(Traces)(body).resourceSpans)
            .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
        const lines = () =>
          collected.got
            .filter(({ path }) => path === "/v1/logs")
            .flatMap(({ body }) => Schema.decodeUnknownSync(Logs)(body).resourceLogs)
            .flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords))
        const lineOf = (status: number) =>
          lines().find(
            ({ attributes, body }) => body.stringValue === "request" && valueOf(attributes, "status") === status
          )
        yield* Effect.sleep(100).pipe(
          Effect.repeat({
            until: () =>
              spans().some(({ name }) => name === "GET /api/profile/me") &&
              lineOf(401) !== undefined &&
              lineOf(502) !== undefined
          }),
          Effect.timeoutOption("40 seconds")
        )
        const optimize = spans().find(({ name }) => name === "POST /api/optimize")
        const chat = spans().find(({ name, traceId }) => name === "chat gpt-4.1-mini" && traceId === optimize?.traceId)
        assert.strictEqual(optimize?.kind, 2, "a server span")
        assert.strictEqual(chat?.kind, 3, "a client span")
        assert.includeMembers(namesOf(optimize?.attributes ?? []), [
          ...["http.request.method", "http.response.status_code", "http.route", "request.id"]
        ])
        assert.deepStrictEqual(namesOf(chat?.attributes ?? []), [
          ...["gen_ai.operation.name", "gen_ai.provider.name", "gen_ai.request.model"],
          ...["gen_ai.usage.input_tokens", "gen_ai.usage.output_tokens"]
        ])
        const refused = lineOf(401)
        assert.isTrue(
          spans().some(({ traceId }) => traceId === refused?.traceId),
          "the line leads to its trace"
        )
        assert.includeMembers(namesOf(refused?.attributes ?? []), [
          "duration_ms",
          "failure",
          "method",
          "request_id",
          "route"
        ])
        const failed = lineOf(502)
        assert.strictEqual(failed?.severityText, "WARN")
        assert.strictEqual(valueOf(failed?.attributes ?? [], "reason"), "credentials")

        const everything = JSON.stringify(collected.got)
        for (const personal of ["subject-of-the-test", "Maya", "Globex", "key-of-the-test", token]) {
          assert.isFalse(everything.includes(personal), personal)
        }
        service.child.kill("SIGTERM")
        assert.strictEqual(yield* service.ended, 0)
      }),
    120_000
  )
})
