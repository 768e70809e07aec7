import * as RateLimiter from "@effect/experimental/RateLimiter"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Runtime from "effect/Runtime"
import { Redis } from "ioredis"
import { waitForPeer } from "../../domain/PeerWait.js"

const prefix = "tailor:limit:"

/**
 * Takes tokens of a window in one step. Each token taken moves the end of the window on by the time it stands
 * for; a request over the limit takes nothing. Answers the count and the milliseconds that are left.
 */
const takeScript = `
local taken = tonumber(redis.call("GET", KEYS[1]) or "0")
local left = math.max(redis.call("PTTL", KEYS[1]), 0)
local wanted = taken + tonumber(ARGV[1])
local limit = tonumber(ARGV[3])
if limit > 0 and wanted > limit then return { wanted, left } end
local ends = left + tonumber(ARGV[1]) * tonumber(ARGV[2])
redis.call("SET", KEYS[1], wanted, "PX", math.ceil(ends))
return { wanted, math.ceil(ends) }
`

const isPair = (answer: unknown): answer is readonly [number, number] =>
  Array.isArray(answer) && answer.length === 2 && answer.every((one) => typeof one === "number")

const refused = (cause: unknown) =>
  new RateLimiter.RateLimitStoreError({ message: "the counters in Redis gave no answer", cause })

/**
 * A connection that reconnects by itself. What goes wrong with it is logged when it begins and when it ends, not
 * once per attempt; Redis' own words may hold an address and stay out.
 */
const connection = (url: string) =>
  Effect.gen(function* () {
    const run = Runtime.runFork(yield* Effect.runtime<never>())
    let isAway = false
    return yield* Effect.acquireRelease(
      Effect.sync(() => {
        // A request must not wait for a Redis that is away.
        const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 250, enableOfflineQueue: false })
        redis.on("error", () => {
          if (!isAway) run(Effect.logWarning("rate limit counters are away: requests are let through uncounted"))
          isAway = true
        })
        redis.on("ready", () => {
          if (isAway) run(Effect.logInfo("rate limit counters are back"))
          isAway = false
        })
        return redis
      }),
      (redis) => Effect.sync(() => redis.disconnect())
    )
  })

/**
 * Counters shared by all replicas; only fixed windows, which is all that `Limits.ts` asks for. The store of
 * `@effect/experimental` leaves errors of the connection without a listener and fails to close one that is down.
 * While Redis is away each count fails, and `Limits.ts` lets requests through.
 */
export const layerRedisCounters = (url: Redacted.Redacted<string>): Layer.Layer<RateLimiter.RateLimiterStore> =>
  Layer.scoped(
    RateLimiter.RateLimiterStore,
    Effect.map(connection(Redacted.value(url)), (redis) =>
      RateLimiter.RateLimiterStore.of({
        fixedWindow: ({ key, limit, refillRate, tokens }) =>
          waitForPeer(
            Effect.tryPromise({
              try: () =>
                redis.eval(takeScript, 1, `${prefix}${key}`, tokens, Duration.toMillis(refillRate), limit ?? 0),
              catch: refused
            })
          ).pipe(Effect.filterOrFail(isPair, refused)),
        tokenBucket: () => Effect.fail(refused(new Error("token buckets are not kept in Redis")))
      })
    )
  )
