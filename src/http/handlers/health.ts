import * as HttpApiBuilder from "@effect/platform/HttpApiBuilder"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { TokenVerifier } from "../../auth/TokenVerifier.js"
import { AccountRepository } from "../../repositories/AccountRepository.js"
import { Api } from "../api/Api.js"

const ok = Effect.map(Clock.currentTimeMillis, (now) => ({ status: "ok", timestamp: new Date(now).toISOString() }))

export const layerHealth = HttpApiBuilder.group(Api, "health", (handlers) =>
  Effect.gen(function* () {
    const accounts = yield* AccountRepository
    const verifier = yield* TokenVerifier
    return handlers
      .handle("health", () => ok)
      .handle("ready", () => Effect.zipRight(Effect.all([accounts.ready, verifier.ready]), ok))
  })
)
