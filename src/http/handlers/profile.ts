import * as HttpApiBuilder from "@effect/platform/HttpApiBuilder"
import * as HttpServerResponse from "@effect/platform/HttpServerResponse"
import * as Effect from "effect/Effect"
import { RequestInvalid } from "../../domain/Failures.js"
import type { MasterProfile } from "../../domain/MasterProfile.js"
import { ProfileRepository } from "../../repositories/ProfileRepository.js"
import { getProfile } from "../../usecases/getProfile.js"
import { ingestProfile } from "../../usecases/ingestProfile.js"
import * as endpoints from "../api/Api.js"
import { CurrentUser } from "../api/CurrentUser.js"
import { respond } from "./respond.js"
import { Limits } from "../limits/Limits.js"
import { etagOf, isHeld, preconditionOf } from "./preconditions.js"

const etag = ({ profile_version }: MasterProfile) => ({ etag: etagOf(profile_version) })

export const layerProfile = HttpApiBuilder.group(endpoints.Api, "profile", (handlers) =>
  Effect.gen(function* () {
    const limits = yield* Limits
    const profiles = yield* ProfileRepository
    return handlers
      .handle("getProfile", ({ headers }) =>
        Effect.map(Effect.flatMap(CurrentUser, getProfile), (profile) =>
          isHeld(headers["if-none-match"], profile.profile_version)
            ? HttpServerResponse.empty({ status: 304, headers: etag(profile) })
            : respond(endpoints.getProfile, profile, etag(profile))
        )
      )
      .handle("patchProfile", ({ headers, payload }) =>
        Effect.gen(function* () {
          const caller = yield* CurrentUser
          const precondition = preconditionOf(headers["if-match"])
          if (precondition instanceof RequestInvalid) return yield* precondition
          const profile = yield* profiles.patch(caller, payload, precondition)
          return respond(endpoints.patchProfile, profile, etag(profile))
        })
      )
      .handle("ingestProfile", ({ payload }) =>
        Effect.gen(function* () {
          const caller = yield* CurrentUser
          const profile = yield* limits.inPlace(caller.owner, ingestProfile(caller, payload))
          return respond(endpoints.ingestProfile, { success: true, profile }, etag(profile))
        })
      )
  })
)
