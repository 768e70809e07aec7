import * as Effect from "effect/Effect"
import { type Refused, refuse } from "../Refused.js"
import { Screen } from "../output/Screen.js"
import type { OnBad } from "./lines.js"

/** So many bad lines are told one by one: a wrong file has nothing else. */
const maxTold = 100

/** Lines that are left out of a batch: told before the work, and in the exit code after it. */
export class Skipped {
  private readonly first: Array<Refused> = []
  private count = 0

  readonly add: OnBad = (line) => {
    this.count++
    if (this.count <= maxTold) this.first.push(line)
  }

  readonly tell = Effect.gen(this, function* () {
    const { note } = yield* Screen
    for (const { line } of this.first) yield* note(`tailor: ${line}; skipped`)
  })

  /** Fails where a line was left out, after what was written. */
  readonly end = Effect.suspend(() =>
    this.count === 0
      ? Effect.void
      : refuse(
          `${this.count === 1 ? "1 line was" : `${this.count} lines were`} skipped${
            this.count > maxTold ? `, of which the first ${maxTold} are named` : ""
          }; mend what is named and run it again for a whole result`
        )
  )
}
