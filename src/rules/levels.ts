import { hashesNamed } from "../lexicon/words/words.js"
import type { Read } from "../lexicon/matcher/mentions.js"
import { hashOf } from "../text/characters.js"
import { Shape } from "../text/Tokens.js"
import type { TriggerHits } from "./triggers.js"

export type Level = "intern" | "junior" | "mid" | "senior" | "lead" | "executive"

const levels: ReadonlyArray<Level> = ["intern", "junior", "mid", "senior", "lead", "executive"]

/** 0 for an intern to 5 for an executive. */
export const rankOf = (level: Level): number => levels.indexOf(level)

export const levelByTrigger: ReadonlyMap<string, Level> = new Map(levels.map((level) => [`level.${level}`, level]))

const romanLevels: ReadonlyMap<number, Level> = new Map([
  [hashOf("ii"), "mid"],
  [hashOf("iii"), "senior"],
  [hashOf("iv"), "senior"]
])

const staffHash = hashOf("staff")
const staffCrafts = hashesNamed("levels.staffCrafts")
const staffFields = hashesNamed("levels.staffFields")

/** "Staff Backend Engineer", "Staff Site Reliability Engineer". */
const isStaffRank = ({ count, hashes }: Read["tokens"], index: number): boolean => {
  if (hashes[index] !== staffHash) return false
  let next = index + 1
  while (next < count && staffFields.has(hashes[next] ?? 0)) next += 1
  return staffCrafts.has(hashes[next] ?? 0)
}

const managers = hashesNamed("levels.managers")

/** Whether a level that stands before "manager" is the place's: "Senior Marketing Manager", "Trainee Manager", but "Senior Manager". */
const ranksManager = (level: Level, from: number, index: number): boolean =>
  level === "intern" || level === "junior" || (level === "senior" && index > from + 1)

/**
 * The level that a title or role names; the highest when it names several ("Senior Director"), but for a manager of
 * a lower one.
 */
export const levelOfTitle = ({ tokens }: Read, hits: TriggerHits): Level | undefined => {
  let best: Level | undefined
  let bestAt = -1
  let blockedUpTo = -1
  for (let index = 0; index < tokens.count; index++) {
    const roman = romanLevels.get(tokens.hashes[index] ?? 0)
    if (roman !== undefined && index > 0 && ((tokens.shapes[index] ?? 0) & Shape.lower) === 0) best ??= roman
    for (const hit of hits[index] ?? []) if (hit.name === "level.none" && hit.last > blockedUpTo) blockedUpTo = hit.last
    if (index <= blockedUpTo) continue
    if (isStaffRank(tokens, index)) best ??= "senior"
    for (const hit of hits[index] ?? []) {
      const level = levelByTrigger.get(hit.name)
      if (level === undefined) continue
      const isManager = level === "lead" && hit.first === hit.last && managers.has(tokens.hashes[index] ?? 0)
      const isRanked = (by: Level) => isManager && bestAt >= 0 && ranksManager(by, bestAt, index)
      if (best !== undefined && (rankOf(level) <= rankOf(best) || isRanked(best))) continue
      best = level
      bestAt = index
    }
  }
  return best
}
