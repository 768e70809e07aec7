import type { Sample } from "./openLoop.js"
import { histogramOf, quantile, rounded, spreadOf } from "./percentiles.js"
import type { ProviderRecord } from "./provider.js"
import { type Gate, gateNames, type LoadReport } from "./report.js"

/** Calls and pieces of the reference (`referencePiece`) by turns. Milliseconds. */
export interface Compared {
  readonly samples: ReadonlyArray<Sample>
  /** How long each piece took. */
  readonly pieces: ReadonlyArray<number>
  /** Processor time of all pieces. */
  readonly pieceCpu: number
  /** Processor time of the service meanwhile; undefined where the system does not say. */
  readonly serviceCpu: number | undefined
}

const latencyOf = ({ ended, intended }: Sample) => ended - intended

/** Milliseconds that the provider worked for each request: from its first attempt to the answer that was used. */
export const providerTimes = (records: ReadonlyArray<ProviderRecord>): ReadonlyMap<number, number> => {
  const arrived = new Map<number, number>()
  const answered = new Map<number, number>()
  for (const record of records) {
    arrived.set(record.request, Math.min(arrived.get(record.request) ?? Infinity, record.arrived))
    // The first good answer is the one that is used.
    if (record.outcome === "answered") {
      answered.set(record.request, Math.min(answered.get(record.request) ?? Infinity, record.ended))
    }
  }
  return new Map([...answered].map(([request, ended]) => [request, ended - (arrived.get(request) ?? ended)]))
}

/**
 * What the service added: the time of each good answer without the provider's. The load's own lateness is no doing of
 * the service, but a wait for one of its answers is.
 */
export const overheadsOf = (
  samples: ReadonlyArray<Sample>,
  times: ReadonlyMap<number, number>
): ReadonlyArray<number> =>
  samples.flatMap(({ ended, heldBack, intended, request, sent, status }) => {
    const provider = times.get(request)
    return status !== 200 || provider === undefined ? [] : [ended - (heldBack ? intended : sent) - provider]
  })

export const timelineOf = (samples: ReadonlyArray<Sample>): LoadReport["timeline"] => {
  const seconds = new Map<number, Array<Sample>>()
  for (const sample of samples) {
    const second = Math.floor(sample.intended / 1_000)
    const list = seconds.get(second)
    if (list === undefined) seconds.set(second, [sample])
    else list.push(sample)
  }
  return [...seconds]
    .toSorted(([a], [b]) => a - b)
    .map(([second, list]) => {
      const sorted = list.map(latencyOf).toSorted((a, b) => a - b)
      return {
        second,
        requests: list.length,
        failed: list.filter(({ status }) => status !== 200).length,
        p50: rounded(quantile(sorted, 0.5)),
        p95: rounded(quantile(sorted, 0.95)),
        max: rounded(quantile(sorted, 1))
      }
    })
}

const statuses = (samples: ReadonlyArray<Sample>): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status } of samples) {
    const name = status === 0 ? "none" : String(status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

const providerCounts = (records: ReadonlyArray<ProviderRecord>, requests: number): LoadReport["provider"] => {
  const count = (outcome: ProviderRecord["outcome"]) => records.filter((record) => record.outcome === outcome).length
  return {
    calls_per_request: rounded(records.length / requests),
    answered: count("answered"),
    refused: count("refused"),
    abandoned: count("abandoned")
  }
}

/** The parts of a report that the samples and the provider's records decide. */
export const assembled = (
  samples: ReadonlyArray<Sample>,
  records: ReadonlyArray<ProviderRecord> | undefined,
  /** How long the provider worked for a request; undefined where nobody knows. */
  times: ReadonlyMap<number, number> | undefined
): Pick<LoadReport, "histogram" | "latency" | "overhead" | "provider" | "timeline"> & {
  readonly by_status: Record<string, number>
} => {
  const latencies = samples.map(latencyOf)
  const latency = spreadOf(latencies) ?? { count: 0, mean: 0, p50: 0, p90: 0, p95: 0, p99: 0, max: 0 }
  const own = new Set(samples.map(({ request }) => request))
  const ours = records?.filter(({ request }) => own.has(request))
  return {
    by_status: statuses(samples),
    latency,
    overhead: times === undefined ? null : (spreadOf(overheadsOf(samples, times)) ?? null),
    provider: ours === undefined ? null : providerCounts(ours, Math.max(1, samples.length)),
    histogram: histogramOf(latencies),
    timeline: timelineOf(samples)
  }
}

/** What the service took in pieces of the reference, which slows down with the machine as the service does. */
export const ratiosOf = (
  { pieceCpu, pieces, samples, serviceCpu }: Compared,
  times: ReadonlyMap<number, number> | undefined
): LoadReport["reference"] => {
  const piece = spreadOf(pieces)
  if (piece === undefined) return null
  const overhead = times === undefined ? undefined : spreadOf(overheadsOf(samples, times))
  return {
    piece,
    piece_cpu: rounded(pieceCpu / piece.count),
    overhead: overhead ?? null,
    overhead_ratio: overhead === undefined ? null : rounded(overhead.mean / piece.mean),
    cpu_ratio: serviceCpu === undefined ? null : rounded(serviceCpu / pieceCpu)
  }
}

/** The figure that each limit is held against; undefined where there is none. */
const figures: Readonly<Record<Gate["gate"], (report: Measured) => number | null | undefined>> = {
  max_p95: ({ latency }) => (latency.count === 0 ? null : latency.p95),
  max_overhead: ({ overhead }) => overhead?.p99,
  max_overhead_ratio: ({ reference }) => reference?.overhead_ratio,
  max_cpu_ratio: ({ reference }) => reference?.cpu_ratio
}
type Measured = Pick<LoadReport, "latency" | "overhead" | "reference">

/** The limits that were given, held against the report. Without a figure to hold a limit against, it does not hold. */
export const gatesOf = (
  report: Measured,
  limits: Readonly<Record<Gate["gate"], number | undefined>>
): ReadonlyArray<Gate> =>
  gateNames.flatMap((gate) => {
    const limit = limits[gate]
    if (limit === undefined) return []
    const measured = figures[gate](report) ?? undefined
    return [{ gate, limit, measured: measured ?? 0, holds: measured !== undefined && measured <= limit }]
  })
