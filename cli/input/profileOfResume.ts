import * as Effect from "effect/Effect"
import type { ProfileContent } from "../../src/domain/MasterProfile.js"
import { holdsNothing } from "../../src/resume/emptyContent.js"
import type { ResumeInput } from "./inputs.js"
import { readResumeInput } from "./languages.js"
import { type Refused, refuse } from "../Refused.js"

/** The profile of a resume; a text is read by rules, and refused where they find nothing to hold on to. */
export const profileOfResume = (option: string, resume: ResumeInput): Effect.Effect<ProfileContent, Refused> => {
  if (resume.kind === "profile") return Effect.succeed(resume.profile)
  const { profile } = readResumeInput(resume)
  return holdsNothing(profile)
    ? refuse(
        `${option}: no experience, education, skill, certification or summary could be read; give a master profile or a JSON Resume`
      )
    : Effect.succeed(profile)
}
