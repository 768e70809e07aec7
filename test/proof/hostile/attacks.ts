import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { ProvenService } from "../service.js"
import { crowd } from "./crowd.js"
import type { KeyProvider } from "./keyProvider.js"

export interface Stage {
  readonly service: ProvenService
  readonly keys: KeyProvider
  readonly port: number
}

export interface Attack {
  readonly name: string
  /** What is stored for it before it begins. */
  readonly prepare?: () => Promise<unknown>
  /** Goes on until it is over; gives what the service did that it must not do. */
  readonly run: (isOver: () => boolean) => Promise<ReadonlyArray<string>>
}

const application = { company_name: "A", job_title: "B", status: "draft" }
const body = JSON.stringify(application)
const job = { job_title: "Engineer", company_name: "Globex", job_description_text: "You know Go." }
const blanks = (count: number) => " ".repeat(count)

/** Who asks for pages and reads none of them, and how many connections they have. */
const readers = Array.from({ length: 4 }, (_, user) => `reads nothing ${user}`)
const readerConnections = 300

export const makeAttacks = ({ keys, port, service }: Stage): ReadonlyArray<Attack> => {
  const crowdOf = (connections: number, messages: ReadonlyArray<string>, isOver: () => boolean) =>
    crowd({ port, connections, messages }, isOver)
  const callers = async (count: number, call: (turn: number) => Promise<unknown>, isOver: () => boolean) => {
    let turn = 0
    const caller = async () => {
      while (!isOver()) await call((turn += 1))
    }
    await Promise.all(Array.from({ length: count }, caller))
  }
  const post = (token: string, more = "") =>
    `POST /api/applications HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`
  const signed = () =>
    `webhook-id: ${randomUUID()}\r\nwebhook-timestamp: ${Math.floor(Date.now() / 1000)}\r\nwebhook-signature: v1,${"A".repeat(43)}=\r\n`
  /** As many messages, each with an id of its own, as connections are opened in a while. */
  const manyOf = (message: () => string) => Array.from({ length: 2_000 }, message)
  const applicationsOf = async (token: string) => {
    const { text } = await service.call("GET", "/api/applications", token)
    return text.match(/"company_name"/g)?.length ?? 0
  }

  return [
    {
      name: "webhooks whose body never comes",
      run: async (isOver) => {
        const notice = () => `POST /webhooks/idp HTTP/1.1\r\nHost: x\r\n${signed()}Content-Length: 100\r\n\r\n{`
        return crowdOf(200, manyOf(notice), isOver)
      }
    },
    {
      name: "bodies that never come",
      run: async (isOver) => {
        const token = await keys.token("half a body")
        const half = post(token).slice(0, -5)
        return crowdOf(200, [half], isOver)
      }
    },
    {
      name: "long words without a blank",
      prepare: async () => {
        const token = await keys.token("long words")
        const experiences = Array.from({ length: 10 }, (_, at) => ({
          ...{ company: `Employer ${at}`, role: "Engineer", start_date: "2019-01", end_date: null },
          description: Array.from({ length: 50 }, () => "x".repeat(2_000))
        }))
        await service.call("PATCH", "/api/profile/me", token, { experiences })
      },
      run: async (isOver) => {
        const token = await keys.token("long words")
        await callers(3, () => service.call("POST", "/api/optimize", token, job).then(() => sleep(500)), isOver)
        return []
      }
    },
    {
      name: "long gaps in a text",
      run: async (isOver) => {
        const token = await keys.token("long gaps")
        const gaps = [" ", ",", "-", "a | "].map(
          (piece) => `x${piece.repeat(12_000 / piece.length)}x${piece.repeat(85_000 / piece.length)}x`
        )
        await callers(
          3,
          (turn) =>
            service
              .call("POST", "/api/profile/ingest", token, { source: "manual", raw_text: gaps[turn % gaps.length] })
              .then(() => sleep(500)),
          isOver
        )
        return []
      }
    },
    {
      name: "a header that is dear to read",
      run: async (isOver) => {
        const token = await keys.token("dear header")
        const dear = [`application/json${blanks(12_000)}x`, `application/json;${blanks(12_000)}charset${blanks(100)}x`]
        await callers(
          8,
          (turn) =>
            service
              .call("POST", "/api/applications", token, application, { "content-type": dear[turn % 2] ?? "" })
              .then(() => sleep(100)),
          isOver
        )
        return []
      }
    },
    {
      name: "answers that nobody reads",
      prepare: async () => {
        const applied_resume_snapshot = { text: "x".repeat(60_000) }
        for (const reader of readers) {
          const token = await keys.token(reader)
          for (let count = 0; count < 60; count += 1)
            await service.call("POST", "/api/applications", token, { ...application, applied_resume_snapshot })
        }
      },
      run: async (isOver) => {
        const users = await Promise.all(readers.map((reader) => keys.token(reader)))
        const pages = users.map((token) =>
          `GET /api/applications HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`.repeat(4)
        )
        return crowdOf(readerConnections, pages, isOver)
      }
    },
    {
      name: "requests behind a refusal",
      run: async (isOver) => {
        const token = await keys.token("smuggler")
        const hosts = ["Host: x\r\nHost: y\r\n", "", "Host: x\r\nTransfer-Encoding: gzip, chunked\r\n"]
        const refused = [
          ...hosts.map((lines) => `GET /health HTTP/1.1\r\n${lines}\r\n`),
          "GET /health#x HTTP/1.1\r\nHost: x\r\n\r\n"
        ]
        const messages = refused.map((first) => first + post(token).repeat(3))
        const faults = await crowdOf(10, messages, isOver)
        const stored = await applicationsOf(token)
        return stored === 0 ? faults : [...faults, `${stored} applications behind a refusal were stored`]
      }
    },
    {
      name: "unknown keys while the key set hangs",
      run: async (isOver) => {
        keys.hang(true)
        const forged = await Promise.all(
          Array.from({ length: 40 }, (_, at) => keys.token("forger", { kid: `unknown ${at}` }))
        )
        await callers(
          40,
          (turn) => service.call("GET", "/api/profile/me", forged[turn % 40] ?? "").then(() => sleep(500)),
          isOver
        )
        keys.hang(false)
        return []
      }
    },
    {
      name: "tokens for other ends",
      run: async (isOver) => {
        const faults: Array<string> = []
        const types = ["logout+jwt", "secevent+jwt", "dpop+jwt"]
        const tokens = await Promise.all(types.map((typ) => keys.token("logged out", { typ })))
        await callers(
          2,
          async (turn) => {
            const { status } = await service.call("GET", "/api/profile/me", tokens[turn % tokens.length] ?? "")
            if (status !== 401) faults.push(`a token for another end was answered with ${status}`)
            await sleep(100)
          },
          isOver
        )
        return [...new Set(faults)]
      }
    },
    {
      name: "notices that nobody signed",
      run: async (isOver) => {
        const token = await keys.token("not deleted")
        await service.call("POST", "/api/applications", token, application)
        const notice = JSON.stringify({ type: "user.deleted", data: { id: "not deleted" } })
        const bytes = () =>
          `POST /webhooks/idp HTTP/1.1\r\nHost: x\r\n${signed()}Content-Length: ${notice.length}\r\nConnection: close\r\n\r\n${notice}`
        const faults = await crowdOf(20, manyOf(bytes), isOver)
        return (await applicationsOf(token)) === 1 ? faults : [...faults, "a notice that nobody signed was carried out"]
      }
    }
  ]
}
