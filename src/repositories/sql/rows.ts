import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { shapeOf } from "../../domain/shapes.js"

/** A stored row that its schema does not describe: a defect. Says nothing of the row. */
export class UnreadableRow extends Error {
  override readonly name = "UnreadableRow"
  constructor() {
    super("a stored row is not what its schema says")
  }
}

/** Decodes rows; one that cannot be decoded is a defect that does not quote it. */
export const decodeRows = <A, I>(schema: Schema.Schema<A, I>) => {
  const decode = Schema.decodeUnknown(Schema.Array(schema))
  const read = shapeOf(schema)
  return (rows: ReadonlyArray<unknown>): Effect.Effect<ReadonlyArray<A>> =>
    Effect.suspend(() => {
      const decoded: Array<A> = []
      for (const row of rows) {
        const found = read(row)
        if (Option.isNone(found)) return Effect.catchAll(decode(rows), () => Effect.die(new UnreadableRow()))
        decoded.push(found.value)
      }
      return Effect.succeed(decoded)
    })
}
