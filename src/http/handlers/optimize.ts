import * as HttpApiBuilder from "@effect/platform/HttpApiBuilder"
import * as Effect from "effect/Effect"
import { traced } from "../../domain/tracing.js"
import { optimizeResume } from "../../usecases/optimizeResume.js"
import { Api } from "../api/Api.js"
import { CurrentUser } from "../api/CurrentUser.js"
import { json } from "../json.js"
import { Limits } from "../limits.js"

export const layerOptimize = HttpApiBuilder.group(Api, "optimize", (handlers) =>
  Effect.map(Limits, (limits) =>
    handlers.handle("optimize", ({ payload }) =>
      Effect.gen(function* () {
        const caller = yield* CurrentUser
        const result = yield* limits.inPlace(caller.owner, optimizeResume(caller, payload))
        return yield* traced("http.encode")(Effect.sync(() => json(result)))
      })
    )
  )
)
