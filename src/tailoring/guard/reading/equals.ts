import { listsNamed } from "../../../lexicon/words/words.js"
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

const none: ReadonlyArray<string> = []

/** The tables are made when first asked. */
let tables: { readonly verbs: Keys; readonly others: Keys } | undefined
const readTables = () => {
  const lists = listsNamed("equals")
  const groups = (isOfVerbs: boolean) =>
    lists.flatMap(([name, groups]) => ((name === "verbs") === isOfVerbs ? groups : none))
  return { verbs: keysOfGroups(groups(true), "="), others: keysOfGroups(groups(false), "==") }
}

/** Keys of the groups to which a word belongs. */
export const equalKeysOf = (stem: string): ReadonlyArray<string> => {
  const { others, verbs } = (tables ??= readTables())
  return [...(verbs.get(stem) ?? none), ...(others.get(stem) ?? none)]
}

/**
 * By stem, what words of a text may be matched by in another one. A verb stands for one that is gone; where the other text
 * is no former wording of this one, no verb does.
 */
export const equalKeys = (words: ReadonlyArray<string>, other: ReadonlyArray<string>, isFormer: boolean): Keys => {
  const { others, verbs } = (tables ??= readTables())
  const [own, theirs] = [new Set(words.map(wordStem)), new Set(other.map(wordStem))]
  const known = new Set<string>()
  for (const stem of theirs) {
    if (isFormer && !own.has(stem)) for (const key of verbs.get(stem) ?? none) known.add(key)
    for (const key of others.get(stem) ?? none) known.add(key)
  }
  const found = new Map<string, ReadonlyArray<string>>()
  for (const stem of own) {
    const inVerbs = theirs.has(stem) ? none : (verbs.get(stem) ?? none)
    const keys = [...inVerbs, ...(others.get(stem) ?? none)].filter((key) => known.has(key))
    if (keys.length > 0) found.set(stem, keys)
  }
  return found
}
