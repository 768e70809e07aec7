import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type { Compared } from "../../bench/load/assemble.js"
import type { Sample } from "../../bench/load/openLoop.js"
import { referencePiece } from "../../bench/load/reference.js"
import { usageOf } from "../../bench/load/watch.js"
import { Screen } from "../output/Screen.js"
import type { ServiceChild } from "../service/serviceChild.js"
import type { Users } from "./users.js"

/** Calls before those that count, until V8 has made service and reference about as quick as they get. */
const warmUp = 400
const counted = 200

/**
 * One call after the other, numbered from `from`, with a piece of the reference between two: both meet the same machine,
 * and no call waits for another.
 */
export const compare = (service: ServiceChild, users: Users, from: number) =>
  Effect.gen(function* () {
    const { progress } = yield* Screen
    const show = Runtime.runSync(yield* Effect.runtime<never>())
    const call = async (count: number): Promise<Sample> => {
      const request = from + count
      const sent = performance.now()
      const status = await users.optimize(request)
      show(progress(`comparing with the reference … ${count} of ${warmUp + counted}`))
      return { request, intended: sent, sent, ended: performance.now(), status, heldBack: false }
    }
    return yield* Effect.promise(async (signal): Promise<Compared> => {
      for (let count = 0; count < warmUp && !signal.aborted; count += 1) {
        await call(count)
        if (count % 4 === 0) referencePiece()
      }
      const samples: Array<Sample> = []
      const pieces: Array<number> = []
      let pieceCpu = 0
      const cpuBefore = usageOf(service.pid).cpu
      for (let count = 0; count < counted && !signal.aborted; count += 1) {
        samples.push(await call(warmUp + count))
        const before = process.cpuUsage()
        const began = performance.now()
        referencePiece()
        pieces.push(performance.now() - began)
        const { system, user } = process.cpuUsage(before)
        pieceCpu += (user + system) / 1_000
      }
      const cpuAfter = usageOf(service.pid).cpu
      const serviceCpu = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore
      return { samples, pieces, pieceCpu, serviceCpu }
    })
  })
