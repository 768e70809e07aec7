import { hashesNamed } from "../lexicon/words/words.js"
import type { JobSeniority } from "./Job.js"
import { type Level, levelByTrigger, levelOfTitle, rankOf } from "../rules/levels.js"
import type { Read } from "../lexicon/matcher/mentions.js"
import type { TriggerHits } from "../rules/triggers.js"
import type { Sentence } from "./sections/sentences.js"
import { hashOf } from "../text/characters.js"
import type { Weights } from "../text/models/weights.js"
import { toWords } from "./stretches.js"
import { yearExamples, yearsAsked } from "./years.js"
import type { Tokens } from "../text/Tokens.js"

/** Levels that a text names of the place itself; "lead" and "manager" are too often others, or verbs. */
const levelsInText = ["level.junior", "level.mid", "level.senior"]
const placeWords = hashesNamed("seniority.placeWords")
const seekWords = hashesNamed("seniority.seekWords")
const otherWords = hashesNamed("seniority.otherWords")
const wordsFromSeek = 8

const lowestOf = (levels: ReadonlyArray<Level>): Level | undefined =>
  levels.reduce<Level | undefined>(
    (found, level) => (found === undefined || rankOf(level) < rankOf(found) ? level : found),
    undefined
  )

/** "We are looking for a senior developer", "The senior role will …", "mid-level or senior positions": the lowest named. */
const levelToldIn = ({ hashes }: Tokens, { end, first, triggers }: Sentence, hits: TriggerHits): Level | undefined => {
  if (!levelsInText.some((name) => triggers.has(name))) return undefined
  const told: Array<Level> = []
  let sought = -1
  let joined = -1
  let pending: Level | undefined
  for (let index = first; index < end; index++) {
    const hash = hashes[index] ?? 0
    if (seekWords.has(hash)) sought = index
    else if (otherWords.has(hash)) sought = -1
    const here = hits[index] ?? []
    const hit = here.find(({ name, last }) => levelsInText.includes(name) && last < end)
    const level = levelByTrigger.get(hit?.name ?? "")
    if (hit === undefined || level === undefined) continue
    // "Looking for an expert in SQL" asks for knowledge.
    if (hash === hashOf("expert") || here.some(({ name }) => name === "level.none")) continue
    const next = hit.last + 1
    // "mid-level or senior positions": what is said of the second is said of the first.
    const lowest: Level = index === joined && pending !== undefined && rankOf(pending) < rankOf(level) ? pending : level
    if (toWords.has(hashes[next] ?? 0)) {
      joined = next + 1
      pending = lowest
    }
    const isPlace = next < end && placeWords.has(hashes[next] ?? 0)
    if (isPlace || (sought >= 0 && index - sought <= wordsFromSeek)) told.push(lowest)
  }
  return lowestOf(told)
}

/** What a job says on level and years. */
export const seniorityOfJob = (
  title: Read,
  titleHits: TriggerHits,
  body: Tokens,
  hits: TriggerHits,
  sentences: ReadonlyArray<Sentence>,
  askingOnly: ReadonlySet<Sentence>,
  years: Weights
): JobSeniority => {
  let level = levelOfTitle(title, titleHits)
  let told: Level | undefined
  for (const sentence of sentences) {
    if (level !== undefined || !askingOnly.has(sentence)) continue
    told ??= levelToldIn(body, sentence, hits)
    if (sentence.triggers.has("level.beginner")) level = "junior"
  }
  return { level: level ?? told, years: yearsAsked(yearExamples(body, sentences), years) }
}
