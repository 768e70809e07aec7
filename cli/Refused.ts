import * as Data from "effect/Data"

/** What was asked cannot be done. `line` names the option or variable and what to do, never a value or content. */
export class Refused extends Data.TaggedError("Refused")<{ readonly line: string }> {
  override get message() {
    return this.line
  }
}

/** A failure that a person can be told in one line; what a command may fail with. */
export interface Told {
  readonly line: string
}

export const refuse = (line: string) => new Refused({ line })
