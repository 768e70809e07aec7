import { right, styleOf, table, wrap } from "../output/terminal.js"
import { timeText } from "./figures.js"
import { type Row, type StrategiesReport, strategyNames } from "./strategiesReport.js"

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const header = ["", "504", "502", "p50", "p95", "p99", "provider calls"]

/** A figure, with the least and the most of any seed behind it where they differ. */
const cell = (row: Row, seeds: ReadonlyArray<Row>, of: keyof Row, written: (value: number) => string): string => {
  const values = seeds.map((one) => Number(one[of]))
  const [least, most] = [written(Math.min(...values)), written(Math.max(...values))]
  const mean = written(Number(row[of]))
  return least === most ? mean : `${mean} (${least} to ${most})`
}

const cellsOf = (row: Row, { by_seed }: StrategiesReport): ReadonlyArray<string> => {
  const seeds = by_seed.flatMap(({ rows }) => rows.filter(({ strategy }) => strategy === row.strategy))
  return [
    cell(row, seeds, "share_504", percent),
    cell(row, seeds, "share_502", percent),
    cell(row, seeds, "p50", timeText),
    cell(row, seeds, "p95", timeText),
    cell(row, seeds, "p99", timeText),
    cell(row, seeds, "calls_per_request", (calls) => calls.toFixed(2))
  ]
}

const setting = ({ by_seed, latency_model, rate, rows, seed, speed_up }: StrategiesReport): string => {
  const { error_share, first_token, hang_share, output_tokens, spread, tokens_per_second } = latency_model ?? {
    ...{ error_share: 0, first_token: 0, hang_share: 0, output_tokens: 0, spread: 0, tokens_per_second: 0 }
  }
  const seeds =
    by_seed.length > 1
      ? `seeds ${seed} to ${seed + by_seed.length - 1} (means, with the least and the most of a seed)`
      : `seed ${seed}`
  return [
    `${rows[0]?.requests ?? 0} requests each, ${rate} a second, ${seeds}`,
    `first token after ${timeText(first_token)}, then ${output_tokens} tokens at ${tokens_per_second} a second (medians, spread ${spread})`,
    `${percent(hang_share)} hang, ${percent(error_share)} are refused`,
    `times divided by ${speed_up} for the run and told undivided`
  ].join("; ")
}

export const markdown = (report: StrategiesReport): string => {
  const line = (cells: ReadonlyArray<string>) => `| ${cells.join(" | ")} |`
  const rows = report.rows.map((row) => {
    const name = `${strategyNames[row.strategy]}${row.strategy === report.default ? " (default)" : ""}`
    return line([row.strategy === report.best ? `**${name}**` : name, ...cellsOf(row, report)])
  })
  return [line(header), `|---|${"--:|".repeat(header.length - 1)}`, ...rows, "", `${setting(report)}.`].join("\n")
}

export const text = (report: StrategiesReport, colours: boolean, width: number): string => {
  const style = styleOf(colours)
  return [
    ...wrap(`${setting(report)}.`, width),
    "",
    ...table([
      header.map((cell, at) => ({ ...(at === 0 ? { text: cell } : right(cell)), paint: style.quiet })),
      ...report.rows.map((row) => [
        { text: `${strategyNames[row.strategy]}${row.strategy === report.default ? " (default)" : ""}` },
        ...cellsOf(row, report).map(right)
      ])
    ]),
    "",
    `  Best: ${strategyNames[report.best]}.`
  ].join("\n")
}
