import { existsSync } from "node:fs"
import * as NodeContext from "@effect/platform-node/NodeContext"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { layerLocalKeys } from "./auth/localKeys.js"
import { layerRemoteKeys } from "./auth/remoteKeys.js"
import { layerWebhook } from "./auth/webhook.js"
import type { AppConfig, DatabaseConfig, RateLimitConfig } from "./Config.js"
import type { IdentityConfig } from "./process/identityVariables.js"
import type { ModelConfig } from "./process/modelVariables.js"
import { type Engine, layerInProcess } from "./engine/Engine.js"
import { layerThreads } from "./engine/threads.js"
import { layerMemoryCounters } from "./http/limits/memoryCounters.js"
import type { LanguageModel } from "./llm/LanguageModel.js"
import { layerOffline } from "./llm/offline/layer.js"
import { layerOpenAi } from "./llm/openai/layer.js"
import { builtProgram, isBuilt } from "./ownPackage.js"
import { layerEmbedded, layerPostgres } from "./repositories/sql/layers.js"
import { layerModelWait } from "./usecases/ModelWait.js"
import { ConfidenceThreshold } from "./usecases/optimizeResume.js"
import { TimeBudget } from "./usecases/TimeBudget.js"

// Which layer stands behind each tag, as the configuration says. Rooms never see this file.

/** The language model; `openai` without a key cannot come out of Config.ts. */
export const layerModel = (config: ModelConfig) =>
  config.provider === "openai" && config.apiKey !== undefined
    ? layerOpenAi({ ...config, apiKey: config.apiKey })
    : layerOffline

/** Who may say who the caller is. */
export const layerIdentity = (config: IdentityConfig) =>
  config._tag === "Provider" ? layerRemoteKeys(config) : layerLocalKeys(config).pipe(Layer.provide(NodeContext.layer))

/** The lines of the embedded database go where all log lines go. */
const logLines = Effect.map(
  Effect.runtime<never>(),
  (runtime) => (line: string) =>
    Runtime.runSync(runtime)(Effect.annotateLogs(Effect.logInfo(line), "source", "postgres"))
)

/** The repositories over the configured database. */
export const layerStore = (config: DatabaseConfig) =>
  config._tag === "External"
    ? layerPostgres({
        requestUrl: config.url,
        adminUrl: config.adminUrl,
        pool: { connections: config.poolSize }
      })
    : Layer.unwrapEffect(
        Effect.map(logLines, (log) =>
          layerEmbedded({ dataDir: config.dataDir, pool: { connections: config.poolSize }, log })
        )
      )

/** Beside sources a built thread would do what they said when they were built last. */
const engineProgram = isBuilt ? builtProgram("src/engine/worker.js") : undefined

/**
 * Where texts are read, scored and judged: in threads beside this one, but for a process that runs its sources (no
 * program) or whose program is missing, which its log tells.
 */
export const layerEngine = (threads: number, program: string | undefined = engineProgram): Layer.Layer<Engine> => {
  if (threads === 0 || program === undefined) return layerInProcess
  if (existsSync(program)) return layerThreads({ threads, program })
  const warning = Effect.logWarning(
    "dist/src/engine/worker.js is missing: texts are read in the thread that answers, and hold up other requests; " +
      "build or install the service again, or set WORKER_THREADS=0 if this is meant"
  )
  return Layer.merge(layerInProcess, Layer.effectDiscard(warning))
}

/** Use cases of a process that does one thing and waits for it: the command line. */
export const layerAlone = Layer.merge(layerInProcess, layerModelWait)

/** Everything that use cases and handlers need; another model than the configured one is for measuring. */
export const layerServices = (config: AppConfig, model: (config: ModelConfig) => Layer.Layer<LanguageModel>) =>
  Layer.mergeAll(
    model(config.model),
    layerIdentity(config.identity),
    layerWebhook({ secrets: config.webhookSecrets }),
    layerStore(config.database),
    layerEngine(config.threads),
    Layer.succeed(ConfidenceThreshold, config.confidenceThreshold),
    Layer.succeed(TimeBudget, { optimize: config.model.optimize.total, ingest: config.model.ingest.total })
  )

/** Counters of the rate limits: in memory, or shared in Redis when several replicas run. */
export const layerCounters = ({ redisUrl }: RateLimitConfig) =>
  redisUrl === undefined
    ? layerMemoryCounters
    : Layer.unwrapEffect(
        Effect.map(
          Effect.promise(() => import("./http/limits/redisCounters.js")),
          ({ layerRedisCounters }) => layerRedisCounters(redisUrl)
        )
      )
