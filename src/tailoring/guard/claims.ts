import { Gap } from "../../text/Tokens.js"
import { isVerbLike, opensClause, stemsOf } from "./difference.js"
import { Phrases } from "./Phrases.js"
import {
  allStems,
  conceptOf,
  conceptSet,
  isContent,
  isDigits,
  opensSentence,
  stemAt,
  type TextView
} from "./TextView.js"
import { directions, effects, negations, praise as praiseWords } from "./words/claimWords.js"
import { numberWords } from "./words/figureWords.js"
import { helpingFamilies, levelWords } from "./words/helpWords.js"
import {
  doingVerbs,
  makingVerbs,
  ownershipPeers,
  ownershipPhrases,
  ownershipRoots,
  placingVerbs,
  runningVerbs
} from "./words/ownershipWords.js"

import { wordStem } from "./stems.js"
import { doesSame, isPlain, isSaidIn } from "./substitution.js"

// R10 to R13: who did it, how well, and which way it went.

type Part = "verb" | "either" | "noun"
const ownershipWords = new Map<string, { root: number; part: Part }>()
ownershipRoots.forEach(({ either, nouns, verbs }, root) => {
  for (const word of nouns) ownershipWords.set(word, { root, part: "noun" })
  for (const word of verbs) ownershipWords.set(word, { root, part: "verb" })
  for (const word of either) ownershipWords.set(word, { root, part: "either" })
})
const phrases = new Phrases(ownershipPhrases)
const joiners = new Set(["and", "to", "or", "then", "also", "did", "i", "successfully", "helped", "help"])

/** Part of a name of several words ("project management", "deep learning"): judged as that name, by R8 or R9. */
const isInName = (view: TextView, index: number): boolean => {
  const mention = view.mentions[view.mentionOf[index] ?? -1]
  return mention !== undefined && mention.last > mention.first && conceptOf(mention)?.kind !== "soft"
}

const clauseStarts = (view: TextView, index: number): boolean =>
  opensSentence(view, index) || (view.tokens.gaps[index] ?? 0) >= Gap.comma || joiners.has(view.words[index - 1] ?? "")

/** "Charge nurse who …", "as the lead …": the person, not somebody they worked with. */
const isOwnRole = ({ words }: TextView, index: number): boolean => {
  const before = words[index - 1]
  if (index === 0 || before === "as") return true
  return (
    (before === "a" || before === "an" || before === "the" || before === "acting") &&
    (index === 1 || words[index - 2] === "as")
  )
}

/** "Heads the ward", "to lead a team"; "heads of department" are people. */
const clauseVerb = (view: TextView, index: number, part: Part): boolean =>
  part === "either" && clauseStarts(view, index) && view.words[index + 1] !== "of"

/** Claims of ownership as comparable keys: verbs by their root, nouns by root and word, phrases. */
const ownershipIn = (view: TextView, isListed: (index: number) => boolean = () => false): ReadonlySet<string> => {
  const claims = new Set<string>()
  view.words.forEach((word, index) => {
    const known = ownershipWords.get(word)
    // "Terminology management": an entry of the skills list as it stands there.
    if (known === undefined || (known.part === "noun" && isListed(index))) return
    if (known.part !== "verb" && isOwnRole(view, index) && !clauseVerb(view, index, known.part))
      claims.add(`role ${known.root}`)
    if (isInName(view, index)) return
    const isVerb = known.part === "verb" || clauseVerb(view, index, known.part)
    claims.add(isVerb ? `verb ${known.root}` : `noun ${known.root} ${word.replace(/s$/, "")}`)
  })
  for (const { first, name } of phrases.in(view)) {
    // A role is the person's own even where its name is one that the lexicon has ("charge nurse").
    if (isOwnRole(view, first)) claims.add(`role ${name}`)
    if (!isInName(view, first)) claims.add(`phrase ${name}`)
  }
  return claims
}

/** The same without the difference of verb and noun: whoever was a manager has managed. */
const rootsIn = (view: TextView, isListed?: (index: number) => boolean): ReadonlySet<string> =>
  new Set(
    [...ownershipIn(view, isListed)].map((claim) => claim.replace(/^(?:verb|noun|role) (\d+)(?:\D.*)?$/, "root $1"))
  )

const peers = ownershipPeers.map((line) => new Set(line))

