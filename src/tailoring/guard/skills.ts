import type { EditableResume } from "../../domain/Optimization.js"
import { concepts } from "../../lexicon/lexicon.js"
import { type Found } from "../../lexicon/matcher/mentions.js"
import { titlesIn } from "../../lexicon/matcher/occupation.js"
import { wordsOf } from "../../text/tokenize.js"
import { credentialsIn } from "./credentials.js"
import type { ProfileEvidence } from "./evidence.js"
import { addressesReader, hasHostileSigns } from "./hostile.js"
import { conceptsSpelled, ordinarySpellings } from "./names.js"
import { numberWords } from "./words/figureWords.js"
import { figuresIn } from "./numbers.js"
import { isOn, type RuleId, type Rules } from "./rules.js"
import { Phrases, ProfilePhrases } from "./Phrases.js"
import { conceptOf, hasNumberInName, isContent, sameText, stemAt, type TextView, viewOf } from "./TextView.js"
import { praise } from "./words/claimWords.js"
import { ownershipPhrases } from "./words/ownershipWords.js"

// R18: nothing is lost from the skills list, and what joins it is shown by work.

const mostAdded = 8
const longest = 80

const levels = new Phrases([
  ...praise,
  ...ownershipPhrases,
  ...(
    "beginner,intermediate,basic,basics,professional,level,junior,lead,master,masters,years,year,yrs,months,working knowledge," +
    "familiar,familiarity,competent,conversational,bilingual,certified,experience,skills,skill"
  ).split(",")
])

/** Why a skill is not added, in our own words. */
export interface SkillFinding {
  readonly rule: RuleId
  readonly reason: string
  /** The lexicon's name, for the list of what the profile does not show. */
  readonly name: string | undefined
  readonly told: boolean
}

export interface GuardedSkills {
  readonly skills: ReadonlyArray<string>
  readonly findings: ReadonlyArray<SkillFinding>
}

/** The mention that is the whole entry. */
const wholeOf = (view: TextView): Found | undefined =>
  view.mentions.find(({ first, last }) => first === 0 && last === view.tokens.count - 1)

/** Whether work shows every part of a skill: each concept, and each word beside them. */
const isShown = (view: TextView, evidence: ProfileEvidence): boolean => {
  if (view.tokens.count === 0) return false
  const isOrdinary = view.words.length > 1 ? view.words.every((word) => /^[a-z]+$/.test(word)) : /ing$/.test(view.text)
  if (isOrdinary && evidence.workSays(view.words.filter((_, index) => isContent(view, index)))) return true
  if (view.mentions.length === 0) return evidence.workHoldsPhrase(view.words)
  const isShownAs = (number: number) => {
    const concept = concepts[number]
    return concept !== undefined && evidence.workShows(concept)
  }
  if (conceptsSpelled(view.text).some(isShownAs)) return true
  // "Split tests" is "split testing", one of the names of A/B testing.
  const isSaid = (number: number) =>
    ordinarySpellings(number).some((stems) => stems.length > 1 && evidence.workSaysRow(stems))
  const conceptsShown = view.mentions.every(({ concept }) => isShownAs(concept) || isSaid(concept))
  if (!conceptsShown) return false
  for (let index = 0; index < view.tokens.count; index++) {
    const isBeside = (view.mentionOf[index] ?? -1) < 0 && isContent(view, index)
    if (isBeside && !evidence.workHoldsStem(stemAt(view, index))) return false
  }
  return true
}

/** "WCAG 2.2" where the work says "WCAG": one of the names of the skill, and a version that nobody claimed. */
const claimsVersion = (view: TextView, whole: Found, evidence: ProfileEvidence): boolean =>
  view.words.some((word, index) => index > 0 && /^\d/.test(word)) &&
  !hasNumberInName(whole) &&
  !evidence.workHoldsPhrase(view.words)

/** "Controller" is somebody, not something one can do. */
const isTitle = (view: TextView): boolean => {
  const { taken, tokens } = view
  return (
    wholeOf(view) === undefined &&
    titlesIn(taken, 0, tokens.count).some(({ first, last }) => first === 0 && last === tokens.count - 1)
  )
}

