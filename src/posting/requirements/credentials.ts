import { hashesNamed } from "../../lexicon/words/words.js"
import type { ConceptKind } from "../../lexicon/Concept.js"
import { concepts } from "../../lexicon/lexicon.js"
import type { RuleHits } from "../../rules/RuleSet.js"
import { hashOf } from "../../text/characters.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"
import { areListed, type Named } from "./alternatives.js"
import type { Sentence } from "../sections/sentences.js"
import type { Span } from "../unknown/tagger.js"
import type { Term } from "../unknown/terms.js"

// What a posting asks of certificates and degrees: names that no lexicon knows, and the fields of study of a degree.

const inHash = hashOf("in")
const orHash = hashOf("or")
const levelHash = hashOf("level")
const diplomaHash = hashOf("diploma")
const standardHash = hashOf("bs")
const withinHash = hashOf("within")
const articles = hashesNamed("credentials.articles")
const timeUnits = hashesNamed("credentials.timeUnits")
/** "within six (6) months" */
const wordsToUnit = 3
/** "a degree or higher in", "bachelor's (BS or BA) in" */
const wordsBeforeIn = 6
const wordsOfFields = 16
const beforeBody = hashesNamed("credentials.beforeBody")
const closing = hashesNamed("credentials.closing")
const ends = hashesNamed("credentials.ends")
/** By themselves these name no degree. */
const sayLittle = hashesNamed("credentials.sayLittle")

const meanings: Readonly<Record<string, number>> = { certificate: 1, degree: 2 }

/** One word of three or more capitals: "RTITB". */
export const isShortForm = ({ ends, shapes, starts }: Tokens, { first, last }: Span): boolean =>
  first === last &&
  (ends[first] ?? 0) - (starts[first] ?? 0) >= 3 &&
  ((shapes[first] ?? 0) & (Shape.initialUpper | Shape.innerUpper | Shape.lower | Shape.digit)) ===
    (Shape.initialUpper | Shape.innerUpper)

