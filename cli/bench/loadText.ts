import type { Gate, LoadReport } from "../../bench/load/report.js"
import { bar, type Cell, right, type Style, table, wrap } from "../output/terminal.js"
import { timeText } from "./figures.js"

const row = (name: string, ...cells: ReadonlyArray<string>): ReadonlyArray<Cell> => [
  { text: name },
  ...cells.map(right)
]

type Spread = LoadReport["latency"]
const spreadRow = (name: string, spread: Spread | null) =>
  spread === null
    ? []
    : [row(name, ...[spread.p50, spread.p90, spread.p95, spread.p99, spread.max].map((value) => timeText(value)))]

export const statusText = ({ by_status }: LoadReport["requests"]): string =>
  Object.entries(by_status)
    .map(([status, count]) => `${count} ${status === "none" ? "without an answer" : `with ${status}`}`)
    .join(", ")

/** What was sent to whom, in a sentence. */
export const settingText = ({ duration, latency_model, provider, rate, strategy, users }: LoadReport["settings"]) => {
  const load = `${rate} requests a second for ${timeText(duration)}, by ${users} users`
  if (provider === "offline") return `${load}; no provider, edits by rules`
  const how = strategy === "stream" ? ", streamed" : ""
  if (latency_model === null) return `${load}; the provider of the environment${how}`
  const { error_share, first_token, hang_share, output_tokens, spread, tokens_per_second } = latency_model
  const times =
    output_tokens === 0
      ? `its answer after ${timeText(first_token)}`
      : `first token after ${timeText(first_token)}, then ${output_tokens} tokens at ${tokens_per_second} a second`
  const shares = `${(hang_share * 100).toFixed(1)} % hang, ${(error_share * 100).toFixed(1)} % are refused`
  return `${load}; simulated provider${how}: ${times} (spread ${spread}), ${shares}`
}

const ratioText = (value: number): string => String(Number(value.toFixed(2)))

const gates: Readonly<Record<Gate["gate"], readonly [what: string, text: (value: number) => string]>> = {
  max_p95: ["p95 of the latency", timeText],
  max_overhead: ["p99 of the overhead", timeText],
  max_overhead_ratio: ["the overhead in pieces of the reference", ratioText],
  max_cpu_ratio: ["the processor time in pieces of the reference", ratioText]
}

/** A gate in words. */
export const gateText = ({ gate, limit, measured }: Gate) => {
  const [what, text] = gates[gate]
  return { what, measured: text(measured), limit: text(limit) }
}

const stageRows = ({ stages }: LoadReport, style: Style) =>
  (stages?.rows ?? []).map(({ mean, p50, p99, share, stage }): ReadonlyArray<Cell> => [
    { text: stage },
    right(timeText(mean)),
    right(timeText(p50)),
    right(timeText(p99)),
    right(share === null ? "" : `${(share * 100).toFixed(0)} %`),
    {
      text: share === null ? "" : bar(share, 20, { ...style, good: (text) => text })
    }
  ])

/** The report as tables. */
export const loadText = (report: LoadReport, style: Style, width: number): ReadonlyArray<string> => {
  const { machine, provider, reference, requests, service } = report
  const lines = [
    ...wrap(`${settingText(report.settings)}.`, width),
    "",
    ...table([
      row("", "p50", "p90", "p95", "p99", "max").map((cell) => ({ ...cell, paint: style.quiet })),
      ...spreadRow("latency, from when it was due", report.latency),
      ...spreadRow("overhead of the service", report.overhead),
      ...spreadRow("/health meanwhile", service.health),
      ...spreadRow("lateness of the load's own clock", report.load_lateness)
    ]),
    "",
    `  ${requests.measured} requests: ${statusText(requests)}; at most ${requests.peak_in_flight} in flight, ${requests.held_back} held back by --max-in-flight`,
    ...(provider === null
      ? []
      : [
          `  ${provider.calls_per_request.toFixed(2)} provider calls a request; ${provider.answered} answered, ${provider.refused} refused, ${provider.abandoned} given up`
        ]),
    `  service: ${service.cpu_per_request === null ? "processor time not known" : `${service.cpu_per_request.toFixed(1)} ms of processor time a request`}, ${service.peak_memory_mb ?? "?"} MB of memory at most${service.health_failed === 0 ? "" : `; ${service.health_failed} looks at /health failed`}`,
    ...(reference === null
      ? []
      : [
          `  beside the reference (${timeText(reference.piece.mean)} a piece): overhead ${reference.overhead_ratio === null ? "not known" : `${ratioText(reference.overhead_ratio)} pieces`}, processor time ${reference.cpu_ratio === null ? "not known" : `${ratioText(reference.cpu_ratio)} pieces`}`
        ])
  ]
  if (report.stages !== null) {
    lines.push(
      "",
      style.strong(`Where the time goes`) +
        style.quiet(` (${report.stages.requests} requests with traces on, which cost time too)`),
      ...table([
        row("", "mean", "p50", "p99", "own time").map((cell) => ({ ...cell, paint: style.quiet })),
        ...stageRows(report, style)
      ])
    )
  }
  for (const gate of report.gates) {
    const { limit, measured, what } = gateText(gate)
    const end = gate.holds ? "holds" : "DOES NOT HOLD"
    lines.push("", (gate.holds ? style.good : style.bad)(`  ${what} ${measured}, limit ${limit}: ${end}`))
  }
  return [
    ...lines,
    "",
    style.quiet(
      `${machine.processor}, ${machine.cores} cores, ${machine.memory_gb} GB, ${machine.system}, Node ${machine.node}`
    )
  ]
}
