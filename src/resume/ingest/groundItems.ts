import type { EducationItem, ExperienceItem } from "../../domain/MasterProfile.js"
import { tableFor } from "../../rules/resumeWords/words.js"
import { keyOf, wordsIn } from "./compare.js"
import { appendNew, educationKey } from "./merge.js"
import { normaliseDate, type Period, periodIn } from "../parse/dates.js"
import type { SourceText } from "./SourceText.js"

const monthNames = tableFor("months")
const days = Array.from({ length: 31 }, (_, at) => at + 1)

/** "2018", or "'18" for it. */
const holdsYear = (year: string, text: SourceText): boolean =>
  text.holdsWords(year) || (/^\d{4}$/.test(year) && text.holdsExactly(`'${year.slice(2)}`))

/**
 * A date whose year, and month where it names one, the text shows. A month that the text does not
 * show beside that year is left off; a year that it does not show drops the date.
 */
const groundDate = (date: string | null, text: SourceText): string | null => {
  if (date === null) return null
  const read = normaliseDate(date)
  const yearMonth = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/.exec(read ?? date.trim())
  if (yearMonth === null) return read !== null && holdsYear(read, text) ? read : null
  const [, year = "", short = ""] = yearMonth
  const month = Number(short)
  if (month < 1 || month > 12) return text.holdsName(year) ? year : null
  const padded = String(month).padStart(2, "0")
  const shortYear = year.slice(2)
  const names = [...monthNames].flatMap(([name, number]) => (Number(number) === month ? [name] : []))
  const spellings = [
    ...[padded, String(month), ...names].flatMap((written) => [
      `${written} ${year}`,
      `${year} ${written}`,
      `${written} ${shortYear}`
    ]),
    ...names.flatMap((name) => [`${name} de ${year}`, `${name} of ${year}`]),
    // "March 15, 2020"
    ...names.flatMap((name) => days.map((day) => `${name} ${day} ${year}`)),
    ...days.map((day) => `${year} ${padded} ${String(day).padStart(2, "0")}`)
  ]
  if (spellings.some((spelling) => text.holdsWords(spelling))) return `${year}-${padded}`
  return holdsYear(year, text) ? year : null
}

/** Words between a role and its employer, or a degree and its school, that still make them a pair. */
const pairReach = 40

/** A role as the text has it, and its employer. */
interface Role {
  readonly company: string
  /** In words. */
  readonly size: number
  readonly places: ReadonlyArray<number>
}

/** Where the head of a position stands: its role near its employer, else wherever its role does. */
const headsOf = (
  { company, places, size }: Role,
  all: ReadonlyArray<Role>,
  text: SourceText
): ReadonlyArray<number> => {
  const employers = text.placesOf(company)
  // "Engineer" does not stand where the text has "Senior Engineer", if that is another one's role.
  const longer = all.flatMap((other) =>
    other.size > size ? other.places.map((from) => ({ from, to: from + other.size })) : []
  )
  const roles = places.filter((place) => !longer.some(({ from, to }) => from <= place && place + size <= to))
  const paired = roles.filter((place) => employers.some((other) => Math.abs(place - other) <= pairReach))
  return paired.length > 0 ? paired : roles
}

/** The last head at or before a place. */
const lastBefore = (heads: ReadonlyArray<number>, place: number): number =>
  heads.findLast((head) => head <= place) ?? -1

/** Words between a position's head and its dates at most, unless no other head is nearer. */
const dateReach = 12

const distance = (heads: ReadonlyArray<number>, place: number): number =>
  heads.reduce((best, head) => Math.min(best, Math.abs(head - place)), Infinity)

/** A date must stand near the position it is stored under; where the text has neither head nor year as a word, place says nothing. */
const standsNear = (
  date: string | null,
  own: ReadonlyArray<number>,
  others: ReadonlyArray<ReadonlyArray<number>>,
  text: SourceText
): boolean => {
  const places = text.placesOf(date?.slice(0, 4) ?? "")
  if (places.length === 0 || own.length === 0) return true
  return places.some((place) => {
    const near = distance(own, place)
    return near <= dateReach || others.every((other) => near <= distance(other, place))
  })
}

