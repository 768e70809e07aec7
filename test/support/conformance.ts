import addFormats from "ajv-formats"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import { openApiDocument } from "../../src/http/docs.js"

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

const member = (value: unknown, ...names: ReadonlyArray<string>): unknown =>
  names.reduce<unknown>((held, name) => (isObject(held) ? held[name] : undefined), value)

// As JSON: what a client reads, without members that are undefined.
const document: unknown = JSON.parse(JSON.stringify(openApiDocument()))

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: "openapi", ...(isObject(document) ? document : {}) })

const templates = Object.keys(Object(member(document, "paths"))).map((template) => ({
  template,
  expression: new RegExp(`^${template.replace(/\{[^}]+\}/g, "[^/]+")}$`)
}))

const pointer = (parts: ReadonlyArray<string>) =>
  `openapi#/${parts.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`

const validators = new Map<string, ValidateFunction>()

const validatorAt = (parts: ReadonlyArray<string>): ValidateFunction => {
  const $ref = pointer(parts)
  const held = validators.get($ref)
  if (held !== undefined) return held
  const made = ajv.compile({ $ref })
  validators.set($ref, made)
  return made
}

/** What is wrong with an answer by the OpenAPI document; undefined when it is as documented. */
export const faultOf = (
  method: string,
  path: string,
  answer: { readonly status: number; readonly text: string; readonly json: unknown }
): string | undefined => {
  const plain = path.replace(/\?.*$/, "")
  const operation = method === "HEAD" ? "get" : method.toLowerCase()
  const template = templates.find(({ expression }) => expression.test(plain))?.template
  // Paths and methods that are no operations have nothing to say of themselves.
  if (template === undefined || member(document, "paths", template, operation) === undefined) return undefined
  const parts = ["paths", template, operation, "responses", String(answer.status)]
  const documented = member(document, ...parts)
  if (documented === undefined) return `${method} ${template} answers ${answer.status}, which is not documented`
  if (member(documented, "content", "application/json") === undefined || method === "HEAD") {
    return answer.text === "" ? undefined : `${method} ${template} ${answer.status} has a body`
  }
  const validate = validatorAt([...parts, "content", "application/json", "schema"])
  return validate(answer.json)
    ? undefined
    : `${method} ${template} ${answer.status}: ${ajv.errorsText(validate.errors)}`
}
