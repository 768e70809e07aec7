import { hashesNamed } from "../../lexicon/words/words.js"
import type { ConceptKind } from "../../lexicon/Concept.js"
import { concepts } from "../../lexicon/lexicon.js"
import type { RuleHits } from "../../rules/RuleSet.js"
import { isShouted } from "../../lexicon/matcher/surroundings.js"
import { hasWordOf } from "../../text/between.js"
import { hashOf } from "../../text/characters.js"
import { isNumberAt } from "../../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"
import { areListed, type Named } from "./alternatives.js"
import type { Sentence } from "../sections/sentences.js"
import type { Span } from "../unknown/tagger.js"

// What a posting asks of certificates and degrees: names that no lexicon knows, and the fields of study of a degree.

const inHash = hashOf("in")
const diplomaHash = hashOf("diploma")
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

/** One word of three or more capitals: "RTITB". */
export const isShortForm = ({ ends, shapes, starts }: Tokens, { first, last }: Span): boolean => {
  const shape = shapes[first] ?? 0
  const size = (ends[first] ?? 0) - (starts[first] ?? 0)
  return first === last && size >= 3 && isShouted(shape) && (shape & Shape.digit) === 0
}

/** Reads the words of one posting. */
export class Credentials {
  /** For each word what it tells of a name that holds it: "certificate", "degree". */
  private readonly told: Array<string | undefined>
  /** 1 for the words that name what a degree is in. */
  private readonly studied: Uint8Array

  constructor(
    private readonly tokens: Tokens,
    ruled: RuleHits
  ) {
    this.told = new Array<string | undefined>(tokens.count)
    this.studied = new Uint8Array(tokens.count)
    for (const { first, last, rule } of ruled.all) {
      if (rule.kind !== "credential") continue
      // "BS 7671" is a British standard.
      if (tokens.hashes[first] === hashOf("bs") && first === last && isNumberAt(tokens, last + 1)) continue
      this.told.fill(rule.means, first, last + 1)
      if (rule.means === "degree") this.markFields(last)
    }
  }

  /** "A master's degree", "GED": the degrees of a sentence that are told without a field. */
  degreesIn({ end, first }: Sentence): ReadonlyArray<Span> {
    const { gaps, hashes } = this.tokens
    const degrees: Array<Span> = []
    for (let index = first; index < end; index++) {
      if (this.told[index] !== "degree") continue
      let last = index
      while (last + 1 < end && this.told[last + 1] === "degree" && gaps[last + 1] === Gap.space) last++
      const isNamed = last > index || !sayLittle.has(hashes[index] ?? 0)
      const hasField = this.studied[last + 1] === 1 || (hashes[last + 1] === inHash && this.studied[last + 2] === 1)
      if (isNamed && !hasField) degrees.push({ first: index, last })
      index = last
    }
    return degrees
  }

  private isTold(index: number): boolean {
    return this.told[index] === "certificate"
  }

  /** Whether the words from one to another name what a degree is in. */
  isStudied(first: number, last: number): boolean {
    return this.studied[first] === 1 && this.studied[last] === 1
  }

  /** "First aid certificate", "certificate in fundraising", "Level 3 Plumbing": the words that make a certificate of a skill. */
  withCertificate(first: number, last: number): Span | undefined {
    const { gaps, hashes } = this.tokens
    // "BIM level 2" is how much of it.
    if (gaps[last + 1] === Gap.space && this.isTold(last + 1) && hashes[last + 1] !== hashOf("level"))
      return { first, last: last + 1 }
    // "Accreditation" by itself is a field of work.
    if (this.isTold(last)) return first < last ? { first, last } : undefined
    let from = hashes[first - 1] === inHash ? first - 2 : first - 1
    if (gaps[first] !== Gap.space || !this.isTold(from)) return undefined
    // "Licensed, chemistry"
    if (from === first - 1 && !isNumberAt(this.tokens, from)) return undefined
    while (this.isTold(from - 1) && gaps[from] === Gap.space) from--
    return hashes[from] === diplomaHash ? undefined : { first: from, last }
  }

