import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { ModelAnswerInvalid } from "../../src/domain/Failures.js"
import type { LanguageModel } from "../../src/llm/LanguageModel.js"
import { readProposal } from "../../src/llm/openai/answers.js"

/** A model that gives one recorded answer, read as strictly as a live one. */
export const recorded = (answer: string): LanguageModel["Type"] => ({
  kind: "openai",
  proposeEdits: () => Either.mapLeft(readProposal(answer), (reason) => new ModelAnswerInvalid({ reason })),
  readProfile: () => Effect.fail(new ModelAnswerInvalid({ reason: "empty" }))
})
