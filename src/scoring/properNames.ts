import { hashesOf, hashOf } from "./characters.js"
import { isJoin, NumberSet, type Read } from "./surroundings.js"
import { isCapitalised, isNameCased } from "./text.js"
import { Gap, Shape, type Tokens } from "./Tokens.js"

// Names of people, places, firms and likenesses that are spelled as skills are: "Mr. Jenkins", "Java House".

const addresses = new NumberSet("mr mrs")
const givenNames = hashesOf(
  "julia ruby maya ada pascal jasmine travis ray clio james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony donald steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry scott brandon benjamin samuel gregory alexander patrick jack dennis jerry tyler aaron jose adam nathan henry peter zachary kyle marcus simon oliver harry liam noah ethan lucas hugo mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy sandra ashley emily kimberly margaret donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy angela shirley anna brenda pamela emma nicole helen samantha katherine christine rachel carolyn janet maria heather diane olivia julie joyce victoria kelly christina joan evelyn lauren judith megan andrea hannah jacqueline martha gloria teresa sophie claire lucy fiona rob bob jim tom dan dave mike steve chris matt nick ben sam joe tim greg ken ron ted fred phil pete andy tony alan ian neil keith craig stuart gavin colin derek trevor sean liam connor owen rhys dylan max leo felix oscar hugh alfie archie kate katie beth liz sue jen jenny jess becky vicky tina tracy wendy gemma hayley holly lily poppy chloe zoe mia isla eva ella sofia maya priya anita raj ravi arjun sanjay deepa kavita lakshmi ahmed mohammed muhammad fatima aisha omar ali hassan leila noor juan carlos luis miguel jorge pedro elena olga ivan dmitri natasha yuki kenji hiroshi mei minh linh hans klaus jürgen lars erik anders ingrid astrid pierre jean claude marie giulia marco luca giovanni alessandro paolo francesca chiara rosemary mason tally joy robin tyler logan hunter cooper parker carter taylor jordan morgan casey riley avery quinn blake drew jamie alex alexa harper piper skyler summer autumn dawn iris violet ivy rose daisy olive hazel willow sky ray roy earl dean glenn wade clay cliff heath brook brooke faith hope charity patience prudence constance felicity verity amber crystal opal pearl jade gemma coral ginger paige penny molly polly holly nora ruth esther naomi rachel leah rebecca miriam tamar yasmin aaliyah ibrahim yusuf mustafa amir karim samir nadia layla zainab hana mina soo jin wei ling xin chen lakshmi anjali neha pooja rahul amit vikram suresh ramesh ganesh carlos diego mateo santiago valentina camila lucia sofia isabella gabriela ana rosa carmen pilar dolores ines joao pedro rafael thiago bruno beatriz catarina mariana svetlana tatiana igor oleg sergei boris vladimir katya anya agnieszka piotr tomasz krzysztof malgorzata jan jana petr tereza ondrej zoltan istvan eszter ioana andrei mihai radu"
)
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
  "bio biotech therapeutics pharma supply supplies co homes inn lodge club gym salon spa cafe bistro diner tavern pub arms ranch vineyard winery brewery museum theatre theater stadium arena church chapel cathedral library station pier harbor harbour heath farm farms farmhouse manor castle cottage villas resort casino cinema hill hills capital ventures house street road avenue tower towers building plaza court lane drive square boulevard park way centre hall mall hotel island county valley beach bay bridge estates estate row terrace crescent wharf quay gardens heights village junction airport inc llc ltd gmbh corp plc limited holdings"
)
/** Behind a number and a name; elsewhere they say too much else. */
const streets = hashesOf("close grove mews walk rise circle place loop green")
const kinNouns = hashesOf(
  "sons son co bros brothers sisters daughters partners associates company brewing brewery bakery roasters kitchen kitchens studio studios foods supply works logistics freight motors builders solicitors accountants llp ltd inc"
)
const isFirmNoun = (hash: number): boolean => kinNouns.has(hash) || placeNouns.has(hash)
const arenas = hashesOf("center centre park garden gardens field dome forum")
const houses = hashesOf("studio hotel restaurant cafe café bistro agency maison casa villa pub camp")
const mostPlaceWords = 3

/** "Java House, Jakarta", "Kaizen Freight Ltd", "Carpenter & Sons": a place or a firm that is called so. */
export const isPlaceName = (text: Read, first: number, last: number): boolean => {
  const { tokens } = text
  if (((tokens.shapes[first] ?? 0) & Shape.initialUpper) === 0) return false
  // "40 Carpentry Close"
  const isNumbered = tokens.gaps[first] === Gap.space && ((tokens.shapes[first - 1] ?? 0) & Shape.digit) !== 0
  if (isNumbered && tokens.gaps[last + 1] === Gap.space && streets.has(tokens.hashes[last + 1] ?? 0)) return true
  // "our partner Jenkins Freight"
  if (relations.has(tokens.hashes[first - 1] ?? 0) && tokens.gaps[first] === Gap.space) {
    if (tokens.gaps[last + 1] === Gap.space && isNameCased(tokens, first) && isNameCased(tokens, last + 1)) return true
  }
  if (isJoin(text, last + 1) && tokens.gaps[last + 2] === Gap.space && isNameCased(tokens, last + 2)) {
    if (kinNouns.has(tokens.hashes[last + 2] ?? 0)) return true
    // "Sketch & Barrel Brewing"
    if (tokens.gaps[last + 3] === Gap.space && isFirmNoun(tokens.hashes[last + 3] ?? 0)) return true
  }
  // "Studio Rhino made posters", and no "Android Studio C++"
  const isCalled =
    tokens.gaps[first] === Gap.space && houses.has(tokens.hashes[first - 1] ?? 0) && isCapitalised(tokens, first - 1)
  if (isCalled && !(tokens.gaps[first - 1] === Gap.space && isCapitalised(tokens, first - 2))) return true
  for (let at = last + 1; at <= last + mostPlaceWords && at < tokens.count; at++) {
    if (tokens.gaps[at] !== Gap.space || !isNameCased(tokens, at)) return false
    const word = tokens.hashes[at] ?? 0
    if (placeNouns.has(word)) return true
    // "SAP Center, San Jose", and no "Azure Data Center" or "SAP Center of Excellence".
    if (at === last + 1 && arenas.has(word) && (tokens.gaps[at + 1] ?? Gap.line) >= Gap.comma) return true
  }
  return false
}

const likenesses = hashesOf("themed inspired style styled shaped flavoured flavored coloured colored like scented")

/** "Chemistry-themed cookies": something is like it. */
export const isLikeness = ({ gaps, hashes }: Tokens, last: number): boolean =>
  gaps[last + 1] === Gap.hyphen && likenesses.has(hashes[last + 1] ?? 0)

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
