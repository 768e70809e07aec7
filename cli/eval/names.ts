/** A name made ready to be compared. */
export interface Name {
  readonly text: string
  /** Without spaces, hyphens and the ending "js". */
  readonly bare: string
  readonly words: ReadonlySet<string>
  /** Numbers of the groups of names that mean the same and hold it. */
  readonly groups: ReadonlyArray<number>
}

/** By bare name the numbers of the groups that hold it. */
export type Aliases = ReadonlyMap<string, ReadonlyArray<number>>

const bareOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, "")
    .replace(/(?<=..)js$/, "")

/** Groups of forms as aliases. A single letter means too many things, unless a sign makes it a name ("C#"). */
export const aliasesOf = (groups: ReadonlyArray<ReadonlyArray<string>>): Aliases => {
  const byName = new Map<string, Array<number>>()
  groups.forEach((forms, number) => {
    for (const form of forms) {
      const bare = bareOf(form)
      if (bare.length < 2 && !/[+#]/.test(bare)) continue
      const there = byName.get(bare)
      if (there === undefined) byName.set(bare, [number])
      else if (!there.includes(number)) there.push(number)
    }
  })
  return byName
}

export const nameOf = (written: string, aliases: Aliases): Name => {
  const words = written.toLowerCase().match(/[\p{L}\p{N}]+[+#]*|\.(?=\p{L})|&/gu) ?? []
  const text = words.join(" ")
  const bare = bareOf(text)
  return { text, bare, words: new Set(words), groups: aliases.get(bare) ?? [] }
}

/** Names ready to be compared, each once. */
export const namesOf = (written: ReadonlyArray<string>, aliases: Aliases): ReadonlyArray<Name> => {
  const byText = new Map(written.map((one) => nameOf(one, aliases)).map((name) => [name.text, name]))
  byText.delete("")
  return [...byText.values()]
}

/** The same words, the same but for spaces and hyphens, or names that mean the same. */
export const isExact = (one: Name, other: Name): boolean =>
  one.text === other.text ||
  (one.bare !== "" && one.bare === other.bare) ||
  one.groups.some((group) => other.groups.includes(group))

/** Exact, or at least half of all words of the two are shared. */
export const isLenient = (one: Name, other: Name): boolean => {
  if (isExact(one, other)) return true
  let shared = 0
  for (const word of one.words) if (other.words.has(word)) shared++
  return shared * 2 >= one.words.size + other.words.size - shared
}
