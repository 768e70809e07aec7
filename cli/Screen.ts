import * as Config from "effect/Config"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** Where a command writes: the result to standard output, progress to standard error. */
export class Screen extends Context.Tag("resume-tailoring/cli/Screen")<
  Screen,
  {
    /** Writes a text and a line end to standard output. A reader that has gone away ends the command quietly. */
    readonly print: (text: string) => Effect.Effect<void>
    /** Shows what is under way, only where standard error is a terminal; replaced by the next, wiped by "". */
    readonly progress: (text: string) => Effect.Effect<void>
    /** Whether colours are wanted: standard output is a terminal and NO_COLOR is unset. */
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
      const noColor = yield* Effect.orElseSucceed(Config.string("NO_COLOR"), () => "")
      let shown = ""
      return {
        print: (text) =>
          Effect.async<void>((resume) => {
            stdout.write(`${text}\n`, (failure) => resume(failure ? Effect.interrupt : Effect.void))
          }),
        progress: (text) =>
          Effect.sync(() => {
            if (stderr.isTTY && text !== shown) stderr.write(`\r\u001b[K${text}`)
            shown = text
          }),
        colours: stdout.isTTY === true && noColor === "",
        width: Math.max(60, Math.min(120, stdout.isTTY ? stdout.columns : 100))
      }
    })
  )
}
