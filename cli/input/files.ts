import * as Fs from "node:fs/promises"
import * as Effect from "effect/Effect"
import { kindOf, maxBytes, tellingBytes } from "../../src/documents/kinds.js"
import { decodeText } from "../../src/documents/text.js"
import { Refused, refuse } from "../Refused.js"
import { oneLine } from "../output/terminal.js"
import { shorten } from "../../src/text/shorten.js"
import { codeOf } from "../output/writing.js"

/** An input as it was given: the option that named it, for messages, and its text. */
export interface InputText {
  readonly option: string
  /** The path as given; "-" is standard input. */
  readonly path: string
  readonly text: string
}

const reasons: Readonly<Record<string, string>> = {
  EISDIR: "that is a folder; name a file",
  EACCES: "the file may not be read; check its permissions",
  EPERM: "the file may not be read; check its permissions",
  ENAMETOOLONG: "that is no file name; to pass text itself use - and standard input",
  ELOOP: "the file cannot be reached (a loop of links)"
}

/** The name of the file, as far as it is one: a text that was given in place of a name is not printed whole. */
const nameIn = (cause: unknown): string =>
  typeof cause === "object" && cause !== null && "path" in cause && typeof cause.path === "string"
    ? `: ${shorten(oneLine(cause.path), 120)}`
    : ""

/** Why a file cannot be read, by the code of the system's error. */
export const readFault = (cause: unknown): string => {
  const code = codeOf(cause)
  if (code === "ENOENT" || code === "ENOTDIR") return `there is no such file${nameIn(cause)}`
  return reasons[code] ?? `the file cannot be read (${code || "unknown reason"})`
}

const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`
const tooLarge = (most: number) =>
  refuse(`the input is larger than ${mebibytes(most)}; give only the resume or the job`)

/** Reads up to a limit that `maxFor` sets once the first bytes are there. Throws `Refused`. */
const readAtMost = async (
  chunks: AsyncIterable<Uint8Array | string>,
  maxFor: (first: Uint8Array) => number
): Promise<Uint8Array> => {
  const read: Array<Uint8Array> = []
  let bytes = 0
  let most: number | undefined
  for await (const chunk of chunks) {
    const piece = Buffer.from(chunk)
    read.push(piece)
    bytes += piece.length
    if (most === undefined && bytes >= tellingBytes) most = maxFor(Buffer.concat(read))
    if (most !== undefined && bytes > most) throw tooLarge(most)
  }
  const all = Buffer.concat(read)
  most ??= maxFor(all)
  if (bytes > most) throw tooLarge(most)
  return all
}

const readBytes = async (path: string, maxFor: (first: Uint8Array) => number): Promise<Uint8Array> => {
  if (path === "-") return readAtMost(process.stdin, maxFor)
  const file = await Fs.open(path)
  try {
    return await readAtMost(file.createReadStream({ autoClose: false }), maxFor)
  } finally {
    await file.close()
  }
}

const asText = (bytes: Uint8Array): string | Refused => {
  const text = decodeText(bytes)
  return typeof text === "string" ? text : refuse(text.line)
}

/** The text of a plain file's bytes, or the line that says why they are none. */
export const textOfBytes = (bytes: Uint8Array): string | Refused => {
  const kind = kindOf(bytes)
  if (typeof kind !== "string") return refuse(kind.line)
  return kind === "pdf" || kind === "docx"
    ? refuse("this is a document and not plain text; name a text file")
    : asText(bytes)
}

const reading = (option: string, path: string, read: () => Promise<string | Refused>) =>
  Effect.tryPromise({
    try: async (): Promise<InputText> => {
      if (path === "") throw refuse("the path is empty; name a file, or - for standard input")
      if (path === "-" && process.stdin.isTTY) process.stderr.write(`${option}: type or paste the text, then Ctrl-D\n`)
      const text = await read()
      if (text instanceof Refused) throw text
      return { option, path, text }
    },
    catch: (cause) => refuse(`${option}: ${cause instanceof Refused ? cause.line : readFault(cause)}`)
  })

/** Reads a plain file, or standard input for "-", as UTF-8 text. */
export const readInput = (option: string, path: string): Effect.Effect<InputText, Refused> =>
  reading(option, path, async () => textOfBytes(await readBytes(path, () => maxBytes.text)))

const limitFor = (first: Uint8Array): number => {
  const kind = kindOf(first)
  if (typeof kind !== "string") throw refuse(kind.line)
  return maxBytes[kind]
}

const textOfDocument = async (bytes: Uint8Array): Promise<string | Refused> => {
  const kind = kindOf(bytes)
  if (typeof kind !== "string") return refuse(kind.line)
  if (kind === "text") return asText(bytes)
  // Loaded only here: plain text is read without a thread.
  const { readDocumentText } = await import("../reading/reader.js")
  return readDocumentText({ kind, bytes })
}

/** Reads a resume or a job from a file, or from standard input for "-": PDF, DOCX, HTML, Markdown, text or JSON. */
export const readDocument = (option: string, path: string): Effect.Effect<InputText, Refused> =>
  reading(option, path, async () => textOfDocument(await readBytes(path, limitFor)))

/** Refuses standard input for more than one input: it can be read only once. */
export const onlyOneStandardInput = (given: ReadonlyArray<readonly [option: string, path: string | undefined]>) => {
  const [first, second] = given.filter(([, path]) => path === "-")
  return first !== undefined && second !== undefined
    ? refuse(`${first[0]} and ${second[0]} cannot both be standard input; name a file for one of them`)
    : Effect.void
}

export const readBoth = (one: readonly [string, string], other: readonly [string, string]) =>
  Effect.zipRight(onlyOneStandardInput([one, other]), Effect.all([readDocument(...one), readDocument(...other)]))
