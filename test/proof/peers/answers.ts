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
  readonly body: unknown
}

const ask = async (port: number, path: string, token: string, body?: string): Promise<Answered> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { method: "POST", body }),
    signal: AbortSignal.timeout(30_000)
  })
  return { status: response.status, body: await response.json() }
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

/** What the contenders do differently: rows read, the answer to an application and the row that it becomes, refusals. */
export const faultsOf = async ({ ports, reader, writer }: Comparison): Promise<ReadonlyArray<string>> => {
  const faults: Array<string> = []
  let first: ReadonlyMap<string, unknown> | undefined
  for (const [name, port] of ports) {
    const created = await ask(port, "/api/applications", writer, application)
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
    const refused = [
      await ask(port, "/api/profile/me", `${reader.slice(0, -8)}AAAAAAAA`),
      await ask(
        port,
        "/api/applications",
        reader,
        '{"company_name":"Northwind","job_title":"Engineer","status":"hired"}'
      )
    ]
    const statuses = refused.map(({ status }) => status).join(" ")
    if (statuses !== "401 400") faults.push(`${name} refuses with ${statuses}`)
  }
  return faults
}

const isGood = (answer: unknown): boolean =>
  typeof answer === "object" &&
  answer !== null &&
  "status" in answer &&
  (answer.status === 200 || answer.status === 201)
