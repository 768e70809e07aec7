import { parentPort, workerData } from "node:worker_threads"
import { type Document, textOfDocument } from "../../src/documents/textOfDocument.js"

// The body of a thread that reads one document. It has a thread of its own so that a hostile one can be stopped
// wherever it is (reader.ts).

export type ReadResult = { readonly text: string } | { readonly refused: string }

const damaged = "the document is damaged and cannot be opened; save it again, or give its text"

if (parentPort !== null) {
  const port = parentPort
  const task: Document = workerData
  const tell = (result: ReadResult) => port.postMessage(result)
  textOfDocument(task).then(
    (result) => tell(typeof result === "string" ? { text: result } : { refused: result.line }),
    () => tell({ refused: damaged })
  )
}
