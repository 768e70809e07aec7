import { createServer, type ServerResponse } from "node:http"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { overheadsOf } from "../../../bench/load/assemble.js"
import { senderTo } from "../../../bench/load/httpSend.js"
import { runLoad } from "../../../bench/load/openLoop.js"

/** A server on a real socket that answers when it is told to. */
const server = (onRequest: (count: number, response: ServerResponse, id: number) => void) =>
  Effect.acquireRelease(
    Effect.async<{ readonly url: string; readonly close: () => void }>((resume) => {
      let count = 0
      const http = createServer((request, response) => {
        request.resume()
        count += 1
        onRequest(count, response, Number(request.headers["x-request-id"]))
      })
      http.listen(0, "127.0.0.1", () => {
        const address = http.address()
        const port = typeof address === "object" && address !== null ? address.port : 0
        resume(
          Effect.succeed({
            url: `http://127.0.0.1:${port}`,
            close: () => {
              http.closeAllConnections()
              http.close()
            }
          })
        )
      })
    }),
    ({ close }) => Effect.sync(close)
  )

const sendTo = (url: string) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => senderTo(url)),
      ({ close }) => Effect.sync(close)
    ),
    ({ send }) =>
      (request: number) =>
        send({ method: "POST", path: "/", body: "{}", headers: { "x-request-id": String(request) } }).then(
          ({ status }) => status
        )
  )

describe("the open loop", () => {
  it.scopedLive("sends what is due to a server that stalls, and every request shows the stall", () =>
    Effect.gen(function* () {
      const arrivals = Array.from({ length: 60 }, (_, at) => at * 5)
      const held: Array<ServerResponse> = []
      // Answers the first ten at once; the others only when it has got all of them, which a loop that waits never sends.
      const { url } = yield* server((count, response, id) => {
        if (id < 110) response.end("{}")
        else held.push(response)
        if (count === arrivals.length) for (const one of held) one.end("{}")
      })
      const send = yield* sendTo(url)
      const { lateness, peakInFlight, samples } = yield* Effect.promise(() =>
        runLoad({ arrivals, from: 100, maxInFlight: 1_000, send })
      )
      assert.lengthOf(samples, arrivals.length)
      assert.isTrue(samples.every(({ heldBack, status }) => status === 200 && !heldBack))
      assert.isAtLeast(peakInFlight, 50)
      const last = arrivals.at(-1) ?? 0
      for (const { ended, intended, request } of samples) {
        assert.strictEqual(intended, arrivals[request - 100])
        if (request >= 110) assert.isAtLeast(ended - intended, last - intended, "as long as the server stalled")
      }
      assert.isTrue(lateness.every((late) => late >= -1))
    })
  )

  it.scopedLive("holds back what is above the cap, says so, and counts the wait", () =>
    Effect.gen(function* () {
      let open = 0
      let mostOpen = 0
      const { url } = yield* server((_, response) => {
        open += 1
        mostOpen = Math.max(mostOpen, open)
        response.end("{}")
        open -= 1
      })
      const send = yield* sendTo(url)
      const arrivals = Array.from({ length: 40 }, () => 0)
      const { lateness, peakInFlight, samples } = yield* Effect.promise(() =>
        runLoad({ arrivals, from: 0, maxInFlight: 2, send })
      )
      assert.strictEqual(peakInFlight, 2)
      assert.isAtMost(mostOpen, 2)
      const back = samples.filter(({ heldBack }) => heldBack)
      assert.lengthOf(back, 38)
      assert.lengthOf(lateness, 2)
      for (const sample of back) {
        assert.isAbove(sample.sent, sample.intended)
        // A wait for the service is the service's, although the load had not sent yet.
        const [overhead] = overheadsOf([sample], new Map([[sample.request, 0]]))
        assert.strictEqual(overhead, sample.ended - sample.intended)
      }
    })
  )

  it.scopedLive("counts what gets no answer, and ends when it is told to", () =>
    Effect.gen(function* () {
      const stop = new AbortController()
      const { url } = yield* server((count, response) => {
        response.destroy()
        if (count === 3) stop.abort()
      })
      const send = yield* sendTo(url)
      const { samples } = yield* Effect.promise(() =>
        runLoad({ arrivals: [0, 1, 2, 3_600_000], from: 0, maxInFlight: 10, send, signal: stop.signal })
      )
      assert.deepStrictEqual(
        samples.map(({ status }) => status),
        [0, 0, 0]
      )
    })
  )

  it.live("is over at once without arrivals", () =>
    Effect.map(
      Effect.promise(() => runLoad({ arrivals: [], from: 0, maxInFlight: 1, send: async () => 200 })),
      ({ samples }) => assert.deepStrictEqual(samples, [])
    )
  )
})
