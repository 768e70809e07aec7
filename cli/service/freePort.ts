import { createServer } from "node:net"
import * as Effect from "effect/Effect"

/** A port of loopback that nobody listens on at the moment. */
export const freePort = Effect.async<number>((resume) => {
  const server = createServer()
  server.listen(0, "127.0.0.1", () => {
    const address = server.address()
    server.close(() => resume(Effect.succeed(typeof address === "object" && address !== null ? address.port : 0)))
  })
})