/** "Managed 12 people", "led 12 people", "managed a team of 12" say the same; so do "wrote" and "authored". */
const isPeer = (claim: string, before: TextView): boolean => {
  const held = peers.filter((line) => before.words.some((word) => line.has(word) && !isOnlyNoun.has(word)))
  const name = claim.replace(/^(?:phrase|role) /, "")
  if (!claim.startsWith("verb ") && name.includes(" ")) return held.some((line) => line.has(name))
  const words = claim.startsWith("verb ") ? (ownershipRoots[Number(claim.slice(5))]?.verbs ?? []) : []
  return held.some((line) => words.some((word) => line.has(word)))
}
const isOnlyNoun = new Set(["management", "manager", "leader", "lead"])

const making = new Set(makingVerbs)
const doing = new Set(doingVerbs)
const placing = new Set(placingVerbs)
const running = new Set(runningVerbs)

/** A verb of a set at the start of a clause; inside a clause a past form is a participle as often as a verb. */
const opensWith = (view: TextView, verbs: ReadonlySet<string>): boolean =>
  view.words.some((word, index) => verbs.has(word) && opensClause(view, index) && !isInName(view, index))

/** "Design library" designs nothing: inside a clause only a past form or an -ing makes. */
const makes = (view: TextView): boolean =>
  view.words.some(
    (word, index) =>
      making.has(word) && (opensClause(view, index) || /(?:ed|ing)$|^(?:built|wrote|drew|made|set)$/.test(word))
  )

/** "Designed and installed" where the text installed: a verb of making beside one that puts in place what there is. */
const makesToo = (before: TextView, after: TextView): boolean => {
  if (before.words.some((word) => making.has(word) && !placing.has(word))) return false
  const old = stemsOf(before)
  return after.words.some(
    (word, index) =>
      making.has(word) &&
      !placing.has(word) &&
      !old.includes(wordStem(word)) &&
      opensClause(after, index) &&
      isVerbLike(after, index) &&
      !isInName(after, index) &&
      !old.some((stem) => doesSame(wordStem(word), stem))
  )
}

/** "Set up the CRM and put all calls into it": another deed stands before the text's own. */
const putsDeedBefore = (before: TextView, after: TextView): boolean => {
  const [own = ""] = stemsOf(before)
  const [first = ""] = stemsOf(after)
  const place = stemsOf(after).indexOf(own)
  return place > 2 && after.words[place - 1] === "and" && isVerbLike(before, 0) && !isSaidIn(before, first)
}

/** "Followed defects to the fix" is not "fixed defects": a thing of the text has become a deed. */
const makesDeed = (before: TextView, after: TextView): boolean => {
  const old = stemsOf(before)
  return after.words.some((word, index) => {
    if (index === 0 || !/ed$/.test(word) || after.words[index - 1] !== "and" || !isVerbLike(after, index - 2))
      return false
    const stem = wordStem(word)
    const places = old.flatMap((other, at) => (other === stem ? [at] : []))
    return (
      places.length > 0 &&
      places.every(
        (at) =>
          !/(?:ed|ing)$/.test(before.words[at] ?? "") &&
          /^(?:a|an|the|their|its|of|for)$/.test(before.words[at - 1] ?? "")
      )
    )
  })
}

/** "Hung doors" is "installed doors": the verb that makes is one of the same doing. */
const makesAlike = (before: TextView, after: TextView): boolean => {
  const old = stemsOf(before)
  return after.words.every(
    (word, index) =>
      !making.has(word) ||
      !opensClause(after, index) ||
      (placing.has(word) && old.some((stem, at) => opensClause(before, at) && doesSame(wordStem(word), stem)))
  )
}

/** Whether the revision makes or runs what the text only works on. */
const claimsMore = (before: TextView, after: TextView): boolean =>
  (opensWith(after, making) && !makes(before) && !makesAlike(before, after)) ||
  makesToo(before, after) ||
  makesDeed(before, after) ||
  putsDeedBefore(before, after) ||
  (after.words.some((word, index) => running.has(word) && !isInName(after, index)) &&
    !before.words.some((word) => running.has(word) || doing.has(word)))

/** "As needed", "as well as" say nothing of the person. */
const noRole = new Set(
  (
    "well needed required requested directed assigned appropriate necessary possible soon such of per part a result applicable " +
    "they it he she instructed described planned expected follows long"
  ).split(" ")
)

/** Places where the person is called something: "as the foreman". */
const countRoles = (view: TextView): number =>
  view.words.filter((word, index) => {
    if (word !== "as" || isInName(view, index)) return false
    const next = view.words[index + 1] ?? ""
    const noun = /^(?:a|an|the)$/.test(next) ? (view.words[index + 2] ?? "") : next
    return !noRole.has(noun) && !/^\d/.test(noun) && !/^(?:part|result|team|whole|way|means)$/.test(noun)
  }).length

