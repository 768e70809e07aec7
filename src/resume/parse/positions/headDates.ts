import { tableFor, wordsFor } from "../../../rules/resumeWords/words.js"
import { PhraseSet, plainWords } from "../../../text/phrases.js"
import { loneDateIn, type Period } from "../dates.js"
import type { Line } from "../layout/Line.js"

const timeWords = new PhraseSet(
  ["seasons", "months", "each", "to", "durationUnits", "durationWords", "partsOfYear"].flatMap((name) =>
    name === "months" ? [...tableFor(name).keys()] : wordsFor(name)
  )
)
const maxVague = 40

/** A time without a year: "4 seasons, Oct to Jan", "Every December". */
const vagueTimeIn = (text: string): Period | undefined => {
  if (text.length > maxVague) return undefined
  const words = plainWords(text)
  const isTime = words.length > 1 && words.every((word) => /^\d{1,2}$/.test(word) || timeWords.isAll([word]))
  return isTime ? { start: null, end: null, from: 0, to: text.length } : undefined
}

/** The dates on a line that names a position. */
export const headDateOf = ({ period, text }: Pick<Line, "period" | "text">): Period | undefined =>
  period ?? loneDateIn(text) ?? vagueTimeIn(text)
