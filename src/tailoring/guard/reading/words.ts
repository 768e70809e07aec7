import { groupsNamed, wordSetNamed } from "../../../lexicon/words/words.js"
import { wordStem } from "./stems.js"

// R7: numbers in words, units, and words that bound a number.

const valuesNamed = (name: string): ReadonlyMap<string, number> =>
  new Map([...groupsNamed(name)].map(([word, value]): [string, number] => [word, Number(value)]))

/** Number words with their value. */
export const numberWords = valuesNamed("figureWords.numbers")
/** Words that multiply the number before them; alone they are a figure too ("a million"). */
export const scaleWords = valuesNamed("figureWords.scales")
/** Figures without a number: how often, how many; compared by their word. */
export const vagueFigures = groupsNamed("figureWords.vague")
/** Parts of a whole, where an article or a number stands before them: "by a third", "one quarter". */
export const fractions = groupsNamed("figureWords.fractions")
/** Of years: "third year". */
export const ordinals = wordSetNamed("figureWords.ordinals")
export const moreThan = wordSetNamed("figureWords.moreThan")
export const lessThan = wordSetNamed("figureWords.lessThan")
export const roughly = wordSetNamed("figureWords.roughly")
/** Verbs that "up to" follows without a bound. */
export const risen = wordSetNamed("figureWords.risen")
/** Units by the words that name them. */
export const units = groupsNamed("figureWords.units")
export const beforeUnits = wordSetNamed("figureWords.beforeUnits")
export const atMost = wordSetNamed("figureWords.atMost")
export const currencies = wordSetNamed("figureWords.currencies")
/** Words of a figure that name its unit. */
export const unitWords = wordSetNamed("figureWords.unitWords")
const stemsNamed = (name: string): ReadonlySet<string> => new Set([...wordSetNamed(name)].map(wordStem))

/** Words, by their stems, that count people without saying what they are: "a crew of six". */
export const groups = stemsNamed("figureWords.groups")
/** Those beside whom one works, by their stems: with the person they are one more. */
export const besideOne = stemsNamed("figureWords.besideOne")

// Words by what they do in a sentence.

/** Words that carry no content of their own; left out when stems are counted. */
export const functionWords = wordSetNamed("grammarWords.functionWords")

/** Words a bullet may open with that end neither in -ed nor in -ing, so that their capital makes no name of them. */
export const openingVerbs = wordSetNamed("grammarWords.openingVerbs")
