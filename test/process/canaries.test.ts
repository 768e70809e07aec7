import { createHash, randomBytes } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { Webhook } from "standardwebhooks"
import { freePort } from "../../cli/service/freePort.js"
import { collector } from "../support/collector.js"
import { runSql, testDatabase } from "../support/database.js"
import { exchange } from "../support/http.js"
import { keyServer } from "../support/keyServer.js"
import { completion } from "../support/completion.js"
import { answering, json, type ModelBehaviour, modelServer } from "../support/modelServer.js"
import { folder, healthy, linesOf, run } from "../support/process.js"
import { signer } from "../support/tokens.js"

// Every endpoint through success and each class of failure, with a mark of its own in every place where text can
// stand; then all that left the process other than as an answer is searched for all of them.

const marks: Array<string> = []

/** A new mark, in letters that no escaping of URLs or JSON changes. */
const mark = () => {
  const made = `mk${randomBytes(9).toString("hex")}`
  marks.push(made)
  return made
}

/** A mark with letters around it that JSON and URLs do escape. */
const words = () => `é"${mark()}\n<${mark()}>`

/** How a mark may look in another coding: base64 at each of its three alignments, hexadecimal, and as a digest. */
const formsOf = (text: string): ReadonlyArray<string> => [
  text,
  text.toUpperCase(),
  [...text].reverse().join(""),
  Buffer.from(text).toString("hex"),
  ...[0, 1, 2].map((before) =>
    Buffer.from("x".repeat(before) + text)
      .toString("base64")
      .slice(before === 0 ? 0 : 4, -4)
  ),
  createHash("sha256").update(text).digest("hex")
]

const profileText = () =>
  `${mark()} Example\n${mark()}@example.com\nEXPERIENCE\nCook, ${mark()} Bistro (2019 - 2021)\n- Cooked ${mark()}\nSKILLS\nBaking, Go`

const profileAnswer = (name: string) =>
  JSON.stringify({
    full_name: name,
    email: null,
    phone: null,
    location: null,
    network_url: null,
    portfolio_url: null,
    summary: mark(),
    base_skills: ["Baking", "Go"],
    certifications: [],
    experiences: [],
    education: []
  })

const edits = () =>
  JSON.stringify({
    summary: `A cook ${mark()}`,
    skills: [mark()],
    experience_edits: [
      { company: mark(), original_bullet: mark(), revised_bullet: mark(), inserted_keywords: [mark()], confidence: 0.9 }
    ],
    warnings: [mark()]
  })

/** What a provider can do wrong, with its own words in it. */
const misbehaviours = (): ReadonlyArray<ModelBehaviour> => [
  answering(mark()),
  answering(`{"summary":"${mark()}"}`),
  json(completion(null, { message: { role: "assistant", content: null, refusal: mark() } })),
  json({ error: { message: mark(), type: mark(), code: mark() } }, 400),
  json({ error: { message: mark() } }, 401, { "x-a": mark(), "www-authenticate": mark() }),
  json({ error: { message: mark() } }, 500, { "retry-after": "9999", "x-request-id": mark() }),
  (response) => void response.writeHead(200, { "content-type": "text/html" }).end(`<b>${mark()}</b>`),
  (response) => void response.writeHead(307, { location: `http://${mark()}.example/` }).end(),
  (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "9999" }).write(`{"${mark()}`)
    setTimeout(() => response.destroy(), 20)
  },
  (response) => void response.destroy()
]

