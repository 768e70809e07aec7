import { spellingAt } from "../../../text/tokenize.js"
import { Gap, Shape } from "../../../text/Tokens.js"
import type { Reading } from "./Reading.js"
import { type Place, placesOf, type TextView } from "./TextView.js"

// "SWMS" and "Safe Work Method Statements (SWMS)": letters of the one are the initials of the other.

interface Abbreviation extends Place {
  readonly letters: string
}

const maxLetters = 6

/** Capitals in a row ("CNMs"), and single ones joined by "&" ("J&K"). */
const abbreviationsIn = (view: TextView): ReadonlyArray<Abbreviation> => {
  const { tokens, words } = view
  const found: Array<Abbreviation> = []
  const isSingle = (at: number) => /^\p{Lu}$/u.test(spellingAt(tokens, at))
  for (let at = 0; at < words.length; at++) {
    if (isSingle(at) && ((tokens.shapes[at + 1] ?? 0) & Shape.ampersand) !== 0 && isSingle(at + 2)) {
      found.push({ first: at, last: at + 2, letters: `${words[at] ?? ""}${words[at + 2] ?? ""}` })
    }
    const capitals = /^(\p{Lu}{2,})s?$/u.exec(spellingAt(tokens, at))?.[1]
    if (capitals !== undefined && capitals.length <= maxLetters) {
      found.push({ first: at, last: at, letters: capitals.toLowerCase() })
    }
  }
  return found
}

/** "U.S." is the word "us" to the rules, or two words. */
const isInitial = (view: TextView, at: number): boolean => /^(?:\p{Lu}\.?)+$/u.test(spellingAt(view.tokens, at))

/** What a word may give letters of; capitals give all of two or three. */
const lettersOf = (view: TextView, at: number): string => {
  if (!isInitial(view, at)) return view.words[at] ?? ""
  const letters = spellingAt(view.tokens, at).replaceAll(".", "").toLowerCase()
  return letters.length > 3 ? letters.charAt(0) : letters
}

/** Whether words in a row spell letters: each gives its first ones, a connecting word may give none ("SENCO", "Ind AS"). */
const spells = (reading: Reading, { first, last }: Place, letters: string, isWhole: boolean): boolean => {
  if (first > last) return letters === "" || !isWhole
  const { view } = reading
  const rest = { first: first + 1, last }
  const said = lettersOf(view, first)
  for (let size = isInitial(view, first) ? said.length : 1; size <= Math.min(said.length, maxOfWord); size++) {
    if (!letters.startsWith(said.slice(0, size))) break
    if (spells(reading, rest, letters.slice(size), isWhole)) return true
  }
  return !isInitial(view, first) && !reading.isContent(first) && spells(reading, rest, letters, isWhole)
}
const maxOfWord = 3

/** Where words in a row spell these letters. */
export const spelledAt = (reading: Reading, letters: string): ReadonlyArray<Place> => {
  const { view } = reading
  const found: Array<Place> = []
  const counts = (at: number) => reading.isContent(at) || isInitial(view, at)
  for (let first = 0; first < reading.count; first++) {
    if (!counts(first) || view.words[first]?.charAt(0) !== letters.charAt(0)) continue
    for (let last = first + 1; last < reading.count && last - first < maxLetters + 2; last++) {
      if ((view.tokens.gaps[last] ?? 0) >= Gap.comma && !isInitial(view, last - 1)) break
      if (!counts(last) || !spells(reading, { first, last }, letters, true)) continue
      found.push({ first, last })
      break
    }
  }
  return found
}

/** Words right before a bracket with letters that they spell, perhaps not to the end: "picture exchange (PECS)". */
const spelledBefore = (reading: Reading, bracket: number): Place | undefined => {
  const { tokens, words } = reading.view
  let end = bracket
  while (end + 1 < reading.count && (tokens.gaps[end + 1] ?? 0) < Gap.comma) end++
  const letters = words.slice(bracket, end + 1).join("")
  if (letters.length > maxLetters + 1 || !/^[a-z]+$/.test(letters)) return undefined
  const last = bracket - 1
  const places = [letters, letters.replace(/s$/, "")].flatMap((said) =>
    Array.from({ length: Math.min(last + 1, maxLetters) }, (_, step) => ({ first: last - step, last }))
      .filter((place) => place.first < last && reading.isContent(place.first))
      .filter((place) => spells(reading, place, said, said.length <= 2))
  )
  return places.at(-1)
}

/** Words of a text that write an abbreviation of another text out, beside it in brackets or in its place. */
export const writtenOut = (before: Reading, after: Reading): ReadonlySet<number> => {
  const { tokens } = after.view
  const known = abbreviationsIn(after.view)
  const found = new Set<number>()
  for (const abbreviation of abbreviationsIn(before.view)) {
    const isGone = !known.some(({ letters }) => letters === abbreviation.letters)
    for (const { first, last } of spelledAt(after, abbreviation.letters)) {
      const isBeside = known.some(
        (own) => own.letters === abbreviation.letters && own.first === last + 1 && tokens.gaps[own.first] === Gap.open
      )
      if (isGone || isBeside) for (const at of placesOf({ first, last })) found.add(at)
    }
  }
  for (let at = 2; at < after.count; at++) {
    if (tokens.gaps[at] !== Gap.open || !before.view.words.includes(after.word(at))) continue
    const place = spelledBefore(after, at)
    for (let own = place?.first ?? at; own < at; own++) found.add(own)
  }
  return found
}

/** Capitals of a text that stand in the place of words of another text: "HR" for "human resources". */
export const abbreviated = (before: Reading, after: Reading): ReadonlySet<number> => {
  const own = new Set(after.view.words)
  const found = new Set<number>()
  for (const abbreviation of abbreviationsIn(after.view)) {
    const isShort = spelledAt(before, abbreviation.letters).some(({ first, last }) =>
      before.view.words.slice(first, last + 1).every((word, step) => !before.isContent(first + step) || !own.has(word))
    )
    if (isShort) for (const at of placesOf(abbreviation)) found.add(at)
  }
  return found
}
