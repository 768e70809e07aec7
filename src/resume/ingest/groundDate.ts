import { normaliseDate } from "../parse/dates.js"
import type { SourceText } from "./SourceText.js"

const months = [
  ["jan", "january", "januar", "janvier", "enero", "janeiro", "janv", "ene", "gennaio", "gen", "januari"],
  [
    "feb",
    "february",
    "februar",
    "février",
    "fevrier",
    "febrero",
    "fevereiro",
    "fév",
    "févr",
    "fev",
    "febbraio",
    "februari"
  ],
  ["mar", "march", "märz", "maerz", "mars", "marzo", "março", "mär", "mrz", "maart", "mrt"],
  ["apr", "april", "avril", "abril", "avr", "abr", "aprile"],
  ["may", "mai", "mayo", "maio", "maggio", "mag", "mei", "maj"],
  ["jun", "june", "juni", "juin", "junio", "junho", "giugno", "giu"],
  ["jul", "july", "juli", "juillet", "julio", "julho", "juil", "luglio", "lug"],
  ["aug", "august", "août", "aout", "agosto", "ago", "augustus", "augusti"],
  ["sep", "sept", "september", "septembre", "septiembre", "setembro", "set", "settembre"],
  ["oct", "october", "okt", "oktober", "octobre", "octubre", "outubro", "out", "ottobre", "ott"],
  ["nov", "november", "novembre", "noviembre", "novembro"],
  ["dec", "december", "dez", "dezember", "décembre", "decembre", "diciembre", "dezembro", "déc", "dic", "dicembre"]
] as const

const ongoing =
  /^(?:present|current|currently|now|ongoing|today|to date|heute|aujourd'hui|actualidad|presente|atual|oggi|heden)$/i

/** "2018", or "'18" for it. */
const holdsYear = (year: string, text: SourceText): boolean =>
  text.holdsWords(year) || (/^\d{4}$/.test(year) && text.holdsExactly(`'${year.slice(2)}`))

/**
 * A date whose year, and month where it names one, the text shows. A month that the text does not
 * show beside that year is left off; a year that it does not show drops the date.
 */
export const groundDate = (date: string | null, text: SourceText): string | null => {
  if (date === null || date.trim() === "") return null
  if (ongoing.test(date.trim())) return null
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
  const names = months[month - 1] ?? []
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
