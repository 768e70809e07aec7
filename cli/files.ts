import * as Fs from "node:fs/promises"
import * as Effect from "effect/Effect"
import { limits } from "../src/domain/Limits.js"
import { Refused, refuse } from "./Refused.js"

/** An input as it was given: the option that named it, for messages, and its text. */
export interface InputText {
  readonly option: string
  /** The path as given; "-" is standard input. */
  readonly path: string
  readonly text: string
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "that is a folder; name a file",
  EACCES: "the file may not be read; check its permissions",
  EPERM: "the file may not be read; check its permissions",
  ENAMETOOLONG: "that is no file name; to pass text itself use - and standard input",
  ELOOP: "the file cannot be reached (a loop of links)"
}

const codeOf = (cause: unknown): string =>
  typeof cause === "object" && cause !== null && "code" in cause && typeof cause.code === "string" ? cause.code : ""

/** Why a file cannot be read, by the code of the system's error. */
export const readFault = (cause: unknown): string =>
  reasons[codeOf(cause)] ?? `the file cannot be read (${codeOf(cause) || "unknown reason"})`

const tooLarge = `the input is larger than ${limits.bodyBytes / 1024 / 1024} MiB; give only the resume or the job`

const readAtMost = async (chunks: AsyncIterable<Uint8Array | string>): Promise<Uint8Array> => {
  const read: Array<Uint8Array> = []
  let bytes = 0
  for await (const chunk of chunks) {
    const piece = Buffer.from(chunk)
    bytes += piece.length
    if (bytes > limits.bodyBytes) throw refuse(tooLarge)
    read.push(piece)
  }
  return Buffer.concat(read)
}

const readBytes = async (path: string): Promise<Uint8Array> => {
  if (path === "-") return readAtMost(process.stdin)
  const file = await Fs.open(path)
  try {
    return await readAtMost(file.createReadStream({ autoClose: false }))
  } finally {
    await file.close()
  }
}

const startsWith = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, text.length)).equals(Buffer.from(text))

/** The text of a file's bytes, or the line that says why they are none. */
export const textOfBytes = (bytes: Uint8Array): string | Refused => {
  if (startsWith(bytes, "%PDF-")) return refuse("this is a PDF file; save it as plain text or Markdown first")
  if (startsWith(bytes, "PK\u0003\u0004")) {
    return refuse("this is a word processor's file or an archive; save it as plain text or Markdown first")
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    return text.includes("\u0000") ? refuse("this is not a text file; give plain text, Markdown or JSON") : text
  } catch {
    return refuse("the text is not UTF-8; save the file with that encoding")
  }
}

/** Reads a file, or standard input for "-", as UTF-8 text. */
export const readInput = (option: string, path: string): Effect.Effect<InputText, Refused> =>
  Effect.tryPromise({
    try: async () => {
      if (path === "") throw refuse("the path is empty; name a file, or - for standard input")
      if (path === "-" && process.stdin.isTTY) process.stderr.write(`${option}: type or paste the text, then Ctrl-D\n`)
      const text = textOfBytes(await readBytes(path))
      if (text instanceof Refused) throw text
      return { option, path, text }
    },
    catch: (cause) => refuse(`${option}: ${cause instanceof Refused ? cause.line : readFault(cause)}`)
  })

/** Refuses standard input for both of two inputs: it can be read only once. */
export const readBoth = (one: readonly [string, string], other: readonly [string, string]) =>
  one[1] === "-" && other[1] === "-"
    ? Effect.fail(refuse(`${one[0]} and ${other[0]} cannot both be standard input; name a file for one of them`))
    : Effect.all([readInput(...one), readInput(...other)])
