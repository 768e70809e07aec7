import { assert, describe, it } from "@effect/vitest"
import { limits as ofDomain } from "../../src/domain/Limits.js"
import { limits } from "../../src/resume/ingest/limits.js"

describe("what ingestion lets a profile hold", () => {
  it("is what the domain lets it hold", () => {
    assert.deepInclude(ofDomain, limits)
  })
})
