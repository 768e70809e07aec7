import { Shape } from "../../text/Tokens.js"
import { claimsOwnership, claimsRole, losesHelp, praises, turnsRound } from "./claims.js"
import { credentialScope, credentialsIn } from "./credentials.js"
import { rewrites, stuffs } from "./extent.js"
import { addressesReader, hasHostileSigns } from "./hostile.js"
import { insertedNames } from "./names.js"
import { type Figure, figuresIn, keepsFigures, losesFigure, stemsOfWords } from "./numbers.js"
import { changesRate, widens } from "./reach.js"
import { isRefusal } from "./refusals.js"
import { type Check, type Revision, scopeOfConcept, supports } from "./revision.js"
import { foreignAdditions } from "./substitution.js"
import { shownWords, technology } from "./technology.js"
import { hasNumberInName, isDigits, stemAt, type TextView } from "./TextView.js"

/**
 * What an edit must not do, or what is put right in it. R1 and R2 are judged first where the answer is decoded
 * (`llm/openai/answers.ts`).
 */
export const ruleIds = [
  "R1", // another shape, a confidence outside 0 to 1
  "R2", // a refusal, a cut or an empty text
  "R3", // an employer that the profile does not have
  "R4", // a bullet that the employer does not have
  "R5", // nothing changed, all removed, a bullet changed twice
  "R6", // addresses, markup, words to whoever reads
  "R7", // figures that are not in the text, or gone from it
  "R8", // tools and names that are not shown
  "R9", // certificates, licences and degrees that are not held
  "R10", // ownership: led, managed, built
  "R11", // "helped" and its like lost
  "R12", // praise, level, reach
  "R13", // direction turned round, effects nobody spoke of, denials
  "R14", // a term repeated, too many keywords
  "R15", // too much changed, new words that nothing shows
  "R16", // put right: the keywords that were inserted
  "R17", // the summary: the rules so marked, with the whole profile as evidence
  "R18", // the skills list: something lost, or joined without being shown
  "R19", // the model's own warnings
  "R20" // put right: confidence, at most 0.95
] as const satisfies ReadonlyArray<`R${number}`>
export type RuleId = (typeof ruleIds)[number]

/** `false` switches a rule off, so that tests can show that each is needed. */
export type Rules = Partial<Readonly<Record<RuleId, boolean>>>

/** Why a revision may not stand, in our own words; names come from our lexicon and the requirement list only. */
export interface Finding {
  readonly rule: RuleId
  readonly reason: string
}

const longest = 2_000

/** "SOC 2", "Java 17", "Route 53": digits that belong to a name are no figures where the profile has the same name. */
const isHeldName =
  ({ after, employer, evidence }: Revision) =>
  (figure: Figure): boolean => {
    for (let index = 0; index < after.tokens.count; index++) {
      const start = after.tokens.starts[index] ?? 0
      if (start < figure.start || start >= figure.end) continue
      // Part of a name ("SOC 2", "Six Sigma"): whether that is held is for R8 and R9 to say.
      const mention = after.mentions[after.mentionOf[index] ?? -1]
      if (mention !== undefined && (mention.first < index || (mention.last > index && !isDigits(after, index)))) {
        // "WCAG 2.2" for "WCAG" says more than the name: the version must be told, too.
        const isOfName = !isDigits(after, index) || hasNumberInName(mention)
        return isOfName || evidence.whole.holdsPhrase(after.words.slice(mention.first, mention.last + 1))
      }
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
  const loses = employer !== undefined && losesFigure(held, revised) ? "it leaves out a figure of the text" : undefined
  if (revised.length === 0) return loses
  const kept = keepsFigures({
    held,
    revised,
    heldWords: () => stemsOfWords(before.text),
    isName: isHeldName(revision),
    strict: employer !== undefined
  })
  return kept ? loses : "it states a figure that the text does not hold"
}

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

/** An entry of two words or more; a single "Management" is no more than a claim. */
const isInEntry = (entries: ReadonlyArray<{ readonly first: number; readonly last: number }>, index: number): boolean =>
  entries.some(({ first, last }) => last > first && first <= index && index <= last)

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
      ({ after, before, own, raw }) => hasHostileSigns(raw, own) || addressesReader(after, () => before),
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
      ({ after, before, employer, evidence }) =>
        claimsOwnership(before, after, (index) => isInEntry(evidence.listedIn(after), index), employer === undefined),
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
    rule: "R10",
    summary: false,
    check: sentence(
      ({ after, before }) => claimsRole(before, after),
      "it makes the person something that the text does not"
    )
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
      (revision) => foreignAdditions(revision.before, revision.after, shownWords(revision)),
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
