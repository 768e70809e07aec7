import { assert, describe, it } from "@effect/vitest"
import * as HttpApi from "@effect/platform/HttpApi"
import * as AST from "effect/SchemaAST"
import { ApplicationId } from "../../src/domain/Application.js"
import * as endpoints from "../../src/http/api/Api.js"
import { respond } from "../../src/http/handlers/respond.js"

const application_id = ApplicationId.make("3f1c7e0a-2b64-4c1e-9a57-0d5c2f6b8e11")

describe("an answer", () => {
  it("has the status of its endpoint and the bytes of its value", () => {
    const answer = respond(endpoints.createApplication, { success: true, application_id })
    assert.strictEqual(answer.status, 201)
    assert.strictEqual(answer.body.contentLength, JSON.stringify({ success: true, application_id }).length)
    assert.strictEqual(respond(endpoints.listApplications, { items: [] }, { link: "</>" }).headers["link"], "</>")
  })

  it("compiles only with a value of its endpoint's schema", () => {
    const unknown: unknown = {}
    // Each line that compiles again makes `tsc` fail.
    const wrong = [
      // @ts-expect-error -- a field of another type
      respond(endpoints.createApplication, { success: "yes", application_id }),
      // @ts-expect-error -- a field that the schema does not have
      respond(endpoints.createApplication, { success: true, application_id, more: 1 }),
      // @ts-expect-error -- a field that is missing
      respond(endpoints.createApplication, { success: true }),
      // @ts-expect-error -- a text that no schema has looked at
      respond(endpoints.createApplication, { success: true, application_id: "1" }),
      // @ts-expect-error -- the value of another endpoint
      respond(endpoints.getProfile, { items: [] }),
      // @ts-expect-error -- nothing is known of the value
      respond(endpoints.optimize, unknown)
    ]
    assert.lengthOf(wrong, 6)
  })

  it("needs no encoding: the schemas of successes transform nothing, but for defaults", () => {
    const transforms = (ast: AST.AST): boolean => {
      if (AST.isTransformation(ast)) {
        // A default fills in a member that a decoded value has in any case.
        const { transformation } = ast
        const defaults =
          AST.isTypeLiteralTransformation(transformation) &&
          transformation.propertySignatureTransformations.every(({ from, to }) => from === to)
        return !defaults || transforms(ast.from) || transforms(ast.to)
      }
      if (AST.isRefinement(ast)) return transforms(ast.from)
      if (AST.isUnion(ast)) return ast.types.some(transforms)
      if (AST.isTupleType(ast)) return [...ast.elements, ...ast.rest].some(({ type }) => transforms(type))
      return AST.isTypeLiteral(ast) && ast.propertySignatures.some(({ type }) => transforms(type))
    }
    let count = 0
    HttpApi.reflect(endpoints.Api, {
      onGroup: () => undefined,
      onEndpoint: ({ endpoint }) => {
        count += 1
        assert.isFalse(transforms(endpoint.successSchema.ast), endpoint.name)
      }
    })
    assert.strictEqual(count, 10)
  })
})
