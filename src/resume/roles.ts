import { hashesOf } from "../text/characters.js"
import { isSeason } from "../text/dates.js"
import { english, type Language } from "../lexicon/Language.js"
import type { Read } from "../lexicon/matcher/mentions.js"
import { headNouns, titlesIn } from "../lexicon/matcher/occupation.js"
import type { Line } from "./resumeLines.js"
import { isCapitalised } from "../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"

// The role that a line of a resume names.

/** Words of the longest role. */
export const mostRoleWords = 9

/** A role that no list of occupations has is known by its noun ("Explosives Engineer"). */
const headNounIn = (tokens: Tokens, line: Line): { readonly first: number; readonly last: number } | undefined => {
  for (let index = line.first; index < line.end; index++) {
    if (headNouns.has(tokens.hashes[index] ?? 0) && isCapitalised(tokens, index)) return { first: index, last: index }
  }
  return undefined
}

/** The words around an occupation's title that belong to the role: capitalised neighbours up to a sign. */
export const roleAround = (
  text: Read,
  line: Line,
  language: Language
): { readonly first: number; readonly end: number } | undefined => {
  const { tokens } = text
  const found = titlesIn(text, line.first, line.end)[0] ?? headNounIn(tokens, line)
  if (found === undefined) return undefined
  let first = found.first
  let end = found.last + 1
  // "Enfermera de cuidados intensivos", "Leiter der Buchhaltung": what the work is stands behind it, in small letters.
  if (language !== english && first === line.first) {
    while (
      end < line.end &&
      end - first < mostRoleWords &&
      (tokens.gaps[end] ?? 0) <= Gap.hyphen &&
      !isDigits(tokens, end)
    )
      end++
    return { first, end }
  }
  first = beginOfRole(tokens, first, line.first)
  while (
    end < line.end &&
    end - found.last < 3 &&
    (tokens.gaps[end] ?? 0) <= Gap.hyphen &&
    isCapitalised(tokens, end) &&
    !isDigits(tokens, end) &&
    !isSeason(tokens.hashes[end] ?? 0)
  )
    end++
  return { first, end: endOfSecond(tokens, end, line.end) }
}

/** Where a second role ends that a small word joins: "HVAC Installer and Service Technician". */
const endOfSecond = (tokens: Tokens, end: number, most: number): number => {
  if (!joins.has(tokens.hashes[end] ?? 0) || (tokens.gaps[end] ?? 0) > Gap.hyphen) return end
  let second = end
  for (let at = end + 1; at < Math.min(most, end + 1 + wordsBeforeTitle); at++) {
    if ((tokens.gaps[at] ?? 0) > Gap.hyphen || !isCapitalised(tokens, at)) break
    if (headNouns.has(tokens.hashes[at] ?? 0)) second = at + 1
  }
  return second
}

const joins = hashesOf("and")

/** Where a role begins: before capitalised words, and before those that a small word joins ("Head Server and Bartender"). */
const beginOfRole = (tokens: Tokens, title: number, least: number): number => {
  let first = title
  while (first > least && title - first < wordsBeforeTitle && (tokens.gaps[first] ?? 0) <= Gap.hyphen) {
    const isJoined =
      first - 1 > least &&
      joins.has(tokens.hashes[first - 1] ?? 0) &&
      (tokens.gaps[first - 1] ?? 0) <= Gap.hyphen &&
      isCapitalised(tokens, first - 2)
    if (isJoined) first -= 2
    else if (isCapitalised(tokens, first - 1)) first--
    else break
  }
  return first
}
const wordsBeforeTitle = 4

const isDigits = (tokens: Tokens, index: number): boolean =>
  ((tokens.shapes[index] ?? 0) & (Shape.digit | Shape.lower)) === Shape.digit

/** Without the signs by which Markdown stresses words ("**Senior Engineer** at **Acme**"). */
export const withoutStress = (text: string): string =>
  text
    .replace(/[*`]+|_{2,}/g, " ")
    .replace(/\s+/g, " ")
    .trim()

/** Some words as they are written, without stress. */
export const sliceOf = (tokens: Tokens, first: number, end: number): string =>
  end > first ? withoutStress(tokens.text.slice(tokens.starts[first] ?? 0, tokens.ends[end - 1] ?? 0)) : ""
