import { hashesOf, hashOf } from "./characters.js"
import { vocabulary } from "./lexicon/lexicon.js"
import { hasBullet, isCapitalised, isNameCased, spellingAt, unitBehind } from "./text.js"
import { Gap, Shape, type Tokens } from "./Tokens.js"

// What stands around a name and tells whether it is meant: lists, versions, brackets, demands.

/** A text read once: its words and their numbers in the vocabulary. */
export interface Read {
  readonly tokens: Tokens
  readonly words: Int32Array
  /** What each of them can be the first word of (`Opens`). */
  readonly opens: Uint8Array
}

/** Words by their number in the vocabulary. */
export class NumberSet {
  private readonly flags = new Uint8Array(vocabulary.size)

  /** With a space between; those that no phrase has are passed over. */
  constructor(words: string) {
    for (const word of words.split(" ")) {
      const number = vocabulary.numberOf(word)
      if (number !== undefined) this.flags[number] = 1
    }
  }

  has(number: number): boolean {
    return number >= 0 && this.flags[number] === 1
  }
}

const joins = new NumberSet("and or")
const addresses = new NumberSet("mr mrs")
const givenNames = hashesOf(
  "james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony donald steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry scott brandon benjamin samuel gregory alexander patrick jack dennis jerry tyler aaron jose adam nathan henry peter zachary kyle marcus simon oliver harry liam noah ethan lucas hugo mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy sandra ashley emily kimberly margaret donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy angela shirley anna brenda pamela emma nicole helen samantha katherine christine rachel carolyn janet maria heather diane olivia julie joyce victoria kelly christina joan evelyn lauren judith megan andrea hannah jacqueline martha gloria teresa sophie claire lucy fiona rob bob jim tom dan dave mike steve chris matt nick ben sam joe tim greg ken ron ted fred phil pete andy tony alan ian neil keith craig stuart gavin colin derek trevor sean liam connor owen rhys dylan max leo felix oscar hugh alfie archie kate katie beth liz sue jen jenny jess becky vicky tina tracy wendy gemma hayley holly lily poppy chloe zoe mia isla eva ella sofia maya priya anita raj ravi arjun sanjay deepa kavita lakshmi ahmed mohammed muhammad fatima aisha omar ali hassan leila noor juan carlos luis miguel jorge pedro elena olga ivan dmitri natasha yuki kenji hiroshi mei minh linh hans klaus jürgen lars erik anders ingrid astrid pierre jean claude marie giulia marco luca giovanni alessandro paolo francesca chiara rosemary mason tally joy robin tyler logan hunter cooper parker carter taylor jordan morgan casey riley avery quinn blake drew jamie alex alexa harper piper skyler summer autumn dawn iris violet ivy rose daisy olive hazel willow sky ray roy earl dean glenn wade clay cliff heath brook brooke faith hope charity patience prudence constance felicity verity amber crystal opal pearl jade gemma coral ginger paige penny molly polly holly nora ruth esther naomi rachel leah rebecca miriam tamar yasmin aaliyah ibrahim yusuf mustafa amir karim samir nadia layla zainab hana mina soo jin wei ling xin chen lakshmi anjali neha pooja rahul amit vikram suresh ramesh ganesh carlos diego mateo santiago valentina camila lucia sofia isabella gabriela ana rosa carmen pilar dolores ines joao pedro rafael thiago bruno beatriz catarina mariana svetlana tatiana igor oleg sergei boris vladimir katya anya agnieszka piotr tomasz krzysztof malgorzata jan jana petr tereza ondrej zoltan istvan eszter ioana andrei mihai radu"
)
const askWords = new NumberSet(
  "requirements requirement required skills skill qualifications qualification tools technologies technology stack languages software systems experience knowledge have need preferred desired must essential desirable bonus plus welcome useful helpful valued appreciated"
)
const demands = new NumberSet(
  "required needed must essential mandatory necessary preferred desired desirable plus bonus asset advantage advantageous beneficial helpful valued appreciated welcome nice handy useful optional compulsory obligatory negotiable musts vital crucial indispensable ideal nicer lovely brilliant perfect favoured favored cool expected critical"
)
const demandFillers = new NumberSet(
  "is are a an would be will big strong definite huge not only highly strictly also non absolute absolutely really very even still highly quite most particularly especially"
)

