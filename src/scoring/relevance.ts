import type { ResumeReading } from "./evidence.js"
import type { Job } from "./Job.js"
import { read } from "./mentions.js"
import { alikeWork, areRelated, emptyWork, looseTitlesIn, WorkReader } from "./occupation.js"
import type { Position } from "./Resume.js"
import { hashStart, hashStep } from "./text.js"
import { weights } from "./weights.js"
import { weightOfWord } from "./words.js"

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

/** How well a role fits the title of a job: the same words, the same occupation, a related one. */
export const fitOfRole = (job: Job, role: string): number => {
  const text = read(role)
  const { titleWords, families } = job.reading
  let family = 0
  for (const found of looseTitlesIn(text)) {
    for (const one of found.families) {
      family = Math.max(family, weights.relevance.sameFamily * (families.get(one) ?? 0))
      for (const [other, weight] of families) {
        if (areRelated(one, other)) family = Math.max(family, weights.relevance.relatedFamily * weight)
      }
    }
  }
  let total = 0
  for (const weight of titleWords.values()) total += weight
  if (total === 0) return family
  const stems = new Set(text.tokens.stems)
  let shared = 0
  for (const [stem, weight] of titleWords) if (stems.has(stem)) shared += weight
  const words = shared / total
  return Math.max(family, words >= 1 ? 1 : words * weights.relevance.titleWords)
}

/** Whether the job says anything that a resume can be relevant to. */
export const saysWork = ({ reading }: Job): boolean => reading.words.size > 0

export const relevanceOf = (
  job: Job,
  positions: ReadonlyArray<Position>,
  reading: ResumeReading,
  isStruck: (position: number) => boolean
): Relevance => {
  const by = weights.relevance
  let title = 0
  let role: string | undefined
  positions.forEach((position, place) => {
    if (isStruck(place)) return
    const fit = fitOfRole(job, position.role) * Math.max(by.leastPosition, by.earlierPosition ** place)
    if (fit > title) {
      title = fit
      role = position.role
    }
  })
  const { words: likeWords, work } = likeness(job, reading)
  const words = (1 - by.familyShare) * likeWords + by.familyShare * work
  return { value: title + (1 - title) * by.wordsFill * words, role, title, words }
}

/** The stretches of a passage that were not pasted from the job. */
const ownStretches = (
  pasted: Uint8Array | undefined,
  from: number,
  end: number
): ReadonlyArray<readonly [first: number, end: number]> => {
  if (pasted === undefined) return [[from, end]]
  const stretches: Array<readonly [number, number]> = []
  let first = from
  for (let index = from; index <= end; index++) {
    if (index < end && pasted[index] !== 1) continue
    if (index > first) stretches.push([first, index])
    first = index + 1
  }
  return stretches
}

/**
 * How alike the words of the job and of the resume are: cosine of the counts, each word weighed by how little
 * common it is. A word counts once for each passage that says something beside it, equal passages count once,
 * and no word counts more than `mostPassages` times, so that repeating words gains nothing.
 */
const likeness = (job: Job, reading: ResumeReading): { readonly words: number; readonly work: number } => {
  const by = weights.relevance
  const { tokens } = reading.text
  // Each different stem gets a number, so that counting is array work.
  let capacity = 256
  while (capacity < tokens.count * 2) capacity *= 2
  const slots = new Int32Array(capacity)
  const stems: Array<number> = []
  const counts: Array<number> = []
  const weightsOfStems: Array<number> = []
  const lastPassage: Array<number> = []
  const passages = new Set<number>()
  const work = emptyWork()
  const reader = new WorkReader(work, by.mostPassages, true)
  let index = 0
  let passageNumber = 0
  while (index < tokens.count) {
    const passage = reading.passageOf[index]
    passageNumber++
    const from = index
    const met: Array<number> = []
    let key = hashStart
    for (; index < tokens.count && reading.passageOf[index] === passage; index++) {
      key = hashStep(key, tokens.hashes[index] ?? 0)
      if (reading.pasted?.[index] === 1) continue
      const weight = weightOfWord(tokens, index)
      if (weight <= 0) continue
      const stem = tokens.stems[index] ?? 0
      let slot = Math.imul(stem, 0x9e3779b1) & (capacity - 1)
      let number = (slots[slot] ?? 0) - 1
      while (number >= 0 && stems[number] !== stem) {
        slot = (slot + 1) & (capacity - 1)
        number = (slots[slot] ?? 0) - 1
      }
      if (number < 0) {
        number = stems.length
        stems.push(stem)
        counts.push(0)
        weightsOfStems.push(weight)
        lastPassage.push(0)
        slots[slot] = number + 1
      }
      if (lastPassage[number] === passageNumber) continue
      lastPassage[number] = passageNumber
      met.push(number)
    }
    if (passages.has(key)) continue
    passages.add(key)
    const step = met.length >= by.tellingWords ? 1 : 0
    if (step === 1) {
      for (const [first, end] of ownStretches(reading.pasted, from, index)) {
        reader.words(reading.text, first, end, passageNumber)
        reader.titles(reading.text, first, end, passageNumber, by.titleInText)
      }
    }
    for (const number of met) {
      const before = counts[number] ?? 0
      counts[number] = before === 0 ? 1 : Math.min(by.mostPassages, before + step)
    }
  }
  let shared = 0
  let own = 0
  stems.forEach((stem, number) => {
    const value = (counts[number] ?? 0) * (weightsOfStems[number] ?? 0)
    own += value * value
    const asked = job.reading.words.get(stem)
    if (asked !== undefined) shared += asked * value
  })
  let asked = 0
  for (const value of job.reading.words.values()) asked += value * value
  const cosine = own === 0 || asked === 0 ? 0 : shared / Math.sqrt(asked * (own + by.shortResume))
  return {
    words: Math.min(1, Math.max(0, (cosine - by.noLikeness) / (by.fullLikeness - by.noLikeness))),
    work: alikeWork(job.reading.work, work, by.relatedWork)
  }
}
