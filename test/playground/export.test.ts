import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { emptyProfileContent, ProfilePatch } from "../../src/domain/MasterProfile.js"
import { groundProfile } from "../../src/resume/ingest/ground.js"
import { parseProfileText } from "../../src/resume/parse/parseProfile.js"
import { jsonOf, markdownOf, plainTextOf } from "../../src/playground/export.js"
import { resumeTexts } from "./samples.js"

const readText = (text: string) => groundProfile(parseProfileText(text), text)

describe("a resume that is taken home", () => {
  it.each(resumeTexts)("%s: comes back as it went, from Markdown and from text", (_, text) => {
    const profile = readText(text)
    assert.deepStrictEqual(readText(markdownOf(profile)), profile)
    assert.deepStrictEqual(readText(plainTextOf(profile)), profile)
  })

  it("is taken by PATCH /api/profile/me as JSON, without the nulls that would clear what is stored", () => {
    const decode = Schema.decodeUnknownSync(Schema.parseJson(ProfilePatch))
    for (const [, text] of resumeTexts) {
      const profile = readText(text)
      const taken = decode(jsonOf(profile))
      assert.notInclude(Object.values(taken), null)
      assert.deepStrictEqual({ ...emptyProfileContent, ...taken }, profile)
    }
  })
})
