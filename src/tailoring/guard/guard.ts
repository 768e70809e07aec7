import type { EditableResume, EditProposal, ExperienceEdit } from "../../domain/Optimization.js"
import type { Job } from "../../posting/Job.js"
import { withoutOrders } from "../../rules/injection.js"
import { Employers } from "./evidence/Employers.js"
import { ProfileEvidence } from "./evidence/ProfileEvidence.js"
import { guardWarnings } from "./answer/warnings.js"
import { insertedNames } from "./reading/names.js"
import { Reading } from "./reading/Reading.js"
import { isOn, type RuleId, type Rules } from "./checks/rules.js"
import { guardSkills, type Unproved } from "./answer/skills.js"
import { judgeSummary } from "./answer/summary.js"
import { plain, sameText, type TextView, viewOf } from "./reading/TextView.js"
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
export interface Dropped {
  readonly what: "edit" | "summary" | "skill" | "warning"
  readonly rule: RuleId
  readonly reason: string
  /** The profile's own name of the employer, where the edit had one of the profile's. */
  readonly company: string | undefined
  /** A skill's name in our lexicon. */
  readonly name: string | undefined
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
  /** Skills that join the list, behind the profile's own. */
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

const mostConfidence = 0.95
/** Below any threshold that makes sense: the user decides. */
const mostUnproved = 0.5
const longestName = 2_000

interface Bullet {
  readonly experience: number
  readonly bullet: number
  readonly text: string
}

/** Finds the bullets that edits speak of; reads each of them once. */
class Bullets {
  private readonly views = new Map<string, TextView>()

  constructor(
    private readonly resume: EditableResume,
    private readonly employers: Employers,
    private readonly rules: Rules
  ) {}

  private at(positions: ReadonlyArray<number>): ReadonlyArray<Bullet> {
    return positions.flatMap((experience) =>
      (this.resume.experiences[experience]?.description ?? []).map((text, bullet) => ({ experience, bullet, text }))
    )
  }

  /** R3 */
  positionsOf({ company }: ExperienceEdit): ReadonlyArray<number> {
    const found = company.length > longestName ? [] : this.employers.positionsAt(company)
    return found.length > 0 || isOn(this.rules, "R3") ? found : this.resume.experiences.map((_, position) => position)
  }

  /** R4: the bullets with that text, exactly before normalised. */
  matching({ original_bullet }: ExperienceEdit, positions: ReadonlyArray<number>): ReadonlyArray<Bullet> {
    const bullets = this.at(positions)
    const exact = bullets.filter(({ text }) => text === original_bullet)
    if (exact.length > 0) return exact
    const wanted = sameText(original_bullet)
    const alike = wanted === "" ? [] : bullets.filter(({ text }) => sameText(text) === wanted)
    return alike.length > 0 || isOn(this.rules, "R4") ? alike : bullets.slice(0, 1)
  }

