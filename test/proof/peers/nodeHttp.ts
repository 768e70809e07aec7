import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { listens, makeWork, settingsOfProcess } from "./work.js"

// The same work on `node:http` alone: the floor.

const work = makeWork(settingsOfProcess())

const answer = (response: ServerResponse, status: number, body: unknown) => {
  const text = JSON.stringify(body)
  response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) })
  response.end(text)
}

const bodyOf = (request: IncomingMessage): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("error", reject)
    request.on("end", () => {
      try {
        resolve(JSON.parse(Buffer.concat(chunks).toString("utf8")))
      } catch (cause) {
        reject(cause)
      }
    })
  })

const handle = async (request: IncomingMessage, response: ServerResponse) => {
  const owner = await work.owner(request.headers.authorization).catch(() => undefined)
  if (owner === undefined) return answer(response, 401, { message: "Unauthorized", statusCode: 401 })
  const url = new URL(request.url ?? "", "http://localhost")
  if (request.method === "GET" && url.pathname === "/api/profile/me") {
    const profile = await work.profile(owner)
    return profile === undefined
      ? answer(response, 404, { message: "Not found", statusCode: 404 })
      : answer(response, 200, profile)
  }
  if (request.method === "GET" && url.pathname === "/api/applications") {
    return answer(response, 200, { items: await work.list(owner, Number(url.searchParams.get("limit") ?? 500)) })
  }
  if (request.method === "POST" && url.pathname === "/api/applications") {
    const body = await bodyOf(request)
    if (!work.isApplication(body)) return answer(response, 400, { message: "Bad request", statusCode: 400 })
    return answer(response, 201, { success: true, application_id: await work.create(owner, body) })
  }
  return answer(response, 404, { message: "Not found", statusCode: 404 })
}

const server = createServer((request, response) => {
  handle(request, response).catch(() => answer(response, 500, { message: "Internal server error", statusCode: 500 }))
})
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  listens(typeof address === "object" && address !== null ? address.port : 0)
})
