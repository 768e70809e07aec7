import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as LogLevel from "effect/LogLevel"
import * as Redacted from "effect/Redacted"
import {
  type ConfigInvalid,
  duration,
  flag,
  invalid,
  items,
  mustNotBeEmpty,
  parsed,
  share,
  variable,
  webAddress,
  whole
} from "./process/variables.js"
import type { LimitSettings } from "./http/limits/Limits.js"
import { identity, type IdentityConfig } from "./process/identityVariables.js"
import { model, type ModelConfig } from "./process/modelVariables.js"

export { ConfigInvalid } from "./process/variables.js"

export type DatabaseConfig = {
  /** Most connections for requests; two more are for deletions. */
  readonly poolSize: number
} & (
  | { readonly _tag: "Embedded"; readonly dataDir: string }
  | {
      readonly _tag: "External"
      readonly url: Redacted.Redacted<string>
      readonly adminUrl: Redacted.Redacted<string>
    }
)

export interface RateLimitConfig extends LimitSettings {
  readonly redisUrl: Redacted.Redacted<string> | undefined
}

export interface TelemetryConfig {
  /** Base address of a collector that speaks OTLP over HTTP with JSON. */
  readonly endpoint: string
  /** How often metrics are sent. */
  readonly metricsEvery: Duration.Duration
}

/** Everything that the environment decides (docs/configuration.md). */
export interface AppConfig {
  readonly production: boolean
  readonly host: string
  readonly port: number
  readonly database: DatabaseConfig
  readonly identity: IdentityConfig
  readonly webhookSecrets: ReadonlyArray<Redacted.Redacted<string>>
  readonly model: ModelConfig
  /** 0 to 1. */
  readonly confidenceThreshold: number
  /** Threads beside the one that answers, that read, score and judge texts; 0: it does that too. */
  readonly threads: number
  readonly rateLimits: RateLimitConfig
  readonly corsAllowedOrigins: ReadonlyArray<string>
  readonly docsEnabled: boolean
  /** The page to try the service: in development only, and with the docs. */
  readonly playgroundEnabled: boolean
  readonly shutdownGrace: Duration.Duration
  readonly logLevel: LogLevel.LogLevel
  /** Undefined: nothing is exported. */
  readonly telemetry: TelemetryConfig | undefined
}

/** An address that may hold a password. */
const secretAddress = (name: string, rule: string, scheme: RegExp) =>
  parsed(name, undefined, rule, (text) => (scheme.test(text) && URL.canParse(text) ? Redacted.make(text) : undefined))

const database = (production: boolean) =>
  Effect.gen(function* () {
    for (const name of ["DATABASE_URL", "DATABASE_ADMIN_URL"]) yield* mustNotBeEmpty(production, name)
    const dataDir = (yield* variable("DATA_DIR")) ?? ".data"
    const poolSize = yield* whole("DATABASE_POOL_SIZE", 16, 1, 500)
    const read = (name: string) => secretAddress(name, "a postgres:// address", /^postgres(?:ql)?:\/\//)
    const url = yield* read("DATABASE_URL")
    const adminUrl = yield* read("DATABASE_ADMIN_URL")
    if (url === undefined) {
      if (adminUrl !== undefined) {
        return yield* invalid("DATABASE_ADMIN_URL needs DATABASE_URL beside it")
      }
      return { _tag: "Embedded", poolSize, dataDir } as const
    }
    return { _tag: "External", poolSize, url, adminUrl: adminUrl ?? url } as const
  })

const webhookSecrets = (production: boolean) =>
  Effect.gen(function* () {
    yield* mustNotBeEmpty(production, "IDP_WEBHOOK_SECRET")
    const secrets = items(yield* variable("IDP_WEBHOOK_SECRET"), /\s+/)
    for (const secret of secrets) {
      const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1]
      const bytes = base64 === undefined ? 0 : Buffer.from(base64, "base64").length
      if (bytes < 24 || bytes > 64) {
        return yield* invalid("IDP_WEBHOOK_SECRET must be whsec_ followed by base64 of 24 to 64 bytes")
      }
    }
    return secrets.map((secret) => Redacted.make(secret))
  })

