import { wordSetNamed, wordsNamed } from "../../../lexicon/words/words.js"
import { forces, shareKey } from "../reading/ClaimWords.js"
import { isAnother } from "./people.js"
import type { Reading, Verb } from "../reading/Reading.js"
import { openingVerbs } from "../reading/guardWords.js"
import type { Place } from "../reading/TextView.js"
import { helpLost, type Objection, type Revision } from "./rules.js"
import { wordStem } from "../reading/stems.js"
import { mayStandFor } from "../reading/verbSenses.js"

// R10 and R11: whose work it was and how much of it, where an edit claims more than the text.

const [help, doing, make] = [forces.indexOf("help"), forces.indexOf("do"), forces.indexOf("make")]

const most = (verbs: ReadonlyArray<Verb>): number => Math.max(-1, ...verbs.map(({ force }) => force))

/** A first word that no rule knows as a verb, as a thing stands: "Audio guide", "Rotas". */
const isNounAtStart = (reading: Reading, index: number): boolean =>
  index === 0 &&
  !reading.is(0, ...forces) &&
  !openingVerbs.has(reading.word(0)) &&
  !/(?:ed|ing|s)$/.test(reading.word(0))

/** "Units, now shared across the department": a participle after its noun says nothing of who did it. */
const isParticiple = (reading: Reading, index: number): boolean =>
  index > 0 && /ed$/.test(reading.word(index)) && !reading.opensClause(index) && reading.word(index - 1) !== "and"

/** Where a word, by its stem, stands as a verb. */
const verbPlaces = (reading: Reading, stem: string | undefined): ReadonlyArray<number> =>
  [...reading.keys.keys()].filter((at) => reading.keys[at]?.[0] === stem && reading.isVerb(at))

/** What the text says somebody else did, and the edit nobody or another. */
const takesOver = (before: Reading, after: Reading): boolean =>
  before.keys.some(
    ([stem], at) =>
      before.hasSubject(at) &&
      before.isContent(at) &&
      before.isVerb(at) &&
      verbPlaces(after, stem).some((place) => !after.isSomebodyElses(place) && !isParticiple(after, place))
  ) ||
  after.keys.some(([stem], at) => {
    const own = after.isDoneBy(at) && after.isVerb(at) ? verbPlaces(before, stem) : []
    return own.length > 0 && !own.some((place) => before.isSomebodyElses(place))
  })

/** R10 and R11: each verb of the person must be one that the person did, with as much force. */
export const claimsMoreWork = ({ employer, now: after, old: before }: Revision): Objection => {
  // A summary is not one text told anew: who helped at one place led at another.
  const turnedHelp = employer === undefined ? undefined : helpLost
  let unproved: Place | undefined
  const mayBeOwn = ({ isOthers, isPassive }: Verb) => !isOthers || isPassive
  const own = before.verbs.filter(mayBeOwn)
  // A list of things ("Rotas, stock counts") is the person's work as it stands; more than doing it is not said.
  const isVerbless =
    before.verbs.every(({ index }) => isNounAtStart(before, index)) &&
    before.of("help", "watch", "limit", "guided").length === 0
  const strongest = isVerbless ? doing : own.length === 0 ? help : most(own)
  const strongestSaid = Math.max(strongest, ...own.map(({ said }) => said))
  if (takesOver(before, after)) return true
  for (const verb of after.verbs) {
    const matched = before.verbs.filter(({ index }) => shareKey(after.keys[verb.index], before.keys[index]))
    const matchedOwn = matched.filter(mayBeOwn)
    if (verb.isOthers) {
      // "Reviewed drafts" is not "drafts reviewed by a partner".
      if (matched.length > 0 && matchedOwn.length === matched.length) unproved ??= at(verb)
      continue
    }
    if (verb.said <= make && isOpeningDeed(before, after.keys[verb.index])) continue
    if (matchedOwn.length > 0) {
      if (!verb.isPassive && matchedOwn.every(({ isPassive }) => isPassive)) unproved ??= at(verb)
      if (verb.force > help && most(matchedOwn) <= help && strongest <= help) return turnedHelp
      // "Managed" says the same as "handled", and more of the person's part in it.
      const isSaid = Math.max(...matchedOwn.map(({ said }) => said)) >= Math.min(verb.said, strongestSaid)
      const [stem] = after.keys[verb.index] ?? []
      if (verb.said <= make || isSaid || matchedOwn.some(({ index }) => before.keys[index]?.[0] === stem)) continue
      return true
    }
    // "Replaced 14 reports with a model" for "built a model which replaced 14 reports": who did it is for the user to say
    // where no rule knows the verb.
    if (matched.length > 0 && verb.said >= 0) return true
    if (matched.length > 0) {
      unproved ??= at(verb)
      continue
    }
    // "Followed defects to the fix" is not "fixed defects": a thing has become what the person did.
    const isClear = verb.said >= 0 || /(?:ed|ing)$/.test(after.word(verb.index))
    if (isClear && verb.force > help && !before.is(0, "perform") && isThing(verb.index, before, after)) {
      if ((!isVerbless && !isParticiple(after, verb.index)) || isInCharge(verb, after)) return true
      unproved ??= at(verb)
      continue
    }
    if (isVerbless && verb.said === make && !isInCharge(verb, after)) continue
    if (isCalledBy(before, after.keys[verb.index]?.[0])) continue
    const isMore = verb.said >= make && verb.said > strongestSaid
    if (isMore || verb.force > make || (verb.force === make && strongest < make)) {
      // To build or to write may be the word for what a text tells with another verb, but not for what it was that was
      // done to the thing: "tested sites" are not "built sites".
      const isMaking =
        verb.said === make && !isInCharge(verb, after) && strongest >= doing && !changesDeed(verb, before, after)
      const isUnproved = isMaking || (isVerbless ? !isInCharge(verb, after) : isToldSo(verb, before, after))
      if (!isUnproved) return strongest <= help ? turnedHelp : true
      unproved ??= at(verb)
    }
    if (verb.force > strongest && strongest <= help) unproved ??= at(verb)
  }
  return unproved
}

