import * as Effect from "effect/Effect"
import type { Caller } from "../domain/Caller.js"
import type { ProfilePatch } from "../domain/MasterProfile.js"
import { type Precondition, ProfileRepository } from "../repositories/ProfileRepository.js"

/** Replaces the given fields of the caller's profile (spec 4.3); creates the profile when there is none. */
export const patchProfile = (caller: Caller, patch: ProfilePatch, precondition: Precondition) =>
  Effect.flatMap(ProfileRepository, (profiles) => profiles.patch(caller, patch, precondition))
