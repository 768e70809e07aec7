import type { EditableResume, EditProposal, ExperienceEdit } from "../../domain/Optimization.js"
import type { Job } from "../../posting/Job.js"
import { withoutOrders } from "../../rules/injection.js"
import { Employers } from "./evidence/Employers.js"
import { ProfileEvidence } from "./evidence/ProfileEvidence.js"
import { cautionsIn } from "./answer/warnings.js"
import { insertedNames } from "./reading/names.js"
import { type Finding, isOn, revisionOf, type RuleId, type Rules } from "./checks/rules.js"
import { guardSkills, type Unproved } from "./answer/skills.js"
import { judgeSummary } from "./answer/summary.js"
import { plain, sameText, viewOf } from "./reading/TextView.js"
import { verdictOn } from "./answer/verdict.js"

/** An edit that may stand. `before` is the profile's own bullet, byte for byte. */
export interface AcceptedEdit {
  /** Index into `experiences` of the profile. */
  readonly experience: number
  /** Index into that experience's `description`. */
  readonly bullet: number
  readonly before: string
  readonly after: string
  /** Names of skills that the revision newly spells (R16), as the lexicon or the job has them. */
  readonly keywords: ReadonlyArray<string>
  /** 0 to 0.95 (R20); at most 0.5 where a part of it is unproved. */
  readonly confidence: number
  /** Words that the profile does not show; an edit with any of them is for the user to confirm. */
  readonly unproved: ReadonlyArray<string>
  /** Another bullet of the same employer that tells a part of it. */
  readonly shownBy: string | undefined
}

/** Something of the answer that may not stand. `reason` and `name` quote nothing of it. */
export interface Dropped extends Finding {
  readonly what: "edit" | "summary" | "skill" | "warning"
  /** The profile's own name of the employer, where the edit had one of the profile's. */
  readonly company?: string | undefined
  /** A skill's name in our lexicon. */
  readonly name?: string | undefined
  /** Whether a person should be told. */
  readonly told: boolean
}

/** What is offered to the user and is not in the draft until it is confirmed. */
export interface Offered {
  readonly summary: Unproved | null
  readonly skills: ReadonlyArray<Unproved>
  readonly edits: ReadonlyArray<AcceptedEdit>
}

/** What stands is in `summary`, `skills` and `edits`. */
export interface GuardedProposal {
  /** The new summary; null keeps the profile's. */
  readonly summary: string | null
  /** Skills that join the list, after the profile's own. */
  readonly skills: ReadonlyArray<string>
  readonly edits: ReadonlyArray<AcceptedEdit>
  readonly offered: Offered
  /** Warnings of the model that may be shown (R19). */
  readonly warnings: ReadonlyArray<string>
  readonly dropped: ReadonlyArray<Dropped>
}

/** How many changes were accepted, of whatever kind. */
export const acceptedCount = ({ edits, skills, summary }: GuardedProposal): number =>
  edits.length + skills.length + (summary === null ? 0 : 1)

const maxConfidence = 0.95
/** Below any threshold that makes sense: the user decides. */
const maxUnproved = 0.5
const longestName = 2_000

/** Whether a text is another one with gaps. */
const onlyLeavesOut = (words: ReadonlyArray<string>, of: ReadonlyArray<string>): boolean => {
  let at = 0
  for (const word of of) if (word === words[at]) at++
  return at === words.length && words.length < of.length
}

export interface Guarding {
  readonly resume: EditableResume
  readonly job: Job
  readonly proposal: EditProposal
  /** For tests. */
  readonly rules?: Rules
}

