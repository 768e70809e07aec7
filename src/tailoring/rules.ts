import type { Concept } from "../scoring/lexicon/Concept.js"
import { type Mention, mentionsIn } from "../scoring/mentions.js"
import { type ProfileEvidence, type Scope } from "./evidence.js"
import { isHostile } from "./hostile.js"
import { newMentions, newNames } from "./names.js"
import { keepsFigures, statesNewFigure } from "./numbers.js"
import { contentStems, holdsPhrase, plain, sameText, stemChange, wordLine } from "./plainText.js"
import { directions, helping, negations, ownership, praise } from "./words.js"

/** The rules of notes/llm.md. R1 and R2 are judged where the model's answer is decoded (`llm/openai/answers.ts`). */
export type RuleId =
  | "R3"
  | "R4"
  | "R5"
  | "R6"
  | "R7"
  | "R8"
  | "R9"
  | "R10"
  | "R11"
  | "R12"
  | "R13"
  | "R14"
  | "R15"
  | "R16"
  | "R17"
  | "R18"
  | "R19"
  | "R20"

/** Rules that are switched off, for the mutation tests. */
export type Switches = Partial<Readonly<Record<RuleId, boolean>>>

/** A revision of one text, with what is needed to judge it. */
export interface Revision {
  /** The person's own text. */
  readonly original: string
  readonly revision: string
  readonly mentions: ReadonlyArray<Mention>
  readonly names: ReadonlyArray<string>
  /** Key of the employer whose text it is; undefined for the summary. */
  readonly employer: string | undefined
  readonly evidence: ProfileEvidence
}

/** Why a revision is refused, in words for the person; names come from our lexicon only. */
export interface Finding {
  readonly rule: RuleId
  readonly reason: string
}

type Check = (revision: Revision) => string | undefined

const listed = (names: ReadonlyArray<string>) => names.slice(0, 3).join(", ")

const isCredential = ({ kind }: Concept) => kind === "certification"

const scopeOf = ({ employer, evidence }: Revision, concept: Concept): Scope => {
  if (employer !== undefined) return evidence.scopeOf(concept, employer)
  return evidence.showsAnywhere(concept) ? "here" : "nowhere"
}

const supports = (scope: Scope) => scope === "here" || scope === "skills" || scope === "words"

const hostile: Check = ({ original, revision }) =>
  isHostile(revision, original) ? "it holds an address, markup or an instruction" : undefined

const figures: Check = (revision) => {
  // Digits in the name of something held (SOC 2, S3) are no figures.
  const named = revision.mentions.filter(({ concept }) => supports(scopeOf(revision, concept)))
  const isKept =
    revision.employer === undefined
      ? !statesNewFigure(revision.evidence.wholeText, revision.revision, named)
      : keepsFigures(revision.original, revision.revision, named)
  return isKept ? undefined : "it states a figure that the text does not hold"
}

const technology: Check = (revision) => {
  const claims = revision.mentions.filter(({ concept }) => !isCredential(concept))
  const refused = claims.filter(({ concept }) => !supports(scopeOf(revision, concept)))
  if (refused.length > 0) {
    const names = listed([...new Set(refused.map(({ concept }) => concept.name))])
    const isElsewhere = refused.every(({ concept }) => scopeOf(revision, concept) !== "nowhere")
    return isElsewhere
      ? `it names ${names}, which the profile shows only in another place`
      : `it names ${names}, which the profile does not show`
  }
  const { employer, evidence } = revision
  const strange = revision.names.filter((name) =>
    employer === undefined ? !evidence.holdsWordAnywhere(name) : !supports(evidence.scopeOfWord(name, employer))
  )
  return strange.length > 0 ? "it brings in a name that the profile does not hold there" : undefined
}

