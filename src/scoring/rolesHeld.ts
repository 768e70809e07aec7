import { findTriggers } from "../rules/triggers.js"
import type { Job } from "../posting/Job.js"
import { type Read, read, tokensOf } from "../lexicon/matcher/mentions.js"
import { areRelated, looseTitlesIn } from "../lexicon/matcher/occupation.js"
import type { Resume } from "../resume/Resume.js"
import { type Level, levelOfTitle } from "../rules/levels.js"
import { sum } from "./share.js"
import { wordsNamed } from "../lexicon/words/words.js"
import type { Weights } from "./weights.js"

/** Nouns of roles that are at home in every field, by their stems: "assistant", "officer". */
const ofAnyField: ReadonlySet<number> = new Set(tokensOf(wordsNamed("rolesHeld.ofAnyField").join(" ")).stems)

/** The roles that somebody held, as one job sees them. */
export interface RolesHeld {
  /** By position how well its role fits the title of the job, 0 to 1. */
  readonly fits: ReadonlyArray<number>
  /** By position the level that its role names, if any. */
  readonly levels: ReadonlyArray<Level | undefined>
}

export const rolesHeld = (job: Job, { language, positions }: Resume, by: Weights["relevance"]): RolesHeld => {
  const texts = positions.map(({ role }) => read(role, language))
  const title = titleOf(job)
  const fits = texts.map((text) => Math.max(familyFit(job, text, by), wordsFit(title, text, by)))
  const levels = texts.map((text) => levelOfTitle(text, findTriggers(text)))
  return { fits, levels }
}

/** The words of a job's title: each with its weight, and those that say the field. */
interface Title {
  readonly words: ReadonlyMap<number, number>
  readonly total: number
  readonly ofField: ReadonlyArray<number>
}

const titleOf = ({ reading: { titleWords: words } }: Job): Title => {
  const stems = [...words.keys()]
  const ofField = stems.filter((stem) => !ofAnyField.has(stem))
  return { words, total: sum([...words.values()]), ofField: ofField.length > 0 ? ofField : stems }
}

/** How well a role fits by its occupation: the same, or a related one. */
const familyFit = ({ reading: { families } }: Job, text: Read, by: Weights["relevance"]): number => {
  let fit = 0
  for (const found of looseTitlesIn(text)) {
    for (const one of found.families) {
      fit = Math.max(fit, by.sameFamily * (families.get(one) ?? 0))
      for (const [other, weight] of families) {
        if (areRelated(one, other)) fit = Math.max(fit, by.relatedFamily * weight)
      }
    }
  }
  return fit
}

/** How well a role fits by the words that it shares with the title, of which one says the field. */
const wordsFit = ({ ofField, total, words }: Title, { tokens: { stems } }: Read, by: Weights["relevance"]): number => {
  // A role has a few words only.
  if (!ofField.some((stem) => stems.includes(stem))) return 0
  let shared = 0
  for (const [stem, weight] of words) if (stems.includes(stem)) shared += weight
  return shared >= total ? 1 : (shared / total) * by.titleWords
}