/** "Design of storm drains", "titrations and pH checks on samples": work that a text opens with, told by its nouns. */
const isOpeningDeed = (before: Reading, keys: ReadonlyArray<string> | undefined): boolean => {
  if (!isNounAtStart(before, 0) && before.isVerb(0)) return false
  for (let at = 0; at < before.count; at++) {
    if (!before.isContent(at)) {
      if (before.word(at) !== "and") return false
      continue
    }
    const isHead = !before.isContent(at + 1) || before.opensClause(at + 1) || before.is(at + 1, "frequency")
    if (isHead && shareKey(before.keys[at], keys)) return !before.isDoneBy(at)
    if (before.is(at + 1, "frequency")) return false
  }
  return false
}

/**
 * Whether a verb stands in place of one that is gone, and that did more than help or watch: "ran" for "operated" has the
 * sense in common, "built" for "delivered" and "founded" for "started" are done to the same thing.
 */
const isToldSo = (verb: Verb, before: Reading, after: Reading): boolean => {
  const stem = after.keys[verb.index]?.[0] ?? ""
  const things = objectsOf(after, verb)
  const isCharge = isInCharge(verb, after)
  return before.verbs.some((one) => {
    const { force, index, isOthers } = one
    const own = before.keys[index]?.[0] ?? ""
    if (isOthers || force < doing || after.keys.some(([key]) => key === own)) return false
    if (mayStandFor(stem, own) || (teaching.has(stem) && showing.has(own))) return true
    const objects = objectsOf(before, one)
    // "Responsible for 60 components" for "own 60 components": in charge of the same thing.
    if (isCharge && isInCharge(one, before) && verb.said === one.said)
      return things.some((at) => shareKey(after.keys[at], before.keys[objects[0] ?? -1]))
    const head = before.keys[before.nounAfter(index).at(-1) ?? -1]
    const isMaking = beginnings.has(stem) || (verb.said === make && !isCharge)
    return isMaking && beginnings.has(own) && things.some((at) => shareKey(after.keys[at], head))
  })
}

/** Whether a verb is said of a thing of which the text says another one, that is gone. */
const changesDeed = (verb: Verb, before: Reading, after: Reading): boolean =>
  before.verbs.some(
    ({ index, isOthers }) =>
      !isOthers &&
      !after.says(before.keys[index]) &&
      after
        .nounAfter(verb.index)
        .some((at) => before.nounAfter(index).some((own) => shareKey(before.keys[own], after.keys[at])))
  )

/** What stands after a verb, up to the next sign. */
const objectsOf = (reading: Reading, { index }: Verb): ReadonlyArray<number> => {
  const from = reading.claims.find(({ first }) => first === index)?.last ?? index
  const found: Array<number> = []
  for (let at = from + 1; at < reading.count && !reading.opensClause(at) && found.length < maxObjects; at++)
    if (reading.isContent(at)) found.push(at)
  return found
}
const maxObjects = 6

const at = ({ index }: Verb): Place => ({ first: index, last: index })

/** Being in charge, or the first, is force; to build or to write may be the word for what a text tells without a verb, or with another. */
const isInCharge = ({ index }: Verb, { claims }: Reading): boolean =>
  claims.some(({ first, rule }) => first === index && /^claim\.(?:lead|make\.first)$/.test(rule.id))

/** "Experience building services", "with gathering evidence": an activity, as a verb tells it. */
const isActivity = (reading: Reading, index: number): boolean =>
  /ing$/.test(reading.word(index)) && activityOpeners.has(reading.word(index - 1))

/** Verbs of bringing a thing into the world, by their stems. */
const beginnings = new Set(wordsNamed("ownership.beginnings").map(wordStem))

/** Who shows somebody how a thing is done may have taught it. */
const teaching = new Set(wordsNamed("ownership.teaching").map(wordStem))
const showing = new Set(wordsNamed("ownership.showing").map(wordStem))

