import type { EditableResume, SuggestedChange } from "../domain/Optimization.js"
import type { ScoreReport } from "../scoring/report/Report.js"
import type { Outcome } from "../scoring/score.js"
import type { AcceptedEdit, GuardedProposal, Offered } from "./guard/guard.js"
import { sameText } from "./guard/reading/TextView.js"
import { pointsText } from "./folding.js"
import { bulletText, joined, placeText } from "./places.js"

/** Accepted parts of a proposal, any of them; what is left out changes nothing. */
export type Accepted = Partial<Pick<GuardedProposal, "edits" | "skills" | "summary">>

interface Ranked {
  readonly change: SuggestedChange
  /** Points of the score that the change adds alone, to a tenth. */
  readonly points: number
}

interface Context {
  readonly resume: EditableResume
  readonly before: ScoreReport
  /** The score with only these changes. */
  readonly scoreWith: (accepted: Accepted) => Outcome
}

/** Points by which one score is above another before both are rounded, to a tenth. */
export const pointsBetween = (after: { readonly unrounded: number }, before: { readonly unrounded: number }): number =>
  Math.round((after.unrounded - before.unrounded) * 10) / 10

/** The bullet of the same employer that tells a part of an edit. */
const tellingText = ({ experience, shownBy }: AcceptedEdit, { experiences }: EditableResume): ReadonlyArray<string> => {
  const company = experiences[experience]?.company ?? ""
  const at = experiences
    .filter((item) => item.company === company)
    .map(({ description }) =>
      description.findIndex((text) => shownBy !== undefined && sameText(text) === sameText(shownBy))
    )
    .find((bullet) => bullet >= 0)
  return at === undefined ? [] : [bulletText(at, company)]
}

/** Where the profile shows a requirement, best evidence first; the bullet's own employer comes before others. */
const evidenceText = (names: ReadonlyArray<string>, { before, resume }: Context, edit?: AcceptedEdit): string => {
  const places = names.flatMap((name) => {
    const evidence = before.requirements.find((requirement) => requirement.name === name)?.evidence ?? []
    const own =
      edit === undefined
        ? undefined
        : (evidence.find(({ where }) => where === `experiences[${edit.experience}].description[${edit.bullet}]`) ??
          evidence.find(({ where }) => where.startsWith(`experiences[${edit.experience}]`)) ??
          evidence.find(({ where }) => where.startsWith("base_skills")))
    const best = own ?? evidence[0]
    return best === undefined ? [] : [placeText(best.where, resume)]
  })
  // The work itself is that of the bullet.
  const own = edit === undefined ? [] : [bulletText(edit.bullet, resume.experiences[edit.experience]?.company ?? "")]
  const all = [...(places.length === 0 ? own : places), ...(edit === undefined ? [] : tellingText(edit, resume))]
  return all.length === 0 ? "" : `; shown by ${joined(all)}`
}

const bulletReason = (
  edit: AcceptedEdit & { readonly isOffered: boolean },
  context: Context,
  points: number
): string => {
  const requirements = new Map(context.before.requirements.map(({ name, tier }) => [name, tier]))
  const served = edit.keywords.filter((name) => requirements.has(name))
  const asked = served.map((name) => `${name} (${requirements.get(name) ?? "mentioned"})`)
  const what =
    served.length > 0
      ? `Serves ${joined(asked)}`
      : edit.keywords.length > 0
        ? `Names ${joined(edit.keywords)}`
        : "Puts the bullet in other words"
  return `${what}${evidenceText(served, context, edit)}; ${pointsText(points)}. ${confidenceText(edit)}`
}

/** What the user is asked: whether words that the profile does not show are true. */
const unprovedText = (unproved: ReadonlyArray<string>): string =>
  unproved.length === 0
    ? "The proposer itself is not sure: use it only if it is true."
    : `Not shown by the profile: ${joined(unproved.map((words) => `"${words}"`))}. Use it only if it is true.`

/** What the number beside the edit means: the model's own estimate, which the guard only ever lowers. */
const confidenceText = ({ confidence, isOffered, unproved }: AcceptedEdit & { readonly isOffered: boolean }): string =>
  isOffered
    ? `To confirm. ${unprovedText(unproved)}`
    : `Confidence ${Math.round(confidence * 100)} %: the proposer's own estimate, at most 95 %; every fact in it is held by the profile.`

