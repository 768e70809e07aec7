import type { Job } from "../scoring/Job.js"
import { concepts } from "../scoring/lexicon/lexicon.js"
import { claimsOwnership, losesHelp, praises, turnsRound } from "./claims.js"
import { credentialScope, credentialsIn } from "./credentials.js"
import { additions } from "./difference.js"
import { isTool, type ProfileEvidence, type Scope } from "./evidence.js"
import { rewrites, stuffs } from "./extent.js"
import { addressesReader, hasHostileSigns } from "./hostile.js"
import { conceptsSpelled, insertedNames, stemsAsked, newConcepts, newJobTerms, unknownNames } from "./names.js"
import { Shape } from "../scoring/Tokens.js"
import { changesRate, widens } from "./reach.js"
import { foreignAdditions, isPlain, saysSame } from "./substitution.js"
import { type Figure, figuresIn, keepsFigures, losesFigure, stemsOfWords } from "./numbers.js"
import { wordStem } from "./stems.js"
import { isRefusal } from "./refusals.js"
import { isContent, isDigits, stemAt, type TextView } from "./TextView.js"

/** The rules of notes/llm.md. R1 and R2 are judged first where the answer is decoded (`llm/openai/answers.ts`). */
export const ruleIds = [
  ...["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10"],
  ...["R11", "R12", "R13", "R14", "R15", "R16", "R17", "R18", "R19", "R20"]
] as const satisfies ReadonlyArray<`R${number}`>
export type RuleId = (typeof ruleIds)[number]

/** `false` switches a rule off, so that tests can show that each is needed. */
export type Rules = Partial<Readonly<Record<RuleId, boolean>>>

/** A new wording of one of the profile's texts, with what is needed to judge it. */
export interface Revision {
  /** The person's own text; for the summary everything the profile says. */
  readonly before: TextView
  readonly after: TextView
  /** The new wording as it came. */
  readonly raw: string
  /** The person's text as it is stored. */
  readonly own: string
  /** Key of the employer whose text it is; undefined for the summary. */
  readonly employer: string | undefined
  readonly evidence: ProfileEvidence
  readonly job: Job
}

/** Why a revision may not stand, in our own words; names come from our lexicon and the requirement list only. */
export interface Finding {
  readonly rule: RuleId
  readonly reason: string
}

type Check = (revision: Revision) => string | undefined

const longest = 2_000

const named = (names: ReadonlyArray<string>): string => {
  const unique = [...new Set(names)]
  return unique.length <= 3 ? unique.join(", ") : `${unique.slice(0, 3).join(", ")} and ${unique.length - 3} more`
}

const supports = (scope: Scope) => scope === "here" || scope === "skills" || scope === "words"

/** Best scope first; what is worst about several names decides what is said. */
const worst = (scopes: ReadonlyArray<Scope>): Scope =>
  scopes.includes("nowhere") ? "nowhere" : scopes.includes("credentials") ? "credentials" : "elsewhere"

const claim = (scope: Scope, names: ReadonlyArray<string>): string => {
  const what = names.length === 0 ? "something" : named(names)
  if (scope === "elsewhere") return `it names ${what}, which the profile shows only elsewhere`
  if (scope === "credentials") return `it names ${what}, which the profile shows only in certificates or education`
  return `it names ${what}, which the profile does not show`
}

const scopeOfConcept = ({ employer, evidence }: Pick<Revision, "employer" | "evidence">, number: number): Scope => {
  const concept = concepts[number]
  if (concept === undefined) return "nowhere"
  if (employer !== undefined) return evidence.scopeOf(concept, employer)
  return evidence.showsAnywhere(concept) ? "here" : "nowhere"
}

