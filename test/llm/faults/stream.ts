import type { Socket } from "node:net"
import type { Attack, ProviderRequest } from "../../support/hostileProvider.js"
import {
  drips,
  end,
  good,
  goodContent,
  head,
  later,
  reset,
  respond,
  sends,
  silent,
  writes
} from "../../support/wire.js"
import { type Fault, faultsOf } from "./Fault.js"

const streamHead = head(200, { "content-type": "text/event-stream", connection: "close" })

const event = (data: unknown) => `data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`

const chunk = (delta: unknown, finish_reason: unknown = null, more: Readonly<Record<string, unknown>> = {}) =>
  event({ id: "x", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }], ...more })

const stop = chunk({}, "stop")
const done = event("[DONE]")
const usage = event({ id: "x", choices: [], usage: { prompt_tokens: 9, completion_tokens: 4 } })

/** The good answer in pieces of 20 characters. */
const pieces = (request: ProviderRequest) =>
  (JSON.stringify(goodContent(request)).match(/.{1,20}/gs) ?? []).map((content) => chunk({ content }))
const text = (request: ProviderRequest) => pieces(request).join("")

/** A stream of these events, then an end. */
const stream = (events: (request: ProviderRequest) => string, then: (socket: Socket) => void = end): Attack =>
  writes((request) => streamHead + events(request), then)

const stay = () => undefined

const waited = faultsOf({ optimize: 504, ingest: 504, requests: 2, slow: true }, [
  ["silence", silent],
  ["headers, then silence", writes(streamHead)],
  ["comments over and over", drips(streamHead, ": keep-alive\n\n", 10)],
  ["empty deltas over and over", drips(streamHead, chunk({}), 10)],
  ["one event that never ends", drips(streamHead, "data: ", 10)],
  ["half an answer, then silence", stream((request) => text(request).slice(0, 60), stay)],
  ["an answer without a finish, then silence", stream(text, stay)],
  ["a role and nothing else", stream(() => chunk({ role: "assistant", content: "" }), stay)]
])

const failed = faultsOf({ optimize: 502, ingest: 502, requests: 2 }, [
  ["a stream without events", stream(() => "")],
  ["[DONE] and nothing else", stream(() => done)],
  ["an answer without a finish", stream((request) => text(request) + done)],
  ["a cut in the middle of an event", stream((request) => text(request).slice(0, -40))],
  ["a reset in the middle", stream((request) => text(request).slice(0, 90), reset)],
  ["an event that is no JSON", stream((request) => `${text(request)}data: {{{\n\n${stop}${done}`)],
  ["an error event", stream((request) => text(request) + event({ error: { message: "CANARY-PROVIDER", code: 500 } }))],
  ["an error event first", stream(() => event({ error: { message: "CANARY-PROVIDER" } }))],
  ["an error by the event's name", stream(() => `event: error\n${event({ error: { message: "CANARY-PROVIDER" } })}`)],
  ["events that are numbers", stream(() => event("7") + event("null") + done)],
  [
    "bytes that are no UTF-8",
    writes(Buffer.concat([Buffer.from(streamHead), Buffer.from("data: \xff\xfe\n\n", "latin1")]), end)
  ],
  ["another choice only", stream((request) => text(request).replaceAll('"index":0', '"index":1') + done)],
  ["503", sends({ error: { message: "CANARY-PROVIDER" } }, { status: 503 })],
  ["HTML instead of a stream", sends("<html>", { headers: { "content-type": "text/html" } })],
  ["an error instead of a stream", sends({ error: { message: "CANARY-PROVIDER" } })],
  [
    "no chunked end",
    writes(
      (request) =>
        `${head(200, { "content-type": "text/event-stream", "transfer-encoding": "chunked" })}ffff\r\n${text(request)}`,
      end
    )
  ]
])

const unusable = faultsOf({ optimize: 422, ingest: 422, requests: 1 }, [
  ...["length", "content_filter", "tool_calls", "STOP"].map(
    (reason) => [`finish reason ${reason}`, stream((request) => text(request) + chunk({}, reason) + done)] as const
  ),
  ["a refusal", stream(() => chunk({ refusal: "I cannot " }) + chunk({ refusal: "help" }) + stop + done)],
  ["a finish without content", stream(() => stop + done)],
  [
    "tool calls",
    stream(() => chunk({ tool_calls: [{ index: 0, function: { arguments: "{}" } }] }, "tool_calls") + done)
  ],
  ["content as numbers", stream(() => chunk({ content: 7 }) + stop + done)],
  ["prose", stream(() => chunk({ content: "Sure, here you go" }) + stop + done)],
  [
    "half an answer that says stop",
    stream(
      (request) =>
        text(request)
          .slice(0, 110)
          .replace(/data:[^\n]*$/, "") +
        stop +
        done
    )
  ],
  ["2 MB of content", stream(() => chunk({ content: "x".repeat(2_000_000) }) + stop + done, stay)],
  ["a stream without end", drips(streamHead, chunk({ content: "x".repeat(100_000) }), 1)]
])

const whole = faultsOf({ optimize: 200, ingest: 200, requests: 1 }, [
  ["a whole stream", stream((request) => text(request) + stop + usage + done)],
  ["no [DONE]", stream((request) => text(request) + stop)],
  ["no end behind [DONE]", stream((request) => text(request) + stop + done, stay)],
  ["no end behind the finish", stream((request) => text(request) + stop, stay)],
  ["a reset behind the finish", stream((request) => text(request) + stop, reset)],
  ["rubbish behind [DONE]", stream((request) => `${text(request)}${stop}${done}data: {{{\n\n`)],
  ["comments between", stream((request) => `: hello\n\n${pieces(request).join(": keep-alive\n\n")}${stop}${done}`)],
  ["ids, names and retries of events", stream((request) => `id: 1\nretry: 10\n${text(request)}${stop}${done}`)],
  ["line ends as CR LF", stream((request) => (text(request) + stop + done).replaceAll("\n", "\r\n"))],
  ["usage that is none", stream((request) => text(request) + stop + usage.replace("9", '"many"') + done)],
  [
    "finish in the last piece",
    stream((request) => chunk({ content: JSON.stringify(goodContent(request)) }, "stop") + done)
  ],
  [
    "a second choice between",
    stream((request) => pieces(request).join(chunk({ content: "x" }).replace('"index":0', '"index":1')) + stop + done)
  ],
  [
    "events split in bytes",
    (socket, request) => {
      socket.write(streamHead)
      const bytes = Buffer.from(text(request) + stop + done)
      const write = (at: number) => {
        if (at >= bytes.length) socket.end()
        else socket.write(bytes.subarray(at, at + 7), () => setImmediate(() => write(at + 7)))
      }
      write(0)
    }
  ],
  ["a whole answer though a stream was asked for", good],
  ["a whole answer after a while", later(50, good)]
])

const asked = faultsOf({ optimize: 200, ingest: 200, requests: 2 }, [
  [
    "a refusal in words",
    (socket, request) =>
      "stream_options" in request.body
        ? respond(socket, JSON.stringify({ error: { message: "Unknown parameter: stream_options" } }), { status: 400 })
        : stream((asked) => text(asked) + stop + done)(socket, request)
  ]
]).map((fault): Fault => ({ ...fault, name: "a server that knows no stream_options", ingest: undefined }))

export const streamFaults: ReadonlyArray<Fault> = [...waited, ...failed, ...unusable, ...whole, ...asked]
