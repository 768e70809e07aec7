import { anyOf, phrasesFor } from "../../rules/resumeWords/words.js"
import type { Line } from "./layout/Line.js"
import { splitSentences } from "./layout/sentences.js"
import { entriesOf } from "./languages.js"

const known = new RegExp(`^${anyOf("knownOpenings")} (.{3,300}?)[.!]?$`, "iu")
const pronouns = phrasesFor("pronouns")
const lastAnd = new RegExp(`,? ${anyOf("ands")} `, "i")

const maxSentence = 320
const maxNameWords = 5
const minSkills = 3

/** The names of a list in a sentence, up to where the sentence speaks of something else. */
const namesOf = (list: string): ReadonlyArray<string> => {
  const entries = entriesOf(list)
  const end = entries.findIndex((entry) => pronouns.opens(entry))
  const own = end < 0 ? entries : entries.slice(0, end)
  return own.flatMap((entry, at) => (at === own.length - 1 ? entry.split(lastAnd) : [entry]))
}

/** Skills that sentences about oneself list: "I use Excel, Sage and Xero." */
export const skillsTold = (lines: ReadonlyArray<Line>): ReadonlyArray<string> =>
  lines
    .flatMap(({ text }) => splitSentences(text))
    .filter((sentence) => sentence.length <= maxSentence)
    .flatMap((sentence) => {
      const names = namesOf(known.exec(sentence)?.[1] ?? "")
      const isList = names.length >= minSkills && names.every((name) => name.split(" ").length <= maxNameWords)
      return isList ? names : []
    })
