import type { EditableResume, SuggestedChange } from "../domain/Optimization.js"
import type { ScoreReport } from "../scoring/report/Report.js"
import type { Outcome } from "../scoring/score.js"
import type { AcceptedEdit, GuardedProposal, Offered } from "./guard/guard.js"
import type { Unproved } from "./guard/answer/skills.js"
import { sameText } from "./guard/reading/TextView.js"
import { pointsText } from "./folding.js"
import { bulletText, joined, placeText } from "./places.js"

/** Accepted parts of a proposal, any of them; what is left out changes nothing. */
export type Accepted = Partial<Pick<GuardedProposal, "edits" | "skills" | "summary">>

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

/** What the user is asked: whether words that the profile does not show are true. */
const unprovedText = (unproved: ReadonlyArray<string>): string =>
  unproved.length === 0
    ? "To confirm. The proposer itself is not sure: use it only if it is true."
    : `To confirm. Not shown by the profile: ${joined(unproved.map((words) => `"${words}"`))}. Use it only if it is true.`

const bulletReason = (edit: AcceptedEdit, isOffered: boolean, context: Context, points: number): string => {
  const tiers = new Map(context.before.requirements.map(({ name, tier }) => [name, tier]))
  const served = edit.keywords.filter((name) => tiers.has(name))
  const what =
    served.length > 0
      ? `Serves ${joined(served.map((name) => `${name} (${tiers.get(name) ?? "mentioned"})`))}`
      : edit.keywords.length > 0
        ? `Names ${joined(edit.keywords)}`
        : "Puts the bullet in other words"
  // What the number beside the edit means: the model's own estimate, which the guard only ever lowers.
  const sure = isOffered
    ? unprovedText(edit.unproved)
    : `Confidence ${Math.round(edit.confidence * 100)} %: the proposer's own estimate, at most 95 %; every fact in it is held by the profile.`
  return `${what}${evidenceText(served, context, edit)}; ${pointsText(points)}. ${sure}`
}

/** What a skill or a summary that is offered is shown with: below any threshold that makes sense. */
const unprovedConfidence = 0.5

const confidenceOf = ({ unproved }: Unproved) => (unproved.length === 0 ? null : unprovedConfidence)

const skillReason = (context: Context, accepted: Outcome, points: number, { unproved }: Unproved): string => {
  const at = `base_skills[${context.resume.base_skills.length}]`
  const served = accepted.requirements.filter(({ evidence }) => evidence.some(({ where }) => where === at))
  const what =
    served.length > 0
      ? `Serves ${joined(served.map(({ name, tier }) => `${name} (${tier})`))}`
      : "Completes the skills list"
  if (unproved.length > 0) return `${what}; ${pointsText(points)}. ${unprovedText(unproved)}`
  const names = served.map(({ name }) => name)
  return `${what}${evidenceText(names, context) || "; the profile's work shows it"}; ${pointsText(points)}.`
}

const summaryReason = (context: Context, accepted: Outcome, points: number, { unproved }: Unproved): string => {
  const named = (report: Outcome) =>
    report.requirements
      .filter(({ evidence }) => evidence.some(({ where }) => where === "summary"))
      .map(({ name }) => name)
  const old = named(context.before)
  const added = named(accepted).filter((name) => !old.includes(name))
  const what = added.length > 0 ? `Names ${joined(added)} in the summary` : "Adapts the summary to the job"
  if (unproved.length > 0) return `${what}; ${pointsText(points)}. ${unprovedText(unproved)}`
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
  const { offered } = accepted
  /** A change with the points that it adds alone. */
  const ranked = (own: Accepted, changeOf: (points: number, report: Outcome) => SuggestedChange) => {
    const report = scoreWith(own)
    const points = pointsBetween(report, before)
    return { points, change: changeOf(points, report) }
  }
  const proved = (text: string): Unproved => ({ text, unproved: [] })
  const edits = [...accepted.edits, ...offered.edits].toSorted(
    (a, b) => a.experience - b.experience || a.bullet - b.bullet
  )
  const summaries = [accepted.summary === null ? null : proved(accepted.summary), offered.summary]
  const changes = [
    ...edits.map((edit) =>
      ranked({ edits: [edit] }, (points) => ({
        type: "bullet_injection",
        target_section: "experience",
        reason: bulletReason(edit, offered.edits.includes(edit), context, points),
        before: edit.before,
        after: edit.after,
        confidence: edit.confidence
      }))
    ),
    ...summaries
      .filter((one) => one !== null)
      .map((one) =>
        ranked({ summary: one.text }, (points, report) => ({
          type: "summary_update",
          target_section: "summary",
          reason: summaryReason(context, report, points, one),
          before: resume.summary,
          after: one.text,
          confidence: confidenceOf(one)
        }))
      ),
    ...[...accepted.skills.map(proved), ...offered.skills].map((one) =>
      ranked({ skills: [one.text] }, (points, report) => ({
        type: "skills_insertion",
        target_section: "skills",
        reason: skillReason(context, report, points, one),
        before: null,
        after: one.text,
        confidence: confidenceOf(one)
      }))
    )
  ]
  return [
    ...changes.toSorted((a, b) => b.points - a.points).map(({ change }) => change),
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
