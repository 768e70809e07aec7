import * as Effect from "effect/Effect"
import type { Compared } from "../../bench/load/assemble.js"
import type { Sample } from "../../bench/load/openLoop.js"
import { referencePiece } from "../../bench/load/reference.js"
import { usageOf } from "../../bench/load/watch.js"
import { Screen } from "../Screen.js"
import type { ServiceChild } from "../serviceChild.js"
import type { Users } from "./users.js"

/** Until V8 has made the reference as quick as it gets. */
const warmUp = 50

/**
 * One call after the other, numbered from `from`, with a piece of the reference between two: both meet the same machine,
 * and no call waits for another.
 */
export const compare = (service: ServiceChild, users: Users, duration: number, from: number) =>
  Effect.gen(function* () {
    const { progress } = yield* Screen
    yield* progress("comparing with the reference …")
    return yield* Effect.promise(async (signal): Promise<Compared> => {
      for (let count = 0; count < warmUp; count += 1) referencePiece()
      const samples: Array<Sample> = []
      const pieces: Array<number> = []
      let pieceCpu = 0
      const cpuBefore = usageOf(service.pid).cpu
      const began = performance.now()
      const passed = () => performance.now() - began
      while (passed() < duration && !signal.aborted) {
        const request = from + samples.length
        const sent = passed()
        const status = await users.optimize(request)
        const ended = passed()
        samples.push({ request, intended: sent, sent, ended, status, heldBack: false })
        const before = process.cpuUsage()
        referencePiece()
        const { system, user } = process.cpuUsage(before)
        pieces.push(passed() - ended)
        pieceCpu += (user + system) / 1_000
      }
      const cpuAfter = usageOf(service.pid).cpu
      const serviceCpu = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore
      return { samples, pieces, pieceCpu, serviceCpu }
    })
  })
