import { gzipSync } from "node:zlib"
import { LLMock } from "@copilotkit/aimock"
import { assert, describe, it } from "@effect/vitest"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { completion } from "../support/completion.js"
import { hostileProvider } from "../support/hostileProvider.js"
import { after, answering, json, type ModelBehaviour, modelServer, silent } from "../support/modelServer.js"
import { good } from "../support/wire.js"
import { editRequest, modelAt, outcomeOf, proposal, proposalText } from "./support.js"

describe("against aimock", () => {
  const mock = Effect.acquireRelease(
    Effect.promise(async () => {
      const made = new LLMock({ port: 0 })
      await made.start()
      return made
    }),
    (made) => Effect.promise(() => made.stop())
  )

  /** No second attempt on a busy machine where one request is to be seen. */
  const unhurried = { retryAfter: Duration.seconds(10), total: Duration.seconds(20), maxOutputTokens: 900 }

  it.scopedLive("proposals and profiles come back as asked for", () =>
    Effect.gen(function* () {
      const server = yield* mock
      const profile = {
        full_name: "Ada Example",
        email: null,
        phone: null,
        location: null,
        network_url: null,
        portfolio_url: null,
        summary: null,
        base_skills: ["Go"],
        certifications: [],
        experiences: [],
        education: []
      }
      server.on({ systemMessage: "You tailor resumes" }, { content: proposalText })
      server.on({ systemMessage: "You read the text" }, { content: JSON.stringify(profile) })
      const model = yield* modelAt(`${server.url}/v1`, { optimize: unhurried, ingest: unhurried })
      assert.deepStrictEqual(yield* model.proposeEdits(editRequest), proposal)
      assert.deepStrictEqual(yield* model.readProfile("Ada Example\nSkills: Go"), profile)
      assert.strictEqual(server.getRequests().length, 2)
    })
  )

  it.scopedLive("a 429 and a 500 are each followed by one second attempt", () =>
    Effect.gen(function* () {
      const server = yield* mock
      server.on({ systemMessage: "You tailor resumes" }, { content: proposalText })
      const budget = { retryAfter: Duration.seconds(5), total: Duration.seconds(8), maxOutputTokens: 900 }
      // Longer than the second that this peer's Retry-After asks for.
      const model = yield* modelAt(`${server.url}/v1`, { optimize: budget })
      for (const status of [429, 500]) {
        server.clearRequests()
        server.nextRequestError(status, { message: "busy" })
        assert.strictEqual(yield* outcomeOf(model), "good")
        assert.strictEqual(server.getRequests().length, 2)
      }
    })
  )
})

describe("calls that are alike", () => {
  it.scopedLive("have the same address and headers, and each its own body and length", () =>
    Effect.gen(function* () {
      const provider = yield* hostileProvider
      provider.behave(good)
      const unhurried = { retryAfter: Duration.seconds(10), total: Duration.seconds(20), maxOutputTokens: 900 }
      const model = yield* modelAt(provider.baseUrl, { optimize: unhurried })
      const companies = ["Globex", "Initech and Sons"]
      for (const company of companies) {
        yield* model.proposeEdits({ ...editRequest, job: { ...editRequest.job, company } })
      }
      const heads = provider.requests.map(({ head }) => head.replace(/content-length: \d+/i, "content-length: n"))
      assert.strictEqual(heads.length, 2)
      assert.strictEqual(heads[1], heads[0])
      assert.match(heads[0] ?? "", new RegExp(`^host: 127\\.0\\.0\\.1:${provider.port}\r?$`, "im"))
      assert.match(heads[0] ?? "", /^authorization: Bearer sk-test-key\r?$/im)
      provider.requests.forEach(({ text }, at) => {
        companies.forEach((company, other) => assert.strictEqual(text.includes(company), at === other))
      })
    })
  )
})

