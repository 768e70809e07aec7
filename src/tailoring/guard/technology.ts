import type { Job } from "../../posting/Job.js"
import { Shape } from "../../text/Tokens.js"
import { concepts } from "../../lexicon/lexicon.js"
import { credentialsIn } from "./credentials.js"
import { additions } from "./difference.js"
import { isTool, type Scope } from "./evidence.js"
import { isPraise } from "./claims.js"
import {
  conceptsSpelled,
  joinedConcepts,
  looksLikeName,
  newConcepts,
  newJobTerms,
  stemsAsked,
  unknownNames
} from "./names.js"
import { lessThan, moreThan } from "./words/figureWords.js"
import { isPeriod } from "./reach.js"
import { type Check, type Revision, scopeOfConcept, supports } from "./revision.js"
import { wordStem } from "./stems.js"
import { isPlain, isSaidIn, type ShownWords } from "./substitution.js"
import { allStems, isContent, stemAt, type TextView } from "./TextView.js"

// R8: what a revision newly names must be shown at the same employer or in the skills list.

const named = (names: ReadonlyArray<string>): string => {
  const unique = [...new Set(names)]
  return unique.length <= 3 ? unique.join(", ") : `${unique.slice(0, 3).join(", ")} and ${unique.length - 3} more`
}

/** Best scope first; what is worst about several names decides what is said. */
const worst = (scopes: ReadonlyArray<Scope>): Scope =>
  scopes.includes("nowhere") ? "nowhere" : scopes.includes("credentials") ? "credentials" : "elsewhere"

const claim = (scope: Scope, names: ReadonlyArray<string>): string => {
  const what = names.length === 0 ? "something" : named(names)
  if (scope === "elsewhere") return `it names ${what}, which the profile shows only elsewhere`
  if (scope === "credentials") return `it names ${what}, which the profile shows only in certificates or education`
  return `it names ${what}, which the profile does not show`
}

/** Abbreviations that name no tool. */
const everyday = new Set(["ui", "it", "id", "pc", "pdf", "faq", "tv", "hr", "am", "pm", "usa", "us", "uk", "eu"])

/** R8 */
export const technology: Check = (revision) => {
  const { after, before, employer, evidence, job } = revision
  const refused: Array<{ readonly scope: Scope; readonly name: string | undefined }> = []
  for (const number of newConcepts(before, after)) {
    const concept = concepts[number]
    if (concept === undefined || concept.kind === "certification") continue
    const scope = isOtherProduct(revision, number) ? "nowhere" : scopeOfConcept(revision, number)
    if (supports(scope) || isComposed(revision, number)) continue
    // A soft skill is how one works, not what one used: any part of the profile shows it, and only asked ones are pushed.
    if (concept.kind === "soft" && (evidence.showsAnywhere(concept) || !isAsked(job, concept.name))) continue
    refused.push({ scope, name: concept.name })
  }
  for (const number of joinedConcepts(before, after)) {
    const scope = scopeOfConcept(revision, number)
    const isHeld = supports(scope) || before.mentions.some(({ concept }) => concept === number)
    if (!isHeld) refused.push({ scope, name: concepts[number]?.name })
  }
  for (const { words, stems, isAcronym } of unknownNames(before, after)) {
    const letters = words[0]?.replace(/s$/, "") ?? ""
    const isSpelledOut = isAcronym && letters.length >= 2 && evidence.spellsOut(letters, employer)
    const inBefore = isAcronym && letters.length >= 2 && initialsOf(before).includes(letters)
    if (isSpelledOut || inBefore || everyday.has(letters)) continue
    const scope =
      employer === undefined
        ? stems.every((stem) => evidence.holdsStem(stem))
          ? "here"
          : "nowhere"
        : worstOf(stems.map((stem) => evidence.scopeOfStem(stem, employer)))
    if (!supports(scope)) refused.push({ scope, name: undefined })
  }
  for (const { name, words } of newJobTerms(before, after, job)) {
    const scope =
      employer === undefined
        ? evidence.whole.holdsPhrase(words)
          ? "here"
          : "nowhere"
        : evidence.scopeOfWords(words, employer)
    if (!supports(scope)) refused.push({ scope, name })
  }
  const askedStems = stemsAsked(job)
  for (const index of newSpellings(before, after)) {
    const stem = stemAt(after, index)
    const isNamed = askedStems.has(stem) && isContent(after, index) && !isPlain(after.words[index] ?? "")
    // A word of a requirement that nothing here shows: the job is no evidence.
    const isSaid = isSaidIn(before, wordStem(after.words[index] ?? ""))
    if (isNamed && !isSaid && !isShownHere(revision)(index)) {
      refused.push({
        scope: employer === undefined ? "nowhere" : evidence.scopeOfStem(stem, employer),
        name: undefined
      })
    }
    const asked = conceptsSpelled(after.words[index] ?? "")
      .map((number) => ({ number, name: concepts[number]?.name ?? "" }))
      .filter(({ name }) => isAsked(job, name))
    const [first] = asked
    if (first === undefined || isShownHere(revision)(index)) continue
    const scopes = asked.map(({ number }) => scopeOfConcept(revision, number))
    if (!scopes.some(supports)) refused.push({ scope: worst(scopes), name: first.name })
  }
  if (employer !== undefined && movesWords(revision, employer)) refused.push({ scope: "elsewhere", name: undefined })
  if (refused.length === 0) return undefined
  return claim(
    worst(refused.map(({ scope }) => scope)),
    refused.flatMap(({ name }) => (name === undefined ? [] : [name]))
  )
}

