import type { EditableResume } from "../../domain/Optimization.js"
import { concepts } from "../../lexicon/lexicon.js"
import { titlesIn } from "../../lexicon/matcher/occupation.js"
import { read } from "../../lexicon/matcher/mentions.js"
import type { Job } from "../../posting/Job.js"
import type { ProfileEvidence } from "./evidence.js"
import { addsForeignRun, addsSentence, changeBetween, foreignShare } from "./extent.js"
import { type Finding, firstFinding, isOn, type Rules } from "./rules.js"
import { losesLevel } from "./claims.js"
import { foreignAdditions, type ShownWords } from "./substitution.js"
import { orders } from "./modelWarnings.js"
import { opensSentence, stemAt, type TextView, viewOf } from "./TextView.js"

// R17: the summary, with the whole profile as evidence.

const longest = 10_000
/** Words of a new summary, unless the person's own is longer. */
const mostWords = 150
const leastKept = 0.5
const mostForeign = 3
const foreignPart = 0.3

/** Words that join facts in a summary and are none themselves. */
const neutral = viewOf(
  "skills skill experience experiences background work works working worked professional focused focus role roles seeking " +
    "include includes including areas area field fields knowledge offering brings bringing practical hands-on solid " +
    "years year career currently today interested across tools methods based",
  "lines"
)
const neutralStems = new Set(neutral.tokens.stems)

/** Titles of occupations that the profile has in no role: a summary must not make a manager of a clerk. */
const claimsRole = (resume: EditableResume, { taken }: TextView): boolean => {
  const titles = titlesIn(taken, 0, taken.tokens.count)
  if (titles.length === 0) return false
  const own = [resume.summary ?? "", ...resume.experiences.map(({ role }) => role)]
  const held = new Set<number>()
  for (const line of own) {
    const role = read(line)
    for (const { families } of titlesIn(role, 0, role.tokens.count)) {
      for (const family of families) held.add(family)
    }
  }
  // A held skill may stand in front of the title: "Java developer".
  const stems = new Set(read([...own, ...resume.base_skills].join("\n\n")).tokens.stems)
  return titles.some(({ families, first, last }) => {
    if (families.some((family) => held.has(family))) return false
    for (let index = first; index <= last; index++) if (!stems.has(taken.tokens.stems[index] ?? 0)) return true
    return false
  })
}

const ranks = new Set("senior lead principal chief head staff master associate assistant deputy executive".split(" "))

/** "Senior Teller" at one place makes nobody a senior analyst: a rank stands with what the profile has it for. */
const movesRank = (after: TextView, evidence: ProfileEvidence): boolean =>
  after.words.some((word, index) => {
    const next = after.words[index + 1]
    return ranks.has(word) && next !== undefined && !evidence.whole.holdsPhrase([word, next])
  })

const goesTooFar = (
  resume: EditableResume,
  old: string,
  after: TextView,
  evidence: ProfileEvidence
): string | undefined => {
  if (claimsRole(resume, after)) return "it names an occupation that the profile does not"
  if (movesRank(after, evidence)) return "it names a rank that the profile has for other work"
  const before = viewOf(old)
  if (after.tokens.count > Math.max(mostWords, before.tokens.count * 1.5)) return "it is too long"
  if (old !== "" && changeBetween(before, after).kept < leastKept)
    return "it rewrites the summary instead of editing it"
  const ordered = (view: TextView) => view.words.filter((word, at) => orders.has(word) && opensSentence(view, at))
  if (ordered(after).some((word) => !ordered(before).includes(word))) return "it gives orders"
  if (old !== "" && losesLevel(before, after)) return "it leaves out a word of level"
  const isHeld = (view: TextView, first: number): boolean => {
    const concept = concepts[view.mentions[view.mentionOf[first] ?? -1]?.concept ?? -1]
    if (concept !== undefined && evidence.showsAnywhere(concept)) return true
    return evidence.holdsStem(stemAt(view, first)) || neutralStems.has(stemAt(view, first))
  }
  if (
    old !== "" &&
    foreignAdditions(
      before,
      after,
      shownAs((index) => isHeld(after, index))
    )
  )
    return "it says what the profile does not"
  if (addsSentence(before, after, isHeld) || addsForeignRun(before, after, isHeld))
    return "it says what the profile does not"
  const { all, foreign } = foreignShare(evidence.whole.view, after, isHeld)
  return foreign > Math.max(mostForeign, all * foreignPart) ? "it says what the profile does not" : undefined
}

/** In a summary a word of anywhere in the profile is as good as a name. */
const shownAs = (isShown: (index: number) => boolean): ShownWords => ({
  isShown,
  isNamed: isShown,
  isDoneTo: isShown,
  isJudged: () => false
})

/** Judges a new summary; undefined means that it may stand. */
export const judgeSummary = (
  resume: EditableResume,
  proposed: string,
  job: Job,
  evidence: ProfileEvidence,
  rules: Rules
): Finding | undefined => {
  if (proposed.length > longest && isOn(rules, "R1")) return { rule: "R1", reason: "it is too long" }
  const after = viewOf(proposed)
  const before = evidence.whole.view
  const finding = firstFinding(
    { before, after, raw: proposed, own: before.text, employer: undefined, evidence, job },
    rules,
    true
  )
  if (finding !== undefined || !isOn(rules, "R17")) return finding
  const reason = goesTooFar(resume, resume.summary ?? "", after, evidence)
  return reason === undefined ? undefined : { rule: "R17", reason }
}
