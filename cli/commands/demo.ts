import * as NodeContext from "@effect/platform-node/NodeContext"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Schema from "effect/Schema"
import { mintToken } from "../../src/auth/localKeys.js"
import { ApplicationCreated, ApplicationHistoryItem, ApplicationList } from "../../src/domain/Application.js"
import { IngestResult, type MasterProfile } from "../../src/domain/MasterProfile.js"
import { OptimizeResult } from "../../src/domain/Optimization.js"
import { readInput } from "../input/files.js"
import { asOfMonth, jobInput } from "../input/inputs.js"
import { openInBrowser } from "../service/openInBrowser.js"
import { ownPath } from "../../src/ownPackage.js"
import { refuse } from "../Refused.js"
import { Screen } from "../output/Screen.js"
import { startService } from "../service/serviceChild.js"
import { scoresOf, tailoringText } from "../output/suggestions.js"
import { oneLine, styleOf, table } from "../output/terminal.js"
import { shorten } from "../../src/text/shorten.js"

const subject = "demo-user"

/** A sample whose suggestions move the score, as not all do. */
const sample = {
  resume: ownPath("fixtures/resumes/22-site-reliability-engineer.txt"),
  job: ownPath("fixtures/jobs/22-site-reliability-engineer.json")
}

/** One call of the service; anything but the documented success ends the demo with a line that says where. */
const call =
  (url: string, token: string) =>
  <A, I>(method: "GET" | "POST" | "PATCH", path: string, answer: Schema.Schema<A, I>, body?: object) =>
    Effect.tryPromise({
      try: async (signal) => {
        const response = await fetch(url + path, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body === undefined ? {} : { "content-type": "application/json" })
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal
        })
        const value: unknown = await response.json()
        return { status: response.status, value }
      },
      catch: () => refuse(`${method} ${path} got no answer`)
    }).pipe(
      Effect.timeoutFail({ duration: "30 seconds", onTimeout: () => refuse(`${method} ${path} took over 30 seconds`) }),
      Effect.flatMap(({ status, value }) =>
        status >= 300
          ? refuse(`${method} ${path} was answered with ${status}`)
          : Either.match(Schema.decodeUnknownEither(answer)(value), {
              onLeft: () => refuse(`${method} ${path} was answered with another body than documented`),
              onRight: (decoded) => Effect.succeed(decoded)
            })
      )
    )

const profileLines = (profile: typeof MasterProfile.Type) =>
  table([
    [{ text: "name" }, { text: oneLine(profile.full_name ?? "-") }],
    [
      { text: "experience" },
      { text: profile.experiences.map(({ company, role }) => `${role}, ${company}`).join("; ") || "-" }
    ],
    [{ text: "skills" }, { text: profile.base_skills.join(", ") || "-" }],
    [{ text: "version" }, { text: String(profile.profile_version) }]
  ])

/** The main job with the sample, from profile text to an application that moves on. */
const show = Effect.gen(function* () {
  const { colours, print, progress, width } = yield* Screen
  const style = styleOf(colours)
  const startedAt = yield* Clock.currentTimeMillis
  const heading = (text: string) => print(`\n${style.strong(text)}`)
  const resume = yield* readInput("the sample resume", sample.resume)
  const job = yield* Effect.flatMap(readInput("the sample job", sample.job), (input) =>
    jobInput(input, { title: undefined, company: undefined })
  )
  const company = job.company === "" ? "Northwind" : job.company

  yield* print(
    style.quiet("Starting the service with an embedded database, an offline model and a development identity …")
  )
  yield* progress("starting …")
  const service = yield* startService()
  const token = yield* mintToken({ dataDir: service.dataDir, subject, seconds: 600 }).pipe(
    Effect.provide(NodeContext.layer)
  )
  const request = call(service.url, token)
  yield* progress("")
  yield* print(`The service answers at ${service.url}.`)

  yield* heading("1. Profile text becomes a master profile  (POST /api/profile/ingest)")
  const { profile } = yield* request("POST", "/api/profile/ingest", IngestResult, {
    source: "upload",
    raw_text: resume.text
  })
  yield* print(
    profileLines(profile)
      .map((line) => shorten(line, width))
      .join("\n")
  )

  yield* heading(`2. Tailored to "${shorten(job.title, 60)}" at ${shorten(company, 40)}  (POST /api/optimize)`)
  const result = yield* request("POST", "/api/optimize", OptimizeResult, {
    job_description_text: job.description,
    job_title: job.title,
    company_name: company
  })
  const asOf = yield* asOfMonth(undefined)
  const scores = scoresOf(profile, result, { title: job.title, company, description: job.description }, asOf)
  if (scores.before.score !== result.ats_score_before || scores.after.score !== result.ats_score_after) {
    return yield* refuse("the scores of the service and those of the scorer differ; please report this")
  }
  yield* print(tailoringText(scores, result, style, width).join("\n"))

  yield* heading("3. The application is recorded and moves on  (POST, PATCH, GET /api/applications)")
  const { application_id } = yield* request("POST", "/api/applications", ApplicationCreated, {
    company_name: company,
    job_title: job.title,
    status: "generated",
    ats_score_before: result.ats_score_before,
    ats_score_after: result.ats_score_after
  })
  yield* request("PATCH", `/api/applications/${application_id}/status`, ApplicationHistoryItem, { status: "applied" })
  const { items } = yield* request("GET", "/api/applications", ApplicationList)
  yield* print(
    table(
      items.map((item) => [
        { text: shorten(oneLine(item.job_title), 40) },
        { text: shorten(oneLine(item.company_name), 30) },
        { text: item.status, paint: style.good },
        { text: `score ${item.ats_score_before ?? "-"} -> ${item.ats_score_after ?? "-"}` },
        { text: item.created_at.slice(0, 10), paint: style.quiet }
      ])
    ).join("\n")
  )

  yield* progress("ending the service …")
  yield* service.stop
  yield* progress("")
  const seconds = ((yield* Clock.currentTimeMillis) - startedAt) / 1000
  yield* print(
    `\nDone in ${seconds.toFixed(1)} s. The service has ended and its data is removed. Next: tailor demo --open for a page to try it, npm start, tailor --help.`
  )
}).pipe(Effect.scoped)

/** The service with its page to try it, until a signal comes. A machine without a browser gets the address alone. */
const playground = Effect.gen(function* () {
  const { colours, print, progress } = yield* Screen
  const style = styleOf(colours)
  yield* progress("starting …")
  const service = yield* startService()
  yield* progress("")
  const address = `${service.url}/playground`
  yield* print(
    `The playground is at ${style.strong(address)}\nWhat you paste stays in the page. Ctrl-C ends the service and removes its data.`
  )
  yield* openInBrowser(address)
  yield* service.ended
}).pipe(Effect.scoped)

/** `tailor demo`: the main job over HTTP on a machine where nothing is set up. */
export const run = ({ open }: { readonly open: boolean }) => (open ? playground : show)
