import type { DataFile } from "../../dataFiles.js"

/** Lists of words by module and name: "employer.firmVerbs". */
export type WordLists = Readonly<Record<string, ReadonlyArray<string>>>

const isWords = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === "string" && word !== "")

/** The files of `src/data/words/en`; throws on what is no list of words, and on a list that two files have. */
export const wordListsIn = (files: ReadonlyArray<DataFile>): WordLists => {
  const lists: Record<string, ReadonlyArray<string>> = {}
  for (const { name, value } of files) {
    for (const [module, named] of Object.entries(value ?? {})) {
      for (const [list, words] of Object.entries(named ?? {})) {
        const key = `${module}.${list}`
        if (!isWords(words))
          throw new Error(`${name}: ${key} is no list of words; a word that YAML misreads needs quotes`)
        if (lists[key] !== undefined) throw new Error(`${name}: another file has ${key}`)
        lists[key] = words
      }
    }
  }
  return lists
}
