import type { RuleHit } from "../../../rules/RuleSet.js"
import { forces, shareKey } from "../reading/ClaimWords.js"
import type { Reading } from "../reading/Reading.js"
import { isFigure } from "../reading/TextView.js"
import type { Objection, Revision } from "./rules.js"

// R7 and R12: how often, how well and how far, where an edit claims more than the text.

/** Whether a text says so of the same thing: "fluent German" is not held by "fluent French" and "German at B1". */
const saysLevel = (before: Reading, after: Reading, { first, last }: RuleHit): boolean => {
  const things = [...after.nounAfter(last), first - 1].filter((at) => at >= 0 && after.isContent(at))
  return before.keys.some(
    ([stem], at) =>
      stem === after.keys[first]?.[0] &&
      before.keys.some(
        (keys, place) =>
          place !== at && Math.abs(place - at) <= maxBetween && things.some((one) => shareKey(keys, after.keys[one]))
      )
  )
}
const maxBetween = 3

/** Praise and reach of a text that the other one does not have. */
const added = (
  before: Reading,
  after: Reading,
  isHeld: (keys: ReadonlyArray<string>) => boolean
): ReadonlyArray<RuleHit> =>
  after.claims.filter((hit) => {
    const { first, last, rule } = hit
    if (rule.means !== "praise" && rule.means !== "reach") return false
    // "Complete the forms" is no praise of them.
    if (after.is(first, "perform") && after.isVerb(first)) return false
    if (rule.id === "claim.praise.level") return !saysLevel(before, after, hit)
    // "Did not take any"
    const isDenied = after.of("negation").some((hit) => hit.last < first && first - hit.last <= 3)
    if (rule.means === "reach" && isDenied) return false
    // "And others"
    const words = after.view.words.slice(first, last + 1)
    if (words.every((_, step) => !after.isContent(first + step))) {
      return !before.view.words.join(" ").includes(words.join(" "))
    }
    return !after.isAllHeld(hit, (index) => before.says(after.keys[index]) || isHeld(after.keys[index] ?? []))
  })

/** How a thing was done, that somebody is able, and that it was the main part of the work, is for the user to say. */
const isSlight = ({ rule: { id } }: RuleHit): boolean =>
  /^claim\.(?:praise\.(?:manner|able)|reach\.any|limit\.(?:partly|local))$/.test(id)

/** R12: praise or reach that the text does not have, or a word gone that kept it small. */
export const overstates = ({ employer, evidence, now: after, old: before }: Revision): Objection => {
  const more = added(before, after, (keys) => evidence.isOfPosition(keys, employer))
  const lost = employer !== undefined ? before.of("limit").filter((hit) => isLimitLost(hit, before, after)) : []
  if (![...more, ...lost].every(isSlight)) return true
  return more[0] ?? (lost.length > 0 && { first: 0, last: after.count - 1 })
}

const isLimitLost = (hit: RuleHit, before: Reading, after: Reading): boolean => {
  const { first, last, rule } = hit
  if (after.claims.some((one) => one.rule.id === rule.id)) return false
  // "Drafts wills" is no draft; "an exercise planned for June" is a plan.
  const isAfterNoun = before.isContent(first - 1) && !before.opensClause(first)
  if (before.is(first, ...forces) && before.isVerb(first) && !isAfterNoun) return false
  if (before.isAllHeld(hit, (index) => after.says(before.keys[index]))) return false
  const limited = before.nounAfter(last)
  if (!limited.some((at) => after.says(before.keys[at]))) return false
  return !limited.some((at) =>
    after.keys.some((keys, place) => shareKey(keys, before.keys[at]) && /^(?:an?|1)$/.test(after.word(place - 1)))
  )
}

/** How often, by its rule; of days and times of the day which one. */
const rateOf = (reading: Reading, { first, last, rule }: RuleHit): string =>
  /weekday|time-of-day/.test(rule.id) ? `${rule.id} ${reading.keys[last]?.[0] ?? first}` : rule.id

const rates = (reading: Reading): ReadonlySet<string> =>
  new Set(reading.of("frequency").map((hit) => rateOf(reading, hit)))

/** "Per class": whatever it is counted by, the text must count by it, too. */
const countsByOther = (before: Reading, after: Reading): boolean =>
  after.view.words.some(
    (word, index) =>
      word === "per" &&
      !before.keys.some(
        (keys, at) => shareKey(keys, after.keys[index + 1]) && /^(?:per|an?|each|every)$/.test(before.word(at - 1))
      ) &&
      !after.is(index + 1, "frequency") &&
      after.isContent(index + 1)
  )

/** "For each of three clients", "30 students each": a figure of all has become one of each. */
const givesEach = (before: Reading, after: Reading): boolean =>
  before.view.words.some((_, at) => isFigure(before.view, at)) &&
  !before.view.words.some((word) => /^(?:each|every|per|apiece)$/.test(word)) &&
  after.view.words.some(
    (word, index) =>
      word === "each" &&
      after.word(index + 1) !== "and" &&
      (after.word(index + 1) === "per" || !after.is(index + 1, "frequency"))
  )

/** R7: how often is said where the text does not, or otherwise than it does. */
export const changesRate = ({ employer, evidence, now: after, old: before }: Revision): boolean => {
  const isBullet = employer !== undefined
  if (isBullet && (countsByOther(before, after) || givesEach(before, after))) return true
  const old = rates(before)
  const now = rates(after)
  // "Weekly" for "each month" is another rate, wherever else something is weekly.
  const isReplaced = isBullet && [...old].some((rate) => !now.has(rate))
  const isNew = after.of("frequency").some((hit) => {
    const rate = rateOf(after, hit)
    // "Every Thursday" is each week.
    const isEachWeek = /\.week$/.test(rate) && [...old].some((one) => /weekday/.test(one))
    return (
      !old.has(rate) &&
      !isEachWeek &&
      !before.says(after.keys[hit.last]) &&
      (isReplaced ||
        /\d/.test(before.view.text) ||
        evidence.scopeOfKeys(after.keys[hit.last] ?? [], employer) !== "here")
    )
  })
  return isNew
}