/** "SOC 2", "Java 17", "Route 53": digits that belong to a name are no figures where the profile has the same name. */
const isHeldName =
  ({ after, employer, evidence }: Revision) =>
  (figure: Figure): boolean => {
    for (let index = 0; index < after.tokens.count; index++) {
      const start = after.tokens.starts[index] ?? 0
      if (start < figure.start || start >= figure.end) continue
      // Part of a name ("SOC 2", "Six Sigma"): whether that is held is for R8 and R9 to say.
      const mention = after.mentions[after.mentionOf[index] ?? -1]
      if (mention !== undefined && (mention.first < index || (mention.last > index && !isDigits(after, index))))
        return true
      if (!isDigits(after, index)) continue
      const words = [after.words[index - 1] ?? "", after.words[index] ?? ""]
      // A name has a capital and a plain number: "Route 53", but neither "from 900" nor "analyzed 1.2 million".
      const isNamed = ((after.tokens.shapes[index - 1] ?? 0) & (Shape.initialUpper | Shape.innerUpper)) !== 0
      if (!isNamed || index - 1 === 0 || figure.key !== `${words[1] ?? ""}|`) return false
      return employer === undefined
        ? evidence.whole.holdsPhrase(words)
        : supports(evidence.scopeOfWords(words, employer))
    }
    return false
  }

const figures: Check = (revision) => {
  const { after, before, employer } = revision
  const revised = figuresIn(after.text)
  const held = employer === undefined && revised.length === 0 ? [] : figuresIn(before.text)
  if (employer !== undefined && losesFigure(held, revised)) return "it leaves out a figure of the text"
  if (revised.length === 0) return undefined
  const kept = keepsFigures({
    held,
    revised,
    heldWords: () => stemsOfWords(before.text),
    isName: isHeldName(revision),
    strict: employer !== undefined
  })
  return kept ? undefined : "it states a figure that the text does not hold"
}