describe("a provider's faults", () => {
  const raw =
    (body: string | Buffer, headers: Record<string, string> = { "content-type": "application/json" }): ModelBehaviour =>
    (response) =>
      void response.writeHead(200, headers).end(body)
  const cutBody: ModelBehaviour = (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" })
    response.write('{"id":"x","choices":[')
    setTimeout(() => response.destroy(), 5)
  }
  const drip: ModelBehaviour = (response) => {
    response.writeHead(200, { "content-type": "application/json" })
    const timer = setInterval(() => response.write(" "), 20)
    response.on("close", () => clearInterval(timer))
  }
  const fenced = `\`\`\`json\n${proposalText}\n\`\`\``
  const withEdit = (edit: Record<string, unknown>) => JSON.stringify({ ...proposal, experience_edits: [edit] })
  const edit = { company: "Acme", original_bullet: "a", revised_bullet: "b", inserted_keywords: [], confidence: 0.5 }

  /** What the provider does with every request, the outcome, and how many requests it may see. */
  const cases: ReadonlyArray<readonly [name: string, behaviour: ModelBehaviour, outcome: string, requests: number]> = [
    ["silence", silent, "ModelTimedOut: timeout", 2],
    ["headers, then silence", (response) => response.writeHead(200).flushHeaders(), "ModelTimedOut: timeout", 2],
    ["a dripping body", drip, "ModelTimedOut: timeout", 2],
    ["a cut body", cutBody, "ModelUnavailable: unreadable", 2],
    ["a reset connection", (response) => void response.socket?.resetAndDestroy(), "ModelUnavailable: unreachable", 2],
    ["a garbled body", raw("{{{"), "ModelUnavailable: unreadable", 2],
    ["an empty body", raw(""), "ModelUnavailable: unreadable", 2],
    ["HTML", raw("<html>busy</html>", { "content-type": "text/html" }), "ModelUnavailable: unreadable", 2],
    ["an error inside a 200", json({ error: { message: "overloaded" } }), "ModelUnavailable: server_error", 2],
    ["a redirect", json({}, 307, { location: "http://127.0.0.1:9/" }), "ModelUnavailable: unreadable", 2],
    ["500", json({ error: { message: "x" } }, 500), "ModelUnavailable: server_error", 2],
    ["503", json({ error: { message: "x" } }, 503), "ModelUnavailable: server_error", 2],
    ["429", json({ error: { message: "x" } }, 429), "ModelUnavailable: rate_limited", 2],
    ["429 that asks for an hour", json({}, 429, { "retry-after": "3600" }), "ModelUnavailable: rate_limited", 1],
    ["a wrong key", json({ error: { message: "Incorrect API key sk-…" } }, 401), "ModelUnavailable: credentials", 1],
    ["an unknown model", json({ error: { message: "no such model" } }, 404), "ModelUnavailable: not_found", 1],
    [
      "a bad request of another kind",
      json({ error: { message: "context too long" } }, 400),
      "ModelUnavailable: request_refused",
      1
    ],
    ["no choices", json({ ...completion(""), choices: [] }), "ModelAnswerInvalid: no_choice", 1],
    ["null content", json(completion(null)), "ModelAnswerInvalid: empty", 1],
    ["blank content", json(completion("  ")), "ModelAnswerInvalid: empty", 1],
    [
      "a refusal",
      json(completion(null, { message: { role: "assistant", content: null, refusal: "I can't help" } })),
      "ModelAnswerInvalid: refusal",
      1
    ],
    [
      "finish_reason length",
      json(completion(proposalText, { finish_reason: "length" })),
      "ModelAnswerInvalid: finish_length",
      1
    ],
    [
      "finish_reason content_filter",
      json(completion(proposalText, { finish_reason: "content_filter" })),
      "ModelAnswerInvalid: finish_other",
      1
    ],
    [
      "no finish_reason",
      json(completion(proposalText, { finish_reason: null })),
      "ModelAnswerInvalid: finish_other",
      1
    ],
    ["prose instead of JSON", answering("Here you go!"), "ModelAnswerInvalid: json", 1],
    ["fenced JSON though a schema was asked for", answering(fenced), "ModelAnswerInvalid: json", 1],
    ["a missing member", answering('{"summary":"","skills":[],"warnings":[]}'), "ModelAnswerInvalid: schema", 1],
    ["an extra member", answering(JSON.stringify({ ...proposal, score: 100 })), "ModelAnswerInvalid: schema", 1],
    ["an extra member of an edit", answering(withEdit({ ...edit, note: "x" })), "ModelAnswerInvalid: schema", 1],
    ["confidence above 1", answering(withEdit({ ...edit, confidence: 1.01 })), "ModelAnswerInvalid: schema", 1],
    ["confidence as text", answering(withEdit({ ...edit, confidence: "0.5" })), "ModelAnswerInvalid: schema", 1],
    ["duplicate names", answering(proposalText.replace("{", '{"summary":"x",')), "ModelAnswerInvalid: json", 1],
    ["__proto__", answering(proposalText.replace("{", '{"__proto__":{"a":1},')), "ModelAnswerInvalid: schema", 1],
    ["5 MB", answering(" ".repeat(5_000_000)), "ModelAnswerInvalid: too_large", 1],
    [
      "a gzip bomb",
      raw(gzipSync(Buffer.alloc(50_000_000)), { "content-type": "application/json", "content-encoding": "gzip" }),
      "ModelAnswerInvalid: too_large",
      1
    ]
  ]

  it.scopedLive.each(cases)("%s", ([, behaviour, outcome, requests]) =>
    Effect.gen(function* () {
      const server = yield* modelServer
      server.behave(behaviour)
      // What ends by itself has all the time a busy machine may need; only silence is waited out.
      const roomy = { retryAfter: Duration.seconds(15), total: Duration.seconds(30), maxOutputTokens: 900 }
      const model = yield* modelAt(server.baseUrl, outcome === "ModelTimedOut: timeout" ? {} : { optimize: roomy })
      assert.strictEqual(yield* outcomeOf(model), outcome)
      assert.strictEqual(server.requests.length, requests)
    })
  )

  it.scopedLive("nobody listening", () =>
    Effect.gen(function* () {
      const model = yield* modelAt("http://127.0.0.1:9/v1")
      assert.strictEqual(yield* outcomeOf(model), "ModelUnavailable: unreachable")
    })
  )
})

