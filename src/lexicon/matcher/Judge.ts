import { type AmbiguousRule, conceptOf, fieldOf, type Form, formOf } from "../lexicon.js"
import { type Findings, type Found, Mark } from "./Findings.js"
import { type Meaning, meaningOf, never } from "./meaning.js"
import { isConjunction, type Read } from "./surroundings.js"
import { append } from "../../text/append.js"
import { Gap } from "../../text/Tokens.js"

/** A form that may be meant, by word positions. */
export interface Candidate {
  readonly first: number
  readonly last: number
  /** Number of the spelling (`formOf`). */
  readonly form: number
  /** What the words around it say, once it was asked. */
  meaning?: Meaning
}

/** Companions of a spelling that several concepts have speak for one of them so many words away. */
const companionWindow = 12
/** Concepts of the same field so many words away speak for a spelling too. */
const fieldWindow = 40

/**
 * How many words around a form are companions of its concept or belong to its field.
 *
 * @param begins by word the concept that begins there
 */
const companionsOf = (
  { words }: Read,
  begins: ReadonlyMap<number, number>,
  { first, form, last }: Candidate
): number => {
  const { ambiguous: rule, concept: own } = formOf(form)
  if (rule === undefined) return 0
  let count = 0
  for (let at = first - companionWindow; at <= last + companionWindow; at++) {
    if ((at < first || at > last) && rule.near.has(words[at] ?? -1)) count += 2
  }
  const field = fieldOf(own)
  for (let at = first - fieldWindow; at <= first + fieldWindow; at++) {
    const concept = begins.get(at)
    if (concept !== undefined && fieldOf(concept) === field) count++
  }
  return count
}

/** Judges the ambiguous forms of one text. */
export class Judge {
  /** The words where one of the candidates was found to be meant. */
  private readonly taken = new Set<number>()
  private readonly byPlace = new Map<number, Array<Candidate>>()

  constructor(
    private readonly findings: Findings,
    private readonly listed: Uint8Array | undefined,
    private readonly isWanted: ((concept: number) => boolean) | undefined
  ) {}

  /** Ambiguous forms are judged when all plain ones are known, left to right; a settled one helps the next. */
  settle(pending: ReadonlyArray<Candidate>): ReadonlyArray<Found> {
    const { findings, taken } = this
    const { found } = findings
    if (pending.length === 0) return found
    for (const { concept, first, last } of found) findings.mark(concept, first, last)
    for (const candidate of pending) append(this.byPlace, candidate.first, candidate)
    let settled = true
    // Twice at most over each: a list of ambiguous names only ("Go, Rust, Swift") is settled by its later members.
    for (let round = 0; round < 3 && settled; round++) {
      settled = false
      for (const candidate of pending) {
        const { first, form, last } = candidate
        if (taken.has(first)) continue
        const entry = formOf(form)
        const fits = entry.ambiguous === undefined || this.isMeant(candidate, entry, entry.ambiguous)
        if (!fits || this.hasCloser(candidate)) continue
        taken.add(first)
        findings.add(first, last, form)
        findings.mark(entry.concept, first, last)
        settled = true
      }
    }
    return found.toSorted((one, other) => one.first - other.first)
  }

  /** Of two concepts with one spelling the one whose companions stand nearer is meant ("EMR" of clinics or of clouds). */
  private hasCloser(candidate: Candidate): boolean {
    const rivals = this.byPlace.get(candidate.first) ?? []
    if (new Set(rivals.map(({ form }) => conceptOf(form))).size < 2) return false
    const { begins, text } = this.findings
    const own = companionsOf(text, begins, candidate)
    return rivals.some((other) => companionsOf(text, begins, other) > own)
  }

  private isMeant(candidate: Candidate, entry: Form, rule: AmbiguousRule): boolean {
    const { first, last } = candidate
    const { marked, text } = this.findings
    if (this.findings.isNamed(first)) return true
    const isListed = this.listed?.[first] === 1
    const meaning = (candidate.meaning ??= this.findings.isExcepted(first, entry.concept)
      ? never
      : meaningOf(text, first, last, rule, isListed))
    if (meaning.certain !== undefined) return meaning.certain
    if (isConjunction(text, first, last, marked)) return false
    if (meaning.stands) return true
    // A resume's capitals say less than a posting's: there only what the job asks for counts.
    if (this.isWanted === undefined ? meaning.isProper : meaning.isNamed && this.isWanted(entry.concept)) return true
    // "Swift, tidy work": beside a soft skill only the name as it is written is one.
    const [before, after] = [marked[meaning.before] ?? 0, marked[meaning.after] ?? 0]
    // "Swift and polite service": at the beginning of a sentence any word has its capital.
    const isBegun = (text.tokens.gaps[first] ?? 0) === Gap.sentence && !rule.isSoft
    if (meaning.isExact) return Math.max(before, after) > (isBegun ? Mark.soft : Mark.none)
    return Math.max(before, after) === Mark.hard
  }
}
