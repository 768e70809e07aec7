import type { ExperienceEdit } from "../../domain/Optimization.js"
import type { Language } from "../../lexicon/Language.js"
import type { Mention } from "../../lexicon/matcher/mentions.js"
import { capitalised } from "../../posting/names.js"
import { isAbbreviation, isPlural, isShortened, sameName } from "./sameName.js"
import { namesIn, quiet, type Spellings, withinSentence } from "./spellings.js"

/** Whether a revision is read as naming what its original names, and nothing else. */
const namesTheSame = (original: string, revision: string, language: Language) => {
  const [held, now] = [namesIn(original, language), namesIn(revision, language)]
  return held.size === now.size && [...now].every((name) => held.has(name))
}

/** Letters whose names begin as a vowel does: "an HR report", "an SLA". */
const vowelLetters = /^(?:[AEFHILMNORSX](?![a-z])|[aeiou])/

/** "An EHR" is "a electronic record" no more: the article goes with what follows it. */
const withArticle = (before: string, wanted: string): string =>
  before.replace(/\b(a)n?( )$/i, (_, article: string, space: string) =>
    vowelLetters.test(wanted) ? `${article}n${space}` : `${article}${space}`
  )

/** The job's spelling in the number of the resume's own; undefined where it has none of that number. */
const inNumber = (wanted: string, written: string): string | undefined => {
  if (isPlural(wanted) === isPlural(written) || wanted.toLowerCase().startsWith(written.toLowerCase())) return wanted
  if (/^\p{Lu}+s$/u.test(wanted)) return wanted.slice(0, -1)
  return /^\p{Lu}{2,}$/u.test(wanted) ? `${wanted}s` : undefined
}

/** Everybody knows Excel. */
const minRarity = 2

/** A text with one of its names in one of the job's spellings, where both are the same name. */
const respelled = (
  text: string,
  { concept, end, start }: Mention,
  asked: ReadonlyArray<string>,
  language: Language
): { readonly revised: string; readonly wanted: string } | undefined => {
  const written = text.slice(start, end)
  if (concept.rarity < minRarity || concept.kind !== "hard") return undefined
  const isThere = (spelling: string) => text.toLowerCase().includes(spelling.toLowerCase())
  // Who has the usual short name needs no long one.
  if (
    asked.some(isThere) ||
    (isAbbreviation(written) && (written.replace(/s$/, "") === concept.name || asked.some(isAbbreviation)))
  )
    return undefined
  const before = text.slice(0, start)
  for (const spelling of asked) {
    const wanted = inNumber(withinSentence(quiet(spelling)), written)
    if (wanted === undefined || isThere(wanted) || !sameName(written, wanted) || isShortened(wanted, written)) continue
    const word = start === 0 ? capitalised(wanted) : wanted
    const revised = `${withArticle(before, wanted)}${word}${text.slice(end)}`
    if (namesTheSame(text, revised, language)) return { revised, wanted }
  }
  return undefined
}

interface Respelling {
  readonly edit: ExperienceEdit
  /** Place of the requirement that it serves, most valuable first. */
  readonly rank: number
}

export interface Bullet {
  readonly company: string
  readonly text: string
  readonly mentions: ReadonlyArray<Mention>
}

/** Sure of a spelling, less sure of a sentence. */
const confidence = 0.9

/** Bullets with the job's spelling in the place of their own, one name a bullet, the most valuable first. */
export const respellingsOf = (
  bullets: ReadonlyArray<Bullet>,
  asked: Spellings,
  matched: ReadonlyArray<string>,
  language: Language
): ReadonlyArray<ExperienceEdit> => {
  const rankOf = ({ concept }: Mention) => matched.indexOf(concept.name)
  return bullets
    .flatMap(({ company, mentions, text }): ReadonlyArray<Respelling> => {
      const wantedFirst = mentions.filter((one) => rankOf(one) >= 0).toSorted((a, b) => rankOf(a) - rankOf(b))
      for (const mention of wantedFirst) {
        const found = respelled(text, mention, asked.get(mention.concept.name) ?? [], language)
        if (found === undefined) continue
        const texts = { company, original_bullet: text, revised_bullet: found.revised }
        return [{ edit: { ...texts, inserted_keywords: [found.wanted], confidence }, rank: rankOf(mention) }]
      }
      return []
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ edit }) => edit)
}
