import { kindOf, maxBytes } from "../../documents/kinds.js"
import { isObject, profileFrom } from "../../documents/profileJson.js"
import { decodeText } from "../../documents/text.js"
import { textOfDocument } from "../../documents/textOfDocument.js"
import { docxOf } from "../../resume/write/docx.js"
import { outlineOf } from "../../resume/write/outline.js"
import { markdownOf } from "../../resume/write/text.js"
import type { DocumentAnswer, DocumentQuestion, Place } from "./documentMessages.js"

// What reads files and writes Word documents for the page, by the libraries of the command line. It works in a thread
// that the page ends, and is served with headers under which it can load and send nothing.

/** What is used of a worker's global scope. */
declare const self: {
  onmessage: ((event: { readonly data: DocumentQuestion }) => void) | null
  postMessage(answer: DocumentAnswer): void
}

const refused = (line: string): DocumentAnswer => ({ kind: "refused", line })

const jsonIn = (text: string): unknown => {
  if (!text.trimStart().startsWith("{")) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const textField = (value: object, name: string): string | undefined => {
  const field: unknown = Object.getOwnPropertyDescriptor(value, name)?.value
  return typeof field === "string" ? field : undefined
}

/** A resume in JSON as the text that it is read back from without a loss; a job in JSON with what it says of itself. */
const fromJson = (value: object, place: Place): DocumentAnswer => {
  if (place === "resume") {
    const read = profileFrom(value)
    return typeof read === "string" ? refused(read) : { kind: "text", text: markdownOf(outlineOf(read.profile)) }
  }
  const text = textField(value, "job_description_text") ?? textField(value, "job_description")
  if (text === undefined) return refused("this JSON is no job; give an object with job_description_text, or plain text")
  const [title, company] = [textField(value, "job_title"), textField(value, "company_name")]
  return {
    kind: "text",
    text,
    ...(title === undefined ? {} : { title }),
    ...(company === undefined ? {} : { company })
  }
}

const read = async (bytes: Uint8Array, place: Place): Promise<DocumentAnswer> => {
  const kind = kindOf(bytes)
  if (typeof kind !== "string") return refused(kind.line)
  if (bytes.length > maxBytes[kind]) return refused("the file is too large; give only the resume or the job")
  const text = kind === "text" ? decodeText(bytes) : await textOfDocument({ kind, bytes })
  if (typeof text !== "string") return refused(text.line)
  const json = jsonIn(text)
  return isObject(json) ? fromJson(json, place) : { kind: "text", text }
}

const answerTo = async (question: DocumentQuestion): Promise<DocumentAnswer> =>
  question.kind === "docx"
    ? { kind: "docx", bytes: await docxOf(question.outline) }
    : read(question.bytes, question.place)

self.onmessage = ({ data }) => {
  answerTo(data).then(
    (answer) => self.postMessage(answer),
    () => self.postMessage(refused("the file is damaged and cannot be opened; save it again, or paste its text"))
  )
}
