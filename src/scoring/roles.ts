import { english, type Language } from "./Language.js"
import type { Read } from "./mentions.js"
import { headNouns, titlesIn } from "./occupation.js"
import type { Line } from "./resumeLines.js"
import { isCapitalised } from "./text.js"
import { Gap, Shape, type Tokens } from "./Tokens.js"

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
  while (
    first > line.first &&
    found.first - first < 3 &&
    (tokens.gaps[first] ?? 0) <= Gap.hyphen &&
    isCapitalised(tokens, first - 1)
  )
    first--
  while (
    end < line.end &&
    end - found.last < 3 &&
    (tokens.gaps[end] ?? 0) <= Gap.hyphen &&
    isCapitalised(tokens, end) &&
    !isDigits(tokens, end)
  )
    end++
  return { first, end }
}

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
