import { limits } from "../../domain/Limits.js"
import { examples } from "./examples.js"
import { reasonPhrases } from "./wire.js"

// What the generator cannot know is added here: that each error has the ErrorResponse body, the
// statuses that come from before the handlers, headers, and examples.

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

const membersOf = (value: unknown): Json => (isObject(value) ? value : {})

/** The object with other members, each made by its name. */
const mapped = (object: unknown, make: (member: unknown, name: string) => unknown): Json =>
  Object.fromEntries(Object.entries(membersOf(object)).map(([name, member]) => [name, make(member, name)]))

const header = (description: string, schema: Json = { type: "string" }) => ({ description, schema })

const retryAfter = {
  "Retry-After": header("Seconds after which another try makes sense", { type: "integer", minimum: 1 })
}

const errorHeaders: Readonly<Record<number, Json>> = {
  401: { "WWW-Authenticate": header("Bearer") },
  405: { Allow: header("The methods of this path") },
  409: retryAfter,
  429: {
    ...retryAfter,
    "RateLimit-Limit": header("Requests allowed in a minute", { type: "integer" }),
    "RateLimit-Remaining": header("Requests left", { type: "integer" }),
    "RateLimit-Reset": header("Seconds until the window ends", { type: "integer" })
  },
  502: retryAfter,
  503: retryAfter
}

const requestId = { "X-Request-Id": header("The request's own id if it is well formed, else a new one") }

const errorAnswer = (operation: string, status: number): Json => {
  // A signature is no bearer token, so its refusal names no scheme.
  const own = operation === "accountNotice" && status === 401 ? {} : (errorHeaders[status] ?? {})
  return {
    description: reasonPhrases[status] ?? "Error",
    headers: { ...requestId, ...own },
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/ErrorResponse" },
        example: examples.error(operation, status)
      }
    }
  }
}

const etag = { ETag: header("The profile's version, for If-Match") }

const successHeaders: Readonly<Record<string, Json>> = {
  getProfile: etag,
  patchProfile: etag,
  ingestProfile: etag,
  listApplications: { Link: header('`rel="next"` when more items exist') }
}

const signed = (name: string, description: string): Json => ({
  name,
  in: "header",
  // Missing ones are refused as credentials are, with 401, and the `svix-` names do as well.
  required: false,
  description,
  schema: { type: "string" }
})

/** Read from the raw headers, so that the generator does not know them. */
const extraParameters: Readonly<Record<string, ReadonlyArray<Json>>> = {
  accountNotice: [
    signed("webhook-id", "Id of the notice, without dots (or svix-id)"),
    signed("webhook-timestamp", "Seconds since the epoch, within 300 s of now (or svix-timestamp)"),
    signed("webhook-signature", "`v1,` and the base64 signature, one or several (or svix-signature)")
  ]
}

/** Statuses that an operation can answer besides those of its own failures. */
const commonStatuses = (name: string, operation: Json): ReadonlyArray<number> => {
  const hasBody = operation["requestBody"] !== undefined
  return [
    ...(name === "getProfile" ? [304] : []),
    ...[400, 431],
    ...(name === "health" ? [] : [500]),
    ...(hasBody ? [408, 413] : []),
    // The bytes of a notice are signed, whatever its headers call them.
    ...(hasBody && name !== "accountNotice" ? [415] : [])
  ]
}

const completedOperation = (operation: Json): Json => {
  const name = String(operation["operationId"]).replace(/^.*\./, "")
  const responses = membersOf(operation["responses"])
  const statuses = new Set([...Object.keys(responses).map(Number), ...commonStatuses(name, operation)])
  const answers = [...statuses]
    .sort((a, b) => a - b)
    .map((status): [string, unknown] => {
      if (status >= 400) return [String(status), errorAnswer(name, status)]
      const answer = responses[status] ?? { description: reasonPhrases[status] ?? "" }
      const headers = { ...requestId, ...successHeaders[name] }
      return [String(status), withExample({ ...membersOf(answer), headers }, examples.success[name])]
    })
  const body = operation["requestBody"]
  const parameters = Array.isArray(operation["parameters"]) ? operation["parameters"] : []
  return {
    ...operation,
    operationId: name,
    parameters: [...parameters, ...(extraParameters[name] ?? [])],
    ...(isObject(body) ? { requestBody: withExample(body, examples.request[name]) } : {}),
    ...(name === "accountNotice" ? { security: [{ webhookSignature: [] }] } : {}),
    responses: Object.fromEntries(answers)
  }
}

