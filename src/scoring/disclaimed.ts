import { hashesOf, hashOf } from "./characters.js"
import { allCues } from "./cues.js"
import { type CueHit, cuesAt } from "./cueHits.js"
import { dateAt } from "./dates.js"
import { Opens } from "./lexicon/lexicon.js"
import type { Found, Read } from "./mentions.js"
import { tokenize } from "./text.js"
import { Gap, Shape, type Tokens } from "./Tokens.js"
import { isQuestion } from "./surroundings.js"
import { WordSet } from "./WordSet.js"

// What a resume names without claiming it: "no experience with Kafka", "want to learn Rust", "CPA (in progress)",
// "BLS expired". Named so, a skill is no evidence. What is said of others is passed over: "trained staff with no
// experience in Excel" says nothing of the trainer.

/** What a resume says of a name: nothing that takes it back, that it is not or no longer a valid certificate, or that it is not there at all. */
export const Standing = { held: 0, pending: 1, denied: 2 } as const
export type Standing = (typeof Standing)[keyof typeof Standing]

const firstWordsOf = (...cues: ReadonlyArray<string>): WordSet =>
  new WordSet(
    allCues
      .filter(({ cue }) => cues.includes(cue))
      .flatMap(({ phrases }) => phrases.map((phrase) => tokenize(phrase).hashes[0] ?? 0))
  )

const negators = hashesOf("no not never without zero neither")
const withoutHash = hashOf("without")
const neitherHash = hashOf("neither")
const neverHash = hashOf("never")
/** Before a name alone: "SQL, but no Python"; nothing is denied by "without Excel". */
const denying = hashesOf("no not")
/** What may begin a statement about the names behind it; most words do not, and are passed over. */
const openers = firstWordsOf("self:denied", "self:deniedBehind", "self:pending")
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

const isEnd = ({ count, gaps }: Tokens, index: number): boolean => index >= count || (gaps[index] ?? 0) >= Gap.comma

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

