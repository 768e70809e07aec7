import express, { type ErrorRequestHandler } from "express"
import { isUtf8 } from "node:buffer"
import { bodyBytes } from "./bodies.js"
import { contractHeaders, errorOf, isJson, listens, makeWork, settingsOfProcess } from "./work.js"
import { optimizeSooner } from "../../../src/process/v8Options.js"

// The same work on Express 5, as its guide writes it.

// As the service does it for itself.
optimizeSooner()

const work = makeWork(settingsOfProcess())
const app = express()
app.disable("x-powered-by")
// Answers that nobody may keep need no digest of their own; a profile's tag is its version.
app.disable("etag")

app.use((request, response, next) => {
  response.set(contractHeaders(request.headers["x-request-id"]))
  next()
})
app.use(async (request, response, next) => {
  const owner = await work.owner(request.headers.authorization).catch(() => undefined)
  if (owner === undefined) {
    response.status(401).set("www-authenticate", 'Bearer error="invalid_token"').json(errorOf(401))
    return
  }
  response.locals["owner"] = owner
  next()
})

class NotUtf8 extends Error {}
const body = express.json({
  limit: bodyBytes,
  type: (request) => isJson(request.headers),
  verify: (_request, _response, bytes) => {
    if (!isUtf8(bytes)) throw new NotUtf8()
  }
})

app.get("/api/profile/me", async (_request, response) => {
  const profile = await work.profile(String(response.locals["owner"]))
  if (profile === undefined) response.status(404).json(errorOf(404))
  else response.set("etag", `"${Number(profile["profile_version"])}"`).json(profile)
})
app.get("/api/applications", async (request, response) => {
  const { items, link } = await work.list(String(response.locals["owner"]), Number(request.query["limit"] ?? 500))
  if (link !== undefined) response.set("link", link)
  response.json({ items })
})
app.post("/api/applications", body, async (request, response) => {
  const application: unknown = request.body
  if (application === undefined) {
    response.status(415).json(errorOf(415))
    return
  }
  if (!work.isApplication(application)) {
    response.status(400).json(errorOf(400))
    return
  }
  const created = await work.create(String(response.locals["owner"]), application, request.get("idempotency-key"))
  if (typeof created === "number") response.status(created).json(errorOf(created))
  else response.status(201).json({ success: true, application_id: created })
})

const failed: ErrorRequestHandler = (failure: unknown, _request, response, _next) => {
  const asked = typeof failure === "object" && failure !== null && "status" in failure ? failure.status : 500
  const status = asked === 413 ? 413 : asked === 500 ? 500 : 400
  response.status(status).json(errorOf(status))
}
app.use(failed)

const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address()
  listens(typeof address === "object" && address !== null ? address.port : 0)
})
