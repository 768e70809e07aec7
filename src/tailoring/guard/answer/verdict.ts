import { isScrambled, keptShare } from "../wording/keptShare.js"
import { movedPerson } from "../checks/people.js"
import { Reading } from "../reading/Reading.js"
import type { Place, Revision } from "../evidence/Revision.js"
import { type Finding, isOn, type Rules, textRules } from "../checks/rules.js"
import { viewOf } from "../reading/TextView.js"
import { toldFrom } from "../evidence/told.js"
import { NewWords } from "../wording/NewWords.js"

/** What the rules say of a revision: why it may not stand, or the words that the profile does not show. */
export interface Verdict {
  readonly dropped: Finding | undefined
  /** Words of the revision that are for the user to confirm. */
  readonly unproved: ReadonlyArray<string>
  /** Another text of the same employer that tells a part of the revision. */
  readonly shownBy?: string
}

const minKept = 0.5
/** Below it a bullet is not told anew but replaced. */
const minAlike = 0.25

/**
 * The first rule that a revision breaks; where none is, what of its wording is not shown. A clause that another text of
 * the same employer tells is judged as an edit of that text, and the rest by itself.
 */
export const verdictOn = (revision: Revision, rules: Rules, isSummary: boolean): Verdict => {
  const { employer, evidence, now, old } = revision
  const told = isSummary || employer === undefined ? undefined : toldFrom(old, now, evidence.linesAt(employer))
  if (told === undefined) return judged(revision, rules, isSummary)
  const rest = judged(revisedTo(revision, told.rest), rules, false)
  const { line } = told
  const clause = judged(revisedTo({ ...revision, before: line.view, own: line.view.text }, told.clause), rules, false)
  return {
    dropped: rest.dropped ?? clause.dropped,
    // "By", "with": how the two belong together is told nowhere.
    unproved: [...rest.unproved, ...(told.isBeside ? clause.unproved : [told.clause])],
    shownBy: line.view.text
  }
}

/** The same revision with less of its text. */
const revisedTo = (revision: Revision, text: string): Revision => {
  const after = viewOf(text)
  const { before } = revision
  return { ...revision, after, old: new Reading(before, after), now: new Reading(after, before) }
}

const judged = (revision: Revision, rules: Rules, isSummary: boolean): Verdict => {
  const objected: Array<Place> = []
  for (const { check, rule, summary } of textRules) {
    if (!isOn(rules, rule) || (isSummary && !summary)) continue
    const reason = check(revision)
    if (typeof reason === "string") return { dropped: { rule, reason }, unproved: [] }
    if (reason !== undefined) objected.push(reason)
  }
  const { after, employer, evidence, now, old } = revision
  // What R15 says of a bullet, R17 says of the summary.
  const found = new NewWords(old, now, employer, evidence)
    .findings(objected.length > 0)
    .map((one) => (isSummary && one.rule === "R15" ? { ...one, rule: "R17" as const } : one))
    .filter(({ rule }) => isOn(rules, rule))
  const dropped = found.find(({ isDropped }) => isDropped)
  if (dropped !== undefined) return { dropped: { rule: dropped.rule, reason: dropped.reason }, unproved: [] }
  const moved = isSummary || !isOn(rules, "R10") ? undefined : movedPerson(old, now)
  const places = [...objected, ...found, ...(moved === undefined ? [] : [moved])]
  const unproved = [
    ...new Set(
      places.map(({ first, last }) => after.text.slice(after.tokens.starts[first] ?? 0, after.tokens.ends[last] ?? 0))
    )
  ]
  const kept = isSummary || !isOn(rules, "R15") ? 1 : keptShare(old, now)
  if (kept < minAlike) return { dropped: { rule: "R15", reason: "it is another text" }, unproved: [] }
  const isOther = kept < minKept || (!isSummary && isOn(rules, "R15") && isScrambled(old, now))
  return { dropped: undefined, unproved: isOther && unproved.length === 0 ? [after.text] : unproved }
}
