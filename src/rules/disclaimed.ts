import { hashesOf, hashOf } from "../text/characters.js"
import { type CueHits, findCues } from "./cueHits.js"
import type { Found, Read } from "../lexicon/matcher/mentions.js"
import { isEnd, negators, openers, Standing, standingBehind, statementAt } from "./standing.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"

// What a resume names without claiming it: "no experience with Kafka", "want to learn Rust", "CPA (in progress)",
// "BLS expired". Named so, a skill is no evidence. What is said of others is passed over: "trained staff with no
// experience in Excel" says nothing of the trainer.

const withoutHash = hashOf("without")
const neitherHash = hashOf("neither")
const neverHash = hashOf("never")
const notHash = hashOf("not")
/** Before a name alone: "SQL, but no Python"; nothing is denied by "without Excel". */
const denying = hashesOf("no not")
const onlyWords = hashesOf("only just merely solely simply")

/** Behind these another statement begins. */
const stoppers = hashesOf(
  "but yet however though although while whereas except besides beyond other than so since as because for to through after before until alongside with by from during when where despite until plus instead rather my your our which who that is are was were has have had"
)
/** Between a negator and "experience" these say that something else is denied: "no accidents in my forklift experience". */
const relating = hashesOf("in of during my our for with on at from by over across to is are was has have had than")
const nounsOfHaving = hashesOf(
  "experience experiences knowledge background exposure training skill skills license licence certification certificate certifications degree qualification qualifications familiarity person fan guy user users expert"
)
const joints = hashesOf("and or nor")
/** "Hoping to earn my CFA": nothing else begins there. */
const possessives = hashesOf("my our")
const handsHash = hashOf("hands")
const onHash = hashOf("on")
const fillers = hashesOf("a an the my any either neither other kind of valid active current formal more own some")

/** Who trains others tells of what they did not know. */
const teaching = hashesOf(
  "trained train training taught teach teaching coached coach coaching mentored mentor mentoring helped help helping tutored tutor tutoring onboarded onboarding instructed instruct guided guide introduced educated encouraged supported supporting enabled allowed motivated inspired supervised prepared advised"
)
const people = hashesOf(
  "users clients customers staff students learners employees colleagues people beginners developers analysts engineers managers teams hires graduates trainees members volunteers pupils children adults nurses drivers technicians coworkers peers someone those others"
)
const wordsOfSentence = 25

/** So many words behind a statement without a name belong to it. */
const wordsAhead = 8

/** A list is looked at so many words ahead, so that no text makes the look-ahead long. */
const mostListed = 40

const isBreak = (gap: number): boolean => gap >= Gap.semicolon

const isOfOthers = ({ gaps, hashes }: Tokens, index: number): boolean => {
  for (let at = index; at > Math.max(0, index - wordsOfSentence); at--) {
    if (isBreak(gaps[at] ?? 0)) return false
    const word = hashes[at - 1] ?? 0
    if (teaching.has(word) || people.has(word)) return true
  }
  return false
}

const isName = (tokens: Tokens, index: number): boolean =>
  ((tokens.shapes[index] ?? 0) & (Shape.initialUpper | Shape.innerUpper | Shape.digit)) !== 0

/** Reads one resume's words; made for one look at it. */
class Disclaimers {
  private marks: Uint8Array | undefined
  /** By its first word one past each name. */
  private names: Int32Array | undefined

  constructor(
    private readonly text: Read,
    private readonly cues: CueHits,
    private readonly found: ReadonlyArray<Found>
  ) {}

  run(): Uint8Array | undefined {
    const { tokens } = this.text
    for (let index = 0; index < tokens.count; index++) {
      const word = tokens.hashes[index] ?? 0
      if (!openers.has(word) && !negators.has(word)) continue
      const hit = statementAt(this.cues, index, "self:denied", "self:pending")
      const end =
        hit === undefined
          ? this.endOfDenied(index)
          : this.isHeading(index, hit.last)
            ? this.endOfHeaded(hit.last + 1)
            : this.endOfNames(hit.last + 1)
      // The verb of a denial may be what is looked for: "never operated a reach truck".
      const first = hit === undefined ? index + 1 : index
      if (end <= (hit === undefined ? first : hit.last + 1)) continue
      if (isOfOthers(tokens, index) && !this.isContrast(index, end)) continue
      this.mark(first, end, hit?.cue === "self:pending" ? Standing.pending : Standing.denied)
    }
    return this.marks
  }

