import type { EditableResume } from "../domain/Optimization.js"
import { shorten } from "../text/shorten.js"

// Names and places of a resume in words.

const maxNames = 15
const longestName = 80

export const short = (name: string): string => shorten(name, longestName)

export const joined = (names: ReadonlyArray<string>): string => {
  const unique = [...new Set(names.map(short))]
  return unique.length <= maxNames
    ? unique.join(", ")
    : `${unique.slice(0, maxNames).join(", ")} and ${unique.length - maxNames} more`
}

export const bulletText = (bullet: number, company: string): string => `bullet ${bullet + 1} at ${joined([company])}`

/** A place of a resume in words, bullets by the number that they have at their employer. */
export const placeText = (where: string, resume: EditableResume): string => {
  const [, experience, bullet] = /^experiences\[(\d+)\]\.(?:description\[(\d+)\]|role)$/.exec(where) ?? []
  if (experience !== undefined) {
    const company = resume.experiences[Number(experience)]?.company ?? ""
    return bullet === undefined ? `the role at ${joined([company])}` : bulletText(Number(bullet), company)
  }
  if (where.startsWith("base_skills")) return "the skills list"
  if (where.startsWith("certifications")) return "the certifications"
  if (where.startsWith("education")) return "the education"
  return "the summary"
}
