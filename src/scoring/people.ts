import { hashesOf, hashOf } from "./characters.js"
import type { Read } from "./surroundings.js"
import { isCapitalised, isNameCased } from "./text.js"
import { Gap, Shape, type Tokens } from "./Tokens.js"

// People whose surnames are spelled as skills and trades are: "Mr. Jenkins", "Mrs Anne Perl", "Will Carpenter".

const addresses = hashesOf("mr mrs ms miss mx dr prof professor sir dame lady lord judge capt captain")
const givenNames = hashesOf(
  "james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony donald steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry scott brandon benjamin samuel gregory alexander patrick jack dennis jerry tyler aaron jose adam nathan henry peter zachary kyle marcus simon oliver harry liam noah ethan lucas mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy sandra ashley emily kimberly margaret donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy angela shirley anna brenda pamela emma nicole helen samantha katherine christine rachel carolyn janet maria heather diane olivia julie joyce victoria kelly christina joan evelyn lauren judith megan andrea hannah jacqueline martha gloria teresa sophie claire lucy fiona rob bob jim tom dan dave mike steve chris matt nick ben sam joe tim greg ken ron ted fred phil pete andy tony alan ian neil keith craig stuart gavin colin derek trevor sean liam connor owen rhys dylan max leo felix oscar hugh alfie archie kate katie beth liz sue jen jenny jess becky vicky tina tracy wendy gemma hayley holly lily poppy chloe zoe mia isla eva ella sofia priya anita raj ravi arjun sanjay deepa kavita lakshmi ahmed mohammed muhammad fatima aisha omar ali hassan leila noor juan carlos luis miguel jorge pedro elena olga ivan dmitri natasha yuki kenji hiroshi mei minh linh hans klaus jürgen lars erik anders ingrid astrid pierre jean claude marie giulia marco luca giovanni alessandro paolo francesca chiara rosemary mason joy robin tyler logan hunter cooper parker carter taylor jordan morgan casey riley avery quinn blake drew jamie alex alexa harper piper skyler dawn iris violet ivy rose daisy olive hazel willow sky roy earl dean glenn wade clay cliff heath brook brooke faith charity patience prudence constance felicity verity amber crystal opal pearl jade gemma coral ginger paige penny molly polly holly nora ruth esther naomi rachel leah rebecca miriam tamar yasmin aaliyah ibrahim yusuf mustafa amir karim samir nadia layla zainab hana mina soo jin wei ling xin chen lakshmi anjali neha pooja rahul amit vikram suresh ramesh ganesh carlos diego mateo santiago valentina camila lucia sofia isabella gabriela ana rosa carmen pilar dolores ines joao pedro rafael thiago bruno beatriz catarina mariana svetlana tatiana igor oleg sergei boris vladimir katya anya agnieszka piotr tomasz krzysztof malgorzata jan jana petr tereza ondrej zoltan istvan eszter ioana andrei mihai radu " +
    "anne ann annie agnes alice alma arlo albert alfred arthur audrey ava beatrice bernard bertha bridget cecilia cecil celia clara clement cora cyril damian darren deirdre della desmond doris dorothy douglas duncan edith edgar edmund edna edwin eileen eleanor elaine elias eliza ellen elsa elsie emil enid erica ernest erin esme ethel eugene eunice evan ezra finn flora frances francis frederick freda freya gail geoffrey gerald geraldine gertrude gideon gilbert gillian gina gordon gregor greta gwen harold harriet harvey hector hilda howard hubert ida imogen ines inga irene isaac isabel ismail ivor jane janice jeanette jeremy jill joanna joanne jonah josephine josh josie juliet karl katarina kathryn kirsten kirsty kurt lars lena leon leonard leonie leslie lewis lionel lloyd lola lorna louis louisa louise lydia mabel maeve magnus malcolm manuel marcel marian marianne marion marjorie maureen mauricio melanie mildred milo miles miranda moira monica moritz muriel murray myra nell nellie nigel nina norman oona orla otto pauline percy philip philippa phoebe phyllis ralph raymond regina reuben rita roger roland rory rosa rosalind rosie rupert russell sadie sally saul seamus selma sheila sidney silvia solveig stella stewart sven sybil sylvia tara tessa thea theo theodore thelma tilda tobias toby ulrich una ursula uwe valerie vera vernon vincent viola vivian walter warren wilfred wilma winifred yvette yvonne zelda zara tamara tanya lara kira nils jonas matthias stefan jakob niklas anton viktor pavel goran zoran ivana marta paula alicia laszlo bela"
)
/** Given names that are names of tools as well, which stand beside others in lists: "Ruby Java Python", "Maya, Blender". */
const toolNames = hashesOf("julia ruby maya ada pascal jasmine travis ray clio hugo tally")
/** Given names that are words as well: they count where the name ends behind the surname, or goes on as of a person. */
const wordNames = hashesOf(
  "will grace mark bill frank art pat rich sandy gene chuck buck hope summer autumn may april august dale glen grant chase skip miles rob sunny rusty lance"
)
/** What is said of a person. */
const behindPerson = hashesOf("is was will answers at from by on in or and who has to for leads heads runs says can")

