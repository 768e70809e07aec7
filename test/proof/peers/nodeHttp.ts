import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { bodyBytes, jsonOf } from "./bodies.js"
import { contractHeaders, errorOf, isJson, listens, makeWork, settingsOfProcess } from "./work.js"
import { optimizeSooner } from "../../../src/process/v8Options.js"

// The same work on `node:http` alone: the floor.

// As the service does it for itself.
optimizeSooner()

const work = makeWork(settingsOfProcess())

type More = Readonly<Record<string, string>>

const answer = (request: IncomingMessage, response: ServerResponse, status: number, body: unknown, more: More = {}) => {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    ...{ "content-type": "application/json", "content-length": Buffer.byteLength(text) },
    ...contractHeaders(request.headers["x-request-id"]),
    ...more
  })
  response.end(text)
}

/** The bytes of a body; undefined where they are too many. */
const bytesOf = (request: IncomingMessage): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const chunks: Array<Buffer> = []
    let bytes = 0
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.byteLength
      if (bytes <= bodyBytes) chunks.push(chunk)
    })
    request.on("error", reject)
    request.on("end", () => resolve(bytes > bodyBytes ? undefined : Buffer.concat(chunks)))
  })

const create = async (owner: string, request: IncomingMessage, response: ServerResponse) => {
  if (!isJson(request.headers)) return answer(request, response, 415, errorOf(415))
  const bytes = await bytesOf(request)
  if (bytes === undefined) return answer(request, response, 413, errorOf(413))
  const body = jsonOf(bytes)
  if (!work.isApplication(body)) return answer(request, response, 400, errorOf(400))
  const key = request.headers["idempotency-key"]
  const created = await work.create(owner, body, typeof key === "string" ? key : undefined)
  return typeof created === "number"
    ? answer(request, response, created, errorOf(created))
    : answer(request, response, 201, { success: true, application_id: created })
}

const handle = async (request: IncomingMessage, response: ServerResponse) => {
  const owner = await work.owner(request.headers.authorization).catch(() => undefined)
  if (owner === undefined) {
    return answer(request, response, 401, errorOf(401), { "www-authenticate": 'Bearer error="invalid_token"' })
  }
  const url = new URL(request.url ?? "", "http://localhost")
  if (request.method === "GET" && url.pathname === "/api/profile/me") {
    const profile = await work.profile(owner)
    if (profile === undefined) return answer(request, response, 404, errorOf(404))
    return answer(request, response, 200, profile, { etag: `"${Number(profile["profile_version"])}"` })
  }
  if (request.method === "GET" && url.pathname === "/api/applications") {
    const { items, link } = await work.list(owner, Number(url.searchParams.get("limit") ?? 500))
    return answer(request, response, 200, { items }, link === undefined ? {} : { link })
  }
  if (request.method === "POST" && url.pathname === "/api/applications") return create(owner, request, response)
  return answer(request, response, 404, errorOf(404))
}

const server = createServer((request, response) => {
  handle(request, response).catch(() => answer(request, response, 500, errorOf(500)))
})
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  listens(typeof address === "object" && address !== null ? address.port : 0)
})