const activityOpeners = wordSetNamed("ownership.activityOpeners")

const isThing = (index: number, before: Reading, after: Reading): boolean => {
  const [stem] = after.keys[index] ?? []
  if (after.is(index, "perform") || before.keys.some((keys, at) => keys[0] === stem && isActivity(before, at))) {
    return false
  }
  return before.keys.some(
    (keys, at) =>
      !before.isVerb(at) &&
      (keys[0] === stem || (before.isSomebody(at) && before.word(at - 1) !== "as" && shareKey(keys, after.keys[index])))
  )
}

/** R11: "helped", "took part", who checked it or under whom it was done is gone. */
export const losesHelp = ({ now: after, old: before }: Revision): boolean => {
  const helps = (reading: Reading, means: string): number => {
    let end = -1
    return reading.of(means).filter(({ first, last, rule }) => {
      if (first <= end || !(rule.id.endsWith("noun") || reading.isVerb(first))) return false
      // "Supported families": work for those whom one serves.
      if (means === "help" && reading.nounAfter(last).some((at) => served.has(reading.word(at)))) return false
      end = last
      return true
    }).length
  }
  if (["help", "watch"].some((means) => helps(after, means) < helps(before, means))) return true
  for (let index = 0; index < before.count; index++) {
    const isAgent = before.word(index) === "by" && before.isDoneBy(index - 1) && before.isVerb(index - 1)
    const isUnder = before.word(index) === "under" && !/^\d/.test(before.word(index + 1))
    const agent = before.nounAfter(index)
    const isBeside = before.word(index) === "with" && agent.some((at) => before.is(at, "person"))
    if (!isAgent && !isUnder && !isBeside) continue
    if (agent.length > 0 && !agent.some((at) => after.says(before.keys[at]))) return true
    if (isUnder && !after.view.words.some((word) => word === "under" || /^(?:supervis|guid|direct|by$)/.test(word)))
      return true
  }
  return false
}

const served = wordSetNamed("ownership.served")

/** "Driver trainer since 2024": a text that opens with who does it says that he does. */
const isCalledBy = ({ opensWithVerb, view }: Reading, stem: string | undefined): boolean =>
  !opensWithVerb &&
  view.words.slice(0, 3).some((word) => /(?:er|or)$/.test(word) && wordStem(word.slice(0, -2)) === stem)

/** "Project manager for weekly reports" where the reports go to the project manager. */
const opensAsSomebody = (
  before: Reading,
  after: Reading,
  isOfPosition: (keys: ReadonlyArray<string>) => boolean
): boolean => {
  const openingOf = (reading: Reading) =>
    reading.titles.find(
      ({ first }) => (first === 0 || (first === 1 && !reading.isContent(0))) && !reading.is(first, ...forces)
    )
  const title = openingOf(after)
  if (title === undefined) return false
  const own = openingOf(before)
  if (own !== undefined && shareKey(before.keys[own.last], after.keys[title.last])) return false
  return !isOfPosition(after.keys[title.last] ?? [])
}

/** R10: the person is called something that neither the text nor the position says. */
export const claimsRole = ({ employer, evidence, now: after, old: before, writtenOut }: Revision): boolean => {
  const isBullet = employer !== undefined
  const isOfPosition = (keys: ReadonlyArray<string>) => evidence.isOfPosition(keys, employer)
  const isHeld = (index: number) =>
    before.says(after.keys[index]) || isOfPosition(after.keys[index] ?? []) || writtenOut.has(index)
  if (isBullet && opensAsSomebody(before, after, isOfPosition)) return true
  for (let index = 0; index < after.count; index++) {
    if (after.word(index) === "as" && !after.isInName(index)) {
      const noun = after.nounAfter(index)
      const head = noun.at(-1)
      if (head === undefined) continue
      const wasAs = before.view.words.includes("as")
      if (!after.isSomebody(head) && !isHeld(head)) continue
      if (!isHeld(head) || (!wasAs && noun.some((at) => !isHeld(at)))) return true
      // "Under the unit educator" is not "as the unit educator".
      if (!wasAs && isAnother(before, after.keys[head]?.[0]) && !noun.every((at) => isOfPosition(after.keys[at] ?? [])))
        return true
    }
  }
  if (
    after.view.words.some(
      (word, at) =>
        word === "my" &&
        /^(?:team|staff|supervision|direction|guidance|leadership|crew|reports?)$/.test(after.word(at + 1)) &&
        !before.view.words.includes("my")
    )
  )
    return true
  const who = after.view.words.indexOf("who")
  if (isBullet && who > 0 && !before.view.words.includes("who") && after.isOfPerson(who)) return true
  return [...after.of("rank"), ...after.ranksInTitles].some((hit) => {
    const { first, last } = hit
    return (
      // "A talk for 18 associates": others, and not what the person is.
      !(/[^s]s$/.test(after.word(last)) && /^(?:\d.*|the|all|our|for|with|to)$/.test(after.word(first - 1))) &&
      !after.isAllHeld(hit, isHeld)
    )
  })
}
