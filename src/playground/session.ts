import type { ProfileContent } from "../domain/MasterProfile.js"
import type { EditProposal, ExperienceEdit, SuggestedChange } from "../domain/Optimization.js"
import { withoutOrders } from "../rules/injection.js"
import { profileOfText } from "../resume/profileOfText.js"
import { sanitizeText } from "../text/sanitize.js"
import { proposeByRules } from "../llm/offline/proposal.js"
import type { Job, JobText } from "../posting/Job.js"
import { english, type Language } from "../lexicon/Language.js"
import { readJob } from "../posting/readJob.js"
import { resumeOfProfile } from "../resume/readResume.js"
import type { AsOfMonth, ScoreReport } from "../scoring/report/Report.js"
import type { Passage } from "../resume/Resume.js"
import { scoreResume } from "../scoring/score.js"
import { applyEdits } from "../tailoring/applyEdits.js"
import type { AcceptedEdit, Dropped, GuardedProposal } from "../tailoring/guard/guard.js"
import { guardProposalIn, guardWarnings } from "../tailoring/guard/guardIn.js"
import { prepare } from "../tailoring/optimize.js"
import { suggestedChanges } from "../tailoring/suggestedChanges.js"

/** What the person has put in. */
export interface Texts {
  readonly resume: string
  readonly title: string
  readonly company: string
  readonly description: string
  readonly asOf: AsOfMonth
  /** What job and resume are written in; English when not given. */
  readonly languages?: { readonly job: Language; readonly resume: Language }
  /** A model's answer that was recorded for these texts; without one the edits are proposed by rules. */
  readonly answer: EditProposal | undefined
}

export interface Suggestion {
  /** Names place and wording: a tick stays while texts elsewhere change, and never passes to another wording. */
  readonly id: string
  readonly kind: "bullet" | "summary" | "skill"
  /** Role and employer of a bullet; empty for the others. */
  readonly place: string
  readonly before: string | null
  readonly after: string
  readonly reason: string
  /** 0 to 0.95, of bullets only. */
  readonly confidence: number | null
  /** What it adds by itself: difference of two integer scores. */
  readonly points: number
  /** Whether the person put it in other words. */
  readonly reworded: boolean
}

/** A proposal that the guard did not let through. */
export interface Refusal {
  readonly what: string
  readonly text: string
  readonly rule: string
  readonly reason: string
}

/** A score with the resume it speaks of. */
export interface Scored {
  readonly report: ScoreReport
  readonly draft: ProfileContent
  readonly passages: ReadonlyArray<Passage>
}

export interface Opened {
  readonly before: Scored
  /** The job description as it was read; the spans of the report are places in it. */
  readonly description: string
  readonly suggestions: ReadonlyArray<Suggestion>
  readonly refused: ReadonlyArray<Refusal>
  readonly warnings: ReadonlyArray<string>
}

export type Reworded =
  | { readonly kind: "taken"; readonly suggestion: Suggestion }
  | { readonly kind: "refused"; readonly rule: string; readonly reason: string }

/** What a suggestion changes. */
type Part =
  | { readonly kind: "bullet"; readonly edit: AcceptedEdit }
  | { readonly kind: "summary"; readonly summary: string }
  | { readonly kind: "skill"; readonly skill: string }

interface Held {
  readonly part: Part
  readonly suggestion: Suggestion
}

type Accepted = Pick<GuardedProposal, "edits" | "skills" | "summary">

const acceptedOf = (parts: ReadonlyArray<Part>): Accepted => ({
  edits: parts.flatMap((part) => (part.kind === "bullet" ? [part.edit] : [])),
  summary: parts.reduce<string | null>((held, part) => (part.kind === "summary" ? part.summary : held), null),
  skills: parts.flatMap((part) => (part.kind === "skill" ? [part.skill] : []))
})

const nothing: EditProposal = { summary: "", skills: [], experience_edits: [], warnings: [] }

/** Whether a resume holds anything that could be tailored; the service refuses such a text too. */
export const holdsNothing = (profile: ProfileContent): boolean =>
  profile.experiences.length + profile.education.length + profile.base_skills.length + profile.certifications.length ===
    0 && profile.summary === null

