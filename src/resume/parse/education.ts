import type { EducationItem } from "../../domain/MasterProfile.js"
import type { Period } from "./dates.js"
import type { Line } from "./layout/Line.js"
import { isPlace, isSurePlace } from "./layout/pieces.js"
import {
  type Found,
  foundIn,
  isCertificateLine,
  isDateItem,
  isDegreeItem,
  isHeldDegree,
  isSameSchool,
  isSchool,
  isSchoolItem,
  isSchoolLike
} from "./studies.js"

interface Draft {
  readonly school?: string
  readonly degree?: string
  readonly period: Period | undefined
  /** The lines that they stand on. */
  readonly schoolAt: number
  readonly degreeAt: number
}
const nothing: Draft = { period: undefined, schoolAt: -1, degreeAt: -1 }

const isBareSchool = (found: ReadonlyArray<Found> | undefined): boolean =>
  found?.some(isSchoolItem) === true && !found.some(isDegreeItem)

/** What each line tells, with what those beside it leave open. */
const told = (lines: ReadonlyArray<Line>): ReadonlyArray<ReadonlyArray<Found>> => {
  const alone = lines.map((line) => foundIn(line, false))
  return lines.map((line, at) => {
    const isAbove = !line.blankBefore && isBareSchool(alone[at - 1])
    const isBelow = lines[at + 1]?.blankBefore === false && isBareSchool(alone[at + 1])
    return isAbove || isBelow ? foundIn(line, true) : (alone[at] ?? [])
  })
}

/** Entries of an education section: a second school, degree or date begins the next one. */
export const educationIn = (lines: ReadonlyArray<Line>): ReadonlyArray<EducationItem> => {
  const drafts: Array<Draft> = []
  let draft = nothing
  let lastSchool: string | undefined
  const close = (next: Draft = nothing) => {
    if (draft.school !== undefined || draft.degree !== undefined) drafts.push(draft)
    draft = next
  }
  const all = told(lines)
  const isDateAlone = (found: ReadonlyArray<Found>) => found.length > 0 && found.every(isDateItem)
  const isDateFirst = isDateAlone(all[0] ?? [])
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
  all.forEach((found, at) => {
    const isBullet = lines[at]?.bullet === true
    const isComplete = () => draft.school !== undefined && draft.degree !== undefined
    if ((lines[at]?.blankBefore === true && isComplete()) || (isDateFirst && isDateAlone(found))) close()
    let lead: Period | undefined
    found.forEach((item, place) => {
      const isSchoolNamed = found.slice(place + 1).some(isSchoolItem)
      if (isDateItem(item)) {
        if (place === 0 && found.length > 1) lead = item.period
        else draft = { ...draft, period: draft.period ?? item.period }
        return
      }
      const { text } = item
      if (isSchoolItem(item)) tellSchool(text, at, lead)
      else if (isDegreeItem(item)) tellDegree(text, at, lead, isSchoolNamed)
      else {
        // A degree without one of the usual words, or a school without one: the line that still misses it.
        if (isPlace(text) || isSurePlace(text) || isBullet || text.length > 120 || isComplete()) return
        const before = found[place - 1]
        const isAfterDegree = before !== undefined && isDegreeItem(before) && !isSchoolNamed
        if (draft.school !== undefined || (isSchoolNamed && place === 0 && draft.degree === undefined))
          draft = { ...draft, degree: text, degreeAt: at }
        else if (isAfterDegree && isSchoolLike(text)) draft = { ...draft, school: text, schoolAt: at }
        return
      }
      lead = undefined
    })
    draft = { ...draft, period: draft.period ?? lead }
  })
  close()
  return drafts.map(({ degree, period, school }) => ({
    ...(school === undefined ? {} : { school }),
    ...(degree === undefined ? {} : { degree }),
    start_date: period?.start ?? null,
    end_date: period?.end ?? null
  }))
}

/** Certificates among schools and degrees: "NEBOSH National General Certificate, 2022"; not what a school beside it gave. */
export const certificatesAmong = (lines: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  const isBare = (line: Line | undefined) =>
    line !== undefined && isSchool(line.text) && !isHeldDegree(line.text) && !line.text.includes(":")
  return lines.filter((line, at) => {
    const { text } = line
    if (text.length > 160 || isSchool(text) || isHeldDegree(text) || !isCertificateLine(text)) return false
    const below = lines[at + 1]
    return !(isBare(lines[at - 1]) && !line.blankBefore) && !(isBare(below) && below?.blankBefore === false)
  })
}
