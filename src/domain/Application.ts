import * as Schema from "effect/Schema"
import { limits } from "./Limits.js"
import { RequiredShortText, Timestamp, Uri } from "./Text.js"

/** Spec 2.4, in the order of the specification. Each value may follow each other: the user decides. */
export const ApplicationStatus = Schema.Literal(
  "draft",
  "generated",
  "applied",
  "interviewing",
  "offer",
  "rejected",
  "withdrawn"
).annotations({ identifier: "ApplicationStatus" })
export type ApplicationStatus = typeof ApplicationStatus.Type

/** Spec 2.6, in the order of the specification. */
export const Platform = Schema.Literal(
  "network_site",
  "board_site",
  "suite_a",
  "suite_b",
  "suite_c",
  "other"
).annotations({ identifier: "Platform" })
export type Platform = typeof Platform.Type

export const platformOrOther = Schema.optionalWith(Platform, { default: () => "other" as const })

/** Integer 0 to 100 (spec 8). */
export const Score = Schema.Number.pipe(
  Schema.filter(
    (score) => (Number.isInteger(score) && score >= 0 && score <= 100) || "must be an integer from 0 to 100",
    { jsonSchema: { type: "integer", minimum: 0, maximum: 100 } }
  )
)

export const ApplicationId = Schema.UUID.pipe(Schema.brand("ApplicationId"))
export type ApplicationId = typeof ApplicationId.Type

/** Whether a value has more than so many levels of objects and lists. No call goes deeper than that. */
const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== "object" || value === null) return false
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(member, levels - 1))
}

/** A record of a schema would be copied member by member, and a member named `__proto__` lost in the copy. */
const JsonObject = Schema.declare(
  (value): value is Readonly<Record<string, unknown>> =>
    typeof value === "object" && value !== null && !Array.isArray(value),
  // Generators of clients take an object without a word on its members for one that has none.
  {
    jsonSchema: { type: "object", additionalProperties: true },
    message: () => ({ message: "must be an object", override: true })
  }
)

/** Whether a text has at most `most` bytes in UTF-8, where no character takes more than three for each code unit. */
const isShorterInBytes = (text: string, most: number): boolean =>
  text.length * 3 <= most || (text.length <= most && new TextEncoder().encode(text).length <= most)

/** A free-form JSON object, kept as it came, within limits of depth and bytes. */
export const Snapshot = JsonObject.pipe(
  Schema.filter(
    (snapshot) => !isDeeperThan(snapshot, limits.snapshotDepth) || `must be at most ${limits.snapshotDepth} levels deep`
  ),
  Schema.filter(
    (snapshot) =>
      isShorterInBytes(JSON.stringify(snapshot), limits.snapshotBytes) ||
      `must be at most ${limits.snapshotBytes} bytes as JSON`
  )
)
export type Snapshot = typeof Snapshot.Type

const nullable = <A, I>(schema: Schema.Schema<A, I>) =>
  Schema.optionalWith(Schema.NullOr(schema), { default: () => null })

/** Body of `POST /api/applications` (spec 4.7). */
export const NewApplication = Schema.Struct({
  company_name: RequiredShortText,
  job_title: RequiredShortText,
  status: ApplicationStatus,
  source_platform: platformOrOther,
  source_url: nullable(Uri),
  drive_link: nullable(Uri).annotations({ description: "Link to the file in the user's own cloud drive" }),
  ats_score_before: nullable(Score),
  ats_score_after: nullable(Score),
  applied_resume_snapshot: nullable(Snapshot)
}).annotations({ identifier: "NewApplication" })
export type NewApplication = typeof NewApplication.Type

/** Spec 2.5. `job_description_hash` stays null: nothing in the documented request gives it. */
export const ApplicationHistoryItem = Schema.Struct({
  id: ApplicationId,
  idp_user_id: Schema.String,
  company_name: Schema.String,
  job_title: Schema.String,
  source_platform: Schema.NullOr(Platform),
  source_url: Schema.NullOr(Uri),
  job_description_hash: Schema.NullOr(Schema.String),
  drive_link: Schema.NullOr(Uri),
  ats_score_before: Schema.NullOr(Score),
  ats_score_after: Schema.NullOr(Score),
  applied_resume_snapshot: Schema.NullOr(JsonObject),
  status: ApplicationStatus,
  created_at: Timestamp,
  applied_at: Timestamp,
  updated_at: Timestamp
}).annotations({ identifier: "ApplicationHistoryItem" })
export type ApplicationHistoryItem = typeof ApplicationHistoryItem.Type

/** Answer of `POST /api/applications`. */
export const ApplicationCreated = Schema.Struct({
  success: Schema.Boolean,
  application_id: ApplicationId
}).annotations({ identifier: "ApplicationCreated" })

/** Body of `PATCH /api/applications/{id}/status` (spec 4.8). */
export const StatusChange = Schema.Struct({ status: ApplicationStatus }).annotations({ identifier: "StatusChange" })

/** Answer of `GET /api/applications`. */
export const ApplicationList = Schema.Struct({
  items: Schema.Array(ApplicationHistoryItem)
}).annotations({ identifier: "ApplicationList" })

/** Where a page of the history begins: strictly after this row in the order newest first. */
export const PagePosition = Schema.Struct({ created_at: Timestamp, id: ApplicationId })
export type PagePosition = typeof PagePosition.Type

export interface ListQuery {
  readonly limit: number
  readonly status: ApplicationStatus | undefined
  readonly after: PagePosition | undefined
}

export interface ApplicationPage {
  readonly items: ReadonlyArray<ApplicationHistoryItem>
  /** Where the next page begins; undefined on the last page. */
  readonly next: PagePosition | undefined
}