const technology: Check = (revision) => {
  const { after, before, employer, evidence, job } = revision
  const refused: Array<{ readonly scope: Scope; readonly name: string | undefined }> = []
  for (const number of newConcepts(before, after)) {
    const concept = concepts[number]
    if (concept === undefined || concept.kind === "certification") continue
    const scope = scopeOfConcept(revision, number)
    if (supports(scope) || isComposed(revision, number)) continue
    // A soft skill is how one works, not what one used: any part of the profile shows it, and only asked ones are pushed.
    if (concept.kind === "soft" && (evidence.showsAnywhere(concept) || !isAsked(job, concept.name))) continue
    refused.push({ scope, name: concept.name })
  }
  for (const { words, stems, isAcronym } of unknownNames(before, after)) {
    const letters = words[0]?.replace(/s$/, "") ?? ""
    const isSpelledOut = isAcronym && letters.length >= 2 && evidence.spellsOut(letters, employer)
    const inBefore = isAcronym && letters.length >= 2 && initialsOf(before).includes(letters)
    if (isSpelledOut || inBefore) continue
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
    const isSaid = before.words.some((word) => saysSame(wordStem(word), wordStem(after.words[index] ?? "")))
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
  const held = new Set(before.tokens.stems)
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

const credentials: Check = ({ after, before, employer, evidence }) => {
  for (const one of credentialsIn(after)) {
    const scope = credentialScope(one, before, after, evidence)
    if (scope === "same" || (employer === undefined && scope !== "nowhere")) continue
    const what = one.name ?? "a certificate, licence or degree"
    return scope === "nowhere"
      ? `it names ${what}, which the profile does not hold`
      : `it names ${what}, which the profile holds but not as part of this work`
  }
  return undefined
}

const isHeldUnit =
  (revision: Revision) =>
  (view: TextView, first: number): boolean => {
    const { employer, evidence } = revision
    const mention = view.mentions[view.mentionOf[first] ?? -1]
    if (mention !== undefined) return supports(scopeOfConcept(revision, mention.concept))
    return employer === undefined
      ? evidence.holdsStem(stemAt(view, first))
      : supports(evidence.scopeOfStem(stemAt(view, first), employer))
  }

const isAnywhere =
  ({ evidence }: Revision) =>
  (view: TextView, first: number): boolean =>
    evidence.holdsStem(stemAt(view, first))

/** Whether a single word is shown for this employer, or is part of a name that is. */
const isShownHere = (revision: Revision): ((index: number) => boolean) => {
  const { after, before, employer, evidence } = revision
  // What R8 lets pass is shown: names of the lexicon that are not new, or that the profile supports.
  let unheld: ReadonlySet<number> | undefined
  const isHeldName = (concept: number) => {
    unheld ??= new Set(newConcepts(before, after))
    return !unheld.has(concept) || supports(scopeOfConcept(revision, concept)) || isComposed(revision, concept)
  }
  return (index) => {
    const mention = after.mentions[after.mentionOf[index] ?? -1]
    if (mention !== undefined && isHeldName(mention.concept)) return true
    if (employer === undefined) return evidence.holdsStem(stemAt(after, index))
    return supports(evidence.scopeOfStem(stemAt(after, index), employer))
  }
}

const sentence =
  (check: (revision: Revision) => boolean, reason: string): Check =>
  (revision) =>
    check(revision) ? reason : undefined

/** One row for each rule that judges a text. `summary` says whether R17 asks it of the summary too. */
export const textRules: ReadonlyArray<{ readonly rule: RuleId; readonly summary: boolean; readonly check: Check }> = [
  {
    rule: "R1",
    summary: false,
    check: sentence(({ raw }) => raw.length > longest, "it is too long for a bullet")
  },
  {
    rule: "R2",
    summary: true,
    check: sentence(({ after, before }) => isRefusal(before, after), "it is a refusal or was cut off")
  },
  {
    rule: "R6",
    summary: true,
    check: sentence(
      ({ after, before, own, raw }) => hasHostileSigns(raw, own) || addressesReader(after, before),
      "it holds an address, markup or words to a reader"
    )
  },
  { rule: "R7", summary: true, check: figures },
  {
    rule: "R7",
    summary: false,
    check: sentence(
      ({ after, before, employer = "", evidence }) =>
        changesRate(before, after, (word) => supports(evidence.scopeOfWords([word], employer))),
      "it says how often where the text does not"
    )
  },
  { rule: "R9", summary: true, check: credentials },
  {
    rule: "R11",
    summary: false,
    check: sentence(
      ({ after, before }) => losesHelp(before, after),
      "it turns help or an attempt into the person's own work"
    )
  },
  {
    rule: "R10",
    summary: true,
    check: sentence(
      ({ after, before, employer }) => claimsOwnership(before, after, employer === undefined),
      "it claims more ownership than the text does"
    )
  },
  { rule: "R8", summary: true, check: technology },
  {
    rule: "R12",
    summary: true,
    check: sentence(({ after, before }) => praises(before, after), "it adds praise, level or reach")
  },
  {
    rule: "R12",
    summary: false,
    check: sentence(({ after, before }) => widens(before, after), "it widens what the text says")
  },
  {
    rule: "R13",
    summary: false,
    check: sentence(({ after, before }) => turnsRound(before, after), "it turns the statement round or adds an effect")
  },
  {
    rule: "R14",
    summary: false,
    check: sentence(
      ({ after, before, job }) => stuffs(before, after, insertedNames(before, after, job)),
      "it repeats a term or inserts too many"
    )
  },
  {
    rule: "R15",
    summary: false,
    check: sentence(
      (revision) => rewrites(revision.before, revision.after, isHeldUnit(revision), isAnywhere(revision)),
      "it rewrites the text instead of editing it"
    )
  },
  {
    rule: "R15",
    summary: false,
    check: sentence(
      (revision) => foreignAdditions(revision.before, revision.after, isShownHere(revision)),
      "it puts other facts in the place of the text's or beside them"
    )
  }
]

export const isOn = (rules: Rules, rule: RuleId): boolean => rules[rule] !== false

/** The first rule that a revision breaks. */
export const firstFinding = (revision: Revision, rules: Rules, isSummary: boolean): Finding | undefined => {
  for (const { check, rule, summary } of textRules) {
    if (!isOn(rules, rule) || (isSummary && !summary)) continue
    const reason = check(revision)
    if (reason !== undefined) return { rule, reason }
  }
  return undefined
}
