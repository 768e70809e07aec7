import { hashesNamed } from "../../lexicon/words/words.js"
import { concepts } from "../../lexicon/lexicon.js"
import type { RuleHits } from "../../rules/RuleSet.js"
import { hashOf } from "../../text/characters.js"
import { isNumberAt } from "../../text/tokenize.js"
import { Gap, type Tokens } from "../../text/Tokens.js"
import type { Named } from "./alternatives.js"
import type { Sentence } from "../sections/sentences.js"
import type { Span } from "../unknown/tagger.js"

// The degrees that a posting asks for, and their fields of study.

const inHash = hashOf("in")
const diplomaHash = hashOf("diploma")
/** "a degree or higher in", "bachelor's (BS or BA) in" */
const wordsBeforeIn = 6
const wordsOfFields = 16
const closing = hashesNamed("degrees.closing")
const ends = hashesNamed("degrees.ends")
/** By themselves these name no degree. */
const sayLittle = hashesNamed("degrees.sayLittle")

/** Reads the words of one posting. */
export class Degrees {
  /** 1 for the words that name a degree. */
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
      if (rule.kind !== "degree") continue
      // "BS 7671" is a British standard.
      if (tokens.hashes[first] === hashOf("bs") && first === last && isNumberAt(tokens, last + 1)) continue
      this.told.fill(1, first, last + 1)
      this.markFields(last)
    }
  }

  /** "A master's degree", "GED": the degrees of a sentence that are told without a field. */
  withoutField({ end, first }: Sentence): ReadonlyArray<Span> {
    const { gaps, hashes } = this.tokens
    const degrees: Array<Span> = []
    for (let index = first; index < end; index++) {
      if (this.told[index] !== 1) continue
      let last = index
      while (last + 1 < end && this.told[last + 1] === 1 && gaps[last + 1] === Gap.space) last++
      const isNamed = last > index || !sayLittle.has(hashes[index] ?? 0)
      const hasField = this.studied[last + 1] === 1 || (hashes[last + 1] === inHash && this.studied[last + 2] === 1)
      if (isNamed && !hasField) degrees.push({ first: index, last })
      index = last
    }
    return degrees
  }

  /** Whether a name is a degree or what one is in: "chemistry degree", "MBA (Marketing)", "diploma in fundraising". */
  isDegree({ concept, first, isSoft, last }: Named, isAsked: boolean): boolean {
    if (this.studied[first] === 1 && this.studied[last] === 1) return true
    if (!isAsked) return false
    if (concept === undefined) return isSoft !== true && this.told.subarray(first, last + 1).includes(1)
    if ((concepts[concept]?.kind ?? "hard") !== "hard") return false
    const { gaps, hashes } = this.tokens
    if (hashes[first - 1] === inHash && hashes[first - 2] === diplomaHash) return true
    return gaps[last + 1] === Gap.space && this.told[last + 1] === 1
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
