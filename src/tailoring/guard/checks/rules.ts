import { Shape } from "../../../text/Tokens.js"
import { writtenOut } from "../reading/abbreviations.js"
import { turnsRound } from "./direction.js"
import { changesRate, overstates } from "./extent.js"
import { claimsMoreWork, claimsRole, losesHelp } from "./ownership.js"
import { credentialScope, credentialsSaid, dropsQualifier } from "./credentials.js"
import { stuffs } from "./stuffing.js"
import { addressesReader, hasHostileSigns } from "./hostile.js"
import { insertedNames } from "../reading/names.js"
import { type Figure, figuresIn } from "../figures/figures.js"
import { keepsFigures, losesFigure, stemsOfWords } from "../figures/keepsFigures.js"
import { groups } from "../reading/figureWords.js"
import { isRefusal } from "./refusals.js"
import type { Job } from "../../../posting/Job.js"
import type { ProfileEvidence } from "../evidence/ProfileEvidence.js"
import { hasNumberInName, isDigits, type Place, type TextView } from "../reading/TextView.js"
import { shareKey } from "../reading/ClaimWords.js"
import type { Reading } from "../reading/Reading.js"
import { movedPerson } from "./people.js"

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

/** A new wording of one of the profile's texts, with what is needed to judge it. */
export interface Revision {
  /** The person's own text; for the summary everything the profile says. */
  readonly before: TextView
  readonly after: TextView
  /** Both as claims. */
  readonly old: Reading
  readonly now: Reading
  /** The new wording as it came. */
  readonly raw: string
  /** The person's text as it is stored. */
  readonly own: string
  /** Key of the employer whose text it is; undefined for the summary. */
  readonly employer: string | undefined
  readonly evidence: ProfileEvidence
  readonly job: Job
}

/** Judges a revision: why it may not stand, in our own words, or the words that are for the user to confirm. */
type Check = (revision: Revision) => string | Place | undefined

const longest = 2_000

/** "SOC 2", "Java 17", "Route 53": digits that belong to a name are no figures where the profile has the same name. */
const isHeldName =
  ({ after, employer, evidence }: Revision) =>
  (figure: Figure): boolean => {
    for (let index = 0; index < after.tokens.count; index++) {
      const start = after.tokens.starts[index] ?? 0
      if (start < figure.start || start >= figure.end) continue
      // Part of a name ("SOC 2", "Six Sigma"): whether that is held is for R8 and R9 to say.
      const mention = after.mentionAt(index)
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
      return employer === undefined ? evidence.whole.holdsPhrase(words) : evidence.holdsAt(words, employer)
    }
    return false
  }

/** Whether a word of one text may stand for one of the other, both by their stems. */
const sameBy = (old: Reading, now: Reading): ((one: string, other: string) => boolean) => {
  const keys = new Map<string, ReadonlyArray<string>>()
  for (const own of [...now.keys, ...old.keys]) keys.set(own[0] ?? "", [...(keys.get(own[0] ?? "") ?? []), ...own])
  return (one, other) => one === other || shareKey(keys.get(one), keys.get(other))
}

/** Whether a word of a text, by its stem, names people. */
const peopleIn =
  (reading: Reading) =>
  (stem: string): boolean =>
    reading.keys.some(([own], index) => own === stem && reading.isSomebody(index)) || groups.has(stem)

/** The same figure of the same thing in another text of the employer: "18 associates". */
const isAtEmployer = ({ employer, evidence }: Revision): ((figure: Figure) => boolean) => {
  let there: ReadonlyArray<Figure> | undefined
  return ({ counted: [thing], key }) => {
    if (employer === undefined || thing === undefined) return false
    there ??= evidence.linesAt(employer).flatMap(({ takesBack, view }) => (takesBack ? [] : figuresIn(view.text)))
    return there.some((own) => own.key === key && own.counted.includes(thing))
  }
}

const figures: Check = (revision) => {
  const { after, before, employer, evidence } = revision
  // "Biweekly" is "every two weeks": figures of a phrase that the other text says, too.
  const isSaid = (own: Reading, other: Reading) => (figure: Figure) => other.saysPhraseAt(own, figure.start, figure.end)
  const revised = figuresIn(after.text).filter((figure) => !isSaid(revision.now, revision.old)(figure))
  const held =
    employer === undefined && revised.length === 0
      ? []
      : figuresIn(before.text).filter((figure) => !isSaid(revision.old, revision.now)(figure))
  const revisedWords = stemsOfWords(after.text)
  const loses =
    employer !== undefined && losesFigure(held, revised, revisedWords)
      ? "it leaves out a figure of the text"
      : undefined
  if (revised.length === 0) return loses
  const kept = keepsFigures({
    held,
    revised,
    heldWords: stemsOfWords(before.text),
    revisedWords,
    isName:
      employer === undefined
        ? (figure) => evidence.isDateOf(figure.key, after.text) || isHeldName(revision)(figure)
        : isHeldName(revision),
    isOfEmployer: isAtEmployer(revision),
    isPeople: peopleIn(revision.old),
    saysSame: sameBy(revision.old, revision.now),
    strict: employer !== undefined
  })
  if (kept === false) return "it states a figure that the text does not hold"
  if (kept === true || loses !== undefined) return loses
  const { ends, starts } = after.tokens
  const places = [...starts.keys()].filter((at) => (ends[at] ?? 0) > kept.start && (starts[at] ?? 0) < kept.end)
  return { first: places[0] ?? 0, last: places.at(-1) ?? 0 }
}

