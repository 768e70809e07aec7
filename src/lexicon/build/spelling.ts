import type { SpellingRules } from "./LexiconSource.js"

const isVerbEnding = (part: string): boolean => part === "ise" || part === "ised" || part === "ising" || part === "iser"

const pluralOf = (word: string): string => {
  if (/(?:s|sh|ch|x|z)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word) && word.length > 3) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

/** Spelling variants of single words: plurals and US/UK pairs, for the lexicon's side of matching. */
export class Spelling {
  private readonly keepsS: ReadonlySet<string>
  private readonly noPlural: ReadonlySet<string>
  private readonly pairs: ReadonlyArray<readonly [british: string, american: string]>
  private readonly notIze: ReadonlyArray<string>

  constructor({ britishAmerican, keepsS, noPlural, notIze }: SpellingRules) {
    this.keepsS = new Set(keepsS)
    this.noPlural = new Set(noPlural)
    this.pairs = Object.entries(britishAmerican)
    this.notIze = notIze
  }

  /** The spelling under which all variants of a word meet: American, singular. */
  canonical(word: string): string {
    let plain = this.singularOf(word)
    for (const [british, american] of this.pairs) plain = this.americanOf(plain, british, american) ?? plain
    return plain
  }

  /** Other spellings of a word of the lexicon; the word itself is not among them. */
  variantsOf(word: string): ReadonlyArray<string> {
    if (!/^[a-z]{2,}$/.test(word)) return []
    const found = new Set<string>()
    const singular = this.singularOf(word)
    found.add(singular)
    if (!this.keepsS.has(word) && !this.noPlural.has(word) && !word.endsWith("s")) found.add(pluralOf(word))
    for (const other of this.spelledOtherWay(singular)) {
      found.add(other)
      found.add(pluralOf(other))
    }
    found.delete(word)
    return [...found]
  }

  private singularOf(word: string): string {
    if (word.length <= 4 || !word.endsWith("s") || this.keepsS.has(word)) return word
    if (word.endsWith("ss") || word.endsWith("us") || word.endsWith("is") || word.endsWith("ics")) return word
    if (word.endsWith("ies") && word.length > 5) return `${word.slice(0, -3)}y`
    if (/(?:sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2)
    return word.slice(0, -1)
  }

  private spelledOtherWay(word: string): ReadonlyArray<string> {
    return this.pairs.flatMap(([british, american]) => {
      if (word.includes(british)) return this.americanOf(word, british, american) ?? []
      const isAmerican = isVerbEnding(british) ? word.endsWith(american) : word.includes(american)
      return isAmerican ? word.replace(american, british) : []
    })
  }

  /** A word with American letters in place of British ones; undefined where it has none or keeps them ("advise"). */
  private americanOf(word: string, british: string, american: string): string | undefined {
    const base = word.slice(0, word.length - british.length) + "ise"
    const isVerb = word.endsWith(british) && !this.notIze.some((kept) => base.endsWith(kept))
    const isOther = isVerbEnding(british) ? isVerb : word.includes(british)
    return isOther ? word.replace(british, american) : undefined
  }
}