const isNameWord = (shape: number): boolean =>
  (shape & (Shape.initialUpper | Shape.lower | Shape.innerUpper)) === (Shape.initialUpper | Shape.lower)

const familyWords = hashesOf("family familys household")
const theHash = hashOf("the")
const ofHash = hashOf("of")

/** "Nanny for the Jenkins family", but "the Java family of languages" */
const isFamily = ({ gaps, hashes }: Tokens, first: number): boolean =>
  hashes[first - 1] === theHash &&
  gaps[first + 1] === Gap.space &&
  familyWords.has(hashes[first + 1] ?? 0) &&
  hashes[first + 2] !== ofHash

/** Whether a name ends at a word: what follows is no further word with a capital. */
const endsAt = ({ count, gaps, hashes }: Tokens, index: number): boolean =>
  index + 1 >= count || (gaps[index + 1] ?? 0) >= Gap.comma || behindPerson.has(hashes[index + 1] ?? 0)

const isAddress = (tokens: Tokens, index: number): boolean =>
  addresses.has(tokens.hashes[index] ?? 0) && isNameCased(tokens, index)

const isInitial = ({ foldedEnds, foldedStarts, shapes }: Tokens, index: number): boolean =>
  (foldedEnds[index] ?? 0) - (foldedStarts[index] ?? 0) === 1 && ((shapes[index] ?? 0) & Shape.initialUpper) !== 0

const surnamed = hashesOf("cassandra")

/** "Cassandra Lee": the given name itself is one of a tool. */
const isGiven = ({ tokens, words }: Read, first: number): boolean =>
  surnamed.has(tokens.hashes[first] ?? 0) &&
  tokens.gaps[first + 1] === Gap.space &&
  isNameWord(tokens.shapes[first + 1] ?? 0) &&
  (words[first + 1] ?? -1) < 0

/** Whether the word begins the surname of somebody. */
export const isPerson = (text: Read, first: number): boolean => {
  const { tokens } = text
  if (!isCapitalised(tokens, first)) return false
  const gap = tokens.gaps[first] ?? 0
  // "Mr T. Carpenter": the stop is the letter's.
  if (gap <= Gap.sentence && isInitial(tokens, first - 1) && isAddress(tokens, first - 2)) return true
  if (isGiven(text, first)) return true
  if (first === 0 || gap > Gap.comma) return isNamedAsLead(tokens, first)
  if (isAddress(tokens, first - 1) || isCalled(text, first)) return true
  const before = tokens.shapes[first - 1] ?? 0
  const own = tokens.shapes[first] ?? 0
  if (isFamily(tokens, first)) return true
  if (gap === Gap.space && (before & Shape.initialUpper) !== 0 && (own & Shape.lower) !== 0) {
    const given = tokens.hashes[first - 1] ?? 0
    if (givenNames.has(given)) return true
    if (toolNames.has(given) && behindPerson.has(tokens.hashes[first + 1] ?? 0)) return true
    if (wordNames.has(given) && endsAt(tokens, first)) return true
    if ((tokens.gaps[first - 1] ?? 0) <= Gap.comma && isAddress(tokens, first - 2)) return true
    if (leadsToPerson(tokens, first - 2) || isLabelOfPerson(tokens, first - 1)) return true
  }
  return isNamedAsLead(tokens, first)
}

/** "You report to Ruby Dean" */
const isNamedAsLead = (tokens: Tokens, first: number): boolean =>
  isNameWord(tokens.shapes[first] ?? 0) &&
  leadsToPerson(tokens, first - 1) &&
  tokens.gaps[first + 1] === Gap.space &&
  isNameWord(tokens.shapes[first + 1] ?? 0)

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

const callWords = hashesOf("call email ask contact phone ring meet text message reach tell see")

/** "Call Perl Andersen": a surname behind it that is no word of any skill. */
const isCalled = ({ tokens, words }: Read, first: number): boolean =>
  callWords.has(tokens.hashes[first - 1] ?? 0) &&
  tokens.gaps[first] === Gap.space &&
  isNameWord(tokens.shapes[first] ?? 0) &&
  tokens.gaps[first + 1] === Gap.space &&
  isNameWord(tokens.shapes[first + 1] ?? 0) &&
  (words[first + 1] ?? -1) < 0

const labels = hashesOf("contact referee referees reference references attn contacts")

/** "Referee: Bill Perl": a label of people, a colon, and the given name before the surname. */
const isLabelOfPerson = ({ gaps, hashes }: Tokens, given: number): boolean =>
  gaps[given] === Gap.colon && labels.has(hashes[given - 1] ?? 0)
