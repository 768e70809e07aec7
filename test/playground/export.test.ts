import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { ProfilePatch } from "../../src/domain/MasterProfile.js"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { outlineOf } from "../../src/resume/write/outline.js"
import { markdownOf, plainTextOf } from "../../src/resume/write/text.js"
import { jsonOf } from "../../src/playground/export.js"
import { resumeTexts } from "./samples.js"

const readText = (text: string) => profileOfText(text).profile

describe("a resume that is taken home", () => {
  it.each(resumeTexts)("%s: comes back as it went, from Markdown and from text", (_, text) => {
    const profile = readText(text)
    assert.deepStrictEqual(readText(markdownOf(outlineOf(profile))), profile)
    assert.deepStrictEqual(readText(plainTextOf(outlineOf(profile))), profile)
  })

  it("is taken by PATCH /api/profile/me as JSON, which refuses null for what is not known", () => {
    const decode = Schema.decodeUnknownSync(Schema.parseJson(ProfilePatch))
    for (const [, text] of resumeTexts) {
      const profile = readText(text)
      const { base_skills, experiences, summary } = decode(jsonOf(profile))
      assert.deepStrictEqual(
        [base_skills, experiences, summary ?? null],
        [profile.base_skills, profile.experiences, profile.summary]
      )
    }
  })
})
