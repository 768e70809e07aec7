import { conceptNumberOf, concepts, implied } from "../lexicon.js"
import { listsNamed } from "../words/words.js"
import type { Found } from "./mentions.js"

// Plain words whose sense the whole posting tells: "the warehouse, whose bill grew" beside Snowflake is one of data.

const homonyms = listsNamed("homonyms").map(([, [word = "", other = "", ...own]]) => {
  const otherSense = conceptNumberOf(other)
  return {
    concept: conceptNumberOf(word),
    ownSenses: new Set(own.map(conceptNumberOf)),
    otherSenses: new Set(
      [...concepts.keys()].filter((at) => at === otherSense || implied[at]?.includes(otherSense) === true)
    )
  }
})

/** What a posting names, without the words that mean something else in it. */
export const withoutHomonyms = (found: ReadonlyArray<Found>): ReadonlyArray<Found> =>
  homonyms.reduce((all, { concept, otherSenses, ownSenses }) => {
    const isWord = (one: Found) => one.concept === concept && one.first === one.last
    if (!all.some(isWord) || all.some((one) => ownSenses.has(one.concept))) return all
    return all.some((one) => otherSenses.has(one.concept)) ? all.filter((one) => !isWord(one)) : all
  }, found)
