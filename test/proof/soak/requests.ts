import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../peers/servers.js"
import { type Answered, wire, type WireClient } from "../wireClient.js"

// Requests of all kinds, good ones and refused ones, in an order that is the same in each run.

/** One request by its number; gives what came back. */
type Kind = (number: number) => Promise<Answered>

export interface KindOfRequest {
  readonly name: string
  /** How many of each thousand requests. */
  readonly share: number
  /** What it may be answered with, besides 503 from a service that has too much to do. */
  readonly statuses: ReadonlyArray<number>
  readonly run: Kind
}

/** Nothing is known of the answer: the client has gone before it. */
export const gone = -1

const text = (path: string) => readFileSync(join(root, "fixtures", path), "utf8")

export const makeKinds = (
  client: WireClient,
  tokens: ReadonlyArray<string>,
  greedy: string
): ReadonlyArray<KindOfRequest> => {
  const job = text("jobs/01-backend-engineer.json")
  const resume = JSON.stringify({ source: "manual", raw_text: text("resumes/01-backend-engineer.txt") })
  const application = (number: number) =>
    JSON.stringify({
      ...{ company_name: `Northwind ${number}`, job_title: "Backend Engineer", status: "applied", ats_score_after: 70 },
      applied_resume_snapshot: { summary: "Backend engineer.", skills: ["Go", "SQL"] }
    })
  const large = JSON.stringify({ company_name: "x".repeat(1_100_000) })
  /** Applications that were created last, with whose token they can be changed. */
  const created: Array<{ readonly id: string; readonly token: string }> = []

  const tokenOf = (number: number) => tokens[(number * 7919) % tokens.length] ?? ""
  const send =
    (
      method: string,
      path: string,
      body?: (number: number) => string,
      headers: Readonly<Record<string, string>> = {}
    ): Kind =>
    (number) =>
      client.send(wire(method, path, { token: tokenOf(number), ...(body && { body: body(number) }), headers }))
  const create: Kind = async (number) => {
    const token = tokenOf(number)
    const headers = number % 3 === 0 ? { "Idempotency-Key": `soak ${number}` } : {}
    const answer = await client.send(wire("POST", "/api/applications", { token, body: application(number), headers }))
    const id = /"application_id":"([0-9a-f-]+)"/.exec(answer.body)?.[1]
    if (id !== undefined) created[number % 100] = { id, token }
    return answer
  }
  const change: Kind = (number) => {
    const { id, token } = created[number % 100] ?? {
      id: "00000000-0000-4000-8000-000000000000",
      token: tokenOf(number)
    }
    const body = JSON.stringify({ status: number % 2 === 0 ? "interviewing" : "offer" })
    return client.send(wire("PATCH", `/api/applications/${id}/status`, { token, body }))
  }
  const drop: Kind = async (number) => {
    const request =
      [
        wire("GET", "/api/profile/me", { token: tokenOf(number) }),
        wire("POST", "/api/applications", { token: tokenOf(number), body: application(number) }),
        wire("POST", "/api/optimize", { token: tokenOf(number), body: job })
      ][number % 3] ?? ""
    // In the head, in the body, before the answer, and at about its time.
    const bytes = [20, request.length - 5, request.length, request.length][number % 4] ?? 0
    await client.drop(request, bytes, number % 4 === 3 ? 8 : 0)
    return { status: gone, body: "" }
  }
  const summary = (number: number) =>
    JSON.stringify({ summary: `Backend engineer ${number}`, phone: `+1 555 ${number % 10_000}` })

  return [
    { name: "profile", share: 250, statuses: [200], run: send("GET", "/api/profile/me") },
    { name: "list", share: 150, statuses: [200], run: send("GET", "/api/applications?limit=20") },
    { name: "create", share: 140, statuses: [201], run: create },
    { name: "status", share: 100, statuses: [200, 404], run: change },
    { name: "patch", share: 80, statuses: [200], run: send("PATCH", "/api/profile/me", summary) },
    { name: "health", share: 40, statuses: [200], run: send("GET", "/health") },
    { name: "optimize", share: 20, statuses: [200, 429], run: send("POST", "/api/optimize", () => job) },
    { name: "ingest", share: 15, statuses: [200, 429], run: send("POST", "/api/profile/ingest", () => resume) },
    {
      ...{ name: "limited", share: 15, statuses: [200, 429] },
      run: () => client.send(wire("POST", "/api/optimize", { token: greedy, body: job }))
    },
    { name: "no field", share: 40, statuses: [400], run: send("POST", "/api/applications", () => '{"job_title":7}') },
    { name: "no JSON", share: 15, statuses: [400], run: send("POST", "/api/optimize", () => "{") },
    { name: "no token", share: 30, statuses: [401], run: () => client.send(wire("GET", "/api/profile/me")) },
    {
      ...{ name: "bad token", share: 30, statuses: [401] },
      run: (number) =>
        client.send(wire("GET", "/api/profile/me", { token: `${tokenOf(number).slice(0, -9)}AAAAAAAAA` }))
    },
    { name: "no path", share: 20, statuses: [404], run: send("GET", "/api/nothing") },
    { name: "no method", share: 10, statuses: [405], run: send("DELETE", "/api/profile/me") },
    {
      ...{ name: "no such id", share: 15, statuses: [404] },
      run: send("PATCH", "/api/applications/00000000-0000-4000-8000-000000000000/status", () => '{"status":"offer"}')
    },
    { name: "too large", share: 3, statuses: [413], run: send("POST", "/api/applications", () => large) },
    {
      ...{ name: "no type", share: 7, statuses: [415] },
      run: (number) =>
        client.send(
          wire("POST", "/api/applications", { token: tokenOf(number), headers: { "Content-Length": "2" } }) + "{}"
        )
    },
    { name: "dropped", share: 20, statuses: [gone], run: drop }
  ]
}

/** Which kind each number is: spread over the thousand, so that all kinds are under way together. */
export const orderOf = (kinds: ReadonlyArray<KindOfRequest>): ReadonlyArray<KindOfRequest> => {
  const slots = kinds.flatMap((kind, at) =>
    Array.from({ length: kind.share }, (_, index) => ({
      kind,
      place: (index + (at + 1) / (kinds.length + 1)) / kind.share
    }))
  )
  return slots.sort((a, b) => a.place - b.place).map(({ kind }) => kind)
}