/** The longest statement of one of these kinds that begins at a word. */
const statementAt = (text: Read, index: number, ...cues: ReadonlyArray<string>): CueHit | undefined => {
  let best: CueHit | undefined
  for (const hit of cuesAt(text, index) ?? []) {
    if (cues.includes(hit.cue) && (best === undefined || hit.last > best.last)) best = hit
  }
  return best
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
    private readonly found: ReadonlyArray<Found>
  ) {}

  run(): Uint8Array | undefined {
    const { tokens } = this.text
    for (let index = 0; index < tokens.count; index++) {
      const word = tokens.hashes[index] ?? 0
      if (!openers.has(word) && !negators.has(word)) continue
      const hit = statementAt(this.text, index, "self:denied", "self:pending")
      const end =
        hit === undefined
          ? this.endOfDenied(index)
          : this.isHeading(index, hit.last)
            ? this.endOfHeaded(hit.last + 1)
            : this.endOfNames(hit.last + 1)
      // The verb of a denial may be what is looked for: "never operated a reach truck".
      const first = hit === undefined ? index + 1 : index
      if (end <= (hit === undefined ? first : hit.last + 1) || isOfOthers(tokens, index)) continue
      this.mark(first, end, hit?.cue === "self:pending" ? Standing.pending : Standing.denied)
    }
    return this.marks
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
      if ((cuesAt(this.text, at) ?? []).some(({ cue }) => cue.startsWith("resume:"))) return at
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
const irregular = hashesOf("driven written done taken taught built led run sold bought held sung drawn flown spoken worn")
const toNames = hashesOf("with in on as a an the any my at for of")

/** Whether a word is a verb of the past that tells of work: "opened", "written". */
const isDone = (tokens: Tokens, index: number): boolean => {
  const word = tokens.hashes[index] ?? 0
  if (faults.has(word)) return false
  return irregular.has(word) || tokens.folded.endsWith("ed", tokens.foldedEnds[index])
}

const afterwords = hashesOf(
  "license licence licensed licensure certification certificate certified cert card exam registration credential endorsement course training i ii iii 1 2 3 level part in on since experience skills knowledge is was my status now currently has been"
)
const mostAfterwords = 5
const candidateWords = hashesOf("candidate student applicant eligible studying due preparing")
const yearsOf = 12

const copulas = hashesOf("is are was were remains remain stays still")
const gone = hashesOf("existent nonexistent missing lacking nil none zero")
const wordsOfStatement = 14

/** "Mixpanel is on my list to learn next", "my Python is non-existent": the statement goes on behind the verb. */
const isTakenBack = (text: Read, from: number): boolean => {
  const { tokens } = text
  for (let at = from; at < Math.min(tokens.count, from + wordsOfStatement); at++) {
    if ((tokens.gaps[at] ?? 0) >= Gap.semicolon) return false
    const word = tokens.hashes[at] ?? 0
    if (gone.has(word)) return true
    if (openers.has(word) && statementAt(text, at, "self:denied", "self:deniedBehind") !== undefined) return true
    if (negators.has(word) && isEnd(tokens, at + 1)) return true
  }
  return false
}

const contrasts = hashesOf("but although though however yet")
const dones = hashesOf(
  "used use touched tried done practised practiced worked handled opened applied operated mastered learned learnt held"
)
const havent = hashesOf("havent hasnt didnt dont hadnt")
const itWords = hashesOf("it them that this one either")
const mostContrastWords = 5

/** "Read a book on Docker but have never used it": what is said of the name in the next clause. */
const isContrasted = (tokens: Tokens, from: number): boolean => {
  const { count, gaps, hashes } = tokens
  if (!contrasts.has(hashes[from] ?? 0)) return false
  let isDenied = false
  for (let at = from + 1; at <= from + mostContrastWords && at < count; at++) {
    if ((gaps[at] ?? 0) >= Gap.comma) return false
    const word = hashes[at] ?? 0
    if (negators.has(word) || havent.has(word)) isDenied = true
    if (isDenied && dones.has(word)) {
      return isEnd(tokens, at + 1) || itWords.has(hashes[at + 1] ?? 0)
    }
  }
  return false
}

const mostLabelWords = 4

/** Whether a line, or a sentence, begins with the name that ends here. */
const isLabel = ({ gaps }: Tokens, last: number): boolean => {
  for (let at = last; at >= Math.max(0, last - mostLabelWords); at--) {
    const gap = gaps[at] ?? 0
    if (at === 0 || gap >= Gap.bullet) return true
    if (gap >= Gap.comma) return false
  }
  return false
}

/** "Docker? Not yet.": a question and its answer. */
const isAnswered = (tokens: Tokens, at: number): boolean =>
  isQuestion(tokens, at - 1) && (negators.has(tokens.hashes[at] ?? 0) || noneWords.has(tokens.hashes[at] ?? 0))
const noneWords = hashesOf("none nope hardly")

/** What stands behind a name and takes it back. */
const standingBehind = (text: Read, last: number, asOf: number): Standing => {
  const { tokens } = text
  for (let at = last + 1, step = 0; at < tokens.count && step <= mostAfterwords; at++, step++) {
    const gap = tokens.gaps[at] ?? 0
    if (gap >= Gap.sentence) return step === 0 && isAnswered(tokens, at) ? Standing.denied : Standing.held
    if (step === 0 && gap <= Gap.comma && isContrasted(tokens, at)) return Standing.denied
    if (((text.opens[at] ?? 0) & Opens.cue) !== 0) {
      const hit = statementAt(text, at, "self:deniedAfter", "self:pendingAfter", "self:validUntil")
      if (hit?.cue === "self:validUntil") {
        const date = [1, 2, 3].map((ahead) => dateAt(tokens, hit.last + ahead)).find((one) => one !== undefined)
        if (date === undefined) return Standing.held
        return (date.hasMonth ? date.month : date.month + yearsOf - 1) < asOf ? Standing.pending : Standing.held
      }
      const ends = hit !== undefined && isEnd(tokens, hit.last + 1)
      const isDated = hit !== undefined && isDate(tokens, hit.last + 1)
      if (hit?.cue === "self:deniedAfter" && ends && gap >= Gap.comma) return Standing.denied
      if (
        hit?.cue === "self:pendingAfter" &&
        (gap !== Gap.comma || ends || isDated) &&
        !(gap >= Gap.comma && gap < Gap.open && candidateWords.has(tokens.hashes[at] ?? 0))
      )
        return Standing.pending
    }
    if (gap > Gap.hyphen && step > 0) return Standing.held
    // "MRI: observed only, no hands-on experience"
    if (gap === Gap.colon && isLabel(tokens, last) && isTakenBack(text, at)) return Standing.denied
    if (gap === Gap.space && copulas.has(tokens.hashes[at] ?? 0) && isTakenBack(text, at + 1)) return Standing.denied
    // "Sat the exam in 2021, did not pass"
    const isNumber = ((tokens.shapes[at] ?? 0) & (Shape.digit | Shape.lower | Shape.initialUpper)) === Shape.digit
    if (!isNumber && !afterwords.has(tokens.hashes[at] ?? 0)) return Standing.held
  }
  return Standing.held
}

const dating = hashesOf(
  "in on since as for until by last this next january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec spring summer fall autumn winter"
)
/** "Expired 2020", "in progress, expected June 2027" */
const isDate = (tokens: Tokens, index: number): boolean =>
  ((tokens.shapes[index] ?? 0) & Shape.digit) !== 0 || dating.has(tokens.hashes[index] ?? 0)

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
  const marks = new Disclaimers(text, found).run()
  return (first, last) => {
    const before = marks?.[first] ?? 0
    if (before === Standing.denied) return Standing.denied
    const behind = standingBehind(text, last, asOf)
    return behind === Standing.denied || before !== Standing.pending ? behind : Standing.pending
  }
}
