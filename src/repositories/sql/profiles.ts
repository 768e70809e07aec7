import type { Fragment } from "@effect/sql/Statement"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { ProfileVersionMismatch, StoreUnavailable } from "../../domain/Failures.js"
import { MasterProfile, ProfileContent, type ProfilePatch } from "../../domain/MasterProfile.js"
import { ProfileRepository } from "../ProfileRepository.js"
import { OwnerSql } from "./OwnerSql.js"
import { decodeRows } from "./rows.js"

const columns = Object.keys(MasterProfile.fields)
const fields = Object.keys(ProfileContent.fields)

/** How often an ingest starts over when another write came between its reading and its writing. */
const ingestTries = 20

const decode = decodeRows(MasterProfile)

/** A list as its JSON text: the driver would write an array as an array of Postgres. */
const json = (list: ReadonlyArray<unknown> | undefined): string | null =>
  list === undefined ? null : JSON.stringify(list)

/** The fields that a patch sets to null, as an array of Postgres. */
const clearedBy = (patch: ProfilePatch): string =>
  `{${Object.entries(patch)
    .flatMap(([field, value]) => (value === null ? [field] : []))
    .join()}}`

export const layerProfiles: Layer.Layer<ProfileRepository, never, OwnerSql> = Layer.effect(
  ProfileRepository,
  Effect.gen(function* () {
    const { read, sql, write } = yield* OwnerSql
    const returned = sql.literal(columns.join(", "))
    const prefixed = sql.literal(columns.map((column) => `p.${column}`).join(", "))
    const inserted = sql.literal(fields.join(", "))

    /** Content as a row beside which the stored one is put, with one column more; null where a field is not given. */
    const given = (content: ProfilePatch, column: "cleared" | "raw_profile_source", value: Fragment) => sql`(VALUES (
        ${content.full_name}::text, ${content.email}::text, ${content.phone}::text, ${content.location}::text,
        ${content.network_url}::text, ${content.portfolio_url}::text, ${content.summary}::text,
        ${json(content.base_skills)}::jsonb, ${json(content.certifications)}::jsonb,
        ${json(content.experiences)}::jsonb, ${json(content.education)}::jsonb, ${value}
      )) AS given (${inserted}, ${sql.literal(column)})`

    /** The SET of an update that counts as a change only if something differs. `next` gives a column's new value. */
    const setting = (changing: ReadonlyArray<string>, next: (column: string) => string) => {
      const stored = changing.map((column) => `p.${column}`).join(", ")
      const changed = `(${changing.map(next).join(", ")}) IS DISTINCT FROM (${stored})`
      return sql.literal(`${changing.map((column) => `${column} = ${next(column)}`).join(", ")},
        profile_version = p.profile_version + CASE WHEN ${changed} THEN 1 ELSE 0 END,
        updated_at = CASE WHEN ${changed} THEN greatest(clock_timestamp(), p.updated_at + interval '1 millisecond')
          ELSE p.updated_at END`)
    }
    const patched = setting(
      fields,
      (field) => `CASE WHEN '${field}' = ANY (given.cleared) THEN NULL ELSE coalesce(given.${field}, p.${field}) END`
    )
    const replaced = setting([...fields, "raw_profile_source"], (column) => `given.${column}`)

    const find = (owner: string) => sql`SELECT ${returned} FROM master_profile WHERE idp_user_id = ${owner}`

    return {
      find: (caller) =>
        Effect.flatMap(read(caller, find(caller.owner)), (rows) => Effect.map(decode(rows), Option.fromIterable)),

      patch: (caller, patch, precondition) =>
        Effect.gen(function* () {
          const row = given(patch, "cleared", sql`${clearedBy(patch)}::text[]`)
          const update = sql`UPDATE master_profile AS p SET ${patched} FROM ${row}
            WHERE p.idp_user_id = ${caller.owner}`
          if (precondition._tag !== "None") {
            const versions = precondition._tag === "Versions" ? precondition.versions : undefined
            // An integer column has no larger version; a larger number would be an error of the statement.
            const possible = versions?.filter((version) => version >= 1 && version <= 2_147_483_647)
            const rows = yield* write(
              caller,
              sql`${update} AND (${versions === undefined}::boolean
                OR p.profile_version IN (SELECT jsonb_array_elements_text(${json(possible ?? [])}::jsonb)::integer))
                RETURNING ${prefixed}`
            )
            const [profile] = yield* decode(rows)
            return profile ?? (yield* new ProfileVersionMismatch())
          }
          for (let attempt = 0; attempt < ingestTries; attempt += 1) {
            const updated = yield* decode(yield* write(caller, sql`${update} RETURNING ${prefixed}`))
            if (updated[0] !== undefined) return updated[0]
            const created = yield* write(
              caller,
              sql`INSERT INTO master_profile (idp_user_id, ${inserted})
                SELECT ${caller.owner}, given.full_name, given.email, given.phone, given.location, given.network_url,
                  given.portfolio_url, given.summary, coalesce(given.base_skills, '[]'),
                  coalesce(given.certifications, '[]'), coalesce(given.experiences, '[]'),
                  coalesce(given.education, '[]')
                FROM ${row}
                ON CONFLICT (idp_user_id) DO NOTHING RETURNING ${returned}`
            )
            const [profile] = yield* decode(created)
            if (profile !== undefined) return profile
          }
          return yield* new StoreUnavailable({ reason: "conflict" })
        }),

      ingest: (caller, source, change) =>
        Effect.gen(function* () {
          for (let attempt = 0; attempt < ingestTries; attempt += 1) {
            const [before] = yield* decode(yield* read(caller, find(caller.owner)))
            const row = given(change(before), "raw_profile_source", sql`${source}::text`)
            const rows = yield* before === undefined
              ? write(
                  caller,
                  sql`INSERT INTO master_profile (idp_user_id, ${inserted}, raw_profile_source)
                    SELECT ${caller.owner}, given.* FROM ${row}
                    ON CONFLICT (idp_user_id) DO NOTHING RETURNING ${returned}`
                )
              : write(
                  caller,
                  sql`UPDATE master_profile AS p SET ${replaced} FROM ${row}
                    WHERE p.idp_user_id = ${caller.owner} AND p.id = ${before.id}::uuid
                      AND p.profile_version = ${before.profile_version}::integer
                    RETURNING ${prefixed}`
                )
            const [profile] = yield* decode(rows)
            if (profile !== undefined) return profile
          }
          return yield* new StoreUnavailable({ reason: "conflict" })
        })
    }
  })
)
