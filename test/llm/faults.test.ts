import { describe, it, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { answerFaults } from "./faults/answers.js"
import { attack, attackOnce, layerAttacked, roomy, short, withProfile } from "./faults/harness.js"
import { dialectFaults, statusFaults } from "./faults/statuses.js"
import { streamFaults } from "./faults/stream.js"
import { transportFaults } from "./faults/transport.js"

// Every fault of a provider over real sockets: the provider on a bare TCP socket, the service on its
// HTTP server with the real database.

/** A port at which somebody listens who must never be asked. */
const elsewhere = "http://127.0.0.1:9"
const all = [...transportFaults, ...answerFaults, ...statusFaults(elsewhere)]

for (const { budget, faults, most, name, stream } of [
  { name: "waited out", ...short, stream: false, faults: all.filter(({ slow }) => slow === true) },
  { name: "at once", ...roomy, stream: false, faults: all.filter(({ slow }) => slow !== true) },
  { name: "waited out in a stream", ...short, stream: true, faults: streamFaults.filter(({ slow }) => slow === true) },
  { name: "at once in a stream", ...roomy, stream: true, faults: streamFaults.filter(({ slow }) => slow !== true) }
]) {
  layer(layerAttacked(budget, stream), { timeout: "60 seconds", excludeTestServices: true })(
    `faults that are ${name}`,
    (it) => {
      it.effect("a caller has a profile", () => withProfile)
      for (const fault of faults) it.effect(fault.name, () => attack(fault, most))
    }
  )
}

describe("servers that know fewer parameters", () => {
  for (const fault of dialectFaults) {
    it.scopedLive(fault.name, () =>
      Effect.gen(function* () {
        yield* withProfile
        yield* attackOnce(fault, "/api/optimize", 200, roomy.most)
      }).pipe(Effect.provide(layerAttacked(roomy.budget)))
    )
  }
})
