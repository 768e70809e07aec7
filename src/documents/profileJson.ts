import * as Either from "effect/Either"
import * as ParseResult from "effect/ParseResult"
import * as Schema from "effect/Schema"
import { limits } from "../domain/Limits.js"
import { emptyProfileContent, ProfileContent } from "../domain/MasterProfile.js"
import { boundedText, Email, isUri, ShortText } from "../domain/Text.js"
import { addressWithScheme, type JsonResume, type Losses } from "../resume/jsonResume/JsonResume.js"
import { isJsonResume, pathsBeyond } from "../resume/jsonResume/recognise.js"
import { profileOfJsonResume } from "../resume/jsonResume/toProfile.js"

// Profiles as JSON, of this service or in the JSON Resume format: what is read, and what is wrong with it.

export const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const ownedByServer = ["id", "idp_user_id", "raw_profile_source", "profile_version", "created_at", "updated_at"]
const profileFields = Object.keys(ProfileContent.fields)
const knownFields = new Set([...profileFields, ...ownedByServer])
const recognisedBy = new Set(profileFields)

const pathOf = (path: ReadonlyArray<PropertyKey>) =>
  path.map((key, at) => (typeof key === "number" ? `[${key}]` : at === 0 ? String(key) : `.${String(key)}`)).join("")

/** What is wrong with the first field that is, by its rule: messages of the library would quote the value. */
export const faultOf = (fault: ParseResult.ParseError): string => {
  const issue = ParseResult.ArrayFormatter.formatErrorSync(fault)[0]
  if (issue === undefined) return "the value cannot be read"
  const rule =
    issue._tag === "Missing"
      ? "is missing"
      : issue._tag === "Unexpected"
        ? "is not known"
        : issue.message.startsWith("must ")
          ? issue.message
          : "has the wrong type"
  return `${pathOf(issue.path)} ${rule}`
}

const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(schema))

const isEmail = Schema.is(Email)
const EmailOrBlank = ShortText.pipe(
  Schema.filter((text) => text.trim() === "" || isEmail(text) || "must be an email address")
)
const AddressOrBlank = boundedText(limits.url - "https://".length).pipe(
  Schema.filter((text) => text.trim() === "" || isUri(addressWithScheme(text)) || "must be a web address")
)
const text = optional(ShortText)
const url = optional(AddressOrBlank)
const bullets = optional(Schema.Array(boundedText(limits.bullet)))
const entries = <A, I>(entry: Schema.Schema<A, I>) => optional(Schema.Array(entry))

const isNamed = (value: string | null | undefined) => (value ?? "").trim() !== ""

const Work = Schema.Struct({
  name: text,
  company: text,
  position: text,
  startDate: text,
  endDate: text,
  summary: optional(boundedText(limits.summary)),
  highlights: bullets
}).pipe(
  Schema.filter(({ company, name, position }) => {
    if (!isNamed(name) && !isNamed(company)) return { path: ["name"], message: "must be given and not blank" }
    return isNamed(position) || { path: ["position"], message: "must be given and not blank" }
  })
)

/** What is read of a JSON Resume; the rest is left out and said to be (`pathsBeyond`). */
const JsonResumeRead = Schema.Struct({
  $schema: Schema.optional(Schema.String),
  basics: optional(
    Schema.Struct({
      name: text,
      email: optional(EmailOrBlank),
      phone: text,
      url,
      summary: optional(boundedText(limits.summary)),
      location: optional(Schema.Struct({ city: text, region: text, countryCode: text, address: text })),
      profiles: entries(Schema.Struct({ url }))
    })
  ),
  work: entries(Work),
  education: entries(Schema.Struct({ institution: text, studyType: text, area: text, startDate: text, endDate: text })),
  certificates: entries(Schema.Struct({ name: text })),
  skills: entries(Schema.Struct({ name: text, keywords: optional(Schema.Array(ShortText)) }))
})

const decodeProfile = Schema.decodeUnknownEither(ProfileContent)
const decodeJsonResume = Schema.decodeUnknownEither(JsonResumeRead)

export interface ProfileRead {
  readonly format: "profile" | "json-resume"
  readonly profile: ProfileContent
  /** By the paths of the input. */
  readonly losses: Losses
}

const fromJsonResume = (value: object): ProfileRead | string => {
  const decoded = decodeJsonResume(value)
  if (Either.isLeft(decoded)) return `${faultOf(decoded.left)}; mend that field of the JSON Resume`
  const resume: JsonResume = decoded.right
  const { losses, profile } = profileOfJsonResume(resume)
  const checked = decodeProfile(profile)
  if (Either.isLeft(checked)) return `as a profile, ${faultOf(checked.left)}; mend that part of the JSON Resume`
  return {
    format: "json-resume",
    profile,
    losses: { ...losses, dropped: [...pathsBeyond(value, resume), ...losses.dropped] }
  }
}

/** A master profile from JSON in either format, or what is wrong with it. Fields that it does not give are empty. */
export const profileFrom = (value: unknown): ProfileRead | string => {
  if (isObject(value) && isJsonResume(value, recognisedBy)) return fromJsonResume(value)
  const names = isObject(value) ? Object.keys(value) : undefined
  if (!isObject(value) || names === undefined || (names.length > 0 && !names.some((name) => knownFields.has(name)))) {
    return "this JSON is no master profile and no JSON Resume; give an object with fields such as summary, base_skills and experiences, or basics and work, or plain text"
  }
  return Either.match(decodeProfile({ ...emptyProfileContent, ...value }), {
    onLeft: (fault) => `${faultOf(fault)}; mend that field of the profile`,
    onRight: (profile) => ({
      format: "profile" as const,
      profile,
      losses: { dropped: pathsBeyond(value, profile), changed: [] }
    })
  })
}
