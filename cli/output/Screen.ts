import * as Config from "effect/Config"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Refused } from "../Refused.js"
import { codeOf, unwritable } from "./writing.js"

interface TerminalVariables {
  readonly NO_COLOR: string
  readonly FORCE_COLOR: string
  readonly TERM: string
}

/** As Node decides it: FORCE_COLOR first (0 and false mean never), then NO_COLOR, then whether a terminal is there. */
export const wantsColours = (isTerminal: boolean, { FORCE_COLOR, NO_COLOR, TERM }: TerminalVariables): boolean => {
  if (FORCE_COLOR !== "") return FORCE_COLOR !== "0" && FORCE_COLOR !== "false"
  return isTerminal && NO_COLOR === "" && TERM !== "dumb"
}

/** COLUMNS where somebody set it, then the terminal's own width, then 80; tables need 60, and nobody reads more than 120. */
export const widthOf = (columns: string, terminal: number): number => {
  const given = /^[1-9]\d{0,4}$/.test(columns) ? Number(columns) : terminal
  return Math.max(60, Math.min(120, given > 0 ? given : 80))
}

/** What writing to a pipe or socket ends in that nobody reads any more. */
const gone = new Set(["EPIPE", "ECONNRESET", "ERR_STREAM_DESTROYED"])

/** Where a command writes: the result to standard output, progress to standard error. */
export class Screen extends Context.Tag("resume-tailoring/cli/Screen")<
  Screen,
  {
    /** Writes a text and a line end to standard output, or bytes as they are. A reader that has gone away ends the command quietly, a full disk does not. */
    readonly print: (result: string | Uint8Array) => Effect.Effect<void, Refused>
    /** Shows what is under way, only where standard error is a terminal that can; replaced by the next, wiped by "". */
    readonly progress: (text: string) => Effect.Effect<void>
    /** Tells something beside the result, on a line of standard error, terminal or not. */
    readonly note: (line: string) => Effect.Effect<void>
    /** Whether standard output is a terminal. */
    readonly isTerminal: boolean
    /** Whether colours are wanted (`wantsColours`). */
    readonly colours: boolean
    /** Characters that fit on a line. */
    readonly width: number
  }
>() {
  static readonly layer: Layer.Layer<Screen> = Layer.effect(
    Screen,
    Effect.gen(function* () {
      const { stderr, stdout } = process
      // Without a listener a write to a closed pipe would end the process with a stack trace.
      stdout.on("error", () => undefined)
      stderr.on("error", () => undefined)
      const variable = (name: string) => Effect.orElseSucceed(Config.string(name), () => "")
      const terminal = {
        NO_COLOR: yield* variable("NO_COLOR"),
        FORCE_COLOR: yield* variable("FORCE_COLOR"),
        TERM: yield* variable("TERM")
      }
      const columns = yield* variable("COLUMNS")
      const moves = stderr.isTTY && terminal.TERM !== "dumb"
      let shown = ""
      return {
        print: (result) =>
          Effect.async<void, Refused>((resume) => {
            stdout.write(typeof result === "string" ? `${result}\n` : result, (failure) => {
              if (!failure) resume(Effect.void)
              else resume(gone.has(codeOf(failure)) ? Effect.interrupt : unwritable("standard output", failure))
            })
          }),
        progress: (text) =>
          Effect.sync(() => {
            if (moves && text !== shown) stderr.write(`\r\u001b[K${text}`)
            shown = text
          }),
        note: (line) =>
          Effect.async<void>((resume) => {
            const wiped = moves && shown !== "" ? "\r\u001b[K" : ""
            shown = ""
            stderr.write(`${wiped}${line}\n`, () => resume(Effect.void))
          }),
        isTerminal: stdout.isTTY === true,
        colours: wantsColours(stdout.isTTY === true, terminal),
        width: widthOf(columns, stdout.isTTY ? stdout.columns : 0)
      }
    })
  )
}
