import * as HttpApiBuilder from "@effect/platform/HttpApiBuilder"
import * as HttpServerResponse from "@effect/platform/HttpServerResponse"
import * as Effect from "effect/Effect"
import { RequestInvalid } from "../../domain/Failures.js"
import type { MasterProfile } from "../../domain/MasterProfile.js"
import { getProfile } from "../../usecases/getProfile.js"
import { ingestProfile } from "../../usecases/ingestProfile.js"
import { patchProfile } from "../../usecases/patchProfile.js"
import { Api } from "../api/Api.js"
import { CurrentUser } from "../api/CurrentUser.js"
import { json } from "../json.js"
import { Limits } from "../limits.js"
import { etagOf, isHeld, preconditionOf } from "../preconditions.js"

// Answers are built as responses: what a repository returns was decoded by the domain's schemas, and
// encoding it a second time would only cost.

const withEtag = (profile: MasterProfile) => json(profile, { headers: { etag: etagOf(profile.profile_version) } })

export const layerProfile = HttpApiBuilder.group(Api, "profile", (handlers) =>
  Effect.gen(function* () {
    const limits = yield* Limits
    return handlers
      .handle("getProfile", ({ headers }) =>
        Effect.map(Effect.flatMap(CurrentUser, getProfile), (profile) =>
          isHeld(headers["if-none-match"], profile.profile_version)
            ? HttpServerResponse.empty({ status: 304, headers: { etag: etagOf(profile.profile_version) } })
            : withEtag(profile)
        )
      )
      .handle("patchProfile", ({ headers, payload }) =>
        Effect.gen(function* () {
          const caller = yield* CurrentUser
          const precondition = preconditionOf(headers["if-match"])
          if (precondition instanceof RequestInvalid) return yield* precondition
          return withEtag(yield* patchProfile(caller, payload, precondition))
        })
      )
      .handle("ingestProfile", ({ payload }) =>
        Effect.gen(function* () {
          const caller = yield* CurrentUser
          const profile = yield* limits.inPlace(caller.owner, ingestProfile(caller, payload))
          return json({ success: true, profile }, { headers: { etag: etagOf(profile.profile_version) } })
        })
      )
  })
)
