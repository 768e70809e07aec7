import * as Effect from "effect/Effect"
import type { Caller } from "../domain/Caller.js"
import { ProfileNotFound } from "../domain/Failures.js"
import { ProfileRepository } from "../repositories/ProfileRepository.js"

/** The caller's master profile (spec 4.2). */
export const getProfile = (caller: Caller) =>
  Effect.flatMap(ProfileRepository, ({ find }) => Effect.flatten(find(caller))).pipe(
    Effect.catchTag("NoSuchElementException", () => new ProfileNotFound())
  )