/** The profile of a resume's text as it was put into the page. */
export const profileOfPage = (text: string): ProfileContent => profileOfText(withoutOrders(sanitizeText(text))).profile

const kindWords: Readonly<Record<Dropped["what"], string>> = {
  edit: "Bullet",
  summary: "Summary",
  skill: "Skill",
  warning: "Warning"
}

/**
 * One resume and one job with the suggestions for them. Nothing is applied but what is ticked. The same functions as in
 * the service do all of it, and each suggestion has passed the guard, whoever proposed it.
 */
export class Session {
  private readonly profile: ProfileContent
  private readonly jobText: Required<JobText>
  private readonly job: Job
  private readonly language: Language
  private readonly description: string
  private readonly before: Scored
  /** In the order in which the service applies them: skills join the list as they were proposed. */
  private readonly held = new Map<string, Held>()
  private readonly refused: Array<Refusal> = []
  private readonly warnings: ReadonlyArray<string>

  constructor(private readonly texts: Texts) {
    this.profile = profileOfPage(texts.resume)
    this.description = sanitizeText(texts.description)
    this.language = texts.languages?.resume ?? english
    this.jobText = {
      title: texts.title.trim(),
      company: texts.company.trim(),
      description: this.description,
      language: texts.languages?.job ?? english
    }
    this.job = readJob(this.jobText)
    this.before = this.scoreOf([])
    const proposal = texts.answer ?? this.proposal()
    const guarded = this.guard(proposal)
    const parts: ReadonlyArray<Part> = [
      ...guarded.edits
        .toSorted((a, b) => a.experience - b.experience || a.bullet - b.bullet)
        .map((edit): Part => ({ kind: "bullet", edit })),
      ...(guarded.summary === null ? [] : [{ kind: "summary", summary: guarded.summary } as const]),
      ...guarded.skills.map((skill): Part => ({ kind: "skill", skill }))
    ]
    for (const part of parts) {
      const suggestion = this.suggestionOf(part, false)
      this.held.set(suggestion.id, { part, suggestion })
    }
    this.refuse(proposal, guarded)
    this.warnings = [
      ...new Set([...this.before.report.warnings, ...guardWarnings(this.language, guarded), ...guarded.warnings])
    ]
  }

  opened(): Opened {
    return {
      before: this.before,
      description: this.description,
      suggestions: [...this.held.values()].map(({ suggestion }) => suggestion).toSorted((a, b) => b.points - a.points),
      refused: this.refused,
      warnings: this.warnings
    }
  }

  /** The score with these suggestions and no others; ids that are not known change nothing. */
  score(ticked: ReadonlyArray<string>): Scored {
    const wanted = new Set(ticked)
    return this.scoreOf([...this.held.values()].flatMap(({ part, suggestion: { id } }) => (wanted.has(id) ? part : [])))
  }

  /** Puts a suggestion in the person's own words, if the guard lets them stand; else it stays as it was. */
  reword(id: string, text: string): Reworded | undefined {
    const held = this.held.get(id)
    if (held === undefined) return undefined
    const made = this.reworded(held, sanitizeText(text).trim())
    if ("reason" in made) return { kind: "refused", rule: made.rule, reason: made.reason }
    const suggestion = this.suggestionOf(made, true)
    const others = [...this.held]
    this.held.clear()
    for (const [key, one] of others) {
      if (key === id) this.held.set(suggestion.id, { part: made, suggestion })
      else this.held.set(key, one)
    }
    return { kind: "taken", suggestion }
  }

