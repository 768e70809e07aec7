import * as Schema from "effect/Schema"

/** The body of every answer that is no success (spec 7). */
export const ErrorResponse = Schema.Struct({
  message: Schema.Union(Schema.String, Schema.Array(Schema.String)).annotations({
    description: "One text, or for validation errors one line for each field; never the value"
  }),
  error: Schema.optionalWith(Schema.String, { exact: true }).annotations({ description: "Short reason phrase" }),
  statusCode: Schema.Int.annotations({ description: "The HTTP status" })
}).annotations({ identifier: "ErrorResponse" })
export type ErrorResponse = typeof ErrorResponse.Type