/** All in capitals. */
export const isShouted = (shape: number): boolean =>
  (shape & (Shape.initialUpper | Shape.innerUpper)) === (Shape.initialUpper | Shape.innerUpper) &&
  (shape & Shape.lower) === 0

/** Whether a phrase may run over the gap before this word. */
export const continues = (tokens: Tokens, index: number): boolean => {
  const gap = tokens.gaps[index] ?? 0
  if (gap <= Gap.quote) return true
  // A wrapped line: the phrase goes on in small letters, or in capitals where all is in capitals.
  if (gap !== Gap.line) return false
  const shape = tokens.shapes[index] ?? 0
  if ((shape & (Shape.initialUpper | Shape.digit)) === 0) return !hasBullet(tokens, index)
  return isShouted(shape) && isShouted(tokens.shapes[index - 1] ?? 0)
}

export const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word)

const isNameWord = (shape: number): boolean =>
  (shape & (Shape.initialUpper | Shape.lower | Shape.innerUpper)) === (Shape.initialUpper | Shape.lower)

/** "Mr. Jenkins" */
export const isPerson = (text: Read, first: number): boolean => {
  const { tokens, words } = text
  if (first === 0 || (tokens.gaps[first] ?? 0) > Gap.comma) return false
  const shape = tokens.shapes[first - 1] ?? 0
  const own = tokens.shapes[first] ?? 0
  if (tokens.gaps[first] === Gap.space && (shape & own & Shape.initialUpper) !== 0 && (own & Shape.lower) !== 0) {
    if (givenNames.has(tokens.hashes[first - 1] ?? 0)) return true
    if (leadsToPerson(tokens, first - 2)) return true
  }
  if (isNameWord(own) && leadsToPerson(tokens, first - 1) && tokens.gaps[first + 1] === Gap.space) {
    if (isNameWord(tokens.shapes[first + 1] ?? 0)) return true
  }
  return (shape & Shape.initialUpper) !== 0 && (shape & Shape.lower) !== 0 && addresses.has(words[first - 1] ?? -1)
}

const relations = hashesOf(
  "partner partners client customer supplier competitor landlord employer subsidiary affiliate"
)
/** "You report to Ruby Dean", "your boss is Rob Carpenter": before the name of a person. */
const leadsToPerson = ({ hashes }: Tokens, index: number): boolean =>
  (hashes[index] === toHash && reportWords.has(hashes[index - 1] ?? 0)) ||
  (hashes[index] === isHash && bossWords.has(hashes[index - 1] ?? 0)) ||
  (hashes[index] === byHash && ledWords.has(hashes[index - 1] ?? 0)) ||
  (hashes[index] === forHash && hashes[index - 1] === askHash)
const toHash = hashOf("to")
const isHash = hashOf("is")
const byHash = hashOf("by")
const forHash = hashOf("for")
const askHash = hashOf("ask")
const reportWords = hashesOf("report reports reporting answer answers")
const bossWords = hashesOf(
  "boss manager foreman forewoman supervisor mentor owner founder chef director lead buddy principal"
)
const ledWords = hashesOf("led managed supervised headed founded mentored")

const placeNouns = hashesOf(
  "supply supplies co homes inn lodge club gym salon spa cafe bistro diner tavern pub arms ranch vineyard winery brewery museum theatre theater stadium arena church chapel cathedral library station pier harbor harbour heath farm farms farmhouse manor castle cottage villas resort casino cinema hill hills capital ventures house street road avenue tower towers building plaza court lane drive square boulevard park way centre hall mall hotel island county valley beach bay bridge estates estate row terrace crescent wharf quay gardens heights village junction airport inc llc ltd gmbh corp plc limited holdings"
)
const kinNouns = hashesOf(
  "sons son co bros brothers sisters daughters partners associates company brewing brewery bakery roasters kitchen kitchens studio studios foods supply works logistics freight motors builders solicitors accountants llp ltd inc"
)
const isFirmNoun = (hash: number): boolean => kinNouns.has(hash) || placeNouns.has(hash)
const arenas = hashesOf("center centre park garden gardens field dome forum")
const mostPlaceWords = 3