/** Judges one edit; `edited` has the places of the bullets that others have changed. */
const judgeEdit = (
  edit: ExperienceEdit,
  edited: ReadonlySet<string>,
  { job, resume, rules = {} }: Guarding,
  employers: Employers,
  evidence: ProfileEvidence
): AcceptedEdit | Dropped => {
  const { confidence, original_bullet: original, revised_bullet: raw } = edit
  const isGuarded = (rule: RuleId) => isOn(rules, rule)
  const found = edit.company.length > longestName ? [] : employers.positionsAt(edit.company)
  const positions = found.length > 0 || isGuarded("R3") ? found : [...resume.experiences.keys()]
  const company = resume.experiences[positions[0] ?? -1]?.company
  const drop = (rule: RuleId, reason: string, told = true): Dropped => ({ what: "edit", rule, reason, company, told })
  if (positions.length === 0) return drop("R3", "it speaks of an employer that the profile does not have")
  const bullets = positions.flatMap((experience) =>
    (resume.experiences[experience]?.description ?? []).map((text, bullet) => ({ experience, bullet, text }))
  )
  const exact = bullets.filter(({ text }) => text === original)
  const wanted = sameText(original)
  const alike = exact.length > 0 || wanted === "" ? exact : bullets.filter(({ text }) => sameText(text) === wanted)
  const matches = alike.length > 0 || isGuarded("R4") ? alike : bullets.slice(0, 1)
  const [first] = matches
  if (first === undefined) return drop("R4", "it changes a bullet that the profile does not have there")
  const unedited = matches.find((one) => !edited.has(`${one.experience}.${one.bullet}`))
  if (unedited === undefined && isGuarded("R5")) return drop("R5", "it changes a bullet a second time", false)
  const { bullet, experience, text } = unedited ?? first
  const [own, revised] = [sameText(text), sameText(raw)]
  if (isGuarded("R5") && revised === "") return drop("R5", "it removes a bullet", false)
  if (isGuarded("R5") && revised === own) return drop("R5", "it changes nothing", false)
  if (isGuarded("R1") && !(confidence >= 0 && confidence <= 1))
    return drop("R1", "its confidence is no number from 0 to 1")
  const [before, after] = [viewOf(text), viewOf(raw)]
  const employer = employers.keyAt(experience)
  const verdict = verdictOn(revisionOf({ employer, evidence, job, before, after, own: text, raw }), rules)
  if (verdict.dropped !== undefined) return drop(verdict.dropped.rule, verdict.dropped.reason)
  if (isGuarded("R5") && onlyLeavesOut(revised.split(" "), own.split(" ")))
    return drop("R5", "it only leaves words out")
  const { shownBy, unproved } = verdict
  const most = unproved.length > 0 ? maxUnproved : maxConfidence
  return {
    experience,
    bullet,
    before: text,
    after: raw.trim(),
    keywords: isGuarded("R16") ? insertedNames(before, after, job) : edit.inserted_keywords,
    confidence: isGuarded("R20") ? Math.min(confidence, most) : confidence,
    unproved,
    shownBy
  }
}

/** A resume as it is read; names of employers and schools are names and stay. */
export const resumeIn = (resume: EditableResume, read: (text: string) => string): EditableResume => ({
  summary: resume.summary === null ? null : read(resume.summary),
  base_skills: resume.base_skills.map(read),
  certifications: resume.certifications.map(read),
  experiences: resume.experiences.map((item) => ({
    ...item,
    role: read(item.role),
    description: item.description.map(read)
  })),
  education: resume.education.map(({ degree, ...rest }) =>
    degree === undefined ? rest : { ...rest, degree: read(degree) }
  )
})

/**
 * Judges everything a model answered, one by one (R1 to R20, `rules.ts`). What is returned rests on the
 * profile alone; the job description is never evidence. Linear in the profile's and the answer's text.
 */
export const guardProposal = (guarding: Guarding): GuardedProposal => {
  const { job, proposal, resume, rules = {} } = guarding
  const employers = new Employers(resume)
  // An order to a program that stands in a resume shows nothing.
  const evidence = new ProfileEvidence(resumeIn(resume, withoutOrders), employers)
  const dropped: Array<Dropped> = []
  const edits: Array<AcceptedEdit> = []
  const edited = new Set<string>()
  for (const edit of proposal.experience_edits) {
    const judged = judgeEdit(edit, edited, guarding, employers, evidence)
    if ("what" in judged) dropped.push(judged)
    else {
      edited.add(`${judged.experience}.${judged.bullet}`)
      edits.push(judged)
    }
  }

  // An empty summary means "keep the old one".
  const isNew = plain(proposal.summary) !== "" && sameText(proposal.summary) !== sameText(resume.summary ?? "")
  const verdict = isNew ? judgeSummary(resume, proposal.summary, job, evidence, rules) : undefined
  if (verdict?.dropped !== undefined) dropped.push({ what: "summary", ...verdict.dropped, told: true })
  const summary =
    verdict === undefined || verdict.dropped !== undefined
      ? undefined
      : { text: proposal.summary.trim(), unproved: verdict.unproved }
  const isProved = summary?.unproved.length === 0

  const { findings, offered, skills } = guardSkills(resume, proposal.skills, evidence, rules)
  dropped.push(...findings.map((one) => ({ what: "skill" as const, ...one })))

  const warnings = cautionsIn(proposal.warnings, job, evidence, isOn(rules, "R19"))
  const isNoCaution = {
    what: "warning",
    rule: "R19",
    reason: "it is no caution about this resume",
    told: false
  } as const
  return {
    summary: isProved ? summary.text : null,
    skills,
    edits: edits.filter(({ unproved }) => unproved.length === 0),
    offered: {
      summary: summary === undefined || isProved ? null : summary,
      skills: offered,
      edits: edits.filter(({ unproved }) => unproved.length > 0)
    },
    warnings,
    dropped: [...dropped, ...new Array<Dropped>(proposal.warnings.length - warnings.length).fill(isNoCaution)]
  }
}
