import type { Respelled, ResumeReading } from "./evidence/evidence.js"
import type { Job } from "../posting/Job.js"
import { alikeWork, emptyWork, spreadWork, WorkReader } from "../lexicon/matcher/occupation.js"
import { Numbering } from "../text/Numbering.js"
import type { Resume } from "../resume/Resume.js"
import type { RolesHeld } from "./rolesHeld.js"
import { hashStart, hashStep } from "../text/characters.js"
import type { Weights } from "./weights.js"
import { weightOfWord } from "../lexicon/matcher/words.js"

export interface Relevance {
  /** 0 to 1. */
  readonly value: number
  /** The role that fits the title best; undefined when none fits at all. */
  readonly role: string | undefined
  /** How well it fits, 0 to 1, its place in time included. */
  readonly title: number
  /** How alike the words of the work are, 0 to 1. */
  readonly words: number
}

/** Whether the job says anything that a resume can be relevant to. */
export const saysWork = ({ reading }: Job): boolean => reading.words.stems.size > 0

export const relevanceOf = (
  job: Job,
  { positions }: Pick<Resume, "positions">,
  /** How well the roles of the positions fit. */
  { fits }: RolesHeld,
  reading: ResumeReading,
  respelled: ReadonlyMap<number, Respelled>,
  isStruck: (position: number) => boolean,
  by: Weights["relevance"]
): Relevance => {
  let title = 0
  let role: string | undefined
  fits.forEach((of, place) => {
    if (isStruck(place)) return
    const fit = of * Math.max(by.leastPosition, by.earlierPosition ** place)
    if (fit > title) {
      title = fit
      role = positions[place]?.role
    }
  })
  const { words: likeWords, work } = likeness(job, reading, respelled, by)
  const words = (1 - by.familyShare) * likeWords + by.familyShare * work
  return { value: title + (1 - title) * by.wordsFill * words, role, title, words }
}

/** Calls `tell` with each stretch between two words that was not copied from the job. */
const eachOwnStretch = (
  copied: Uint8Array | undefined,
  from: number,
  end: number,
  tell: (first: number, end: number) => void
): void => {
  if (copied === undefined) {
    tell(from, end)
    return
  }
  let first = from
  for (let index = from; index <= end; index++) {
    if (index < end && copied[index] !== 1) continue
    if (index > first) tell(first, index)
    first = index + 1
  }
}

/**
 * How alike the words of the job and of the resume are: cosine of the counts, each word weighed by how little
 * common it is. A word counts once for each passage that says something beside it, equal passages count once,
 * and no word counts more than `mostPassages` times, so that repeating words gains nothing. A name that serves a
 * requirement in another spelling says the job's words: "k8s" is no less alike than "Kubernetes".
 */
const likeness = (
  job: Job,
  reading: ResumeReading,
  respelled: ReadonlyMap<number, Respelled>,
  by: Weights["relevance"]
): { readonly words: number; readonly work: number } => {
  const { tokens } = reading.text
  // Each different stem gets a number, so that counting is array work.
  const stems = new Numbering()
  const isRespelled = new Uint8Array(tokens.count)
  let most = tokens.count
  for (const [first, { asked }] of respelled) {
    isRespelled[first] = 1
    most += asked.count
  }
  const counts = new Int32Array(most)
  const weightsOfStems = new Float64Array(most)
  const lastPassage = new Int32Array(most)
  const passages = new Set<number>()
  const work = emptyWork()
  const reader = new WorkReader(work, by.mostPassages, true)
  const met = new Int32Array(most)
  let metCount = 0
  let passageNumber = 0
  const readWork = (first: number, end: number) => {
    reader.words(reading.text, first, end, passageNumber)
    reader.titles(reading.text, first, end, passageNumber, by.titleInText)
  }
  const meet = (stem: number, weight: number) => {
    const number = stems.numberOf(stem)
    if (lastPassage[number] === passageNumber) return
    if (lastPassage[number] === 0) weightsOfStems[number] = weight
    lastPassage[number] = passageNumber
    met[metCount++] = number
  }
  let index = 0
  while (index < tokens.count) {
    const passage = reading.passageOf[index]
    passageNumber++
    const from = index
    metCount = 0
    let key = hashStart
    let namedUntil = -1
    for (; index < tokens.count && reading.passageOf[index] === passage; index++) {
      key = hashStep(key, tokens.hashes[index] ?? 0)
      if (reading.copied?.[index] === 1) continue
      const other = isRespelled[index] === 1 ? respelled.get(index) : undefined
      if (other !== undefined) {
        namedUntil = Math.max(namedUntil, other.last)
        for (let at = 0; at < other.asked.count; at++) {
          const weight = weightOfWord(other.asked, at)
          if (weight > 0) meet(other.asked.stems[at] ?? 0, weight)
        }
      }
      if (index <= namedUntil) continue
      const weight = weightOfWord(tokens, index)
      if (weight > 0) meet(tokens.stems[index] ?? 0, weight)
    }
    if (passages.has(key)) continue
    passages.add(key)
    // A list claims skills; what somebody did is told by everything else.
    const section = reading.passages[passage ?? 0]?.section
    if (section === "skills" || section === "certifications") continue
    const step = metCount >= by.tellingWords ? 1 : 0
    if (step === 1) eachOwnStretch(reading.copied, from, index, readWork)
    for (let at = 0; at < metCount; at++) {
      const number = met[at] ?? 0
      const before = counts[number] ?? 0
      counts[number] = before === 0 ? 1 : Math.min(by.mostPassages, before + step)
    }
  }
  const { words } = job.reading
  let shared = 0
  let own = 0
  for (let number = 0; number < stems.size; number++) {
    const value = (counts[number] ?? 0) * (weightsOfStems[number] ?? 0)
    const asked = words.stems.find(stems.keyOf(number))
    if (asked >= 0) shared += (words.weights[asked] ?? 0) * value
    own += value * value
  }
  // The sum of the squares of the job's weights.
  let asked = 0
  for (const value of words.weights) asked += value * value
  const cosine = shared === 0 || asked === 0 ? 0 : shared / Math.sqrt(asked * (own + by.shortResume))
  return {
    words: Math.min(1, Math.max(0, (cosine - by.noLikeness) / (by.fullLikeness - by.noLikeness))),
    work: alikeWork(spreadWork(job.reading.work, by.relatedWork), spreadWork(work, by.relatedWork))
  }
}
