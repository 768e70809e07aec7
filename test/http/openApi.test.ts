import { Validator } from "@seriousme/openapi-schema-validator"
import { assert, it } from "@effect/vitest"
import addFormats from "ajv-formats"
import { Ajv2020 } from "ajv/dist/2020.js"
import { openApiDocument } from "../../src/http/docs.js"

type Json = Readonly<Record<string, unknown>>

const document = JSON.parse(JSON.stringify(openApiDocument()))

it("is a valid OpenAPI 3.1 document of version 1.0.0", async () => {
  const result = await new Validator().validate(structuredClone(document))
  assert.deepInclude(result, { valid: true })
  assert.match(document.openapi, /^3\.1\./)
  assert.strictEqual(document.info.version, "1.0.0")
})

it("has the operations of the specification", () => {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(Object(item)).map((method) => `${method.toUpperCase()} ${path}`)
  )
  assert.sameMembers(operations, [
    "GET /health",
    "GET /health/ready",
    "GET /api/profile/me",
    "PATCH /api/profile/me",
    "POST /api/profile/ingest",
    "POST /api/optimize",
    "GET /api/applications",
    "POST /api/applications",
    "PATCH /api/applications/{id}/status",
    "POST /webhooks/idp"
  ])
})

interface Media {
  readonly schema?: { readonly $ref?: string }
  readonly example?: unknown
}

/** Every place where a body is described, with a pointer to it. */
const bodies = (): ReadonlyArray<{ readonly name: string; readonly pointer: string; readonly media: Media }> =>
  Object.entries<Record<string, Json>>(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`
      const at = `#/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method}`
      const inContent = (place: string, pointer: string, held: unknown) =>
        Object.entries<Media>(Object(Object(held).content)).map(([type, media]) => ({
          name: `${name} ${place}`,
          pointer: `${at}/${pointer}/content/${encodeURIComponent(type.replaceAll("/", "~1"))}/schema`,
          media
        }))
      return [
        ...inContent("request", "requestBody", operation["requestBody"]),
        ...Object.entries(Object(operation["responses"])).flatMap(([status, response]) =>
          inContent(status, `responses/${status}`, response)
        )
      ]
    })
  )

it("has an example of each request, of each answer and of each error, and each is what its schema says", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: "openapi", ...document })
  const faults = bodies().flatMap(({ media, name, pointer }) => {
    if (media.example === undefined) return [`${name} has no example`]
    const validate = ajv.compile({ $ref: `openapi${pointer}` })
    return validate(media.example) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}`]
  })
  assert.deepStrictEqual(faults, [])
  // 8 operations of the specification with 5 bodies to send, health twice, the notice.
  assert.isAbove(bodies().length, 70)
  assert.lengthOf(
    bodies().filter(({ name }) => name.endsWith(" request")),
    6
  )
})

it("documents each error with the ErrorResponse body, whose example has the status it stands under", () => {
  for (const { media, name } of bodies()) {
    const status = Number(/ (\d+)$/.exec(name)?.[1] ?? 0)
    if (status < 400) continue
    assert.strictEqual(media.schema?.$ref, "#/components/schemas/ErrorResponse", name)
    assert.strictEqual(Object(media.example).statusCode, status, name)
  }
})

it("describes an error that each operation can end with, and says when there is no body", () => {
  for (const [path, item] of Object.entries<Record<string, Json>>(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const responses = Object.entries(Object(operation["responses"]))
      assert.isTrue(
        responses.some(([status]) => Number(status) >= 400),
        `${method} ${path}`
      )
      const bare = responses.filter(([, response]) => Object(response).content === undefined)
      assert.deepStrictEqual(
        bare.map(([status]) => status),
        path === "/webhooks/idp" ? ["204"] : path === "/api/profile/me" && method === "get" ? ["304"] : []
      )
    }
  }
})

it("keeps the specification's enumerations in their order and its required fields", () => {
  const { schemas } = document.components
  assert.deepStrictEqual(schemas.ApplicationStatus.enum, [
    "draft",
    "generated",
    "applied",
    "interviewing",
    "offer",
    "rejected",
    "withdrawn"
  ])
  assert.deepStrictEqual(schemas.Platform.enum, [
    "network_site",
    "board_site",
    "suite_a",
    "suite_b",
    "suite_c",
    "other"
  ])
  assert.deepStrictEqual(schemas.Source.enum, ["network_site", "manual", "upload"])
  assert.deepStrictEqual(schemas.NewApplication.required, ["company_name", "job_title", "status"])
  assert.deepStrictEqual(schemas.OptimizeRequest.required, ["job_description_text", "job_title", "company_name"])
  assert.deepStrictEqual(schemas.IngestRequest.required, ["source", "raw_text"])
  assert.deepStrictEqual(schemas.ExperienceItem.required, ["company", "role", "description"])
  assert.deepStrictEqual(schemas.EducationItem.required ?? [], [])
  assert.deepStrictEqual(schemas.ProfilePatch.required ?? [], [])
  assert.deepStrictEqual(schemas.ErrorResponse.required, ["message", "statusCode"])
})
