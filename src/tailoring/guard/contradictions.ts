import type { RuleHit } from "../../rules/RuleSet.js"
import { opensSentence } from "./TextView.js"
import { openingVerbs } from "./words/grammarWords.js"
import { forces, type Reading, shareKey, type Verb } from "./Reading.js"

// R7 (how often) and R10 to R13: what an edit claims that the text does not, or no longer says. Each function gives the
// reason, or undefined.

const make = 3
const doing = 2
const help = 1

const matching = (verb: Verb, after: Reading, before: Reading): ReadonlyArray<Verb> =>
  before.verbs.filter(({ index }) => shareKey(after.keys[verb.index], before.keys[index]))

const most = (verbs: ReadonlyArray<Verb>): number => Math.max(-1, ...verbs.map(({ force }) => force))

/** A first word that no rule knows as a verb, as a thing stands: "Audio guide", "Rotas". */
const isNounAtStart = (reading: Reading, index: number): boolean =>
  index === 0 &&
  !reading.is(0, ...forces) &&
  !openingVerbs.has(reading.word(0)) &&
  !/(?:ed|ing|s)$/.test(reading.word(0)) &&
  !/^(?:an?|the|my|our|\d.*)$/.test(reading.word(1))

/** "Responsible for training" and "worked on training" say of an own verb no more than the verb does. */
const leadsToOwn = ({ force, index }: Verb, before: Reading, after: Reading): boolean => {
  const [next] = nounAfter(after, after.claims.find(({ first }) => first === index)?.last ?? index)
  return (
    next !== undefined &&
    /ing$/.test(after.word(next)) &&
    before.verbs.some(
      (own) => !own.isOthers && own.force >= force && shareKey(before.keys[own.index], after.keys[next])
    )
  )
}

/** R10 and R11: each verb of the person must be one that the person did, with as much force. */
export const claimsMoreWork = (
  before: Reading,
  after: Reading,
  isOfPosition: (keys: ReadonlyArray<string>) => boolean
): "R10" | "R11" | undefined => {
  const own = before.verbs.filter(({ isOthers }) => !isOthers)
  // A list of things ("Rotas, stock counts") is the person's work as it stands; more than doing it is not said.
  const isVerbless =
    before.verbs.every(({ index }) => isNounAtStart(before, index)) &&
    before.of("help", "watch", "limit", "guided").length === 0
  const strongest = isVerbless ? doing : own.length === 0 ? help : most(own)
  const weak = strongest <= help ? "R11" : "R10"
  const strongestSaid = Math.max(strongest, ...own.map(({ said }) => said))
  for (const verb of after.verbs) {
    const matched = matching(verb, after, before)
    const matchedOwn = matched.filter(({ isOthers }) => !isOthers)
    if (verb.isOthers) {
      // "Reviewed drafts" is not "drafts reviewed by a partner".
      if (matched.length > 0 && matchedOwn.length === matched.length) return "R10"
      continue
    }
    if (matchedOwn.length > 0) {
      if (verb.force > help && most(matchedOwn) <= help && strongest <= help) return "R11"
      continue
    }
    if (matched.length > 0) return "R10"
    // "Followed defects to the fix" is not "fixed defects": a thing has become what the person did.
    const isClear = verb.said >= 0 || /(?:ed|ing)$/.test(after.word(verb.index))
    if (isClear && !before.is(0, "perform") && isThing(verb.index, before, after)) return "R10"
    // "Taught" of a teacher, "drove" of a driver: the position says so.
    if (isVerbless && (verb.said === make || isOfPosition(after.keys[verb.index] ?? []))) continue
    if (leadsToOwn(verb, before, after)) continue
    if (verb.said >= make && verb.said > strongestSaid) return weak
    // Of two ways to make a thing the second may be the same one told again.
    if (verb.force > make || (verb.force === make && strongest < make)) return weak
    if (verb.force > strongest && strongest <= help) return "R11"
  }
  return undefined
}

const isThing = (index: number, before: Reading, after: Reading): boolean =>
  !after.is(index, "perform") && before.keys.some(([stem], at) => stem === after.keys[index]?.[0] && !before.isVerb(at))

/** The first words with content behind a place, up to the next comma or word without content. */
const nounAfter = (reading: Reading, index: number): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let at = index + 1; at < reading.count && found.length < 4; at++) {
    if (found.length > 0 && reading.opensClause(at)) break
    if (reading.isContent(at)) found.push(at)
    else if (found.length > 0) break
  }
  return found
}

const isKept = (before: Reading, after: Reading, index: number): boolean =>
  before.keys[index]?.some((key) => after.keys.some((keys) => keys.includes(key))) === true