/**
 * "MicroStation" is one of the names of CAD, and AutoCAD shows CAD, but who held the one need not have held the
 * other. A product's name written with capitals inside that is neither the concept's own nor like it.
 */
const isOtherProduct = ({ after, before, evidence }: Revision, number: number): boolean => {
  const name = concepts[number]?.name.toLowerCase() ?? ""
  return after.mentions.some(({ concept, first, last }) => {
    if (concept !== number || first !== last || before.words.includes(after.words[first] ?? "")) return false
    const shape = after.tokens.shapes[first] ?? 0
    if ((shape & Shape.lower) === 0 || (shape & Shape.innerUpper) === 0 || (shape & Shape.initialUpper) === 0)
      return false
    return name.charAt(0) !== after.words[first]?.charAt(0) && !evidence.whole.holdsPhrase([after.words[first] ?? ""])
  })
}

/** Single new words that no mention was read in. */
const newSpellings = (before: TextView, after: TextView): ReadonlyArray<number> =>
  additions(before, after).flatMap(({ first, last }) => {
    const places: Array<number> = []
    for (let index = first; index <= last; index++) if ((after.mentionOf[index] ?? -1) < 0) places.push(index)
    return places
  })

/**
 * "Classroom accommodations" where the text has accommodations and the profile a classroom: the lexicon
 * knows the pair, the facts are the person's. The last word must be the text's own, and tools never are made so.
 */
const isComposed = (revision: Revision, number: number): boolean => {
  const { after, before, employer, evidence } = revision
  const concept = concepts[number]
  if (concept === undefined || isTool(concept) || employer === undefined) return false
  const held = allStems(before)
  return after.mentions
    .filter((mention) => mention.concept === number)
    .every(({ first, last }) => {
      if (last === first || !held.has(stemAt(after, last))) return false
      for (let index = first; index < last; index++) {
        const isHeld = held.has(stemAt(after, index)) || isPlain(after.words[index] ?? "")
        if (!isHeld && !supports(evidence.scopeOfStem(stemAt(after, index), employer))) return false
      }
      return true
    })
}

/** Two words or more in a row that only another employer's work has: a fact that moved. */
const movesWords = ({ after, before, evidence }: Revision, employer: string): boolean =>
  additions(before, after).some(({ first, last }) => {
    let moved = 0
    for (let index = first; index <= last; index++) {
      if (!isContent(after, index) || (after.mentionOf[index] ?? -1) >= 0) continue
      if (evidence.scopeOfStem(stemAt(after, index), employer) === "elsewhere") moved++
    }
    return moved >= 2
  })

const worstOf = (scopes: ReadonlyArray<Scope>): Scope => scopes.find((scope) => !supports(scope)) ?? "here"

const isAsked = ({ requirements }: Job, name: string): boolean => requirements.some((one) => one.name === name)

const initialsOf = ({ words }: TextView): string => words.map((word) => word.charAt(0)).join("")

/** Whether a word belongs to a name that is not new or that the profile shows for this employer. */
const isNamedHere = (revision: Revision): ((index: number) => boolean) => {
  const { after, before, evidence } = revision
  // "Automated unit tests": a name that another word stands in.
  const isParted = (index: number) => {
    for (let at = index + 1; at <= index + 3 && at < after.words.length; at++) {
      const spelled = conceptsSpelled(`${after.words[index] ?? ""} ${after.words[at] ?? ""}`)
      if (spelled.some((number) => supports(scopeOfConcept(revision, number)))) return true
    }
    return false
  }
  let unheld: ReadonlySet<number> | undefined
  let listed: ReadonlySet<number> | undefined
  const isHeldName = (concept: number) => {
    unheld ??= new Set(newConcepts(before, after))
    return !unheld.has(concept) || supports(scopeOfConcept(revision, concept)) || isComposed(revision, concept)
  }
  return (index) => {
    const mention = after.mentions[after.mentionOf[index] ?? -1]
    if (mention !== undefined && isHeldName(mention.concept)) return true
    listed ??= placesOf(evidence.listedIn(after))
    return listed.has(index) || (mention === undefined && isParted(index))
  }
}

const placesOf = (found: ReadonlyArray<{ readonly first: number; readonly last: number }>): ReadonlySet<number> =>
  new Set(found.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, step) => first + step)))

/** Whether a single word is shown for this employer, or is part of a name that is. */
const isShownHere = (revision: Revision): ((index: number) => boolean) => {
  const { after, employer, evidence } = revision
  const isNamed = isNamedHere(revision)
  return (index) => {
    if (isNamed(index)) return true
    if (employer === undefined) return evidence.holdsStem(stemAt(after, index))
    return supports(evidence.scopeOfStem(stemAt(after, index), employer))
  }
}

/** What R15 asks about single words. */
export const shownWords = (revision: Revision): ShownWords => {
  const { after, before, employer, evidence } = revision
  let claimed: ReadonlySet<number> | undefined
  return {
    isNamed: isNamedHere(revision),
    isShown: isShownHere(revision),
    isDoneTo: (index) =>
      employer === undefined ||
      evidence.skills.holdsStem(stemAt(after, index)) ||
      evidence.employerSays([before.words[0] ?? "", after.words[index] ?? ""], employer),
    isJudged: (index) => {
      const word = after.words[index] ?? ""
      if ((after.mentionOf[index] ?? -1) >= 0 || looksLikeName(after, index)) return true
      if (isPeriod(word) || moreThan.has(word) || lessThan.has(word) || isPraise(word)) return true
      claimed ??= placesOf(credentialsIn(after))
      return claimed.has(index)
    }
  }
}
