import { hashesOf, hashOf } from "../text/characters.js"
import { tokenize } from "../text/tokenize.js"
import { Gap, type Tokens } from "../text/Tokens.js"

// Resumes tell what was done where jobs name it: "Negotiated 40 agreements" for negotiation, "managed vendors" for vendor
// management, "reduced costs" for cost reduction. A name that ends in a noun of doing is looked for as its verb.

/** A name as what is done: stems of the verb, and stems of what it is done to. */
export interface Deed {
  readonly verbs: ReadonlyArray<number>
  /** Empty for a name of one word ("auditing"). */
  readonly object: ReadonlyArray<number>
  /** The noun itself, which is no verb. */
  readonly noun: number
}

/** Stems of verbs, as tokens have them, that are not to be had from the noun by its ending. */
const irregular: ReadonlyMap<string, string> = new Map(
  (
    "selling:sold sell|telling:told tell|fighting:fought|teaching:taught|driving:drove driven|writing:wrot written|grinding:ground|building:built|buying:bought|running:ran|cutting:cut|bending:bent|sewing:sewn|" +
    "keeping:kept keep|making:made mak|drawing:drew|speaking:spok|leading:led|feeding:fed|hanging:hung|laying:laid lay|sweeping:swept|taking:took tak|giving:gav|bringing:brought|" +
    "analysis:analys analyz|diagnosis:diagnos|maintenance:maintain|assembly:assembl|delivery:deliver|entry:enter|disposal:dispos|removal:remov|renewal:renew|approval:approv|appraisal:apprais|" +
    "triage:triag|speaking:spok spoke speak|control:controll control|upselling:upsold upsell|design:design|repair:repair|review:review|research:research|interview:interview|test:test|plan:plann plan|schedule:schedul|survey:survey|visit:visit|check:check|count:count|draft:draft|launch:launch|upgrade:upgrad|call:call|support:support|audit:audit|forecast:forecast|care:car|sale:sold sell|sales:sold sell|service:servic|" +
    "preparation:prepar prep|prep:prepp prep prepar|administration:administer administr|reduction:reduc|production:produc|classification:classifi classify|application:appli apply|acquisition:acquir|resolution:resolv|reconciliation:reconcil|retention:retain|compliance:compli comply|storage:stor|handling:handl|scheduling:schedul reschedul|measurement:measur|improvement:improv|optimization:optimiz optimis|optimisation:optimiz optimis"
  )
    .split("|")
    .map((line) => {
      const [noun = "", stems = ""] = line.split(":")
      return [noun, stems] as const
    })
)

/** Nouns of doing whose verbs say other things: "shipped a feature", "accounted for half of it". */
const otherVerbs = new Set(
  "closing accounting banking shipping leading hosting engineering processing housing nursing catering lighting clothing plumbing banking administration education operation operations communication application organization".split(
    " "
  )
)

const withoutDoubled = (base: string): ReadonlyArray<string> =>
  /([bdglmnprt])\1$/.test(base) ? [base, base.slice(0, -1)] : [base]

const endings = new Set("nst")

/** Whether a word can end as "migration", "measurement" or "repairs" do: most names end in other letters. */
const mayEndDoing = (word: string): boolean => word.length > 5 && endings.has(word.charAt(word.length - 1))

/** The stems of the verb of a noun of doing; none when the word is no such noun. */
const verbsOf = (noun: string): ReadonlyArray<string> => {
  const listed = irregular.get(noun)
  const own = listed === undefined ? [] : listed.split(" ")
  if (noun.length > 5 && noun.endsWith("ing")) return [...own, ...withoutDoubled(noun.slice(0, -3))]
  if (listed !== undefined || !mayEndDoing(noun)) return own
  if (noun.length > 5 && /[^s]s$/.test(noun) && irregular.has(noun.slice(0, -1))) return verbsOf(noun.slice(0, -1))
  if (noun.length > 7 && noun.endsWith("ation")) return [noun.slice(0, -3), noun.slice(0, -5)]
  if (noun.length > 6 && /[st]ion$/.test(noun)) return [noun.slice(0, -3)]
  if (noun.length > 7 && noun.endsWith("ement")) return [noun.slice(0, -5)]
  if (noun.length > 7 && noun.endsWith("ment")) return [noun.slice(0, -4)]
  return []
}

