import { wordsNamed } from "../lexicon/words/words.js"

// Orders to a program in languages that nobody reads here otherwise: who is spoken to and what is to be done, or what is to
// be done and where.

const letter = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}]"
const letters = new RegExp(letter, "u")

/** Words of scripts that put spaces between words stand by themselves. */
const anyOf = (words: ReadonlyArray<string>): string =>
  words.map((word) => (letters.test(word) ? `(?<!${letter})${word}(?!${letter})` : word)).join("|")

const orders = anyOf(wordsNamed("addressed.orders"))
const forgotten = anyOf(wordsNamed("addressed.forgotten"))

const addressed: ReadonlyArray<RegExp> = [
  new RegExp(`^.{0,60}?(?:${anyOf(wordsNamed("addressed.readers"))}).{0,12}[:：,，;–-].{0,60}?(?:${orders})`, "iu"),
  new RegExp(`^[^\\p{L}]*(?:請|请)?(?:${orders}).{0,80}(?:${anyOf(wordsNamed("addressed.places"))})`, "iu"),
  new RegExp(`(?:請|请)[将把]?.{0,80}(?:${orders})`, "iu"),
  new RegExp(forgotten, "iu")
]

const mayAddress = new RegExp(`${orders}|${forgotten}`, "iu")

/** Cheap to ask: a text without these words gives no such order. */
export const mayBeAddressed = (text: string): boolean => mayAddress.test(text)

/** Whether a sentence tells a program what to do, in whatever language. */
export const isAddressed = (sentence: string): boolean => addressed.some((pattern) => pattern.test(sentence))
