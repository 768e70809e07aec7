import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { RateLimitConfig } from "../../src/Config.js"
import type { ModelConfig } from "../../src/process/modelVariables.js"
import { probeProvider, type ProviderFinding } from "../../src/llm/openai/probe.js"
import { type Check, failed, ok, skipped, within } from "./Check.js"

const names = { model: "language model", redis: "rate limits" } as const

const reachRemedy =
  "see that OPENAI_BASE_URL is right (it ends in /v1 for most providers) and that this machine may reach it; LLM_PROVIDER=offline needs none"

const providerCheck = (finding: ProviderFinding, model: string): Check => {
  switch (finding._tag) {
    case "Accepted":
      if (finding.models === undefined)
        return ok(names.model, "the key is accepted; which models there are is not told")
      return finding.models.includes(model)
        ? ok(names.model, "the key is accepted and the model is known; no token was spent")
        : failed(
            names.model,
            "the key is accepted, and the model of OPENAI_MODEL is not among those of the provider",
            "set OPENAI_MODEL to a model that this key may use"
          )
    case "NotListed":
      return skipped(
        names.model,
        "the provider answers and lists no models: the first call will show whether the key is good"
      )
    case "KeyRefused":
      return failed(names.model, "the provider refuses the key", "set OPENAI_API_KEY to a key that is valid there")
    case "Failed":
      return failed(
        names.model,
        `the provider answers with status ${finding.status}`,
        "try again later; if it stays so, see the provider's own status page and OPENAI_BASE_URL"
      )
    case "Unreachable":
      return failed(names.model, "the provider cannot be reached", reachRemedy)
  }
}

/** Whether the language model can be asked: the provider's list of models is, which costs nothing. */
export const checkModel = ({ apiKey, baseUrl, model, provider }: ModelConfig): Effect.Effect<Check> =>
  provider === "offline" || apiKey === undefined
    ? Effect.succeed(skipped(names.model, "none: edits are proposed by rules; set OPENAI_API_KEY to use one"))
    : probeProvider({ apiKey, baseUrl }).pipe(
        Effect.map((finding) => providerCheck(finding, model)),
        within(names.model, "6 seconds", reachRemedy)
      )

const redisRemedy = "start Redis, and see that host, port and password of REDIS_URL are right"

const ping = (url: string) =>
  Effect.acquireUseRelease(
    Effect.promise(async () => {
      const { Redis } = await import("ioredis")
      const redis = new Redis(url, {
        lazyConnect: true,
        enableReadyCheck: false,
        retryStrategy: () => null,
        connectTimeout: 3_000
      })
      // Told by the promise of the call.
      redis.on("error", () => undefined)
      return redis
    }),
    (redis) => Effect.tryPromise(() => redis.connect().then(() => redis.ping())),
    (redis) => Effect.sync(() => redis.disconnect())
  )

/** Whether the shared counters of the rate limits answer. */
export const checkRedis = ({ enabled, redisUrl }: RateLimitConfig): Effect.Effect<Check> => {
  if (!enabled) return Effect.succeed(skipped(names.redis, "turned off by RATE_LIMIT_ENABLED"))
  if (redisUrl === undefined)
    return Effect.succeed(ok(names.redis, "counted in memory; several replicas need REDIS_URL"))
  return ping(Redacted.value(redisUrl)).pipe(
    Effect.as(ok(names.redis, "Redis answers")),
    Effect.orElseSucceed(() => failed(names.redis, "Redis cannot be reached or refuses", redisRemedy)),
    within(names.redis, "5 seconds", redisRemedy)
  )
}
