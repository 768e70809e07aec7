import { isCredential } from "../../../lexicon/Concept.js"
import { groupsNamed, wordsNamed } from "../../../lexicon/words/words.js"
import { type Status, statuses } from "../../../rules/Status.js"
import { Gap, Shape } from "../../../text/Tokens.js"
import type { ProfileEvidence } from "../evidence/ProfileEvidence.js"
import { PhraseSet } from "../../../text/phrases.js"
import { isContent, type Place, placesOf, stemAt, type TextView, viewOf } from "../reading/TextView.js"
import { spelledAt } from "../reading/abbreviations.js"
import type { Reading } from "../reading/Reading.js"
import type { Objection, Revision } from "./rules.js"

// R9: certificates, licences and degrees in prose, those of the lexicon and, by their pattern, those that
// no lexicon knows ("certified balloon artist", "… license").

/** Words that make a credential of their neighbours, by what they are compared as. */
const generic = groupsNamed("credentials.generic")
/** Degrees and titles, by what they are compared as. */
const degrees = groupsNamed("credentials.degrees")
/** Short ones that count in capitals only. */
const capitals = groupsNamed("credentials.capitals")
const phrases = new PhraseSet(wordsNamed("credentials.phrases"))

/** A credential that a text claims: the words that must stand in one line of the profile. */
interface CredentialClaim extends Place {
  /** What the words are compared as, without the words that make a credential of them. */
  readonly keys: ReadonlyArray<string | number>
  readonly generics: ReadonlyArray<string>
  /** By a key that says whose certificate it is and not which ("AWS certified"), what its own words are compared as. */
  readonly anyOf: ReadonlyMap<string | number, ReadonlyArray<string | number>>
  /** The lexicon's name, where it knows the credential. */
  readonly name: string | undefined
  /** What the text says of it: held, in progress, expired … */
  readonly status: Status
}

const isUpper = ({ tokens }: TextView, index: number): boolean =>
  ((tokens.shapes[index] ?? 0) & (Shape.lower | Shape.initialUpper)) === Shape.initialUpper

const isCapital = ({ tokens }: TextView, index: number): boolean =>
  ((tokens.shapes[index] ?? 0) & (Shape.initialUpper | Shape.innerUpper)) !== 0

const isName = (view: TextView, index: number): boolean => isCapital(view, index) || view.mentionAt(index) !== undefined

const isMaster = (view: TextView, index: number): boolean =>
  view.words[index] === "master" &&
  /^'s\b/.test(view.text.slice(view.tokens.ends[index] ?? 0, (view.tokens.ends[index] ?? 0) + 3).toLowerCase())

const keyOf = (view: TextView, index: number): string | undefined => {
  const word = view.words[index] ?? ""
  const degree = degrees.get(word)
  if (degree !== undefined) return degree
  if (isMaster(view, index) || (word === "master" && view.words[index + 1] === "of")) return "master"
  // "Associate degree", "Associate's degree": no sales associate.
  if (/^associates?$/.test(word) && view.words[index + 1] === "degree") return "associate"
  // "MS Office", "CPA" as a cost: a name of something else.
  const concept = view.conceptAt(index)
  if (concept !== undefined && !isCredential(concept.kind)) return undefined
  return isUpper(view, index) ? capitals.get(word.toUpperCase()) : undefined
}

const compared = (view: TextView, index: number): string | number => keyOf(view, index) ?? stemAt(view, index)

const certificationAt = (view: TextView, index: number) => {
  const [mention, concept] = [view.mentionAt(index), view.conceptAt(index)]
  return mention !== undefined && concept?.kind === "certification" ? { concept, mention } : undefined
}