const tails = /(?<!\s)\s+(?:skills?|experience|abilit(?:y|ies))$/
const tailWords = new Set("skill skills experience ability abilities".split(" "))

/** The small letters that a name ends in. */
const lastLettersOf = (name: string): string => {
  let from = name.length
  for (; from > 0; from--) {
    const unit = name.charCodeAt(from - 1)
    if (unit < 97 || unit > 122) break
  }
  return name.slice(from)
}

const mostObjectWords = 2
/** "Bookkeeping" is told as "kept the books", "fundraising" as "raised funds". */
const compound =
  /^(book|brick|block|pipe|dress|wine|cheese|copy|script|song|story|fund|fire|wood|metal|record|time)(keeping|laying|fitting|making|writing|telling|raising|fighting|working)$/

/** What is done by a name ("cost reduction"), when its last word is a noun of doing. */
export const deedOf = (whole: string): Deed | undefined => {
  const small = whole.toLowerCase()
  const last = lastLettersOf(small)
  const hasTail = tailWords.has(last)
  const name = hasTail ? small.replace(tails, "") : small
  // Most names end in no noun of doing, which their last word shows.
  const spellings = verbsOf(hasTail ? lastLettersOf(name) : last)
  if (spellings.length === 0) return undefined
  const [, thing = "", doing = ""] = compound.exec(name) ?? []
  if (doing !== "") return deedOf(`${thing} ${doing}`)
  const { count, hashes, stems } = tokenize(name)
  if (count === 0 || count > mostObjectWords + 1) return undefined
  const words = name.split(/[^a-z]+/)
  const noun = words.at(-1) ?? ""
  if (words.length !== count || (count === 1 && otherVerbs.has(noun))) return undefined
  const verbs = spellings
    .flatMap((verb) => (/i[sz]$/.test(verb) ? [`${verb.slice(0, -1)}s`, `${verb.slice(0, -1)}z`] : [verb]))
    .map(hashOf)
  return { verbs, object: [...stems.subarray(0, count - 1)], noun: hashes[count - 1] ?? 0 }
}

/** Between a verb and what it is done to: "reduced our unit costs". */
const wordsBetween = 3
/** A statement of what was done begins with the verb, or goes on with it. */
const beforeVerb = hashesOf(
  "and or i we also then to who which successfully effectively personally regularly independently jointly previously currently"
)

const fromHash = hashOf("from")

/** The last word of what is done when a verb of the deed stands at a word; -1 when it is not told there. */
export const deedEndsAt = (tokens: Tokens, index: number, { noun, object }: Deed): number => {
  if (tokens.hashes[index] === noun && object.length === 0) return -1
  if (object.length === 0) {
    const gap = tokens.gaps[index] ?? 0
    const isVerb = index === 0 || gap >= Gap.comma || beforeVerb.has(tokens.hashes[index - 1] ?? 0)
    return isVerb ? index : -1
  }
  // "Cold-called 60 prospects"
  if (index >= object.length && tokens.gaps[index] === Gap.hyphen) {
    let same = 0
    while (same < object.length && tokens.stems[index - object.length + same] === object[same]) same++
    if (same === object.length) return index
  }
  for (let at = index + 1; at <= index + 1 + wordsBetween && at < tokens.count; at++) {
    // "Built a programme from scratch" is no programming in Scratch.
    if ((tokens.gaps[at] ?? 0) >= Gap.semicolon || tokens.hashes[at] === fromHash) return -1
    let same = 0
    while (same < object.length && tokens.stems[at + same] === object[same]) same++
    if (same === object.length) return at + same - 1
  }
  return -1
}
