import type { EditableResume } from "../../../domain/Optimization.js"
import { titlesIn } from "../../../lexicon/matcher/occupation.js"
import { read } from "../../../lexicon/matcher/mentions.js"
import type { Job } from "../../../posting/Job.js"
import type { ProfileEvidence } from "../evidence/ProfileEvidence.js"
import { orders } from "./warnings.js"
import { Gap } from "../../../text/Tokens.js"
import { Reading } from "../reading/Reading.js"
import { isOn, type Rules } from "../checks/rules.js"
import { opensSentence, placesOf, type TextView, viewOf } from "../reading/TextView.js"
import { keptShare } from "../wording/keptShare.js"
import { type Verdict, verdictOn } from "./verdict.js"

// R17: the summary, with the whole profile as evidence.

const longest = 10_000
/** Words of a new summary, unless the person's own is longer. */
const maxWords = 150
const minKept = 0.5
const minAlike = 0.2
/** Titles of occupations that the profile has in no role: a summary must not make a manager of a clerk. */
const claimsRole = (resume: EditableResume, { taken }: TextView): boolean => {
  const titles = titlesIn(taken, 0, taken.tokens.count)
  const own = [resume.summary ?? "", ...resume.experiences.map(({ role }) => role)]
  const held = new Set(
    own
      .map((line) => read(line))
      .flatMap((role) => titlesIn(role, 0, role.tokens.count).flatMap(({ families }) => [...families]))
  )
  // A held skill may stand in front of the title: "Java developer".
  const stems = new Set(read([...own, ...resume.base_skills].join("\n\n")).tokens.stems)
  return titles.some(
    (title) =>
      !title.families.some((family) => held.has(family)) &&
      !placesOf(title).every((at) => stems.has(taken.tokens.stems[at] ?? 0))
  )
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
    reading
      .of("help", "limit")
      .filter(({ first, rule }) => /noun|partly|pending/.test(rule.id) && (!reading.isVerb(first) || first === 0))
  const isNamed = (role: Reading) => role.keys.every((keys) => now.says(keys))
  return (
    levels(old).length > 0 &&
    levels(now).length === 0 &&
    !roles.some((role) => role.count > 1 && levels(role).length === 0 && isNamed(role))
  )
}

const goesTooFar = (
  resume: EditableResume,
  old: string,
  after: TextView,
  evidence: ProfileEvidence
): string | undefined => {
  if (claimsRole(resume, after)) return "it names an occupation that the profile does not"
  const now = new Reading(after)
  if (movesRank(now, evidence)) return "it names a rank that the profile has for other work"
  const before = viewOf(old)
  if (after.tokens.count > Math.max(maxWords, before.tokens.count * 1.5)) return "it is too long"
  const own = new Reading(before)
  const ordered = (view: TextView) => view.words.filter((word, at) => orders.has(word) && opensSentence(view, at))
  if (ordered(after).some((word) => !ordered(before).includes(word))) return "it gives orders"
  if (
    old !== "" &&
    losesLevel(
      own,
      now,
      resume.experiences.map(({ role }) => new Reading(viewOf(role)))
    )
  )
    return "it leaves out a word of level"
  return undefined
}

/** Judges a new summary. */
export const judgeSummary = (
  resume: EditableResume,
  proposed: string,
  job: Job,
  evidence: ProfileEvidence,
  rules: Rules
): Verdict => {
  if (proposed.length > longest && isOn(rules, "R1"))
    return { dropped: { rule: "R1", reason: "it is too long" }, unproved: [] }
  const after = viewOf(proposed)
  const before = evidence.whole.view
  const [old, now] = [new Reading(before, after, false), new Reading(after, before, false)]
  const revision = { before, after, old, now, raw: proposed, own: before.text, employer: undefined, evidence, job }
  const verdict = verdictOn(revision, rules)
  if (verdict.dropped !== undefined || !isOn(rules, "R17")) return verdict
  const own = resume.summary ?? ""
  const reason = goesTooFar(resume, own, after, evidence)
  if (reason !== undefined) return { dropped: { rule: "R17", reason }, unproved: [] }
  if (own === "") return verdict
  // Most of the person's own words are gone: true perhaps, and for the user to say.
  const ownWords = new Reading(viewOf(own), after)
  const isOfWords = now.content.length > 3
  const kept = Math.max(keptShare(ownWords, now), isOfWords ? keptShare(now, ownWords) : 0)
  if (kept < minAlike) return { dropped: { rule: "R17", reason: "it is another text" }, unproved: [] }
  return kept < minKept && verdict.unproved.length === 0 ? { dropped: undefined, unproved: [after.text] } : verdict
}