/** What a skill or a summary that is offered is shown with: below any threshold that makes sense. */
const unprovedConfidence = 0.5

type UnprovedWords = ReadonlyArray<string> | undefined

const skillReason = (context: Context, accepted: Outcome, points: number, unproved: UnprovedWords): string => {
  const at = `base_skills[${context.resume.base_skills.length}]`
  const served = accepted.requirements
    .filter(({ evidence }) => evidence.some(({ where }) => where === at))
    .map(({ name, tier }) => ({ name, tier }))
  const what =
    served.length > 0
      ? `Serves ${joined(served.map(({ name, tier }) => `${name} (${tier})`))}`
      : "Completes the skills list"
  const shown = evidenceText(
    served.map(({ name }) => name),
    context
  )
  if (unproved !== undefined) return `${what}; ${pointsText(points)}. To confirm. ${unprovedText(unproved)}`
  return `${what}${shown === "" ? "; the profile's work shows it" : shown}; ${pointsText(points)}.`
}

const summaryReason = (context: Context, accepted: Outcome, points: number, unproved: UnprovedWords): string => {
  const named = (report: Outcome) =>
    new Set(
      report.requirements.flatMap(({ evidence, name }) =>
        evidence.some(({ where }) => where === "summary") ? [name] : []
      )
    )
  const old = named(context.before)
  const added = [...named(accepted)].filter((name) => !old.has(name))
  const what = added.length > 0 ? `Names ${joined(added)} in the summary` : "Adapts the summary to the job"
  if (unproved !== undefined) return `${what}; ${pointsText(points)}. To confirm. ${unprovedText(unproved)}`
  return `${what}; everything in it is shown by the profile; ${pointsText(points)}.`
}

/**
 * The edits, summaries and skills that stand or are offered as suggested changes: most points first, ties by place (bullets in the
 * profile's order, summary, skills), warnings last.
 */
export const suggestedChanges = (
  accepted: Required<Accepted> & { readonly offered: Offered },
  warnings: ReadonlyArray<string>,
  context: Context
): ReadonlyArray<SuggestedChange> => {
  const { before, resume, scoreWith } = context
  const rank = (report: Outcome, change: (points: number) => SuggestedChange): Ranked => {
    const points = pointsBetween(report, before)
    return { points, change: change(points) }
  }
  const { offered } = accepted
  const edits = [
    ...accepted.edits.map((edit) => ({ ...edit, edit, isOffered: false })),
    ...offered.edits.map((edit) => ({ ...edit, edit, isOffered: true }))
  ]
    .toSorted((a, b) => a.experience - b.experience || a.bullet - b.bullet)
    .map(({ edit: own, ...edit }) =>
      rank(scoreWith({ edits: [own] }), (points) => ({
        type: "bullet_injection",
        target_section: "experience",
        reason: bulletReason(edit, context, points),
        before: edit.before,
        after: edit.after,
        confidence: edit.confidence
      }))
    )
  const summaries = [
    ...(accepted.summary === null ? [] : [{ text: accepted.summary, unproved: undefined }]),
    ...(offered.summary === null ? [] : [offered.summary])
  ].map(({ text, unproved }) => {
    const report = scoreWith({ summary: text })
    return rank(report, (points) => ({
      type: "summary_update",
      target_section: "summary",
      reason: summaryReason(context, report, points, unproved),
      before: resume.summary,
      after: text,
      confidence: unproved === undefined ? null : unprovedConfidence
    }))
  })
  const skills = [...accepted.skills.map((text) => ({ text, unproved: undefined })), ...offered.skills].map(
    ({ text, unproved }) => {
      const report = scoreWith({ skills: [text] })
      return rank(report, (points) => ({
        type: "skills_insertion",
        target_section: "skills",
        reason: skillReason(context, report, points, unproved),
        before: null,
        after: text,
        confidence: unproved === undefined ? null : unprovedConfidence
      }))
    }
  )
  return [
    ...[...edits, ...summaries, ...skills].toSorted((a, b) => b.points - a.points).map(({ change }) => change),
    ...warnings.map((text): SuggestedChange => ({
      type: "warning",
      target_section: "warning",
      reason: text,
      before: null,
      after: null,
      confidence: null
    }))
  ]
}
