import * as HttpServerResponse from "@effect/platform/HttpServerResponse"

type Options = Pick<HttpServerResponse.Options, "headers" | "status">

/** An answer of JSON that is written already. As a text the body goes out in one piece with its headers. */
export const jsonText = (text: string, options: Options = {}): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(text, {
    ...options,
    contentType: "application/json",
    contentLength: Buffer.byteLength(text)
  })

/** An answer of JSON. `HttpServerResponse.unsafeJson` does the same with an encoder that takes three times as long. */
export const json = (value: unknown, options: Options = {}): HttpServerResponse.HttpServerResponse =>
  jsonText(JSON.stringify(value), options)
