import Fastify from "fastify"
import { applicationSchema, bodyBytes, isSound, jsonOf, scoreOrNull } from "./bodies.js"
import { contractHeaders, errorOf, isJson, listens, makeWork, type Row, settingsOfProcess } from "./work.js"
import { optimizeSooner } from "../../../src/process/v8Options.js"

// The same work on Fastify 5, as its guide writes it: schemas for what comes in and what goes out, a hook for the
// token. Its own Ajv checks the body.

// As the service does it for itself.
optimizeSooner()

const work = makeWork(settingsOfProcess())
const app = Fastify({ logger: false, bodyLimit: bodyBytes })

app.removeContentTypeParser(["application/json", "text/plain"])
app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, bytes, done) => {
  if (!isJson(request.headers)) return done(Object.assign(new Error(), { statusCode: 415 }))
  const body = typeof bytes === "string" ? undefined : jsonOf(bytes)
  if (body === undefined) done(Object.assign(new Error(), { statusCode: 400 }))
  else done(null, body)
})
app.setErrorHandler((failure: { readonly statusCode?: number }, _request, reply) => {
  const asked = failure.statusCode
  const status = asked === 400 || asked === 413 || asked === 415 ? asked : 500
  return reply.code(status).send(errorOf(status))
})
app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorOf(404)))

app.decorateRequest("owner", "")
app.addHook("onRequest", async (request, reply) => {
  reply.headers(contractHeaders(request.headers["x-request-id"]))
  try {
    request.setDecorator("owner", await work.owner(request.headers.authorization))
  } catch {
    return reply.code(401).header("www-authenticate", 'Bearer error="invalid_token"').send(errorOf(401))
  }
})

const nullable = { type: ["string", "null"] }
const strings = { type: "array", items: { type: "string" } }
const span = { start_date: nullable, end_date: nullable }
const texts = (...names: ReadonlyArray<string>) => Object.fromEntries(names.map((name) => [name, nullable]))

const profile = {
  type: "object",
  properties: {
    ...texts("id", "idp_user_id", "full_name", "email", "phone", "location", "network_url", "portfolio_url", "summary"),
    base_skills: strings,
    certifications: strings,
    experiences: {
      type: "array",
      items: {
        type: "object",
        properties: { company: { type: "string" }, role: { type: "string" }, ...span, description: strings }
      }
    },
    education: { type: "array", items: { type: "object", properties: { ...texts("school", "degree"), ...span } } },
    raw_profile_source: nullable,
    profile_version: { type: "integer" },
    ...texts("created_at", "updated_at")
  }
}
const item = {
  type: "object",
  properties: {
    ...texts("id", "idp_user_id", "company_name", "job_title", "source_platform", "source_url"),
    ...texts("job_description_hash", "drive_link"),
    ats_score_before: scoreOrNull,
    ats_score_after: scoreOrNull,
    applied_resume_snapshot: { type: ["object", "null"], additionalProperties: true },
    ...texts("status", "created_at", "applied_at", "updated_at")
  }
}
app.get("/api/profile/me", { schema: { response: { 200: profile } } }, async (request, reply) => {
  const found = await work.profile(request.getDecorator<string>("owner"))
  if (found === undefined) return reply.callNotFound()
  reply.header("etag", `"${Number(found["profile_version"])}"`)
  return found
})
app.get<{ Querystring: { readonly limit?: number } }>(
  "/api/applications",
  {
    schema: {
      querystring: { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 500 } } },
      response: { 200: { type: "object", properties: { items: { type: "array", items: item } } } }
    }
  },
  async (request, reply) => {
    const { items, link } = await work.list(request.getDecorator<string>("owner"), request.query.limit ?? 500)
    if (link !== undefined) reply.header("link", link)
    return { items }
  }
)
app.post<{ Body: Row }>(
  "/api/applications",
  {
    schema: {
      body: applicationSchema,
      response: {
        201: { type: "object", properties: { success: { type: "boolean" }, application_id: { type: "string" } } }
      }
    }
  },
  async (request, reply) => {
    if (!isSound(request.body)) return reply.code(400).send(errorOf(400))
    const key = request.headers["idempotency-key"]
    const owner = request.getDecorator<string>("owner")
    const created = await work.create(owner, request.body, typeof key === "string" ? key : undefined)
    if (typeof created === "number") return reply.code(created).send(errorOf(created))
    return reply.code(201).send({ success: true, application_id: created })
  }
)

await app.listen({ port: 0, host: "127.0.0.1" })
const [address] = app.addresses()
listens(typeof address === "object" ? address.port : 0)
