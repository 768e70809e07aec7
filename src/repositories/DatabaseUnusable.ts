import * as Data from "effect/Data"

/**
 * The database is configured in a way that another try cannot mend: a role that by-passes row security, a newer
 * schema, no embedded Postgres for this platform. Ends the start.
 */
export class DatabaseUnusable extends Data.TaggedError("DatabaseUnusable")<{
  /** One line for the operator: names the variable or the thing to change, never a value or a secret. */
  readonly line: string
}> {
  override get message(): string {
    return this.line
  }
}
