import type { ProfileContent } from "../domain/MasterProfile.js"
import type { EditProposal, ExperienceEdit, SuggestedChange } from "../domain/Optimization.js"
import { withoutOrders } from "../rules/injection.js"
import { notUnderstoodWarnings } from "../resume/notUnderstood.js"
import type { ProfileRead } from "../resume/parse/parseProfile.js"
import { profileOfText } from "../resume/profileOfText.js"
import { sanitizeText } from "../text/sanitize.js"
import { proposeByRules } from "../llm/offline/proposal.js"
import type { Job, JobText } from "../posting/Job.js"
import { english, type Language } from "../lexicon/Language.js"
import { readJob } from "../posting/readJob.js"
import { resumeOfProfile } from "../resume/readResume.js"
import { scoreResume } from "../scoring/score.js"
import { pointsBetween } from "../tailoring/suggestedChanges.js"
import { applyEdits } from "../tailoring/applyEdits.js"
import type { AcceptedEdit, Dropped, GuardedProposal, Offered } from "../tailoring/guard/guard.js"
import { guardProposalIn, guardWarnings } from "../tailoring/guard/guardIn.js"
import { type OptimizeTask, prepare, settle } from "../tailoring/optimize.js"
import { suggestedChanges } from "../tailoring/suggestedChanges.js"
import type { Opened, Refusal, Reworded, Scored, Suggestion, Texts } from "./engine/Opened.js"

/** What a suggestion changes, whether it is only offered, and the words that the profile does not show. */
type Part = { readonly isOffered: boolean; readonly unproved: ReadonlyArray<string> } & (
  | { readonly kind: "bullet"; readonly edit: AcceptedEdit }
  | { readonly kind: "summary"; readonly summary: string }
  | { readonly kind: "skill"; readonly skill: string }
)

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

/** The same as what the guard offers, without standing in a draft. */
const offeredOf = (part: Part): Offered => {
  const { unproved } = part
  return {
    edits: part.kind === "bullet" ? [part.edit] : [],
    summary: part.kind === "summary" ? { text: part.summary, unproved } : null,
    skills: part.kind === "skill" ? [{ text: part.skill, unproved }] : []
  }
}

/** What the guard lets a person choose from. */
const partsOf = ({ edits, offered, skills, summary }: GuardedProposal): ReadonlyArray<Part> => [
  ...[...edits, ...offered.edits]
    .toSorted((a, b) => a.experience - b.experience || a.bullet - b.bullet)
    .map((edit): Part => {
      const isOffered = offered.edits.includes(edit)
      return { kind: "bullet", edit, isOffered, unproved: edit.unproved }
    }),
  ...(summary === null ? [] : [{ kind: "summary", summary, isOffered: false, unproved: [] } as const]),
  ...(offered.summary === null
    ? []
    : [
        { kind: "summary", summary: offered.summary.text, isOffered: true, unproved: offered.summary.unproved } as const
      ]),
  ...skills.map((skill): Part => ({ kind: "skill", skill, isOffered: false, unproved: [] })),
  ...offered.skills.map(({ text, unproved }): Part => ({ kind: "skill", skill: text, isOffered: true, unproved }))
]

/** As the service has it by default. */
const confidenceThreshold = 0.6

const nothing: EditProposal = { summary: "", skills: [], experience_edits: [], warnings: [] }

/** What is read of a resume's text as it was put into the page. */
const readPage = (text: string): ProfileRead => profileOfText(withoutOrders(sanitizeText(text)))
export const profileOfPage = (text: string): ProfileContent => readPage(text).profile

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
  private readonly questions: ReadonlyArray<string>
  private readonly warnings: ReadonlyArray<string>

  constructor(private readonly texts: Texts) {
    const { notUnderstood, profile } = readPage(texts.resume)
    this.profile = profile
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
    const task: OptimizeTask = {
      resume: this.profile,
      language: this.language,
      job: this.jobText,
      asOf: texts.asOf,
      confidenceThreshold,
      modelKind: texts.answer === undefined ? "offline" : "openai"
    }
    const proposal = texts.answer ?? proposeByRules({ ...task, job: { ...this.jobText, ...prepare(task) } })
    const { guarded, questions } = settle(task, proposal)
    this.questions = questions
    for (const part of partsOf(guarded)) {
      const suggestion = this.suggestionOf(part, false)
      this.held.set(suggestion.id, { part, suggestion })
    }
    this.refuse(proposal, guarded)
    this.warnings = [
      ...new Set([
        ...this.before.report.warnings,
        ...guardWarnings(this.language, guarded),
        ...guarded.warnings,
        ...notUnderstoodWarnings(notUnderstood).map((line) => `Of the resume, ${line}.`)
      ])
    ]
    for (const [id, text] of texts.reworded ?? []) this.reword(id, text)
  }

  opened(): Opened {
    return {
      before: this.before,
      description: this.description,
      suggestions: [...this.held.values()].map(({ suggestion }) => suggestion).toSorted((a, b) => b.points - a.points),
      refused: this.refused,
      questions: this.questions,
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
      const guarded = this.guard({ ...nothing, experience_edits: [this.editOf(part.edit, text)] })
      const [made] = partsOf(guarded)
      // A bullet that stands twice is found at its first place; this one keeps its own.
      if (made?.kind === "bullet") {
        const { after, keywords, unproved } = made.edit
        return {
          kind: "bullet",
          edit: { ...part.edit, after, keywords, unproved },
          isOffered: made.isOffered,
          unproved
        }
      }
      return guarded.dropped[0] ?? same
    }
    if (part.kind === "summary") {
      const guarded = this.guard({ ...nothing, summary: text })
      return partsOf(guarded)[0] ?? guarded.dropped[0] ?? same
    }
    const others = [...this.held.values()].flatMap(({ part: other, suggestion: { id } }) =>
      other.kind === "skill" && id !== suggestion.id ? [other.skill] : []
    )
    const guarded = this.guard({ ...nothing, skills: [...others, text] })
    const made = partsOf(guarded)
    const last = made.find((one) => one.kind === "skill" && one.skill === text)
    if (text !== "" && made.length === others.length + 1 && last !== undefined) return last
    return guarded.dropped[0] ?? (text === "" ? same : { rule: "R18", reason: "the list has it already" })
  }

  private editOf({ before, confidence, experience }: AcceptedEdit, text: string): ExperienceEdit {
    const company = this.profile.experiences[experience]?.company ?? ""
    return { company, original_bullet: before, revised_bullet: text, inserted_keywords: [], confidence }
  }

  private guard(proposal: EditProposal): GuardedProposal {
    return guardProposalIn({ resume: this.profile, language: this.language, job: this.job, proposal })
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
    const toConfirm = part.isOffered
    const parts = toConfirm
      ? { ...acceptedOf([]), offered: offeredOf(part) }
      : { ...acceptedOf([part]), offered: { edits: [], summary: null, skills: [] } }
    const change: SuggestedChange | undefined = suggestedChanges(parts, [], {
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
      points: pointsBetween(report, this.before.report),
      toConfirm,
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
    const stand = new Set([...guarded.edits, ...guarded.offered.edits].map(({ after }) => after))
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
