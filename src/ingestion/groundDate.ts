import type { SourceText } from "./SourceText.js"

const months = [
  ["jan", "january", "januar", "janvier", "enero", "janeiro"],
  ["feb", "february", "februar", "février", "fevrier", "febrero", "fevereiro"],
  ["mar", "march", "märz", "maerz", "mars", "marzo", "março"],
  ["apr", "april", "avril", "abril"],
  ["may", "mai", "mayo", "maio"],
  ["jun", "june", "juni", "juin", "junio", "junho"],
  ["jul", "july", "juli", "juillet", "julio", "julho"],
  ["aug", "august", "août", "aout", "agosto"],
  ["sep", "sept", "september", "septembre", "septiembre", "setembro"],
  ["oct", "october", "okt", "oktober", "octobre", "octubre", "outubro"],
  ["nov", "november", "novembre", "noviembre", "novembro"],
  ["dec", "december", "dez", "dezember", "décembre", "decembre", "diciembre", "dezembro"]
] as const

/**
 * A date whose year, and month where it names one, the text shows. A month that the text does not
 * show beside that year is left off; a year that it does not show drops the date.
 */
export const groundDate = (date: string | null, text: SourceText): string | null => {
  if (date === null || date.trim() === "") return null
  const yearMonth = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/.exec(date.trim())
  if (yearMonth === null) return text.holdsName(date) ? date : null
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
  const named = (months[month - 1] ?? []).flatMap((name) => [
    `${name} ${year}`,
    `${year} ${name}`,
    `${name} ${shortYear}`
  ])
  if ([...numeric, ...named].some((spelling) => text.holdsWords(spelling))) return `${year}-${padded}`
  return text.holdsWords(year) ? year : null
}
