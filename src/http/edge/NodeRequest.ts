import type { IncomingMessage } from "node:http"
import * as Headers from "@effect/platform/Headers"
import * as HttpIncomingMessage from "@effect/platform/HttpIncomingMessage"
import type { HttpMethod } from "@effect/platform/HttpMethod"
import * as HttpServerRequest from "@effect/platform/HttpServerRequest"
import * as Effect from "effect/Effect"
import * as Inspectable from "effect/Inspectable"
import * as Option from "effect/Option"
import * as Stream from "effect/Stream"

// Ours: the stock request hands bodies to readers that take forms for JSON.

/** The type the decoder must see: it chooses how to read by it, and anything but JSON is refused in `readJson`. */
const jsonType = { "content-type": "application/json" }

const unread = Effect.dieMessage("bodies are read as JSON or as bytes, see body.ts")

/**
 * A request of Node as the decoders of the framework and our handlers see it. Its body is read by our own reader: the
 * stock readers take forms for JSON, let invalid UTF-8 through and reset the socket of a body that is too large. The
 * reading happens when the decoder asks for it, which is after authentication.
 */
export class NodeRequest extends Inspectable.Class implements HttpServerRequest.HttpServerRequest {
  readonly [HttpServerRequest.TypeId]: HttpServerRequest.TypeId = HttpServerRequest.TypeId
  readonly [HttpIncomingMessage.TypeId]: HttpIncomingMessage.TypeId = HttpIncomingMessage.TypeId
  private known: Headers.Headers | undefined

  constructor(
    readonly source: IncomingMessage,
    readonly method: HttpMethod,
    readonly json: Effect.Effect<unknown>
  ) {
    super()
  }

  get headers(): Headers.Headers {
    this.known ??= Headers.fromInput({ ...this.source.headers, ...jsonType })
    return this.known
  }

  get url(): string {
    return this.source.url ?? "/"
  }

  get originalUrl(): string {
    return this.url
  }

  get remoteAddress(): Option.Option<string> {
    return Option.fromNullable(this.source.socket.remoteAddress)
  }

  get cookies(): Readonly<Record<string, string>> {
    return {}
  }

  get text(): Effect.Effect<never> {
    return unread
  }

  get urlParamsBody(): Effect.Effect<never> {
    return unread
  }

  get arrayBuffer(): Effect.Effect<never> {
    return unread
  }

  get multipart(): Effect.Effect<never> {
    return unread
  }

  get upgrade(): Effect.Effect<never> {
    return unread
  }

  get stream(): Stream.Stream<never> {
    return Stream.fromEffect(unread)
  }

  get multipartStream(): Stream.Stream<never> {
    return Stream.fromEffect(unread)
  }

  modify(): never {
    throw new Error("a request stays as it came")
  }

  /** Nothing of a request may get into a log by being printed. */
  toJSON(): unknown {
    return { _id: "NodeRequest" }
  }
}
