// What a pattern says: words, `a | b` for one or the other, `(a | b)` around alternatives, `(a)?` for what may be
// missing, `{name}` for a set of phrases that has a name, `~help` for a verb in its forms.

/** More phrases than these are a mistake of whoever wrote the rule. */
export const maxPhrases = 4000

/** Why a pattern cannot be read. */
export class PatternFault extends Error {}

type Phrases = ReadonlyArray<string>

const signs = /[|(){}?]|[^\s|(){}?]+/g

const joined = (one: string, other: string): string => (one === "" || other === "" ? one + other : `${one} ${other}`)

/** "help, helps, helped, helping"; irregular past forms are written beside it. */
const formsOf = (verb: string): Phrases => {
  const base = verb.replace(/e$/, "")
  const ending = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}i` : base
  const doubled = /^[^aeiou]*[aeiou][bdglmnprt]$/.test(verb) ? `${verb}${verb.slice(-1)}` : base
  const third = /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : ending === base ? `${verb}s` : `${ending}es`
  return [verb, third, `${doubled === base ? ending : doubled}ed`, `${/(?:ee|oe|ye)$/.test(verb) ? verb : doubled}ing`]
}

class PatternReader {
  private at = 0
  private readonly parts: ReadonlyArray<string>

  constructor(
    pattern: string,
    private readonly setNamed: (name: string) => Phrases
  ) {
    this.parts = pattern.match(signs) ?? []
  }

  whole(): Phrases {
    const phrases = this.alternatives()
    if (this.at < this.parts.length) throw new PatternFault(`"${this.parts[this.at]}" has no beginning`)
    return [...new Set(phrases)]
  }

  private alternatives(): Phrases {
    const all = [...this.sequence()]
    while (this.parts[this.at] === "|") {
      this.at++
      all.push(...this.sequence())
    }
    return all
  }

  private sequence(): Phrases {
    let phrases: Phrases = [""]
    for (
      let part = this.parts[this.at];
      part !== undefined && part !== "|" && part !== ")";
      part = this.parts[this.at]
    ) {
      const next = this.item(part)
      if (phrases.length * next.length > maxPhrases)
        throw new PatternFault(`it stands for more than ${maxPhrases} phrases`)
      phrases = phrases.flatMap((phrase) => next.map((one) => joined(phrase, one)))
    }
    return phrases
  }

  private item(part: string): Phrases {
    this.at++
    if (part === "(") {
      const phrases = this.alternatives()
      if (this.parts[this.at] !== ")") throw new PatternFault('"(" has no end')
      this.at++
      if (this.parts[this.at] !== "?") return phrases
      this.at++
      return ["", ...phrases]
    }
    if (part === "{") {
      const name = this.parts[this.at] ?? ""
      if (this.parts[this.at + 1] !== "}") throw new PatternFault('"{" has no end')
      this.at += 2
      return this.setNamed(name)
    }
    if (part === "}" || part === "?") throw new PatternFault(`"${part}" has no beginning`)
    return part.startsWith("~") ? formsOf(part.slice(1)) : [part]
  }
}

/** The phrases that a pattern stands for, each once; none is empty. */
export const phrasesOf = (pattern: string, setNamed: (name: string) => Phrases): Phrases => {
  const phrases = new PatternReader(pattern, setNamed).whole()
  if (phrases.includes("")) throw new PatternFault("one of its alternatives has no word")
  return phrases
}

/** Reads sets, each when it is first asked for, since one may name another. */
export const namedSets = (sets: ReadonlyMap<string, string>): ((name: string) => Phrases) => {
  const read = new Map<string, Phrases>()
  const open = new Set<string>()
  const setNamed = (name: string): Phrases => {
    const known = read.get(name)
    if (known !== undefined) return known
    const pattern = sets.get(name)
    if (pattern === undefined) throw new PatternFault(`there is no set "${name}"`)
    if (open.has(name)) throw new PatternFault(`the set "${name}" is part of itself`)
    open.add(name)
    const phrases = phrasesOf(pattern, setNamed)
    read.set(name, phrases)
    return phrases
  }
  return setNamed
}