/** Names and columns of attributes in what was exported. */
const keysIn = (exported: string): ReadonlyArray<string> => [
  ...new Set([...exported.matchAll(/"key":"([^"]*)"/g)].map(([, key = ""]) => key))
]

const known = ["service.name", "service.version", "service.instance.id", "reason", "limit", "call", "outcome"].concat(
  ["http.response.status_code", "http.request.method", "http.route", "request.id", "error.type"],
  ["gen_ai.operation.name", "gen_ai.provider.name", "gen_ai.request.model", "gen_ai.token.type", "attempt"],
  ["gen_ai.usage.input_tokens", "gen_ai.usage.output_tokens", "rule", "kind", "type"],
  ["db.system.name", "db.operation.name", "db.client.connection.pool.name", "db.client.connection.state"],
  // Of log lines.
  ["request_id", "method", "route", "status", "failure", "duration_ms", "host", "port", "place", "defect"],
  ["package", "module", "fiberId"],
  ["bigint", "key", "span.label", "status.interrupted"],
  ["exception.type", "exception.message", "exception.stacktrace"]
)

describe("what was sent, said by a provider or by the database", () => {
  it.scopedLive(
    "stands in no line of the log, no span and no metric, whatever its coding",
    () =>
      Effect.gen(function* () {
        const [dataDir, port, database, keys, model, collected] = yield* Effect.all([
          ...([folder, freePort, testDatabase, keyServer, modelServer, collector] as const)
        ])
        const { jwk, sign } = yield* signer("k1")
        keys.answerJson({ keys: [jwk], [mark()]: mark() })
        const secret = `whsec_${randomBytes(32).toString("base64")}`
        const service = yield* run({
          DATA_DIR: dataDir,
          PORT: String(port),
          DATABASE_URL: Redacted.value(database.requestUrl),
          DATABASE_ADMIN_URL: Redacted.value(database.adminUrl),
          IDP_ISSUER: "https://issuer.example",
          IDP_JWKS_URL: keys.url.href,
          IDP_WEBHOOK_SECRET: secret,
          OPENAI_API_KEY: mark(),
          OPENAI_BASE_URL: model.baseUrl,
          OTEL_EXPORTER_OTLP_ENDPOINT: collected.url,
          RATE_LIMIT_LLM_PER_MINUTE: "30",
          LLM_RETRY_AFTER: "100 millis",
          LLM_TOTAL_TIMEOUT: "2 seconds",
          LLM_INGEST_RETRY_AFTER: "100 millis",
          LLM_INGEST_TOTAL_TIMEOUT: "2 seconds",
          LOG_LEVEL: "trace"
        })
        yield* healthy(port)

        const statuses = new Set<number>()
        const send = (method: string, path: string, body: unknown, headers: Record<string, string>) =>
          Effect.promise(async () => {
            const response = await fetch(`http://127.0.0.1:${port}${path}`, {
              method,
              headers: { "content-type": "application/json", cookie: mark(), "user-agent": mark(), ...headers },
              ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) })
            })
            statuses.add(response.status)
            await response.arrayBuffer()
            return response.status
          })
        const subject = mark()
        const token = yield* sign({ sub: subject, [mark()]: mark() })
        marks.push(...token.split(".").slice(1))
        const own = { authorization: `Bearer ${token}` }
        const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
          send(method, path, body, { ...own, ...headers })

        const application = (more = {}) => ({ company_name: words(), job_title: words(), status: "draft", ...more })
        const job = () => ({ job_title: words(), company_name: words(), job_description_text: `${words()} Baking, Go` })
        const unknownId = "3f1c7e0a-2b64-4c1e-9a57-0d5c2f6b8e11"

        // Successes.
        const name = mark()
        model.behave(answering(profileAnswer(name)))
        const raw_text = `${name}\n${profileText()}`
        assert.strictEqual(yield* call("POST", "/api/profile/ingest", { source: "manual", raw_text }), 200)
        model.behave(answering(edits()))
        assert.strictEqual(yield* call("POST", "/api/optimize", job()), 200)
        const fields = { full_name: words(), location: words(), email: `${mark()}@a.example`, base_skills: [words()] }
        assert.strictEqual(yield* call("PATCH", "/api/profile/me", { ...fields, [mark()]: mark() }), 200)
        const snapshot = { [words()]: [words()] }
        const created = application({ applied_resume_snapshot: snapshot, drive_link: `https://${mark()}.example/` })
        assert.strictEqual(yield* call("POST", "/api/applications", created, { "idempotency-key": mark() }), 201)
        assert.strictEqual(yield* call("GET", `/api/applications?${mark()}=${mark()}`), 200)

        // What a client does wrong, in the line, the headers, the query, and the fields.
        yield* call("GET", `/${mark()}?${mark()}=${mark()}#${mark()}`)
        yield* call("DELETE", `/health?${mark()}`)
        yield* call("GET", `/api/applications?limit=${mark()}&cursor=${mark()}&status=${mark()}`)
        yield* call("PATCH", `/api/applications/${mark()}/status`, { status: mark() })
        yield* call("PATCH", `/api/applications/${unknownId}/status`, { status: "draft" })
        yield* call("PATCH", "/api/profile/me", { location: mark() }, { "if-match": '"99"' })
        yield* call("PATCH", "/api/profile/me", { location: mark() }, { "if-match": mark() })
        yield* call("PATCH", "/api/profile/me", { email: words(), network_url: words(), experiences: words() })
        yield* call("POST", "/api/applications", `{"${mark()}`)
        yield* call("POST", "/api/applications", application({ status: words() }), {
          "x-request-id": words().slice(2, 9)
        })
        yield* call("POST", "/api/applications", application(), { "content-type": `text/${mark()}` })
        yield* call("POST", "/api/applications", " ".repeat(1024 * 1024) + mark())
        yield* call("POST", "/api/profile/ingest", { source: mark(), raw_text: words(), source_url: words() })
        for (const bad of [
          mark(),
          `${token}x`,
          `${mark()}.${mark()}.${mark()}`,
          yield* sign({ sub: mark(), exp: 1 })
        ]) {
          yield* call("POST", "/api/optimize", job(), { authorization: `Bearer ${bad}` })
        }
        yield* call("POST", "/api/optimize", job(), { authorization: mark() })
        yield* Effect.promise(() => exchange(port, `${mark()} /${mark()} ${mark()}\r\n${mark()}\r\n\r\n`))
        yield* Effect.promise(() => exchange(port, `GET /${mark()} HTTP/1.1\r\nHost: ${mark()} x\r\n\r\n`))

        // What a provider does wrong.
        for (const misbehaviour of misbehaviours()) {
          model.behave(misbehaviour)
          yield* call("POST", "/api/optimize", job())
          yield* call("POST", "/api/profile/ingest", { source: "manual", raw_text: `${mark()}\nSKILLS\nGo` })
        }
        model.behave(() => undefined)
        assert.strictEqual(yield* call("POST", "/api/optimize", job()), 504)

        // Notices, refused and taken.
        const notice = (text: string, id: string, more: Record<string, string> = {}) =>
          send("POST", "/webhooks/idp", text, {
            "webhook-id": id,
            "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
            "webhook-signature": new Webhook(secret).sign(id, new Date(), text),
            ...more
          })
        yield* notice(`{"type":"${mark()}"}`, mark())
        yield* notice(`{"${mark()}`, mark())
        yield* notice(`{"type":"${mark()}"}`, mark(), { "webhook-signature": mark(), "webhook-timestamp": mark() })

        // A database that refuses rows, and says in its detail what stood in them; then one without the table.
        const admin = (sql: string) => Effect.promise(() => runSql(database.adminUrl, sql))
        yield* admin("ALTER TABLE application_history ADD CONSTRAINT none CHECK (false) NOT VALID")
        assert.isAtLeast(yield* call("POST", "/api/applications", application()), 500)
        yield* admin("ALTER TABLE application_history RENAME TO gone")
        assert.isAtLeast(yield* call("GET", "/api/applications"), 500)
        yield* notice(`{"type":"user.deleted","data":{"id":"${subject}"}}`, mark())
        yield* admin("ALTER TABLE gone RENAME TO application_history")
        assert.strictEqual(yield* notice(`{"type":"user.deleted","data":{"id":"${subject}"}}`, mark()), 204)
        assert.strictEqual(yield* call("GET", "/api/profile/me"), 401)

        // Too many.
        const noisy = { authorization: `Bearer ${yield* sign({ sub: mark() })}` }
        model.behave(answering(profileAnswer(mark())))
        for (let times = 0; times < 31; times += 1) {
          yield* send("POST", "/api/profile/ingest", { source: "manual", raw_text: profileText() }, noisy)
        }

        service.child.kill("SIGTERM")
        assert.strictEqual(yield* service.ended, 0)

        for (const status of [200, 201, 204, 400, 401, 404, 405, 412, 413, 415, 422, 429, 500, 502, 504]) {
          assert.isTrue(statuses.has(status), `no ${status}`)
        }
        const lines = linesOf(service.output())
        assert.isAbove(lines.length, 80)
        const exported = collected.got.map(({ body, headers, path }) => `${path} ${headers} ${body}`).join("\n")
        assert.include(exported, "/v1/logs")
        assert.include(exported, "/v1/traces")
        assert.include(exported, "http.server.request.duration")
        for (const metric of ["tailor.credentials.refused", "tailor.notices.refused", "tailor.requests.limited"]) {
          assert.include(exported, `"${metric}"`)
        }
        for (const event of ["rate limit", "notice of the identity provider refused", "access token refused"]) {
          assert.isTrue(
            lines.some(({ message }) => String(message).includes(event)),
            event
          )
        }
        assert.deepStrictEqual(
          keysIn(exported).filter((key) => !known.includes(key)),
          []
        )
        const everything = service.output() + exported
        assert.isAbove(marks.length, 250)
        const leaked = marks.flatMap((text) => formsOf(text).filter((form) => everything.includes(form)))
        assert.deepStrictEqual(leaked, [])
      }),
    120_000
  )
})
