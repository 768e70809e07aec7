import * as Option from "effect/Option"
import type * as Schema from "effect/Schema"
import { type ApplicationHistoryItem, ApplicationStatus, Platform, Score } from "../../domain/Application.js"
import { Timestamp, Uri } from "../../domain/Text.js"
import type { TextRow } from "./batch.js"
import { instantOf } from "./instants.js"
import { shapeOf } from "../../domain/shapes.js"

// A page of applications goes from the texts of its rows straight into the text of the answer. As objects in between it
// takes three times as long, for a page of 500 more than three milliseconds in which nobody else is served.

/** The JSON of a value from its column's text; undefined for one that the contract does not have. */
type Writer = (text: string | null) => string | undefined

/** What a text in JSON cannot hold as it is; pairs of surrogates it can, and `JSON.stringify` leaves them. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/
const quoted = (text: string) => (escaped.test(text) ? JSON.stringify(text) : `"${text}"`)

const required =
  (write: (text: string) => string | undefined): Writer =>
  (text) =>
    text === null ? undefined : write(text)

const nullable =
  (write: (text: string) => string | undefined): Writer =>
  (text) =>
    text === null ? "null" : write(text)

/** Texts that hold to a schema. */
const held = <A, I>(schema: Schema.Schema<A, I>) => {
  const find = shapeOf(schema)
  return (text: string) => (Option.isSome(find(text)) ? quoted(text) : undefined)
}

const oneOf = (words: ReadonlyArray<string>) => {
  const known = new Map(words.map((word) => [word, JSON.stringify(word)]))
  return (word: string) => known.get(word)
}

/** Of a column of the type uuid, which has one spelling of each. */
const uuid = required((text) => `"${text}"`)
const findScore = shapeOf(Score)
const score = (text: string) => (Option.isSome(findScore(Number(text))) ? text : undefined)
/** A column of the type json keeps the text that was stored, which `JSON.stringify` wrote. */
const object = (text: string) => (text.startsWith("{") ? text : undefined)
const heldTimestamp = held(Timestamp)
const timestamp = required((text) => heldTimestamp(instantOf(text)))

const writers: Readonly<Record<keyof ApplicationHistoryItem, Writer>> = {
  id: uuid,
  idp_user_id: required(quoted),
  company_name: required(quoted),
  job_title: required(quoted),
  source_platform: nullable(oneOf(Platform.literals)),
  source_url: nullable(held(Uri)),
  job_description_hash: nullable(quoted),
  drive_link: nullable(held(Uri)),
  ats_score_before: nullable(score),
  ats_score_after: nullable(score),
  applied_resume_snapshot: nullable(object),
  status: required(oneOf(ApplicationStatus.literals)),
  created_at: timestamp,
  applied_at: timestamp,
  updated_at: timestamp
}

/** The columns of an application in the order of the contract. */
export const itemColumns = Object.keys(writers)

const members = Object.entries(writers).map(([name, write], at) => ({
  begin: `${at === 0 ? "{" : ","}"${name}":`,
  write
}))

/** An `ApplicationHistoryItem` as JSON from a row that begins with `itemColumns`; undefined where it is none. */
export const itemText = (row: TextRow): string | undefined => {
  let json = ""
  for (let at = 0; at < members.length; at += 1) {
    const member = members[at]
    const value = member?.write(row[at] ?? null)
    if (member === undefined || value === undefined) return undefined
    json += member.begin + value
  }
  return `${json}}`
}