  /** "Taught with Moodle, not Blackboard": one thing in place of another, whoever the clause before speaks of. */
  private isContrast(index: number, end: number): boolean {
    const { gaps, hashes } = this.text.tokens
    if (hashes[index] !== notHash || (gaps[index] ?? 0) < Gap.comma || gaps[index + 1] !== Gap.space) return false
    return this.endOfName(index + 1) > index + 1 && isEnd(this.text.tokens, end)
  }

  private mark(first: number, end: number, standing: Standing) {
    this.marks ??= new Uint8Array(this.text.tokens.count)
    for (let at = first; at < end; at++) this.marks[at] = Math.max(this.marks[at] ?? 0, standing)
  }

  /** One past the name that begins at a word, or the word itself. */
  private endOfName(index: number): number {
    if (this.names === undefined) {
      this.names = new Int32Array(this.text.tokens.count)
      for (const { first, last } of this.found) this.names[first] = last + 1
    }
    return Math.max(index, this.names[index] ?? 0)
  }

  /** Whether a statement is a line of its own in capitals: "WANT TO LEARN". */
  private isHeading(first: number, last: number): boolean {
    const { count, gaps, shapes } = this.text.tokens
    if (last + 1 >= count || (gaps[last + 1] ?? 0) < Gap.line || (first > 0 && (gaps[first] ?? 0) < Gap.line))
      return false
    for (let at = first; at <= last; at++) if (((shapes[at] ?? 0) & Shape.lower) !== 0) return false
    return true
  }

  /** One past the lines below such a heading: up to the next one. */
  private endOfHeaded(from: number): number {
    const { count, gaps } = this.text.tokens
    const end = Math.min(count, from + mostListed)
    for (let at = from + 1; at < end; at++) {
      if ((gaps[at] ?? 0) < Gap.line) continue
      if ((this.cues[at] ?? []).some(({ cue }) => cue.startsWith("resume:"))) return at
    }
    return end
  }

  /** "No Java", "no Java or Kotlin experience": one past the names that a lone negator denies, or -1. */
  private endOfDenied(index: number): number {
    const { tokens } = this.text
    // "Never negotiated contracts"; of "never missed an audit" nothing is denied.
    if (tokens.hashes[index] === neverHash) return this.endOfNever(index)
    if (tokens.hashes[index] === withoutHash) {
      const end = this.endOfWithout(index)
      if (end > 0) return end
    }
    if (tokens.hashes[index] === neitherHash) return this.endOfNames(index + 1)
    const isAlone = denying.has(tokens.hashes[index] ?? 0)
    if (!negators.has(tokens.hashes[index] ?? 0) || onlyWords.has(tokens.hashes[index + 1] ?? 0)) return -1
    let named = -1
    for (let at = index + 1; at < tokens.count && at <= index + wordsAhead;) {
      const gap = tokens.gaps[at] ?? 0
      if (isBreak(gap) || gap === Gap.open) return isAlone ? named : -1
      const word = tokens.hashes[at] ?? 0
      const end = this.endOfName(at)
      // "No hands-on Kubernetes"
      if (word === handsHash && tokens.hashes[at + 1] === onHash) {
        at += 2
        continue
      }
      if (nounsOfHaving.has(word) && end === at) return at
      // "Could not imagine work without Excel"
      if (word === withoutHash) return -1
      if (gap === Gap.comma && named >= 0 && end === at && !joints.has(word)) return isAlone ? named : -1
      if (end > at) {
        // The statement ends with the name: "SQL, but no Python".
        named = end
        at = end
        continue
      }
      if (relating.has(word) || stoppers.has(word)) return isAlone && named === at ? named : -1
      if (!joints.has(word) && !fillers.has(word) && named === at) named = -1
      at++
    }
    return isAlone ? named : -1
  }

  /**
   * "Never negotiated contracts", "never opened Excel": one past what was never done, or -1. Of "never missed an audit"
   * nothing is denied.
   */
  private endOfNever(index: number): number {
    const { tokens } = this.text
    if (tokens.gaps[index + 1] !== Gap.space) return -1
    const end = this.endOfName(index + 1)
    if (end > index + 1) return end
    if (!isDone(tokens, index + 1)) return -1
    let at = index + 2
    while (at < tokens.count && tokens.gaps[at] === Gap.space && toNames.has(tokens.hashes[at] ?? 0)) at++
    const named = tokens.gaps[at] === Gap.space ? this.endOfName(at) : at
    return named > at ? this.endOfNames(at) : -1
  }

