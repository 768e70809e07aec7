import { Gap } from "../../../text/Tokens.js"
import { shareKey } from "../reading/ClaimWords.js"
import type { Reading } from "../reading/Reading.js"
import { type Finding, isOn, type Revision, revisionOf, type Rules } from "../checks/rules.js"
import { textRules } from "../checks/textRules.js"
import { type Place, placesOf, sameText, textAt, viewOf } from "../reading/TextView.js"
import { NewWords } from "../wording/NewWords.js"

/** What the rules say of a revision: why it may not stand, or the words that the profile does not show. */
export interface Verdict {
  readonly dropped: Finding | undefined
  /** Words of the revision that are for the user to confirm. */
  readonly unproved: ReadonlyArray<string>
  /** Another text of the same employer that tells a part of the revision. */
  readonly shownBy?: string
}

const minTold = 3

/** Whether a line tells all of some words of a text, and these tell most of it, verb and all. */
const tells = (line: Reading, after: Reading, places: ReadonlyArray<number>): boolean => {
  if (line.takesBack || !places.every((at) => line.says(after.keys[at]))) return false
  const own = line.content
  const covered = own.filter((at) => places.some((place) => shareKey(line.keys[at], after.keys[place])))
  return line.verbs.some(({ index }) => covered.includes(index)) && covered.length >= own.length * 0.6
}

/**
 * The longest end of a revision that is new to its text and that one of these lines tells, verb and all: it is entailed.
 * `isBeside`: it says nothing of how it belongs together with the rest.
 */
const toldFrom = (before: Reading, after: Reading, lines: ReadonlyArray<Reading>) => {
  const { ends, gaps, starts } = after.view.tokens
  for (let from = 2; from < after.count; from++) {
    const isJoint = /^(?:and|while|with|where|by|including|working|which)$/.test(after.word(from))
    if (!isJoint && (gaps[from] ?? 0) < Gap.comma) continue
    const places = placesOf({ first: from, last: after.count - 1 }).filter(
      (at) => after.isContent(at) && !after.is(at, "light", "category")
    )
    const isNew = places.filter((at) => !before.says(after.keys[at])).length >= places.length / 2
    if (!isNew || places.length < minTold) continue
    const line = lines.find((own) => own.view.text !== before.view.text && tells(own, after, places))
    if (line === undefined) continue
    const rest = after.view.text.slice(0, ends[from - 1] ?? 0)
    const isBeside = !/^(?:by|with|where|which|including)$/.test(after.word(from))
    const start = starts[isBeside && /^(?:and|while)$/.test(after.word(from)) ? from + 1 : from] ?? 0
    const clause = after.view.text.slice(start)
    // The whole of another bullet once more is no wording of this one.
    return { clause, rest, line, isBeside: isBeside && sameText(clause) !== sameText(line.view.text) }
  }
  return undefined
}

/** R15: how much of a text stays, 0 to 1. */
export const keptShare = (before: Reading, after: Reading): number => {
  const old = before.content
  return old.length === 0 ? 1 : old.filter((at) => after.says(before.keys[at])).length / old.length
}

const minPairs = 2
const maxTurned = 0.6
const maxBroken = 0.5

/** Whether the words of a text are out of order in its new wording: no sentence is told so. */
const isScrambled = (before: Reading, after: Reading): boolean => {
  const places = before.content
    .map((at) => after.keys.findIndex((own) => shareKey(own, before.keys[at])))
    .filter((place) => place >= 0)
  const pairs = places.slice(1).map((place, at) => place - (places[at] ?? 0))
  if (pairs.length >= minPairs && pairs.filter((step) => step < 0).length > pairs.length * maxTurned) return true
  const [old, now] = [before.view.words, after.view.words]
  // Where nothing but the order is new, phrases stay together.
  if (old.length !== now.length || old.toSorted().join(" ") !== now.toSorted().join(" ")) return false
  const beside = new Set(old.slice(1).map((word, at) => `${old[at]} ${word}`))
  const kept = now.slice(1).filter((word, at) => beside.has(`${now[at]} ${word}`))
  return kept.length <= beside.size * maxBroken
}

const minKept = 0.5
/** Below it a bullet is not told anew but replaced. */
const minAlike = 0.25

/**
 * The first rule that a revision breaks; where none is, what of its wording is not shown. A clause that another text of
 * the same employer tells is judged as an edit of that text, and the rest by itself.
 */
export const verdictOn = (revision: Revision, rules: Rules): Verdict => {
  const { employer, evidence, now, old } = revision
  const told = employer === undefined ? undefined : toldFrom(old, now, evidence.linesAt(employer))
  if (told === undefined) return judged(revision, rules)
  const { view } = told.line
  const rest = judged(revisionOf({ ...revision, after: viewOf(told.rest) }), rules)
  const clause = judged(revisionOf({ ...revision, before: view, own: view.text, after: viewOf(told.clause) }), rules)
  return {
    dropped: rest.dropped ?? clause.dropped,
    // "By", "with": how the two belong together is told nowhere.
    unproved: [...rest.unproved, ...(told.isBeside ? clause.unproved : [told.clause])],
    shownBy: view.text
  }
}

const judged = (revision: Revision, rules: Rules): Verdict => {
  const { after, employer, now, old } = revision
  const isSummary = employer === undefined
  const objected: Array<Place> = []
  for (const { check, reason, rule, summary } of textRules) {
    if (isSummary && !summary) continue
    const said = check(revision)
    const found = said === true ? { rule, reason } : said
    if (typeof found !== "object" || !isOn(rules, "reason" in found ? found.rule : rule)) continue
    if ("reason" in found) return { dropped: found, unproved: [] }
    objected.push(found)
  }
  // What R15 says of a bullet, R17 says of the summary.
  const found = new NewWords(revision)
    .findings()
    .map((one) => (isSummary && one.rule === "R15" ? { ...one, rule: "R17" as const } : one))
    .filter(({ rule }) => isOn(rules, rule))
  for (const { reason, rule } of found) if (reason !== undefined) return { dropped: { rule, reason }, unproved: [] }
  const places = [...objected, ...found]
  const unproved = [...new Set(places.map((place) => textAt(after, place)))]
  const kept = isSummary || !isOn(rules, "R15") ? 1 : keptShare(old, now)
  if (kept < minAlike) return { dropped: { rule: "R15", reason: "it is another text" }, unproved: [] }
  const isOther = kept < minKept || (!isSummary && isOn(rules, "R15") && isScrambled(old, now))
  return { dropped: undefined, unproved: isOther && unproved.length === 0 ? [after.text] : unproved }
}
