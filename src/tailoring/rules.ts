import type { Job } from "../scoring/Job.js"
import { concepts } from "../scoring/lexicon/lexicon.js"
import { claimsOwnership, losesHelp, praises, turnsRound } from "./claims.js"
import { credentialScope, credentialsIn } from "./credentials.js"
import type { ProfileEvidence, Scope } from "./evidence.js"
import { rewrites, stuffs } from "./extent.js"
import { addressesReader, hasHostileSigns } from "./hostile.js"
import { insertedNames, newConcepts, newJobTerms, unknownNames } from "./names.js"
import { type Figure, figuresIn, keepsFigures, stemsOfWords } from "./numbers.js"
import { isRefusal } from "./refusals.js"
import { isDigits, stemAt, type TextView } from "./TextView.js"

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
      if (/^\d/.test(words[0] ?? "") || !figure.key.endsWith("|")) return false
      return employer === undefined
        ? evidence.whole.holdsPhrase(words)
        : supports(evidence.scopeOfWords(words, employer))
    }
    return false
  }

const figures: Check = (revision) => {
  const { after, before, employer } = revision
  const revised = figuresIn(after.text)
  if (revised.length === 0) return undefined
  const kept = keepsFigures({
    held: figuresIn(before.text),
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
    if (supports(scope)) continue
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
  if (refused.length === 0) return undefined
  return claim(
    worst(refused.map(({ scope }) => scope)),
    refused.flatMap(({ name }) => (name === undefined ? [] : [name]))
  )
}

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
  { rule: "R9", summary: true, check: credentials },
  {
    rule: "R10",
    summary: true,
    check: sentence(
      ({ after, before, employer }) => claimsOwnership(before, after, employer === undefined),
      "it claims more ownership than the text does"
    )
  },
  {
    rule: "R11",
    summary: false,
    check: sentence(
      ({ after, before }) => losesHelp(before, after),
      "it turns help or an attempt into the person's own work"
    )
  },
  { rule: "R8", summary: true, check: technology },
  {
    rule: "R12",
    summary: true,
    check: sentence(({ after, before }) => praises(before, after), "it adds praise, level or reach")
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
