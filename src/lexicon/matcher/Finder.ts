import {
  type AmbiguousRule,
  conceptOf,
  type Form,
  formIndex,
  formOf,
  isAmbiguous,
  exceptIndex,
  pairs,
  plainEnds,
  signedEnds,
  softConcepts,
  tightEnds,
  vocabulary
} from "../lexicon.js"
import { type Candidate, candidateAt, companionsOf, rivalsIn } from "./candidates.js"
import { meaningOf, never } from "./meaning.js"
import { namesOther } from "./properNames.js"
import { continues, isConjunction, type Read } from "./surroundings.js"
import { Gap, Shape } from "../../text/Tokens.js"

/** A mention by word positions; `last` is the last word. */
export interface Found {
  readonly concept: number
  /** Number of the spelling (`formOf`). */
  readonly form: number
  readonly first: number
  readonly last: number
}

const atSign = 64

/** What is known of a word: nothing, that it names a manner, or anything else. */
const Mark = { none: 0, soft: 1, hard: 2 } as const

const markOf = (concept: number): number => (softConcepts[concept] === 1 ? Mark.soft : Mark.hard)

const byPlace = (one: Found, other: Found): number => one.first - other.first

/** Those found first and those after them, each in their order, put into one. */
const inOrder = (found: ReadonlyArray<Found>, count: number): ReadonlyArray<Found> => {
  const others = found.slice(count).sort(byPlace)
  const merged: Array<Found> = []
  let at = 0
  for (const other of others) {
    for (let one = found[at]; one !== undefined && at < count && one.first <= other.first; one = found[++at])
      merged.push(one)
    merged.push(other)
  }
  for (let one = found[at]; one !== undefined && at < count; one = found[++at]) merged.push(one)
  return merged
}

/** Finds the mentions of one text; made for one `run`. */
export class Finder {
  readonly found: Array<Found> = []
  private readonly denied = new Set<number>()
  /** For each word the concept that begins there, and the one that ends there, plus 1; 0 for none. */
  private readonly begins: Int32Array
  private readonly ended: Int32Array
  /** 1 for the words where an ambiguous spelling was found to be meant. */
  private readonly taken: Uint8Array
  /** By word a `Mark`. */
  private readonly marked: Uint8Array
  /** Words where spellings of several concepts begin. */
  private readonly shared = new Set<number>()

  constructor(
    private readonly text: Read,
    private readonly listed: Uint8Array | undefined,
    private readonly isWanted?: (concept: number) => boolean
  ) {
    const { count } = text.tokens
    this.begins = new Int32Array(count)
    this.ended = new Int32Array(count)
    this.marked = new Uint8Array(count)
    this.taken = new Uint8Array(count)
  }

  run(): ReadonlyArray<Found> {
    const { tokens, words } = this.text
    const pending: Array<Candidate> = []
    let index = 0
    while (index < tokens.count) {
      this.exceptFrom(index)
      let node = formIndex.next(0, words[index] ?? -1)
      let last = -1
      let end = 0
      let shorterLast = -1
      let shorterEnd = 0
      let isOverSign = false
      for (let at = index; node !== 0;) {
        const here = formIndex.endOf(node)
        if (here !== 0 && (!isOverSign || signedEnds[here] === 1)) {
          if (plainEnds[end] === 1) {
            shorterLast = last
            shorterEnd = end
          }
          last = at
          end = here
        }
        at++
        if (at >= tokens.count) break
        if (!continues(tokens, at)) {
          if ((tokens.gaps[at] ?? 0) > Gap.open) break
          isOverSign = true
        }
        node = formIndex.next(node, words[at] ?? -1)
      }
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
      for (let at = index + 1; at <= last; at++) this.exceptFrom(at)
      if (!this.take(index, last, end, pending)) {
        index++
        continue
      }
      if (shorterEnd !== 0 && pending.at(-1)?.first === index) {
        pending.push(candidateAt(index, shorterLast, formIndex.phrasesOf(shorterEnd)[0] ?? -1))
      }
      index = last + 1
    }
    return this.settle(pending)
  }

