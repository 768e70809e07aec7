import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib"
import type { Attack } from "../../support/hostileProvider.js"
import {
  drips,
  end,
  good,
  goodBytes,
  goodText,
  head,
  reset,
  respond,
  sends,
  silent,
  writes
} from "../../support/wire.js"
import { type Fault, faultsOf } from "./Fault.js"

const jsonHead = { "content-type": "application/json" }
const chunkedHead = head(200, { ...jsonHead, "transfer-encoding": "chunked" })
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`

/** A good body behind this content encoding. */
const encoded =
  (encoding: string, encode: (text: string) => Buffer): Attack =>
  (socket, request) =>
    respond(socket, encode(goodText(request)), { headers: { "content-encoding": encoding } })

const bomb = gzipSync(Buffer.alloc(60_000_000, 0x20))

/** A body of the right length with some of its bytes replaced. */
const garbled =
  (bytes: ReadonlyArray<number>, at: (body: Buffer) => number): Attack =>
  (socket, request) => {
    const body = Buffer.from(goodText(request))
    Buffer.from(bytes).copy(body, at(body))
    respond(socket, body)
  }

/** Nothing good can come before the deadline: 504, and both attempts were made. */
const timeouts = faultsOf({ optimize: 504, ingest: 504, requests: 2, slow: true }, [
  ["silence", silent],
  ["half a status line, then silence", writes("HTTP/1.1 20")],
  ["headers, then silence", writes(head(200, { ...jsonHead, "content-length": 500 }))],
  ["half the headers, then silence", writes("HTTP/1.1 200 OK\r\ncontent-type: appl")],
  ["half a body, then silence", writes((request) => goodBytes(request).slice(0, -30))],
  ["a header that drips", drips("HTTP/1.1 200 OK\r\n", "x-a: b\r\n", 20)],
  ["a body that drips blanks", drips(head(200, { ...jsonHead, "content-length": 100_000 }), " ", 10)],
  ["chunks that drip", drips(chunkedHead, chunk(" "), 10)],
  ["headers of an error, then silence", writes(head(500, { ...jsonHead, "content-length": 500 }))],
  ["100 Continue and nothing else", writes("HTTP/1.1 100 Continue\r\n\r\n")],
  ["103 over and over", drips("", "HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n", 10)],
  ["chunks without a last one", writes((request) => chunkedHead + chunk(goodText(request)))],
  ["a length above the body", writes((request) => goodBytes(request, { "content-length": 50_000 }))],
  ["gzip that stalls", writes(() => head(200, { ...jsonHead, "content-encoding": "gzip", "content-length": 900 }))]
])

/** The transport fails by itself: 502, at once, after a second attempt. */
const failures = faultsOf({ optimize: 502, ingest: 502, requests: 2 }, [
  ["a reset before the answer", (socket) => reset(socket)],
  ["an end before the answer", (socket) => end(socket)],
  ["a reset in the status line", writes("HTTP/1.1 2", reset)],
  ["a reset in the headers", writes("HTTP/1.1 200 OK\r\ncontent-ty", reset)],
  ["a reset after the headers", writes(head(200, { ...jsonHead, "content-length": 500 }), reset)],
  ["a reset in the body", writes((request) => goodBytes(request).slice(0, -20), reset)],
  ["an end in the body", writes((request) => goodBytes(request).slice(0, -20), end)],
  ["an end in a chunk", writes(`${chunkedHead}ff\r\n{"id":`, end)],
  ["a length above the body, then an end", writes((r) => goodBytes(r, { "content-length": 50_000 }), end)],
  ["a length below the body", writes((request) => goodBytes(request, { "content-length": 40 }))],
  ["a negative length", writes((request) => goodBytes(request, { "content-length": -1 }))],
  ["two lengths", writes((r) => goodBytes(r, { "content-length": 10, "Content-Length": 400 }))],
  ["a length and chunks", writes((r) => goodBytes(r, { "transfer-encoding": "chunked" }))],
  ["a chunk size that is none", writes(`${chunkedHead}zz\r\n{}\r\n0\r\n\r\n`)],
  ["a chunk size beyond all", writes(`${chunkedHead}fffffffffffffffff\r\n{}\r\n0\r\n\r\n`)],
  ["no HTTP at all", writes("SSH-2.0-OpenSSH_9.6\r\n")],
  ["random bytes", writes(Buffer.from([0x16, 3, 1, 0, 255, 254, 0, 13, 10, 13, 10]))],
  ["HTTP/2 frames", writes(Buffer.from("000012040000000000000300000064000400100000", "hex"))],
  ["a status that is none", writes("HTTP/1.1 abc OK\r\n\r\n")],
  ["status 999", sends("{}", { status: 999 })],
  ["101 Switching Protocols", writes("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n")],
  ["headers without end", writes(`HTTP/1.1 200 OK\r\n${"x-a: bbbbbbbbbb\r\n".repeat(4_000)}\r\n`)],
  ["one header of 100 KB", writes(`HTTP/1.1 200 OK\r\nx-a: ${"b".repeat(100_000)}\r\n\r\n`)],
  ["a header with a NUL", writes("HTTP/1.1 200 OK\r\nx-a: b\0c\r\n\r\n{}")],
  ["bytes that are no UTF-8", garbled([0xff, 0xfe, 0xc0], (body) => body.indexOf("chatcmpl"))],
  ["bytes in the content that are no UTF-8", garbled([0xc3, 0x28], (body) => body.indexOf("summary"))],
  ["UTF-16", (socket, request) => respond(socket, Buffer.from(goodText(request), "utf16le"))],
  ["a body that is no JSON", sends("{{{")],
  ["an empty body", sends("")],
  ["an empty body that says gzip", sends("", { headers: { "content-encoding": "gzip" } })],
  ["a number", sends("7")],
  ["null", sends("null")],
  ["an array", sends("[]")],
  ["an empty object", sends("{}")],
  ["JSON twice", (socket, request) => respond(socket, goodText(request).repeat(2))],
  ["50,000 open brackets", sends("[".repeat(50_000))],
  ["deep nesting", sends(`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`)],
  ["HTML with 200", sends("<html>busy</html>", { headers: { "content-type": "text/html" } })],
  ["HTML that says JSON", sends("<html>busy</html>")],
  ["204 without a body", writes("HTTP/1.1 204 No Content\r\n\r\n")],
  ["204 that says gzip", writes("HTTP/1.1 204 No Content\r\ncontent-encoding: gzip\r\n\r\n")],
  ["304", writes("HTTP/1.1 304 Not Modified\r\n\r\n")],
  ["gzip that is none", sends('{"id":"x"}', { headers: { "content-encoding": "gzip" } })],
  ["gzip cut", encoded("gzip", (text) => gzipSync(text).subarray(0, -12))],
  ["brotli that is none", sends('{"id":"x"}', { headers: { "content-encoding": "br" } })],
  ["an unknown content encoding", encoded("zstd", (text) => gzipSync(text))],
  ["gzip twice", encoded("gzip, gzip", (text) => gzipSync(gzipSync(text)))],
  ["an error inside a 200", sends({ error: { message: "overloaded CANARY-PROVIDER", type: "server_error" } })],
  ["an error text inside a 200", sends({ error: "overloaded" })],
  ["an error beside choices", sends({ error: { code: 429 }, choices: [] })]
])

/** Odd, and good all the same. */
const good200 = faultsOf({ optimize: 200, ingest: 200, requests: 1 }, [
  ["a whole answer", good],
  ["100 Continue first", writes((request) => `HTTP/1.1 100 Continue\r\n\r\n${goodBytes(request)}`)],
  ["103 first", writes((request) => `HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n${goodBytes(request)}`)],
  ["chunks of one byte", writes((r) => `${chunkedHead}${[...goodText(r)].map(chunk).join("")}0\r\n\r\n`)],
  ["trailers", writes((r) => `${chunkedHead}${chunk(goodText(r))}0\r\nx-sum: 1\r\n__proto__: 2\r\n\r\n`)],
  [
    "HTTP/1.0 until the end",
    writes((r) => `HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n${goodText(r)}`, end)
  ],
  ["a BOM before the body", (socket, request) => respond(socket, `\uFEFF${goodText(request)}`)],
  ["gzip", encoded("gzip", (text) => gzipSync(text))],
  ["deflate", encoded("deflate", (text) => deflateSync(text))],
  ["brotli", encoded("br", (text) => brotliCompressSync(text))],
  ["headers named after members of Object", writes((r) => goodBytes(r, { __proto__x: 1, constructor: "x" }))],
  ["a header in Latin-1", writes((r) => Buffer.from(goodBytes(r, { "x-name": "caf\u00e9" }), "latin1"))],
  ["an answer and then an end", (socket, request) => socket.end(goodBytes(request, { connection: "close" }))],
  ["an answer with rubbish behind it", writes((request) => `${goodBytes(request)}HTTP/1.1 500 X\r\n\r\nrubbish`)]
])

/** Too much of it is an answer that cannot be used. */
const tooLarge = faultsOf({ optimize: 422, ingest: 422, requests: 1 }, [
  ["5 MB of blanks", sends(" ".repeat(5_000_000))],
  ["5 MB of content", (socket) => respond(socket, JSON.stringify({ choices: ["x".repeat(5_000_000)] }))],
  ["a gzip bomb", sends(bomb, { headers: { "content-encoding": "gzip" } })],
  ["a body without end", drips(head(200, jsonHead), " ".repeat(100_000), 1)]
])

export const transportFaults: ReadonlyArray<Fault> = [...timeouts, ...failures, ...good200, ...tooLarge]
