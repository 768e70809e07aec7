import * as Schema from "effect/Schema"
import { limits } from "./Limits.js"
import { boundedText, Email, RequiredShortText, ShortText, Timestamp, Uri } from "./Text.js"

/** `source` of an ingest request (spec 2.6), in the order of the specification. */
export const Source = Schema.Literal("network_site", "manual", "upload").annotations({ identifier: "Source" })
export type Source = typeof Source.Type

const list = <A, I>(item: Schema.Schema<A, I>, most: number) =>
  Schema.Array(item).pipe(Schema.maxItems(most, { message: () => `must have at most ${most} entries` }))

/** A date as the person wrote it, year-month ("2021-03") where it could be read so; left out means null (spec 2.2). */
const LooseDate = Schema.optionalWith(Schema.NullOr(ShortText), { default: () => null })

/** Spec 2.2. `end_date` null means ongoing. */
export const ExperienceItem = Schema.Struct({
  company: RequiredShortText,
  role: RequiredShortText,
  start_date: LooseDate,
  end_date: LooseDate.annotations({ description: "null means ongoing" }),
  description: list(boundedText(limits.bullet), limits.bullets).annotations({ description: "Bullet points" })
}).annotations({ identifier: "ExperienceItem" })
export type ExperienceItem = typeof ExperienceItem.Type

/** Spec 2.3: no field is required. */
export const EducationItem = Schema.Struct({
  school: Schema.optionalWith(ShortText, { exact: true }),
  degree: Schema.optionalWith(ShortText, { exact: true }),
  start_date: LooseDate,
  end_date: LooseDate
}).annotations({ identifier: "EducationItem" })
export type EducationItem = typeof EducationItem.Type

const SkillList = list(ShortText, limits.listEntries)
const ExperienceList = list(ExperienceItem, limits.listEntries)
const EducationList = list(EducationItem, limits.listEntries)

/** What the person says of themselves: the master profile without the fields that the server owns. */
export const ProfileContent = Schema.Struct({
  full_name: Schema.NullOr(ShortText),
  email: Schema.NullOr(Email),
  phone: Schema.NullOr(ShortText),
  location: Schema.NullOr(ShortText),
  network_url: Schema.NullOr(Uri),
  portfolio_url: Schema.NullOr(Uri),
  summary: Schema.NullOr(boundedText(limits.summary)),
  base_skills: SkillList,
  certifications: SkillList,
  experiences: ExperienceList,
  education: EducationList
})
export type ProfileContent = typeof ProfileContent.Type

export const emptyProfileContent: ProfileContent = {
  full_name: null,
  email: null,
  phone: null,
  location: null,
  network_url: null,
  portfolio_url: null,
  summary: null,
  base_skills: [],
  certifications: [],
  experiences: [],
  education: []
}

/**
 * Body of `PATCH /api/profile/me` (spec 4.3): each given field replaces the stored one whole. Beyond the documented
 * types, null clears a field that may be null: a person must be able to take a contact out again.
 */
export const ProfilePatch = Schema.partialWith(ProfileContent, { exact: true }).annotations({
  identifier: "ProfilePatch"
})
export type ProfilePatch = typeof ProfilePatch.Type

/** Spec 2.1, as every endpoint returns it. Field order is that of the specification. */
export const MasterProfile = Schema.Struct({
  id: Schema.UUID,
  idp_user_id: Schema.String.annotations({ description: "Ownership key: the subject of the caller's token" }),
  ...ProfileContent.fields,
  raw_profile_source: Schema.NullOr(Source).annotations({
    description: "`source` of the last ingest; the raw text itself is not kept"
  }),
  profile_version: Schema.Int.pipe(Schema.positive()).annotations({
    description: "Starts at 1 and grows by 1 with each change"
  }),
  created_at: Timestamp,
  updated_at: Timestamp
}).annotations({ identifier: "MasterProfile" })
export type MasterProfile = typeof MasterProfile.Type

/** Body of `POST /api/profile/ingest` (spec 4.4). */
export const IngestRequest = Schema.Struct({
  source: Source,
  raw_text: boundedText(limits.rawText),
  source_url: Schema.optionalWith(Schema.NullOr(Uri), { default: () => null }),
  overwrite: Schema.optionalWith(Schema.Boolean, { default: () => true })
}).annotations({ identifier: "IngestRequest" })
export type IngestRequest = typeof IngestRequest.Type

/** Answer of `POST /api/profile/ingest`. */
export const IngestResult = Schema.Struct({
  success: Schema.Boolean,
  profile: MasterProfile
}).annotations({ identifier: "IngestResult" })
