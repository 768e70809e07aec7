import { listsNamed, wordsNamed } from "../../../lexicon/words/words.js"
import { append } from "../../../text/append.js"
import { wordStem } from "./stems.js"

// Words that say the same (`src/data/words/en/equals.yaml`), by their stems.

type Keys = ReadonlyMap<string, ReadonlyArray<string>>

const keysOfGroups = (groups: ReadonlyArray<string>, sign: string): Keys => {
  const made = new Map<string, Array<string>>()
  groups.forEach((group, number) => {
    for (const stem of new Set(group.split(" ").map(wordStem))) append(made, stem, `${sign}${number}`)
  })
  return made
}

/** The tables are made when first asked. */
let tables: { readonly verbs: Keys; readonly others: Keys } | undefined
const readTables = () => {
  const others = listsNamed("equals").flatMap(([name, groups]) => (name === "verbs" ? [] : groups))
  const verbs = wordsNamed("equals.verbs")
  return { verbs: keysOfGroups(verbs, "="), others: keysOfGroups(others, "==") }
}

/** Keys of the groups to which a word belongs. */
export const equalKeysOf = (stem: string): ReadonlyArray<string> => {
  const { others, verbs } = (tables ??= readTables())
  return [...(verbs.get(stem) ?? []), ...(others.get(stem) ?? [])]
}

/**
 * By stem, what words of a text may be matched by in another one. A verb stands for one that is gone; where the other text
 * is no former wording of this one, no verb does.
 */
export const equalKeys = (stems: ReadonlyArray<string>, other: ReadonlyArray<string>, isFormer: boolean): Keys => {
  const { others, verbs } = (tables ??= readTables())
  const [own, theirs] = [new Set(stems), new Set(other)]
  const known = new Set<string>()
  for (const stem of theirs) {
    if (isFormer && !own.has(stem)) for (const key of verbs.get(stem) ?? []) known.add(key)
    for (const key of others.get(stem) ?? []) known.add(key)
  }
  const found = new Map<string, ReadonlyArray<string>>()
  for (const stem of own) {
    const inVerbs = theirs.has(stem) ? [] : (verbs.get(stem) ?? [])
    const keys = [...inVerbs, ...(others.get(stem) ?? [])].filter((key) => known.has(key))
    if (keys.length > 0) found.set(stem, keys)
  }
  return found
}
