import { type Mention, mentionsIn } from "../scoring/mentions.js"
import { holdsPhrase, plain, wordLine } from "./plainText.js"

// Names that a revision brings in: concepts of the lexicon, and words that look like names though no
// lexicon knows them.

/** Concepts that the revision names and the original does not. */
export const newMentions = (original: string, revision: string): ReadonlyArray<Mention> => {
  const held = new Set(mentionsIn(original).map(({ concept }) => concept))
  return mentionsIn(revision).filter(({ concept }) => !held.has(concept))
}

const ordinaryCapitals: ReadonlySet<string> = new Set(
  "i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english".split(
    " "
  )
)

/** A word as it stands in a text. */
interface Word {
  readonly text: string
  readonly start: number
  readonly opensSentence: boolean
}

const wordsOf = (text: string): ReadonlyArray<Word> =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'+#]*(?:[.&/-][\p{L}\p{N}+#]+)*/gu)].map((match) => {
    const before = text.slice(0, match.index).trimEnd()
    return { text: match[0], start: match.index, opensSentence: before === "" || /[.!?:;•]["')\]]?$/.test(before) }
  })

/** Written like a name: a capital inside a sentence, capitals or digits inside the word. */
const looksLikeName = ({ opensSentence, text }: Word): boolean => {
  if (/^\d[\d.,]*(?:st|nd|rd|th|s|k|m|x|%)?$/i.test(text)) return false
  if (/\p{L}.*\d|\d.*\p{L}/u.test(text)) return true
  if (/\p{Ll}\p{Lu}/u.test(text)) return true
  if (/^\p{Lu}{2,}s?$/u.test(text)) return true
  if (/[.+#]/.test(text)) return true
  return !opensSentence && /^\p{Lu}/u.test(text) && !ordinaryCapitals.has(text.toLowerCase())
}

/** Names in the revision that neither the original holds nor the lexicon knows. */
export const newNames = (original: string, revision: string): ReadonlyArray<string> => {
  const text = plain(revision)
  const held = wordLine(original)
  const known = mentionsIn(text)
  return wordsOf(text)
    .filter(looksLikeName)
    .filter(
      ({ start, text: name }) =>
        !known.some((mention) => start >= mention.start && start < mention.end) &&
        !holdsPhrase(held, wordLine(name).trim())
    )
    .map(({ text: name }) => name)
}
