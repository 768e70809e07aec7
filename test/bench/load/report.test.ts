import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { assembled, gatesOf, overheadsOf, providerTimes, ratiosOf } from "../../../bench/load/assemble.js"
import type { Sample } from "../../../bench/load/openLoop.js"
import type { ProviderRecord } from "../../../bench/load/provider.js"
import { LoadReport, thisMachine } from "../../../bench/load/report.js"
import { type Span, stagesOf, startCollector } from "../../../bench/load/spans.js"
import { faultOf } from "../../../cli/bench/load.js"
import { bestOf, meanOf } from "../../../cli/bench/strategiesReport.js"
import { markdown } from "../../../cli/bench/strategiesText.js"
import { tailor } from "../../cli/support.js"

const sample = (request: number, rest: Partial<Sample> = {}): Sample => ({
  ...{ request, intended: 0, sent: 1, ended: 111, status: 200, heldBack: false },
  ...rest
})
const record = (request: number, rest: Partial<ProviderRecord> = {}): ProviderRecord => ({
  ...{ request, attempt: 0, arrived: 5_000, ended: 5_100, outcome: "answered" },
  ...rest
})

describe("overhead", () => {
  it("is the time of the answer without the provider's, which runs from the first attempt to the answer that won", () => {
    const records = [
      record(1),
      record(2, { ended: 5_090, outcome: "abandoned" }),
      record(2, { attempt: 1, arrived: 5_050, ended: 5_090 }),
      record(3, { outcome: "refused", ended: 5_010 }),
      record(3, { attempt: 1, arrived: 5_012, ended: 5_080 }),
      record(4, { outcome: "abandoned" })
    ]
    const times = providerTimes(records)
    assert.deepStrictEqual(
      [...times],
      [
        [1, 100],
        [2, 90],
        [3, 80]
      ]
    )
    const samples = [1, 2, 3, 4].map((request) => sample(request))
    assert.deepStrictEqual(overheadsOf(samples, times), [10, 20, 30])
    assert.deepStrictEqual(overheadsOf([sample(1, { status: 504 })], times), [])
  })

  it("counts what each request cost the provider, of the measured ones only", () => {
    const { by_status, provider } = assembled(
      [sample(1), sample(2, { status: 504 }), sample(3, { status: 0 })],
      [record(0), record(1), record(2, { outcome: "abandoned" }), record(2, { attempt: 1, outcome: "abandoned" })],
      new Map()
    )
    assert.deepStrictEqual(by_status, { "200": 1, "504": 1, none: 1 })
    assert.deepStrictEqual(provider, { calls_per_request: 1, answered: 1, refused: 0, abandoned: 2 })
  })
})

