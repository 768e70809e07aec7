import { connect, type Socket } from "node:net"
import type { Crowd } from "./crowd.js"

// Keeps its connections open, each sending one message and reading nothing; what is closed is opened again.

const keepOpen = ({ connections, messages, port }: Crowd) => {
  const open = new Set<Socket>()
  let turn = 0
  const join = () => {
    const message = messages[(turn += 1) % messages.length] ?? ""
    const socket = connect(port, "127.0.0.1", () => socket.write(message))
    socket.pause()
    open.add(socket)
    socket.on("error", () => undefined)
    socket.on("close", () => open.delete(socket))
  }
  setInterval(() => {
    for (let missing = connections - open.size; missing > 0; missing -= 1) join()
  }, 50)
}

process.once("message", keepOpen)
process.once("disconnect", () => process.exit())
