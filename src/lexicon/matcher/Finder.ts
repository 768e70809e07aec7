import { conceptOf, formIndex, formOf, isAmbiguous, isFormEnd, vocabulary } from "../lexicon.js"
import { FormEnd } from "../LexiconTables.js"
import { Findings, type Found, type IsExcepted } from "./Findings.js"
import { type Candidate, Judge } from "./Judge.js"
import { namesOther } from "./properNames.js"
import { continues, type Read } from "./surroundings.js"
import { wordAt } from "../../text/tokenize.js"
import { Gap, Shape } from "../../text/Tokens.js"

const atSign = 64
const nothing = { end: 0, last: -1 }

/** Finds the mentions of one text; made for one `run`. */
export class Finder {
  private readonly findings: Findings

  constructor(
    private readonly text: Read,
    private readonly listed: Uint8Array | undefined,
    private readonly isWanted: ((concept: number) => boolean) | undefined,
    isExcepted: IsExcepted
  ) {
    this.findings = new Findings(text, isExcepted)
  }

  run(): ReadonlyArray<Found> {
    const { tokens } = this.text
    const pending: Array<Candidate> = []
    let index = 0
    while (index < tokens.count) {
      const { end, last } = this.longestAt(index)
      if (end === 0 || this.isAddress(index, last)) {
        index = end === 0 ? this.afterJoined(index) : index + 1
        continue
      }
      // "Fork-lift operation": joined it is more than the words say.
      if (last === index + 1 && tokens.gaps[last] === Gap.hyphen) {
        const after = this.afterJoined(index, last)
        if (after > last + 1) {
          index = after
          continue
        }
      }
      index = this.take(index, last, end, pending) ? last + 1 : index + 1
    }
    return new Judge(this.findings, this.listed, this.isWanted).settle(pending)
  }

  /** The longest spelling that begins at a word: the node where it ends, 0 where none begins, and its last word. */
  private longestAt(index: number): { readonly end: number; readonly last: number } {
    const { tokens, words } = this.text
    let found = nothing
    let isOverSign = false
    const goesOn = (at: number) => {
      if (continues(tokens, at)) return true
      isOverSign = true
      return (tokens.gaps[at] ?? 0) <= Gap.open
    }
    formIndex.eachFrom(words, index, goesOn, (end, last) => {
      if (!isOverSign || isFormEnd(end, FormEnd.signed)) found = { end, last }
    })
    return found
  }

  /**
   * Takes the spellings that end at a word: a plain one is found, ambiguous ones are pending; false where none may
   * be meant.
   */
  private take(first: number, last: number, end: number, pending: Array<Candidate>): boolean {
    if (isFormEnd(end, FormEnd.tight) && this.text.tokens.gaps[last] === Gap.space) return false
    if (namesOther(this.text, first, last)) return true
    const forms = formIndex.endsAt(end) ?? new Int32Array()
    const plain = forms.find((form) => !isAmbiguous(form) && !this.isExcepted(first, form)) ?? -1
    if (plain < 0 && !forms.some(isAmbiguous)) return false
    const before = pending.length
    for (const form of forms) {
      // Beside a plain form only a rival in its own case is in question: "dbt" is never the therapy "DBT".
      if (form !== plain && (!isAmbiguous(form) || (plain >= 0 && !this.isInCase(first, last, form)))) continue
      pending.push({ first, last, form })
    }
    if (plain >= 0 && pending.length === before + 1) {
      pending.length = before
      this.findings.add(first, last, plain)
    }
    return true
  }

  /**
   * Takes what is written with a hyphen and has none ("Photo-shop", "class-room management"): the word after it, or
   * the next one where there is nothing so that ends after another word.
   */
  private afterJoined(index: number, beyond = -1): number {
    const { tokens, words } = this.text
    if (tokens.gaps[index + 1] !== Gap.hyphen || index + 1 >= tokens.count) return index + 1
    let end = 0
    let last = -1
    const tell = (node: number, at: number) => {
      if (isFormEnd(node, FormEnd.plain)) [end, last] = [node, at]
    }
    const begun = formIndex.next(0, vocabulary.numberOf(wordAt(tokens, index) + wordAt(tokens, index + 1)))
    formIndex.eachFrom(words, index + 1, (at) => continues(tokens, at), tell, begun)
    const [only = -1, ...others] = formIndex.endsAt(end) ?? []
    if (only < 0 || others.length > 0 || last <= beyond || this.isAddress(index, last) || this.isExcepted(index, only))
      return index + 1
    this.findings.add(index, last, only)
    return last + 1
  }

  private isInCase(first: number, last: number, form: number): boolean {
    const { tokens } = this.text
    const written = tokens.folded.slice(tokens.foldedStarts[first] ?? 0, tokens.foldedEnds[last] ?? 0)
    return formOf(form).ambiguous?.exact === written
  }

  private isExcepted(first: number, form: number): boolean {
    return this.findings.isExcepted(first, conceptOf(form))
  }

  private isAddress(first: number, last: number): boolean {
    const { tokens } = this.text
    if (((tokens.shapes[first] ?? 0) & Shape.address) === 0) return false
    // "c.sharp@firm.example"
    if (tokens.folded.charCodeAt(tokens.foldedEnds[last] ?? 0) === atSign) return true
    // A name that is itself written like an address ("Booking.com") is taken whole or not at all.
    const goesOn =
      last + 1 < tokens.count && (tokens.gaps[last + 1] ?? 0) <= Gap.slash && (tokens.gaps[last + 1] ?? 0) !== Gap.space
    return first === last || goesOn
  }
}