const rateLimits = (production: boolean) =>
  Effect.gen(function* () {
    yield* mustNotBeEmpty(production, "REDIS_URL")
    return {
      enabled: yield* flag("RATE_LIMIT_ENABLED", true),
      modelCallsPerMinute: yield* whole("RATE_LIMIT_LLM_PER_MINUTE", 20, 1, 1_000_000),
      requestsPerMinute: yield* whole("RATE_LIMIT_PER_MINUTE", 600, 1, 1_000_000),
      concurrentModelCalls: yield* whole("LLM_CONCURRENCY_PER_USER", 3, 1, 10_000),
      redisUrl: yield* secretAddress("REDIS_URL", "a redis:// address", /^rediss?:\/\//)
    }
  })

const logLevels: Readonly<Record<string, LogLevel.LogLevel>> = {
  trace: LogLevel.Trace,
  debug: LogLevel.Debug,
  info: LogLevel.Info,
  warn: LogLevel.Warning,
  warning: LogLevel.Warning,
  error: LogLevel.Error,
  fatal: LogLevel.Fatal,
  none: LogLevel.None
}

const environments: ReadonlyArray<string> = ["production", "development", "test"]

/** Named and counted as OpenTelemetry has it: the interval is in milliseconds. */
const telemetry = Effect.gen(function* () {
  const endpoint = yield* parsed("OTEL_EXPORTER_OTLP_ENDPOINT", undefined, "an http(s) address", (text) =>
    webAddress(text)?.href.replace(/\/$/, "")
  )
  const every = yield* whole("OTEL_METRIC_EXPORT_INTERVAL", 10_000, 100, 3_600_000)
  return endpoint === undefined ? undefined : { endpoint, metricsEvery: Duration.millis(every) }
})

const origin = (text: string) => {
  const url = webAddress(text)
  return url !== undefined && url.origin === text.toLowerCase() ? url.origin : undefined
}

/** A misspelt `production` must not pass for development, with its doors open. */
const isProduction = parsed("NODE_ENV", false, `one of ${environments.join(", ")}, in lower case, or unset`, (text) =>
  environments.includes(text) ? text === "production" : undefined
)

const confidenceThreshold = share("CONFIDENCE_THRESHOLD", 0.6)

/** What proposing edits takes, checked; the rest of the environment is not looked at. */
export const proposalConfig: Effect.Effect<
  Pick<AppConfig, "confidenceThreshold" | "model">,
  ConfigInvalid
> = Effect.all({ model: Effect.flatMap(isProduction, model), confidenceThreshold })

/** The whole configuration, checked; the first variable that cannot be used ends it with one line. */
export const appConfig: Effect.Effect<AppConfig, ConfigInvalid> = Effect.gen(function* () {
  const production = yield* isProduction
  const docsEnabled = yield* flag("DOCS_ENABLED", true)
  return {
    production,
    host: (yield* variable("HOST"))?.trim() ?? "127.0.0.1",
    port: yield* whole("PORT", 3000, 0, 65_535),
    database: yield* database(production),
    identity: yield* identity(production),
    webhookSecrets: yield* webhookSecrets(production),
    model: yield* model(production),
    confidenceThreshold: yield* confidenceThreshold,
    threads: yield* whole("WORKER_THREADS", 1, 0, 64),
    rateLimits: yield* rateLimits(production),
    corsAllowedOrigins: yield* parsed<ReadonlyArray<string>>(
      "CORS_ALLOWED_ORIGINS",
      [],
      "a comma list of origins such as https://app.example",
      (text) => {
        const read = items(text, /,/).map(origin)
        return read.every((entry) => entry !== undefined) ? read : undefined
      }
    ),
    docsEnabled,
    playgroundEnabled: docsEnabled && !production,
    shutdownGrace: yield* duration("SHUTDOWN_GRACE", "10 seconds"),
    logLevel: yield* parsed(
      "LOG_LEVEL",
      LogLevel.Info,
      `one of ${Object.keys(logLevels).join(", ")}`,
      (text) => logLevels[text.toLowerCase()]
    ),
    telemetry: yield* telemetry
  }
})
