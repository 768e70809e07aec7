import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Caller } from "../domain/Caller.js"
import { ProfileNotFound } from "../domain/Failures.js"
import { ProfileRepository } from "../repositories/ProfileRepository.js"

/** The caller's master profile (spec 4.2). */
export const getProfile = Effect.fnUntraced(function* (caller: Caller) {
  const profiles = yield* ProfileRepository
  const found = yield* profiles.find(caller)
  return yield* Option.match(found, {
    onNone: () => Effect.fail(new ProfileNotFound()),
    onSome: Effect.succeed
  })
})
