import type { ExperienceItem } from "../domain/MasterProfile.js"
import type { EditableResume } from "../domain/Optimization.js"
import { readDate } from "../text/dates.js"
import { english, type Language } from "../lexicon/Language.js"
import { beginningOf, readAtMost } from "../text/limits.js"
import { profileOfText } from "./profileOfText.js"
import type { Passage, Position, Resume, ResumeSection } from "./Resume.js"

const positionOf = ({ company, end_date, role, start_date }: ExperienceItem): Position => {
  const start = start_date === null ? undefined : readDate(start_date)
  const end = end_date === null ? "ongoing" : readDate(end_date)
  // The same year as start and end is the whole year.
  const isWholeYear = typeof end === "number" && start === end && /^\d{4}$/.test(end_date?.trim() ?? "")
  return {
    role,
    company,
    start: start === "ongoing" ? undefined : start,
    end: isWholeYear ? end + 11 : start === undefined && end === "ongoing" ? undefined : end
  }
}

/** Most recent first: what goes on, then by end, then by start; positions without dates keep their place after. */
const byRecency = (one: Position, other: Position): number => {
  const endOf = ({ end, start }: Position): number =>
    end === "ongoing" ? Number.MAX_SAFE_INTEGER : (end ?? start ?? Number.NEGATIVE_INFINITY)
  return endOf(other) - endOf(one) || (other.start ?? 0) - (one.start ?? 0)
}

const minItems = 8
const maxWordsOfItem = 3

/** Whether a bullet lists names and tells nothing that was done: many short items, or a few words without more. */
const onlyLists = (bullet: string): boolean => {
  const items = bullet.split(/[,;|•·]/).length
  const words = bullet.trim().split(/\s+/).length
  return words <= maxWordsOfItem || (items >= minItems && words <= items * maxWordsOfItem)
}

/** A stored profile as the scorer reads it. */
export const resumeOfProfile = (profile: EditableResume, language: Language = english): Resume => {
  const experiences = profile.experiences.map((item) => ({ item, position: positionOf(item) }))
  const positions = experiences.map(({ position }) => position).toSorted(byRecency)
  const passages: Array<Passage> = []
  let room: number = readAtMost.resume
  const isListed = (section: ResumeSection) => section === "skills" || section === "certifications"
  const add = (section: ResumeSection, text: string, where: string, position?: number, isList = isListed(section)) => {
    if (text.length <= room) passages.push({ section, text, where, position, isList })
    room -= text.length
  }
  if (profile.summary !== null && profile.summary !== "") add("summary", profile.summary, "summary")
  profile.base_skills.forEach((skill, at) => add("skills", skill, `base_skills[${at}]`))
  profile.certifications.forEach((name, at) => add("certifications", name, `certifications[${at}]`))
  experiences.forEach(({ item, position }, at) => {
    const place = positions.indexOf(position)
    add("experience", item.role, `experiences[${at}].role`, place)
    item.description.forEach((bullet, line) =>
      add("experience", bullet, `experiences[${at}].description[${line}]`, place, onlyLists(bullet))
    )
  })
  profile.education.forEach((item, at) => {
    const text = [item.degree, item.school].filter((part) => part !== undefined && part !== "").join(", ")
    if (text !== "") add("education", text, `education[${at}]`)
  })
  const resume = { positions, passages, language }
  return room < 0 ? { ...resume, isCut: true } : resume
}

/** A plain-text or Markdown resume as the scorer reads it: its profile. */
export const resumeOfText = (text: string, language: Language = english): Resume => {
  const beginning = beginningOf(text, readAtMost.resume)
  const resume = resumeOfProfile(profileOfText(beginning).profile, language)
  return beginning.length < text.length ? { ...resume, isCut: true } : resume
}