describe("two attempts in one budget", () => {
  it.scopedLive("the first attempt stays in flight and may still win", () =>
    Effect.gen(function* () {
      const server = yield* modelServer
      server.behave(after(200, answering(proposalText)), silent)
      const model = yield* modelAt(server.baseUrl)
      assert.strictEqual(yield* outcomeOf(model), "good")
      assert.strictEqual(server.requests.length, 2)
    })
  )

  it.scopedLive("a bad answer of the first does not end a second that is under way", () =>
    Effect.gen(function* () {
      const server = yield* modelServer
      server.behave(after(160, answering("no")), after(100, answering(proposalText)))
      const model = yield* modelAt(server.baseUrl)
      assert.strictEqual(yield* outcomeOf(model), "good")
    })
  )

  it.scopedLive("one failed and one silent is a timeout", () =>
    Effect.gen(function* () {
      const server = yield* modelServer
      server.behave(json({}, 500), silent)
      const model = yield* modelAt(server.baseUrl)
      assert.strictEqual(yield* outcomeOf(model), "ModelTimedOut: timeout")
    })
  )

  it.scopedLive("a short Retry-After is waited for", () =>
    Effect.gen(function* () {
      const server = yield* modelServer
      server.behave(json({}, 429, { "retry-after-ms": "60" }), answering(proposalText))
      const model = yield* modelAt(server.baseUrl)
      assert.strictEqual(yield* outcomeOf(model), "good")
      assert.strictEqual(server.requests.length, 2)
    })
  )

  it.scopedLive("losers, timeouts and clients that leave close their sockets", () =>
    Effect.gen(function* () {
      const server = yield* modelServer
      const model = yield* modelAt(server.baseUrl)
      server.behave(silent)
      yield* Effect.forEach(Array.from({ length: 100 }), () => outcomeOf(model), { concurrency: "unbounded" })
      const left = yield* Effect.fork(model.proposeEdits(editRequest))
      yield* Effect.sleep(50)
      assert.isAbove(server.sockets(), 0)
      yield* Fiber.interrupt(left)
      // Sockets close when the server's side has heard of it, which takes its time on a busy machine.
      yield* Effect.sleep(10).pipe(
        Effect.repeat({ until: () => server.sockets() === 0 }),
        Effect.timeoutOption("10 seconds")
      )
      assert.strictEqual(server.sockets(), 0)
    })
  )
})

