/** Lines that wait for the end of this turn of the event loop. */
const waiting: Array<string> = []
let listens = false

const flush = () => {
  if (waiting.length === 0) return
  const text = waiting.join("")
  waiting.length = 0
  process.stdout.write(text)
}

/** A reader that went away must not end the service with it, and what waits at the end is not to be lost. */
const listenOnce = () => {
  if (listens) return
  listens = true
  process.stdout.on("error", () => {})
  process.on("exit", flush)
}

/**
 * Writes a line to standard output, together with the others of this turn of the event loop: one write for each line
 * costs more than all that is done to make it. A process that is killed may lose the lines of its last turn.
 */
export const writeLine = (line: string): void => {
  listenOnce()
  if (waiting.push(`${line}\n`) === 1) setImmediate(flush)
}
