import * as Either from "effect/Either"
import * as Schema from "effect/Schema"
import { type ListQuery, PagePosition } from "../../domain/Application.js"
import { RequestInvalid } from "../../domain/Failures.js"

const Cursor = Schema.parseJson(PagePosition)
const decodeCursor = Schema.decodeEither(Cursor)

/** The pattern of a timestamp lets the 99th of a month pass, and the database does not. */
const isInstant = (text: string) => {
  const millis = Date.parse(text)
  return !Number.isNaN(millis) && millis >= earliest && new Date(millis).toISOString() === text
}
const earliest = Date.parse("0001-01-01T00:00:00.000Z")

/** Where a page begins, from an opaque cursor. */
export const readCursor = (cursor: string | undefined): ListQuery["after"] | RequestInvalid => {
  if (cursor === undefined) return undefined
  const invalid = new RequestInvalid({ lines: ["cursor is not valid"] })
  if (!/^[A-Za-z0-9_-]{1,400}$/.test(cursor)) return invalid
  const position = Either.getOrElse(decodeCursor(Buffer.from(cursor, "base64url").toString("utf8")), () => invalid)
  return position instanceof RequestInvalid || isInstant(position.created_at) ? position : invalid
}

/** `Link` to the next page; the size and the filter are carried along. */
export const nextLink = (query: Pick<ListQuery, "limit" | "status">, next: PagePosition): string => {
  // Nothing of it is to be escaped: numbers, words of ours and base64url.
  const status = query.status === undefined ? "" : `&status=${query.status}`
  const cursor = Buffer.from(JSON.stringify({ created_at: next.created_at, id: next.id })).toString("base64url")
  return `</api/applications?limit=${query.limit}${status}&cursor=${cursor}>; rel="next"`
}