describe("servers that differ", () => {
  const budget = { retryAfter: Duration.seconds(20), total: Duration.seconds(40), maxOutputTokens: 900 }
  const patient = { optimize: budget, ingest: budget }

  /** A server that takes a request only without these parts, and says so in these words. */
  const refusing =
    (message: string, isTaken: (body: Readonly<Record<string, unknown>>) => boolean): ModelBehaviour =>
    (response, body) =>
      isTaken(body)
        ? answering("response_format" in body ? proposalText : `\`\`\`json\n${proposalText}\n\`\`\``)(response, body)
        : json({ error: { message } }, 400)(response, body)
  const formatOf = (body: Readonly<Record<string, unknown>>): string =>
    /"type":"(json_\w+)"/.exec(JSON.stringify(body["response_format"] ?? {}))?.[1] ?? "plain"
  const spokenTo = (requests: ReadonlyArray<Readonly<Record<string, unknown>>>) =>
    requests.map((body) => {
      const cap = ["max_tokens", "max_completion_tokens"].find((name) => name in body) ?? "uncapped"
      return `${formatOf(body)} ${cap}`
    })
  const isPlain = (body: Readonly<Record<string, unknown>>) => formatOf(body) === "plain"

  const servers: ReadonlyArray<
    readonly [name: string, behaviour: ModelBehaviour, calls: ReadonlyArray<ReadonlyArray<string>>]
  > = [
    [
      "one that takes no response format",
      refusing("response_format is not supported", isPlain),
      [
        ["json_schema max_completion_tokens", "plain uncapped"],
        ["json_object uncapped", "plain uncapped"],
        ["plain max_completion_tokens"],
        ["plain max_completion_tokens"]
      ]
    ],
    [
      "one that takes json_object and does not say so",
      refusing("json_schema is not supported", (body) => formatOf(body) !== "json_schema"),
      [
        ["json_schema max_completion_tokens", "plain uncapped"],
        ["json_object uncapped"],
        ["json_object max_completion_tokens"]
      ]
    ],
    [
      "one that offers json_object",
      refusing("'response_format.type' must be 'json_object' or 'text'", (body) => formatOf(body) !== "json_schema"),
      [["json_schema max_completion_tokens", "json_object uncapped"], ["json_object max_completion_tokens"]]
    ],
    [
      "one that denies json_object, too",
      refusing("json_schema and json_object are not supported", isPlain),
      [
        ["json_schema max_completion_tokens", "plain uncapped"],
        ["json_object uncapped", "plain uncapped"],
        ["plain max_completion_tokens"],
        ["plain max_completion_tokens"]
      ]
    ],
    [
      "one that knows only max_tokens",
      refusing("Unrecognized argument: max_completion_tokens", (body) => "max_tokens" in body),
      [
        ["json_schema max_completion_tokens", "plain max_tokens"],
        ["json_schema max_tokens"],
        ["json_schema max_tokens"]
      ]
    ],
    [
      "one that names the first of two things it does not know",
      refusing("Unrecognized argument: max_completion_tokens", (body) => "max_tokens" in body && isPlain(body)),
      [
        ["json_schema max_completion_tokens", "plain max_tokens"],
        ["json_schema max_tokens", "plain max_tokens"],
        ["json_object max_tokens", "plain max_tokens"],
        ["plain max_tokens"],
        ["plain max_tokens"]
      ]
    ],
    [
      "one that names both",
      refusing("extra inputs: max_completion_tokens, response_format", (body) => "max_tokens" in body && isPlain(body)),
      [
        ["json_schema max_completion_tokens", "plain max_tokens"],
        ["json_object max_tokens", "plain max_tokens"],
        ["plain max_tokens"]
      ]
    ]
  ]
  it.scopedLive.each(servers)("%s answers from the first call on, and is learnt", ([, behaviour, expected]) =>
    Effect.gen(function* () {
      const server = yield* modelServer
      server.behave(behaviour)
      const model = yield* modelAt(server.baseUrl, patient)
      for (const spoken of expected) {
        const before = server.requests.length
        assert.strictEqual(yield* outcomeOf(model), "good")
        assert.deepStrictEqual(spokenTo(server.requests.slice(before)), spoken)
      }
    })
  )

  const refusesWith =
    (refuse: (body: Readonly<Record<string, unknown>>) => string | undefined): ModelBehaviour =>
    (response, body) => {
      const message = refuse(body)
      if (message === undefined) answering(proposalText)(response, body)
      else json({ error: { message } }, 400)(response, body)
    }

  it.scopedLive.each([
    [
      "names one after the other",
      (body: Readonly<Record<string, unknown>>) =>
        "response_format" in body
          ? "response_format is unknown"
          : "max_tokens" in body
            ? "max_tokens is unknown"
            : undefined
    ],
    [
      "takes no cap at all and no format",
      (body: Readonly<Record<string, unknown>>) =>
        "response_format" in body
          ? "response_format is unknown"
          : "max_tokens" in body
            ? "max_tokens is unknown"
            : "max_completion_tokens" in body
              ? "max_completion_tokens is unknown"
              : undefined
    ],
    [
      "says that something is unknown, but not what",
      (body: Readonly<Record<string, unknown>>) =>
        "response_format" in body || "max_completion_tokens" in body || "max_tokens" in body
          ? "Extra inputs are not permitted"
          : undefined
    ]
  ] as const)("one that %s answers the first call and all that follow", ([, refuse]) =>
    Effect.gen(function* () {
      const server = yield* modelServer
      server.behave(refusesWith(refuse))
      const model = yield* modelAt(server.baseUrl, patient)
      for (let call = 0; call < 6; call++) {
        const before = server.requests.length
        assert.strictEqual(yield* outcomeOf(model), "good")
        assert.isAtMost(server.requests.length - before, 2)
      }
      // What it does not take is known by now.
      const asked = server.requests.length
      yield* outcomeOf(model)
      assert.strictEqual(server.requests.length - asked, 1)
    })
  )

  it.scopedLive("one that comes to speak of a second thing in the second request costs that call, and no other", () =>
    Effect.gen(function* () {
      const server = yield* modelServer
      server.behave(
        refusesWith((body) =>
          "max_completion_tokens" in body
            ? "max_completion_tokens is unknown"
            : "max_tokens" in body
              ? "max_tokens is unknown"
              : undefined
        )
      )
      const model = yield* modelAt(server.baseUrl, patient)
      // Two things had to be learnt, and a call has two requests; the next call knows both.
      assert.strictEqual(yield* outcomeOf(model), "ModelUnavailable: response_format")
      assert.strictEqual(yield* outcomeOf(model), "good")
      assert.strictEqual(yield* outcomeOf(model), "good")
    })
  )

  it.scopedLive("a 400 about something else is not asked twice", () =>
    Effect.gen(function* () {
      const server = yield* modelServer
      server.behave(refusesWith(() => "This model's maximum context length is exceeded: invalid parameter"))
      const model = yield* modelAt(server.baseUrl, patient)
      assert.strictEqual(yield* outcomeOf(model), "ModelUnavailable: request_refused")
      assert.lengthOf(server.requests, 1)
    })
  )

  it.scopedLive("a server that breaks over what is only tried costs no call", () =>
    Effect.gen(function* () {
      const server = yield* modelServer
      server.behave((response, body) =>
        formatOf(body) === "json_schema"
          ? json({ error: { message: "json_schema is unknown" } }, 400)(response, body)
          : formatOf(body) === "json_object"
            ? json({ error: { message: "no" } }, 418)(response, body)
            : answering(proposalText)(response, body)
      )
      const model = yield* modelAt(server.baseUrl, patient)
      for (const requests of [2, 2, 1]) {
        const before = server.requests.length
        assert.strictEqual(yield* outcomeOf(model), "good")
        assert.strictEqual(server.requests.length - before, requests)
      }
    })
  )
})

