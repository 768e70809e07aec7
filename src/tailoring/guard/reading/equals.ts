import { listsNamed, wordsNamed } from "../../../lexicon/words/words.js"
import { append } from "../../../text/append.js"
import { wordStem } from "./stems.js"

// Words that say the same (`src/data/words/en/equals.yaml`), by their stems.

type Keys = ReadonlyMap<string, ReadonlyArray<string>>

/** Made when first asked: by stem, the keys of the groups of a word, those of verbs first. */
let table: Keys | undefined
const readTable = () => {
  const made = new Map<string, Array<string>>()
  const addGroups = (groups: ReadonlyArray<string>, sign: string) =>
    groups.forEach((group, number) => {
      for (const stem of new Set(group.split(" ").map(wordStem))) append(made, stem, `${sign}${number}`)
    })
  addGroups(wordsNamed("equals.verbs"), verbSign)
  addGroups(
    listsNamed("equals").flatMap(([name, groups]) => (name === "verbs" ? [] : groups)),
    "=="
  )
  return made
}
const verbSign = "=v"

/** Keys of the groups to which a word belongs. */
export const equalKeysOf = (stem: string): ReadonlyArray<string> => (table ??= readTable()).get(stem) ?? []

/**
 * By stem, what words of a text may be matched by in another one. A verb stands for one that is gone; where the other text
 * is no former wording of this one, no verb does.
 */
export const equalKeys = (stems: ReadonlyArray<string>, other: ReadonlyArray<string>, isFormer: boolean): Keys => {
  const [own, theirs] = [new Set(stems), new Set(other)]
  const known = new Set<string>()
  for (const stem of theirs)
    for (const key of equalKeysOf(stem)) if (!key.startsWith(verbSign) || (isFormer && !own.has(stem))) known.add(key)
  const found = new Map<string, ReadonlyArray<string>>()
  for (const stem of own) {
    const keys = equalKeysOf(stem).filter((key) => known.has(key) && !(key.startsWith(verbSign) && theirs.has(stem)))
    if (keys.length > 0) found.set(stem, keys)
  }
  return found
}