describe("gates", () => {
  const spread = { count: 10, mean: 1, p50: 1, p90: 1, p95: 20, p99: 30, max: 40 }
  const requests = { measured: 10, by_status: { "200": 10 }, held_back: 0, peak_in_flight: 1 }
  const none = { max_p95: undefined, max_overhead: undefined, max_overhead_ratio: undefined, max_cpu_ratio: undefined }
  const gates = (max_p95?: number, max_overhead?: number, overhead: typeof spread | null = spread) =>
    gatesOf({ latency: spread, overhead, reference: null }, { ...none, max_p95, max_overhead })

  it("hold p95 of the latency and p99 of the overhead against their limits", () => {
    assert.isUndefined(faultOf({ requests, gates: gates() }))
    assert.isUndefined(faultOf({ requests, gates: gates(20, 30) }))
    assert.match(faultOf({ requests, gates: gates(19) }) ?? "", /p95 of the latency is 20 ms, above --max-p95 19 ms/)
    assert.match(faultOf({ requests, gates: gates(20, 29) }) ?? "", /p99 of the overhead is 30 ms, above/)
    assert.isFalse(gates(undefined, 25, null)[0]?.holds, "without a figure")
  })

  it("hold what the service takes in pieces of the reference against their limits", () => {
    const samples = [1, 2, 3].map((request) => sample(request, { ended: 111 + request }))
    const times = new Map(samples.map(({ request }) => [request, 100]))
    const compared = { samples, pieces: [4, 8, 12], pieceCpu: 18, serviceCpu: 45 }
    const reference = ratiosOf(compared, times)
    assert.deepInclude(reference, { piece_cpu: 6, overhead_ratio: 1.5, cpu_ratio: 2.5 })
    const found = { latency: spread, overhead: spread }
    const fault = (max_overhead_ratio: number, max_cpu_ratio: number, of: typeof reference = reference) =>
      faultOf({ requests, gates: gatesOf({ ...found, reference: of }, { ...none, max_overhead_ratio, max_cpu_ratio }) })
    assert.isUndefined(fault(1.5, 2.5))
    assert.strictEqual(
      fault(1.4, 2.5),
      "the overhead in pieces of the reference is 1.5, above --max-overhead-ratio 1.4"
    )
    assert.strictEqual(
      fault(1.5, 2.4),
      "the processor time in pieces of the reference is 2.5, above --max-cpu-ratio 2.4"
    )
    assert.isDefined(fault(1_000, 1_000, null), "without a figure")
    assert.deepInclude(ratiosOf({ ...compared, serviceCpu: undefined }, undefined), {
      overhead_ratio: null,
      cpu_ratio: null
    })
  })

  it("answers that no provider is a reason for are a fault", () => {
    const of = (by_status: Record<string, number>) => faultOf({ gates: [], requests: { ...requests, by_status } }) ?? ""
    assert.strictEqual(of({ "200": 5, "502": 1, "504": 4 }), "")
    assert.match(of({ "200": 9, "500": 1 }), /1 with 500/)
    assert.match(of({ "200": 9, none: 1 }), /1 with no whole answer/)
    assert.match(of({ "504": 10 }), /no request was answered with 200/)
    assert.match(faultOf({ gates: [], requests: { ...requests, measured: 0 } }) ?? "", /no request was due/)
  })

  it("the best strategy fails least, then is quickest where it is slow, then cheapest", () => {
    const row = (
      strategy: "kept" | "restart" | "single" | "stream",
      share_200: number,
      p99: number,
      calls: number
    ) => ({
      ...{ strategy, share_200, share_502: 0, share_504: 1 - share_200, requests: 1, p50: 1, p95: 1, p99 },
      calls_per_request: calls
    })
    assert.strictEqual(bestOf([row("single", 0.95, 10, 1), row("kept", 0.99, 10, 1.4)]), "kept")
    assert.strictEqual(bestOf([row("kept", 0.99, 10, 1.4), row("stream", 0.9905, 8, 1.4)]), "stream")
    assert.strictEqual(bestOf([row("kept", 0.99, 10, 1.4), row("stream", 0.99, 10.1, 1.1)]), "stream")
  })

  it("several seeds are told by their means, with the least and the most of each", () => {
    const row = (strategy: "kept" | "single", failed: number, p99: number) => ({
      ...{ strategy, share_200: 1 - failed, share_502: 0, share_504: failed, requests: 100, p50: 4_000, p95: 8_000 },
      ...{ p99, calls_per_request: 1.25 }
    })
    const by_seed = [
      { seed: 7, rows: [row("single", 0.05, 9_000), row("kept", 0.02, 8_000)] },
      { seed: 8, rows: [row("single", 0.06, 9_500), row("kept", 0.04, 9_000)] }
    ]
    const mean = meanOf(row("kept", 0.02, 8_000), [row("kept", 0.04, 9_000)])
    assert.deepStrictEqual(mean, { ...row("kept", 0.03, 8_500), requests: 200 })
    const report = {
      ...{ format: "tailor-bench-strategies/1" as const, machine: thisMachine(), rate: 10, duration: 1_000, seed: 7 },
      ...{ speed_up: 10, latency_model: null, rows: [mean], by_seed, best: "kept" as const, default: "kept" as const }
    }
    const told = markdown(report)
    assert.include(
      told,
      "| **a second attempt beside the first (default)** | 3.0 % (2.0 % to 4.0 %) | 0.0 % | 4 s | 8 s | 8.5 s (8 s to 9 s) | 1.25 |"
    )
    assert.include(told, "200 requests each, 10 a second, seeds 7 to 8 (means, with the least and the most of a seed)")
    assert.notInclude(markdown({ ...report, rows: [row("kept", 0.02, 8_000)], by_seed: by_seed.slice(0, 1) }), " to ")
  })
})

