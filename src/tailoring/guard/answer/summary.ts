import type { EditableResume } from "../../../domain/Optimization.js"
import type { Job } from "../../../posting/Job.js"
import type { ProfileEvidence } from "../evidence/ProfileEvidence.js"
import { orders } from "./warnings.js"
import { Gap } from "../../../text/Tokens.js"
import { Reading } from "../reading/Reading.js"
import { isOn, revisionOf, type RuleId, type Rules } from "../checks/rules.js"
import { isFigure, opensSentence, type Place, placesOf, stemAt, textAt, viewOf } from "../reading/TextView.js"
import { keptShare, type Verdict, verdictOn } from "./verdict.js"

// R17: the summary, with the whole profile as evidence.

const longest = 10_000
/** Words of a new summary, unless the person's own is longer. */
const maxWords = 150
const minKept = 0.5
const minAlike = 0.2

/** Titles of occupations that the profile has in no role: a summary must not make a manager of a clerk. */
const claimsOccupation = ({ titles, view }: Reading, { roles, sentences, skills }: ProfileEvidence): boolean => {
  const own = [...sentences.readings, ...roles.readings].flatMap((line) => line.titles)
  const held = new Set(own.flatMap(({ families }) => [...families]))
  // A held skill may stand in front of the title: "Java developer".
  const isSaid = (at: number) => [roles, sentences, skills].some((lines) => lines.view.stems.has(stemAt(view, at)))
  return titles.some((title) => !title.families.some((family) => held.has(family)) && !placesOf(title).every(isSaid))
}

/** "Senior Teller" at one place makes nobody a senior analyst: a rank stands with what the profile has it for. */
const movesRank = (now: Reading, evidence: ProfileEvidence): boolean =>
  now.of("rank").some(({ first, last }) => {
    const next = now.word(last + 1)
    return (
      first === last &&
      !/ly$/.test(now.word(first)) &&
      !/(?:ed|ing|[^s]s)$/.test(now.word(first)) &&
      next !== "" &&
      !/(?:ed|ing)$/.test(next) &&
      (now.view.tokens.gaps[last + 1] ?? 0) < Gap.comma &&
      now.isContent(last + 1) &&
      !evidence.whole.holdsPhrase([now.word(first), next])
    )
  })

/** Whether a text calls the person a beginner and its revision neither does nor names a position that is none. */
const losesLevel = (old: Reading, now: Reading, roles: ReadonlyArray<Reading>): boolean => {
  const levels = (reading: Reading) =>
    reading.of("help", "limit").filter(({ rule }) => /noun|partly|pending/.test(rule.id))
  const isNamed = (role: Reading) => role.keys.every((keys) => now.says(keys))
  return (
    levels(old).length > 0 &&
    levels(now).length === 0 &&
    !roles.some((role) => levels(role).length === 0 && isNamed(role))
  )
}

const goesTooFar = (old: Reading, now: Reading, evidence: ProfileEvidence) => {
  if (claimsOccupation(now, evidence)) return "it names an occupation that the profile does not"
  if (movesRank(now, evidence)) return "it names a rank that the profile has for other work"
  if (now.count > Math.max(maxWords, old.count * 1.5)) return "it is too long"
  const ordersIn = ({ view }: Reading) => view.words.filter((word, at) => orders.has(word) && opensSentence(view, at))
  const given = ordersIn(old)
  if (ordersIn(now).some((word) => !given.includes(word))) return "it gives orders"
  return losesLevel(old, now, evidence.roles.readings) ? "it leaves out a word of level" : undefined
}

/** The words between two signs, or two ends of sentences. */
const partsOf = ({ count, view }: Reading, sign: number): ReadonlyArray<Place> => {
  const starts = placesOf({ first: 0, last: count - 1 }).filter((at) => at === 0 || (view.tokens.gaps[at] ?? 0) >= sign)
  return starts.map((first, at) => ({ first, last: (starts[at + 1] ?? count) - 1 }))
}

const wordAndKeys = (reading: Reading, at: number): ReadonlyArray<string> => [
  reading.word(at),
  ...(reading.keys[at] ?? [])
]

/**
 * A clause with a figure of which no sentence of the profile tells all: "nine years of Kotlin in payments" of somebody who
 * had "nine years on the JVM, the last five in payments". Each word of it is the profile's, and together they say more.
 */
const untoldFigure = (now: Reading, { workLines }: ProfileEvidence): Place | undefined => {
  const told = workLines.flatMap((line) =>
    partsOf(line, Gap.sentence).map((part) => new Set(placesOf(part).flatMap((at) => wordAndKeys(line, at))))
  )
  return partsOf(now, Gap.comma).find((part) => {
    const words = placesOf(part).filter((at) => now.isContent(at) && !now.is(at, "light", "category"))
    const isTold = (line: ReadonlySet<string>) => words.every((at) => wordAndKeys(now, at).some((key) => line.has(key)))
    return words.some((at) => isFigure(now.view, at)) && !told.some(isTold)
  })
}

/** Judges a new summary. */
export const judgeSummary = (
  resume: EditableResume,
  proposed: string,
  job: Job,
  evidence: ProfileEvidence,
  rules: Rules
): Verdict => {
  const dropped = (rule: RuleId, reason: string): Verdict => ({ dropped: { rule, reason }, unproved: [] })
  if (proposed.length > longest && isOn(rules, "R1")) return dropped("R1", "it is too long")
  const after = viewOf(proposed)
  const before = evidence.whole.view
  const revision = revisionOf({ employer: undefined, evidence, job, before, after, own: before.text, raw: proposed })
  const { now } = revision
  const verdict = verdictOn(revision, rules)
  if (verdict.dropped !== undefined || !isOn(rules, "R17")) return verdict
  const own = new Reading(viewOf(resume.summary ?? ""), after)
  const reason = goesTooFar(own, now, evidence)
  if (reason !== undefined) return dropped("R17", reason)
  if (own.count === 0) return verdict
  // Most of the person's own words are gone: true perhaps, and for the user to say.
  const kept = Math.max(keptShare(own, now), now.content.length > 3 ? keptShare(now, own) : 0)
  if (kept < minAlike) return dropped("R17", "it is another text")
  if (verdict.unproved.length > 0) return verdict
  if (kept < minKept) return { dropped: undefined, unproved: [after.text] }
  const figure = untoldFigure(now, evidence)
  return figure === undefined ? verdict : { dropped: undefined, unproved: [textAt(after, figure)] }
}
