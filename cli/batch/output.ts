import * as Fs from "node:fs/promises"
import * as Effect from "effect/Effect"
import { refusedOut, refuseOverInput } from "../output/outFile.js"
import { Screen } from "../output/Screen.js"

/** Opens `--out` for lines; "-" is standard output. Refuses to write over an input, which is still being read. */
export const openOutput = Effect.fnUntraced(function* (path: string, inputs: ReadonlyArray<string>) {
  const { print } = yield* Screen
  if (path === "-") return (lines: ReadonlyArray<string>) => print(lines.join("\n"))
  const file = yield* Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => {
        await refuseOverInput(path, inputs)
        return Fs.open(path, "w")
      },
      catch: refusedOut
    }),
    (opened) => Effect.promise(() => opened.close())
  )
  return (lines: ReadonlyArray<string>) =>
    Effect.asVoid(Effect.tryPromise({ try: () => file.write(`${lines.join("\n")}\n`), catch: refusedOut }))
})
