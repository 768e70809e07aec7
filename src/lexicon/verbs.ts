import { hashesNamed, wordsNamed } from "./words/words.js"
import { hashOf } from "../text/characters.js"
import { tokenize } from "../text/tokenize.js"
import { Gap, type Tokens } from "../text/Tokens.js"

// Resumes tell what was done where jobs name it: "Negotiated 40 agreements" for negotiation, "managed vendors" for vendor
// management, "reduced costs" for cost reduction. A name that ends in a noun of doing is looked for as its verb.

/** A name as what is done: stems of the verb, and stems of what it is done to. */
export interface VerbPhrase {
  readonly verbs: ReadonlyArray<number>
  /** Empty for a name of one word ("auditing"). */
  readonly object: ReadonlyArray<number>
  /** The noun itself, which is no verb. */
  readonly noun: number
}

/** Stems of verbs, as tokens have them, that are not to be had from the noun by its ending. */
const irregular: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  wordsNamed("verbs.irregular").map((line) => {
    const [noun = "", ...stems] = line.split(" ")
    return [noun, stems]
  })
)

const otherVerbs = new Set(wordsNamed("verbs.otherVerbs"))

/** Whether the verb of a noun says something else where it stands alone. */
export const isOtherVerb = (noun: string): boolean => otherVerbs.has(noun)

const withoutDoubled = (base: string): ReadonlyArray<string> =>
  /([bdglmnprt])\1$/.test(base) ? [base, base.slice(0, -1)] : [base]

/** The stems of the verb of a noun of doing; none when the word is no such noun. */
const verbsOf = (noun: string): ReadonlyArray<string> => {
  const listed = irregular.get(noun)
  if (noun.length > 5 && noun.endsWith("ing")) return [...(listed ?? []), ...withoutDoubled(noun.slice(0, -3))]
  if (listed !== undefined) return listed
  if (noun.length > 5 && /[^s]s$/.test(noun) && irregular.has(noun.slice(0, -1))) return verbsOf(noun.slice(0, -1))
  if (noun.length > 7 && noun.endsWith("ation")) return [noun.slice(0, -3), noun.slice(0, -5)]
  if (noun.length > 6 && /[st]ion$/.test(noun)) return [noun.slice(0, -3)]
  if (noun.length > 7 && noun.endsWith("ement")) return [noun.slice(0, -5)]
  if (noun.length > 7 && noun.endsWith("ment")) return [noun.slice(0, -4)]
  return []
}

/** Hashes of the stems of the verb of a noun of doing, as texts have them; none when the word is no such noun. */
export const verbStemsOf = (noun: string): ReadonlyArray<number> =>
  verbsOf(noun)
    .flatMap((verb) => (/i[sz]$/.test(verb) ? [`${verb.slice(0, -1)}s`, `${verb.slice(0, -1)}z`] : [verb]))
    .map(hashOf)

const maxObjectWords = 2
/** "Bookkeeping" is told as "kept the books", "fundraising" as "raised funds". */
const compound =
  /^(book|brick|block|pipe|dress|wine|cheese|copy|script|song|story|fund|fire|wood|metal|record|time)(keeping|laying|fitting|making|writing|telling|raising|fighting|working)$/

/** What is done by a name ("cost reduction"), when its last word is a noun of doing. */
export const verbPhraseOf = (whole: string): VerbPhrase | undefined => {
  const name = whole.toLowerCase()
  const words = name.split(/[^a-z]+/)
  const noun = words.at(-1) ?? ""
  const verbs = verbStemsOf(noun)
  if (verbs.length === 0) return undefined
  const [, thing = "", doing = ""] = compound.exec(name) ?? []
  if (doing !== "") return verbPhraseOf(`${thing} ${doing}`)
  const { count, hashes, stems } = tokenize(name)
  if (count === 0 || count > maxObjectWords + 1) return undefined
  if (words.length !== count || (count === 1 && isOtherVerb(noun))) return undefined
  return { verbs, object: [...stems.subarray(0, count - 1)], noun: hashes[count - 1] ?? 0 }
}

/** Between a verb and what it is done to: "reduced our unit costs". */
export const wordsBetween = 3
/** "Built a programme from scratch" is no programming in Scratch. */
export const fromHash = hashOf("from")

const beforeVerb = hashesNamed("verbs.beforeVerb")

/** Whether the verb of a statement may stand at a word: "Review …", "plan, review and …", "you will review …". */
export const mayBeVerb = ({ gaps, hashes }: Tokens, index: number): boolean =>
  index === 0 || (gaps[index] ?? 0) >= Gap.comma || beforeVerb.has(hashes[index - 1] ?? 0)

/** The last word of what is done when a verb of the verb phrase stands at a word; -1 when it is not told there. */
export const verbPhraseEndsAt = (tokens: Tokens, index: number, { noun, object }: VerbPhrase): number => {
  if (tokens.hashes[index] === noun && object.length === 0) return -1
  if (object.length === 0) return mayBeVerb(tokens, index) ? index : -1
  const isObjectAt = (at: number) => object.every((stem, step) => tokens.stems[at + step] === stem)
  // "Cold-called 60 prospects"
  if (tokens.gaps[index] === Gap.hyphen && isObjectAt(index - object.length)) return index
  for (let at = index + 1; at <= index + 1 + wordsBetween && at < tokens.count; at++) {
    if ((tokens.gaps[at] ?? 0) >= Gap.semicolon || tokens.hashes[at] === fromHash) return -1
    if (isObjectAt(at)) return at + object.length - 1
  }
  return -1
}
