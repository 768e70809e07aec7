import type { LoadReport } from "../../bench/load/report.js"
import { Html, markup } from "../../src/text/markup.js"
import { pageHead } from "../report/pageHead.js"
import { style } from "../report/style.js"
import { timeText } from "./figures.js"
import { gateText, settingText, statusText } from "./loadText.js"

// A report as one page that needs nothing beside itself: no network, no script; charts are drawn as SVG.

const width = 800
const height = 220
/** Room for the words under and left of a chart. */
const edge = { left: 64, bottom: 28, top: 10, right: 8 }

const inside = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom }
const figure = (value: number) => Number(value.toFixed(1))

const axis = (most: number, words: (value: number) => string): ReadonlyArray<Html> =>
  [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const y = figure(edge.top + inside.height * (1 - share))
    return markup`<line class="grid" x1="${edge.left}" x2="${width - edge.right}" y1="${y}" y2="${y}"/><text x="${edge.left - 8}" y="${y + 4}" text-anchor="end">${words(most * share)}</text>`
  })

const foot = (at: number, text: string) =>
  markup`<text x="${figure(edge.left + inside.width * at)}" y="${height - 8}" text-anchor="${at <= 0 ? "start" : at >= 1 ? "end" : "middle"}">${text}</text>`

const chart = (label: string, content: ReadonlyArray<Html>) =>
  markup`<div class="scroll" role="group" aria-label="${label}" tabindex="0"><svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${content}</svg></div>
`

const distribution = ({ histogram, latency }: LoadReport): Html => {
  const most = Math.max(1, ...histogram.map(({ count }) => count))
  const step = inside.width / Math.max(1, histogram.length)
  const bars = histogram.map(({ count, up_to }, at) => {
    const tall = (inside.height * count) / most
    return markup`<rect class="fill" x="${figure(edge.left + at * step)}" y="${figure(edge.top + inside.height - tall)}" width="${figure(Math.max(1, step - 1))}" height="${figure(tall)}"><title>up to ${timeText(up_to)}: ${count}</title></rect>`
  })
  const [first, last] = [histogram[0], histogram.at(-1)]
  const words = [
    ...(first === undefined ? [] : [foot(0, timeText(first.up_to))]),
    ...(last === undefined ? [] : [foot(1, timeText(last.up_to))])
  ]
  return markup`<section aria-labelledby="distribution">
<h2 id="distribution">Latency</h2>
<p class="about">${latency.count} requests by the time to their answer, from when they were due; each bar is a tenth wider than the one before.</p>
${chart(`Distribution of the latency: half within ${timeText(latency.p50)}, 99 of 100 within ${timeText(latency.p99)}`, [...axis(most, (value) => String(Math.round(value))), ...bars, ...words])}</section>
`
}

const timeline = ({ timeline: seconds }: LoadReport): Html => {
  const most = Math.max(1, ...seconds.map(({ max }) => max))
  const last = Math.max(1, seconds.at(-1)?.second ?? 1)
  const at = (second: number, value: number) =>
    `${figure(edge.left + (inside.width * second) / last)},${figure(edge.top + inside.height * (1 - value / most))}`
  const line = (name: "p50" | "p95" | "max") =>
    markup`<polyline class="line ${name}" points="${seconds.map((one) => at(one.second, one[name])).join(" ")}"/>`
  const failed = seconds
    .filter((one) => one.failed > 0)
    .map((one) => {
      const [x = "0"] = at(one.second, 0).split(",")
      return markup`<circle class="failed" cx="${x}" cy="${edge.top + inside.height}" r="4"><title>second ${one.second}: ${one.failed} without a 200</title></circle>`
    })
  return markup`<section aria-labelledby="timeline">
<h2 id="timeline">Time line</h2>
<p class="about">Latency by the second in which requests were due: <span class="key-p50">median</span>, <span class="key-p95">p95</span> (dashed), <span class="key-max">slowest</span> (dotted); a dot at the foot marks answers other than 200.</p>
${chart("Latency second by second", [...axis(most, timeText), line("max"), line("p95"), line("p50"), ...failed, foot(0, "0 s"), foot(1, `${last} s`)])}</section>
`
}

