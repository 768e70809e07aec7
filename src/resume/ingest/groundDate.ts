import { tableFor } from "../../rules/resumeWords/words.js"
import { normaliseDate } from "../parse/dates.js"
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
export const groundDate = (date: string | null, text: SourceText): string | null => {
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
