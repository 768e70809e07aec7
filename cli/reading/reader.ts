import { Worker } from "node:worker_threads"
import { builtProgram } from "../../src/ownPackage.js"
import { type Refused, refuse } from "../Refused.js"
import type { Document } from "../../src/documents/textOfDocument.js"
import type { ReadResult } from "./worker.js"

/** What reading one document may cost. */
export interface ReadingLimits {
  /** Milliseconds. */
  readonly time: number
  /** Megabytes that this process may grow by. */
  readonly memory: number
}

const usual: ReadingLimits = { time: 30_000, memory: 768 }

/** Between two looks at the memory, in milliseconds. */
const lookEvery = 25

const tooMuch = "the document takes more memory than a resume or a job does; give its text"
const tooLong = "the document takes too long to read; save it again, or give its text"

/**
 * Reads a document in a thread of its own, which ends when it takes too much: a small file may be made to unpack to
 * gigabytes or to never end.
 */
export const readDocumentText = (task: Document, limits: ReadingLimits = usual): Promise<string | Refused> =>
  new Promise((resolve) => {
    const worker = new Worker(builtProgram("cli/reading/worker.js"), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
      // What a library prints is not the command's output.
      stdout: true,
      stderr: true
    })
    worker.stdout.resume()
    worker.stderr.resume()
    const before = process.memoryUsage.rss()
    const end = (result: string | Refused) => {
      clearInterval(look)
      clearTimeout(deadline)
      resolve(result)
      void worker.terminate()
    }
    // Buffers lie outside the heap that the thread's own limits bound.
    const look = setInterval(() => {
      if (process.memoryUsage.rss() - before > limits.memory * 1024 * 1024) end(refuse(tooMuch))
    }, lookEvery)
    const deadline = setTimeout(() => end(refuse(tooLong)), limits.time)
    worker.on("message", (result: ReadResult) => end("text" in result ? result.text : refuse(result.refused)))
    worker.on("error", (cause) => {
      const isMemory = "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY"
      end(refuse(isMemory ? tooMuch : "the document is damaged and cannot be opened; save it again, or give its text"))
    })
    worker.on("exit", () => end(refuse("the document cannot be read; give its text")))
  })
