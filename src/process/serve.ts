import type { ServeError } from "@effect/platform/HttpServerError"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type AppConfig, appConfig } from "../Config.js"
import type { ModelConfig } from "./modelVariables.js"
import { layerApi } from "../http/layer.js"
import { Listener } from "../http/edge/Listener.js"
import { layerQuietEnd, layerServer } from "../http/edge/server.js"
import { layerCounters, layerModel, layerServices } from "../layers.js"
import type { LanguageModel } from "../llm/LanguageModel.js"
import { watchPools } from "../repositories/sql/poolFigures.js"
import { Database } from "../repositories/sql/Database.js"
import { layerLogger, layerTelemetry } from "../Telemetry.js"

const hostAdvice = "set HOST to 127.0.0.1, 0.0.0.0 or another address of this machine"

const listenFaults: Readonly<Record<string, string>> = {
  EADDRINUSE: "HOST and PORT cannot be listened on: another process listens there; choose another PORT",
  EACCES: "PORT cannot be listened on: this account may not use it; choose one from 1024 on",
  EADDRNOTAVAIL: `HOST cannot be listened on: this machine has no such address; ${hostAdvice}`,
  EINVAL: `HOST cannot be listened on: it is no such address; ${hostAdvice}`,
  ENOTFOUND: `HOST cannot be listened on: there is no such name; ${hostAdvice}`,
  EAI_AGAIN: `HOST cannot be listened on: nobody says what address the name has; ${hostAdvice}`
}

/** Why the server cannot listen, in one line that names the variable to change. */
export const listenLine = ({ cause }: ServeError): string => {
  const code = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "unknown"
  return listenFaults[code] ?? `HOST and PORT cannot be listened on: the system says ${code}`
}

const announce = (config: AppConfig) =>
  Effect.gen(function* () {
    const { host, port } = yield* Listener
    yield* Effect.annotateLogs(Effect.logInfo("listening"), { host, port })
    if (config.identity._tag === "Development") {
      yield* Effect.logWarning(
        "development identity: tokens of `tailor token` are accepted; set IDP_ISSUER to use an identity provider"
      )
    }
    if (config.identity._tag === "Provider" && config.identity.audience === undefined) {
      yield* Effect.logWarning(
        "access tokens are accepted whatever their audience; set IDP_AUDIENCE to the one of this service"
      )
    }
    if (config.model.provider === "offline") {
      yield* Effect.logWarning("no language model: edits are proposed by rules; set OPENAI_API_KEY to use one")
    }
  })

/** Runs until it is interrupted; a database that turns out to be unusable ends it with its one line. */
const run = (config: AppConfig, model: (config: ModelConfig) => Layer.Layer<LanguageModel>) => {
  const http = layerQuietEnd.pipe(
    Layer.provideMerge(layerApi({ ...config, limits: config.rateLimits })),
    Layer.provideMerge(layerServer({ host: config.host, port: config.port, grace: config.shutdownGrace })),
    Layer.tap((context) => Effect.provide(announce(config), context))
  )
  return Effect.gen(function* () {
    const database = yield* Database
    if (config.telemetry !== undefined) yield* Effect.fork(watchPools)
    // Not a race: its loser would still drain while the services below close.
    yield* Effect.scoped(Effect.zipRight(Layer.build(http), database.unusable))
  }).pipe(
    // Provided after the server, so that pools and keys close when the last request has ended.
    Effect.provide(layerServices(config, model).pipe(Layer.provideMerge(layerCounters(config.rateLimits)))),
    Effect.provide(layerTelemetry(config.telemetry)),
    Effect.provide(layerLogger(config.logLevel))
  )
}

/** The HTTP server, configured by the environment, with another language model in place of the configured one. */
export const serveWith = (model: (config: ModelConfig) => Layer.Layer<LanguageModel>) =>
  Effect.flatMap(appConfig, (config) => run(config, model))

/** The HTTP server, configured by the environment. */
export const serve = serveWith(layerModel)