const possessing = new Set(["my", "mine", "me", "myself"])

/** Whether a revision calls the person something new, or makes others theirs: "as the foreman", "welder who", "my team". */
export const claimsRole = (before: TextView, after: TextView): boolean => {
  const says = (view: TextView, word: string) => view.words.includes(word)
  if (countRoles(after) > countRoles(before)) return true
  if (after.words.some((word) => possessing.has(word) && !says(before, word))) return true
  return says(after, "who") && !says(before, "who") && after.words.indexOf("who") <= 4
}

/** R10 */
export const claimsOwnership = (
  before: TextView,
  after: TextView,
  isListed: (index: number) => boolean,
  byRoot = false
): boolean => {
  const [held, claimed] = byRoot
    ? [rootsIn(before), rootsIn(after, isListed)]
    : [ownershipIn(before), ownershipIn(after, isListed)]
  if ([...claimed].some((claim) => !held.has(claim) && !isPeer(claim, before))) return true
  return claimsMore(before, after)
}

const helping = helpingFamilies.map((family) => new Phrases(family))

const placesOf = (view: TextView, family: Phrases): ReadonlyArray<number> =>
  family.in(view).flatMap(({ first }) => (isInName(view, first) ? [] : [first]))

/** "Under the foreman": who had the say is gone. */
const losesGuidance = (before: TextView, after: TextView): boolean => {
  const isUnder = (view: TextView) =>
    view.words.some((word, index) => word === "under" && !isDigits(view, index + 1) && isContent(view, index + 2))
  return isUnder(before) && !after.words.some((word) => word === "under" || /^(?:supervis|guid)/.test(word))
}

/** R11: a word that says the person helped, learned or tried is gone, or no longer stands with the work. */
export const losesHelp = (before: TextView, after: TextView): boolean =>
  losesGuidance(before, after) ||
  helping.some((family) => {
    const old = placesOf(before, family)
    if (old.length === 0) return false
    const now = family.in(after).map(({ first }) => first)
    const opens = (places: ReadonlyArray<number>, within: number) => places.some((first) => first < within)
    return now.length < old.length || (opens(old, 2) && !opens(now, 6))
  })

const levels = new Phrases(
  [...levelWords, ...helpingFamilies.filter((family) => levelWords.some((word) => family.includes(word)))].flat()
)

/** Whether a text calls the person a beginner and its revision no longer does; for the summary. */
export const losesLevel = (before: TextView, after: TextView): boolean =>
  levels.in(before).length > 0 && levels.in(after).length === 0

const praising = new Phrases(praiseWords)

const praiseSet = new Set(praiseWords)
/** Whether a word praises by itself, which R12 judges. */
export const isPraise = (word: string): boolean => praiseSet.has(word)

/** R12: praise, level, reach. */
export const praises = (before: TextView, after: TextView): boolean => {
  const held = new Set(praising.in(before).map(({ name }) => name))
  return praising.in(after).some(({ first, last, name }) => {
    if (held.has(name)) return false
    // How many years is for R7; "experienced in" names the work and no level.
    const previous = after.words[first - 1] ?? ""
    if (/\byears?\b/.test(name) && (/^\d/.test(previous) || numberWords.has(previous))) return false
    if (name === "experienced" && /^(?:in|with)$/.test(after.words[last + 1] ?? "")) return false
    for (let index = first; index <= last; index++) if (!isInName(after, index)) return true
    return false
  })
}

interface Turn {
  readonly direction: "up" | "down" | "effect"
  /** Stems of what it is said of. */
  readonly objects: ReadonlyArray<number>
  /** Place of the first of them. */
  readonly nearest: number | undefined
}

const reach = 4

const turnsIn = (view: TextView): ReadonlyArray<Turn> => {
  const { gaps } = view.tokens
  const turns: Array<Turn> = []
  view.words.forEach((word, index) => {
    const direction = directions.get(word) ?? (effects.has(word) ? "effect" : undefined)
    if (direction === undefined || isInName(view, index)) return
    const objects: Array<number> = []
    let nearest: number | undefined
    for (let at = index + 1; at < view.words.length && objects.length < reach; at++) {
      const next = view.words[at] ?? ""
      if ((gaps[at] ?? 0) >= Gap.comma || directions.has(next) || effects.has(next)) break
      if (!isContent(view, at) || /^\d/.test(next)) continue
      nearest ??= at
      objects.push(stemAt(view, at))
    }
    turns.push({ direction, objects, nearest })
  })
  return turns
}

const meets = (one: Turn, other: Turn): boolean => one.objects.some((stem) => other.objects.includes(stem))

