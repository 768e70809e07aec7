import { findTriggers } from "../rules/triggers.js"
import type { Job } from "../posting/Job.js"
import { type Read, read } from "../lexicon/matcher/mentions.js"
import { areRelated, looseTitlesIn } from "../lexicon/matcher/occupation.js"
import type { Resume } from "../resume/Resume.js"
import { type Level, levelOfTitle } from "../rules/levels.js"
import type { Weights } from "./weights.js"

/** The roles that somebody held, as one job sees them. */
export interface RolesHeld {
  /** By position how well its role fits the title of the job, 0 to 1. */
  readonly fits: ReadonlyArray<number>
  /** By position the level that its role names, if any. */
  readonly levels: ReadonlyArray<Level | undefined>
}

export const rolesHeld = (job: Job, { language, positions }: Resume, by: Weights["relevance"]): RolesHeld => {
  const texts = positions.map(({ role }) => read(role, language))
  const fits = texts.map((text) => fitOfRole(job, text, by))
  const levels = texts.map((text) => levelOfTitle(text, findTriggers(text)))
  return { fits, levels }
}

/** How well a role fits the title of a job: the same words, the same occupation, a related one. */
const fitOfRole = (job: Job, text: Read, by: Weights["relevance"]): number => {
  const { titleWords, families } = job.reading
  let family = 0
  for (const found of looseTitlesIn(text)) {
    for (const one of found.families) {
      family = Math.max(family, by.sameFamily * (families.get(one) ?? 0))
      for (const [other, weight] of families) {
        if (areRelated(one, other)) family = Math.max(family, by.relatedFamily * weight)
      }
    }
  }
  let total = 0
  for (const weight of titleWords.values()) total += weight
  if (total === 0) return family
  let shared = 0
  // A role has a few words only.
  for (const [stem, weight] of titleWords) if (text.tokens.stems.includes(stem)) shared += weight
  const words = shared / total
  return Math.max(family, words >= 1 ? 1 : words * by.titleWords)
}
