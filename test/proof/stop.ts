import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { after, answering, modelServer } from "../support/modelServer.js"
import { provenPostgres } from "./postgres.js"
import { type Answer, provenService } from "./service.js"
import { until } from "./waiting.js"

// SIGTERM while optimize and ingest wait for a model: each is answered as ever, with one call of the provider, as long
// as the grace lasts; what the grace cuts is a 503 that says when to try again. The process ends with status 0.

export interface StopCase {
  readonly operation: "optimize" | "ingest"
  /** Milliseconds that the provider takes; undefined for the offline engine. */
  readonly provider: number | undefined
  readonly inFlight: number
  readonly threads: number
  readonly database: "embedded" | "external"
  /** Default: the service's own. */
  readonly grace?: `${number} seconds`
}

const profile = {
  full_name: "Maya Lindqvist",
  base_skills: ["Python", "SQL"],
  experiences: [
    {
      company: "Harbor Clinic",
      role: "Data Analyst",
      start_date: "2020-01",
      end_date: null,
      description: ["Wrote SQL reports"]
    }
  ]
}
const rawText =
  "Maya Lindqvist\n\nExperience\nData Analyst, Harbor Clinic, 2020 - present\n- Wrote SQL reports\n\nSkills\nPython, SQL"

const operations = {
  optimize: {
    path: "/api/optimize",
    body: { job_description_text: "We need Python and SQL.", job_title: "Data Analyst", company_name: "Elm" },
    content: { summary: "Data analyst.", skills: ["Python", "SQL"], experience_edits: [], warnings: [] }
  },
  ingest: {
    path: "/api/profile/ingest",
    body: { source: "manual", raw_text: rawText },
    content: {
      ...{ full_name: "Maya Lindqvist", email: null, phone: null, location: null, network_url: null },
      ...{ portfolio_url: null, summary: null, base_skills: ["Python", "SQL"], certifications: [], education: [] },
      experiences: profile.experiences
    }
  }
} as const

/** How long after a request has reached its provider the stop begins. */
const beforeStop = 400

/** What did not go as it should; empty when all is well. */
export const stopFaults = async (one: StopCase): Promise<ReadonlyArray<string>> => {
  const { body, content, path } = operations[one.operation]
  const scope = Effect.runSync(Scope.make())
  const model = await Effect.runPromise(Scope.extend(modelServer, scope))
  model.behave(after(one.provider ?? 0, answering(JSON.stringify(content))))
  const postgres = one.database === "external" ? await provenPostgres() : undefined
  const service = await provenService({
    WORKER_THREADS: String(one.threads),
    ...(one.provider !== undefined && { OPENAI_API_KEY: "a-key-of-this-proof", OPENAI_BASE_URL: model.baseUrl }),
    // A slow provider is asked a second time as ever, and a busy machine takes long; here each call is counted once.
    ...{ LLM_RETRY_AFTER: "25 seconds", LLM_TOTAL_TIMEOUT: "30 seconds" },
    ...(one.grace && { SHUTDOWN_GRACE: one.grace }),
    ...postgres?.environment
  })
  try {
    await service.start()
    const users = await Promise.all(Array.from({ length: one.inFlight }, (_, user) => service.token(`user-${user}`)))
    if (one.operation === "optimize")
      await Promise.all(users.map((token) => service.call("PATCH", "/api/profile/me", token, profile)))
    const calls: ReadonlyArray<Promise<Answer>> = users.map((token) => service.call("POST", path, token, body))
    if (one.provider === undefined) await new Promise((resolve) => setTimeout(resolve, 20))
    else {
      await until("all calls at the provider", () => model.requests.length >= one.inFlight, { pause: 5 })
      await new Promise((resolve) => setTimeout(resolve, Math.min(beforeStop, (one.provider ?? 0) / 3)))
    }
    const began = performance.now()
    const status = await service.stop("SIGTERM")
    const took = performance.now() - began
    const answers = await Promise.all(calls)
    const isCut = one.grace !== undefined
    const wanted = isCut ? 503 : 200
    const others = answers.filter((answer) => answer.status !== wanted)
    const cutLines = service.log().split('"failure":"ServiceEnding"').length - 1
    return [
      ...(status === 0 ? [] : [`exit status ${status}`]),
      ...(others.length === 0
        ? []
        : [`${others.length} of ${answers.length} answered ${others[0]?.status} ${others[0]?.text}`]),
      ...(one.provider === undefined || model.requests.length === one.inFlight
        ? []
        : [`${model.requests.length} calls of the provider for ${one.inFlight}`]),
      ...(isCut && cutLines !== one.inFlight
        ? [`${cutLines} lines of the log tell of ${one.inFlight} cut requests`]
        : []),
      ...(took < 10_500 ? [] : [`it took ${Math.round(took)} ms to end`])
    ]
  } finally {
    await service.remove()
    await postgres?.remove()
    await Effect.runPromise(Scope.close(scope, Exit.void))
  }
}

const matrix: ReadonlyArray<StopCase> = (["optimize", "ingest"] as const).flatMap((operation) =>
  (["embedded", "external"] as const).flatMap((database) =>
    [0, 1, 2].flatMap((threads) =>
      [1, 20].flatMap((inFlight) => [
        ...[undefined, 300, 2_000, 8_000].map((provider) => ({ operation, provider, inFlight, threads, database })),
        { operation, provider: 8_000, inFlight, threads, database, grace: "3 seconds" as const }
      ])
    )
  )
)

/** Cases side by side: most of the time of each is a wait for its provider. */
const atOnce = 2

/** `npm run proof stop`, after a build. */
export const main = async (): Promise<number> => {
  const left = matrix.values()
  let failed = 0
  const worker = async () => {
    for (const one of left) {
      const faults = await stopFaults(one)
      if (faults.length > 0) failed++
      const { database, grace, inFlight, operation, provider, threads } = one
      const name = `${operation}, ${provider === undefined ? "offline" : `${provider} ms`}, ${inFlight} in flight, ${threads} threads, ${database}${grace === undefined ? "" : `, grace ${grace}`}`
      process.stdout.write(
        `${faults.length === 0 ? "ok  " : "FAIL"} ${name}${faults.map((fault) => `; ${fault}`).join("")}\n`
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  process.stdout.write(`${matrix.length - failed} of ${matrix.length} cases\n`)
  return failed === 0 ? 0 : 1
}