const countNegations = (view: TextView): number => view.words.filter((word) => negations.has(word)).length

const sources = new Set(["from"])
const goals = new Set(["to", "into", "onto", "toward", "towards"])

/** Stems of the words that stand behind one of these prepositions. */
const behind = (view: TextView, prepositions: ReadonlySet<string>): ReadonlySet<number> => {
  const stems = new Set<number>()
  view.words.forEach((word, index) => {
    if (!prepositions.has(word)) return
    for (let at = index + 1; at < view.words.length && at <= index + 3; at++) {
      if (/^\d/.test(view.words[at] ?? "") || numberWords.has(view.words[at] ?? "")) break
      if (!isContent(view, at)) continue
      stems.add(stemAt(view, at))
      break
    }
  })
  return stems
}

const meet = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean => [...one].some((stem) => other.has(stem))

/** "From German into English" is not "from English into German". */
const swapsEnds = (before: TextView, after: TextView): boolean => {
  if (!after.words.includes("from") || !before.words.includes("from")) return false
  return meet(behind(before, sources), behind(after, goals)) || meet(behind(before, goals), behind(after, sources))
}

/** Verbs with "by" behind them: somebody else did it. */
const passives = (view: TextView): ReadonlySet<number> =>
  new Set(
    view.words.flatMap((word, index) => {
      const next = view.words[index + 1] ?? ""
      if (word !== "by" || index === 0 || /^\d/.test(next) || /ing$/.test(next) || numberWords.has(next)) return []
      return isVerbLike(view, index - 1) ? [stemAt(view, index - 1)] : []
    })
  )

/** "Reviewed translations of freelancers" is not "translations reviewed by freelancers". */
const becomesPassive = (before: TextView, after: TextView): boolean => {
  if (!after.words.includes("by")) return false
  const held = passives(before)
  const stems = allStems(before)
  return [...passives(after)].some((stem) => !held.has(stem) && stems.has(stem))
}

/** "Resolved rejected claims" is not "Rejected claims": a word from the middle has become what the person did. */
const losesOpening = (before: TextView, after: TextView): boolean => {
  const [old = "", now = ""] = [before.words[0], after.words[0]].map((word) => wordStem(word ?? ""))
  if (!isVerbLike(before, 0) || !isContent(before, 0) || old === now || !isVerbLike(after, 0)) return false
  const stays = stemsOf(after).some((stem) => doesSame(stem, old))
  return !stays && !isPlain(before.words[0] ?? "") && stemsOf(before).includes(now)
}

/** "Reduced damaged pallets" is not "reduced pallets": the word that says what went up or down is gone. */
const losesObject = (before: TextView, after: TextView, turns: ReadonlyArray<Turn>): boolean => {
  const concepts = conceptSet(after)
  return turns.some(({ direction, nearest }) => {
    if (nearest === undefined || direction === "effect") return false
    const mention = before.mentions[before.mentionOf[nearest] ?? -1]
    if (mention !== undefined && concepts.has(mention.concept)) return false
    return !isSaidIn(after, stemsOf(before)[nearest] ?? "")
  })
}

/** R13: what went down goes up, an effect appears that nobody spoke of, a negation comes or goes. */
export const turnsRound = (before: TextView, after: TextView): boolean => {
  if (countNegations(before) !== countNegations(after)) return true
  if (swapsEnds(before, after) || becomesPassive(before, after) || losesOpening(before, after)) return true
  const old = turnsIn(before)
  if (losesObject(before, after, old)) return true
  const heldStems = allStems(before)
  const count = (turns: ReadonlyArray<Turn>, direction: Turn["direction"]) =>
    turns.filter((turn) => turn.direction === direction).length
  const now = turnsIn(after)
  // As many ups and downs as before, or fewer: a new one in place of its opposite turns the statement.
  if (count(now, "up") > count(old, "up") && count(now, "down") < count(old, "down")) return true
  if (count(now, "down") > count(old, "down") && count(now, "up") < count(old, "up")) return true
  return now.some((turn) => {
    const same = old.filter((other) => meets(turn, other))
    const opposite = turn.direction === "up" ? "down" : "up"
    if (turn.direction !== "effect") {
      if (
        same.some(({ direction }) => direction === opposite) &&
        !same.some(({ direction }) => direction === turn.direction)
      ) {
        return true
      }
      // A direction where the text had none is an achievement out of nothing.
      if (old.length === 0) return true
    }
    if (old.some(({ direction }) => direction === turn.direction) && (turn.objects.length === 0 || same.length > 0))
      return false
    return !turn.objects.some((stem) => heldStems.has(stem))
  })
}
