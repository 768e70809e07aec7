import * as Context from "effect/Context"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import type { EditProposal } from "../../src/domain/Optimization.js"
import { type EditRequest, LanguageModel } from "../../src/llm/LanguageModel.js"
import { layerOpenAi, type OpenAiSettings } from "../../src/llm/openai/layer.js"

export const proposal: EditProposal = { summary: "", skills: ["Docker"], experience_edits: [], warnings: [] }
export const proposalText = JSON.stringify(proposal)

export const editRequest: EditRequest = {
  resume: {
    summary: "Backend engineer.",
    base_skills: ["Go"],
    certifications: ["CKA"],
    experiences: [
      { company: "Acme", role: "Engineer", start_date: "2020-01", end_date: null, description: ["Built APIs in Go"] }
    ],
    education: [{ school: "A School", degree: "BSc" }]
  },
  job: {
    title: "Backend Engineer",
    company: "Globex",
    description: "We use Go and Docker.",
    matched: ["Go"],
    unmatched: ["Docker"]
  }
}

/** A layer with short deadlines: second attempt after 120 ms, 504 after 400 ms. */
export const modelAt = (baseUrl: string, settings: Partial<OpenAiSettings> = {}) => {
  const budget = { retryAfter: Duration.millis(120), total: Duration.millis(400), maxOutputTokens: 900 }
  return Effect.map(
    Layer.build(
      layerOpenAi({
        apiKey: Redacted.make("sk-test-key"),
        baseUrl,
        model: "gpt-4.1-mini",
        stream: false,
        streamDeadlines: { firstToken: Duration.millis(2_500), stall: Duration.millis(1_500) },
        optimize: budget,
        ingest: budget,
        ...settings
      })
    ),
    (context) => Context.get(context, LanguageModel)
  )
}

/** `good`, or the failure's tag and reason. */
export const outcomeOf = (model: LanguageModel["Type"]) =>
  Effect.map(Effect.either(model.proposeEdits(editRequest)), (result) =>
    result._tag === "Right" ? "good" : `${result.left._tag}: ${result.left.reason}`
  )