/** The credentials that a text names or claims. */
export const credentialsIn = (view: TextView): ReadonlyArray<CredentialClaim> => {
  const claims: Array<CredentialClaim> = []
  const inPhrase = new Uint8Array(view.tokens.count)
  view.words.forEach((_, at) => {
    inPhrase.fill(1, at, at + phrases.lengthAt(view.words, at))
  })
  const isCue = (index: number) =>
    generic.has(view.words[index] ?? "") ||
    keyOf(view, index) !== undefined ||
    inPhrase[index] === 1 ||
    certificationAt(view, index) !== undefined
  for (let index = 0; index < view.tokens.count; index++) {
    // "AAT qualified"
    const isQualified = view.words[index] === "qualified" && index > 0 && isName(view, index - 1)
    if (!isCue(index) && !isQualified) continue
    // "a high degree of care"
    if (view.words[index] === "degree" && /^(?:high|certain|great|large|some|to a)$/.test(view.words[index - 1] ?? ""))
      continue
    let first = index
    let last = index
    const joins = (at: number) => (view.tokens.gaps[at] ?? 0) <= Gap.quote
    // "Critical care RN": a skill before it is no part of its name.
    const isOwnName = (at: number) => isCapital(view, at) || isCredential(view.conceptAt(at)?.kind ?? "hard")
    while (first > 1 && index - first < 5 && joins(first) && (isOwnName(first - 1) || isCue(first - 1))) first--
    // "NIMS-credentialed machinist": whose it is stands before the hyphen, and who holds it after.
    const isHolding = /ed$/.test(view.words[index] ?? "") && view.tokens.gaps[index] === Gap.hyphen
    if (isHolding && certificationAt(view, index - 1) === undefined) first = Math.min(first, index - 1)
    let isOpen = false
    // "SHRM-CP certified": the name stands before.
    const isNamed = first < index && certificationAt(view, index - 1) !== undefined
    while (!isNamed && !isHolding && last + 1 < view.tokens.count && last - index < 7 && joins(last + 1)) {
      const next = last + 1
      // "SHRM-CP certified HR generalist": what is certified stands after.
      if (/ed$/.test(view.words[last] ?? "") && certificationAt(view, last - 1) !== undefined) break
      if (view.hits.all.some((hit) => hit.rule.of === "credential" && hit.first <= next && next <= hit.last)) break
      // "CDL driver of six years": what is held has its name already.
      if (!isCue(last) && certificationAt(view, index) !== undefined) break
      if (/^(?:in|of|as|for|the|a|an)$/.test(view.words[next] ?? "")) {
        isOpen ||= !/^(?:the|for)$/.test(view.words[next] ?? "")
        last = next
        continue
      }
      if (!isContent(view, next)) break
      // "certified balloon artist": the two plain words after an adjective belong to it.
      const isAfterAdjective = /ed$/.test(view.words[index] ?? "") && next - index <= 2
      // "MBA Finance", but "MFA access control"
      const isField = isUpper(view, index) && !isOpen ? isCapital(view, next) : isName(view, next)
      if (!isField && !isCue(next) && !isOpen && !isAfterAdjective) break
      isOpen &&= next - index < 4
      last = next
    }
    while (last > index && !isContent(view, last)) last--
    const keys: Array<string | number> = []
    const generics: Array<string> = []
    const anyOf = new Map<string | number, ReadonlyArray<string | number>>()
    let name: string | undefined
    for (let at = first; at <= last; at++) {
      const certification = certificationAt(view, at)
      if (certification !== undefined && certification.mention.first >= first && certification.mention.last <= last) {
        name ??= certification.concept.name
        const key = `concept ${certification.concept.name}`
        keys.push(key)
        const words = placesOf({ first: at, last: certification.mention.last })
        const own = words.filter((word) => !generic.has(view.words[word] ?? "") && isContent(view, word))
        if (own.length > 0 && own.length < words.length)
          anyOf.set(
            key,
            own.map((word) => compared(view, word))
          )
        at = certification.mention.last
        continue
      }
      const family = generic.get(view.words[at] ?? "")
      if (family !== undefined) generics.push(family)
      else if (isContent(view, at) && view.words[at] !== "qualified") keys.push(compared(view, at))
    }
    claims.push({ first, last, keys, generics, anyOf, name, status: view.statusOf(index, last, true).status })
    index = last
  }
  return claims
}

/** "LL.M." is LLM. */
const withoutDots = (text: string): string =>
  text.replace(/\b(?:[A-Za-z]{1,2}\.){2,}/g, (short) => short.replaceAll(".", ""))

/** What one line of the profile says of credentials. */
class CredentialLine {
  readonly keys = new Set<string | number>()
  private readonly generics = new Set<string>()
  private readonly claims: ReadonlyArray<CredentialClaim>
  /** What the line says of all that it names: in progress, planned, expired …; undefined where it says nothing so. */
  readonly qualifier: Status | undefined

