import { createHmac, randomBytes, randomUUID } from "node:crypto"
import * as NodeContext from "@effect/platform-node/NodeContext"
import * as Clock from "effect/Clock"
import * as Config from "effect/Config"
import * as Effect from "effect/Effect"
import { senderTo, type Sender } from "../../bench/load/httpSend.js"
import { markOf } from "../../bench/load/provider.js"
import { drawsOf } from "../../bench/load/random.js"
import type { Pair } from "../../bench/quality/measure.js"
import { mintToken } from "../../src/auth/localKeys.js"
import { readInput } from "../input/files.js"
import { ownPath } from "../../src/ownPackage.js"
import { refuse } from "../Refused.js"
import type { ServiceChild } from "../service/serviceChild.js"
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

const noticeKey = randomBytes(32)

/** Secret of the notices by which a run's users are deleted from a database that is not its own. */
export const noticeSecret = `whsec_${noticeKey.toString("base64")}`

/** Users of one run have names that no other run has: a deleted account's name stays deleted. */
const run = randomUUID()

const deleteUser = (sender: Sender, subject: string) =>
  Effect.gen(function* () {
    const body = JSON.stringify({ type: "user.deleted", data: { id: subject } })
    const id = randomUUID()
    const timestamp = String(Math.floor((yield* Clock.currentTimeMillis) / 1_000))
    const signature = createHmac("sha256", noticeKey).update(`${id}.${timestamp}.${body}`).digest("base64")
    const headers = { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` }
    yield* Effect.promise(() => sender.send({ method: "POST", path: "/webhooks/idp", body, headers }))
  })

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

/**
 * Gives each user the profile of a sample (PATCH /api/profile/me). In a database given by DATABASE_URL their accounts
 * are deleted with the scope, before which the service must not end.
 */
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
    // A database of the run's own goes with its folder.
    const isForeign = (yield* Effect.orElseSucceed(Config.string("DATABASE_URL"), () => "")) !== ""
    const users = yield* Effect.forEach(
      Array.from({ length: plan.users }, (_, at) => at),
      (at) =>
        Effect.gen(function* () {
          const sample = at % pairs.length
          const pair = pairs[sample]
          if (pair === undefined) return yield* refuse("fixtures has no pair of a resume and a job")
          const subject = `bench-${run}-${at}`
          const token = yield* mintToken({ dataDir: service.dataDir, subject, seconds: tokenSeconds }).pipe(
            Effect.provide(NodeContext.layer)
          )
          if (isForeign) yield* Effect.addFinalizer(() => deleteUser(sender, subject))
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
        headers: { "x-request-id": requestIdOf(request) },
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
