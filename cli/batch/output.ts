import * as Fs from "node:fs/promises"
import * as Effect from "effect/Effect"
import { readFault } from "../files.js"
import { Refused, refuse } from "../Refused.js"
import { Screen } from "../Screen.js"

/** Opens `--out` for lines; "-" is standard output. Refuses to write over an input, which is still being read. */
export const openOutput = Effect.fnUntraced(function* (path: string, inputs: ReadonlyArray<string>) {
  const { print } = yield* Screen
  if (path === "-") return (lines: ReadonlyArray<string>) => print(lines.join("\n"))
  const refused = (cause: unknown) =>
    cause instanceof Refused ? cause : refuse(`--out: the file cannot be written; ${readFault(cause)}`)
  const file = yield* Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => {
        const there = await Fs.stat(path).catch(() => undefined)
        for (const input of inputs) {
          const stat = await Fs.stat(input)
          if (there !== undefined && stat.ino === there.ino && stat.dev === there.dev) {
            throw refuse("--out: that is one of the inputs; name another file")
          }
        }
        return Fs.open(path, "w")
      },
      catch: refused
    }),
    (opened) => Effect.promise(() => opened.close())
  )
  return (lines: ReadonlyArray<string>) =>
    Effect.asVoid(Effect.tryPromise({ try: () => file.write(`${lines.join("\n")}\n`), catch: refused }))
})