/** Words that claim a certificate, licence or degree whatever its name. */
const credentialWords = [
  ...["certified", "certification", "certifications", "certificate", "certificates", "licensed", "license", "licence"],
  ...["licensure", "accredited", "accreditation", "chartered", "credentialed", "board certified", "registered"],
  ...["diploma", "degree", "bachelor", "bachelors", "bachelor's", "master's", "masters", "mba", "phd", "doctorate"],
  ...[
    "graduate",
    "graduated",
    "alumnus",
    "alumna",
    "bsc",
    "msc",
    "jd",
    "md",
    "rn",
    "cpa",
    "esq",
    "qualified",
    "admitted to"
  ]
]

const credentials: Check = ({ employer, evidence, mentions, names, original, revision }) => {
  const claimed = mentions.filter(({ concept }) => isCredential(concept))
  const isHeld = (concept: Concept) => employer === undefined && evidence.holdsCredential(concept)
  const refused = claimed.filter(({ concept }) => !isHeld(concept))
  if (refused.length > 0)
    return `it claims ${listed(refused.map(({ concept }) => concept.name))}, which the profile does not hold there`
  const held = wordLine(employer === undefined ? evidence.wholeText : original)
  const line = wordLine(revision)
  const claims = credentialWords.some((word) => holdsPhrase(line, word) && !holdsPhrase(held, word))
  // In the summary a credential word may stand, but only beside names that the profile holds.
  const strange = employer === undefined && claims && names.length > 0
  return claims || strange ? "it claims a certificate, licence or degree" : undefined
}

const withoutMentions = (text: string, mentions: ReadonlyArray<Mention>): string =>
  mentions.reduceRight((kept, { end, start }) => `${kept.slice(0, start)} · ${kept.slice(end)}`, text)

const owns: Check = (revision) => {
  // "Inventory management" is a skill; what it says of ownership was judged as that.
  const skills = mentionsIn(revision.revision).filter(({ concept }) => supports(scopeOf(revision, concept)))
  const line = wordLine(withoutMentions(revision.revision, skills))
  const held = wordLine(revision.employer === undefined ? revision.evidence.wholeText : revision.original)
  const isNew = ownership.some(
    (family) => family.some((form) => holdsPhrase(line, form)) && !family.some((form) => holdsPhrase(held, form))
  )
  return isNew ? "it claims more ownership than the text does" : undefined
}

const helped: Check = ({ original, revision }) => {
  const before = wordLine(original)
  const after = wordLine(revision)
  const lost = helping.filter((word) => holdsPhrase(before, word) && !holdsPhrase(after, word))
  const kept = helping.some((word) => holdsPhrase(before, word) && holdsPhrase(after, word))
  return lost.length > 0 && !kept ? "it turns help into the person's own work" : undefined
}

const praises: Check = ({ employer, evidence, original, revision }) => {
  const held = wordLine(employer === undefined ? `${original}\n${evidence.wholeText}` : original)
  const line = wordLine(revision)
  const years = employer === undefined ? [] : ["years", "year"]
  return [...praise, ...years].some((word) => holdsPhrase(line, word) && !holdsPhrase(held, word))
    ? "it adds praise, level or years"
    : undefined
}

const turns: Check = ({ original, revision }) => {
  const before = wordLine(original)
  const after = wordLine(revision)
  const has = (line: string, words: ReadonlyArray<string>) => words.some((word) => holdsPhrase(line, word))
  const fresh = (words: ReadonlyArray<string>) =>
    words.some((word) => holdsPhrase(after, word) && !holdsPhrase(before, word))
  const turned =
    (has(before, directions.down) && fresh(directions.up)) || (has(before, directions.up) && fresh(directions.down))
  const lostNegation =
    negations.some((word) => holdsPhrase(before, word)) && !negations.some((word) => holdsPhrase(after, word))
  const newNegation =
    !negations.some((word) => holdsPhrase(before, word)) && negations.some((word) => holdsPhrase(after, word))
  return turned || lostNegation || newNegation ? "it turns the statement round" : undefined
}