  private reworded(
    { part, suggestion }: Held,
    text: string
  ): Part | { readonly rule: string; readonly reason: string } {
    const same = { rule: "R5", reason: text === "" ? "it says nothing" : "it changes nothing" }
    if (part.kind === "bullet") {
      const { edits, dropped } = this.guard({ ...nothing, experience_edits: [this.editOf(part.edit, text)] })
      const [edit] = edits
      // A bullet that stands twice is found at its first place; this one keeps its own.
      if (edit !== undefined)
        return { kind: "bullet", edit: { ...part.edit, after: edit.after, keywords: edit.keywords } }
      return dropped[0] ?? same
    }
    if (part.kind === "summary") {
      const { dropped, summary } = this.guard({ ...nothing, summary: text })
      return summary === null ? (dropped[0] ?? same) : { kind: "summary", summary }
    }
    const others = [...this.held.values()].flatMap(({ part: other, suggestion: { id } }) =>
      other.kind === "skill" && id !== suggestion.id ? [other.skill] : []
    )
    const { dropped, skills } = this.guard({ ...nothing, skills: [...others, text] })
    if (text !== "" && skills.length === others.length + 1) return { kind: "skill", skill: text }
    return dropped[0] ?? (text === "" ? same : { rule: "R18", reason: "the list has it already" })
  }

  private editOf({ before, confidence, experience }: AcceptedEdit, text: string): ExperienceEdit {
    const company = this.profile.experiences[experience]?.company ?? ""
    return { company, original_bullet: before, revised_bullet: text, inserted_keywords: [], confidence }
  }

  private guard(proposal: EditProposal): GuardedProposal {
    return guardProposalIn({ resume: this.profile, language: this.language, job: this.job, proposal })
  }

  private proposal(): EditProposal {
    const { jobText: job, language, profile: resume } = this
    const prepared = prepare({ resume, language, job, asOf: this.texts.asOf })
    return proposeByRules({ resume, language, job: { ...job, ...prepared } })
  }

  private scoreOf(parts: ReadonlyArray<Part>): Scored {
    const { base_skills, experiences, summary } = applyEdits(this.profile, acceptedOf(parts))
    const draft = { ...this.profile, summary, base_skills, experiences }
    const resume = resumeOfProfile(draft, this.language)
    return { report: scoreResume(this.job, resume, this.texts.asOf), draft, passages: resume.passages }
  }

  private placeOf(part: Part): string {
    if (part.kind !== "bullet") return ""
    const item = this.profile.experiences[part.edit.experience]
    return item === undefined ? "" : `${item.role}, ${item.company}`
  }

  private suggestionOf(part: Part, reworded: boolean): Suggestion {
    const { report } = this.scoreOf([part])
    // The sentence of the service, word by word: `reason` of the suggested change.
    const change: SuggestedChange | undefined = suggestedChanges(acceptedOf([part]), [], {
      resume: this.profile,
      before: this.before.report,
      scoreWith: () => report
    })[0]
    const before = change?.before ?? null
    const after = change?.after ?? ""
    const at = part.kind === "bullet" ? `${part.edit.experience}.${part.edit.bullet}` : ""
    return {
      id: JSON.stringify([part.kind, at, before, after]),
      kind: part.kind,
      place: this.placeOf(part),
      before,
      after,
      reason: change?.reason ?? "",
      confidence: change?.confidence ?? null,
      points: report.score - this.before.report.score,
      reworded
    }
  }

  /** Each proposal that may not stand, with why: judged by itself, so that it is known which is meant. */
  private refuse(proposal: EditProposal, guarded: GuardedProposal) {
    const add = (text: string, { company, reason, rule, what }: Dropped) =>
      this.refused.push({
        what: `${kindWords[what]}${company === undefined ? "" : `, ${company}`}`,
        text,
        rule,
        reason
      })
    const stand = new Set(guarded.edits.map(({ after }) => after))
    for (const edit of proposal.experience_edits) {
      const [dropped] = this.guard({ ...nothing, experience_edits: [edit] }).dropped
      if (dropped !== undefined) add(edit.revised_bullet, dropped)
      else if (!stand.has(edit.revised_bullet.trim())) {
        const second = guarded.dropped.find(({ rule, what }) => what === "edit" && rule === "R5")
        if (second !== undefined) add(edit.revised_bullet, second)
      }
    }
    for (const dropped of guarded.dropped) if (dropped.what === "summary") add(proposal.summary, dropped)
    for (const skill of proposal.skills) {
      const [dropped] = this.guard({ ...nothing, skills: [skill] }).dropped
      if (dropped !== undefined) add(skill, dropped)
    }
  }
}
