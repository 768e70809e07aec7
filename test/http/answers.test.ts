import { IncomingMessage } from "node:http"
import { Socket } from "node:net"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Owner } from "../../src/domain/Caller.js"
import { AnswerBytes, readsFor } from "../../src/http/edge/answerBytes.js"
import { exchange, goodToken, openRaw, serveParts, storedApplication } from "../support/http.js"

const authorized = `Host: x\r\nAuthorization: Bearer ${goodToken}\r\n`
const listing = `GET /api/applications HTTP/1.1\r\n${authorized}\r\n`
const health = (more = "") => `GET /health HTTP/1.1\r\nHost: x\r\n${more}\r\n`

/** Waits until something holds; the test's own time limit is the end of it. */
const until = (holds: () => boolean) => Effect.repeat(Effect.sleep(10), { until: holds })

/** A server whose pages are so many bytes; `made` counts them. */
const pages = (bytes: number) =>
  Effect.gen(function* () {
    let made = 0
    const items = [{ ...storedApplication, job_title: "x".repeat(bytes) }]
    const list = () => Effect.sync(() => ((made += 1), { items, next: undefined }))
    return { port: yield* serveParts({ applications: { list } }), made: () => made }
  })

describe("requests sent ahead on a connection", () => {
  it.scopedLive("are each begun when the answer before it has left", () =>
    Effect.gen(function* () {
      const { made, port } = yield* pages(20_000_000)
      const { closed, socket, state } = openRaw(port)
      socket.pause()
      socket.write(listing.repeat(3) + health("Connection: close\r\n"))
      yield* until(() => made() === 1)
      yield* Effect.sleep(300)
      assert.strictEqual(made(), 1)
      socket.resume()
      yield* Effect.promise(() => closed)
      assert.strictEqual(made(), 3)
      assert.deepStrictEqual(
        state.received.match(/HTTP\/1\.1 \d+/g),
        Array.from({ length: 4 }, () => "HTTP/1.1 200")
      )
    })
  )

  it.scopedLive("are answered in their order, with bodies and without, in one write or byte by byte", () =>
    Effect.gen(function* () {
      const port = yield* serveParts({})
      const body = JSON.stringify({ company_name: "A", job_title: "B", status: "draft" })
      const posted = `POST /api/applications HTTP/1.1\r\n${authorized}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
      const all = Array.from({ length: 10 }, () => health() + posted).join("") + health("Connection: close\r\n")
      const statuses = (answer: string) => (answer.match(/HTTP\/1\.1 \d+/g) ?? []).map((line) => Number(line.slice(9)))
      const wanted = [...Array.from({ length: 10 }, () => [200, 201]).flat(), 200]
      assert.deepStrictEqual(statuses(yield* Effect.promise(() => exchange(port, all))), wanted)
      const { closed, socket, state } = openRaw(port)
      socket.setNoDelay(true)
      for (let at = 0; at < all.length; at += 7) {
        socket.write(all.slice(at, at + 7))
        if (at % 70 === 0) yield* Effect.sleep(1)
      }
      yield* Effect.promise(() => closed)
      assert.deepStrictEqual(statuses(state.received), wanted)
    })
  )
})

describe("answers under way", () => {
  const read = (user: string) => {
    const message = new IncomingMessage(new Socket())
    message.method = "GET"
    readsFor(message, Schema.decodeSync(Owner)(user))
    return message
  }
  const megabyte = 1_000_000

  it("are few for one user and few in all, until they have left", () => {
    const bytes = new AnswerBytes({ perUser: 2 * megabyte, total: 3 * megabyte })
    const [one, two, three] = [read("maya"), read("maya"), read("maya")]
    assert.isTrue(bytes.admits(one, megabyte))
    assert.isTrue(bytes.admits(two, megabyte))
    assert.isFalse(bytes.admits(three, megabyte))
    const other = read("noor")
    assert.isTrue(bytes.admits(other, megabyte))
    assert.isFalse(bytes.admits(read("iris"), megabyte))
    bytes.release(other)
    bytes.release(other)
    assert.isTrue(bytes.admits(read("iris"), megabyte))
    bytes.release(one)
    assert.isTrue(bytes.admits(three, megabyte))
  })

  it("let through the only one of a user, small ones and what a write has done", () => {
    const bytes = new AnswerBytes({ perUser: 10_000, total: 50_000 })
    assert.isTrue(bytes.admits(read("maya"), megabyte))
    assert.isFalse(bytes.admits(read("maya"), 20_000))
    assert.isTrue(bytes.admits(read("maya"), 2_000))
    const written = read("maya")
    written.method = "PATCH"
    assert.isTrue(bytes.admits(written, megabyte))
  })
})