/** Keywords that one edit may bring in. */
const mostKeywords = 3

const stuffing: Check = ({ mentions, original, revision }) => {
  if (new Set(mentions.map(({ concept }) => concept)).size > mostKeywords) return "it inserts too many keywords"
  const counts = (text: string) => {
    const found = new Map<string, number>()
    for (const word of wordLine(text).trim().split(" ")) {
      if (word.length > 2) found.set(word, (found.get(word) ?? 0) + 1)
    }
    return found
  }
  const before = counts(original)
  // Once more may be the long form beside the short one ("intensive care unit (critical care)"); twice more is stuffing.
  const repeated = [...counts(revision)].some(
    ([word, count]) => count >= 3 && count >= (before.get(word) ?? 0) + 2 && contentStems(word).size > 0
  )
  return repeated ? "it repeats a term" : undefined
}

const leastKept = 0.6

const rewrites: Check = ({ original, revision }) => {
  const { added, before, kept } = stemChange(original, revision)
  return kept < leastKept || added > Math.max(6, before * 0.6)
    ? "it rewrites the text instead of editing it"
    : undefined
}

/** Rules that judge a revised bullet, in the order in which their reasons are given. */
const bulletChecks: ReadonlyArray<readonly [RuleId, Check]> = [
  ["R6", hostile],
  ["R7", figures],
  ["R9", credentials],
  ["R10", owns],
  ["R11", helped],
  ["R8", technology],
  ["R12", praises],
  ["R13", turns],
  ["R14", stuffing],
  ["R15", rewrites]
]

/** Rules of a bullet that hold for the summary too, with the whole profile as evidence (R17). */
const summaryChecks: ReadonlyArray<readonly [RuleId, Check]> = [
  ["R6", hostile],
  ["R7", figures],
  ["R9", credentials],
  ["R10", owns],
  ["R8", technology],
  ["R11", helped],
  ["R12", praises]
]

const firstFinding = (
  checks: ReadonlyArray<readonly [RuleId, Check]>,
  revision: Revision,
  switches: Switches
): Finding | undefined => {
  for (const [rule, check] of checks) {
    if (switches[rule] === false) continue
    const reason = check(revision)
    if (reason !== undefined) return { rule, reason }
  }
  return undefined
}

const revisionOf = (
  original: string,
  revision: string,
  employer: string | undefined,
  evidence: ProfileEvidence
): Revision => ({
  original: plain(original),
  // Control characters and line breaks are R6's business and must still be there for it.
  revision,
  mentions: newMentions(original, revision),
  names: newNames(original, revision),
  employer,
  evidence
})

/** Judges a revised bullet; undefined means that it may stand. */
export const judgeBullet = (
  original: string,
  revision: string,
  employer: string,
  evidence: ProfileEvidence,
  switches: Switches
): Finding | undefined => firstFinding(bulletChecks, revisionOf(original, revision, employer, evidence), switches)

/** Judges a new summary against the whole profile. */
export const judgeSummary = (
  original: string,
  revision: string,
  evidence: ProfileEvidence,
  switches: Switches
): Finding | undefined => {
  const finding = firstFinding(summaryChecks, revisionOf(original, revision, undefined, evidence), switches)
  if (finding !== undefined || switches["R17"] === false) return finding
  const { added, before, kept } = stemChange(original, revision)
  if (before > 0 && (kept < 0.5 || added > Math.max(10, before * 0.6))) {
    return { rule: "R17", reason: "it rewrites the summary instead of editing it" }
  }
  const profile = contentStems(evidence.wholeText)
  const stems = [...contentStems(revision)]
  const foreign = stems.filter((stem) => !profile.has(stem)).length
  return before === 0 && foreign > stems.length * 0.4
    ? { rule: "R17", reason: "it says what the profile does not" }
    : undefined
}

export const isSameText = (one: string, other: string): boolean => sameText(one) === sameText(other)