/** R11: "helped", "took part", who checked it or under whom it was done is gone. */
export const losesHelp = (before: Reading, after: Reading): boolean => {
  const helps = (reading: Reading, means: string): number => {
    let end = -1
    return reading.of(means).filter(({ first, last, rule }) => {
      if (first <= end || !(rule.id.endsWith("noun") || reading.isVerb(first))) return false
      end = last
      return true
    }).length
  }
  if (["help", "watch"].some((means) => helps(after, means) < helps(before, means))) return true
  for (let index = 0; index < before.count; index++) {
    const isAgent = before.word(index) === "by" && before.isDoneBy(index - 1) && before.isVerb(index - 1)
    const isUnder = before.word(index) === "under" && !/^\d/.test(before.word(index + 1))
    const agent = nounAfter(before, index)
    const isBeside = before.word(index) === "with" && agent.some((at) => before.is(at, "person"))
    if (!isAgent && !isUnder && !isBeside) continue
    if (agent.length > 0 && !agent.some((at) => isKept(before, after, at))) return true
    if (isUnder && !after.view.words.some((word) => word === "under" || /^(?:supervis|guid|direct|by$)/.test(word)))
      return true
  }
  return false
}

const noRole =
  /^(?:needed|required|requested|directed|assigned|appropriate|necessary|possible|soon|such|of|per|part|result|well|applicable|they|it|he|she|follows|long|whole)$/

