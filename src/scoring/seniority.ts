import type { JobSeniority, Level } from "./Job.js"
import type { Read } from "./mentions.js"
import type { Position } from "./Resume.js"
import { bitOf, bitsOf, type CueHits } from "./cueHits.js"
import type { Sentence } from "./sentences.js"
import { hashesOf, hashOf } from "./characters.js"
import { toWords, yearsOf } from "./years.js"
import { Gap, Shape } from "./Tokens.js"

const levels: ReadonlyArray<Level> = ["intern", "junior", "mid", "senior", "lead", "executive"]

/** 0 for an intern to 5 for an executive. */
export const rankOf = (level: Level): number => levels.indexOf(level)

const byCue: ReadonlyMap<string, Level> = new Map([
  ["levelIntern", "intern"],
  ["levelJunior", "junior"],
  ["levelMid", "mid"],
  ["levelSenior", "senior"],
  ["levelLead", "lead"],
  ["levelExecutive", "executive"]
])

const romanLevels: ReadonlyMap<number, Level> = new Map([
  [hashOf("ii"), "mid"],
  [hashOf("iii"), "senior"],
  [hashOf("iv"), "senior"]
])

const staffHash = hashOf("staff")
const staffCrafts = hashesOf("engineer developer scientist")
/** Fields in which "staff" is a rank above senior; a staff civil engineer is a beginner, a staff accountant none. */
const staffFields = hashesOf(
  "ai android analytics applied application automation back backend cloud data devops distributed embedded end " +
    "firmware frontend front full fullstack infrastructure ios learning machine ml mobile network operations platform " +
    "product qa quality reliability research security site software stack system systems test ui web"
)

/** "Staff Backend Engineer", "Staff Site Reliability Engineer". */
const isStaffRank = ({ count, hashes }: Read["tokens"], index: number): boolean => {
  if (hashes[index] !== staffHash) return false
  let next = index + 1
  while (next < count && staffFields.has(hashes[next] ?? 0)) next += 1
  return staffCrafts.has(hashes[next] ?? 0)
}

const managers = hashesOf("manager supervisor controller")

/** Whether a level that stands before "manager" is the place's: "Senior Marketing Manager", "Trainee Manager", but "Senior Manager". */
const ranksManager = (level: Level, from: number, index: number): boolean =>
  level === "intern" || level === "junior" || (level === "senior" && index > from + 1)

/**
 * The level that a title or role names; the highest when it names several ("Senior Director"), but for a manager of
 * a lower one.
 */
export const levelOfTitle = ({ tokens }: Read, hits: CueHits): Level | undefined => {
  let best: Level | undefined
  let bestAt = -1
  let blockedUpTo = -1
  for (let index = 0; index < tokens.count; index++) {
    const roman = romanLevels.get(tokens.hashes[index] ?? 0)
    if (roman !== undefined && index > 0 && ((tokens.shapes[index] ?? 0) & Shape.lower) === 0) best ??= roman
    for (const hit of hits[index] ?? []) if (hit.cue === "levelNone" && hit.last > blockedUpTo) blockedUpTo = hit.last
    if (index <= blockedUpTo) continue
    if (isStaffRank(tokens, index)) best ??= "senior"
    for (const hit of hits[index] ?? []) {
      const level = byCue.get(hit.cue)
      if (level === undefined || (best !== undefined && rankOf(level) <= rankOf(best))) continue
      const isLower = best !== undefined && bestAt >= 0 && level === "lead" && managers.has(tokens.hashes[index] ?? 0)
      if (isLower && best !== undefined && hit.first === hit.last && ranksManager(best, bestAt, index)) continue
      best = level
      bestAt = index
    }
  }
  return best
}

const beginner = bitOf("beginner")
/** Levels that a text names of the place itself; "lead" and "manager" are too often others, or verbs. */
const levelsInText: ReadonlySet<string> = new Set(["levelJunior", "levelMid", "levelSenior"])
const levelBits = bitsOf([...levelsInText])
const placeWords = hashesOf("role roles position positions opening openings vacancy hire")
const seekWords = hashesOf("looking seeking seek seeks hiring hire hires searching recruiting recruit wanted")
/** Between the two they make it somebody else: "seeking an analyst who works with senior managers". */
const otherWords = hashesOf("with to who that under from by and alongside mentor mentors mentoring coach train support")
const wordsFromSeek = 8
const expertHash = hashOf("expert")

