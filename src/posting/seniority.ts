import { hashesNamed } from "../lexicon/words/words.js"
import type { JobSeniority } from "./Job.js"
import { type Level, levelByTrigger, levelOfTitle, rankOf } from "../rules/levels.js"
import type { Read } from "../lexicon/matcher/mentions.js"
import { bitOf, bitsOf, type TriggerHits } from "../rules/triggers.js"
import type { Sentence } from "./sections/sentences.js"
import { hashOf } from "../text/characters.js"
import { toWords, yearsOf } from "./years.js"
import { Gap } from "../text/Tokens.js"

const beginner = bitOf("level.beginner")
/** Levels that a text names of the place itself; "lead" and "manager" are too often others, or verbs. */
const levelsInText: ReadonlySet<string> = new Set(["level.junior", "level.mid", "level.senior"])
const levelBits = bitsOf([...levelsInText])
const placeWords = hashesNamed("seniority.placeWords")
const seekWords = hashesNamed("seniority.seekWords")
const otherWords = hashesNamed("seniority.otherWords")
const wordsFromSeek = 8
const expertHash = hashOf("expert")

/** "We are looking for a senior developer", "The senior role will …", "mid-level or senior positions": the lowest named. */
const levelToldIn = ({ tokens }: Read, { first, end }: Sentence, hits: TriggerHits): Level | undefined => {
  let found: Level | undefined
  let sought = -1
  let joined = -1
  let pending: Level | undefined
  for (let index = first; index < end; index++) {
    const hash = tokens.hashes[index] ?? 0
    if (seekWords.has(hash)) sought = index
    else if (otherWords.has(hash)) sought = -1
    const hit = (hits[index] ?? []).find(({ name, last }) => levelsInText.has(name) && last < end)
    const level = hit === undefined ? undefined : levelByTrigger.get(hit.name)
    if (hit === undefined || level === undefined) continue
    // "Looking for an expert in SQL" asks for knowledge.
    if (hash === expertHash || (hits[index] ?? []).some(({ name }) => name === "level.none")) continue
    // "mid-level or senior positions": what is said of the second is said of the first.
    const lowest: Level = index === joined && pending !== undefined && rankOf(pending) < rankOf(level) ? pending : level
    if (toWords.has(tokens.hashes[hit.last + 1] ?? 0)) {
      joined = hit.last + 2
      pending = lowest
    }
    const isPlace = placeWords.has(tokens.hashes[hit.last + 1] ?? 0) && hit.last + 1 < end
    const isSought = sought >= 0 && index - sought <= wordsFromSeek
    if ((isPlace || isSought) && (found === undefined || rankOf(lowest) < rankOf(found))) found = lowest
  }
  return found
}

const plates = bitsOf(["boilerplate.benefits", "boilerplate.company"])

/** "15+ years in finance, 401(k) match": of a line that goes on with what is offered, what stands before the comma. */
const askingPart = ({ tokens }: Read, sentence: Sentence, hits: TriggerHits): Sentence | undefined => {
  if (sentence.section !== "prose" || (sentence.triggers & plates) === 0) return undefined
  for (let index = sentence.first + 1; index < sentence.end; index++) {
    const isPlate = (hits[index] ?? []).some(
      ({ name }) => name === "boilerplate.benefits" || name === "boilerplate.company"
    )
    if (isPlate) return (tokens.gaps[index] ?? 0) >= Gap.comma ? { ...sentence, end: index } : undefined
  }
  return undefined
}

/** What a job says on level and years. */
export const seniorityOfJob = (
  title: Read,
  titleHits: TriggerHits,
  body: Read,
  hits: TriggerHits,
  sentences: ReadonlyArray<Sentence>,
  isAsking: (sentence: Sentence) => boolean,
  names: (index: number) => boolean
): JobSeniority => {
  let level = levelOfTitle(title, titleHits)
  let told: Level | undefined
  let required: number | undefined
  let preferred: number | undefined
  let forDegree: number | undefined
  for (const sentence of sentences) {
    const asking = isAsking(sentence) ? sentence : askingPart(body, sentence, hits)
    if (asking === undefined) continue
    const asked = yearsOf(body.tokens, asking, hits, names)
    if (asked !== undefined) {
      if (asked.isForDegree) forDegree = asked.years
      else if (asked.preferred) preferred = Math.max(preferred ?? 0, asked.years)
      else if (required !== undefined && asked.isOther) required = Math.min(required, asked.years)
      else required = Math.max(required ?? 0, asked.years)
    }
    if (level !== undefined || asking !== sentence) continue
    if ((sentence.triggers & levelBits) !== 0) told ??= levelToldIn(body, sentence, hits)
    if ((sentence.triggers & beginner) === 0) continue
    for (let index = sentence.first; index < sentence.end; index++) {
      for (const hit of hits[index] ?? []) if (hit.name === "level.beginner") level ??= "junior"
    }
  }
  return { level: level ?? told, years: required ?? forDegree ?? preferred }
}
