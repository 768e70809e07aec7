import { read } from "../../scoring/mentions.js"
import { titlesIn } from "../../scoring/occupation.js"
import { isOtherRole } from "./otherLanguages.js"

/** Signs that part the pieces of a header line; a hyphen or dash only with spaces around it. */
const separators = /\s*[|·•‖]\s*|\s+\/\s+|\s+[–—-]+\s+|\t+|\s{3,}|\s+@\s+/u

export const piecesOf = (line: string): ReadonlyArray<string> =>
  line
    .split(separators)
    .map((piece) => piece.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, ""))
    .filter((piece) => piece !== "")

const roleWords =
  /\b(?:engineer|developer|programmer|architect|analyst|manager|director|assistant|associate|specialist|coordinator|consultant|administrator|officer|technician|supervisor|lead|head|intern|trainee|apprentice|nurse|teacher|tutor|professor|lecturer|attorney|lawyer|paralegal|counsel|accountant|auditor|bookkeeper|cashier|clerk|chef|cook|waiter|waitress|server|bartender|barista|host|electrician|plumber|carpenter|welder|mechanic|driver|operator|designer|illustrator|writer|editor|producer|scientist|researcher|executive|representative|agent|advisor|planner|buyer|recruiter|therapist|physician|pharmacist|founder|president|partner|principal|journeyman|foreman|worker|aide|instructor|strategist|owner|secretary|receptionist|ingenieur|entwickler|leiter|berater|ingénieur|développeur|responsable|ingeniero|desarrollador|gerente|engenheiro|desenvolvedor|analista|enfermera|enfermeiro|infirmière|koch|köchin|souschef|verkäufer|professeure?|enseignante?|architetto|tirocinante|impiegato|medewerker|assistente|analista|ejecutiva?|dependient[ae]|comercial|translator|interpreter|pilot|helper|mentor|captain|guide|picker|packer|guard|maid|housekeeper|nanny|gardener|painter|roofer|cleaner|stylist|barber|firefighter|paramedic|dispatcher|surveyor|librarian|actor|musician|photographer|journalist|counselor|coach|trainer|volunteer|technologist|hygienist|dentist|veterinarian)\b/iu

const organisationWords =
  /\b(?:inc|llc|ltd|gmbh|ag|s\.?a\.?|corp|corporation|company|co|group|hospital|clinic|health|university|college|school|academy|institute|bank|partners|llp|associates|studio|studios|labs?|systems|solutions|technologies|services|agency|restaurant|bistro|kitchen|hotel|foundation|center|centre|district|industries|logistics|manufacturing|holdings|consulting|media|software|stores?|clinics|trust|ministry|department|foods|electric|energy|construction|lda|oü|jsc|gasthaus|lycée|collège|école|atelier|pharmacy|shop|café|cafe|bakery|farm|farms|library|museum|museo|church|club|airlines?|air|hosting|bv|b\.v\.?|s\.?r\.?l\.?|ab|oy|as|ltda|pty|plc|kg|sp)\b\.?/iu

/** Whether a piece names an occupation. */
export const isRole = (piece: string): boolean => {
  if (piece.length > 120) return false
  const text = read(piece)
  return titlesIn(text, 0, text.tokens.count).length > 0 || roleWords.test(piece) || isOtherRole(piece)
}

export const isOrganisation = (piece: string): boolean => organisationWords.test(piece)

const employmentType =
  /^(?:full[- ]?time|part[- ]?time|contract|contractor|freelance|permanent|temporary|internship|seasonal|self[- ]employed|remote|hybrid|on[- ]?site|vollzeit|teilzeit)$/i
const duration = /^(?:about )?\d{1,2}\+? (?:years?|yrs?|months?|mos?)\.?(?: \d{1,2} (?:months?|mos?)\.?)?$/i

/** Words on the side: "Full-time", "3 yrs 2 mos", "Remote". */
export const isAside = (piece: string): boolean => employmentType.test(piece) || isDuration(piece)

/** "4 years 6 months", in brackets or not. */
export const isDuration = (piece: string): boolean => duration.test(piece.replace(/^\(|\)$/g, ""))

/** "Berlin, Germany", "Austin, TX", "Leeds, West Yorkshire". */
const place =
  /^\p{Lu}[\p{L}.'’ -]{1,40}, ?\p{Lu}[\p{L}.'’ ]{1,40}(?:, ?\p{Lu}[\p{L}. ]{1,30})?(?: \d{4,6})?(?: \((?:remote|hybrid|on-site)\))?$/iu
/** A town with a state's letters: clear, though "CO" also is short for a company. */
const townAndState = /^\p{Lu}[\p{L}.'’ -]{1,40}, [A-Z]{2}(?: \d{5})?$/u

export const isPlace = (piece: string): boolean => {
  if (!place.test(piece) || isRole(piece) || /\b(?:and|with|for|in|of)\b/.test(piece)) return false
  // "Dunmore Valve Works, Little Rock, AR": an employer and its town.
  if (/,.*, [A-Z]{2}$/.test(piece)) return false
  // "The Drowned Lantern, Galway" is one too; "The Hague, Netherlands" is not.
  if (/^The \p{L}+ \p{L}+/u.test(piece)) return false
  return townAndState.test(piece) || !isOrganisation(piece)
}
