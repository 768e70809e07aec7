import * as NodeContext from "@effect/platform-node/NodeContext"
import * as Effect from "effect/Effect"
import { senderTo, type Sender } from "../../bench/load/httpSend.js"
import { markOf } from "../../bench/load/provider.js"
import { drawsOf } from "../../bench/load/random.js"
import type { Pair } from "../../bench/quality/measure.js"
import { mintToken } from "../../src/auth/localKeys.js"
import { readInput } from "../files.js"
import { ownPath } from "../ownPackage.js"
import { refuse } from "../Refused.js"
import type { ServiceChild } from "../serviceChild.js"
import { fixturePairs } from "./pairs.js"

/** The sample pairs, each with what a model answered for it once. */
export const samplePairs = Effect.gen(function* () {
  const pairs = yield* fixturePairs
  if (pairs.length === 0) return yield* refuse("fixtures has no pair of a resume and a job")
  const answers = yield* Effect.forEach(pairs, ({ name }) =>
    Effect.flatMap(readInput("fixtures", ownPath(`fixtures/llm/${name}.json`)), ({ text }) =>
      Effect.try({
        try: () => JSON.stringify(JSON.parse(text)),
        catch: () => refuse("fixtures/llm: a recorded answer is no JSON")
      })
    )
  )
  return { pairs, answers }
})

/** Users of a service with their profiles, and what they ask for. */
export interface Users {
  readonly sender: Sender
  /** Sends the optimize call of this number; its status. */
  readonly optimize: (request: number) => Promise<number>
  readonly health: () => Promise<number>
}

/** Longer than any run. */
const tokenSeconds = 7 * 86_400

const inBatches = 16

const isScored = (body: string): boolean => {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === "object" && value !== null && "ats_score_after" in value
  } catch {
    return false
  }
}

/** Gives each user the profile of a sample (PATCH /api/profile/me). Ends with the scope. */
export const usersOf = (
  service: ServiceChild,
  pairs: ReadonlyArray<Pair>,
  plan: { readonly users: number; readonly seed: number; readonly provider: string }
) =>
  Effect.gen(function* () {
    const sender = yield* Effect.acquireRelease(
      Effect.sync(() => senderTo(service.url)),
      ({ close }) => Effect.sync(close)
    )
    const users = yield* Effect.forEach(
      Array.from({ length: plan.users }, (_, at) => at),
      (at) =>
        Effect.gen(function* () {
          const sample = at % pairs.length
          const pair = pairs[sample]
          if (pair === undefined) return yield* refuse("fixtures has no pair of a resume and a job")
          const token = yield* mintToken({
            dataDir: service.dataDir,
            subject: `bench-${plan.seed}-${at}`,
            seconds: tokenSeconds
          }).pipe(Effect.provide(NodeContext.layer))
          const given = Object.fromEntries(Object.entries(pair.profile).filter(([, value]) => value !== null))
          const call = { method: "PATCH", path: "/api/profile/me", token, body: JSON.stringify(given) } as const
          const { status } = yield* Effect.promise(() => sender.send(call))
          if (status !== 200) return yield* refuse(`PATCH /api/profile/me was answered with ${status}`)
          return { token, sample, posting: pair.posting }
        }),
      { concurrency: inBatches }
    )
    const optimize = async (request: number): Promise<number> => {
      const user = users[Math.floor(drawsOf(plan.seed, request, 7)() * users.length)]
      if (user === undefined) return 0
      const { posting, sample, token } = user
      // The employer's name carries a number, by which the simulated provider knows the request.
      const company_name =
        plan.provider === "simulated" ? `${posting.company_name} ${markOf(sample, request)}` : posting.company_name
      const { body, status } = await sender.send({
        method: "POST",
        path: "/api/optimize",
        token,
        requestId: requestIdOf(request),
        body: JSON.stringify({ ...posting, company_name })
      })
      return status === 200 && !isScored(body) ? 0 : status
    }
    const made: Users = {
      sender,
      optimize,
      health: async () => (await sender.send({ method: "GET", path: "/health" })).status
    }
    return made
  })

const requestIdOf = (request: number): string => `bench-${request}`

/** The number of a request by its id; NaN for one that is none of ours. */
export const requestOf = (id: string): number => Number(/^bench-(\d+)$/.exec(id)?.[1])
