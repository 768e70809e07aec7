import { setTimeout as sleep } from "node:timers/promises"
import * as Schema from "effect/Schema"
import { type ProvenService, provenService } from "./service.js"
import { until } from "./waiting.js"

// SIGKILL under writes, again and again: every acknowledged write is there after the next start, a write whose answer
// was lost is there at most once when it is repeated under its key, and no deletion is done by half.

export interface KillsReport {
  readonly kills: number
  readonly acknowledged: number
  readonly repeated: number
  readonly deletions: number
  /** What was found that must not be; empty when all is well. */
  readonly faults: ReadonlyArray<string>
  /** Milliseconds from the start of the process after a kill until it was ready. */
  readonly slowestStart: number
}

const Page = Schema.parseJson(
  Schema.Struct({ items: Schema.Array(Schema.Struct({ id: Schema.String, company_name: Schema.String })) })
)
const Created = Schema.parseJson(Schema.Struct({ application_id: Schema.String }))
const Profile = Schema.parseJson(Schema.Struct({ profile_version: Schema.Number }))

const application = (company_name: string) => ({ company_name, job_title: "Engineer", status: "applied" })
const writers = 4
/** Applications of an account that is deleted while the service is killed. */
const belongings = 12

interface Tally {
  acknowledged: number
  repeated: number
  deletions: number
  readonly faults: Array<string>
}

const names = async (service: ProvenService, token: string): Promise<ReadonlyArray<string>> => {
  const { text } = await service.call("GET", "/api/applications?limit=500", token)
  return Schema.decodeUnknownSync(Page)(text).items.map(({ company_name }) => company_name)
}

/** One user who writes until the service is killed; gives what to check after the next start. */
const writer = async (service: ProvenService, subject: string, tally: Tally) => {
  const token = await service.token(subject)
  const acknowledged = new Map<string, string>()
  let version = 0
  let unanswered: string | undefined
  for (let count = 0; unanswered === undefined; count += 1) {
    const name = `${subject} ${count}`
    const key = { "idempotency-key": name }
    const answer = await service.call("POST", "/api/applications", token, application(name), key)
    if (answer.status === 201) {
      acknowledged.set(name, Schema.decodeUnknownSync(Created)(answer.text).application_id)
      tally.acknowledged += 1
    } else unanswered = name
    const patched = await service.call("PATCH", "/api/profile/me", token, { phone: String(count) })
    if (patched.status === 200) version = Schema.decodeUnknownSync(Profile)(patched.text).profile_version
  }
  return async () => {
    const repeated = unanswered ?? ""
    const key = { "idempotency-key": repeated }
    const answer = await service.call("POST", "/api/applications", token, application(repeated), key)
    if (answer.status !== 201) tally.faults.push(`a repeated write was answered with ${answer.status}`)
    tally.repeated += 1
    const found = await names(service, token)
    if (new Set(found).size !== found.length) tally.faults.push("a write was done twice")
    const lost = [...acknowledged.keys(), repeated].filter((name) => !found.includes(name) && found.length < 500)
    if (lost.length > 0) tally.faults.push(`${lost.length} acknowledged writes were lost`)
    if (version > 0) {
      const { text } = await service.call("GET", "/api/profile/me", token)
      if (Schema.decodeUnknownSync(Profile)(text).profile_version < version) tally.faults.push("a profile went back")
    }
  }
}

/** One user whose account is deleted around the moment of the kill. */
const doomed = async (service: ProvenService, subject: string, tally: Tally) => {
  const token = await service.token(subject)
  const filled = await Promise.all(
    Array.from({ length: belongings }, (_, count) =>
      service.call("POST", "/api/applications", token, application(`${subject} ${count}`))
    )
  )
  const written = filled.filter(({ status }) => status === 201).length
  const { status } = await service.deleted(subject)
  return async () => {
    const answer = await service.call("GET", "/api/applications", token)
    if (answer.status === 401) tally.deletions += 1
    else if (status === 204) tally.faults.push("an acknowledged deletion was lost")
    else if (Schema.decodeUnknownSync(Page)(answer.text).items.length < written) {
      tally.faults.push("a deletion was done by half")
    }
    await service.deleted(subject)
    const again = await service.call("GET", "/api/applications", token)
    if (again.status !== 401) tally.faults.push("a repeated deletion did not delete")
  }
}

/** Kills the built service this often while it writes. */
export const proveKills = async (kills: number): Promise<KillsReport> => {
  const tally: Tally = { acknowledged: 0, repeated: 0, deletions: 0, faults: [] }
  let slowestStart = 0
  const service = await provenService()
  try {
    await service.start()
    for (let round = 0; round < kills; round += 1) {
      const working = [
        ...Array.from({ length: writers }, (_, index) => writer(service, `writer ${round} ${index}`, tally)),
        ...[0, 1].map((index) => doomed(service, `doomed ${round} ${index}`, tally))
      ]
      // From the first write on and spread evenly, so that a kill meets every moment of the writes and of the deletions.
      const before = tally.acknowledged
      const isWriting = () => tally.acknowledged > before
      await until("a write", isWriting, { limit: 10_000, pause: 5 }).catch(() => undefined)
      await sleep((round * 37) % 200)
      await service.stop("SIGKILL")
      const checks = await Promise.all(working)
      slowestStart = Math.max(slowestStart, await service.start())
      await Promise.all(checks.map((check) => check()))
    }
  } finally {
    await service.remove()
  }
  return { kills, ...tally, slowestStart: Math.round(slowestStart) }
}

/** `npm run proof kills`: prints the report; the status says whether it holds. */
export const main = async (): Promise<number> => {
  const report = await proveKills(200)
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
  return report.faults.length === 0 && report.slowestStart < 3_000 ? 0 : 1
}
