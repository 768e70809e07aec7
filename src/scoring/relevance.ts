import type { Respelled, ResumeReading } from "./evidence/evidence.js"
import type { Job } from "../posting/Job.js"
import { alikeWork, emptyWork, spreadWork, WorkReader } from "../lexicon/matcher/occupation.js"
import type { Passage, Resume } from "../resume/Resume.js"
import type { RolesHeld } from "./rolesHeld.js"
import { hashStart, hashStep } from "../text/characters.js"
import { sum } from "./share.js"
import type { Tokens } from "../text/Tokens.js"
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

export const relevanceOf = (
  job: Job,
  { positions }: Pick<Resume, "positions">,
  /** How well the roles of the positions fit. */
  { fits }: RolesHeld,
  reading: ResumeReading,
  respelled: ReadonlyMap<number, Respelled>,
  by: Weights["relevance"]
): Relevance => {
  let title = 0
  let role: string | undefined
  fits.forEach((of, place) => {
    if (reading.struck.has(place)) return
    const fit = of * Math.max(by.leastPosition, by.earlierPosition ** place)
    if (fit > title) {
      title = fit
      role = positions[place]?.role
    }
  })
  const words = likeness(job, reading, respelled, by)
  return { value: title + (1 - title) * by.wordsFill * words, role, title, words }
}

/** Calls `tell` with each stretch between two words that was not copied from the job. */
const eachOwnStretch = (
  copied: Uint8Array | undefined,
  from: number,
  end: number,
  tell: (first: number, end: number) => void
): void => {
  let first = from
  for (let index = from; index <= end; index++) {
    if (index < end && copied?.[index] !== 1) continue
    if (index > first) tell(first, index)
    first = index + 1
  }
}

/** A list claims, and so does a summary; the rest tells what somebody did. */
const tellsWork = ({ isList, section }: Passage): boolean => !isList && section !== "summary"
const isSummary = ({ section }: Passage): boolean => section === "summary"

/**
 * How alike the words of the job and of the resume are: cosine of the counts, each word weighed by how little
 * common it is. A word counts once for each passage that says something beside it, equal passages count once,
 * and no word counts more than `mostPassages` times, so that repeating words gains nothing. A name that serves a
 * requirement in another spelling says the job's words: "k8s" is no less alike than "Kubernetes". The occupations that the
 * words speak of count beside them.
 */
const likeness = (
  job: Job,
  reading: ResumeReading,
  respelled: ReadonlyMap<number, Respelled>,
  by: Weights["relevance"]
): number => {
  const { tokens } = reading.text
  const counts = new Map<number, { readonly weight: number; count: number }>()
  const passages = new Set<number>()
  const work = emptyWork()
  const reader = new WorkReader(work, by.mostPassages, true)
  let number = 0
  const readWork = (first: number, end: number) => {
    reader.words(reading.text, first, end, number)
    reader.titles(reading.text, first, end, number, by.titleInText)
  }
  const readThose = (areWanted: (passage: Passage) => boolean) => {
    for (let index = 0; index < tokens.count;) {
      const at = reading.passageOf[index] ?? 0
      const from = index
      while (index < tokens.count && reading.passageOf[index] === at) index++
      const passage = reading.passages[at]
      if (passage !== undefined && areWanted(passage)) readPassage(from, index)
    }
  }
  const readPassage = (from: number, end: number) => {
    number++
    let key = hashStart
    let namedUntil = -1
    const met = new Set<number>()
    const meet = (words: Tokens, at: number) => {
      const weight = weightOfWord(words, at)
      const stem = words.stems[at] ?? 0
      if (weight <= 0) return
      if (!counts.has(stem)) counts.set(stem, { weight, count: 0 })
      met.add(stem)
    }
    for (let index = from; index < end; index++) {
      key = hashStep(key, tokens.hashes[index] ?? 0)
      if (reading.copied?.[index] === 1) continue
      const other = respelled.get(index)
      if (other !== undefined) {
        namedUntil = Math.max(namedUntil, other.last)
        for (let at = 0; at < other.asked.count; at++) meet(other.asked, at)
      }
      if (index > namedUntil) meet(tokens, index)
    }
    if (passages.has(key)) return
    passages.add(key)
    const isTelling = met.size >= by.tellingWords
    if (isTelling) eachOwnStretch(reading.copied, from, end, readWork)
    for (const stem of met) {
      const known = counts.get(stem)
      if (known !== undefined && (isTelling || known.count === 0))
        known.count = Math.min(by.mostPassages, known.count + 1)
    }
  }
  const { words } = job.reading
  const asked = sum([...words.values()].map((value) => value * value))
  const soFar = (): number => {
    let shared = 0
    let own = 0
    for (const [stem, { count, weight }] of counts) {
      const value = count * weight
      shared += (words.get(stem) ?? 0) * value
      own += value * value
    }
    const cosine = shared === 0 || asked === 0 ? 0 : shared / Math.sqrt(asked * (own + by.shortResume))
    const alike = Math.min(1, Math.max(0, (cosine - by.noLikeness) / (by.fullLikeness - by.noLikeness)))
    const sameWork = alikeWork(spreadWork(job.reading.work, by.relatedWork), spreadWork(work, by.relatedWork))
    return (1 - by.familyShare) * alike + by.familyShare * sameWork
  }
  readThose(tellsWork)
  const told = soFar()
  readThose(isSummary)
  return Math.max(told, Math.min(soFar(), told + by.summaryAdds))
}