describe("stages", () => {
  const span = (trace: string, name: string, duration: number, id?: string): Span => ({
    trace,
    name,
    duration,
    attributes: id === undefined ? {} : { "request.id": id }
  })
  const spans = [
    span("a", "POST /api/optimize", 130, "one"),
    span("a", "auth", 2),
    span("a", "optimize.profile", 8),
    span("a", "optimize.model", 106),
    span("a", "model.prompt", 1),
    span("a", "http.encode", 3),
    // Another kind of request, and one that failed: no such stages.
    span("b", "http.server PATCH", 5, "two"),
    span("c", "POST /api/optimize", 5, "three")
  ]
  const rowsOf = (provider: ((id: string) => number | undefined) | undefined) =>
    Object.fromEntries(stagesOf(spans, () => true, provider).rows.map(({ mean, stage }) => [stage, mean]))

  it("say where the time went, the provider's own apart", () => {
    const { requests } = stagesOf(spans, () => true, undefined)
    assert.strictEqual(requests, 1)
    const known = rowsOf((id) => (id === "one" ? 100 : undefined))
    assert.deepInclude(known, { auth: 2, database: 8, prompt: 1, encoding: 3, provider: 100, "model client": 5 })
    assert.strictEqual(known["rest of the service"], 130 - 105 - 2 - 8 - 1 - 3)
    const live = rowsOf(undefined)
    assert.strictEqual(live["provider"], 105)
    assert.notProperty(live, "model client")
    assert.strictEqual(stagesOf(spans, () => false, undefined).requests, 0)
    const shares = stagesOf(
      spans,
      () => true,
      () => 100
    ).rows.map(({ share }) => share ?? 0)
    assert.closeTo(
      shares.reduce((sum, share) => sum + share, 0),
      1,
      0.01
    )
  })

  it.scopedLive("are taken from what comes over OTLP; anything else is let go", () =>
    Effect.gen(function* () {
      const collector = yield* Effect.acquireRelease(Effect.promise(startCollector), ({ close }) =>
        Effect.promise(close)
      )
      const post = (path: string, body: string) =>
        Effect.promise(() => fetch(collector.endpoint + path, { method: "POST", body }))
      const told = {
        traceId: "t",
        spanId: "s",
        name: "auth",
        startTimeUnixNano: "1800000000000000000",
        endTimeUnixNano: "1800000000002500000",
        attributes: [
          { key: "request.id", value: { stringValue: "bench-1" } },
          { key: "http.response.status_code", value: { intValue: 200 } }
        ]
      }
      yield* post("/v1/traces", JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [told] }] }] }))
      yield* post("/v1/traces", "no JSON")
      yield* post("/v1/metrics", "{}")
      const [only, ...others] = collector.spans()
      assert.lengthOf(others, 0)
      assert.deepInclude(only, { trace: "t", name: "auth", duration: 2.5 })
      assert.strictEqual(only?.attributes["request.id"], "bench-1")
    })
  )
})

/** Faults of a page that could load or run something, or that a browser would mend silently. */
const faultsOf = (page: string): ReadonlyArray<string> => {
  const faults = /https?:|<script|<link|<img|@import|url\(| on\w+="/i.test(page) ? ["reaches out of itself"] : []
  const open: Array<string> = []
  const tags = page.replace(/<style>[^]*<\/style>/, "").matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>/g)
  for (const [, closing = "", name = "", alone = ""] of tags) {
    if (closing === "") {
      if (alone === "" && name !== "meta") open.push(name)
    } else if (open.pop() !== name) faults.push(`</${name}> closes nothing`)
  }
  if (open.length > 0) faults.push(`${open.join(" ")} never closed`)
  return faults
}

