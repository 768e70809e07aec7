import { isDeepStrictEqual } from "node:util"

// Contenders are only worth comparing when they do the same: each must answer like the first, and refuse what it has
// to refuse.

/** An application as a client creates it. */
export const application = JSON.stringify({
  ...{ company_name: "Northwind", job_title: "Backend Engineer", status: "applied", source_platform: "board_site" },
  ...{ source_url: "https://jobs.example/1", drive_link: "https://drive.example/file/1" },
  ...{ ats_score_before: 52, ats_score_after: 78 },
  applied_resume_snapshot: { summary: "Backend engineer.", skills: ["Go", "PostgreSQL", "Kafka"], warnings: [] }
})

interface Answered {
  readonly status: number
  /** Those of the contract, of which each answer has some. */
  readonly headers: Readonly<Record<string, string | null>>
  readonly body: unknown
}

const compared = ["cache-control", "x-content-type-options", "x-request-id", "etag", "www-authenticate"]

const ask = async (
  port: number,
  path: string,
  token: string,
  body?: string,
  more: Readonly<Record<string, string>> = {}
): Promise<Answered> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: {
      ...{ authorization: `Bearer ${token}`, "x-request-id": "compared" },
      ...(body !== undefined && { "content-type": "application/json" }),
      ...more
    },
    ...(body !== undefined && { method: "POST", body }),
    signal: AbortSignal.timeout(30_000)
  })
  const link = response.headers.get("link")
  const headers = {
    ...Object.fromEntries(compared.map((name) => [name, response.headers.get(name)])),
    // What leads on is opaque.
    link: link === null ? null : link.replace(/cursor=[\w-]+/, "cursor=")
  }
  return { status: response.status, headers, body: await response.json() }
}

/** A value with what differs between two of the same put in other words: ids and points in time. */
const shapeOf = (value: unknown): unknown => {
  if (typeof value === "string") {
    return value
      .replace(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "an id")
      .replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, "a time")
  }
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, shapeOf(held)]))
}

interface Comparison {
  /** By name; the others are held to the first. */
  readonly ports: ReadonlyMap<string, number>
  /** Of a user with a profile and applications, and of one who has neither yet. */
  readonly reader: string
  readonly writer: string
}

/** Whether a contender refuses what it has to, and knows a key again. */
const faultsOfRefusals = async (name: string, port: number, writer: string): Promise<ReadonlyArray<string>> => {
  const faults: Array<string> = []
  const post = (body: string, more: Readonly<Record<string, string>> = {}) =>
    ask(port, "/api/applications", writer, body, more)
  const withMember = (member: string) => application.replace(/}$/, `,${member}}`)
  const key = { "idempotency-key": `compared-${name.replace(/[^\w]/g, "-")}` }
  const once = await post(application, key)
  if (!isDeepStrictEqual((await post(application, key)).body, once.body)) faults.push(`${name} forgets keys`)
  const refused: ReadonlyArray<readonly [status: number, answer: Answered]> = [
    [401, await ask(port, "/api/profile/me", `${writer.slice(0, -8)}AAAAAAAA`)],
    [400, await post('{"company_name":"Northwind","job_title":"Engineer","status":"hired"}')],
    [400, await post(withMember('"company_name":" "'))],
    [400, await post(withMember('"source_url":"javascript:alert(1)"'))],
    [400, await post(withMember('"job_title":"\\u0000"'))],
    [400, await post(withMember('"applied_resume_snapshot":{"a":["\\ud800"]}'))],
    [400, await post(withMember(`"applied_resume_snapshot":${'{"a":'.repeat(33)}1${"}".repeat(33)}`))],
    [400, await post(withMember(`"applied_resume_snapshot":{"a":"${"a".repeat(65_536)}"}`))],
    [400, await post(withMember('"applied_resume_snapshot":{"a":1e21}'))],
    [400, await post("{")],
    [413, await post(withMember(`"other":"${"a".repeat(1024 * 1024)}"`))],
    [415, await post(application, { "content-type": "text/plain" })],
    [422, await post(withMember('"status":"draft"'), key)]
  ]
  for (const [status, answer] of refused) {
    if (answer.status !== status || !isError(answer))
      faults.push(`${name} refuses with ${answer.status}, not ${status}`)
    if (!isDeepStrictEqual(headersOf(answer), refusalHeaders(status))) faults.push(`${name}: headers of a ${status}`)
  }
  return faults
}

/** What the contenders do differently: rows read, the answer to an application and the row that it becomes, refusals. */
export const faultsOf = async ({ ports, reader, writer }: Comparison): Promise<ReadonlyArray<string>> => {
  const faults: Array<string> = []
  let first: ReadonlyMap<string, unknown> | undefined
  for (const [name, port] of ports) {
    const created = await ask(port, "/api/applications", writer, application)
    // Of two the newer, with the way to the other.
    await ask(port, "/api/applications", writer, application)
    const newest = await ask(port, "/api/applications?limit=1", writer)
    const answers = new Map<string, unknown>([
      ["GET /api/profile/me", await ask(port, "/api/profile/me", reader)],
      ["GET /api/applications", await ask(port, "/api/applications?limit=50", reader)],
      ["POST /api/applications", shapeOf(created)],
      ["the application that was created", shapeOf(newest)]
    ])
    const bad = [...answers].filter(([, answer]) => !isGood(answer)).map(([what]) => what)
    if (bad.length > 0) faults.push(`${name} does not answer ${bad.join(", ")}`)
    first ??= answers
    for (const [what, answer] of answers) {
      if (!isDeepStrictEqual(answer, first.get(what))) faults.push(`${name} answers differently: ${what}`)
    }
    faults.push(...(await faultsOfRefusals(name, port, writer)))
  }
  return faults
}

const isGood = (answer: unknown): boolean =>
  typeof answer === "object" &&
  answer !== null &&
  "status" in answer &&
  (answer.status === 200 || answer.status === 201)

const headersOf = ({ headers }: Answered) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value))

const refusalHeaders = (status: number) => ({
  ...{ "cache-control": "no-store", "x-content-type-options": "nosniff", "x-request-id": "compared" },
  ...(status === 401 && { "www-authenticate": 'Bearer error="invalid_token"' })
})

/** Whether an answer has the body of refusals; the lines of a 400 are in words of their own. */
const isError = ({ body, status }: Answered): boolean =>
  typeof body === "object" &&
  body !== null &&
  "message" in body &&
  "error" in body &&
  "statusCode" in body &&
  body.statusCode === status