  /** Whether a skill that the lexicon knows is asked for as a certificate or a degree: "chemistry degree". */
  private kindOfSkill(first: number, last: number): ConceptKind | undefined {
    if (this.withCertificate(first, last) !== undefined || this.isDueSoon(last + 1)) return "certification"
    const { gaps, hashes } = this.tokens
    if (hashes[first - 1] === inHash && hashes[first - 2] === diplomaHash) return "education"
    return gaps[last + 1] === Gap.space && this.told[last + 1] === "degree" ? "education" : undefined
  }

  /** What kind of requirement a name is that no lexicon knows; undefined for what is no credential. */
  private kindOf(first: number, last: number): ConceptKind | undefined {
    const told = this.told.slice(first, last + 1)
    if (told.includes("certificate") || this.isToldBeside(first, last) || this.isDueSoon(last + 1))
      return "certification"
    return told.includes("degree") ? "education" : undefined
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
    const isCertificate = (at: number) =>
      kinds[at] === "certification" || concepts[names[at]?.concept ?? -1]?.kind === "certification"
    const spread = (beside: number, at: number) => {
      const [other, name] = [names[beside], names[at]]
      if (name === undefined || other === undefined || kinds[at] !== undefined || name.concept !== undefined) return
      if (!isCertificate(beside) || !isShortForm(this.tokens, name)) return
      const isAfter = beside < at
      // "ExCPT through NHA": the body that gives a certificate.
      const isGiven =
        isAfter && isAsked && name.first === other.last + 2 && beforeBody.has(this.tokens.hashes[other.last + 1] ?? 0)
      if (isGiven || (isAfter ? areListed(this.tokens, other, name) : areListed(this.tokens, name, other)))
        kinds[at] = "certification"
    }
    // Forwards, then backwards: one certificate tells of the whole list.
    names.forEach((_, at) => spread(at - 1, at))
    for (let at = names.length - 1; at >= 0; at--) spread(at + 1, at)
    return kinds
  }

  /** "RTITB licence", "lift cards (scissor)", "clearances: police": the word that tells may stand beside the name. */
  private isToldBeside(first: number, last: number): boolean {
    const { gaps } = this.tokens
    if (this.isTold(last + 1) && gaps[last + 1] === Gap.space) return true
    if (!this.isTold(first - 1)) return false
    const gap = gaps[first]
    return gap === Gap.colon || gap === Gap.open || (gap === Gap.space && isShortForm(this.tokens, { first, last }))
  }

  /** "BLS within 90 days of hire", "ICS-100 (within six months)": what may still be got is a paper. */
  private isDueSoon(next: number): boolean {
    const { gaps, hashes } = this.tokens
    if (hashes[next] !== hashOf("within") || (gaps[next] !== Gap.space && gaps[next] !== Gap.open)) return false
    return hasWordOf(this.tokens, timeUnits, next + 1, next + 1 + wordsToUnit)
  }

  private markFields(degree: number) {
    const { count, gaps, hashes } = this.tokens
    const next = degree + 1
    // "MBA (Marketing)"
    if (gaps[next] === Gap.open) {
      let end = next + 1
      while (end < count && end - next < wordsBeforeIn && (gaps[end] ?? 0) < Gap.close) end++
      if (gaps[end] === Gap.close) this.studied.fill(1, next, end)
    }
    const steps = hashes.subarray(next, next + wordsBeforeIn + 1).indexOf(inHash)
    if (steps < 0 || gaps.subarray(next, next + steps).some((gap) => gap >= Gap.semicolon)) return
    const first = next + steps + 1
    let end = first
    let comma = 0
    let isClosed = false
    for (; end < count && end < first + wordsOfFields; end++) {
      const gap = gaps[end] ?? 0
      const hash = hashes[end] ?? 0
      // "In linguistics, computer science or speech technology, good Python": the list ended with the last of them.
      if (gap >= Gap.semicolon || ends.has(hash) || (gap === Gap.comma && isClosed)) break
      if (gap === Gap.comma && comma === 0) comma = end
      // "In translation, languages or journalism"
      isClosed ||= hash === hashOf("or") || closing.has(hash)
      if (closing.has(hash)) break
    }
    // "BS in chemistry, Excel": only a list that says where it ends goes on after a comma.
    this.studied.fill(1, first, isClosed || comma === 0 ? end : comma)
  }
}
