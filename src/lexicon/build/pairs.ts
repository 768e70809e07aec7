import { wordsOf } from "../../text/tokenize.js"
import type { Concept } from "../Concept.js"
import type { FormData, PairData } from "../LexiconData.js"

/** The soft skill of each spelling, in small letters. */
const spellingsOfSoft = (concepts: ReadonlyArray<Concept>): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  concepts.forEach(({ ambiguous, forms, kind, name }, number) => {
    if (kind !== "soft") return
    for (const spelling of [name, ...forms, ...ambiguous.forms]) {
      const key = spelling.toLowerCase()
      if (!found.has(key)) found.set(key, number)
    }
  })
  return found
}

/** Spellings of a soft skill that name a second one: "friendly and outgoing" is told of Friendliness, and outgoing too. */
export const pairsOf = (
  forms: ReadonlyArray<FormData>,
  concepts: ReadonlyArray<Concept>,
  /** Of spellings with one of these words one half says nothing by itself. */
  onePiece: ReadonlyArray<string>
): ReadonlyArray<PairData> => {
  const isOnePiece = new RegExp(`\\b(?:${onePiece.join("|")})\\b`)
  const bySpelling = spellingsOfSoft(concepts)
  const named = (half: string) => bySpelling.get(half) ?? bySpelling.get(`${half} skills`)
  return forms.flatMap(([concept, spelling], form): ReadonlyArray<PairData> => {
    const halves = spelling.toLowerCase().split(" and ")
    const [left = "", right = ""] = halves
    if (concepts[concept]?.kind !== "soft" || halves.length !== 2 || isOnePiece.test(spelling)) return []
    const [one, other] = [named(left), named(right)]
    const [before, after] = [wordsOf(left).length, wordsOf(right).length]
    if (other !== undefined && other !== concept) return [[form, other, before + 1, after]]
    if (one !== undefined && one !== concept) return [[form, one, 0, before]]
    return []
  })
}
