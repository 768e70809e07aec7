import { tableFor, wordsFor } from "../../rules/resumeWords/words.js"
import { normaliseDate } from "../parse/dates.js"
import type { SourceText } from "./SourceText.js"

const monthNames = tableFor("months")
const namesOfMonth = (month: number) =>
  [...monthNames].flatMap(([name, number]) => (Number(number) === month ? [name] : []))
const ongoing: ReadonlySet<string> = new Set(wordsFor("now"))

/** "2018", or "'18" for it. */
const holdsYear = (year: string, text: SourceText): boolean =>
  text.holdsWords(year) || (/^\d{4}$/.test(year) && text.holdsExactly(`'${year.slice(2)}`))

/**
 * A date whose year, and month where it names one, the text shows. A month that the text does not
 * show beside that year is left off; a year that it does not show drops the date.
 */
export const groundDate = (date: string | null, text: SourceText): string | null => {
  if (date === null || date.trim() === "") return null
  if (ongoing.has(date.trim().toLowerCase())) return null
  const yearMonth = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/.exec(normaliseDate(date) ?? date.trim())
  if (yearMonth === null) return holdsYear(normaliseDate(date) ?? "", text) ? normaliseDate(date) : null
  const [, year = "", monthText = ""] = yearMonth
  const month = Number(monthText)
  if (month < 1 || month > 12) return text.holdsName(year) ? year : null
  const padded = String(month).padStart(2, "0")
  const short = String(month)
  const shortYear = year.slice(2)
  const numeric = [padded, short].flatMap((written) => [
    `${written} ${year}`,
    `${year} ${written}`,
    `${written} ${shortYear}`
  ])
  const names = namesOfMonth(month)
  const named = names.flatMap((name) => [
    `${name} ${year}`,
    `${name} de ${year}`,
    `${name} of ${year}`,
    `${year} ${name}`,
    `${name} ${shortYear}`
  ])
  if ([...numeric, ...named].some((spelling) => text.holdsWords(spelling))) return `${year}-${padded}`
  // "March 15, 2020"
  for (let day = 1; day <= 31; day++) {
    if (names.some((name) => text.holdsWords(`${name} ${day} ${year}`))) return `${year}-${padded}`
    const written = `${padded} ${String(day).padStart(2, "0")}`
    if (text.holdsWords(`${year} ${written}`)) return `${year}-${padded}`
  }
  return holdsYear(year, text) ? year : null
}
