import type { Outline } from "../../resume/write/outline.js"
import type { DocumentAnswer, DocumentQuestion, Place } from "./documentMessages.js"

/** A file may be made to take for ever; so much time has one, in milliseconds. */
const longest = 30_000

const failed = { kind: "refused", line: "the file cannot be read here; paste its text" } as const
const tooLong = { kind: "refused", line: "the file takes too long to read; paste its text" } as const

const isAnswer = (data: Partial<DocumentAnswer>): data is DocumentAnswer => data.kind !== undefined

/**
 * The page's end of what reads files and writes Word documents. Its libraries are loaded with the first file only; each
 * file has a thread of its own, which ends with it.
 */
export class Documents {
  constructor(private readonly address: string) {}

  read(place: Place, bytes: Uint8Array): Promise<DocumentAnswer> {
    return this.ask({ kind: "read", place, bytes })
  }

  docx(outline: Outline): Promise<DocumentAnswer> {
    return this.ask({ kind: "docx", outline })
  }

  private ask(question: DocumentQuestion): Promise<DocumentAnswer> {
    return new Promise((resolve) => {
      const worker = new Worker(this.address)
      const end = (answer: DocumentAnswer) => {
        clearTimeout(deadline)
        worker.terminate()
        resolve(answer)
      }
      const deadline = setTimeout(() => end(tooLong), longest)
      worker.onmessage = ({ data }: MessageEvent<Partial<DocumentAnswer>>) => {
        // The library for PDF sends messages of its own.
        if (isAnswer(data)) end(data)
      }
      worker.onerror = () => end(failed)
      worker.postMessage(question)
    })
  }
}
