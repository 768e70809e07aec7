import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { Screen } from "../../cli/output/Screen.js"

// One for all folders of a test file: a hook that is set while a test runs would never be called.
const folders = mkdtempSync(join(tmpdir(), "tailor-cli-"))
afterAll(() => rmSync(folders, { recursive: true, force: true }))

/** A folder with files of these names and texts, removed after the test file. */
export const folderWith = (files: Readonly<Record<string, string | Uint8Array>>) => {
  const folder = mkdtempSync(join(folders, "folder-"))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return (name: string) => join(folder, name)
}

/** Runs a command's body here and gives what it printed; what it told beside that is added to `notes`. */
export const printed = <E>(
  body: Effect.Effect<void, E, Screen>,
  {
    colours = false,
    notes = [],
    width = 100
  }: { readonly colours?: boolean; readonly notes?: Array<string>; readonly width?: number } = {}
): Effect.Effect<string, E> =>
  Effect.suspend(() => {
    let text = ""
    return body.pipe(
      Effect.provideService(Screen, {
        print: (piece) =>
          Effect.sync(() => {
            text += typeof piece === "string" ? `${piece}\n` : Buffer.from(piece).toString("latin1")
          }),
        progress: () => Effect.void,
        note: (line) => Effect.sync(() => void notes.push(line)),
        isTerminal: false,
        colours,
        width
      }),
      Effect.map(() => text)
    )
  })

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The built command line. */
export const mainFile = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url))

/** Runs the built command line as a process of its own, with nothing of this one's environment. */
export const tailor = (
  words: ReadonlyArray<string>,
  options: {
    readonly input?: string
    readonly env?: Readonly<Record<string, string>>
    readonly closeOutput?: boolean
  } = {}
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [mainFile, ...words], {
      env: { PATH: process.env["PATH"] ?? "", ...options.env },
      stdio: ["pipe", "pipe", "pipe"]
    })
    let stdout = ""
    let stderr = ""
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
    child.stdin.on("error", () => undefined)
    child.on("error", reject)
    child.on("close", (code) => resolve({ code, stdout, stderr }))
    if (options.closeOutput === true) child.stdout.destroy()
    child.stdin.end(options.input ?? "")
  })
