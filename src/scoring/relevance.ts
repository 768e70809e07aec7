import type { ResumeReading } from "./evidence.js"
import type { Job } from "./Job.js"
import { read } from "./mentions.js"
import { areRelated, titlesIn } from "./occupation.js"
import type { Position } from "./Resume.js"
import { weights } from "./weights.js"
import { weightOfWord } from "./words.js"

export interface Relevance {
  /** 0 to 1. */
  readonly value: number
  /** The role that fits the title best; undefined when none fits at all. */
  readonly role: string | undefined
  /** How well it fits, 0 to 1, its place in time included. */
  readonly title: number
  /** Share of the job's words that the resume has, as it counts: 0 to 1. */
  readonly words: number
}

/** How well a role fits the title of a job: the same words, the same occupation, a related one. */
export const fitOfRole = (job: Job, role: string): number => {
  const text = read(role)
  const { titleWords, families } = job.reading
  let family = 0
  for (const found of titlesIn(text, 0, text.tokens.count)) {
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
  const { tokens } = reading.text
  const seen = new Set<number>()
  let shared = 0
  for (let index = 0; index < tokens.count; index++) {
    const stem = tokens.stems[index] ?? 0
    const weight = job.reading.words.get(stem)
    if (weight === undefined || reading.pasted?.[index] === 1 || seen.has(stem)) continue
    if (weightOfWord(tokens, index) <= 0) continue
    seen.add(stem)
    shared += weight
  }
  let total = 0
  for (const weight of job.reading.words.values()) total += weight
  const share = total === 0 ? 0 : shared / total
  const words = Math.min(1, Math.max(0, (share - by.noOverlap) / (by.fullOverlap - by.noOverlap)))
  return { value: title + (1 - title) * by.wordsFill * words, role, title, words }
}
