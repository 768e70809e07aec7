import { readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { after, answering, modelServer } from "../support/modelServer.js"
import { goodContent } from "../support/wire.js"
import { type Attack, makeAttacks, type Stage } from "./hostile/attacks.js"
import { keyProvider } from "./hostile/keyProvider.js"
import { progress } from "./progress.js"
import { provenService } from "./service.js"

// One attack after the other with the limits at their defaults, and beside each a good user: his requests are all answered,
// in their usual time, and the memory stays below that of the manifests.

export interface HostileSettings {
  /** Milliseconds of each attack. */
  readonly each: number
  /** Milliseconds that a read, and an optimize beside the provider's own time, may take. */
  readonly patience: number
  readonly told?: (text: string) => void
}

export interface AttackReport {
  readonly attack: string
  readonly reads: number
  /** The longest of each, in milliseconds. */
  readonly slowestRead: number
  readonly slowestOptimize: number
  /** The most memory meanwhile, in MB; 0 where the system does not tell. */
  readonly memory: number
  readonly faults: ReadonlyArray<string>
}

const providerTakes = 500
const maxMemory = 1_024

const memoryOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

const job = { job_title: "Engineer", company_name: "Globex", job_description_text: "You know Go and SQL." }

/** What a good user sees until it is over. Users take turns, so that none comes near a limit. */
const goodUser = async ({ service }: Stage, tokens: ReadonlyArray<string>, isOver: () => boolean) => {
  const faults: Array<string> = []
  const timed = async (method: string, path: string, token: string, body?: unknown) => {
    const began = performance.now()
    const { status, text } = await service.call(method, path, token, body)
    if (status !== 200) faults.push(`${method} ${path} of the good user was answered with ${status || text}`)
    return performance.now() - began
  }
  const repeat = async (pause: number, ask: (token: string) => Promise<number>) => {
    const times: Array<number> = []
    for (let turn = 0; !isOver(); turn += 1) {
      times.push(await ask(tokens[turn % tokens.length] ?? ""))
      await sleep(pause)
    }
    return times
  }
  const [reads, optimizes] = await Promise.all([
    repeat(50, (token) => timed("GET", "/api/profile/me", token)),
    repeat(300, (token) => timed("POST", "/api/optimize", token, job))
  ])
  return { reads, optimizes, faults }
}

export const proveHostile = async (settings: HostileSettings): Promise<ReadonlyArray<AttackReport>> => {
  const keys = await keyProvider()
  const scope = Effect.runSync(Scope.make())
  const provider = await Effect.runPromise(Scope.extend(modelServer, scope))
  provider.behave(
    after(providerTakes, (response, body) => {
      const content = goodContent({ head: "", text: JSON.stringify(body), body: {} })
      answering(JSON.stringify(content))(response, body)
    })
  )
  const service = await provenService({
    ...{ ...keys.environment, OPENAI_API_KEY: "a-key-of-this-proof", OPENAI_BASE_URL: provider.baseUrl },
    RATE_LIMIT_ENABLED: "true"
  })
  const reports: Array<AttackReport> = []
  try {
    await service.start()
    const stage: Stage = { service, keys, port: Number(new URL(service.url()).port) }
    const tokens = await Promise.all(Array.from({ length: 20 }, (_, user) => keys.token(`good ${user}`)))
    for (const token of tokens) {
      await service.call("PATCH", "/api/profile/me", token, { full_name: "Maya Example", base_skills: ["Go"] })
    }
    // What is loaded and compiled at its first use is no matter of an attack.
    for (const token of tokens.slice(0, 5)) await service.call("POST", "/api/optimize", token, job)
    const nobody: Attack = { name: "nobody", run: async () => [] }
    for (const { name, prepare, run } of [nobody, ...makeAttacks(stage)]) {
      settings.told?.(name)
      await prepare?.()
      const ends = performance.now() + settings.each
      const isOver = () => performance.now() > ends
      let memory = 0
      const watch = setInterval(() => {
        memory = Math.max(memory, memoryOf(service.pid()))
      }, 50)
      const [good, attacked] = await Promise.all([goodUser(stage, tokens, isOver), run(isOver)])
      clearInterval(watch)
      const slowestRead = Math.round(Math.max(0, ...good.reads))
      const slowestOptimize = Math.round(Math.max(0, ...good.optimizes))
      const faults = [
        ...new Set([...good.faults, ...attacked]),
        ...(slowestRead < settings.patience ? [] : [`a read took ${slowestRead} ms`]),
        ...(slowestOptimize < providerTakes + settings.patience ? [] : [`an optimize took ${slowestOptimize} ms`]),
        ...(memory < maxMemory ? [] : [`${Math.round(memory)} MB of memory`]),
        ...(service.lives() ? [] : ["the service has ended"]),
        ...(service.log().includes('"failure":"Defect"') ? ["the log has a defect"] : [])
      ]
      const memoryUsed = Math.round(memory)
      reports.push({ attack: name, reads: good.reads.length, slowestRead, slowestOptimize, memory: memoryUsed, faults })
    }
  } finally {
    await service.remove()
    await Promise.all([keys.close(), Effect.runPromise(Scope.close(scope, Exit.void))])
  }
  return reports
}

/** `npm run proof hostile`, after a build. */
export const main = async (): Promise<number> => {
  const told = progress()
  const reports = await proveHostile({ each: 15_000, patience: 250, told })
  told("")
  for (const { attack, faults, memory, reads, slowestOptimize, slowestRead } of reports) {
    const figures = `${reads} reads, slowest ${slowestRead} ms, optimize ${slowestOptimize} ms, ${memory} MB`
    process.stdout.write(`${attack}: ${figures}\n${faults.map((fault) => `  ${fault}\n`).join("")}`)
  }
  return reports.every(({ faults }) => faults.length === 0) ? 0 : 1
}
