import express from "express"
import { listens, makeWork, settingsOfProcess } from "./work.js"

// The same work on Express 5, as its guide writes it.

const work = makeWork(settingsOfProcess())
const app = express()
app.disable("x-powered-by")

app.use(async (request, response, next) => {
  const owner = await work.owner(request.headers.authorization).catch(() => undefined)
  if (owner === undefined) {
    response.status(401).json({ message: "Unauthorized", statusCode: 401 })
    return
  }
  response.locals["owner"] = owner
  next()
})

app.get("/api/profile/me", async (_request, response) => {
  const profile = await work.profile(String(response.locals["owner"]))
  if (profile === undefined) response.status(404).json({ message: "Not found", statusCode: 404 })
  else response.json(profile)
})
app.get("/api/applications", async (request, response) => {
  const limit = Number(request.query["limit"] ?? 500)
  response.json({ items: await work.list(String(response.locals["owner"]), limit) })
})
app.post("/api/applications", express.json(), async (request, response) => {
  const body: unknown = request.body
  if (!work.isApplication(body)) {
    response.status(400).json({ message: "Bad request", statusCode: 400 })
    return
  }
  const application_id = await work.create(String(response.locals["owner"]), body)
  response.status(201).json({ success: true, application_id })
})

const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address()
  listens(typeof address === "object" && address !== null ? address.port : 0)
})