describe("streaming", () => {
  const streamed =
    (parts: ReadonlyArray<string>, pause = 0, finish: string | null = "stop"): ModelBehaviour =>
    (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" })
      const chunk = (delta: unknown, finish_reason: string | null) =>
        `data: ${JSON.stringify({ id: "x", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] })}\n\n`
      void (async () => {
        for (const content of parts) {
          response.write(chunk({ content }, null))
          await new Promise((resolve) => setTimeout(resolve, pause))
        }
        if (finish !== null) response.write(`${chunk({}, finish)}data: [DONE]\n\n`)
        response.end()
      })()
    }
  const halves = [proposalText.slice(0, 20), proposalText.slice(20)]
  const settings = {
    stream: true,
    streamDeadlines: { firstToken: Duration.millis(100), stall: Duration.millis(60) }
  }

  const cases: ReadonlyArray<
    readonly [name: string, behaviours: ReadonlyArray<ModelBehaviour>, outcome: string, requests: number]
  > = [
    ["a whole stream needs one request", [streamed(halves, 30)], "good", 1],
    ["no first token starts a second attempt", [silent, streamed(halves)], "good", 2],
    ["a stall starts a second attempt, and the first may still win", [streamed(halves, 130), silent], "good", 2],
    ["a stream that ends without a finish is cut", [streamed(halves, 0, null)], "ModelUnavailable: unreadable", 2],
    ["a cut at the token limit", [streamed(halves, 0, "length")], "ModelAnswerInvalid: finish_length", 1]
  ]
  it.scopedLive.each(cases)("%s", ([, behaviours, outcome, requests]) =>
    Effect.gen(function* () {
      const server = yield* modelServer
      server.behave(...behaviours)
      const model = yield* modelAt(server.baseUrl, settings)
      assert.strictEqual(yield* outcomeOf(model), outcome)
      assert.strictEqual(server.requests.length, requests)
    })
  )
})
