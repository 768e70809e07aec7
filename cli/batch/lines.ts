import { createReadStream, createWriteStream } from "node:fs"
import * as Fs from "node:fs/promises"
import * as Os from "node:os"
import * as Path from "node:path"
import { pipeline } from "node:stream/promises"
import * as Effect from "effect/Effect"
import { limits } from "../../src/domain/Limits.js"
import { readFault } from "../input/files.js"
import { Refused, refuse } from "../Refused.js"

/** A file of one JSON value a line, as it was named; `path` is where it lies now (standard input is spooled). */
export interface LinesFile {
  readonly option: string
  readonly name: string
  readonly path: string
}

/** One line that is not blank: where it stands in the file, so that a worker can read it again, and its text. */
export interface FileLine {
  readonly number: number
  readonly offset: number
  readonly bytes: number
  readonly text: string
}

const lineEnd = 10

/** A line that cannot be read at all. */
export interface BadLine {
  readonly number: number
  readonly fault: string
}

/** Refuses a line by file and number; `fault` names the field, never the value. */
export const refuseLine = ({ name, option }: LinesFile, number: number, fault: string): Refused =>
  refuse(`${option}: ${name} line ${number}: ${fault}`)

/** What becomes of a bad line. */
export type OnBad = (line: Refused) => void

/** For files that are wrong when one line is: nothing is done. */
const refuseAll: OnBad = (line) => {
  throw line
}

/** The lines of a file, one at a time: however large the file, one line is held. */
export async function* linesOf(file: LinesFile): AsyncGenerator<FileLine | BadLine> {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let number = 0
  let offset = 0
  let pieces: Array<Uint8Array> = []
  let held = 0
  const lineRead = (): FileLine | BadLine | undefined => {
    number++
    const [start, bytes, read] = [offset, held, pieces]
    offset += held + 1
    pieces = []
    held = 0
    if (bytes > limits.bodyBytes) {
      return { number, fault: `the line is longer than ${limits.bodyBytes / 1024 / 1024} MiB` }
    }
    try {
      const text = decoder.decode(read.length === 1 ? read[0] : Buffer.concat(read))
      return text.trim() === "" ? undefined : { number, offset: start, bytes, text }
    } catch {
      return { number, fault: "the text is not UTF-8" }
    }
  }
  const take = (piece: Uint8Array) => {
    held += piece.length
    if (held > limits.bodyBytes) pieces = []
    else if (piece.length > 0) pieces.push(piece)
  }
  const chunks: AsyncIterable<Uint8Array> = createReadStream(file.path)
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, from)) {
      take(chunk.subarray(from, at))
      from = at + 1
      const line = lineRead()
      if (line !== undefined) yield line
    }
    take(chunk.subarray(from))
  }
  const last = held > 0 ? lineRead() : undefined
  if (last !== undefined) yield last
}

const temporaryFolder = Effect.acquireRelease(
  Effect.promise(() => Fs.mkdtemp(Path.join(Os.tmpdir(), "tailor-batch-"))),
  (folder) => Effect.promise(() => Fs.rm(folder, { recursive: true, force: true }))
)

const refusedAs = (option: string) => (cause: unknown) =>
  cause instanceof Refused ? cause : refuse(`${option}: ${readFault(cause)}`)

/**
 * Opens a file of lines. Standard input is spooled into a temporary file, for lines are read twice: once to be
 * checked before anything is written, once where they are worked on.
 */
export const openLines = Effect.fnUntraced(function* (option: string, path: string) {
  if (path !== "-") {
    yield* Effect.tryPromise({
      try: async () => {
        const file = await Fs.open(path)
        const stat = await file.stat()
        await file.close()
        if (stat.isDirectory()) throw refuse(`${option}: that is a folder; name a file`)
        if (!stat.isFile()) throw refuse(`${option}: that is no plain file; use - for standard input`)
      },
      catch: refusedAs(option)
    })
    const file: LinesFile = { option, name: path, path }
    return file
  }
  const folder = yield* temporaryFolder
  const spooled = Path.join(folder, "lines.jsonl")
  yield* Effect.tryPromise({
    try: (signal) => pipeline(process.stdin, createWriteStream(spooled, { mode: 0o600 }), { signal }),
    catch: refusedAs(option)
  })
  const file: LinesFile = { option, name: "standard input", path: spooled }
  return file
})

/** Where each row of a file stands, by number and by id: tens of bytes a row, whatever it holds. */
export interface Index {
  readonly numberById: ReadonlyMap<string, number>
  readonly offsets: ReadonlyArray<number>
  readonly bytes: ReadonlyArray<number>
}

/** Reads every line with `read`, which gives its id, or the fault of it as text. */
export const indexLines = (
  file: LinesFile,
  read: (text: string) => { readonly id: string } | string,
  onBad: OnBad = refuseAll
) =>
  Effect.tryPromise({
    try: async (): Promise<Index> => {
      const numberById = new Map<string, number>()
      const lineNumbers: Array<number> = []
      const offsets: Array<number> = []
      const bytes: Array<number> = []
      for await (const line of linesOf(file)) {
        const fault = (said: string) => onBad(refuseLine(file, line.number, said))
        if ("fault" in line) {
          fault(line.fault)
          continue
        }
        const row = read(line.text)
        if (typeof row === "string") {
          fault(row)
          continue
        }
        const same = numberById.get(row.id)
        if (same !== undefined) {
          fault(`id is given twice; line ${lineNumbers[same] ?? 0} has the same`)
          continue
        }
        numberById.set(row.id, offsets.length)
        lineNumbers.push(line.number)
        offsets.push(line.offset)
        bytes.push(line.bytes)
      }
      return { numberById, offsets, bytes }
    },
    catch: refusedAs(file.option)
  })

/** Calls `read` with each line; a text that it gives is the fault of the line. */
export const eachLine = (file: LinesFile, read: (text: string) => string | undefined, onBad: OnBad = refuseAll) =>
  Effect.tryPromise({
    try: async () => {
      for await (const line of linesOf(file)) {
        const fault = "fault" in line ? line.fault : read(line.text)
        if (fault !== undefined) onBad(refuseLine(file, line.number, fault))
      }
    },
    catch: refusedAs(file.option)
  })