const isNumber = ({ shapes }: Tokens, index: number): boolean =>
  ((shapes[index] ?? 0) & (Shape.digit | Shape.lower | Shape.initialUpper | Shape.innerUpper)) === Shape.digit

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
      // "BS 7671" is a British standard.
      const isStandard = tokens.hashes[first] === standardHash && first === last && isNumber(tokens, last + 1)
      if (isStandard) continue
      this.told.fill(meanings[rule.means] ?? 0, first, last + 1)
      if (rule.means === "degree") this.markFields(last)
    }
  }

  /** "A master's degree", "GED": the degrees of a sentence that are told without a field. */
  degreesIn({ end, first }: Sentence): ReadonlyArray<Term> {
    const { gaps, hashes } = this.tokens
    const degrees: Array<Term> = []
    for (let index = first; index < end; index++) {
      if (this.told[index] !== 2) continue
      let last = index
      while (last + 1 < end && this.told[last + 1] === 2 && gaps[last + 1] === Gap.space) last++
      const isNamed = last > index || !sayLittle.has(hashes[index] ?? 0)
      const hasField = this.studied[last + 1] === 1 || (hashes[last + 1] === inHash && this.studied[last + 2] === 1)
      if (isNamed && !hasField) degrees.push({ first: index, last })
      index = last
    }
    return degrees
  }

  /** Whether the words from one to another name what a degree is in. */
  isStudied(first: number, last: number): boolean {
    return this.studied[first] === 1 && this.studied[last] === 1
  }

  /** "First aid certificate", "certificate in fundraising", "Level 3 Plumbing": the words that make a certificate of a skill. */
  withCertificate(first: number, last: number): Span | undefined {
    const { gaps, hashes } = this.tokens
    const isTold = (index: number) => this.told[index] === 1
    // "BIM level 2" is how much of it.
    if (gaps[last + 1] === Gap.space && isTold(last + 1) && hashes[last + 1] !== levelHash)
      return { first, last: hashes[last + 1] === orHash ? last : last + 1 }
    // "Accreditation" by itself is a field of work.
    if (isTold(last)) return first < last ? { first, last } : undefined
    let from = hashes[first - 1] === inHash ? first - 2 : first - 1
    if (gaps[first] !== Gap.space || !isTold(from)) return undefined
    // "Licensed, chemistry"
    if (from === first - 1 && !isNumber(this.tokens, from)) return undefined
    while (isTold(from - 1) && gaps[from] === Gap.space) from--
    return hashes[from] === diplomaHash ? undefined : { first: from, last }
  }

  /** Whether a skill that the lexicon knows is asked for as a certificate or a degree: "chemistry degree". */
  private kindOfSkill(first: number, last: number): ConceptKind | undefined {
    if (this.withCertificate(first, last) !== undefined || this.isDueSoon(last + 1)) return "certification"
    const { gaps, hashes } = this.tokens
    if (hashes[first - 1] === inHash && hashes[first - 2] === diplomaHash) return "education"
    return gaps[last + 1] === Gap.space && this.told[last + 1] === 2 ? "education" : undefined
  }

  /** What kind of requirement a name is that no lexicon knows; undefined for what is no credential. */
  kindOf(first: number, last: number): ConceptKind | undefined {
    const told = this.told.subarray(first, last + 1)
    if (told.includes(1) || this.isToldBeside(first, last) || this.isDueSoon(last + 1)) return "certification"
    return told.includes(2) ? "education" : undefined
  }

  /**
   * The kinds of the names of a sentence as far as they are credentials: what the lexicon or the words beside it tell,
   * and short forms in a list with those ("ACA, ACCA or Zorb").
   */
  kindsOf(names: ReadonlyArray<Named>, isAsked: boolean): ReadonlyArray<ConceptKind | undefined> {
    const kinds = names.map(({ concept, first, isSoft, last }) => {
      if (this.isStudied(first, last)) return "education" as const
      // Among the duties "licences in Active Directory" are worked with.
      if (!isAsked) return undefined
      if (concept === undefined) return isSoft === true ? undefined : this.kindOf(first, last)
      return (concepts[concept]?.kind ?? "hard") === "hard" ? this.kindOfSkill(first, last) : undefined
    })
    const isCertificate = (at: number) => {
      const name = names[at]
      if (name === undefined) return false
      return (
        kinds[at] === "certification" ||
        (name.concept !== undefined && concepts[name.concept]?.kind === "certification")
      )
    }
    // Forwards, then backwards: one certificate tells of the whole list.
    const places = names.map((_, at) => at)
    for (const [step, order] of [
      [-1, places],
      [1, places.toReversed()]
    ] as const) {
      for (const at of order) {
        const name = names[at]
        const beside = names[at + step]
        if (name === undefined || beside === undefined || kinds[at] !== undefined || name.concept !== undefined)
          continue
        if (!isCertificate(at + step) || !isShortForm(this.tokens, name)) continue
        const [one, next] = step < 0 ? [beside, name] : [name, beside]
        const isGiven = step < 0 && isAsked && this.isGivenBy(one.last, name.first)
        if (isGiven || areListed(this.tokens, one, next)) kinds[at] = "certification"
      }
    }
    return kinds
  }

  /** "ExCPT through NHA": the body that gives a certificate. */
  private isGivenBy(last: number, first: number): boolean {
    return first === last + 2 && beforeBody.has(this.tokens.hashes[last + 1] ?? 0)
  }

  /** "RTITB licence", "lift cards (scissor)", "clearances: police": the word that tells may stand beside the name. */
  private isToldBeside(first: number, last: number): boolean {
    const { gaps } = this.tokens
    if (this.told[last + 1] === 1 && gaps[last + 1] === Gap.space) return true
    // "Member of the CSP"
    const isShort = isShortForm(this.tokens, { first, last })
    if (isShort && articles.has(this.tokens.hashes[first - 1] ?? 0) && this.told[first - 2] === 1) return true
    // "Certificate in machining technology"
    const isIn = this.tokens.hashes[first - 1] === inHash && gaps[first] === Gap.space
    if (this.told[isIn ? first - 2 : first - 1] !== 1) return false
    if (isIn) return this.tokens.hashes[first - 2] !== diplomaHash
    const gap = gaps[first]
    return gap === Gap.colon || gap === Gap.open || (gap === Gap.space && isShort)
  }

  /** "BLS within 90 days of hire", "ICS-100 (within six months)": what may still be got is a paper. */
  private isDueSoon(next: number): boolean {
    const { gaps, hashes } = this.tokens
    const gap = gaps[next]
    if (hashes[next] !== withinHash || (gap !== Gap.space && gap !== Gap.open)) return false
    for (let at = next + 1; at <= next + wordsToUnit; at++) if (timeUnits.has(hashes[at] ?? 0)) return true
    return false
  }

  private markFields(degree: number) {
    const { count, gaps, hashes } = this.tokens
    let from = degree + 1
    // "MBA (Marketing)"
    if (gaps[from] === Gap.open) {
      let end = from + 1
      while (end < count && end - from < wordsBeforeIn && (gaps[end] ?? 0) < Gap.close) end++
      if (gaps[end] === Gap.close) this.studied.fill(1, from, end)
    }
    while (from < count && from <= degree + wordsBeforeIn && hashes[from] !== inHash) {
      if ((gaps[from] ?? 0) >= Gap.semicolon) return
      from++
    }
    if (hashes[from] !== inHash) return
    let end = from + 1
    let comma = 0
    let isClosed = false
    let hasOr = false
    for (; end < count && end <= from + wordsOfFields; end++) {
      const gap = gaps[end] ?? 0
      const hash = hashes[end] ?? 0
      if (gap >= Gap.semicolon || ends.has(hash)) break
      // "In linguistics, computer science or speech technology, good Python": the list ended with the last of them.
      if (gap === Gap.comma && hasOr) break
      if (gap === Gap.comma && comma === 0) comma = end
      // "In translation, languages or journalism"
      if (hash === orHash) hasOr = true
      if (hasOr && comma > 0) isClosed = true
      if (closing.has(hash)) {
        isClosed = true
        break
      }
    }
    // "BS in chemistry, Excel": only a list that says where it ends goes on after a comma.
    this.studied.fill(1, from + 1, isClosed || comma === 0 ? end : comma)
  }
}
