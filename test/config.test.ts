import { assert, describe, it } from "@effect/vitest"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { appConfig } from "../src/Config.js"

const read = (env: Record<string, string>) =>
  Effect.withConfigProvider(appConfig, ConfigProvider.fromMap(new Map(Object.entries(env))))

const production = {
  NODE_ENV: "production",
  IDP_ISSUER: "https://idp.example",
  OPENAI_API_KEY: "sk-0123456789",
  IDP_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`
}

describe("defaults", () => {
  it.effect("are those of docs/configuration.md", () =>
    Effect.gen(function* () {
      const config = yield* read({})
      assert.deepInclude(config, {
        production: false,
        host: "127.0.0.1",
        port: 3000,
        confidenceThreshold: 0.6,
        docsEnabled: true,
        playgroundEnabled: true
      })
      assert.deepStrictEqual(config.database, { _tag: "Embedded", poolSize: 16, dataDir: ".data" })
      assert.deepStrictEqual(config.identity, { _tag: "Development", dataDir: ".data" })
      assert.strictEqual(config.model.provider, "offline")
      assert.strictEqual(config.model.model, "gpt-4.1-mini")
      assert.strictEqual(Duration.toMillis(config.model.optimize.retryAfter), 5_500)
      assert.strictEqual(Duration.toMillis(config.model.optimize.total), 9_700)
      assert.strictEqual(Duration.toMillis(config.model.ingest.retryAfter), 20_000)
      assert.strictEqual(Duration.toMillis(config.model.ingest.total), 40_000)
      assert.deepStrictEqual([config.model.optimize.maxOutputTokens, config.model.ingest.maxOutputTokens], [900, 4000])
      assert.deepInclude(config.rateLimits, {
        enabled: true,
        modelCallsPerMinute: 20,
        requestsPerMinute: 600,
        concurrentModelCalls: 3
      })
    })
  )

  it.effect("the playground is for development, and goes with the docs", () =>
    Effect.gen(function* () {
      assert.isFalse((yield* read(production)).playgroundEnabled)
      assert.isFalse((yield* read({ ...production, DOCS_ENABLED: "true" })).playgroundEnabled)
      assert.isFalse((yield* read({ DOCS_ENABLED: "false" })).playgroundEnabled)
    })
  )

  it.effect("a key chooses the openai provider, and the issuer says where its keys are", () =>
    Effect.gen(function* () {
      const config = yield* read(production)
      assert.strictEqual(config.model.provider, "openai")
      assert.deepInclude(config.identity, { _tag: "Provider", jwksUrl: undefined, audience: undefined })
      assert.strictEqual((yield* read({ ...production, LLM_PROVIDER: "offline" })).model.provider, "offline")
    })
  )
})

describe("one line that names the variable and never the value", () => {
  const canary = "c4n4ry"
  const cases: ReadonlyArray<readonly [variable: string, env: Record<string, string>]> = [
    ["NODE_ENV", { NODE_ENV: "Production" }],
    ["NODE_ENV", { NODE_ENV: canary }],
    ["PORT", { PORT: canary }],
    ["PORT", { PORT: "65536" }],
    ["DATABASE_URL", { DATABASE_URL: `mysql://${canary}` }],
    ["DATABASE_POOL_SIZE", { DATABASE_POOL_SIZE: "0" }],
    ["DATABASE_POOL_SIZE", { DATABASE_POOL_SIZE: "501" }],
    ["DATABASE_POOL_SIZE", { DATABASE_POOL_SIZE: `16${canary}` }],
    ["DATABASE_ADMIN_URL", { DATABASE_ADMIN_URL: `postgres://u:${canary}@h/db` }],
    ["IDP_ISSUER", { IDP_ISSUER: canary }],
    ["IDP_ALGORITHMS", { IDP_ISSUER: "https://idp.example", IDP_ALGORITHMS: "RS256,HS256" }],
    ["IDP_ALGORITHMS", { IDP_ISSUER: "https://idp.example", IDP_ALGORITHMS: "none" }],
    ["IDP_WEBHOOK_SECRET", { IDP_WEBHOOK_SECRET: canary }],
    ["IDP_WEBHOOK_SECRET", { IDP_WEBHOOK_SECRET: "whsec_" }],
    ["LLM_PROVIDER", { LLM_PROVIDER: canary }],
    ["OPENAI_API_KEY", { LLM_PROVIDER: "openai" }],
    ["OPENAI_API_KEY", { OPENAI_API_KEY: `${canary}\n` + "x y" }],
    ["OPENAI_BASE_URL", { OPENAI_BASE_URL: canary }],
    ["LLM_TOTAL_TIMEOUT", { LLM_TOTAL_TIMEOUT: canary }],
    ["LLM_STREAM_FIRST_TOKEN", { LLM_STREAM_FIRST_TOKEN: canary }],
    ["LLM_STREAM_STALL", { LLM_STREAM_STALL: "0 seconds" }],
    ["WORKER_THREADS", { WORKER_THREADS: "-1" }],
    ["WORKER_THREADS", { WORKER_THREADS: "65" }],
    ["CONFIDENCE_THRESHOLD", { CONFIDENCE_THRESHOLD: "1.5" }],
    ["RATE_LIMIT_ENABLED", { RATE_LIMIT_ENABLED: canary }],
    ["REDIS_URL", { REDIS_URL: `http://${canary}` }],
    ["CORS_ALLOWED_ORIGINS", { CORS_ALLOWED_ORIGINS: `https://a.example/${canary}` }],
    ["LOG_LEVEL", { LOG_LEVEL: canary }],
    ["IDP_ISSUER", { ...production, IDP_ISSUER: "" }],
    ["IDP_ISSUER", { ...production, IDP_ISSUER: "http://idp.example" }],
    ["IDP_JWKS_URL", { ...production, IDP_JWKS_URL: canary }],
    ["IDP_JWKS_URL", { ...production, IDP_JWKS_URL: "http://idp.example/keys" }],
    ["OPENAI_API_KEY", { ...production, OPENAI_API_KEY: "" }],
    ["DATABASE_URL", { ...production, DATABASE_URL: "" }],
    ["DATABASE_ADMIN_URL", { ...production, DATABASE_URL: "postgres://h/db", DATABASE_ADMIN_URL: " " }],
    ["REDIS_URL", { ...production, REDIS_URL: "" }],
    ["IDP_WEBHOOK_SECRET", { ...production, IDP_WEBHOOK_SECRET: "" }],
    ["OPENAI_API_KEY", { ...production, OPENAI_API_KEY: "short" }],
    ["OPENAI_API_KEY", { ...production, OPENAI_API_KEY: "your-api-key-here" }],
    ["OPENAI_API_KEY", { ...production, OPENAI_API_KEY: "<your key>" }],
    ["IDP_WEBHOOK_SECRET", { ...production, IDP_WEBHOOK_SECRET: "whsec_c2hvcnQ=" }]
  ]
  it.effect.each(cases)("%s", ([variable, env]) =>
    Effect.gen(function* () {
      const { line } = yield* Effect.flip(read(env))
      assert.match(line, new RegExp(`^${variable}\\b`))
      assert.notInclude(line, canary)
      assert.notInclude(line, "\n")
    })
  )

  it.effect("production without a model or an issuer does not start", () =>
    Effect.gen(function* () {
      const { OPENAI_API_KEY: _key, ...withoutKey } = production
      assert.match((yield* Effect.flip(read(withoutKey))).line, /^LLM_PROVIDER or OPENAI_API_KEY/)
      const { IDP_ISSUER: _issuer, ...withoutIssuer } = production
      assert.match((yield* Effect.flip(read(withoutIssuer))).line, /^IDP_ISSUER/)
    })
  )

  it.effect("NODE_ENV may be production, development, test or unset", () =>
    Effect.gen(function* () {
      assert.isTrue((yield* read({ ...production, NODE_ENV: " production " })).production)
      for (const NODE_ENV of ["development", "test", ""]) assert.isFalse((yield* read({ NODE_ENV })).production)
    })
  )

  it.effect("loopback may be http in production", () =>
    Effect.map(read({ ...production, IDP_ISSUER: "http://127.0.0.1:8080" }), (config) =>
      assert.strictEqual(config.identity._tag, "Provider")
    )
  )
})
