import type { EducationItem } from "../../domain/MasterProfile.js"
import type { Period } from "./dates.js"
import { ItemKind } from "./items/ItemKind.js"
import type { Item } from "./items/items.js"
import type { ProfileSection } from "./layout/headings.js"
import type { Line } from "./layout/Line.js"
import { isSameSchool, isStudyAside } from "./studies.js"

interface Draft {
  readonly school?: string
  readonly degree?: string
  readonly period: Period | undefined
  /** The lines that they stand on. */
  readonly schoolAt: number
  readonly degreeAt: number
}
const nothing: Draft = { period: undefined, schoolAt: -1, degreeAt: -1 }

/** "Course: BTEC Diploma in Baking" */
const label = /^[^:]{1,40}:\s*/

const isSchool = ({ kind }: Item): boolean => kind === ItemKind.school
const isDegree = ({ kind }: Item): boolean => kind === ItemKind.degree
const isStudy = (item: Item): boolean => isSchool(item) || isDegree(item)
const isTime = ({ period }: Item): boolean => period !== undefined

const ofStudies: ReadonlySet<ProfileSection> = new Set(["education", "certifications"])

/** What the model takes for a degree and is only told beside one, is neither. */
const withoutAsides = (items: ReadonlyArray<Item>): ReadonlyArray<Item> =>
  items.map((item) => {
    const isAside = isDegree(item) && (isStudyAside(item.text) || isStudyAside(item.said().replace(label, "")))
    return isAside ? { ...item, kind: ItemKind.other } : item
  })

/** What each line tells of studies: schools, degrees and their times, which may stand on a line beside. */
const byLine = (given: ReadonlyArray<Item>): ReadonlyMap<number, ReadonlyArray<Item>> => {
  const all = withoutAsides(given)
  // Beside a section of their own, those told elsewhere are told again, or are where somebody worked.
  const isTold = all.some((item) => isStudy(item) && item.section === "education")
  const items = isTold ? all.filter(({ section }) => section !== undefined && ofStudies.has(section)) : all
  const lines = new Map<number, ReadonlyArray<Item>>()
  for (const item of items) lines.set(item.line, [...(lines.get(item.line) ?? []), item])
  const tells = (line: number) => lines.get(line)?.some(isStudy) === true
  const isBeside = (line: number) => lines.get(line)?.every(isTime) === true && (tells(line - 1) || tells(line + 1))
  return new Map(
    [...lines].flatMap(([line, own]) =>
      tells(line) || isBeside(line) ? [[line, own.filter((item) => isStudy(item) || isTime(item))] as const] : []
    )
  )
}

/** Studies by what the lines hold: a second school, degree or time begins the next one. */
export const educationIn = (items: ReadonlyArray<Item>, lines: ReadonlyArray<Line>): ReadonlyArray<EducationItem> => {
  const drafts: Array<Draft> = []
  let draft = nothing
  let lastSchool: string | undefined
  const close = (next: Draft = nothing) => {
    if (draft.school !== undefined || draft.degree !== undefined) drafts.push(draft)
    draft = next
  }
  const tellSchool = (text: string, at: number, lead: Period | undefined) => {
    if (draft.school !== undefined) close()
    lastSchool = isSameSchool(text) ? (lastSchool ?? text) : text
    draft = { ...draft, school: lastSchool, schoolAt: at, period: draft.period ?? lead }
  }
  const tellDegree = (text: string, at: number, lead: Period | undefined, isSchoolNamed: boolean) => {
    if (draft.degree !== undefined) {
      const { degreeAt, school, schoolAt } = draft
      // Several degrees below their school, or after it.
      const isHeaded = schoolAt < degreeAt || (schoolAt === degreeAt && at === degreeAt)
      const goesOn = school !== undefined && isHeaded && !isSchoolNamed
      close(goesOn ? { ...nothing, school, schoolAt } : nothing)
    }
    draft = { ...draft, degree: text, degreeAt: at, period: draft.period ?? lead }
  }
  const told = byLine(items)
  const isDateFirst = [...told.values()][0]?.every(isTime) === true
  for (const [at, found] of told) {
    const isComplete = draft.school !== undefined && draft.degree !== undefined
    // A line that names both stands by itself.
    const isWhole = found.some(isSchool) && found.some(isDegree)
    if (isWhole || (lines[at]?.blankBefore === true && isComplete) || (isDateFirst && found.every(isTime))) close()
    let lead: Period | undefined
    found.forEach((item, place) => {
      if (item.period !== undefined) {
        if (place === 0 && found.length > 1) lead = item.period
        else draft = { ...draft, period: draft.period ?? item.period }
        return
      }
      if (isSchool(item)) tellSchool(item.text, at, lead)
      else tellDegree(item.text, at, lead, found.slice(place + 1).some(isSchool))
      lead = undefined
    })
    draft = { ...draft, period: draft.period ?? lead }
  }
  close()
  return drafts.map(({ degree, period, school }) => ({
    ...(school === undefined ? {} : { school }),
    ...(degree === undefined ? {} : { degree }),
    start_date: period?.start ?? null,
    end_date: period?.end ?? null
  }))
}
