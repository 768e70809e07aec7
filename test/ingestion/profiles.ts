import { readdirSync, readFileSync } from "node:fs"
import type { EducationItem, ExperienceItem, ProfileContent } from "../../src/domain/MasterProfile.js"
import { keyOf } from "../../src/resume/ingest/compare.js"

const folder = new URL("../../fixtures/profiles/", import.meta.url)

export interface Fixture {
  readonly name: string
  readonly text: string
  /** What a careful person reads from the text. */
  readonly expected: ProfileContent
}

export const fixtures: ReadonlyArray<Fixture> = readdirSync(folder)
  .filter((file) => file.endsWith(".txt"))
  .toSorted()
  .map((file) => {
    const name = file.replace(/\.txt$/, "")
    const expected: ProfileContent = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"))
    return { name, text: readFileSync(new URL(file, folder), "utf8"), expected }
  })

export const kinds = [
  ...["name", "contacts", "summary", "companies", "titles", "dates", "bullets", "skills", "education", "certifications"]
] as const
export type Kind = (typeof kinds)[number]

/** What was read right, of what is there and of what was read (missing and invented both count). */
export interface Tally {
  readonly right: number
  readonly expected: number
  readonly read: number
  readonly wrong: ReadonlyArray<string>
}

const facts = (profile: ProfileContent): Readonly<Record<string, ReadonlyArray<string>>> => {
  const at = (item: ExperienceItem | EducationItem, index: number) =>
    `${index}: ${item.start_date ?? ""}..${item.end_date ?? ""}`
  const single = (value: string | null) => (value === null ? [] : [keyOf(value)])
  return {
    name: single(profile.full_name),
    contacts: [profile.email, profile.phone, profile.location, profile.network_url, profile.portfolio_url].flatMap(
      single
    ),
    summary: single(profile.summary),
    companies: profile.experiences.map(({ company }, index) => `${index}: ${keyOf(company)}`),
    titles: profile.experiences.map(({ role }, index) => `${index}: ${keyOf(role)}`),
    dates: [...profile.experiences.map(at), ...profile.education.map(at)],
    bullets: profile.experiences.flatMap(({ description }, index) =>
      description.map((bullet) => `${index}: ${keyOf(bullet)}`)
    ),
    skills: profile.base_skills.map(keyOf),
    education: profile.education.flatMap(({ degree, school }) => [keyOf(school ?? ""), keyOf(degree ?? "")]),
    certifications: profile.certifications.map(keyOf)
  }
}

/** Compares two readings of one text, kind by kind. */
export const compare = (expected: ProfileContent, read: ProfileContent): Readonly<Record<string, Tally>> => {
  const wanted = facts(expected)
  const got = facts(read)
  return Object.fromEntries(
    kinds.map((kind) => {
      const left = [...(wanted[kind] ?? [])]
      const wrong: Array<string> = []
      let right = 0
      for (const fact of got[kind] ?? []) {
        const place = left.indexOf(fact)
        if (place < 0) wrong.push(`+ ${fact}`)
        else {
          left.splice(place, 1)
          right++
        }
      }
      wrong.push(...left.map((fact) => `- ${fact}`))
      return [kind, { right, expected: wanted[kind]?.length ?? 0, read: got[kind]?.length ?? 0, wrong }]
    })
  )
}

/** F1 of everything that was read of a kind, 0 to 1. */
export const scoreOf = (tallies: ReadonlyArray<Tally>): number => {
  const sum = (part: (tally: Tally) => number) => tallies.reduce((total, tally) => total + part(tally), 0)
  return (2 * sum(({ right }) => right)) / (sum(({ expected }) => expected) + sum(({ read }) => read))
}
