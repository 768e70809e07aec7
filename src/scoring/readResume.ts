import type { EditableResume } from "../domain/Optimization.js"
import { readDate } from "./dates.js"
import { english, type Language } from "./Language.js"
import { beginningOf, readAtMost } from "./limits.js"
import { takenPassages } from "./passages.js"
import type { Passage, Position, Resume, ResumeSection } from "./Resume.js"
import { TextReader } from "./TextReader.js"

/** A stored profile as the scorer reads it. */
export const resumeOfProfile = (profile: EditableResume, language: Language = english): Resume => {
  const passages: Array<Passage> = []
  const positions: Array<Position> = []
  let room: number = readAtMost.resume
  const add = (section: ResumeSection, text: string, where: string, position?: number) => {
    if (text.length <= room) passages.push({ section, text, where, position })
    room -= text.length
  }
  if (profile.summary !== null && profile.summary !== "") add("summary", profile.summary, "summary")
  profile.base_skills.forEach((skill, at) => add("skills", skill, `base_skills[${at}]`))
  profile.certifications.forEach((name, at) => add("certifications", name, `certifications[${at}]`))
  profile.experiences.forEach((item, at) => {
    const start = item.start_date === null ? undefined : readDate(item.start_date)
    const end = item.end_date === null ? "ongoing" : readDate(item.end_date)
    positions.push({
      role: item.role,
      company: item.company,
      start: start === "ongoing" ? undefined : start,
      end: start === undefined && end === "ongoing" ? undefined : end
    })
    add("experience", item.role, `experiences[${at}].role`, at)
    item.description.forEach((bullet, line) => add("experience", bullet, `experiences[${at}].description[${line}]`, at))
  })
  profile.education.forEach((item, at) => {
    const text = [item.degree, item.school].filter((part) => part !== undefined && part !== "").join(", ")
    if (text !== "") add("education", text, `education[${at}]`)
  })
  const resume = { ...byRecency(passages, positions), language }
  return room < 0 ? { ...resume, isCut: true } : resume
}

/** Most recent first: what goes on, then by end, then by start; positions without dates keep their place behind. */
const byRecency = (passages: ReadonlyArray<Passage>, positions: ReadonlyArray<Position>): Resume => {
  const endOf = ({ end, start }: Position): number =>
    end === "ongoing" ? Number.MAX_SAFE_INTEGER : (end ?? start ?? Number.NEGATIVE_INFINITY)
  const order = positions
    .map((position, at) => ({ position, at }))
    .sort((one, other) => {
      const [oneEnd, otherEnd] = [endOf(one.position), endOf(other.position)]
      if (oneEnd !== otherEnd) return otherEnd > oneEnd ? 1 : -1
      return (other.position.start ?? 0) - (one.position.start ?? 0) || one.at - other.at
    })
  const place = new Map(order.map(({ at }, rank) => [at, rank]))
  return {
    positions: order.map(({ position }) => position),
    passages: passages.map((passage) =>
      passage.position === undefined
        ? passage
        : {
            section: passage.section,
            text: passage.text,
            where: passage.where,
            position: place.get(passage.position)
          }
    )
  }
}

/** A plain-text or Markdown resume as the scorer reads it: sections, positions with dates, lines. */
export const resumeOfText = (text: string, language: Language = english): Resume => {
  const beginning = beginningOf(text, readAtMost.resume)
  const taken = new TextReader(beginning, language).run()
  const { passages, positions } = byRecency(taken.passages, taken.positions)
  const resume = { passages, positions, language, taken: takenPassages(passages, taken.text, taken.stretches) }
  return beginning.length < text.length ? { ...resume, isCut: true } : resume
}
