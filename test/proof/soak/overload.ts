import { setTimeout as sleep } from "node:timers/promises"
import { WireClient } from "../wireClient.js"

export interface OverloadReport {
  /** Requests a second that the service answers when each client waits for its answer. */
  readonly capacity: number
  /** Requests a second that were sent while it was overloaded. */
  readonly offered: number
  /** Good answers a second meanwhile, as a share of the capacity. */
  readonly goodput: number
  readonly statuses: Readonly<Record<string, number>>
  /** Latency of the good answers meanwhile, in milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Seconds from the end of the overload until requests are answered as before. */
  readonly recovery: number
}

const at = (sorted: ReadonlyArray<number>, share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN

/** As many answers a second as 32 clients get that wait for theirs. */
const capacityOf = async (client: WireClient, request: (number: number) => string, milliseconds: number) => {
  const latencies: Array<number> = []
  const began = performance.now()
  let number = 0
  const worker = async () => {
    while (performance.now() - began < milliseconds) {
      const sent = performance.now()
      await client.send(request(number++))
      latencies.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: 32 }, worker))
  latencies.sort((a, b) => a - b)
  return { capacity: (latencies.length * 1000) / (performance.now() - began), p99: at(latencies, 0.99) }
}

/** Offers a multiple of what the service can do, at a fixed rate whatever comes back, and watches it recover. */
export const overload = async (
  port: number,
  request: (number: number) => string,
  { factor, seconds }: { readonly factor: number; readonly seconds: number }
): Promise<OverloadReport> => {
  const calm = new WireClient(port)
  await capacityOf(calm, request, 1_000)
  const { capacity, p99 } = await capacityOf(calm, request, 3_000)
  const client = new WireClient(port)
  await client.prepare(1_000)
  const statuses: Record<string, number> = {}
  const good: Array<number> = []
  const under: Array<Promise<void>> = []
  const rate = capacity * factor
  const began = performance.now()
  const ends = began + seconds * 1_000
  let sent = 0
  let inTime = 0
  for (let now = began; now < ends; now = performance.now()) {
    for (const due = ((now - began) * rate) / 1000; sent < due; sent += 1) {
      const from = performance.now()
      under.push(
        client.send(request(sent)).then(({ status }) => {
          statuses[status] = (statuses[status] ?? 0) + 1
          if (status !== 200) return
          good.push(performance.now() - from)
          if (performance.now() < ends) inTime += 1
        })
      )
    }
    await sleep(5)
  }
  const over = performance.now()
  const offered = (sent * 1000) / (over - began)
  // Answered as before: five in a row, each as quick as the slow ones were before, or within a quarter of a second.
  const quick = Math.max(250, 2 * p99)
  let recovery = Number.NaN
  for (let row = 0, from = 0; performance.now() - over < 60_000;) {
    const asked = performance.now()
    const { status } = await calm.send(request(0))
    const isGood = status === 200 && performance.now() - asked < quick
    if (isGood && row === 0) from = asked
    row = isGood ? row + 1 : 0
    if (row === 5) {
      recovery = Math.max(0, from - over) / 1000
      break
    }
    await sleep(50)
  }
  await Promise.all(under)
  calm.close()
  client.close()
  good.sort((a, b) => a - b)
  return {
    capacity: Math.round(capacity),
    offered: Math.round(offered),
    goodput: Number(((inTime * 1000) / (over - began) / capacity).toFixed(2)),
    statuses,
    p50: Math.round(at(good, 0.5)),
    p99: Math.round(at(good, 0.99)),
    recovery: Number(recovery.toFixed(2))
  }
}
