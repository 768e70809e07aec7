import * as Either from "effect/Either"
import * as JSONSchema from "effect/JSONSchema"
import * as Schema from "effect/Schema"
import { limits } from "../../domain/Limits.js"
import type { ProfileContent } from "../../domain/MasterProfile.js"
import type { EditProposal } from "../../domain/Optimization.js"
import { isStorable, isUri } from "../../domain/Text.js"
import { parseStrictJson } from "./strictJson.js"

// Two schemas of each answer: the plain one is sent (strict JSON schema mode knows no bounds, no
// optional members, no references), the bounded one judges what came back.

const text = (most: number) => Schema.String.pipe(Schema.maxLength(most))
type List = <A, I>(item: Schema.Schema<A, I>, most: number) => Schema.Schema<ReadonlyArray<A>, ReadonlyArray<I>>
const list: List = (item, most) => Schema.Array(item).pipe(Schema.maxItems(most))
const plainList: List = (item) => Schema.Array(item)

// Generous: what is too much for a reader is dropped by the guard one by one; these bounds only keep
// an answer that is no answer out.
const proposalOf = (text: (most: number) => Schema.Schema<string>, list: List, confidence: Schema.Schema<number>) =>
  Schema.Struct({
    summary: text(limits.summary),
    skills: list(text(limits.bullet), 2 * limits.listEntries),
    experience_edits: list(
      Schema.Struct({
        company: text(limits.bullet),
        original_bullet: text(2 * limits.bullet),
        revised_bullet: text(2 * limits.bullet),
        inserted_keywords: list(text(limits.bullet), limits.listEntries),
        confidence
      }),
      limits.listEntries
    ),
    warnings: list(text(limits.bullet), limits.listEntries)
  })

const nullableText = Schema.NullOr(Schema.String)

/** `maybe`: members that spec 2.2 and 2.3 do not require. */
const profileOf = <Maybe extends Schema.Struct.Field>(maybe: Maybe) =>
  Schema.Struct({
    full_name: nullableText,
    email: nullableText,
    phone: nullableText,
    location: nullableText,
    network_url: nullableText,
    portfolio_url: nullableText,
    summary: nullableText,
    base_skills: Schema.Array(Schema.String),
    certifications: Schema.Array(Schema.String),
    experiences: Schema.Array(
      Schema.Struct({
        company: Schema.String,
        role: Schema.String,
        start_date: maybe,
        end_date: maybe,
        description: Schema.Array(Schema.String)
      })
    ),
    education: Schema.Array(Schema.Struct({ school: maybe, degree: maybe, start_date: maybe, end_date: maybe }))
  })

/** A JSON schema to send, with the name the provider wants for it. */
export interface AnswerSchema {
  readonly name: string
  readonly schema: Record<string, unknown>
}

const answerSchema = (name: string, schema: Schema.Schema.AnyNoContext): AnswerSchema => {
  const { $schema: _, ...body } = JSONSchema.make(schema)
  return { name, schema: { ...body } }
}

export const proposalSchema = answerSchema(
  "resume_edits",
  proposalOf(() => Schema.String, plainList, Schema.Number)
)
export const profileSchema = answerSchema("profile", profileOf(nullableText))

const exactly = { onExcessProperty: "error" } as const
const decodeProposal = Schema.decodeUnknownEither(
  proposalOf(text, list, Schema.Number.pipe(Schema.between(0, 1))),
  exactly
)
const decodeProfile = Schema.decodeUnknownEither(profileOf(Schema.optional(nullableText)), exactly)

/** Reads an edit proposal; the left side is a reason word that quotes nothing. */
export const readProposal = (content: string): Either.Either<EditProposal, "json" | "schema"> =>
  Either.flatMap(parseStrictJson(content), (value) => Either.mapLeft(decodeProposal(value), () => "schema" as const))

const present = (value: string | null | undefined, most: number = limits.text) =>
  value === null || value === undefined || value.trim() === "" || value.length > most || !isStorable(value)
    ? null
    : value

const presentIn = (texts: ReadonlyArray<string>, count: number, most?: number) =>
  texts.filter((text) => present(text, most) !== null).slice(0, count)

const uri = (value: string | null) => (value !== null && value.length <= limits.url && isUri(value) ? value : null)

const named = (value: string | null | undefined) => present(value) ?? undefined

/** Reads a parsed profile; entries that the domain cannot hold are left out, so that one of them does not cost the rest. */
export const readProfile = (content: string): Either.Either<ProfileContent, "json" | "schema"> =>
  Either.flatMap(parseStrictJson(content), (value) =>
    Either.mapBoth(decodeProfile(value), {
      onLeft: () => "schema" as const,
      onRight: (profile): ProfileContent => ({
        full_name: present(profile.full_name),
        email: present(profile.email),
        phone: present(profile.phone),
        location: present(profile.location),
        network_url: uri(profile.network_url),
        portfolio_url: uri(profile.portfolio_url),
        summary: present(profile.summary, limits.summary),
        base_skills: presentIn(profile.base_skills, limits.listEntries),
        certifications: presentIn(profile.certifications, limits.listEntries),
        experiences: profile.experiences
          .filter(({ company, role }) => present(company) !== null && present(role) !== null)
          .slice(0, limits.listEntries)
          .map((item) => ({
            company: item.company,
            role: item.role,
            start_date: present(item.start_date),
            end_date: present(item.end_date),
            description: presentIn(item.description, limits.bullets, limits.bullet)
          })),
        education: profile.education.slice(0, limits.listEntries).map((item) => {
          const school = named(item.school)
          const degree = named(item.degree)
          return {
            ...(school === undefined ? {} : { school }),
            ...(degree === undefined ? {} : { degree }),
            start_date: present(item.start_date),
            end_date: present(item.end_date)
          }
        })
      })
    })
  )