/** "We are looking for a senior developer", "The senior role will …", "mid-level or senior positions": the lowest named. */
const levelToldIn = ({ tokens }: Read, { first, end }: Sentence, hits: CueHits): Level | undefined => {
  let found: Level | undefined
  let sought = -1
  let joined = -1
  let pending: Level | undefined
  for (let index = first; index < end; index++) {
    const hash = tokens.hashes[index] ?? 0
    if (seekWords.has(hash)) sought = index
    else if (otherWords.has(hash)) sought = -1
    const hit = (hits[index] ?? []).find(({ cue, last }) => levelsInText.has(cue) && last < end)
    const level = hit === undefined ? undefined : byCue.get(hit.cue)
    if (hit === undefined || level === undefined) continue
    // "Looking for an expert in SQL" asks for knowledge.
    if (hash === expertHash || (hits[index] ?? []).some(({ cue }) => cue === "levelNone")) continue
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

const plates = bitsOf(["plate:benefits", "plate:company"])

/** "15+ years in finance, 401(k) match": of a line that goes on with what is offered, what stands before the comma. */
const askingPart = ({ tokens }: Read, sentence: Sentence, hits: CueHits): Sentence | undefined => {
  if (sentence.section !== "prose" || (sentence.cues & plates) === 0) return undefined
  for (let index = sentence.first + 1; index < sentence.end; index++) {
    const isPlate = (hits[index] ?? []).some(({ cue }) => cue === "plate:benefits" || cue === "plate:company")
    if (isPlate) return (tokens.gaps[index] ?? 0) >= Gap.comma ? { ...sentence, end: index } : undefined
  }
  return undefined
}

/** What a job says on level and years. */
export const seniorityOfJob = (
  title: Read,
  titleHits: CueHits,
  body: Read,
  hits: CueHits,
  sentences: ReadonlyArray<Sentence>,
  isAsking: (sentence: Sentence) => boolean,
  names: (index: number) => boolean
): JobSeniority => {
  let level = levelOfTitle(title, titleHits)
  let told: Level | undefined
  let required: number | undefined
  let preferred: number | undefined
  for (const sentence of sentences) {
    const asking = isAsking(sentence) ? sentence : askingPart(body, sentence, hits)
    if (asking === undefined) continue
    const asked = yearsOf(body.tokens, asking, hits, names)
    if (asked !== undefined) {
      if (asked.preferred) preferred = Math.max(preferred ?? 0, asked.years)
      else required = Math.max(required ?? 0, asked.years)
    }
    if (level !== undefined || asking !== sentence) continue
    if ((sentence.cues & levelBits) !== 0) told ??= levelToldIn(body, sentence, hits)
    if ((sentence.cues & beginner) === 0) continue
    for (let index = sentence.first; index < sentence.end; index++) {
      for (const hit of hits[index] ?? []) if (hit.cue === "beginner") level ??= "junior"
    }
  }
  return { level: level ?? told, years: required ?? preferred }
}

/** Months worked by a month, in positions merged so that none counts twice. */
export const monthsHeld = (positions: ReadonlyArray<Position>, asOf: number): number => {
  const ranges = positions
    .flatMap(({ start, end }) => {
      if (start === undefined) return []
      const last = end === "ongoing" ? asOf : end === undefined ? start + 11 : Math.min(end, asOf)
      return last >= start ? [{ start, last }] : []
    })
    .sort((one, other) => one.start - other.start || one.last - other.last)
  let months = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { start, last } of ranges) {
    const from = Math.max(start, reached + 1)
    if (last >= from) months += last - from + 1
    reached = Math.max(reached, last)
  }
  return months
}

/** The level that years of work stand for. */
export const levelOfMonths = (months: number): Level =>
  months < 6 ? "intern" : months < 24 ? "junior" : months < 60 ? "mid" : "senior"