  /**
   * Takes the spellings that end at a word: a plain one is found, ambiguous ones are pending; false where none may
   * be meant.
   */
  private take(first: number, last: number, end: number, pending: Array<Candidate>): boolean {
    if (tightEnds[end] === 1 && this.text.tokens.gaps[last] === Gap.space) return false
    if (namesOther(this.text, first, last)) return true
    const forms = formIndex.phrasesOf(end)
    const plain = forms.find((form) => !isAmbiguous(form) && !this.isDenied(first, form)) ?? -1
    if (plain < 0 && !forms.some(isAmbiguous)) return false
    const before = pending.length
    let concept = -1
    for (const form of forms) {
      // Beside a plain form only a rival in its own case is in question: "dbt" is never the therapy "DBT".
      if (form !== plain && (!isAmbiguous(form) || (plain >= 0 && !this.isInCase(first, last, form)))) continue
      if (concept >= 0 && conceptOf(form) !== concept) this.shared.add(first)
      concept = conceptOf(form)
      pending.push(candidateAt(first, last, form))
    }
    if (plain >= 0 && pending.length === before + 1) {
      pending.length = before
      this.add(first, last, plain)
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
    let node = formIndex.next(0, vocabulary.joinedAt(tokens, index))
    let last = -1
    let end = 0
    for (let at = index + 1; node !== 0;) {
      const here = formIndex.endOf(node)
      if (here !== 0 && plainEnds[here] === 1) {
        last = at
        end = here
      }
      at++
      if (at >= tokens.count || !continues(tokens, at)) break
      node = formIndex.next(node, words[at] ?? -1)
    }
    const [only = -1, ...others] = formIndex.phrasesOf(end)
    if (only < 0 || others.length > 0 || last <= beyond || this.isAddress(index, last) || this.isDenied(index, only))
      return index + 1
    this.add(index, last, only)
    return last + 1
  }

  private isInCase(first: number, last: number, form: number): boolean {
    const { tokens } = this.text
    const written = tokens.folded.slice(tokens.foldedStarts[first] ?? 0, tokens.foldedEnds[last] ?? 0)
    return formOf(form).ambiguous?.exact === written
  }

  /** Inside a phrase that never means the concept ("Franz Kafka"). */
  private isDenied(first: number, form: number): boolean {
    return this.denied.size > 0 && this.denied.has(first * 65536 + conceptOf(form))
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

  private add(first: number, last: number, form: number) {
    if (this.isPartOfGloss(first, last)) return
    const concept = conceptOf(form)
    this.found.push({ concept, form, first, last })
    this.begins[first] = concept + 1
    this.ended[last] = concept + 1
    const second = pairs.get(form)
    // Spelt in as many words as the lexicon has it, the second name stands where it stands there.
    if (second === undefined || first + second.from + second.words - 1 > last) return
    const from = first + second.from
    this.found.push({ concept: second.concept, form, first: from, last: from + second.words - 1 })
  }

  /** Notes phrases that never mean a concept, so that the forms inside them are passed over. */
  private exceptFrom(index: number) {
    const { tokens, words } = this.text
    let node = exceptIndex.next(0, words[index] ?? -1)
    if (node === 0) return
    for (let at = index; node !== 0;) {
      const here = exceptIndex.endsAt(node)
      if (here !== undefined) {
        for (const concept of here) {
          for (let inside = index; inside <= at; inside++) this.denied.add(inside * 65536 + concept)
        }
      }
      at++
      if (at >= tokens.count || (tokens.gaps[at] ?? 0) > Gap.open) break
      node = exceptIndex.next(node, words[at] ?? -1)
    }
  }

  /** Ambiguous forms are judged when all plain ones are known, left to right; a settled one helps the next. */
  private settle(pending: ReadonlyArray<Candidate>): ReadonlyArray<Found> {
    if (pending.length === 0) return this.found
    const { found, marked, taken } = this
    const plainCount = found.length
    for (const { concept, first, last } of found) this.mark(concept, first, last)
    let settled = true
    let open = pending.length
    const rivals = rivalsIn(pending, this.shared)
    // Twice at most over each: a list of ambiguous names only ("Go, Rust, Swift") is settled by its later members.
    for (let round = 0; round < 3 && settled && open > 0; round++) {
      settled = false
      for (const candidate of pending) {
        if (!candidate.isOpen) continue
        const entry = formOf(candidate.form)
        if (taken[candidate.first] === 1) {
          candidate.isOpen = false
          open--
          continue
        }
        const fits =
          entry.ambiguous === undefined
            ? round > 0 && !marked[candidate.first]
            : this.isMeant(candidate, entry, entry.ambiguous)
        if (!fits) {
          if (entry.ambiguous === undefined && round === 0) settled = true
          continue
        }
        if (this.hasCloser(candidate, rivals.get(candidate.first))) continue
        taken[candidate.first] = 1
        candidate.isOpen = false
        open--
        this.add(candidate.first, candidate.last, candidate.form)
        this.mark(entry.concept, candidate.first, candidate.last)
        settled = true
      }
    }
    return inOrder(found, plainCount)
  }

  private mark(concept: number, first: number, last: number) {
    const mark = markOf(concept)
    for (let at = first; at <= last; at++) this.marked[at] = mark
  }

  /** Of two concepts with one spelling the one whose companions stand nearer is meant ("EMR" of clinics or of clouds). */
  private hasCloser(candidate: Candidate, rivals: ReadonlyArray<Candidate> | undefined): boolean {
    if (rivals === undefined) return false
    const own = companionsOf(this.text, this.begins, candidate)
    return rivals.some(
      (other) =>
        other !== candidate &&
        other.last === candidate.last &&
        other.isOpen &&
        companionsOf(this.text, this.begins, other) > own
    )
  }

  private isMeant(candidate: Candidate, entry: Form, rule: AmbiguousRule): boolean {
    const { first, last } = candidate
    const { marked } = this
    if (this.glossOf(first, last) === entry.concept || this.isNamed(first)) return true
    const isListed = this.listed?.[first] === 1
    const meaning = (candidate.meaning ??= this.denied.has(first * 65536 + entry.concept)
      ? never
      : meaningOf(this.text, first, last, rule, isListed))
    if (meaning.certain !== undefined) return meaning.certain
    if (isConjunction(this.text, first, last, marked)) return false
    if (meaning.stands) return true
    // A resume's capitals say less than a posting's: there only what the job asks for counts.
    if (this.isWanted === undefined ? meaning.isProper : meaning.isNamed && this.isWanted(entry.concept)) return true
    // "Swift, tidy work": beside a manner only the name as it is written is one.
    const [before, after] = [marked[meaning.before] ?? 0, marked[meaning.after] ?? 0]
    // "Swift and polite service": at the beginning of a sentence any word has its capital.
    const isBegun = (this.text.tokens.gaps[first] ?? 0) === Gap.sentence && !rule.isSoft
    if (meaning.isExact || rule.isSoft)
      return meaning.fitsList && Math.max(before, after) > (isBegun ? Mark.soft : Mark.none)
    const isFree = meaning.after < 0 || after !== Mark.soft
    return meaning.fitsList && isFree && Math.max(before, after) === Mark.hard
  }

  /**
   * Words of another language that are no name of a skill, but have one in their English: "Auxiliar contable" is an
   * accounting assistant and asks for no "Auxiliar contable". In English no two words have the same place.
   */
  private isPartOfGloss(first: number, last: number): boolean {
    const { ends, shapes, starts } = this.text.tokens
    const isOne = (at: number) => starts[at] === starts[at + 1] && ends[at] === ends[at + 1]
    if (!isOne(first - 1) && !isOne(last)) return false
    let begin = first
    while (isOne(begin - 1)) begin--
    return ((shapes[begin] ?? 0) & Shape.named) === 0
  }

  /** In another language the name of the skill, whatever its English name could mean. */
  private isNamed(first: number): boolean {
    return ((this.text.tokens.shapes[first] ?? 0) & Shape.named) !== 0
  }

  /** The concept that brackets give beside a name: "cost per acquisition (CPA)", "AP (Advanced Placement)"; or -1. */
  private glossOf(first: number, last: number): number {
    const { gaps } = this.text.tokens
    const opens = gaps[first] === Gap.open
    const isOpened = gaps[last + 1] === Gap.open
    if (!opens && !isOpened) return -1
    const before = opens ? (this.ended[first - 1] ?? 0) - 1 : -1
    return before >= 0 || !isOpened ? before : (this.begins[last + 1] ?? 0) - 1
  }
}
