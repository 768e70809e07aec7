import { parentPort, workerData } from "node:worker_threads"
import { type Refused } from "../Refused.js"
import type { DocumentKind } from "./kinds.js"

// The body of a thread that reads one document. It has a thread of its own so that a hostile one can be stopped
// wherever it is (reader.ts).

export interface ReadTask {
  readonly kind: Exclude<DocumentKind, "text">
  readonly bytes: Uint8Array
}

export type ReadResult = { readonly text: string } | { readonly refused: string }

/** The text of a document; each library is loaded only for its own kind. */
const read = async ({ bytes, kind }: ReadTask): Promise<string | Refused> => {
  if (kind === "pdf") return (await import("./pdf.js")).textOfPdf(bytes)
  if (kind === "docx") return (await import("./docx.js")).textOfDocx(bytes)
  const { decodePage } = await import("./text.js")
  const page = decodePage(bytes)
  return typeof page === "string" ? (await import("./html.js")).textOfHtml(page) : page
}

const damaged = "the document is damaged and cannot be opened; save it again, or give its text"

if (parentPort !== null) {
  const port = parentPort
  const task: ReadTask = workerData
  const tell = (result: ReadResult) => port.postMessage(result)
  read(task).then(
    (result) => tell(typeof result === "string" ? { text: result } : { refused: result.line }),
    () => tell({ refused: damaged })
  )
}
