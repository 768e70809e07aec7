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
const unreadStream = Stream.fromEffect(unread)

/**
 * A request of Node as the decoders of the framework and our handlers see it. Its body is read by our own reader: the
 * stock readers take forms for JSON, let invalid UTF-8 through and reset the socket of a body that is too large. The
 * reading happens when the decoder asks for it, which is after authentication.
 */
export class NodeRequest extends Inspectable.Class implements HttpServerRequest.HttpServerRequest {
  readonly [HttpServerRequest.TypeId]: HttpServerRequest.TypeId = HttpServerRequest.TypeId
  readonly [HttpIncomingMessage.TypeId]: HttpIncomingMessage.TypeId = HttpIncomingMessage.TypeId
  readonly cookies = {}
  readonly text = unread
  readonly urlParamsBody = unread
  readonly arrayBuffer = unread
  readonly multipart = unread
  readonly upgrade = unread
  readonly stream = unreadStream
  readonly multipartStream = unreadStream
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

  modify(): never {
    throw new Error("a request stays as it came")
  }

  /** Nothing of a request may get into a log by being printed. */
  toJSON(): unknown {
    return { _id: "NodeRequest" }
  }
}
