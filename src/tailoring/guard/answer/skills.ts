import type { EditableResume } from "../../../domain/Optimization.js"
import { type Found } from "../../../lexicon/matcher/mentions.js"
import { titlesIn } from "../../../lexicon/matcher/occupation.js"
import { wordsOf } from "../../../text/tokenize.js"
import { credentialsIn } from "../checks/credentials.js"
import type { ProfileEvidence } from "../evidence/ProfileEvidence.js"
import { addressesReader, hasHostileSigns } from "../checks/hostile.js"
import { conceptsSpelled, looksLikeName, ordinaryPhrases } from "../reading/names.js"
import { writtenOut } from "../reading/abbreviations.js"
import { numberWords } from "../reading/guardWords.js"
import { figuresIn } from "../figures/FigureText.js"
import { type Finding, isOn, type RuleId, type Rules } from "../checks/rules.js"
import { PhraseSet } from "../../../text/phrases.js"
import {
  conceptOf,
  hasNumberInName,
  isContent,
  type Place,
  sameText,
  type TextView,
  viewOf
} from "../reading/TextView.js"
import { isTool } from "../reading/tools.js"
import { Reading } from "../reading/Reading.js"

// R18: nothing is lost from the skills list, and what joins it is shown by work.

const maxAdded = 8
const longest = 80

/** What an entry must not say of a skill. */
const levels = new Set(["level", "praise", "rank", "lead", "watch", "help", "limit"])
/** After other words these are a noun: "trial support", "mentoring apprentices". */
const nouns = new Set(["help", "watch"])

/** A summary or a skill that is for the user to confirm, with the words that the profile does not show. */
export interface Unproved {
  readonly text: string
  readonly unproved: ReadonlyArray<string>
}

/** Why a skill is not added, in our own words. */
export interface SkillFinding extends Finding {
  /** The lexicon's name, for the list of what the profile does not show. */
  readonly name: string | undefined
  readonly told: boolean
}

export interface GuardedSkills {
  readonly skills: ReadonlyArray<string>
  readonly offered: ReadonlyArray<Unproved>
  readonly findings: ReadonlyArray<SkillFinding>
}

const isWhole =
  (view: TextView) =>
  ({ first, last }: Place): boolean =>
    first === 0 && last === view.tokens.count - 1

/** The mention that is the whole entry. */
const wholeOf = (view: TextView): Found | undefined => view.mentions.find(isWhole(view))

/** "Split tests" is "split testing", one of the names of A/B testing. */
const isSaid = (line: Reading, concept: number): boolean =>
  !line.takesBack &&
  ordinaryPhrases(concept).some((stems) =>
    line.keys.some((_, at) => stems.every((stem, step) => line.keys[at + step]?.[0] === stem))
  )

/** Whether a line of work names the concept itself, in whatever spelling. */
const isNamed = (view: TextView, line: Reading): boolean => {
  const whole = wholeOf(view)
  const named = [...(whole === undefined ? [] : [whole.concept]), ...conceptsSpelled(view.text)]
  return named.some((one) => line.shown.has(`concept ${one}`)) || (whole !== undefined && isSaid(line, whole.concept))
}

/** Whether a line of work shows a skill: its name, or all words of an ordinary one. */
const isShown = ({ content, keys, view }: Reading, line: Reading): boolean => {
  const isOrdinary = view.words.every((word) => /^[a-z]+$/.test(word))
  const isHeld = (at: number) => {
    const mention = view.mentionAt(at)
    return mention === undefined || isOrdinary ? line.shows(keys[at]) : line.shown.has(`concept ${mention.concept}`)
  }
  return content.length > 0 && (isNamed(view, line) || content.every(isHeld))
}

const maxWords = 4

/** A phrase of ordinary words of which the work shows half: true perhaps, and for the user to say. */
const isHalfShown = ({ content, keys, view }: Reading, evidence: ProfileEvidence): boolean => {
  const shown = content.filter((at) => evidence.workLines.some((line) => line.shows(keys[at])))
  // "Rhythm strips" of the work make no name of "Rhythm".
  const isName = content.some(
    (at) =>
      isTool(view.conceptAt(at)) ||
      (looksLikeName(view, at) && !(at === 0 && shown.includes(at) && view.words.length <= maxWords))
  )
  return content.length > 1 && !isName && shown.length * 2 >= content.length
}

/** "WCAG 2.2" where the work says "WCAG": one of the names of the skill, and a version that nobody claimed. */
const claimsVersion = (view: TextView, whole: Found, evidence: ProfileEvidence): boolean =>
  view.words.some((word, index) => index > 0 && /^\d/.test(word)) &&
  !hasNumberInName(whole) &&
  !evidence.work.holdsPhrase(view.words)

/** "Controller" is somebody, not something one can do. */
const isTitle = (view: TextView): boolean =>
  wholeOf(view) === undefined && titlesIn(view.taken, 0, view.tokens.count).some(isWhole(view))

const isSeveral = (view: TextView): boolean =>
  /[,;|\n]|\s[&/]\s|\band\b/i.test(view.text) && wholeOf(view) === undefined

/** The lines of the profile that say all of an entry: "load securement (straps)" for "load securement with straps". */
const linesOf = (entry: Reading, evidence: ProfileEvidence): ReadonlyArray<Reading> => {
  // "Advanced Excel" is a name of Excel, and says more; "basic" says less.
  const isName = (at: number) => [at - 1, at + 1].some((one) => entry.view.mentionAt(one) === entry.view.mentionAt(at))
  const words = entry.keys.flatMap((keys, at) =>
    !entry.isContent(at) || entry.is(at, "limit")
      ? []
      : [isName(at) ? keys.filter((key) => !key.startsWith("concept ")) : keys]
  )
  if (words.length < 2) return []
  return [...evidence.skills.readings, ...evidence.workLines].filter((line) => words.every((keys) => line.shows(keys)))
}

