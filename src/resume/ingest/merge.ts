import type { EducationItem, ExperienceItem, ProfileContent } from "../../domain/MasterProfile.js"
import { keyOf } from "./compare.js"
import { limits } from "./limits.js"

/** Those of one list, and of another what it does not have, as many as there may be. */
export const appendNew = <A>(
  held: ReadonlyArray<A>,
  more: ReadonlyArray<A>,
  key: (item: A) => string,
  most: number = limits.listEntries
): ReadonlyArray<A> => {
  const seen = new Set(held.map(key))
  const added: Array<A> = []
  for (const item of more) {
    const itemKey = key(item)
    if (seen.has(itemKey) || held.length + added.length >= most) continue
    seen.add(itemKey)
    added.push(item)
  }
  return added.length === 0 ? held : [...held, ...added]
}

const positionKey = ({ company, role, start_date }: ExperienceItem) =>
  JSON.stringify([keyOf(company), keyOf(role), start_date ?? ""])

export const educationKey = ({ degree, school }: EducationItem) =>
  JSON.stringify([keyOf(school ?? ""), keyOf(degree ?? "")])

/** The same position told twice: equal employer and role, and dates that do not contradict each other. */
const isSamePosition = (one: ExperienceItem, other: ExperienceItem) =>
  keyOf(one.company) === keyOf(other.company) &&
  keyOf(one.role) === keyOf(other.role) &&
  (one.start_date === null || other.start_date === null || one.start_date === other.start_date)

/**
 * Fills what is empty and appends list entries that are not there yet; nothing stored is changed or
 * removed (ingest with `overwrite: false`).
 */
export const mergeProfiles = (stored: ProfileContent, addition: ProfileContent): ProfileContent => ({
  full_name: stored.full_name ?? addition.full_name,
  email: stored.email ?? addition.email,
  phone: stored.phone ?? addition.phone,
  location: stored.location ?? addition.location,
  network_url: stored.network_url ?? addition.network_url,
  portfolio_url: stored.portfolio_url ?? addition.portfolio_url,
  summary: stored.summary === null || stored.summary.trim() === "" ? addition.summary : stored.summary,
  base_skills: appendNew(stored.base_skills, addition.base_skills, keyOf),
  certifications: appendNew(stored.certifications, addition.certifications, keyOf),
  experiences: appendNew(
    stored.experiences,
    addition.experiences.filter((item) => !stored.experiences.some((held) => isSamePosition(held, item))),
    positionKey
  ),
  education: appendNew(stored.education, addition.education, educationKey)
})

/** The paragraphs of both, each once, as many as a summary may hold. */
const joinSummaries = (head: string | null, rest: string | null): string | null => {
  if (head === null || head.trim() === "") return rest
  if (rest === null) return head
  const seen = new Set(head.split("\n").map(keyOf))
  let joined = head
  for (const paragraph of rest.split("\n")) {
    const key = keyOf(paragraph)
    if (seen.has(key) || joined.length + 1 + paragraph.length > limits.summary) continue
    seen.add(key)
    joined = `${joined}\n${paragraph}`
  }
  return joined
}

/**
 * Two readings of parts of one text: as `mergeProfiles`, but a summary has the paragraphs of both, and a position that
 * both tell of the bullets of both.
 */
export const joinReadings = (head: ProfileContent, rest: ProfileContent): ProfileContent => {
  const merged = mergeProfiles(head, rest)
  return {
    ...merged,
    summary: joinSummaries(head.summary, rest.summary),
    experiences: merged.experiences.map((item) => {
      const again = head.experiences.includes(item)
        ? rest.experiences.find((other) => isSamePosition(item, other))
        : undefined
      return again === undefined
        ? item
        : { ...item, description: appendNew(item.description, again.description, keyOf, limits.bullets) }
    })
  }
}
