import type { EditableResume } from "../domain/Optimization.js"
import { readDate } from "../text/dates.js"
import { english, type Language } from "../lexicon/Language.js"
import { beginningOf, readAtMost } from "../text/limits.js"
import { profileOfText } from "./profileOfText.js"
import type { Passage, Position, Resume, ResumeSection } from "./Resume.js"

/** The positions of a profile, most recent first. */
interface Held {
  readonly positions: ReadonlyArray<Position>
  /** By place in the profile the place among the positions. */
  readonly places: ReadonlyArray<number>
}

/** The same year as start and end is the whole year. */
const wholeYear = (start: Month, end: Month, written: string | null): Month =>
  typeof end === "number" && start === end && /^\d{4}$/.test(written?.trim() ?? "") ? end + 11 : end
type Month = ReturnType<typeof readDate>

const heldIn = (experiences: EditableResume["experiences"]): Held =>
  byRecency(
    experiences.map(({ company, end_date, role, start_date }) => {
      const start = start_date === null ? undefined : readDate(start_date)
      const end = end_date === null ? "ongoing" : readDate(end_date)
      return {
        role,
        company,
        start: start === "ongoing" ? undefined : start,
        end: start === undefined && end === "ongoing" ? undefined : wholeYear(start, end, end_date)
      }
    })
  )

/** A stored profile as the scorer reads it. */
export const resumeOfProfile = (profile: EditableResume, language: Language = english): Resume => {
  const { places, positions } = heldIn(profile.experiences)
  const passages: Array<Passage> = []
  let room: number = readAtMost.resume
  const add = (section: ResumeSection, text: string, where: string, position?: number) => {
    if (text.length <= room) passages.push({ section, text, where, position })
    room -= text.length
  }
  if (profile.summary !== null && profile.summary !== "") add("summary", profile.summary, "summary")
  profile.base_skills.forEach((skill, at) => add("skills", skill, `base_skills[${at}]`))
  profile.certifications.forEach((name, at) => add("certifications", name, `certifications[${at}]`))
  profile.experiences.forEach((item, at) => {
    const position = places[at]
    add("experience", item.role, `experiences[${at}].role`, position)
    item.description.forEach((bullet, line) =>
      add("experience", bullet, `experiences[${at}].description[${line}]`, position)
    )
  })
  profile.education.forEach((item, at) => {
    const text = [item.degree, item.school].filter((part) => part !== undefined && part !== "").join(", ")
    if (text !== "") add("education", text, `education[${at}]`)
  })
  const resume = { positions, passages, language }
  return room < 0 ? { ...resume, isCut: true } : resume
}

/** Most recent first: what goes on, then by end, then by start; positions without dates keep their place after. */
const byRecency = (positions: ReadonlyArray<Position>): Held => {
  const endOf = ({ end, start }: Position): number =>
    end === "ongoing" ? Number.MAX_SAFE_INTEGER : (end ?? start ?? Number.NEGATIVE_INFINITY)
  const order = positions
    .map((position, at) => ({ position, at }))
    .sort((one, other) => {
      const [oneEnd, otherEnd] = [endOf(one.position), endOf(other.position)]
      if (oneEnd !== otherEnd) return otherEnd > oneEnd ? 1 : -1
      return (other.position.start ?? 0) - (one.position.start ?? 0) || one.at - other.at
    })
  const places: Array<number> = positions.map(() => 0)
  order.forEach(({ at }, place) => {
    places[at] = place
  })
  return { positions: order.map(({ position }) => position), places }
}

/** A plain-text or Markdown resume as the scorer reads it: its profile. */
export const resumeOfText = (text: string, language: Language = english): Resume => {
  const beginning = beginningOf(text, readAtMost.resume)
  const resume = resumeOfProfile(profileOfText(beginning).profile, language)
  return beginning.length < text.length ? { ...resume, isCut: true } : resume
}