const stages = ({ stages: found }: LoadReport): Html | undefined => {
  if (found === null) return undefined
  const rows = found.rows.map(
    ({ mean, p50, p99, share, stage }) => markup`
<tr><th scope="row">${stage}</th><td>${timeText(mean)}</td><td>${timeText(p50)}</td><td>${timeText(p99)}</td><td class="points">${
      share === null
        ? markup`<span class="quiet">not the service's</span>`
        : markup`${(share * 100).toFixed(0)} %<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="6"/><rect class="fill" width="${figure(share * 100)}" height="6"/></svg>`
    }</td></tr>`
  )
  return markup`<section aria-labelledby="stages">
<h2 id="stages">Where the time goes</h2>
<p class="about">${found.requests} requests with traces on, which cost time too. The share is of the service's own time.</p>
<div class="scroll" role="group" aria-label="Table: Where the time goes" tabindex="0"><table class="parts">
<caption>Time of each stage of a request</caption>
<thead><tr><th scope="col">Stage</th><th scope="col">Mean</th><th scope="col">p50</th><th scope="col">p99</th><th scope="col">Share</th></tr></thead>
<tbody>${rows}
</tbody></table></div>
</section>
`
}

const spreads = (report: LoadReport): Html => {
  const named = [
    ["Latency, from when it was due", report.latency],
    ["Overhead of the service", report.overhead],
    ["/health meanwhile", report.service.health],
    ["Lateness of the load's own clock", report.load_lateness]
  ] as const
  const rows = named.flatMap(([name, spread]) =>
    spread === null
      ? []
      : [
          markup`
<tr><th scope="row">${name}</th>${[spread.p50, spread.p90, spread.p95, spread.p99, spread.max].map((value) => markup`<td>${timeText(value)}</td>`)}</tr>`
        ]
  )
  return markup`<div class="scroll" role="group" aria-label="Table: Times" tabindex="0"><table>
<caption>How the times are spread</caption>
<thead><tr><th scope="col">Time</th><th scope="col">p50</th><th scope="col">p90</th><th scope="col">p95</th><th scope="col">p99</th><th scope="col">Slowest</th></tr></thead>
<tbody>${rows}
</tbody></table></div>
`
}

const gates = (report: LoadReport): ReadonlyArray<Html> =>
  report.gates.map((gate) => {
    const { limit, measured, what } = gateText(gate)
    return markup`<li><strong>${gate.holds ? "Holds" : "Does not hold"}</strong>: ${what} ${measured}, limit ${limit}.</li>`
  })

const charts = `
.chart { display: block; width: 100%; min-width: 36rem; height: auto; }
.chart text { fill: var(--quiet); font-size: 12px; }
.grid { stroke: var(--line); }
.line { fill: none; stroke: var(--fill); stroke-width: 2; }
.line.p95 { stroke-dasharray: 6 3; }
.line.max { stroke-dasharray: 2 3; stroke: var(--missing-edge); }
.failed { fill: var(--missing-edge); }
`

/** The report as a page. The same report gives the same bytes. */
export const loadPage = (report: LoadReport): string => {
  const { machine, overhead, provider, requests, service } = report
  const rest = [
    `${requests.measured} requests: ${statusText(requests)}; at most ${requests.peak_in_flight} in flight, ${requests.held_back} held back.`,
    ...(provider === null ? [] : [`${provider.calls_per_request.toFixed(2)} provider calls a request.`]),
    ...(service.cpu_per_request === null
      ? []
      : [`${service.cpu_per_request.toFixed(1)} ms of processor time a request.`]),
    ...(service.peak_memory_mb === null ? [] : [`${service.peak_memory_mb} MB of memory at most.`])
  ]
  return markup`<!doctype html>
<html lang="en">
<head>
${pageHead}
<title>Load of ${report.started_at.slice(0, 10)}: p95 ${timeText(report.latency.p95)}</title>
<style>${new Html(style + charts)}</style>
</head>
<body>
<a class="skip" href="#content">To the figures</a>
<header>
<p class="kicker">The optimize path under load</p>
<h1>${overhead === null ? `p95 of the latency ${timeText(report.latency.p95)}` : `The service adds ${timeText(overhead.p50)} at the median, ${timeText(overhead.p99)} at p99`}</h1>
<ul class="gist">${gates(report)}${rest.map((line) => markup`<li>${line}</li>`)}</ul>
<p class="about">${settingText(report.settings)}.</p>
</header>
<main id="content">
${spreads(report)}${distribution(report)}${timeline(report)}${stages(report)}</main>
<footer>
<p>${machine.processor}, ${machine.cores} cores, ${machine.memory_gb} GB, ${machine.system}, Node ${machine.node}. Begun ${report.started_at}.</p>
</footer>
</body>
</html>`.text
}
