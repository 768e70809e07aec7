import * as RateLimiter from "@effect/experimental/RateLimiter"
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

interface Counter {
  readonly count: number
  /** End of the window in milliseconds since the epoch. */
  readonly ends: number
}

/** Counters kept at most; about 200 bytes each. The ones longest unused go first, and count anew. */
const usualCapacity = 200_000

/**
 * Counters in the memory of this process, with the arithmetic of the store of `@effect/experimental`, which
 * never forgets a key: there each subject that ever came would stay in memory. Only fixed windows, which is all
 * that `Limits.ts` asks for. `size` tells how many are held.
 */
export const memoryCounters = (capacity = usualCapacity) => {
  // In the order of their last use, so that what is over lies in front.
  const counters = new Map<string, Counter>()

  const forget = (now: number) => {
    for (const [key, { ends }] of counters) {
      if (ends > now && counters.size <= capacity) return
      counters.delete(key)
    }
  }

  const store = RateLimiter.RateLimiterStore.of({
    fixedWindow: ({ key, limit, refillRate, tokens }) =>
      Effect.map(Clock.currentTimeMillis, (now): readonly [count: number, ttl: number] => {
        const held = counters.get(key)
        const { count, ends } = held !== undefined && held.ends > now ? held : { count: 0, ends: now }
        const wanted = count + tokens
        if (limit !== undefined && wanted > limit) return [wanted, ends - now]
        const counter = { count: wanted, ends: ends + Duration.toMillis(refillRate) * tokens }
        counters.delete(key)
        counters.set(key, counter)
        forget(now)
        return [counter.count, counter.ends - now]
      }),
    tokenBucket: () =>
      Effect.fail(new RateLimiter.RateLimitStoreError({ message: "token buckets are not kept in memory" }))
  })
  return { store, size: () => counters.size }
}

export const layerMemoryCounters: Layer.Layer<RateLimiter.RateLimiterStore> = Layer.sync(
  RateLimiter.RateLimiterStore,
  () => memoryCounters().store
)
