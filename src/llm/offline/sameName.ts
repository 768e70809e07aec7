// Two spellings of one name, by their letters alone. The lexicon also has narrower and wider things under one concept
// ("Acrobat Pro" for Acrobat): that one stands for the other is not said by it.

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "")

const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const small = new Set("a an and for in of on the to".split(" "))

/** "EHR" of "electronic health records", "QA" of "quality assurance". */
const abbreviates = (short: string, long: string): boolean => {
  const capitals = /^(\p{Lu}[\p{Lu}&/]{1,5})s?$/u.exec(short.trim())?.[1]
  const words = wordsOf(long)
  if (capitals === undefined || words.length < 2) return false
  const initials = (some: ReadonlyArray<string>) => some.map((word) => word.charAt(0)).join("")
  const wanted = lettersOf(capitals)
  return initials(words) === wanted || initials(words.filter((word) => !small.has(word))) === wanted
}

/** "k8s" of "Kubernetes": the digits count the letters left out. */
const counts = (short: string, long: string): boolean => {
  const [, first, digits, last] = /^([a-z])(\d{1,2})([a-z])$/i.exec(short.trim()) ?? []
  const letters = lettersOf(long)
  return (
    first !== undefined &&
    letters.startsWith(first.toLowerCase()) &&
    letters.endsWith((last ?? "").toLowerCase()) &&
    letters.length === Number(digits) + 2
  )
}

/** Whether one spelling may stand in the place of the other: an abbreviation and its words, or other signs and capitals. */
export const sameName = (one: string, other: string): boolean =>
  abbreviates(one, other) ||
  abbreviates(other, one) ||
  counts(one, other) ||
  counts(other, one) ||
  (lettersOf(one) === lettersOf(other) && one.toLowerCase() !== other.toLowerCase())