describe("tailor bench, as a process", () => {
  const short = ["bench", "--latency", "60ms", "--rate", "15", "--duration", "2s", "--warmup", "500ms", "--users", "4"]

  it("measures a real service, says where the time goes, and lets the limits decide", async () => {
    const { code, stderr, stdout } = await tailor([
      ...[...short, "--stages", "1s", "--max-p95", "1m", "--format", "json"]
    ])
    assert.deepStrictEqual([code, stderr], [0, ""])
    const report = Schema.decodeUnknownSync(Schema.parseJson(LoadReport))(stdout)
    const { measured } = report.requests
    assert.isAbove(measured, 10)
    assert.deepStrictEqual(report.requests.by_status, { "200": measured })
    assert.strictEqual(report.latency.count, measured)
    assert.isAtLeast(report.latency.p50, 60)
    assert.strictEqual(report.overhead?.count, measured)
    assert.isBelow(report.overhead?.p50 ?? 0, report.latency.p50)
    assert.strictEqual(report.provider?.calls_per_request, 1)
    assert.strictEqual(
      report.histogram.reduce((sum, { count }) => sum + count, 0),
      measured
    )
    assert.strictEqual(
      report.timeline.reduce((sum, { requests }) => sum + requests, 0),
      measured
    )
    assert.isAbove(report.stages?.requests ?? 0, 2)
    assert.deepStrictEqual(
      report.stages?.rows.map(({ stage }) => stage),
      [
        ...["auth", "request body", "database", "requirement extraction", "score before", "prompt", "model client"],
        ...["provider", "guard", "score after", "encoding", "rest of the service"]
      ]
    )
    assert.deepInclude(report.gates[0], { gate: "max_p95", limit: 60_000, holds: true })
    assert.isNotEmpty(report.machine.processor)

    const { loadPage } = await import("../../../cli/bench/loadPage.js")
    const page = loadPage(report)
    assert.deepStrictEqual(faultsOf(page), [])
    for (const text of ["Where the time goes", "requirement extraction", "Time line", report.machine.node]) {
      assert.include(page, text)
    }
    const hostile = { ...report, machine: { ...report.machine, processor: "<script src='https://x'>" } }
    assert.include(loadPage(hostile), "&lt;script src=&#39;https://x&#39;&gt;")
  }, 120_000)

  it("ends with 1 above a limit, the report told all the same, the service alone as well", async () => {
    const words = [...short.filter((word) => word !== "--latency" && word !== "60ms"), "--provider", "offline"]
    const { code, stderr, stdout } = await tailor([...words, "--stages", "0s", "--max-overhead", "0ms"])
    assert.strictEqual(code, 1)
    assert.match(stderr, /^tailor: p99 of the overhead is [\d.]+ m?s, above --max-overhead 0 ms\n$/)
    assert.match(stdout, /overhead of the service +[\d.]+ m?s/)
    assert.match(stdout, /DOES NOT HOLD/)
    assert.notInclude(stdout, "\u001b")
  }, 120_000)

  it("refuses what it cannot do by the option's rule", async () => {
    const faults: ReadonlyArray<readonly [ReadonlyArray<string>, RegExp]> = [
      [["--rate", "many"], /^tailor: --rate must be a number from 0.01 to 5000\n$/],
      [["--duration", "5"], /^tailor: --duration must be a time from .* such as 250ms, 2.5s or 1m\n$/],
      [["--latency", "2s", "--spread", "1"], /^tailor: --latency is a provider without any spread/],
      [
        ["--provider", "offline", "--latency", "2s"],
        /^tailor: times of the provider can be given for --provider simulated/
      ],
      [["--strategy", "hope"], /^tailor: --strategy must be kept or stream\n$/],
      [["--out", "/nowhere/at/all.json"], /^tailor: --out: the file cannot be written; name a file in a folder/],
      [["--provider", "openai"], /^tailor: OPENAI_API_KEY must be set for --provider openai\n$/],
      [["--bogus"], /^tailor: bench has no option --bogus; see tailor bench --help\n$/]
    ]
    for (const [words, line] of faults) {
      const { code, stderr, stdout } = await tailor(["bench", ...words])
      assert.deepStrictEqual([code, stdout], [1, ""], words.join(" "))
      assert.match(stderr, line)
    }
    assert.match((await tailor(["bench", "--help"])).stdout, /--max-overhead TIME/)
    assert.match((await tailor(["bench", "strategies", "--help"])).stdout, /--speed-up N/)
  }, 60_000)
})
