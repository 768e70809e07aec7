import { LLMock } from "@copilotkit/aimock"
import { assert, describe, it } from "@effect/vitest"
import { tailor } from "../cli/support.js"

// `tailor bench quality --provider openai` against a third party's OpenAI-compatible server: every sample is sent, and
// what comes back passes the guard before it is counted.

const answer = JSON.stringify({
  summary: "Award-winning expert with 20 years of leadership.",
  skills: ["Kubernetes", "Zanzibar Engine"],
  experience_edits: [],
  warnings: []
})

describe("quality of live answers", () => {
  it("sends each sample once, and lets no invented fact through", async () => {
    const model = new LLMock({ port: 0 })
    model.onMessage(/[^]*/, { content: answer })
    await model.start()
    try {
      const env = { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: `${model.url}/v1` }
      const { code, stderr, stdout } = await tailor(["bench", "quality", "--provider", "openai", "--format", "json"], {
        env
      })
      assert.deepStrictEqual([code, stderr], [0, ""])
      const { pairs } = JSON.parse(stdout)
      assert.isAtLeast(pairs.length, 30)
      assert.isAtLeast(model.getRequests().length, pairs.length)
      assert.notInclude(stdout, "Zanzibar")
    } finally {
      await model.stop()
    }
  }, 120_000)
})
