import { wordsNamed } from "../../../lexicon/words/words.js"
import { wordStem } from "./stems.js"

// Verbs that have a sense in common (`src/data/words/en/verbSenses.yaml`, from WordNet), by their stems.

/** Made when first asked. */
let table: ReadonlyMap<string, ReadonlySet<string>> | undefined
const readTable = () => {
  const made = new Map<string, ReadonlySet<string>>()
  for (const row of wordsNamed("verbSenses.rows")) {
    const [verb = "", others = ""] = row.split(" < ")
    const stems = new Set(others.split(" ").map(wordStem))
    for (const form of verb.split(" ")) made.set(wordStem(form), stems)
  }
  return made
}

/** Whether a verb that claims more than doing may stand for another one: "ran" for "operated". */
export const mayStandFor = (stem: string, other: string): boolean =>
  (table ??= readTable()).get(stem)?.has(other) === true
