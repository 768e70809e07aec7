import { hashesNamed } from "../lexicon/words/words.js"
import type { ConceptKind } from "../lexicon/Concept.js"
import type { RuleHits } from "../rules/RuleSet.js"
import { hashOf } from "../text/characters.js"
import { Gap, type Tokens } from "../text/Tokens.js"

// What a posting asks of certificates and degrees: names that no lexicon knows, and the fields of study of a degree.

const inHash = hashOf("in")
/** "a degree or higher in", "bachelor's (BS or BA) in" */
const wordsBeforeIn = 6
const wordsOfFields = 16
const closing = hashesNamed("credentials.closing")
const ends = hashesNamed("credentials.ends")

const meanings: Readonly<Record<string, number>> = { certificate: 1, degree: 2 }

/** Reads the words of one posting. */
export class Credentials {
  /** For each word what it tells of a name that holds it: 1 a certificate, 2 a degree. */
  private readonly told: Uint8Array
  /** 1 for the words that name what a degree is in. */
  private readonly studied: Uint8Array

  constructor(
    private readonly tokens: Tokens,
    ruled: RuleHits
  ) {
    this.told = new Uint8Array(tokens.count)
    this.studied = new Uint8Array(tokens.count)
    for (const { first, last, rule } of ruled.all) {
      if (rule.kind !== "credential") continue
      this.told.fill(meanings[rule.means] ?? 0, first, last + 1)
      if (rule.means === "degree") this.markFields(last)
    }
  }

  /** Whether the words from one to another name what a degree is in. */
  isStudied(first: number, last: number): boolean {
    return this.studied[first] === 1 && this.studied[last] === 1
  }

  /** What kind of requirement a name is that no lexicon knows; undefined for what is no credential. */
  kindOf(first: number, last: number): ConceptKind | undefined {
    const told = this.told.subarray(first, last + 1)
    // "RTITB licence": the word that tells may stand behind the name.
    const isBehind = this.told[last + 1] === 1 && this.tokens.gaps[last + 1] === Gap.space
    if (told.includes(1) || isBehind) return "certification"
    return told.includes(2) ? "education" : undefined
  }

  private markFields(degree: number) {
    const { count, gaps, hashes } = this.tokens
    let from = degree + 1
    while (from < count && from <= degree + wordsBeforeIn && hashes[from] !== inHash) {
      if ((gaps[from] ?? 0) >= Gap.semicolon) return
      from++
    }
    if (hashes[from] !== inHash) return
    let end = from + 1
    let comma = 0
    let isClosed = false
    for (; end < count && end <= from + wordsOfFields; end++) {
      const gap = gaps[end] ?? 0
      const hash = hashes[end] ?? 0
      if (gap >= Gap.semicolon || ends.has(hash)) break
      if (gap === Gap.comma && comma === 0) comma = end
      if (closing.has(hash)) {
        isClosed = true
        break
      }
    }
    // "BS in chemistry, Excel": only a list that says where it ends goes on behind a comma.
    this.studied.fill(1, from + 1, isClosed || comma === 0 ? end : comma)
  }
}