/** R10: the person is called something that neither the text nor the position says. */
export const claimsRole = (
  before: Reading,
  after: Reading,
  isOfPosition: (keys: ReadonlyArray<string>) => boolean,
  isBullet: boolean
): boolean => {
  const isHeld = (index: number) => isKept(after, before, index) || isOfPosition(after.keys[index] ?? [])
  for (let index = 0; index < after.count; index++) {
    if (after.word(index) === "as" && !after.isInName(index)) {
      const noun = nounAfter(after, index)
      const head = noun.at(-1)
      if (head === undefined || noRole.test(after.word(index + 1)) || /^\d/.test(after.word(index + 1))) continue
      const wasAs = before.view.words.includes("as")
      if (!isHeld(head) || (!wasAs && noun.some((at) => !isHeld(at)))) return true
      // "Under the unit educator" is not "as the unit educator".
      const isSomebody = before.keys.some(([stem]) => stem === after.keys[head]?.[0])
      if (!wasAs && isSomebody && !noun.every((at) => isOfPosition(after.keys[at] ?? []))) return true
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
  return [...after.of("rank"), ...after.ranksInTitles()].some(
    ({ first, last }) =>
      !(first === last && after.isVerb(first) && after.is(first, "lead", "help")) &&
      !isAllHeld(after, first, last, isHeld)
  )
}

const isAllHeld = (reading: Reading, first: number, last: number, isHeld: (index: number) => boolean): boolean => {
  for (let at = first; at <= last; at++) if (!isHeld(at) && reading.isContent(at)) return false
  return true
}

/** R12: praise or reach that the text does not have, or a word gone that kept it small. */
export const overstates = (
  before: Reading,
  after: Reading,
  isHeld: (keys: ReadonlyArray<string>) => boolean,
  isBullet: boolean
): boolean =>
  after.claims.some(({ first, last, rule }) => {
    if (rule.means !== "praise" && rule.means !== "reach") return false
    const name = after.view.mentions[after.view.mentionOf[first] ?? -1]
    if (after.isInName(first) && name !== undefined && before.shown.has(`concept ${name.concept}`)) {
      // "Highly available" is one of the names of availability, and still says more.
      if (before.view.mentions.some(({ concept }) => concept === name.concept)) return false
    }
    // "Did not take any"
    const isDenied = after.of("negation").some((hit) => hit.last < first && first - hit.last <= 3)
    if (rule.means === "reach" && isDenied) return false
    // "And others"
    const words = after.view.words.slice(first, last + 1)
    if (words.every((_, step) => !after.isContent(first + step))) {
      return !before.view.words.join(" ").includes(words.join(" "))
    }
    return !isAllHeld(after, first, last, (index) => isKept(after, before, index) || isHeld(after.keys[index] ?? []))
  }) ||
  (isBullet && before.of("limit").some((hit) => isLimitLost(hit, before, after)))

const isLimitLost = ({ first, last, rule }: RuleHit, before: Reading, after: Reading): boolean => {
  if (after.claims.some((one) => one.rule.id === rule.id)) return false
  if (isAllHeld(before, first, last, (index) => isKept(before, after, index))) return false
  const limited = nounAfter(before, last)
  const [next] = limited
  if (next === undefined) return first > 0 && isKept(before, after, first - 1)
  if (!limited.some((at) => isKept(before, after, at))) return false
  return !limited.some((at) =>
    after.keys.some((keys, place) => shareKey(keys, before.keys[at]) && /^(?:an?|1)$/.test(after.word(place - 1)))
  )
}

const rates = (reading: Reading): ReadonlySet<string> =>
  new Set(
    reading
      .of("frequency")
      .map(({ first, last, rule }) =>
        /weekday|time-of-day/.test(rule.id) ? `${rule.id} ${reading.keys[last]?.[0] ?? first}` : rule.id
      )
  )

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

/** R7: how often is said where the text does not, otherwise than it does, or no more. */
export const changesRate = (
  before: Reading,
  after: Reading,
  isHeld: (index: number) => boolean,
  isBullet: boolean
): boolean => {
  if (isBullet && countsByOther(before, after)) return true
  const old = rates(before)
  const now = rates(after)
  const isNew = after.of("frequency").some(({ first, last, rule }) => {
    const rate = /weekday|time-of-day/.test(rule.id) ? `${rule.id} ${after.keys[last]?.[0] ?? first}` : rule.id
    return !old.has(rate) && !isKept(after, before, last) && (/\d/.test(before.view.text) || !isHeld(last))
  })
  if (isNew) return true
  return (
    isBullet &&
    /\d/.test(before.view.text) &&
    [...old].some((rate) => !now.has(rate) && !/weekday|time-of-day/.test(rate)) &&
    !before.of("frequency").every(({ last }) => isKept(before, after, last))
  )
}

const ends = (reading: Reading, prepositions: RegExp): ReadonlyArray<number> =>
  reading.view.words.flatMap((word, index) => (prepositions.test(word) ? nounAfter(reading, index).slice(0, 1) : []))

/** "From German into English" is not "from English into German". */
const swapsEnds = (before: Reading, after: Reading): boolean => {
  if (!before.view.words.includes("from") || !after.view.words.includes("from")) return false
  const meet = (one: ReadonlyArray<number>, other: ReadonlyArray<number>) =>
    one.some(
      (at) => !/^\d/.test(before.word(at)) && other.some((place) => shareKey(before.keys[at], after.keys[place]))
    )
  const [from, to] = [/^from$/, /^(?:to|into|onto|towards?)$/]
  return meet(ends(before, from), ends(after, to)) || meet(ends(before, to), ends(after, from))
}

/** R13: another direction, an effect that nobody spoke of, what happened told as what the person did, a denial come or gone. */
export const turnsRound = (before: Reading, after: Reading): boolean => {
  if (before.of("negation").length !== after.of("negation").length || swapsEnds(before, after)) return true
  for (const means of ["up", "down", "effect"]) {
    const old = before.of(means)
    for (const { first, last } of after.of(means)) {
      if (isAllHeld(after, first, last, (index) => isKept(after, before, index))) {
        const opens = opensSentence(after.view, first) && after.isVerb(first)
        const opened = old.some((hit) => before.isVerb(hit.first) && !isHappening(before, hit.first))
        if (opens && old.length > 0 && !opened) return true
        continue
      }
      if (isInFigures(before, after, first, means)) continue
      if (old.length === 0 || (opensSentence(after.view, first) && !old.some((hit) => !isHappening(before, hit.first))))
        return true
    }
    // "Reduced damaged pallets" is not "reduced pallets".
    if (means !== "effect") {
      const objects = (reading: Reading, direction: string) =>
        reading.of(direction).flatMap(({ last }) => nounAfter(reading, last).map((at) => reading.keys[at]))
      const opposite = objects(before, means === "up" ? "down" : "up")
      const held = objects(before, means)
      const isTurned = (keys: ReadonlyArray<string> | undefined) =>
        opposite.some((own) => shareKey(own, keys)) && !held.some((own) => shareKey(own, keys))
      if (objects(after, means).some(isTurned)) return true
      for (const { last } of old) {
        const [object] = nounAfter(before, last)
        if (object !== undefined && !/^\d/.test(before.word(object)) && !isKept(before, after, object)) return true
      }
    }
  }
  return false
}

/** "From 84 to 51" fell: where a thing happened, the figures say which way. */
const isInFigures = (before: Reading, after: Reading, index: number, means: string): boolean => {
  if (after.verbs.some((verb) => verb.index === index && !verb.isOthers && opensSentence(after.view, index)))
    return false
  const [first, second] = [...before.view.text.matchAll(/(?<![\d.,])(\d+(?:\.\d+)?)(?![\d,])/g)].map(([digits]) =>
    Number(digits)
  )
  if (first === undefined || second === undefined || !/\bfrom\b|\bto\b|->|→/.test(before.view.text)) return false
  const isBackward = before.view.words.indexOf("from") > before.view.words.findIndex((word) => /^\d/.test(word))
  const [from, to] = isBackward ? [second, first] : [first, second]
  return means === (to < from ? "down" : to > from ? "up" : "")
}

/** "Turnover fell": a thing stands before the verb. */
const isHappening = (reading: Reading, index: number): boolean => {
  if (index === 0 || reading.opensClause(index)) return false
  return reading.isContent(index - 1) && !/(?:ly|ed|ing)$/.test(reading.word(index - 1))
}
