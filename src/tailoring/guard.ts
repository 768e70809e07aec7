import type { EditableResume, EditProposal, ExperienceEdit } from "../domain/Optimization.js"
import { mentionsIn } from "../scoring/mentions.js"
import { employerKey, ProfileEvidence } from "./evidence.js"
import { isHostile } from "./hostile.js"
import { newMentions } from "./names.js"
import { plain, sameText, wordLine } from "./plainText.js"
import { isSameText, judgeBullet, judgeSummary, type RuleId, type Switches } from "./rules.js"
import { praise } from "./words.js"

/** An edit that may stand. `before` is the profile's own bullet, byte for byte. */
export interface AcceptedEdit {
  /** Index into `experiences` of the profile. */
  readonly experience: number
  /** Index into that experience's `description`. */
  readonly bullet: number
  readonly before: string
  readonly after: string
  /** Requirement or skill names that the revision newly contains (R16). */
  readonly keywords: ReadonlyArray<string>
  /** 0 to 0.95 (R20). */
  readonly confidence: number
}

/** Something of the answer that may not stand. `reason` quotes nothing of it. */
export interface Dropped {
  readonly what: "edit" | "summary" | "skill" | "warning"
  readonly rule: RuleId
  readonly reason: string
  /** The profile's own name of the employer, where the edit had one of the profile's. */
  readonly company: string | undefined
  /** Whether a person should be told. */
  readonly told: boolean
}

export interface GuardedProposal {
  /** The new summary; null keeps the profile's. */
  readonly summary: string | null
  readonly skills: ReadonlyArray<string>
  readonly edits: ReadonlyArray<AcceptedEdit>
  /** Warnings of the model that may be shown (R19). */
  readonly warnings: ReadonlyArray<string>
  readonly dropped: ReadonlyArray<Dropped>
}

const most = {
  skills: 8,
  skillLength: 80,
  warnings: 12,
  warningLength: 300,
  confidence: 0.95,
  bulletLength: 2_000,
  summaryLength: 10_000
} as const

type Edits = Pick<GuardedProposal, "edits" | "dropped">

const guardEdits = (
  resume: EditableResume,
  proposed: ReadonlyArray<ExperienceEdit>,
  evidence: ProfileEvidence,
  switches: Switches
): Edits => {
  const edits: Array<AcceptedEdit> = []
  const dropped: Array<Dropped> = []
  const edited = new Set<string>()
  const drop = (rule: RuleId, reason: string, company?: string, told = true) =>
    dropped.push({ what: "edit", rule, reason, company, told })

  for (const edit of proposed) {
    const key = employerKey(edit.company)
    const positions = resume.experiences.flatMap((item, index) =>
      employerKey(item.company) === key ? [{ item, index }] : []
    )
    // R3: without an employer of the profile there is no bullet to look for, whatever is switched off.
    const isEmployer = key !== "" && positions.length > 0
    const searched = isEmployer
      ? positions
      : switches["R3"] === false
        ? resume.experiences.map((item, index) => ({ item, index }))
        : []
    if (searched.length === 0) {
      drop("R3", "it speaks of an employer that the profile does not have")
      continue
    }
    const company = searched[0]?.item.company
    const bullets = searched.flatMap(({ index, item }) =>
      item.description.map((text, bullet) => ({ experience: index, bullet, text, id: `${index}.${bullet}` }))
    )
    const matches = [
      ...bullets.filter(({ text }) => text === edit.original_bullet),
      ...bullets.filter(
        ({ text }) => text !== edit.original_bullet && sameText(text) === sameText(edit.original_bullet)
      )
    ]
    const target = matches.find(({ id }) => !edited.has(id)) ?? (switches["R5"] === false ? matches[0] : undefined)
    if (matches.length === 0) {
      const first = switches["R4"] === false ? bullets[0] : undefined
      if (first === undefined) {
        drop("R4", "it changes a bullet that the profile does not have", company)
        continue
      }
    }
    const found = target ?? (matches.length === 0 ? bullets[0] : undefined)
    if (found === undefined) {
      drop("R5", "it changes a bullet a second time", company, false)
      continue
    }
    if (switches["R5"] !== false) {
      const isUnchanged = isSameText(edit.revised_bullet, found.text)
      if (plain(edit.revised_bullet) === "" || isUnchanged) {
        drop("R5", isUnchanged ? "it changes nothing" : "it removes a bullet", company, false)
        continue
      }
    }
    if (edit.revised_bullet.length > most.bulletLength) {
      drop("R15", "it is too long for a bullet", company)
      continue
    }
    const finding = judgeBullet(found.text, edit.revised_bullet, employerKey(company ?? ""), evidence, switches)
    if (finding !== undefined) {
      drop(finding.rule, finding.reason, company)
      continue
    }
    edited.add(found.id)
    edits.push({
      experience: found.experience,
      bullet: found.bullet,
      before: found.text,
      after: edit.revised_bullet.trim(),
      keywords: switches["R16"] === false ? edit.inserted_keywords : keywordsOf(found.text, edit.revised_bullet),
      confidence: switches["R20"] === false ? edit.confidence : Math.min(edit.confidence, most.confidence)
    })
  }
  return { edits, dropped }
}

