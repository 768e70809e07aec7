import * as Effect from "effect/Effect"
import type { Caller } from "../domain/Caller.js"
import { NothingGrounded, RequestInvalid } from "../domain/Failures.js"
import { limits } from "../domain/Limits.js"
import type { IngestRequest, ProfileContent } from "../domain/MasterProfile.js"
import { Engine } from "../engine/Engine.js"
import { emptyContent, holdsNothing } from "../resume/emptyContent.js"
import { mergeProfiles } from "../resume/ingest/merge.js"
import { sanitizeText } from "../text/sanitize.js"
import { LanguageModel } from "../llm/LanguageModel.js"
import { ProfileRepository } from "../repositories/ProfileRepository.js"
import { ModelWait } from "./ModelWait.js"
import { endOf, inTime } from "./TimeBudget.js"

/**
 * Reads raw profile text into profile fields of which each is found in the text. A text longer than
 * one answer of a model can hold is read by the model in its head and by rules in its rest. `until` as `Engine` has it.
 */
export const readProfileText = Effect.fnUntraced(function* (rawText: string, until: number) {
  const sanitized = sanitizeText(rawText)
  if (sanitized.trim() === "") {
    return yield* new RequestInvalid({ lines: ["raw_text must not be blank"] })
  }
  const model = yield* LanguageModel
  const { during } = yield* ModelWait
  const engine = yield* Engine
  const most = model.kind === "offline" ? 0 : limits.modelReads
  const divided = yield* engine.run("divide", { text: sanitized, most }, until)
  // A model is asked only where a part of the text is its own.
  const byModel = divided.head === "" ? emptyContent : yield* during(inTime(until, model.readProfile(divided.head)))
  const grounded = yield* engine.run("ground", { byModel, divided }, until)
  if (holdsNothing(grounded)) {
    return yield* new NothingGrounded()
  }
  return grounded
})

/** Turns raw profile text into the caller's master profile and stores it (spec 4.4). */
export const ingestProfile = Effect.fnUntraced(function* (caller: Caller, request: IngestRequest) {
  const read = yield* readProfileText(request.raw_text, yield* endOf("ingest"))
  const content: ProfileContent =
    request.source === "network_site" && read.network_url === null ? { ...read, network_url: request.source_url } : read
  const profiles = yield* ProfileRepository
  return yield* profiles.ingest(caller, request.source, (stored) =>
    request.overwrite || stored === undefined ? content : mergeProfiles(stored, content)
  )
})
