import * as HttpApiSchema from "@effect/platform/HttpApiSchema"
import * as HttpServerResponse from "@effect/platform/HttpServerResponse"
import type * as Schema from "effect/Schema"

/**
 * The answer of an endpoint to a request that succeeded: its status and, as JSON, a value of its success schema. The
 * value is not encoded by the schema: success schemas transform nothing, except that decoding fills in defaults.
 */
export const respond = <Success, R>(
  endpoint: { readonly successSchema: Schema.Schema<Success, unknown, R> },
  value: NoInfer<Success>,
  headers: Readonly<Record<string, string>> = {}
): HttpServerResponse.HttpServerResponse => {
  const text = JSON.stringify(value)
  // As a text the body goes out in one piece with its headers.
  return HttpServerResponse.raw(text, {
    status: HttpApiSchema.getStatusSuccess(endpoint.successSchema),
    headers,
    contentType: "application/json",
    contentLength: Buffer.byteLength(text)
  })
}