const credentials: Check = ({ after, before, employer, evidence, now, old }) => {
  const [claims, read] = credentialsSaid(after)
  const out = writtenOut(old, now)
  for (const one of claims) {
    // "Certified nurse-midwives (CNMs)" are the CNMs of the text.
    if (read === after && out.has(one.first)) continue
    const scope = credentialScope(one, before, read, evidence)
    if (scope === "same" || (employer === undefined && scope !== "nowhere")) continue
    const what = one.name ?? "a certificate, licence or degree"
    return scope === "nowhere"
      ? `it names ${what}, which the profile does not hold`
      : `it names ${what}, which the profile holds but not as part of this work`
  }
  const isOnlyThere = (index: number) => evidence.scopeOfKeys(now.keys[index] ?? [], undefined) === "credentials"
  return dropsQualifier(after, isOnlyThere, evidence)
    ? "it names a certificate, licence or degree without what the profile says of it"
    : undefined
}

/** Whether a word is one of the position's title, or says where it is. */
const isOfPosition =
  ({ employer, evidence }: Revision) =>
  (keys: ReadonlyArray<string>): boolean =>
    employer === undefined
      ? evidence.scopeOfKeys(keys, undefined) !== "nowhere"
      : evidence.rolesAt(employer).some((role) => role.shows(keys))

/** A rule that judges a text. */
interface TextRule {
  readonly rule: RuleId
  /** Whether R17 asks it of the summary too. */
  readonly summary: boolean
  readonly check: Check
}

/** A rule that says whether it objects, or to which words the user must say yes. */
const objects =
  (summary: boolean) =>
  (rule: RuleId, reason: string, check: (revision: Revision) => boolean | Place | undefined): TextRule => ({
    rule,
    summary,
    check: (revision) => {
      const found = check(revision)
      return typeof found === "object" ? found : found === true ? reason : undefined
    }
  })
const always = objects(true)
const inBullets = objects(false)

/** What more work a bullet claims; a verb may be what the position's title names: a teacher teaches. */
const moreWork = (revision: Revision) =>
  claimsMoreWork(revision.old, revision.now, isBullet(revision) ? isOfPosition(revision) : () => false)

const isBullet = ({ employer }: Revision): boolean => employer !== undefined

export const textRules: ReadonlyArray<TextRule> = [
  inBullets("R1", "it is too long for a bullet", ({ raw }) => raw.length > longest),
  always("R2", "it is a refusal or was cut off", ({ after, before }) => isRefusal(before, after)),
  always(
    "R6",
    "it holds an address, markup or words to a reader",
    ({ after, before, own, raw }) => hasHostileSigns(raw, own) || addressesReader(after, () => before)
  ),
  { rule: "R7", summary: true, check: figures },
  always("R7", "it says how often where the text does not", (revision) => {
    const { employer, evidence, now, old } = revision
    const isHere = (index: number) => evidence.scopeOfKeys(now.keys[index] ?? [], employer) === "here"
    return changesRate(old, now, isHere, isBullet(revision))
  }),
  { rule: "R9", summary: true, check: credentials },
  inBullets(
    "R11",
    "it turns help or an attempt into the person's own work",
    (revision) => losesHelp(revision.old, revision.now) || moreWork(revision)?.rule === "R11"
  ),
  always("R10", "it claims more ownership than the text does", (revision) => {
    const more = moreWork(revision)
    return more?.rule === "R10" && (more.unproved ?? true)
  }),
  always("R10", "it makes the person something that the text does not", (revision) =>
    claimsRole(revision.old, revision.now, isOfPosition(revision), isBullet(revision))
  ),
  inBullets(
    "R10",
    "it gives somebody another part in the work",
    ({ now, old }) => movedPerson(old, now)?.isTurned === true
  ),
  always("R12", "it adds praise or reach, or leaves out a word that keeps the statement small", (revision) =>
    overstates(revision.old, revision.now, isOfPosition(revision), isBullet(revision))
  ),
  inBullets("R13", "it turns the statement round or adds an effect", ({ now, old }) => turnsRound(old, now)),
  inBullets("R14", "it repeats a term or inserts too many", ({ after, before, job }) =>
    stuffs(before, after, insertedNames(before, after, job))
  )
]

export const isOn = (rules: Rules, rule: RuleId): boolean => rules[rule] !== false
