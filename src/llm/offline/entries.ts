import type { Language } from "../../lexicon/Language.js"
import { english } from "../../lexicon/Language.js"
import type { Field } from "../../lexicon/Concept.js"
import { conceptNamed, conceptNumber, fieldOf } from "../../lexicon/lexicon.js"
import { isSpokenLanguage } from "../../lexicon/spokenLanguages.js"
import type { KnownConcept } from "../../lexicon/LexiconData.js"
import { mentionsIn, read } from "../../lexicon/matcher/mentions.js"
import { titlesIn } from "../../lexicon/matcher/occupation.js"
import { wordSetNamed } from "../../lexicon/words/words.js"
import { append } from "../../text/append.js"
import { tokenize } from "../../text/tokenize.js"
import { capitalised } from "../../posting/names.js"
import { forces } from "../../tailoring/guard/reading/ClaimWords.js"
import { Reading } from "../../tailoring/guard/reading/Reading.js"
import { isTool } from "../../tailoring/guard/reading/tools.js"
import { viewOf } from "../../tailoring/guard/reading/TextView.js"
import { isAbbreviation, sameName } from "./sameName.js"
import { namesWhole, quiet, type Spellings } from "./spellings.js"

const noEntry = wordSetNamed("entries.noEntry")

/** What the resume is written in, and the field of the job. */
export interface Setting {
  readonly language: Language
  readonly field: Field | undefined
}

/** From here on a single word names a skill, and not a department or a trade ("sales", "logistics"). */
const minRarity = 4

/**
 * Whether a concept is something that a list of skills has: no language, no whole field of work, and no word that means
 * something else in this field (the coding of invoices).
 */
const isEntry = (concept: KnownConcept, field: Field | undefined): boolean =>
  concept.kind === "hard" &&
  !noEntry.has(concept.name) &&
  !isSpokenLanguage(concept.name) &&
  (concept.name.includes(" ") ||
    isTool(concept) ||
    (concept.rarity >= minRarity && fieldOf(conceptNumber(concept)) === field))

/** The field of most of these names. */
export const mainField = (names: ReadonlyArray<string>): Field | undefined => {
  const counts = new Map<Field, number>()
  for (const name of names) {
    const concept = conceptNamed(name)
    const field = concept === undefined ? undefined : fieldOf(conceptNumber(concept))
    if (field !== undefined) counts.set(field, (counts.get(field) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

const besides = 3

/** "Trained on CRRT", "SQL (basic)", "Portuguese GAAP": a name alone says more. */
const isLimited = (text: string, start: number, end: number): boolean => {
  const wordsIn = (side: string) => side.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []
  const before = text.slice(0, start)
  const near = [...wordsIn(before).slice(-besides), ...wordsIn(text.slice(end)).slice(0, besides)]
  // A capital within the sentence is of a name that goes on.
  return /[\p{Ll},] \p{Lu}[\p{L}-]*\p{Ll} $/u.test(before) || near.some((word) => slight.has(word))
}
const slight = wordSetNamed("entries.slight")

/** Names that bullets show as what the person did, in the order that is given, with how the bullets write them. */
export const shownNames = (
  bullets: ReadonlyArray<string>,
  matched: ReadonlyArray<string>,
  { field, language }: Setting
): Spellings => {
  const shown = new Map<string, Array<string>>()
  for (const bullet of bullets) {
    const reading = language === english ? new Reading(viewOf(bullet)) : undefined
    for (const { concept, end, start } of mentionsIn(bullet, language)) {
      const number = `concept ${conceptNumber(concept)}`
      if (!isEntry(concept, field) || (reading !== undefined && !reading.shown.has(number))) continue
      if (reading !== undefined && isLimited(bullet, start, end)) continue
      append(shown, concept.name, bullet.slice(start, end).replace(/\s+/g, " "))
    }
  }
  return new Map(matched.flatMap((name) => (shown.has(name) ? [[name, shown.get(name) ?? []]] : [])))
}

export const stemsOf = (text: string): ReadonlyArray<number> => [...tokenize(text).stems]

const isTitle = (text: string): boolean => {
  const words = read(text)
  const { count } = words.tokens
  return titlesIn(words, 0, count).some(({ first, last }) => first === 0 && last === count - 1)
}

/**
 * A skill as an entry of a list: as the job or the lexicon writes it, where that says no more than the bullets do. Their
 * own words stand where they are the name of a tool; a voltage and an officer are nobody's skill.
 */
export const asEntry = (
  name: string,
  own: ReadonlyArray<string>,
  asked: ReadonlyArray<string>,
  { field, language }: Setting
): string | undefined => {
  const whole = stemsOf(name)
  const said = own.map((text) => new Set(stemsOf(text)))
  const isSaid = (text: string) =>
    own.some((one) => one.toLowerCase() === text.toLowerCase() || sameName(text, one)) ||
    said.some((stems) => stemsOf(text).every((stem) => stems.has(stem)))
  const concept = conceptNamed(name)
  const isName = (text: string) => concept !== undefined && isTool(concept) && /\p{Lu}|\d/u.test(text.slice(1))
  const isPoor = (text: string) => {
    const stems = stemsOf(text)
    return (
      // "Backend" is only the beginning of "Backend development", and "prepares journal entries" is more than a name.
      (stems.length < whole.length && stems.every((stem, at) => stem === whole[at])) ||
      (stems.length > whole.length && whole.every((stem) => stems.includes(stem))) ||
      /^\d/.test(text) ||
      isTitle(text) ||
      // "Negotiate contracts" tells a duty, and is no name as "design systems" is.
      (stems[0] !== whole[0] && new Reading(viewOf(text)).is(0, ...forces) && text.includes(" "))
    )
  }
  // One word that is not the concept's own name may mean something else, or less: the coding of invoices, croissants.
  const isForeign = (text: string) =>
    text.toLowerCase() !== name.toLowerCase() &&
    (/^\p{Lu}?\p{Ll}+$/u.test(text) || name.toLowerCase().startsWith(text.toLowerCase())) &&
    (language === english || (concept !== undefined && fieldOf(conceptNumber(concept)) !== field))
  const isGood = (text: string) => isSaid(text) && !isPoor(text) && !isForeign(text) && namesWhole(text, name, language)
  const wanted =
    asked.map(quiet).find(isGood) ??
    (isGood(name) ? name : undefined) ??
    own.map(quiet).find((text) => isName(text) && isGood(text))
  if (wanted === undefined) return undefined
  if (wanted.toLowerCase() === name.toLowerCase()) return name
  const withoutEnd = (text: string) => text.toLowerCase().replace(/s$/, "")
  // The lexicon's own number: somebody builds design systems.
  if (!isAbbreviation(wanted) && withoutEnd(wanted) === withoutEnd(name)) return name
  return wanted === wanted.toLowerCase() ||
    (!isAbbreviation(wanted) && wanted === wanted.toUpperCase() && wanted.includes("-"))
    ? capitalised(wanted.toLowerCase())
    : wanted
}
