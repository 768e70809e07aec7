import { drawsOf, lognormal } from "./random.js"

/** How a simulated provider takes its time. All times in milliseconds, shares 0 to 1. */
export interface LatencyModel {
  /** Median time to the first token. */
  readonly firstToken: number
  /** Median speed after it. */
  readonly tokensPerSecond: number
  /** Standard deviation of the logarithm of both (lognormal); 0 makes every answer take the median. */
  readonly spread: number
  /** Tokens that an answer takes after the first; 0 sends it whole at the first token. */
  readonly outputTokens: number
  /** Requests that never end: half of them without a first token, half in the middle of their answer. */
  readonly hangShare: number
  /** Requests that are refused: half with 429, half with 500 or 503. */
  readonly errorShare: number
  readonly seed: number
}

/** What a request meets. */
export interface Fate {
  /** Milliseconds to the first token, or to the refusal. */
  readonly firstToken: number
  readonly perToken: number
  readonly tokens: number
  /** After so many tokens nothing comes any more. */
  readonly hangsAfter: number | undefined
  readonly status: 200 | 429 | 500 | 503
}

/** A gateway that refuses does so quickly. */
const refusalShare = 0.2

/**
 * The fate of one attempt of one request. It hangs on the seed, the request's number and the attempt's alone: two runs,
 * and two strategies, meet the same provider.
 */
export const fateOf = (model: LatencyModel, request: number, attempt: number): Fate => {
  const draw = drawsOf(model.seed, request, attempt)
  const luck = draw()
  const kind = draw()
  const place = draw()
  const firstToken = lognormal(draw, model.firstToken, model.spread)
  const perToken = 1_000 / lognormal(draw, model.tokensPerSecond, model.spread)
  const tokens = model.outputTokens
  const answer = { firstToken, perToken, tokens, hangsAfter: undefined, status: 200 } as const
  if (luck < model.errorShare) {
    const status = kind < 0.5 ? 429 : kind < 0.75 ? 500 : 503
    return { ...answer, firstToken: firstToken * refusalShare, status }
  }
  if (luck < model.errorShare + model.hangShare) {
    return { ...answer, hangsAfter: kind < 0.5 ? 0 : Math.max(1, Math.floor(place * tokens)) }
  }
  return answer
}

/** Milliseconds that a whole answer takes; undefined for one that never ends. */
export const durationOf = ({ firstToken, hangsAfter, perToken, tokens }: Fate): number | undefined =>
  hangsAfter === undefined ? firstToken + perToken * tokens : undefined

/** A model whose times are all divided by `factor`. */
export const compressed = (model: LatencyModel, factor: number): LatencyModel => ({
  ...model,
  firstToken: model.firstToken / factor,
  tokensPerSecond: model.tokensPerSecond * factor
})