/** "Java House, Jakarta", "Kaizen Freight Ltd", "Carpenter & Sons": a place or a firm that is called so. */
export const isPlaceName = ({ tokens, words }: Read, first: number, last: number): boolean => {
  if (((tokens.shapes[first] ?? 0) & Shape.initialUpper) === 0) return false
  // "our partner Jenkins Freight"
  if (relations.has(tokens.hashes[first - 1] ?? 0) && tokens.gaps[first] === Gap.space) {
    if (tokens.gaps[last + 1] === Gap.space && isNameCased(tokens, first) && isNameCased(tokens, last + 1)) return true
  }
  const joint = words[last + 1] ?? -1
  if (joint >= 0 && joins.has(joint) && tokens.gaps[last + 2] === Gap.space && isNameCased(tokens, last + 2)) {
    if (kinNouns.has(tokens.hashes[last + 2] ?? 0)) return true
    // "Sketch & Barrel Brewing"
    if (tokens.gaps[last + 3] === Gap.space && isFirmNoun(tokens.hashes[last + 3] ?? 0)) return true
  }
  for (let at = last + 1; at <= last + mostPlaceWords && at < tokens.count; at++) {
    if (tokens.gaps[at] !== Gap.space || !isNameCased(tokens, at)) return false
    const word = tokens.hashes[at] ?? 0
    if (placeNouns.has(word)) return true
    // "SAP Center, San Jose", and no "Azure Data Center" or "SAP Center of Excellence".
    if (at === last + 1 && arenas.has(word) && (tokens.gaps[at + 1] ?? Gap.line) >= Gap.comma) return true
  }
  return false
}

const passedOver = hashesOf("of and for the in to on")

/** "Advanced Placement (AP)", "Bureau of Labor Statistics (BLS)": the letters in brackets are short for the words before, which are not the concept's. */
export const isShortForOther = (text: Read, first: number, last: number, near: ReadonlySet<number>): boolean => {
  const { tokens, words } = text
  if (first !== last || tokens.gaps[first] !== Gap.open) return false
  const letters = spellingAt(tokens, first).toLowerCase()
  if (letters.length < 2) return false
  let at = first - 1
  for (let step = letters.length - 1; step >= 0; step--, at--) {
    const isPassed = () => spellingAt(tokens, at).charAt(0).toLowerCase() !== letters.charAt(step)
    while (at >= 0 && passedOver.has(tokens.hashes[at] ?? 0) && isPassed()) at--
    if (at < 0 || isPassed() || near.has(words[at] ?? -1)) return false
  }
  return true
}

/** The word after a name and its version. */
export const afterVersion = (text: Read, index: number): number => {
  let at = index
  while (at < index + 4 && isVersion(text, at)) at++
  return at
}

/** "RN OR LPN", "ICU OR ER": a join in capitals between two names is no name itself. */
export const isConjunction = (text: Read, first: number, last: number, marked: Uint8Array): boolean => {
  const { tokens } = text
  if (first !== last || first === 0 || !isJoin(text, first)) return false
  if (tokens.gaps[first] !== Gap.space || tokens.gaps[last + 1] !== Gap.space) return false
  const isUpper = (index: number) => {
    const spelling = spellingAt(tokens, index)
    return spelling.length > 1 && spelling === spelling.toUpperCase()
  }
  if (isUpper(first - 1) && isUpper(last + 1)) return true
  return (marked[first - 1] ?? 0) > 0 && (marked[last + 1] ?? 0) > 0
}

/** "Skills: Excel", "Must have: Go": what stands before the colon asks. */
export const isAfterAsk = (text: Read, first: number): boolean => {
  for (let index = first - 1; index >= Math.max(0, first - 3); index--) {
    if (askWords.has(text.words[index] ?? -1)) return true
    if ((text.tokens.gaps[index] ?? 0) >= Gap.sentence) break
  }
  return false
}

/** "… is a must", "… would be an asset", "… needed" right behind a name. */
export const isBeforeDemand = (text: Read, index: number): boolean => {
  const { tokens, words } = text
  for (let at = index; at < Math.min(tokens.count, index + 5); at++) {
    if ((tokens.gaps[at] ?? 0) > (at === index ? Gap.colon : Gap.hyphen)) return false
    const word = words[at] ?? -1
    if (demands.has(word)) return true
    if (!demandFillers.has(word)) return false
  }
  return false
}

const toPeople = hashesOf("to for with like from")
const articles = hashesOf("a an the")

