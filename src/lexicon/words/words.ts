import { hashOf } from "../../text/characters.js"
import { built } from "./built.js"

/** A list of `src/data/words/en` by the module that reads it and its name: "employer.firmVerbs". */
export const wordsNamed = (name: string): ReadonlyArray<string> => {
  const words = built[name]
  if (words === undefined) throw new Error(`src/data/words/en has no ${name}`)
  return words
}

/** The same as tokens have them. */
export const hashesNamed = (name: string): ReadonlySet<number> => new Set(wordsNamed(name).map(hashOf))

export const wordSetNamed = (name: string): ReadonlySet<string> => new Set(wordsNamed(name))

/** A list of groups of words: for each word the first of its group, as which it is compared. */
export const groupsNamed = (name: string): ReadonlyMap<string, string> =>
  new Map(
    wordsNamed(name).flatMap((group) => {
      const [key = "", ...words] = group.split(" ")
      return words.map((word): [string, string] => [word, key])
    })
  )

/** All lists of a module, by their names. */
export const listsNamed = (module: string): ReadonlyArray<readonly [name: string, words: ReadonlyArray<string>]> =>
  Object.entries(built).flatMap(([key, words]) =>
    key.startsWith(`${module}.`) ? [[key.slice(module.length + 1), words] as const] : []
  )