const withExample = (message: Json, example: unknown): Json => {
  const content = membersOf(message["content"])
  const media = content["application/json"]
  if (!isObject(media) || example === undefined) return message
  return { ...message, content: { ...content, "application/json": { ...media, example } } }
}

/** Request bodies ignore unknown members, which later clients may send; answers have the documented ones only. */
const requestSchemas = new Set([
  "ProfilePatch",
  "IngestRequest",
  "OptimizeRequest",
  "NewApplication",
  "StatusChange",
  // Stand in requests and in answers alike.
  "ExperienceItem",
  "EducationItem"
])

/** What stands in place of a member that is left out, and limits that no type says. */
const memberNotes: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  IngestRequest: {
    raw_text: { minLength: 1, pattern: "\\S" },
    source_url: { default: null },
    overwrite: { default: true }
  },
  OptimizeRequest: {
    job_description_text: { minLength: 1, pattern: "\\S" },
    source_platform: { default: "other" },
    source_url: { default: null }
  },
  NewApplication: {
    source_platform: { default: "other" },
    source_url: { default: null },
    drive_link: { default: null },
    ats_score_before: { default: null },
    ats_score_after: { default: null },
    applied_resume_snapshot: {
      default: null,
      description: `Kept as it came; at most ${limits.snapshotBytes} bytes as JSON and ${limits.snapshotDepth} levels deep`
    }
  }
}

/** A required text must not be blank; `\S` knows the same white space as `trim`. */
const withoutBlank = (schema: unknown): unknown =>
  isObject(schema) && schema["minLength"] === 1 ? { ...schema, pattern: "\\S" } : schema

/** Schemas of requests, which take unknown members. */
const openRequests = (schemas: Json): Json =>
  mapped(schemas, (schema, name) => {
    if (!requestSchemas.has(name) || !isObject(schema)) return schema
    const { additionalProperties: _, ...open } = schema
    const properties = mapped(schema["properties"], (held, member) => {
      const plain = withoutBlank(held)
      return isObject(plain) ? { ...plain, ...memberNotes[name]?.[member] } : plain
    })
    return { ...open, properties }
  })

const noticeData = { type: "object", required: ["id"], properties: { id: { type: "string" } } }

const noticeType = "`user.deleted`, or a type that is accepted and does nothing"

/** Only a deletion says whose; other types may hold anything. */
const noticeSchema: Json = {
  anyOf: [
    {
      type: "object",
      required: ["type", "data"],
      properties: { type: { type: "string", const: "user.deleted" }, data: noticeData }
    },
    {
      type: "object",
      required: ["type"],
      properties: { type: { type: "string", not: { const: "user.deleted" }, description: noticeType }, data: {} }
    }
  ]
}

/** Without the generator's names for its own schemas: an id that stands twice makes the document invalid. */
const tidied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(tidied)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const isGenerated =
        (name === "$id" && String(member).startsWith("/schemas/")) ||
        (name === "title" && /^(?:unknown|object|int|\w+\(.*\))$/.test(String(member))) ||
        (name === "description" &&
          /^(?:an array of at (?:most|least) |a string matching the pattern )/.test(String(member)))
      return isGenerated ? [] : [[name, tidied(member)]]
    })
  )
}

/** Makes the generated document say all that the server does. */
export const completed = (generated: Json): Json => {
  const document = membersOf(tidied(generated))
  const components = membersOf(document["components"])
  const { HttpApiDecodeError: _decode, Issue: _issue, PropertyKey: _key, ...schemas } = membersOf(components["schemas"])
  return {
    ...document,
    info: {
      ...membersOf(document["info"]),
      contact: { name: "Resume Tailoring Service" },
      license: { name: "MIT", identifier: "MIT" }
    },
    servers: [{ url: "/" }],
    components: {
      ...components,
      schemas: { ...openRequests(schemas), AccountNotice: noticeSchema },
      securitySchemes: {
        ...membersOf(components["securitySchemes"]),
        webhookSignature: {
          type: "apiKey",
          in: "header",
          name: "webhook-signature",
          description: "Standard Webhooks 1.0.0 over `webhook-id`, `webhook-timestamp` and the raw body"
        }
      }
    },
    // A path of ours has operations only.
    paths: mapped(document["paths"], (path) => mapped(path, (operation) => completedOperation(membersOf(operation))))
  }
}
