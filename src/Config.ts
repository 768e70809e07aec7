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

export type IdentityConfig =
  | { readonly _tag: "Development"; readonly dataDir: string }
  | {
      readonly _tag: "Provider"
      readonly issuer: string
      readonly audience: string | undefined
      /** Undefined: the issuer says where. */
      readonly jwksUrl: URL | undefined
      readonly authorizedParties: ReadonlyArray<string> | undefined
      readonly algorithms: ReadonlyArray<string>
    }

export interface AttemptBudget {
  /** When the second attempt starts while the first stays in flight. */
  readonly retryAfter: Duration.Duration
  /** When the answer is 504. */
  readonly total: Duration.Duration
  /** Output cap sent to the provider, in tokens. */
  readonly maxOutputTokens: number
}

export interface ModelConfig {
  readonly provider: "openai" | "offline"
  readonly apiKey: Redacted.Redacted<string> | undefined
  readonly baseUrl: string | undefined
  readonly model: string
  readonly stream: boolean
  /** When a streamed answer counts as stuck, so that a second attempt starts. */
  readonly streamDeadlines: { readonly firstToken: Duration.Duration; readonly stall: Duration.Duration }
  readonly optimize: AttemptBudget
  readonly ingest: AttemptBudget
}

export interface RateLimitConfig {
  readonly enabled: boolean
  readonly modelCallsPerMinute: number
  readonly requestsPerMinute: number
  readonly concurrentModelCalls: number
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

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"])
const insecure = (url: URL) => url.protocol === "http:" && !loopbackHosts.has(url.hostname)

const placeholder = /^(?:change-?_?me|secret|password|test|your[-_ ].*|<.*>|x{3,})$/i

const isPlaceholder = (secret: string) => placeholder.test(secret.trim())

const asymmetricAlgorithms = new Set([
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"],
  ...["ES256", "ES384", "ES512", "EdDSA", "Ed25519"]
])

const database = (production: boolean) =>
  Effect.gen(function* () {
    for (const name of ["DATABASE_URL", "DATABASE_ADMIN_URL"]) yield* mustNotBeEmpty(production, name)
    const dataDir = (yield* variable("DATA_DIR")) ?? ".data"
    const poolSize = yield* whole("DATABASE_POOL_SIZE", 16, 1, 500)
    const read = (name: string) =>
      parsed(name, undefined, "a postgres:// address", (text) =>
        /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text) ? Redacted.make(text) : undefined
      )
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

const identity = (production: boolean) =>
  Effect.gen(function* () {
    const issuerText = yield* variable("IDP_ISSUER")
    const audience = (yield* variable("IDP_AUDIENCE"))?.trim()
    const parties = items(yield* variable("IDP_AUTHORIZED_PARTIES"), /,/)
    const algorithms = items(yield* variable("IDP_ALGORITHMS"), /,/)
    const jwksUrl = yield* parsed("IDP_JWKS_URL", undefined, "an http(s) address", webAddress)
    if (issuerText === undefined) {
      if (production) return yield* invalid("IDP_ISSUER must be set when NODE_ENV is production")
      const dataDir = (yield* variable("DATA_DIR")) ?? ".data"
      return { _tag: "Development", dataDir } as const
    }
    const issuer = issuerText.trim()
    const issuerUrl = webAddress(issuer)
    if (issuerUrl === undefined) return yield* invalid("IDP_ISSUER must be an http(s) address")
    if (production && insecure(issuerUrl)) return yield* invalid("IDP_ISSUER must be https when NODE_ENV is production")
    if (production && jwksUrl !== undefined && insecure(jwksUrl))
      return yield* invalid("IDP_JWKS_URL must be https when NODE_ENV is production")
    if (!algorithms.every((name) => asymmetricAlgorithms.has(name))) {
      return yield* invalid(`IDP_ALGORITHMS must be a comma list of ${[...asymmetricAlgorithms].join(", ")}`)
    }
    return {
      _tag: "Provider",
      issuer,
      audience,
      jwksUrl,
      authorizedParties: parties.length > 0 ? parties : undefined,
      algorithms: algorithms.length > 0 ? algorithms : ["RS256", "ES256", "EdDSA"]
    } as const
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

const model = (production: boolean) =>
  Effect.gen(function* () {
    const named = yield* parsed<"openai" | "offline" | undefined>(
      "LLM_PROVIDER",
      undefined,
      "openai or offline",
      (text) => (text === "openai" || text === "offline" ? text : undefined)
    )
    const apiKey = (yield* variable("OPENAI_API_KEY"))?.trim()
    yield* mustNotBeEmpty(production && named !== "offline", "OPENAI_API_KEY")
    if (named === "openai" && apiKey === undefined) {
      return yield* invalid("OPENAI_API_KEY must be set when LLM_PROVIDER is openai")
    }
    if (production && named === undefined && apiKey === undefined) {
      return yield* invalid("LLM_PROVIDER or OPENAI_API_KEY must be set when NODE_ENV is production")
    }
    if (production && apiKey !== undefined && (apiKey.length < 8 || isPlaceholder(apiKey))) {
      return yield* invalid("OPENAI_API_KEY must not be a placeholder or shorter than 8 characters")
    }
    // A key is sent in a header: anything but visible ASCII would be a failure at each call instead of one at the start.
    if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
      return yield* invalid("OPENAI_API_KEY must be visible ASCII characters")
    }
    const baseUrl = yield* parsed("OPENAI_BASE_URL", undefined, "an http(s) address", (text) => webAddress(text)?.href)
    const budget = (
      prefix: string,
      retryAfter: Duration.DurationInput,
      total: Duration.DurationInput,
      tokens: number
    ) =>
      Effect.gen(function* () {
        const budget: AttemptBudget = {
          retryAfter: yield* duration(`${prefix}RETRY_AFTER`, retryAfter),
          total: yield* duration(`${prefix}TOTAL_TIMEOUT`, total),
          maxOutputTokens: yield* whole(`${prefix}MAX_OUTPUT_TOKENS`, tokens, 1, 1_000_000)
        }
        return budget
      })
    const config: ModelConfig = {
      provider: named ?? (apiKey === undefined ? "offline" : "openai"),
      apiKey: apiKey === undefined ? undefined : Redacted.make(apiKey),
      baseUrl,
      model: (yield* variable("OPENAI_MODEL"))?.trim() ?? "gpt-4.1-mini",
      stream: yield* flag("LLM_STREAM", false),
      streamDeadlines: {
        firstToken: yield* duration("LLM_STREAM_FIRST_TOKEN", "2.5 seconds"),
        stall: yield* duration("LLM_STREAM_STALL", "1.5 seconds")
      },
      optimize: yield* budget("LLM_", "5.5 seconds", "9.7 seconds", 900),
      ingest: yield* budget("LLM_INGEST_", "20 seconds", "40 seconds", 4000)
    }
    return config
  })

const rateLimits = (production: boolean) =>
  Effect.gen(function* () {
    yield* mustNotBeEmpty(production, "REDIS_URL")
    const config: RateLimitConfig = {
      enabled: yield* flag("RATE_LIMIT_ENABLED", true),
      modelCallsPerMinute: yield* whole("RATE_LIMIT_LLM_PER_MINUTE", 20, 1, 1_000_000),
      requestsPerMinute: yield* whole("RATE_LIMIT_PER_MINUTE", 600, 1, 1_000_000),
      concurrentModelCalls: yield* whole("LLM_CONCURRENCY_PER_USER", 3, 1, 10_000),
      redisUrl: yield* parsed("REDIS_URL", undefined, "a redis:// address", (text) =>
        /^rediss?:\/\//.test(text) && URL.canParse(text) ? Redacted.make(text) : undefined
      )
    }
    return config
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
> = Effect.gen(function* () {
  return { model: yield* model(yield* isProduction), confidenceThreshold: yield* confidenceThreshold }
})

/** The whole configuration, checked; the first variable that cannot be used ends it with one line. */
export const appConfig: Effect.Effect<AppConfig, ConfigInvalid> = Effect.gen(function* () {
  const production = yield* isProduction
  const origins = yield* parsed<ReadonlyArray<string>>(
    "CORS_ALLOWED_ORIGINS",
    [],
    "a comma list of origins such as https://app.example",
    (text) => {
      const read = items(text, /,/).map(origin)
      return read.every((entry) => entry !== undefined) ? read : undefined
    }
  )
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
    corsAllowedOrigins: origins,
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
