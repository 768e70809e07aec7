import { Validator } from "@seriousme/openapi-schema-validator"
import { assert, it } from "@effect/vitest"
import { openApiDocument } from "../../src/http/docs.js"

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

it("documents each error with the ErrorResponse body, and each operation's examples", () => {
  for (const [path, item] of Object.entries<Record<string, Record<string, Record<string, Record<string, unknown>>>>>(
    document.paths
  )) {
    for (const [method, operation] of Object.entries(item)) {
      const responses = Object(operation["responses"])
      for (const [status, response] of Object.entries(responses)) {
        const media = Object(Object(Object(response).content)["application/json"])
        if (Number(status) >= 400)
          assert.strictEqual(media.schema?.$ref, "#/components/schemas/ErrorResponse", `${method} ${path}`)
        if (Number(status) !== 204) assert.isDefined(media.example, `${method} ${path} ${status}`)
      }
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
