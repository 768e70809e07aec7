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

/** A list claims, and so does a summary; the rest tells what somebody did. */
const tellsWork = ({ isList, section }: Passage): boolean => !isList && section !== "summary"
const isSummary = ({ section }: Passage): boolean => section === "summary"

/** The words of a resume that tell of its work, counted, and the occupations that they speak of. */
class WorkWords {
  private readonly counts = new Map<number, { readonly weight: number; count: number }>()
  private readonly passages = new Set<number>()
  private readonly work = emptyWork()
  private readonly reader: WorkReader
  private number = 0

  constructor(
    private readonly reading: ResumeReading,
    private readonly respelled: ReadonlyMap<number, Respelled>,
    private readonly by: Weights["relevance"]
  ) {
    this.reader = new WorkReader(this.work, by.mostPassages, true)
  }

  read(areWanted: (passage: Passage) => boolean): void {
    const { passageOf, passages, text } = this.reading
    for (let from = 0, end = 0; from < text.tokens.count; from = end) {
      const at = passageOf[from] ?? 0
      while (end < text.tokens.count && passageOf[end] === at) end++
      const passage = passages[at]
      if (passage !== undefined && areWanted(passage)) this.readPassage(from, end)
    }
  }

  private readPassage(from: number, end: number): void {
    const { by, counts, passages, reading } = this
    this.number++
    const key = reading.text.tokens.hashes.subarray(from, end).reduce(hashStep, hashStart)
    if (passages.has(key)) return
    passages.add(key)
    const met = this.wordsOf(from, end)
    const isTelling = met.size >= by.tellingWords
    if (isTelling) this.readWork(from, end)
    for (const [stem, weight] of met) {
      const known = counts.get(stem) ?? { weight, count: 0 }
      if (isTelling || known.count === 0) known.count = Math.min(by.mostPassages, known.count + 1)
      counts.set(stem, known)
    }
  }

  /** The stems of a passage with their weights; of a name in another spelling than the job's those of the job. */
  private wordsOf(from: number, end: number): ReadonlyMap<number, number> {
    const { copied, text } = this.reading
    const met = new Map<number, number>()
    const meet = (words: Tokens, at: number) => {
      const weight = weightOfWord(words, at)
      const stem = words.stems[at] ?? 0
      if (weight > 0 && !met.has(stem)) met.set(stem, weight)
    }
    let namedUntil = -1
    for (let index = from; index < end; index++) {
      if (copied?.[index] === 1) continue
      const other = this.respelled.get(index)
      if (other !== undefined) {
        namedUntil = Math.max(namedUntil, other.last)
        for (let at = 0; at < other.asked.count; at++) meet(other.asked, at)
      }
      if (index > namedUntil) meet(text.tokens, index)
    }
    return met
  }

  /** Reads the occupations in each stretch between two words that were copied from the job. */
  private readWork(from: number, end: number): void {
    const { copied, text } = this.reading
    let first = from
    for (let index = from; index <= end; index++) {
      if (index < end && copied?.[index] !== 1) continue
      this.reader.words(text, first, index, this.number)
      this.reader.titles(text, first, index, this.number, this.by.titleInText)
      first = index + 1
    }
  }

  /** How alike they are to those of a job, 0 to 1. */
  likeness({ reading: { words, work } }: Job): number {
    const { by } = this
    const asked = sum([...words.values()].map((value) => value * value))
    let shared = 0
    let own = 0
    for (const [stem, { count, weight }] of this.counts) {
      const value = count * weight
      shared += (words.get(stem) ?? 0) * value
      own += value * value
    }
    const cosine = shared === 0 || asked === 0 ? 0 : shared / Math.sqrt(asked * (own + by.shortResume))
    const alike = Math.min(1, Math.max(0, (cosine - by.noLikeness) / (by.fullLikeness - by.noLikeness)))
    const sameWork = alikeWork(spreadWork(work, by.relatedWork), spreadWork(this.work, by.relatedWork))
    return (1 - by.familyShare) * alike + by.familyShare * sameWork
  }
}

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
  const words = new WorkWords(reading, respelled, by)
  words.read(tellsWork)
  const told = words.likeness(job)
  words.read(isSummary)
  return Math.max(told, Math.min(words.likeness(job), told + by.summaryAdds))
}