const isSeveral = (view: TextView): boolean =>
  /[,;|\n]|\s[&/]\s|\band\b/i.test(view.text) && wholeOf(view) === undefined

/** Judges the proposed skills; the list may be the whole one or additions only. */
export const guardSkills = (
  resume: EditableResume,
  proposed: ReadonlyArray<string>,
  evidence: ProfileEvidence,
  rules: Rules
): GuardedSkills => {
  const held = new Set(resume.base_skills.map(sameText))
  const listed = new Set(resume.base_skills.map((skill) => skill.trim().toLowerCase()))
  const places = new Set(
    [...resume.experiences.map(({ company }) => company), ...resume.education.map(({ school }) => school ?? "")].map(
      sameText
    )
  )
  // "SAP (at Example Ltd)": where something was done is no part of a skill.
  let namesPlace: ProfilePhrases | undefined
  const saysPlace = (view: TextView): boolean => {
    namesPlace ??= new ProfilePhrases(resume.experiences.map(({ company }) => wordsOf(company).join(" ")))
    return namesPlace.in(view).length > 0
  }
  let ownConcepts: Set<number> | undefined
  const heldConcepts = () => (ownConcepts ??= new Set(evidence.skills.view.mentions.map(({ concept }) => concept)))
  const skills: Array<string> = []
  const findings: Array<SkillFinding> = []
  for (const raw of proposed) {
    const skill = raw.trim()
    const key = sameText(skill)
    // Models tend to give the whole list: what stands there already is no proposal.
    if (skill === "" || listed.has(skill.toLowerCase())) continue
    const drop = (rule: RuleId, reason: string, told: boolean, name?: string) =>
      findings.push({ rule, reason, told, name })
    if (key === "" || held.has(key)) {
      drop("R18", "the skills list has it already", false)
      continue
    }
    const view = viewOf(skill, "list")
    if (isOn(rules, "R6") && (hasHostileSigns(skill, "") || addressesReader(view, () => evidence.whole.view))) {
      drop("R6", "it holds an address, markup or words to a reader", false)
      continue
    }
    const credential = credentialsIn(view)[0]
    if (isOn(rules, "R9") && credential !== undefined) {
      drop("R9", "certificates, licences and degrees are no skills", true, credential.name)
      continue
    }
    const whole = wholeOf(view)
    const number = whole?.concept
    if (isOn(rules, "R18")) {
      // Another spelling of something listed already.
      if (number !== undefined && heldConcepts().has(number)) {
        drop("R18", "the skills list has it already", false)
        continue
      }
      const isLevelled = levels
        .in(view)
        .some(({ first, last }) => view.mentionOf[first] !== view.mentionOf[last] || (view.mentionOf[first] ?? -1) < 0)
      const saysWhere = whole === undefined && (saysPlace(view) || !isContent(view, 0))
      // "C++ 17" has a name in front; "40 stores" counts something.
      const isCount = whole === undefined && (/^\W*\d/.test(skill) || view.words.every((word) => numberWords.has(word)))
      const hasFigure =
        isCount || (figuresIn(skill).length > 0 && whole === undefined && !evidence.workHoldsPhrase(view.words))
      if (
        isLevelled ||
        hasFigure ||
        isSeveral(view) ||
        isTitle(view) ||
        places.has(key) ||
        skill.length > longest ||
        saysWhere
      ) {
        drop("R18", "an entry names one skill, without level or years", false)
        continue
      }
      if (!isShown(view, evidence)) {
        drop(
          "R18",
          "the profile's work does not show it",
          true,
          whole === undefined ? undefined : conceptOf(whole)?.name
        )
        continue
      }
      if (whole !== undefined && claimsVersion(view, whole, evidence)) {
        drop("R18", "it names a version that the profile does not", true, conceptOf(whole)?.name)
        continue
      }
      if (skills.length >= mostAdded) {
        drop("R18", `at most ${mostAdded} skills are added`, false)
        continue
      }
    }
    held.add(key)
    if (number !== undefined) heldConcepts().add(number)
    skills.push(skill)
  }
  return { skills, findings }
}
