import { hashesOf, hashOf } from "../text/characters.js"
import { type CueHit, cuesAt } from "./cueHits.js"
import { allCues } from "./cues.js"
import { dateAt } from "../text/dates.js"
import { Opens } from "../lexicon/lexicon.js"
import type { Read } from "../lexicon/matcher/mentions.js"
import { isQuestion } from "../lexicon/matcher/surroundings.js"
import { tokenize } from "../text/tokenize.js"
import { Gap, Shape, type Tokens } from "../text/Tokens.js"

// What stands behind a name in a resume and takes it back: "MRI: observed only", "BLS expired", "Docker? Not yet."

/** What a resume says of a name: nothing that takes it back, that it is not or no longer a valid certificate, or that it is not there at all. */
export const Standing = { held: 0, pending: 1, denied: 2 } as const
export type Standing = (typeof Standing)[keyof typeof Standing]

/** Most phrases are plain words, whose hash needs no reading of the phrase. */
const firstWordOf = (phrase: string): number => {
  const [plain] = /^[a-z]+(?= |$)/.exec(phrase) ?? []
  return plain === undefined ? (tokenize(phrase).hashes[0] ?? 0) : hashOf(plain)
}

const firstWordsOf = (...cues: ReadonlyArray<string>): ReadonlySet<number> =>
  new Set(allCues.filter(({ cue }) => cues.includes(cue)).flatMap(({ phrases }) => phrases.map(firstWordOf)))

export const negators = hashesOf("no not never without zero neither")
/** What may begin a statement about the names behind it; most words do not, and are passed over. */
export const openers = firstWordsOf("self:denied", "self:pending")
const openersBehind = firstWordsOf("self:denied", "self:deniedBehind")

/** Whether a clause ends before a word. */
export const isEnd = ({ count, gaps }: Tokens, index: number): boolean =>
  index >= count || (gaps[index] ?? 0) >= Gap.comma

/** The longest statement of one of these kinds that begins at a word. */
export const statementAt = (text: Read, index: number, ...cues: ReadonlyArray<string>): CueHit | undefined => {
  let best: CueHit | undefined
  for (const hit of cuesAt(text, index) ?? []) {
    if (cues.includes(hit.cue) && (best === undefined || hit.last > best.last)) best = hit
  }
  return best
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
    if (openersBehind.has(word) && statementAt(text, at, "self:denied", "self:deniedBehind") !== undefined) return true
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
export const standingBehind = (text: Read, last: number, asOf: number): Standing => {
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
