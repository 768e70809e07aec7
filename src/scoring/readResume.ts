import type { EditableResume } from "../domain/Optimization.js"
import type { Passage, Position, Resume } from "./Resume.js"

const monthOf = (text: string | null): number | undefined => {
  const found = text === null ? null : /^(\d{4})(?:-(\d{2}))?/.exec(text.trim())
  return found === null ? undefined : Number(found[1]) * 12 + Number(found[2] ?? "1") - 1
}

/** A stored profile as the scorer reads it. */
export const resumeOfProfile = (profile: EditableResume): Resume => {
  const passages: Array<Passage> = []
  const positions: Array<Position> = []
  const add = (section: Passage["section"], text: string, where: string, position?: number) =>
    passages.push({ section, text, where, position })
  if (profile.summary !== null) add("summary", profile.summary, "summary")
  profile.base_skills.forEach((skill, at) => add("skills", skill, `base_skills[${at}]`))
  profile.certifications.forEach((name, at) => add("certifications", name, `certifications[${at}]`))
  profile.experiences.forEach((item, at) => {
    positions.push({
      role: item.role,
      company: item.company,
      start: monthOf(item.start_date),
      end: item.end_date === null ? "ongoing" : monthOf(item.end_date)
    })
    add("experience", item.role, `experiences[${at}].role`, at)
    item.description.forEach((bullet, line) => add("experience", bullet, `experiences[${at}].description[${line}]`, at))
  })
  profile.education.forEach((item, at) => {
    add("education", [item.degree, item.school].filter((part) => part !== undefined).join(", "), `education[${at}]`)
  })
  return { passages, positions }
}

/** A plain-text resume as the scorer reads it. */
export const resumeOfText = (text: string): Resume => ({
  passages: text
    .split("\n")
    .map((line, at) => ({ section: "other" as const, text: line, where: `line ${at + 1}`, position: undefined })),
  positions: []
})