  /** "Kept the books without QuickBooks": one past the names that end the clause; of "no day without Excel" nothing. */
  private endOfWithout(index: number): number {
    const { tokens } = this.text
    for (let at = index - 1; at >= 0 && at > index - wordsOfSentence; at--) {
      if (denials.has(tokens.hashes[at] ?? 0)) return -1
      if ((tokens.gaps[at] ?? 0) >= Gap.sentence) break
    }
    let at = index + 1
    while (at < tokens.count && fillers.has(tokens.hashes[at] ?? 0)) at++
    const named = this.endOfName(at)
    const end = named > at ? this.endOfNames(at) : -1
    return named > at && isEnd(tokens, named) && !troubled(tokens, named) ? end : -1
  }

  /** One past the names that a statement before them speaks of: a list to its end, or what stands before a comma. */
  private endOfNames(from: number): number {
    const { tokens } = this.text
    let at = from
    while (at < tokens.count && at < from + wordsAhead * 4) {
      const gap = tokens.gaps[at] ?? 0
      if (at > from && isBreak(gap)) break
      if (at === from && gap >= Gap.sentence) break
      if (at > from && gap === Gap.colon) break
      const word = tokens.hashes[at] ?? 0
      if (stoppers.has(word) && this.endOfName(at) === at && !(at === from && possessives.has(word))) break
      if (at > from && gap === Gap.comma && !this.isListed(at)) break
      at = Math.max(at + 1, this.endOfName(at))
    }
    return at
  }

  /** Whether nothing but names follows behind a comma, to the end of the sentence: "no Kafka, Pulsar or NATS". */
  private isListed(from: number): boolean {
    const { tokens } = this.text
    let at = from
    while (at < Math.min(tokens.count, from + mostListed) && !(at > from && isBreak(tokens.gaps[at] ?? 0))) {
      const word = tokens.hashes[at] ?? 0
      const end = this.endOfName(at)
      if (stoppers.has(word)) return at > from
      if (end === at && !joints.has(word) && !fillers.has(word) && !isName(tokens, at)) return false
      at = Math.max(at + 1, end)
    }
    return true
  }
}

/** Beside "without" these make it a demand: "I cannot work without Excel". */
const denials = hashesOf(
  "no not never nothing nobody none hardly rarely cannot cant couldnt wouldnt dont doesnt didnt wont impossible lost unthinkable difficult hard"
)
/** "Without Excel I would be lost" */
const troubled = ({ count, gaps, hashes }: Tokens, from: number): boolean => {
  for (let at = from; at < Math.min(count, from + wordsAhead); at++) {
    if (at > from && (gaps[at] ?? 0) >= Gap.sentence) return false
    if (denials.has(hashes[at] ?? 0)) return true
  }
  return false
}

/** What was never done and does honour: "never missed an audit", "never stopped learning". */
const faults = hashesOf(
  "missed failed lost exceeded broken skipped neglected forgotten refused stopped lacked violated compromised delayed ended received needed tired bored ceased hesitated shied complained disappointed regretted turned let had been late"
)
const irregular = hashesOf(
  "driven written done taken taught built led run sold bought held sung drawn flown spoken worn"
)
const toNames = hashesOf("with in on as a an the any my at for of")

/** Whether a word is a verb of the past that tells of work: "opened", "written". */
const isDone = (tokens: Tokens, index: number): boolean => {
  const word = tokens.hashes[index] ?? 0
  if (faults.has(word)) return false
  return irregular.has(word) || tokens.folded.endsWith("ed", tokens.foldedEnds[index])
}

/**
 * For the names of a resume, what it says of them.
 *
 * @param asOf month by which a certificate must still be good
 */
export const standingsIn = (
  text: Read,
  found: ReadonlyArray<Found>,
  asOf: number
): ((first: number, last: number) => Standing) => {
  const cues = findCues(text)
  const marks = new Disclaimers(text, cues, found).run()
  return (first, last) => {
    const before = marks?.[first] ?? 0
    if (before === Standing.denied) return Standing.denied
    const behind = standingBehind(text, cues, last, asOf)
    return behind === Standing.denied || before !== Standing.pending ? behind : Standing.pending
  }
}
