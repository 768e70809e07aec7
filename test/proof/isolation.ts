import { createHash } from "node:crypto"
import { createServer } from "node:http"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import * as Schema from "effect/Schema"
import { Client } from "pg"
import { provenService } from "./service.js"

// Many users, mixed requests side by side over the service's pool, whose connections are killed meanwhile: each user's
// texts hold a word of their own, and no answer and no prompt may hold the word of another.

export interface IsolationReport {
  readonly users: number
  readonly requests: number
  readonly statuses: Readonly<Record<string, number>>
  readonly prompts: number
  /** Rounds in which every connection of requests was killed. */
  readonly kills: number
  /** Answers and prompts that held a word of somebody else; must be 0. */
  readonly foreign: number
}

const wordOf = (user: number) => `canary${createHash("sha256").update(String(user)).digest("hex").slice(0, 16)}`
const wordsIn = (text: string) => new Set(text.match(/canary[0-9a-f]{16}/g) ?? [])

const Created = Schema.parseJson(Schema.Struct({ application_id: Schema.String }))

/** A provider that proposes nothing and looks at what it is sent. */
const provider = async (seen: (prompt: string) => void) => {
  const content = JSON.stringify({ summary: "", skills: [], experience_edits: [], warnings: [] })
  const message = { role: "assistant", content }
  const server = createServer((request, response) => {
    void text(request).then((prompt) => {
      seen(prompt)
      response.setHeader("content-type", "application/json")
      response.end(
        JSON.stringify({ id: "1", object: "chat.completion", choices: [{ index: 0, message, finish_reason: "stop" }] })
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}/v1`, close: () => server.close() }
}

const killConnections = async (socket: string) => {
  const client = new Client({ user: "postgres", database: "postgres", host: socket })
  client.on("error", () => undefined)
  await client.connect()
  await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'tailor_request'")
  await client.end()
}

interface IsolationOptions {
  readonly inFlight?: number
  /** After this many requests each, all connections of requests are killed. */
  readonly killEvery?: number
  /** Ends it early. */
  readonly until?: AbortSignal
  /** Default: the service's own. */
  readonly database?: { readonly environment: Readonly<Record<string, string>>; readonly socket: string }
}

export const proveIsolation = async (
  users: number,
  requests: number,
  { database, inFlight = 32, killEvery = 500, until }: IsolationOptions = {}
): Promise<IsolationReport> => {
  let prompts = 0
  let foreign = 0
  let kills = 0
  let sent = 0
  const statuses: Record<string, number> = {}
  const model = await provider((prompt) => {
    prompts += 1
    // The job carries the caller's word, so that a prompt with another's profile holds two.
    if (wordsIn(prompt).size !== 1) foreign += 1
  })
  const service = await provenService({
    ...database?.environment,
    ...{ LLM_PROVIDER: "openai", OPENAI_API_KEY: "proof-of-isolation", OPENAI_BASE_URL: model.url }
  })
  try {
    await service.start()
    const tokens = await Promise.all(Array.from({ length: users }, (_, user) => service.token(wordOf(user))))
    const ids = new Map<number, string>()
    const one = async (number: number) => {
      const user = (number * 7919) % users
      const [word, token] = [wordOf(user), tokens[user] ?? ""]
      const call = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
        const answer = await service.call(method, path, token, body, headers)
        // Without an answer, why.
        const status = answer.status === 0 ? `none: ${answer.text}` : String(answer.status)
        statuses[status] = (statuses[status] ?? 0) + 1
        for (const found of wordsIn(answer.text)) if (found !== word) foreign += 1
        return answer
      }
      const profile = { full_name: word, summary: `${word} ${number}`, base_skills: [word, "SQL"] }
      const application = { company_name: word, job_title: word, status: "applied" }
      const job = { job_title: "Engineer", company_name: word, job_description_text: `We ask for SQL and ${word}.` }
      const kind = Math.floor(number / users) % 8
      if (kind === 0) await call("PATCH", "/api/profile/me", profile)
      else if (kind === 1) {
        const answer = await call("POST", "/api/applications", application, {
          "idempotency-key": `same for all ${number % 3}`
        })
        if (answer.status === 201) ids.set(user, Schema.decodeUnknownSync(Created)(answer.text).application_id)
      } else if (kind === 2) await call("GET", "/api/profile/me")
      else if (kind === 3) await call("GET", "/api/applications?limit=50")
      else if (kind === 4) await call("POST", "/api/optimize", job)
      else if (kind === 5) {
        // Somebody else's id: there is none for this user.
        const other = ids.get((user + 1) % users)
        const { status } = await call("PATCH", `/api/applications/${other ?? wordOf(0)}/status`, { status: "offer" })
        if (status === 200) foreign += 1
      } else if (kind === 6)
        await call("PATCH", `/api/applications/${ids.get(user) ?? "none"}/status`, { status: "offer" })
      else await call("PATCH", "/api/profile/me", profile, { "if-match": "*" })
    }
    const worker = async () => {
      while (sent < requests && until?.aborted !== true) {
        const number = sent
        sent += 1
        if (number % killEvery === killEvery - 1) {
          kills += 1
          await killConnections(database?.socket ?? join(service.dataDir, "postgres", "socket"))
        }
        await one(number)
      }
    }
    await Promise.all(Array.from({ length: inFlight }, worker))
  } finally {
    await service.remove()
    model.close()
  }
  return { users, requests: sent, statuses, prompts, kills, foreign }
}

/** `npm run proof isolation`: prints the report; the status says whether it holds. */
export const main = async (): Promise<number> => {
  // It takes long on a small machine: an interrupt ends it with what was seen so far.
  const interrupted = new AbortController()
  process.once("SIGINT", () => interrupted.abort())
  const report = await proveIsolation(200, 200 * 5_000, { until: interrupted.signal })
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
  return report.foreign === 0 && report.prompts > 0 ? 0 : 1
}