  viewOf({ bullet, experience, text }: Bullet): TextView {
    const key = `${experience}.${bullet}`
    const view = this.views.get(key) ?? viewOf(plain(text))
    this.views.set(key, view)
    return view
  }
}

interface Context {
  readonly resume: EditableResume
  readonly job: Job
  readonly rules: Rules
  readonly employers: Employers
  readonly evidence: ProfileEvidence
}

/** Whether a text is another one with gaps. */
const onlyLeavesOut = (words: ReadonlyArray<string>, of: ReadonlyArray<string>): boolean => {
  let at = 0
  for (const word of of) if (word === words[at]) at++
  return at === words.length && words.length < of.length
}

type Edits = Pick<GuardedProposal, "edits" | "dropped"> & { readonly offered: ReadonlyArray<AcceptedEdit> }

const guardEdits = (proposed: ReadonlyArray<ExperienceEdit>, context: Context): Edits => {
  const { employers, evidence, job, resume, rules } = context
  const bullets = new Bullets(resume, employers, rules)
  const edits: Array<AcceptedEdit> = []
  const offered: Array<AcceptedEdit> = []
  const dropped: Array<Dropped> = []
  const edited = new Set<string>()
  for (const edit of proposed) {
    const positions = bullets.positionsOf(edit)
    const company = resume.experiences[positions[0] ?? -1]?.company
    const drop = (rule: RuleId, reason: string, told = true) =>
      dropped.push({ what: "edit", rule, reason, company, name: undefined, told })
    if (positions.length === 0) {
      drop("R3", "it speaks of an employer that the profile does not have")
      continue
    }
    const matches = bullets.matching(edit, positions)
    if (matches.length === 0) {
      drop("R4", "it changes a bullet that the profile does not have there")
      continue
    }
    const isEdited = ({ bullet, experience }: Bullet) => edited.has(`${experience}.${bullet}`)
    const target = matches.find((one) => !isEdited(one)) ?? (isOn(rules, "R5") ? undefined : matches[0])
    if (target === undefined) {
      drop("R5", "it changes a bullet a second time", false)
      continue
    }
    const revised = sameText(edit.revised_bullet)
    if (isOn(rules, "R5") && (revised === "" || revised === sameText(target.text))) {
      drop("R5", revised === "" ? "it removes a bullet" : "it changes nothing", false)
      continue
    }
    const { confidence } = edit
    if (isOn(rules, "R1") && !(confidence >= 0 && confidence <= 1)) {
      drop("R1", "its confidence is no number from 0 to 1")
      continue
    }
    const before = bullets.viewOf(target)
    const revisedText = plain(edit.revised_bullet)
    const after = viewOf(revisedText)
    const employer = employers.keyAt(target.experience)
    const [old, now] = [new Reading(before, after), new Reading(after, before)]
    const verdict = verdictOn(
      { before, after, old, now, raw: edit.revised_bullet, own: target.text, employer, evidence, job },
      rules,
      false
    )
    if (verdict.dropped !== undefined) {
      drop(verdict.dropped.rule, verdict.dropped.reason)
      continue
    }
    if (isOn(rules, "R5") && onlyLeavesOut(revised.split(" "), sameText(target.text).split(" "))) {
      drop("R5", "it only leaves words out")
      continue
    }
    edited.add(`${target.experience}.${target.bullet}`)
    const { unproved } = verdict
    const most = unproved.length > 0 ? mostUnproved : mostConfidence
    ;(unproved.length > 0 ? offered : edits).push({
      unproved,
      shownBy: verdict.shownBy,
      experience: target.experience,
      bullet: target.bullet,
      before: target.text,
      after: edit.revised_bullet.trim(),
      keywords: isOn(rules, "R16") ? insertedNames(before, after, job) : edit.inserted_keywords,
      confidence: isOn(rules, "R20") ? Math.min(confidence, most) : confidence
    })
  }
  return { edits, offered, dropped }
}

/** What a resume tells of the person: an order to a program that stands in it shows nothing. */
const told = (resume: EditableResume): EditableResume => ({
  ...resume,
  summary: resume.summary === null ? null : withoutOrders(resume.summary),
  base_skills: resume.base_skills.map(withoutOrders),
  certifications: resume.certifications.map(withoutOrders),
  experiences: resume.experiences.map((item) => ({ ...item, description: item.description.map(withoutOrders) }))
})

/**
 * Judges everything a model answered, one by one (R1 to R20, `rules.ts`). What is returned rests on the
 * profile alone; the job description is never evidence. Linear in the profile's and the answer's text.
 */
export const guardProposal = ({
  job,
  proposal,
  resume,
  rules = {}
}: {
  readonly resume: EditableResume
  readonly job: Job
  readonly proposal: EditProposal
  readonly rules?: Rules
}): GuardedProposal => {
  const employers = new Employers(resume)
  const evidence = new ProfileEvidence(told(resume), employers)
  const {
    dropped: droppedEdits,
    edits,
    offered
  } = guardEdits(proposal.experience_edits, {
    resume,
    job,
    rules,
    employers,
    evidence
  })
  const dropped: Array<Dropped> = [...droppedEdits]

  // An empty summary means "keep the old one".
  const isNew = plain(proposal.summary) !== "" && sameText(proposal.summary) !== sameText(resume.summary ?? "")
  const verdict = isNew ? judgeSummary(resume, proposal.summary, job, evidence, rules) : undefined
  if (verdict?.dropped !== undefined) {
    dropped.push({ what: "summary", ...verdict.dropped, company: undefined, name: undefined, told: true })
  }
  const summary =
    verdict === undefined || verdict.dropped !== undefined
      ? undefined
      : { text: proposal.summary.trim(), unproved: verdict.unproved }
  const isProved = summary !== undefined && summary.unproved.length === 0

  const { findings, offered: offeredSkills, skills } = guardSkills(resume, proposal.skills, evidence, rules)
  for (const one of findings) dropped.push({ what: "skill", ...one, company: undefined })

  const { dropped: hidden, warnings } = guardWarnings(proposal.warnings, job, evidence, isOn(rules, "R19"))
  for (let count = 0; count < hidden; count++) {
    const reason = "it is no caution about this resume"
    dropped.push({ what: "warning", rule: "R19", reason, company: undefined, name: undefined, told: false })
  }
  return {
    summary: isProved ? summary.text : null,
    skills,
    edits,
    offered: { summary: summary === undefined || isProved ? null : summary, skills: offeredSkills, edits: offered },
    warnings,
    dropped
  }
}
