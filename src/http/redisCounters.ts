import * as RateLimiter from "@effect/experimental/RateLimiter"
import * as RedisStore from "@effect/experimental/RateLimiter/Redis"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

const number = (text: string, fallback: number) => (text === "" ? fallback : Number(text))

/** Counters shared by all replicas. While Redis is away they fail, and `limits.ts` lets requests through. */
export const layerRedisCounters = (url: Redacted.Redacted<string>): Layer.Layer<RateLimiter.RateLimiterStore> => {
  const address = new URL(Redacted.value(url))
  return Layer.scoped(
    RateLimiter.RateLimiterStore,
    Effect.orDie(
      RedisStore.make({
        host: address.hostname,
        port: number(address.port, 6379),
        ...(address.username === "" ? {} : { username: decodeURIComponent(address.username) }),
        ...(address.password === "" ? {} : { password: decodeURIComponent(address.password) }),
        db: number(address.pathname.slice(1), 0),
        ...(address.protocol === "rediss:" ? { tls: {} } : {}),
        // A request must not wait for a Redis that is away.
        maxRetriesPerRequest: 1,
        commandTimeout: 250,
        enableOfflineQueue: false,
        prefix: "tailor:limit:"
      })
    )
  )
}
