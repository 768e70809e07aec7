import type { Attack } from "../../support/hostileProvider.js"
import { good, goodText, respond, sends } from "../../support/wire.js"
import { type Fault, faultsOf } from "./Fault.js"

const error = { error: { message: "CANARY-PROVIDER gpt-4.1-mini sk-live-CANARY", type: "x", code: "y" } }
const status = (code: number, headers: Readonly<Record<string, string | number>> = {}): Attack =>
  sends(error, { status: code, headers })

const named = (codes: ReadonlyArray<number>, body: unknown = error) =>
  codes.map((code) => [`status ${code}`, sends(body, { status: code })] as const)

/** Another attempt at once may help. */
const again = faultsOf({ optimize: 502, ingest: 502, requests: 2 }, [
  ...named([408, 409, 429, 500, 501, 502, 503, 504, 520, 529, 599]),
  ["500 with HTML", sends("<html>CANARY-PROVIDER</html>", { status: 500, headers: { "content-type": "text/html" } })],
  ["502 with HTML", sends("<html>CANARY-PROVIDER</html>", { status: 502, headers: { "content-type": "text/html" } })],
  ["503 with 5 MB", sends("x".repeat(5_000_000), { status: 503 })],
  ["500 with a good answer in it", (socket, request) => respond(socket, goodText(request), { status: 500 })],
  ["429 with Retry-After 0", status(429, { "retry-after": 0 })],
  ["429 with a negative Retry-After", status(429, { "retry-after": -30 })],
  ["429 with a Retry-After that is none", status(429, { "retry-after": "soon" })],
  ["429 with a Retry-After in the past", status(429, { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" })],
  ["503 with an empty Retry-After", status(503, { "retry-after": "" })]
])

/** The provider asks for more time than there is: no second request, and the client is told. */
const tooLate = faultsOf({ optimize: 502, ingest: 502, requests: 1 }, [
  ["429 that asks for an hour", status(429, { "retry-after": 3600 })],
  ["503 that asks for a day", status(503, { "retry-after": 86_400 })],
  ["429 that asks for ages", status(429, { "retry-after": "99999999999999999999" })],
  ["429 that asks for 1e308 milliseconds", status(429, { "retry-after-ms": "9".repeat(300) })],
  ["429 until a date", status(429, { "retry-after": "Fri, 31 Dec 9999 23:59:59 GMT" })],
  [
    "429 until an hour after its own date",
    status(429, { date: "Wed, 21 Oct 2015 07:28:00 GMT", "retry-after": "Wed, 21 Oct 2015 08:28:00 GMT" })
  ]
])

/** The same request would be refused again. */
const final = faultsOf({ optimize: 502, ingest: 502, requests: 1 }, [
  ...named([400, 401, 402, 403, 404, 405, 410, 413, 415, 418, 422, 451]),
  ["400 with HTML", sends("<html>CANARY-PROVIDER</html>", { status: 400, headers: { "content-type": "text/html" } })],
  ["401 without a body", sends("", { status: 401 })],
  ["404 with rubbish", sends("{{{", { status: 404 })],
  ["400 with null", sends("null", { status: 400 })]
])

/** A redirect would carry the prompt elsewhere; what it leads to must never be asked. */
const redirects = (elsewhere: string) =>
  faultsOf(
    { optimize: 502, ingest: 502, requests: 2 },
    [300, 301, 302, 303, 307, 308].flatMap((code) => [
      [`${code} to another host`, status(code, { location: `${elsewhere}/chat/completions` })] as const,
      [`${code} to itself`, status(code, { location: "/v1/chat/completions" })] as const,
      [`${code} without a place`, status(code)] as const
    ])
  )

const refusing =
  (word: RegExp, text: string, code = 400): Attack =>
  (socket, request) =>
    word.test(request.text.slice(0, 400) + request.text.slice(-4_000)) && word.test(Object.keys(request.body).join(" "))
      ? respond(socket, JSON.stringify({ error: { message: text } }), { status: code })
      : good(socket, request)

/** Servers that know fewer parameters are asked a second time without them. */
const dialects = faultsOf({ optimize: 200, ingest: 200, requests: 2 }, [
  [
    "400 naming max_completion_tokens",
    refusing(/max_completion_tokens/, "Unrecognized argument: max_completion_tokens")
  ],
  ["422 naming max_completion_tokens", refusing(/max_completion_tokens/, "Use 'max_tokens' instead", 422)],
  [
    "400 naming json_schema",
    (socket, request) =>
      /"type":"json_schema"/.test(request.text)
        ? sends({ error: { message: "response_format.type json_schema is not supported" } }, { status: 400 })(
            socket,
            request
          )
        : good(socket, request)
  ]
])

export const statusFaults = (elsewhere: string): ReadonlyArray<Fault> => [
  ...again,
  ...tooLate,
  ...final,
  ...redirects(elsewhere)
]

export const dialectFaults: ReadonlyArray<Fault> = dialects
