import { examples } from "./examples.js"
import { reasonPhrases } from "./wire.js"

// What the generator cannot know is added here: that each error has the ErrorResponse body, the
// statuses that come from before the handlers, headers, and examples.

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

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

const errorAnswer = (status: number): Json => ({
  description: reasonPhrases[status] ?? "Error",
  ...(errorHeaders[status] === undefined ? {} : { headers: errorHeaders[status] }),
  content: {
    "application/json": {
      schema: { $ref: "#/components/schemas/ErrorResponse" },
      example: examples.error(status)
    }
  }
})

const successHeaders: Readonly<Record<string, Json>> = {
  getProfile: { ETag: header("The profile's version, for If-Match") },
  patchProfile: { ETag: header("The profile's version, for If-Match") },
  listApplications: { Link: header('`rel="next"` when more items exist') }
}

/** Statuses that an operation can answer besides those of its own failures. */
const commonStatuses = (operation: Json): ReadonlyArray<number> => {
  const hasBody = operation["requestBody"] !== undefined
  const isHealth = String(operation["operationId"]).startsWith("health") || operation["operationId"] === "ready"
  return [400, ...(isHealth ? [] : [500]), ...(hasBody ? [413, 415] : [])]
}

const operationNameOf = (operation: Json) => String(operation["operationId"]).replace(/^.*\./, "")

const completedOperation = (operation: Json): Json => {
  const name = operationNameOf(operation)
  const responses = isObject(operation["responses"]) ? operation["responses"] : {}
  const statuses = new Set([...Object.keys(responses).map(Number), ...commonStatuses(operation)])
  const answers = [...statuses]
    .sort((a, b) => a - b)
    .map((status): [string, unknown] => {
      if (status >= 400) return [String(status), errorAnswer(status)]
      const answer = isObject(responses[status]) ? responses[status] : {}
      const extra = successHeaders[name]
      return [
        String(status),
        withExample({ ...answer, ...(extra === undefined ? {} : { headers: extra }) }, examples.success[name])
      ]
    })
  const body = operation["requestBody"]
  return {
    ...operation,
    operationId: name,
    ...(isObject(body) ? { requestBody: withExample(body, examples.request[name]) } : {}),
    responses: Object.fromEntries(answers)
  }
}

const withExample = (message: Json, example: unknown): Json => {
  const content = isObject(message["content"]) ? message["content"] : undefined
  const media = content?.["application/json"]
  if (content === undefined || !isObject(media) || example === undefined) return message
  return { ...message, content: { ...content, "application/json": { ...media, example } } }
}

/** Request bodies ignore unknown members (decisions.md part 3); answers have exactly the documented ones. */
const requestSchemas = new Set([
  "ProfilePatch",
  "IngestRequest",
  "OptimizeRequest",
  "NewApplication",
  "StatusChange",
  "AccountNotice",
  // Stand in requests and in answers alike.
  "ExperienceItem",
  "EducationItem"
])

const openRequests = (schemas: Json): Json =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      if (!requestSchemas.has(name) || !isObject(schema)) return [name, schema]
      const { additionalProperties: _, ...open } = schema
      return [name, open]
    })
  )

const errorSchema: Json = {
  type: "object",
  required: ["message", "statusCode"],
  properties: {
    message: {
      description: "One text, or for validation errors one line for each field; never the value",
      anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }]
    },
    error: { type: "string", description: "Short reason phrase" },
    statusCode: { type: "integer", description: "The HTTP status" }
  },
  additionalProperties: false
}

/** Without the generator's names for its own schemas: an id that stands twice makes the document invalid. */
const tidied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(tidied)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const isGenerated =
        (name === "$id" && String(member).startsWith("/schemas/")) ||
        (name === "title" && /^(?:unknown|object|\w+\(.*\))$/.test(String(member))) ||
        (name === "description" && /^an array of at (?:most|least) /.test(String(member)))
      return isGenerated ? [] : [[name, tidied(member)]]
    })
  )
}

const methods = new Set(["get", "post", "patch", "put", "delete"])

const completedPath = (path: unknown): unknown =>
  isObject(path)
    ? Object.fromEntries(
        Object.entries(path).map(([method, operation]) => [
          method,
          methods.has(method) && isObject(operation) ? completedOperation(operation) : operation
        ])
      )
    : path

/** Makes the generated document say all that the server does. */
export const completed = (generated: Json): Json => {
  const whole = tidied(generated)
  const document = isObject(whole) ? whole : {}
  const components = isObject(document["components"]) ? document["components"] : {}
  const schemas = isObject(components["schemas"]) ? components["schemas"] : {}
  const { HttpApiDecodeError: _decode, Issue: _issue, PropertyKey: _key, ...kept } = schemas
  const paths = isObject(document["paths"]) ? document["paths"] : {}
  return {
    ...document,
    servers: [{ url: "/" }],
    components: { ...components, schemas: { ...openRequests(kept), ErrorResponse: errorSchema } },
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, completedPath(item)]))
  }
}
