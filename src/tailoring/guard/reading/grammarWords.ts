import { wordSetNamed } from "../../../lexicon/words/words.js"

// Words by what they do in a sentence.

/** Words that carry no content of their own; left out when stems are counted. */
export const functionWords = wordSetNamed("grammarWords.functionWords")

/** Words a bullet may open with that end neither in -ed nor in -ing, so that their capital makes no name of them. */
export const openingVerbs = wordSetNamed("grammarWords.openingVerbs")
