import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { profileOfText } from "../../resume/profileOfText.js"
import { LanguageModel } from "../LanguageModel.js"
import { proposeByRules } from "./proposal.js"

/** A deterministic engine without a model: for development, CI and use without a key. It never invents. */
export const layerOffline: Layer.Layer<LanguageModel> = Layer.succeed(LanguageModel, {
  kind: "offline",
  proposeEdits: (request) => Effect.sync(() => proposeByRules(request)),
  readProfile: (rawText) => Effect.sync(() => profileOfText(rawText).profile)
})