  constructor(line: string) {
    const view = viewOf(withoutDots(line), "list")
    const claims = credentialsIn(view)
    // "MBA, Human Resources (on leave)": what a line says of its only credential, wherever it says it.
    const said = view.hits.all.find(({ rule }) => rule.kind === "status" && rule.of === "credential")?.rule.means
    const qualifier = statuses.find((one) => one === said)
    this.qualifier = qualifier
    this.claims = claims.map((one) =>
      claims.length === 1 && one.status === "affirmed" && qualifier !== undefined ? { ...one, status: qualifier } : one
    )
    for (const stem of view.stems) this.keys.add(stem)
    for (let index = 0; index < view.tokens.count; index++) {
      this.keys.add(compared(view, index))
      const family = generic.get(view.words[index] ?? "")
      if (family !== undefined) this.generics.add(family)
      const certification = certificationAt(view, index)
      if (certification !== undefined) this.keys.add(`concept ${certification.concept.name}`)
    }
  }

  holds({ anyOf, generics, keys, status }: CredentialClaim, isCredential: boolean): boolean {
    const isAnyOf = (key: string | number) =>
      isCredential && !this.keys.has(key) && anyOf.get(key)?.every((word) => this.keys.has(word)) === true
    // "CPA (in progress)" supports only what says so, too.
    if (keys.some(isAnyOf) && this.qualifier !== undefined && this.qualifier !== status) return false
    const same = this.claims.filter((own) => own.keys.some((key) => keys.includes(key)))
    if (same.length > 0 && !same.some((own) => own.status === "affirmed" || own.status === status)) return false
    if (!keys.every((key) => this.keys.has(key) || isAnyOf(key))) return false
    // Beside a name a word such as "certified" says nothing more where the line is a certificate itself.
    if (isCredential && (keys.length > 0 || generics.length > 0)) return true
    return generics.every((family) => this.generics.has(family))
  }
}

/** The lines of a profile, read for the first of its claims. */
const lineCache = new WeakMap<ReadonlyArray<string>, ReadonlyArray<CredentialLine>>()
const linesOf = (lines: ReadonlyArray<string>): ReadonlyArray<CredentialLine> => {
  const known = lineCache.get(lines)
  if (known !== undefined) return known
  const made = lines.map((line) => new CredentialLine(line))
  lineCache.set(lines, made)
  return made
}

/** "cost per acquisition (CPA)": capitals that shorten words of the same text are no credential. */
const isShortFor = ({ first, last }: CredentialClaim, old: Reading, after: TextView): boolean =>
  first === last && isUpper(after, first) && spelledAt(old, after.words[first] ?? "").length > 0

/** Where a claimed credential stands: in the text itself, in the profile's credentials, in its other lines, or nowhere. */
const credentialScope = (
  claim: CredentialClaim,
  before: TextView,
  evidence: ProfileEvidence
): "same" | "credentials" | "elsewhere" | "nowhere" => {
  // The text of a summary is the whole profile, whose lines are asked one by one.
  if (before !== evidence.whole.view && new CredentialLine(before.text).holds(claim, false)) return "same"
  if (linesOf(evidence.credentialLines).some((line) => line.holds(claim, true))) return "credentials"
  return linesOf(evidence.work.texts).some((line) => line.holds(claim, false)) ? "elsewhere" : "nowhere"
}

/** R9: a credential that is not held, or not as part of this work, or without what the profile says of it. */
export const namesCredential = ({ after, before, employer, evidence, old, writtenOut }: Revision): Objection => {
  const text = withoutDots(after.text)
  const read = text === after.text ? after : viewOf(text)
  for (const one of credentialsIn(read)) {
    // "Certified nurse-midwives (CNMs)" are the CNMs of the text.
    if ((read === after && writtenOut.has(one.first)) || isShortFor(one, old, read)) continue
    const scope = credentialScope(one, before, evidence)
    if (scope === "same" || (employer === undefined && scope !== "nowhere")) continue
    const what = `it names ${one.name ?? "a certificate, licence or degree"}, which the profile`
    const reason = scope === "nowhere" ? `${what} does not hold` : `${what} holds but not as part of this work`
    return { rule: "R9", reason }
  }
  return undefined
}