/** "Size-exclusion chromatography (SEC)" where the work has the letters. */
const isWrittenOut = (entry: Reading, evidence: ProfileEvidence): boolean =>
  evidence.workLines.some((line) => {
    const out = writtenOut(line, entry)
    return out.size > 0 && entry.keys.every((keys, at) => out.has(at) || !entry.isContent(at) || line.says(keys))
  })

/** Judges the proposed skills; the list may be the whole one or additions only. */
export const guardSkills = (
  resume: EditableResume,
  proposed: ReadonlyArray<string>,
  evidence: ProfileEvidence,
  rules: Rules
): GuardedSkills => {
  const listed = new Set(resume.base_skills.map((skill) => skill.trim().toLowerCase()))
  // Models tend to give the whole list: what stands there already is no proposal.
  const others = proposed.map((skill) => skill.trim()).filter((skill) => !listed.has(skill.toLowerCase()))
  const skills: Array<string> = []
  const offered: Array<Unproved> = []
  const findings: Array<SkillFinding> = []
  if (others.length === 0) return { skills, offered, findings }
  const held = new Set(resume.base_skills.map(sameText))
  const heldConcepts = new Set(evidence.skills.view.mentions.map(({ concept }) => concept))
  const companies = resume.experiences.map(({ company }) => company)
  const places = new Set([...companies, ...resume.education.map(({ school }) => school ?? "")].map(sameText))
  // "SAP (at Example Ltd)": where something was done is no part of a skill.
  const employers = new PhraseSet(companies.map((company) => wordsOf(company).join(" ")))
  const drop = (rule: RuleId, reason: string, told = false, name?: string) => ({ rule, reason, told, name })

  const judge = (skill: string, view: TextView): "stands" | "offered" | SkillFinding => {
    if (isOn(rules, "R6") && (hasHostileSigns(skill, "") || addressesReader(view, () => evidence.whole.view)))
      return drop("R6", "it holds an address, markup or words to a reader")
    const [credential] = credentialsIn(view)
    if (isOn(rules, "R9") && credential !== undefined)
      return drop("R9", "certificates, licences and degrees are no skills", true, credential.name)
    if (!isOn(rules, "R18")) return "stands"
    const whole = wholeOf(view)
    // Another spelling of something listed already.
    if (whole !== undefined && heldConcepts.has(whole.concept)) return drop("R18", "the skills list has it already")
    const entry = new Reading(view)
    const isNoSkill = drop("R18", "an entry names one skill, without level or years")
    const saysWhere = whole === undefined && (employers.isIn(view.words) || !isContent(view, 0))
    if (isTitle(view) || places.has(sameText(skill)) || skill.length > longest || saysWhere) return isNoSkill
    const isLevelled = entry.claims
      .filter(({ first, rule }) => levels.has(rule.means) && !(first > 0 && nouns.has(rule.means)))
      .some(
        ({ first, last, rule }) =>
          view.mentionAt(first) !== view.mentionAt(last) ||
          view.mentionAt(first) === undefined ||
          // "Advanced Excel" is a name of Excel, and says more.
          (rule.means === "praise" && !evidence.whole.holdsPhrase(view.words.slice(first, last + 1)))
      )
    // "C++ 17" has a name in front; "40 stores" counts something.
    const isCount = /^\W*\d/.test(skill) || view.words.every((word) => numberWords.has(word))
    const hasFigure =
      whole === undefined && (isCount || (figuresIn(skill).length > 0 && !evidence.work.holdsPhrase(view.words)))
    const isMore = isLevelled || hasFigure
    if (isMore || isSeveral(view) || !evidence.workLines.some((line) => isShown(entry, line))) {
      const lines = linesOf(entry, evidence)
      const isPlain = (line: Reading) => line.of("limit", "help", "watch", "negation").length === 0
      if (!isMore && lines.some(isPlain)) return "stands"
      if (lines.length > 0 || isWrittenOut(entry, evidence)) return "offered"
      if (isMore) return isNoSkill
      return isHalfShown(entry, evidence)
        ? "offered"
        : drop("R18", "the profile's work does not show it", true, view.conceptAt(whole?.first ?? -1)?.name)
    }
    if (whole !== undefined && claimsVersion(view, whole, evidence))
      return drop("R18", "it names a version that the profile does not", true, conceptOf(whole)?.name)
    if (skills.length >= maxAdded) return drop("R18", `at most ${maxAdded} skills are added`)
    // Work has its words, and it names something of its own: "calibrated pressure instruments" and instrument calibration.
    return whole === undefined || evidence.workLines.some((line) => isNamed(view, line)) ? "stands" : "offered"
  }

  for (const skill of others) {
    const key = sameText(skill)
    if (skill === "") continue
    const view = viewOf(skill, "list")
    const judged = key === "" || held.has(key) ? drop("R18", "the skills list has it already") : judge(skill, view)
    if (typeof judged === "object") findings.push(judged)
    else {
      held.add(key)
      const whole = wholeOf(view)
      if (whole !== undefined) heldConcepts.add(whole.concept)
      if (judged === "stands") skills.push(skill)
      else offered.push({ text: skill, unproved: [skill] })
    }
  }
  return { skills, offered, findings }
}
