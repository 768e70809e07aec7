import { parentPort } from "node:worker_threads"

// Loaded before anything else (`--import`): the engine's threads do each job twice and answer once, so that what the
// service does with texts costs twice its time.
if (parentPort !== null) {
  const on = parentPort.on.bind(parentPort)
  const post = parentPort.postMessage.bind(parentPort)
  let isFirst = false
  parentPort.postMessage = (...message) => {
    if (!isFirst) post(...message)
  }
  parentPort.on = (event, listener) =>
    on(event, (order) => {
      isFirst = true
      listener(order)
      isFirst = false
      listener(order)
    })
}