/** Stretches of time that the text tells of, one a line. */
const periodsOf = (rawText: string): ReadonlyArray<Period> =>
  rawText.split("\n").flatMap((line) => periodIn(line) ?? [])

/**
 * A position that the model says goes on, or whose end it invented, ends when the text says so: where
 * every stretch of time that begins then has one and the same end.
 */
const endOf = (start: string | null, end: string | null, periods: ReadonlyArray<Period>): string | null => {
  if (end !== null || start === null) return end
  const same = periods.filter((period) => period.start === start)
  const [first] = same
  if (first === undefined || same.some(({ end: other }) => other !== first.end)) return null
  return first.end
}

/**
 * Positions whose employer and role the text names, with the bullets and dates it has. A bullet stands
 * under the employer under whose head the text has it.
 */
export const groundExperiences = (
  parsed: ReadonlyArray<ExperienceItem>,
  text: SourceText,
  rawText: string
): ReadonlyArray<ExperienceItem> => {
  const items = parsed.filter(
    ({ company, role }) => text.holdsName(company) && text.holdsName(role) && !text.statements.denies(role, false)
  )
  const periods = periodsOf(rawText)
  // "June - August 2015" tells of 2015-06, though nowhere does that month stand beside the year.
  const told = new Set(periods.flatMap(({ end, start }) => [start, end]))
  const roles = items.map(({ company, role }): Role => ({
    company,
    size: wordsIn(role).length,
    places: text.placesOf(role)
  }))
  const heads = roles.map((role) => headsOf(role, roles, text))
  const employers = items.map(({ company }) => keyOf(company))
  return items.map((item, index) => {
    const others = heads.filter((_, other) => employers[other] !== employers[index])
    const own = heads[index] ?? []
    const isUnder = (place: number) => {
      const nearest = lastBefore(own, place)
      // With no head before it at all the layout is another one, and place says nothing.
      return others.every((other) => lastBefore(other, place) <= nearest)
    }
    const dateOf = (date: string | null) => {
      const held = date !== null && told.has(date) ? date : groundDate(date, text)
      return standsNear(held, own, others, text) ? held : null
    }
    const start = dateOf(item.start_date)
    return {
      company: item.company,
      role: item.role,
      start_date: start,
      end_date: endOf(start, dateOf(item.end_date), periods),
      description: [
        ...new Map(
          item.description
            .filter((bullet) => text.placesOfSentence(bullet).some(isUnder) && !text.statements.takesBack(bullet))
            .map((bullet): [string, string] => [keyOf(bullet), bullet])
        ).values()
      ]
    }
  })
}

const near = (one: string, other: string, text: SourceText): boolean => {
  const reach = pairReach + wordsIn(one).length
  return text.placesOf(one).some((place) => text.placesOf(other).some((at) => Math.abs(place - at) <= reach))
}

/** Schools and degrees that the text names, the degree only beside its school and as one that is held. */
export const groundEducation = (
  parsed: ReadonlyArray<EducationItem>,
  text: SourceText
): ReadonlyArray<EducationItem> => {
  const { statements } = text
  const grounded = parsed.flatMap((item) => {
    const school = item.school !== undefined && statements.affirms(item.school, false) ? item.school : undefined
    const isHeld = item.degree !== undefined && statements.affirms(item.degree, true)
    const degree = isHeld && (school === undefined || near(school, item.degree, text)) ? item.degree : undefined
    if (school === undefined && degree === undefined) return []
    return [
      {
        ...(school === undefined ? {} : { school }),
        ...(degree === undefined ? {} : { degree }),
        start_date: groundDate(item.start_date, text),
        end_date: groundDate(item.end_date, text)
      }
    ]
  })
  return appendNew([], grounded, educationKey)
}
