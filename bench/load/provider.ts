import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { durationOf, type Fate, fateOf, type LatencyModel } from "./latencyModel.js"

/** What became of one request at the provider. Times in milliseconds of one clock. */
export interface ProviderRecord {
  /** Number of the caller's request; see `markOf`. */
  readonly request: number
  /** Which of its attempts, from 0. */
  readonly attempt: number
  readonly arrived: number
  /** When the last byte was given away, or the caller left. */
  readonly ended: number
  readonly outcome: "answered" | "refused" | "abandoned"
}

export interface SimulatedProvider {
  /** To be given as `OPENAI_BASE_URL`. */
  readonly baseUrl: string
  /** What has ended so far; a request that still hangs is not among them. */
  readonly records: () => ReadonlyArray<ProviderRecord>
  readonly close: () => Promise<void>
}

/** Words of a company's name that tell the provider which sample is asked for, and by which request. */
export const markOf = (sample: number, request: number): string => `${sample}-${request}`

const markIn = (text: string): { readonly sample: number; readonly request: number } => {
  // The user message is JSON inside JSON: its quotes are escaped.
  const [, sample = "0", request = "0"] =
    /\\"company\\":\\"(?:[^"]*\D)?(\d+)-(\d+)\\",\\"matched_requirements/.exec(text) ?? []
  return { sample: Number(sample), request: Number(request) }
}

const now = () => performance.timeOrigin + performance.now()

const read = async (message: IncomingMessage): Promise<string> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString("utf8")
}

const usage = { prompt_tokens: 1_500, completion_tokens: 300, total_tokens: 1_800 }

const wholeAnswer = (content: string) =>
  JSON.stringify({
    id: "chatcmpl-bench",
    object: "chat.completion",
    created: 1,
    model: "simulated",
    choices: [{ index: 0, message: { role: "assistant", content, refusal: null }, finish_reason: "stop" }],
    usage
  })

const refusal = JSON.stringify({ error: { message: "simulated", type: "simulated", code: null } })

const event = (choices: ReadonlyArray<object>, more: object = {}) =>
  `data: ${JSON.stringify({ id: "chatcmpl-bench", object: "chat.completion.chunk", created: 1, model: "simulated", choices, ...more })}\n\n`

/** The text in so many pieces, some of which may be empty. */
const pieceOf = (text: string, at: number, pieces: number) =>
  text.slice(Math.floor((at * text.length) / pieces), Math.floor(((at + 1) * text.length) / pieces))

/** Events are written together once in so many milliseconds at most: a thousand answers share one thread. */
const tick = 20

interface Timers {
  /** Runs something after so many milliseconds, unless the caller leaves before. */
  readonly later: (milliseconds: number, then: () => void) => void
}

/** Streams an answer whose first token is due now. */
const streamAnswer = (response: ServerResponse, text: string, fate: Fate, { later }: Timers, done: () => void) => {
  const { hangsAfter, perToken } = fate
  const pieces = fate.tokens + 1
  const since = now()
  let sent = 0
  const step = () => {
    const passed = now() - since
    const due = perToken === 0 ? pieces : Math.min(pieces, 1 + Math.floor(passed / perToken))
    const until = hangsAfter === undefined ? due : Math.min(due, hangsAfter)
    let written = ""
    for (; sent < until; sent++) {
      const content = pieceOf(text, sent, pieces)
      if (content !== "") written += event([{ index: 0, delta: { content }, finish_reason: null }])
    }
    if (written !== "") response.write(written)
    // What hangs stays open until the caller leaves.
    if (sent === hangsAfter) return
    if (sent < pieces) return later(Math.max(tick, sent * perToken - passed), step)
    response.end(`${event([{ index: 0, delta: {}, finish_reason: "stop" }])}${event([], { usage })}data: [DONE]\n\n`)
    done()
  }
  response.writeHead(200, { "content-type": "text/event-stream" })
  step()
}

/** An OpenAI-compatible provider (Chat Completions, whole or streamed) that answers by this model. */
export const startProvider = async (
  model: LatencyModel,
  answers: ReadonlyArray<string>
): Promise<SimulatedProvider> => {
  const records: Array<ProviderRecord> = []
  const attempts = new Map<number, number>()

  const serve = async (message: IncomingMessage, response: ServerResponse) => {
    const arrived = now()
    const text = await read(message)
    const { request, sample } = markIn(text)
    const attempt = attempts.get(request) ?? 0
    attempts.set(request, attempt + 1)
    const fate = fateOf(model, request, attempt)
    const content = answers[sample] ?? "{}"
    let timer: NodeJS.Timeout | undefined
    let hasEnded = false
    const done = (outcome: ProviderRecord["outcome"]) => {
      if (!hasEnded) records.push({ request, attempt, arrived, ended: now(), outcome })
      hasEnded = true
    }
    response.once("close", () => {
      clearTimeout(timer)
      done("abandoned")
    })
    const later: Timers["later"] = (milliseconds, then) => {
      timer = setTimeout(then, milliseconds)
    }
    /** Counted from the arrival: reading the request takes nothing from what the model says. */
    const after = (milliseconds: number, then: () => void) => later(arrived + milliseconds - now(), then)
    const answer = (status: number, body: string) => {
      response.writeHead(status, { "content-type": "application/json" })
      response.end(body)
      done(status === 200 ? "answered" : "refused")
    }
    if (fate.status !== 200) return after(fate.firstToken, () => answer(fate.status, refusal))
    if (fate.hangsAfter === 0) return
    if (text.includes('"stream":true')) {
      return after(fate.firstToken, () => streamAnswer(response, content, fate, { later }, () => done("answered")))
    }
    const whole = durationOf(fate)
    if (whole !== undefined) after(whole, () => answer(200, wholeAnswer(content)))
  }

  const server: Server = createServer({ keepAliveTimeout: 120_000 }, (message, response) => {
    serve(message, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", 4_096, resolve))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    records: () => records,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
