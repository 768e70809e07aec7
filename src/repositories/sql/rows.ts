import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

/** A stored row that its schema does not describe: a defect. Says nothing of the row. */
class UnreadableRow extends Error {
  override readonly name = "UnreadableRow"
  constructor() {
    super("a stored row is not what its schema says")
  }
}

/** Decodes rows; one that cannot be decoded is a defect that does not quote it. */
export const decodeRows = <A, I>(schema: Schema.Schema<A, I>) => {
  const decode = Schema.decodeUnknown(Schema.Array(schema))
  return (rows: ReadonlyArray<unknown>): Effect.Effect<ReadonlyArray<A>> =>
    Effect.catchAll(decode(rows), () => Effect.die(new UnreadableRow()))
}
