import * as Fs from "node:fs/promises"
import * as Path from "node:path"
import * as Effect from "effect/Effect"
import { Refused, refuse } from "../Refused.js"
import { Screen } from "./Screen.js"
import { unwritable } from "./writing.js"

const isSameFile = async (one: string, other: string) => {
  const [a, b] = await Promise.all([one, other].map((path) => Fs.stat(path).catch(() => undefined)))
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev
}

/** Throws where `--out` names one of the inputs. */
export const refuseOverInput = async (out: string, inputs: ReadonlyArray<string>): Promise<void> => {
  for (const input of inputs) {
    if (input !== "-" && (await isSameFile(input, out))) {
      throw refuse("--out: that is one of the inputs; name another file")
    }
  }
}

/** Why `--out` cannot be written. */
export const refusedOut = (cause: unknown) => (cause instanceof Refused ? cause : unwritable("--out: the file", cause))

/** Whether a result goes to standard output. */
export const isPrinted = (out: string | undefined): out is "-" | undefined => out === undefined || out === "-"

/** Refuses an `--out` that can never be written, or that is an input, before a long run has made its result. */
export const checkOut = (out: string | undefined, inputs: ReadonlyArray<string> = []) =>
  isPrinted(out)
    ? Effect.void
    : Effect.tryPromise({
        try: async () => {
          await refuseOverInput(out, inputs)
          await Fs.access(Path.dirname(out), Fs.constants.W_OK)
        },
        catch: refusedOut
      })

/**
 * Writes a result to `--out` and says so; without it, or for "-", to standard output. `what` names the result in that
 * line. Refuses to write over one of the inputs.
 */
export const writeResult = Effect.fnUntraced(function* (
  result: string | Uint8Array,
  what: string,
  out: string | undefined,
  inputs: ReadonlyArray<string> = []
) {
  const { print } = yield* Screen
  if (isPrinted(out)) return yield* print(result)
  yield* Effect.tryPromise({
    try: async () => {
      await refuseOverInput(out, inputs)
      await Fs.writeFile(out, typeof result === "string" ? `${result}\n` : result)
    },
    catch: refusedOut
  })
  yield* print(`${what} was written.`)
})
