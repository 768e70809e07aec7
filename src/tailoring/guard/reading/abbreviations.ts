import { spellingAt } from "../../../text/tokenize.js"
import { Gap, Shape } from "../../../text/Tokens.js"
import type { Reading } from "./Reading.js"
import type { TextView } from "./TextView.js"

// "SWMS" and "Safe Work Method Statements (SWMS)": letters of the one are the initials of the other.

interface Place {
  readonly first: number
  readonly last: number
}

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

/** The first letter of a word; of "U.S." both. */
const initialsOf = (view: TextView, at: number): string => {
  const spelling = spellingAt(view.tokens, at)
  return /^(?:\p{Lu}\.?){2,3}$/u.test(spelling)
    ? spelling.replaceAll(".", "").toLowerCase()
    : (view.words[at] ?? "").charAt(0)
}

/** Where words in a row have these initials, connecting words counted or not. */
const spelledAt = (reading: Reading, letters: string): ReadonlyArray<Place> => {
  const { view } = reading
  const found: Array<Place> = []
  // "U.S." is the word "us" to the rules, or two words.
  const isInitial = (at: number) => /^(?:\p{Lu}\.?)+$/u.test(spellingAt(view.tokens, at))
  const counts = (at: number) => reading.isContent(at) || isInitial(at)
  for (let first = 0; first < reading.count; first++) {
    for (const countsAll of [true, false]) {
      let said = ""
      for (let last = first; last < reading.count && said.length < letters.length; last++) {
        if (last > first && (view.tokens.gaps[last] ?? 0) >= Gap.comma && !isInitial(last - 1)) break
        if (countsAll || counts(last)) said += initialsOf(view, last)
        if (said === letters && last > first && counts(first) && counts(last)) {
          found.push({ first, last })
          break
        }
      }
    }
  }
  return found
}

const holds = (view: TextView, { letters }: Abbreviation): boolean =>
  abbreviationsIn(view).some((other) => other.letters === letters)

/** Words of a text that write an abbreviation of another text out, beside it in brackets or in its place. */
export const writtenOut = (before: Reading, after: Reading): ReadonlySet<number> => {
  const { tokens } = after.view
  const known = abbreviationsIn(after.view)
  const found = new Set<number>()
  for (const abbreviation of abbreviationsIn(before.view)) {
    const isGone = !holds(after.view, abbreviation)
    for (const { first, last } of spelledAt(after, abbreviation.letters)) {
      const isBeside = known.some(
        (own) => own.letters === abbreviation.letters && own.first === last + 1 && tokens.gaps[own.first] === Gap.open
      )
      if (isGone || isBeside) for (let at = first; at <= last; at++) found.add(at)
    }
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
    if (isShort) for (let at = abbreviation.first; at <= abbreviation.last; at++) found.add(at)
  }
  return found
}