/** What a revision newly names, in its own spelling: a concept that was not there, or another form of one that was. */
const keywordsOf = (original: string, revision: string): ReadonlyArray<string> => {
  const held = wordLine(original)
  const fresh = newMentions(original, revision).map(({ concept }) => concept.name)
  const respelled = mentionsIn(revision)
    .map(({ concept, end, start }) => ({ concept, spelling: revision.slice(start, end) }))
    .filter(({ spelling }) => !held.includes(wordLine(spelling)))
    .map(({ concept }) => concept.name)
  return [...new Set([...fresh, ...respelled])]
}

const guardSummary = (
  resume: EditableResume,
  proposed: string,
  evidence: ProfileEvidence,
  switches: Switches
): Pick<GuardedProposal, "summary" | "dropped"> => {
  const old = resume.summary ?? ""
  if (plain(proposed) === "" || isSameText(proposed, old)) return { summary: null, dropped: [] }
  const finding =
    proposed.length > most.summaryLength
      ? ({ rule: "R17", reason: "it is too long" } as const)
      : judgeSummary(old, proposed, evidence, switches)
  return finding === undefined
    ? { summary: proposed.trim(), dropped: [] }
    : { summary: null, dropped: [{ what: "summary", ...finding, company: undefined, told: true }] }
}

const levelWord =
  /[(\[]|\b(?:beginner|intermediate|expert|advanced|senior|junior|lead|master|proficient|fluent|native|level|years?|yrs?|months?|certified|certification|certificate|licensed?|degree)\b|\d+\+/i

const guardSkills = (
  resume: EditableResume,
  proposed: ReadonlyArray<string>,
  evidence: ProfileEvidence,
  switches: Switches
): Pick<GuardedProposal, "skills" | "dropped"> => {
  const held = new Set(resume.base_skills.map(sameText))
  const heldConcepts = new Set(resume.base_skills.flatMap((skill) => mentionsIn(skill)).map(({ concept }) => concept))
  const skills: Array<string> = []
  const dropped: Array<Dropped> = []
  for (const raw of proposed) {
    const skill = raw.trim()
    if (skill === "" || held.has(sameText(skill))) continue
    const drop = (rule: RuleId, reason: string, told: boolean) =>
      dropped.push({ what: "skill", rule, reason, company: undefined, told })
    if (switches["R6"] !== false && isHostile(skill)) {
      drop("R6", "it holds an address, markup or an instruction", false)
      continue
    }
    const mentions = mentionsIn(skill)
    const named = mentions.map(({ concept }) => concept)
    const whole = mentions.find(({ end, start }) => start === 0 && end === skill.length)?.concept
    if (
      switches["R9"] !== false &&
      (named.some(({ kind }) => kind === "certification") || /\b(?:certifi|licen[cs]e|diploma|degree)/i.test(skill))
    ) {
      drop("R9", "a certificate is no skill", true)
      continue
    }
    if (switches["R18"] !== false) {
      const isLevelled = levelWord.test(skill) || praise.some((word) => wordLine(skill).includes(` ${word} `))
      const isList = whole === undefined && /[,;|\n]|\s[&/]\s|\band\b/.test(skill)
      const isKnown = whole !== undefined && heldConcepts.has(whole)
      const isShown =
        whole === undefined
          ? named.every((concept) => evidence.workShows(concept)) && evidence.holdsWordAnywhere(skill)
          : evidence.workShows(whole)
      if (isKnown) continue
      if (isLevelled || isList || skill.length > most.skillLength || !isShown) {
        const name = whole?.name
        drop(
          "R18",
          name === undefined ? "the profile does not show it" : `the profile does not show ${name}`,
          name !== undefined
        )
        continue
      }
    }
    held.add(sameText(skill))
    if (whole !== undefined) heldConcepts.add(whole)
    if (skills.length < most.skills || switches["R18"] === false) skills.push(skill)
  }
  return { skills, dropped }
}

const guardWarnings = (
  proposed: ReadonlyArray<string>,
  switches: Switches
): Pick<GuardedProposal, "warnings" | "dropped"> => {
  const warnings: Array<string> = []
  const dropped: Array<Dropped> = []
  const seen = new Set<string>()
  for (const raw of proposed) {
    const warning = raw.trim()
    const key = sameText(warning)
    if (switches["R19"] !== false) {
      const isBad =
        key === "" || seen.has(key) || warning.length > most.warningLength || warnings.length >= most.warnings
      if (isBad || isHostile(warning)) {
        dropped.push({ what: "warning", rule: "R19", reason: "it cannot be shown", company: undefined, told: false })
        continue
      }
    }
    seen.add(key)
    warnings.push(warning)
  }
  return { warnings, dropped }
}

/**
 * Judges everything a model answered, one by one (notes/llm.md R3 to R20). What is returned rests on the
 * profile alone; the job description is never evidence. Linear in the profile's text.
 */
export const guardProposal = ({
  proposal,
  resume,
  rules = {}
}: {
  readonly resume: EditableResume
  readonly proposal: EditProposal
  /** `false` switches a rule off; for the mutation tests only. */
  readonly rules?: Switches
}): GuardedProposal => {
  const evidence = new ProfileEvidence(resume)
  const bullets = guardEdits(resume, proposal.experience_edits, evidence, rules)
  const summary = guardSummary(resume, proposal.summary, evidence, rules)
  const skills = guardSkills(resume, proposal.skills, evidence, rules)
  const warnings = guardWarnings(proposal.warnings, rules)
  return {
    summary: summary.summary,
    skills: skills.skills,
    edits: bullets.edits,
    warnings: warnings.warnings,
    dropped: [...bullets.dropped, ...summary.dropped, ...skills.dropped, ...warnings.dropped]
  }
}
