import { anyOf, phrasesFor } from "../../rules/resumeWords/words.js"
import { splitSentences } from "./layout/sentences.js"
import { namesOfTable } from "./tables.js"

/** Splits at commas outside of brackets, and at stronger signs or gaps between columns. */
export const entriesOf = (text: string): ReadonlyArray<string> => {
  const entries: Array<string> = []
  let depth = 0
  let from = 0
  for (const { 0: sign, index } of text.matchAll(/[([)\];|•·\t，]|,(?!\d)| (?= {2})/g)) {
    if (/[([]/.test(sign)) depth += 1
    else if (/[)\]]/.test(sign)) depth = Math.max(0, depth - 1)
    else if (depth === 0 || !/[,，]/.test(sign)) {
      entries.push(text.slice(from, index))
      from = index + 1
    }
  }
  return [...entries, text.slice(from)]
    .map((entry) => entry.replace(joining, "").replace(/^[\s–—-]+/, ""))
    .map((entry) => entry.replace(/(?<![\s.])[\s.]+$/, ""))
    .filter((entry) => entry !== "")
}

const joining = new RegExp(`^\\s*(?:&|${anyOf("ands")})\\s+(?=\\S)`, "i")

/** "Languages: Go, Python" names a kind of skill and then the skills. */
const withoutLabel = (text: string): string => {
  const colon = text.indexOf(":")
  return colon > 0 && colon <= 40 && !/[,;|]/.test(text.slice(0, colon)) ? text.slice(colon + 1) : text
}

/** How well something is known, in figures or drawn: "Spanish: 3/5", "Figma ●●●●○", "Excel 80 %". */
const ratings =
  /[\s:(–—-]{0,5}(?:(?<![\d/])\d{1,2} ?\/ ?(?:5|10)(?![\d/])|[●•○◯◉⬤★☆■□▮▯▰▱]{3,10}|(?<!\d)\d{1,3} ?%)\)?(?=\s*(?:$|[,;|]|\s\p{L}))/gu

const languageLevels = phrasesFor("languageLevels")
const languageColumns = phrasesFor("languageColumns")
const isLevel = (text: string) => /^[ABC][12]\+?$/.test(text)

/** "French: fluent" names a language and then how well; "Fluent: French, Dutch" the other way round. */
const languageOf = (text: string): string => {
  // "Spanish, native"
  const [first = "", ...levels] = text.split(/, ?/)
  if (levels.length > 0 && levels.every((one) => languageLevels.isWhole(one))) return first
  const colon = text.indexOf(":")
  const [name, level] = [text.slice(0, Math.max(0, colon)).trim(), text.slice(colon + 1).trim()]
  const isNamed = /^\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+)?$/u.test(name) && level !== "" && !/[,;/|•·]/.test(level)
  return isNamed && !languageLevels.isWhole(name) && !/^\p{Lu}/u.test(level.replace(/^[ABC][12]\b/, "")) ? name : text
}

/** The texts, of a table of languages and how well they are known only the languages. */
const withoutLevels = (texts: ReadonlyArray<string>): ReadonlyArray<string> => {
  const isRow = (text: string) => (text.match(/(?<!\S)[ABC][12]\+?(?!\S)/g)?.length ?? 0) >= 3
  if (!texts.some(isRow)) return texts
  return texts.flatMap((text) => {
    const cells = text.split(/\s{2,}|\t|\|/).map((cell) => cell.trim().replace(/\(s\)$/, ""))
    if (!isRow(text) && !cells.some((cell) => languageColumns.isWhole(cell))) return [text]
    const names = cells.filter((cell) => cell !== "" && !isLevel(cell) && !languageColumns.isWhole(cell))
    return names.length === 0 ? [] : [names.join(", ")]
  })
}

const pageNotes = phrasesFor("pageNotes")
const maxLength = 80

/** Entries of a section of languages; of a table of them the names. */
export const languagesIn = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  withoutLevels(namesOfTable(texts.flatMap(splitSentences).map(languageOf)))
    .filter((text) => !pageNotes.opens(text))
    .flatMap((text) => entriesOf(withoutLabel(text.replace(ratings, ", "))))
    .filter((entry) => entry.length <= maxLength && /\p{L}/u.test(entry))
