import { read } from "../../lexicon/matcher/mentions.js"
import { titlesIn } from "../../lexicon/matcher/occupation.js"
import { isOtherRole } from "./otherLanguages.js"

/** Signs that part the pieces of a header line; a hyphen or dash only with spaces around it. */
const separators = /[|·•‖]\s*|(?<!\s)\s+(?:\/|[–—-]+|@)\s+|(?<!\s)\s{3,}|\t+/u

export const piecesOf = (line: string): ReadonlyArray<string> =>
  line
    .split(separators)
    .map((piece) => piece.replace(/^[\s,;:–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/gu, ""))
    .filter((piece) => piece !== "")

const roleWords =
  /\b(?:engineer|developer|programmer|architect|analyst|manager|director|assistant|associate|specialist|coordinator|consultant|administrator|officer|technician|supervisor|lead|head|intern|trainee|apprentice|nurse|teacher|tutor|professor|lecturer|attorney|lawyer|paralegal|counsel|accountant|auditor|bookkeeper|cashier|clerk|chef|cook|waiter|waitress|server|bartender|barista|host|electrician|plumber|carpenter|welder|mechanic|driver|operator|designer|illustrator|writer|editor|producer|scientist|researcher|executive|representative|agent|advisor|planner|buyer|recruiter|therapist|physician|pharmacist|founder|president|partner|principal|journeyman|foreman|worker|aide|instructor|strategist|owner|secretary|receptionist|ingenieur|entwickler|leiter|berater|ingénieur|développeur|responsable|ingeniero|desarrollador|gerente|engenheiro|desenvolvedor|analista|enfermera|enfermeiro|infirmière|koch|köchin|souschef|verkäufer|professeure?|enseignante?|architetto|tirocinante|impiegato|medewerker|assistente|analista|ejecutiva?|dependient[ae]|comercial|translator|interpreter|pilot|helper|mentor|captain|guide|picker|packer|guard|maid|housekeeper|nanny|gardener|painter|roofer|cleaner|stylist|barber|firefighter|paramedic|dispatcher|surveyor|librarian|actor|musician|photographer|journalist|counselor|coach|trainer|volunteer|technologist|hygienist|dentist|temp|labou?rer|attendant|babysitter|cna|lpn|veterinarian)\b/iu

const organisationWords =
  /\b(?:inc|llc|ltd|gmbh|ag|s\.?a\.?|corp|corporation|company|co|group|hospital|clinic|health|university|college|school|academy|institute|bank|partners|llp|associates|studio|studios|labs?|systems|solutions|technologies|services|agency|restaurant|bistro|kitchen|hotel|foundation|center|centre|district|industries|logistics|manufacturing|holdings|consulting|media|software|stores?|clinics|trust|ministry|department|foods|electric|energy|construction|lda|oü|jsc|gasthaus|lycée|collège|école|atelier|pharmacy|shop|café|cafe|bakery|farm|farms|library|museum|museo|church|club|airlines?|air|hosting|bv|b\.v\.?|s\.?r\.?l\.?|ab|oy|as|ltda|pty|plc|kg|sp)\b\.?/iu

/** Whether a piece names an occupation. */
export const isRole = (piece: string): boolean => {
  if (piece.length > 120) return false
  // The lexicon is asked last: reading takes longer than looking.
  if (roleWords.test(piece) || isOtherRole(piece)) return true
  const text = read(piece)
  return titlesIn(text, 0, text.tokens.count).length > 0
}

export const isOrganisation = (piece: string): boolean => organisationWords.test(piece)

const employmentType =
  /^(?:full[- ]?time|part[- ]?time|contract|contractor|fixed[- ]term|freelance|permanent|temporary|temp|casual|internship|seasonal|summers?|winters?|weekends?|evenings?|self[- ]employed|volunteer|remote|hybrid|on[- ]?site|vollzeit|teilzeit|befristet|minijob|temps plein|temps partiel|cdi|cdd|tiempo completo|medio tiempo|home office|dates?|period)(?:,? (?:position|role|job|contract|basis|work|hours|only))?$/i
const duration =
  /^(?:about |ca\.? |over |almost )?\d{1,2}\+? (?:years?|yrs?|months?|mos?|weeks?|jahre?|monate?|ans?|mois|años?|meses|anos?)\.?(?:,? (?:and )?\d{1,2} (?:months?|mos?|monate?|mois|meses)\.?)?$/i

const bare = (piece: string) => piece.replace(/^[([]|[)\]]$/g, "").trim()

/** Words on the side: "Full-time", "3 yrs 2 mos", "Remote". */
export const isAside = (piece: string): boolean => employmentType.test(bare(piece)) || isDuration(piece)

/** "4 years 6 months", in brackets or not. */
export const isDuration = (piece: string): boolean => duration.test(bare(piece))

/** "Berlin, Germany", "Austin, TX", "Leeds, West Yorkshire". */
const place =
  /^\p{Lu}[\p{L}.'’ -]{1,40}, ?\p{Lu}[\p{L}.'’ ]{1,40}(?:, ?\p{Lu}[\p{L}. ]{1,30})?(?: \d{4,6})?(?: \((?:remote|hybrid|on-site)\))?$/iu
/** A town with a state's letters: clear, though "CO" also is short for a company. */
const townAndState = /^\p{Lu}[\p{L}.'’ -]{1,40}, [A-Z]{2}(?: \d{5})?$/u

export const isPlace = (piece: string): boolean => {
  if (!place.test(piece) || isRole(piece) || /\b(?:and|with|for|in|of)\b/.test(piece)) return false
  // "Dunmore Valve Works, Little Rock, AR": an employer and its town.
  if (/, [A-Z]{2}$/.test(piece) && piece.indexOf(",") < piece.length - 4) return false
  // "The Drowned Lantern, Galway" is one too; "The Hague, Netherlands" is not.
  if (/^The \p{L}+ \p{L}+/u.test(piece)) return false
  return townAndState.test(piece) || !isOrganisation(piece)
}

const countries =
  "united states(?: of america)?|usa|u\\.s\\.a?\\.?|us|united kingdom|uk|england|scotland|wales|northern ireland|ireland|canada|australia|new zealand|germany|deutschland|austria|österreich|switzerland|schweiz|suisse|france|spain|españa|portugal|italy|italia|netherlands|nederland|belgium|belgique|luxembourg|poland|polska|czech republic|czechia|denmark|sweden|norway|finland|india|mexico|méxico|brazil|brasil|argentina|chile|colombia|peru|south africa|nigeria|kenya|ghana|egypt|israel|turkey|uae|united arab emirates|singapore|malaysia|indonesia|philippines|vietnam|thailand|japan|china|hong kong|south korea|romania|hungary|greece|ukraine|croatia|serbia|bulgaria|estonia|latvia|lithuania|iceland"
const regions =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|washington,? d\\.?c\\.?|d\\.c\\.|ontario|qu[eé]bec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland(?: and labrador)?|new south wales|victoria|queensland|tasmania|south australia|western australia|(?:west|north|south|east)? ?yorkshire|greater (?:london|manchester)|(?:west|east) midlands|(?:west|east) sussex|kent|essex|surrey|devon|cornwall|dorset|somerset|norfolk|suffolk|cumbria|\\p{L}{3,12}shire|bavaria|bayern|hessen|nordrhein-westfalen|baden-württemberg|niedersachsen"
const region = new RegExp(
  `^(?:(?:${countries}|${regions})|[A-Z]{2})(?: (?=[A-Z]*\\d)[A-Z\\d]{3,7}(?: \\d[A-Z]{2})?)?$`,
  "iu"
)

/** The name of a state, county or country, or a state's letters. */
const isRegion = (part: string): boolean => region.test(part) && (part.length > 3 || part === part.toUpperCase())

const partsOf = (piece: string): ReadonlyArray<string> =>
  piece
    .replace(/(?<!\s)\s*\((?:remote|hybrid|on-site)\)$/i, "")
    .split(/,\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== "")

/**
 * Whether a piece can be nothing but a place: "Hamilton, Ontario", "Leeds, West Yorkshire, UK". "Sample Foods,
 * Hamilton, Ontario" may be an employer and its town, and "Sample Foods, Hamilton" as well.
 */
export const isSurePlace = (piece: string): boolean => {
  const [first = "", ...others] = partsOf(piece)
  if (others.length > 2 || isOrganisation(first) || !/^\p{Lu}/u.test(first)) return false
  // A name that was taken out.
  if (first === "City" && others[0] === "State") return true
  if (others.length === 0) return isRegion(first) && first.length > 2 && !isRole(first)
  if (first.split(" ").length > 4 || /\b(?:and|&|with|for)\b/.test(first)) return false
  return others.every(isRegion) && !isRole(first)
}

/** An employer without the town and state behind it: "Sample Foods, Hamilton, Ontario", "Acme, Inc., Berlin". */
export const withoutTown = (company: string): string => {
  const comma =
    /,(?!\s*(?:inc|llc|ltd|llp|gmbh|co|corp|p\.?c|pllc|lp|plc|s\.a|n\.?a|ag|ph\.?d|m\.?d|d\.?d\.?s)\b)/i.exec(company)
  return comma === null ? company : company.slice(0, comma.index).trim()
}

const smallWords =
  /^(?:of|and|the|for|in|at|on|to|de|da|do|dos|das|del|della|di|du|des|la|le|les|el|los|las|y|e|et|und|der|die|für|im|am|an|von|van|zu|zur|zum|i|w|og|och|en|het|a|by|with|or|per|dba|d\/b\/a|c\/o|t\/a|formerly|now|via)$/

/** Whether a line is spelled as a name or a title is: "Law Office of Benedict Marsh", not "Led a team of 18". */
export const isNameLike = (text: string): boolean => {
  if (
    text.length > 100 ||
    /[.!?;:]$/.test(
      text.replace(/\b(?:inc|co|ltd|corp|bros|s\.a|b\.v|n\.v|s\.r\.l|s\.p\.a|o\.o|l\.p|p\.c|u\.s|d\.c|jr|sr)\.$/i, "")
    )
  )
    return false
  const words = text
    .replace(/\([^)]{0,120}\)/g, " ")
    .split(/[\s/]+/)
    .filter((word) => /\p{L}/u.test(word))
  if (words.length === 0 || words.length > 14) return false
  if (words.every((word) => !/^[^\p{L}]*\p{Ll}/u.test(word) || smallWords.test(word))) return true
  // "Software engineer", "staff nurse": a title in small letters.
  const isSentence = /^\p{L}+(?:ed|ing)\b|\b(?:a|an|the|my|our|his|her|their|with|to|that|which|i)\b|\d/iu.test(text)
  return words.length <= 6 && !isSentence && roleRank(text) >= 2
}

/** How surely a piece is an occupation: 3 where its last word is one, 1 where any is, 0 for none. */
export const roleRank = (piece: string): number => {
  if (!isRole(piece)) return 0
  const head = piece
    .replace(/\([^)]{0,120}\)/g, " ")
    .replace(/(?:,| [-–—] | (?:of|for|in|at|to|de|da|do|der|für|und|and|with) | d'|\/).*/isu, "")
    .replace(/(?<!\s)\s+(?:I{1,3}|IV|V|\d|[A-C])$/u, "")
    .trim()
  const last = head.split(/\s+/).at(-1) ?? ""
  const isHead = roleWords.test(last) || isOtherRole(last) || (head !== "" && isTitle(head))
  return (isHead ? 3 : 1) - (isOrganisation(piece) && !isHead ? 1 : 0)
}

/** Whether a title of the lexicon stands at the end of a text. */
const isTitle = (head: string): boolean => {
  const text = read(head)
  return titlesIn(text, 0, text.tokens.count).some(({ last }) => last === text.tokens.count - 1)
}
