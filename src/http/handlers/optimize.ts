import * as HttpApiBuilder from "@effect/platform/HttpApiBuilder"
import * as Effect from "effect/Effect"
import { traced } from "../../domain/tracing.js"
import { optimizeResume } from "../../usecases/optimizeResume.js"
import * as endpoints from "../api/Api.js"
import { CurrentUser } from "../api/CurrentUser.js"
import { respond } from "./respond.js"
import { Limits } from "../limits/Limits.js"

export const layerOptimize = HttpApiBuilder.group(endpoints.Api, "optimize", (handlers) =>
  Effect.map(Limits, (limits) =>
    handlers.handle("optimize", ({ payload }) =>
      Effect.gen(function* () {
        const caller = yield* CurrentUser
        const result = yield* limits.inPlace(caller.owner, optimizeResume(caller, payload))
        return yield* traced("http.encode")(Effect.sync(() => respond(endpoints.optimize, result)))
      })
    )
  )
)
