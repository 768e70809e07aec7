import { createServer } from "node:http"
import { connect } from "node:net"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { PeerWait } from "../../src/domain/PeerWait.js"
import { readBytes } from "../../src/http/edge/body.js"

/** Bodies and numbers of waits, as a server read one request after the other on one connection. */
const readOn = (requests: ReadonlyArray<ReadonlyArray<string>>) =>
  Effect.async<ReadonlyArray<readonly [string, number]>>((resume) => {
    const read: Array<readonly [string, number]> = []
    const server = createServer((message, response) => {
      let waits = 0
      const counted = {
        during: <A, E, R>(wait: Effect.Effect<A, E, R>) => {
          waits += 1
          return wait
        }
      }
      process.nextTick(() =>
        Effect.runFork(
          Effect.map(Effect.provideService(Effect.orDie(readBytes(message, 1_000)), PeerWait, counted), (bytes) => {
            read.push([bytes.toString("utf8"), waits])
            response.end("x")
          })
        )
      )
    })
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      const socket = connect({ port, host: "127.0.0.1", noDelay: true })
      const send = async () => {
        for (const part of requests[read.length] ?? []) {
          socket.write(part)
          await new Promise((done) => setTimeout(done, 20))
        }
      }
      socket.on("data", () => {
        if (read.length < requests.length) void send()
        else {
          socket.destroy()
          server.close()
          resume(Effect.succeed(read))
        }
      })
      void send()
    })
  })

const head = (framing: string) => `POST / HTTP/1.1\r\nHost: x\r\n${framing}\r\n\r\n`

describe("the bytes of a body", () => {
  it.live("are taken without a wait where they came with the head, else as they come", () =>
    Effect.map(
      readOn([
        [`${head("Content-Length: 4")}abcd`],
        [`${head("Content-Length: 4")}ef`, "gh"],
        [head("Content-Length: 4"), "ijkl"],
        [head("Content-Length: 0")],
        [`${head("Transfer-Encoding: chunked")}2\r\nmn\r\n`, "2\r\nop\r\n0\r\n\r\n"],
        [`${head("Content-Length: 4")}qrst`]
      ]),
      (read) =>
        assert.deepStrictEqual(read, [
          ["abcd", 0],
          ["efgh", 1],
          ["ijkl", 1],
          ["", 1],
          ["mnop", 1],
          ["qrst", 0]
        ])
    )
  )
})