/** "Explain IFRS to a plumber": who hears of the work does it not. */
export const isListener = (
  { count, folded, foldedEnds, gaps, hashes }: Tokens,
  { first, last }: { readonly first: number; readonly last: number }
): boolean =>
  first === last &&
  articles.has(hashes[first - 1] ?? 0) &&
  toPeople.has(hashes[first - 2] ?? 0) &&
  (last + 1 >= count || (gaps[last + 1] ?? 0) >= Gap.comma) &&
  /(?:[eo]r|ist|ian)s?$/i.test(folded.slice(Math.max(0, (foldedEnds[last] ?? 0) - 4), foldedEnds[last]))

const likeWords = hashesOf("as so")
const alikeVerbs = hashesOf("is are would does do")

/** "Robotics is a plus, as is Scratch": what was said of another is said of this one. */
export const isSaidAlike = ({ hashes }: Tokens, first: number): boolean =>
  alikeVerbs.has(hashes[first - 1] ?? 0) && likeWords.has(hashes[first - 2] ?? 0)

const mostJoined = 4

const beginsStatement = ({ gaps }: Tokens, index: number): boolean => index === 0 || (gaps[index] ?? 0) >= Gap.colon

/** "Go or React would be valued", "Go, Rust and Swift are a plus": the names joined to this one, and what is said of all. */
export const isJoinedInDemand = (text: Read, first: number, end: number): boolean => {
  const { tokens } = text
  let from = first
  for (let step = 0; step < mostJoined && !beginsStatement(tokens, from); step++) {
    const before = isJoin(text, from - 1) ? from - 2 : tokens.gaps[from] === Gap.comma ? from - 1 : -1
    if (before < 0 || !isCapitalised(tokens, before)) return false
    from = before
  }
  if (!beginsStatement(tokens, from)) return false
  let at = end
  for (let step = 0; step < mostJoined; step++) {
    const next = isJoin(text, at) ? at + 1 : tokens.gaps[at] === Gap.comma ? at : -1
    if (next < 0 || next >= tokens.count || !isCapitalised(tokens, next)) break
    at = afterVersion(text, next + 1)
  }
  return (from < first || at > end) && isBeforeDemand(text, at)
}

/** "Go 1.21", "PHP 8": a small number after a name is its version. */
export const isVersion = (text: Read, index: number): boolean => {
  const { tokens } = text
  if (index >= tokens.count || (tokens.gaps[index] ?? 0) > Gap.dot) return false
  const shape = tokens.shapes[index] ?? 0
  if ((shape & Shape.digit) === 0 || (shape & (Shape.lower | Shape.initialUpper)) !== 0) return false
  return !isYear(spellingAt(tokens, index))
}

export const isJoin = (text: Read, index: number): boolean => {
  const word = text.words[index] ?? -1
  return word >= 0 && joins.has(word)
}

export const amounts = "plus a an bit bits little of some lots lot plenty touch dash basic basics also maybe"
const amountWords = new NumberSet(amounts)

/** "Join us at Northwind!": what ends so is no item of a list. */
export const isExclaimed = (tokens: Tokens, last: number): boolean => unitBehind(tokens, last) === 33

export const isQuestion = (tokens: Tokens, last: number): boolean => unitBehind(tokens, last) === 63

/** Where an item of a list begins before its name: "Python and a bit of Go", "and some R". */
export const beginOfItem = (text: Read, first: number): number => {
  let at = first
  while (at > 0 && first - at < 4 && text.tokens.gaps[at] === Gap.space && amountWords.has(text.words[at - 1] ?? -1))
    at--
  return at
}

/** The word of the next list item on that side, or -1. */
export const neighbour = (text: Read, from: number, step: 1 | -1): number => {
  const { tokens } = text
  let at = from + step
  for (let skipped = 0; at >= 0 && at < tokens.count && skipped < 3; skipped++) {
    const gap = tokens.gaps[step === 1 ? at : at + 1] ?? 0
    if (gap >= Gap.sentence || gap === Gap.colon) return -1
    if (!isJoin(text, at) && !isVersion(text, at)) return at
    at += step
  }
  return -1
}

/** A list of at least three items around the form, so that small letters are no accident ("python, go, rust"). */
export const inLongList = (text: Read, first: number, last: number): boolean => {
  const { tokens } = text
  let commas = 0
  for (let at = Math.max(1, first - 3); at <= Math.min(tokens.count - 1, last + 4); at++) {
    const gap = tokens.gaps[at] ?? 0
    if (gap === Gap.comma || gap === Gap.slash || gap === Gap.bullet || gap === Gap.semicolon || isJoin(text, at))
      commas++
  }
  return commas >= 2
}
