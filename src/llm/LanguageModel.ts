import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ModelFailure } from "../domain/Failures.js"
import type { ProfileContent } from "../domain/MasterProfile.js"
import type { EditableResume, EditProposal } from "../domain/Optimization.js"
import type { Language } from "../lexicon/Language.js"

/** What a model is told for optimize: the editable resume and the job with the requirements this service found. */
export interface EditRequest {
  readonly resume: EditableResume
  /** What the resume is written in, and so what edits are to be written in; English when not given. */
  readonly language?: Language
  /** Name and contacts of the person, which no provider gets to see. */
  readonly personal?: ReadonlyArray<string>
  readonly job: {
    readonly title: string
    /** What it is written in; English when not given. */
    readonly language?: Language
    readonly company: string
    readonly description: string
    /** Requirement names the resume meets, most valuable first. */
    readonly matched: ReadonlyArray<string>
    /** Requirement names the resume does not meet, most valuable first. */
    readonly unmatched: ReadonlyArray<string>
  }
}

/** A language model that proposes edits and reads profile texts. Nothing it says is trusted here. */
export class LanguageModel extends Context.Tag("resume-tailoring/llm/LanguageModel")<
  LanguageModel,
  {
    /** `offline` answers by rules and says so in a warning. */
    readonly kind: "openai" | "offline"
    /** Spec 4.5: the answer has exactly the documented structure. */
    readonly proposeEdits: (request: EditRequest) => Effect.Effect<EditProposal, ModelFailure>
    /** Spec 4.4: reads sanitized profile text; the values are not grounded yet. */
    readonly readProfile: (rawText: string) => Effect.Effect<ProfileContent, ModelFailure>
  }
>() {}
