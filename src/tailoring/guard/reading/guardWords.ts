import { groupsNamed, wordSetNamed } from "../../../lexicon/words/words.js"
import { wordStem } from "./stems.js"

// Words by which the guard reads figures and grammar.

const valuesNamed = (name: string): ReadonlyMap<string, number> =>
  new Map([...groupsNamed(name)].map(([word, value]): [string, number] => [word, Number(value)]))

/** Number words with their value. */
export const numberWords = valuesNamed("guardWords.numbers")
/** Words that multiply the number before them; alone they are a figure too ("a million"). */
export const scaleWords = valuesNamed("guardWords.scales")
/** Figures without a number: how often, how many; compared by their word. */
export const vagueFigures = groupsNamed("guardWords.vague")
/** Parts of a whole, where an article or a number stands before them: "by a third", "one quarter". */
export const fractions = groupsNamed("guardWords.fractions")
/** Of years: "third year". */
export const ordinals = wordSetNamed("guardWords.ordinals")
export const moreThan = wordSetNamed("guardWords.moreThan")
export const lessThan = wordSetNamed("guardWords.lessThan")
export const roughly = wordSetNamed("guardWords.roughly")
/** Verbs that "up to" follows without a bound. */
export const risen = wordSetNamed("guardWords.risen")
/** Units by the words that name them. */
export const units = groupsNamed("guardWords.units")
export const currencies = wordSetNamed("guardWords.currencies")
/** Words of a figure that name its unit. */
export const unitWords = wordSetNamed("guardWords.unitWords")
const stemsNamed = (name: string): ReadonlySet<string> => new Set([...wordSetNamed(name)].map(wordStem))

/** Words, by their stems, that count people without saying what they are: "a crew of six". */
export const groups = stemsNamed("guardWords.groups")
/** Those beside whom one works, by their stems: with the person they are one more. */
export const besideOne = stemsNamed("guardWords.besideOne")

// Words by what they do in a sentence.

/** Words that carry no content of their own; left out when stems are counted. */
export const functionWords = wordSetNamed("guardWords.functionWords")

/** Words a bullet may open with that end neither in -ed nor in -ing, so that their capital makes no name of them. */
export const openingVerbs = wordSetNamed("guardWords.openingVerbs")
