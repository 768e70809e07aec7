import { phrasesFor, wordsFor } from "../../rules/resumeWords/words.js"
import { alternativesOf, plainWords } from "../../text/phrases.js"
import type { Period } from "./dates.js"
import {
  isAside,
  isOrganisation,
  isPlace,
  isRole,
  isSurePlace,
  piecesOf,
  roleRank,
  withoutRemarks,
  withoutTown
} from "./pieces.js"

/** What a position goes on from, where its own lines name no employer. */
export interface Employer {
  readonly company: string
  readonly role: string
  readonly period: Period | undefined
  /** Whether it stood above its first role, on a line of its own, as where several roles follow. */
  readonly above: boolean
  /** Whether it stood there alone, so that roles behind blank lines are at it too. */
  readonly group: boolean
}

/** The lines that name a position, without its dates. */
export interface Naming {
  readonly texts: ReadonlyArray<string>
  /** Which of them held the dates. */
  readonly anchor: number
  readonly period: Period | undefined
  readonly blankBefore: boolean
}

export interface Named {
  readonly role: string
  readonly company: string
  readonly above: boolean
}

const workplaces = phrasesFor("workplaces")

/** Without how somebody is employed: "Nurse (part-time)", "Clerk, full time". */
const named = (piece: string): string => {
  const at = piece.endsWith(")") ? piece.lastIndexOf("(") : piece.lastIndexOf(",")
  return at > 0 && workplaces.isWhole(piece.slice(at)) ? piece.slice(0, at).trimEnd() : piece
}

const joint = new RegExp(`,? (?:${alternativesOf(wordsFor("joints"))}) (?:the )?(?=\\p{Lu})`, "u")

/** The parts of "Clerk at Sample Trust" or "Clerk, Sample Trust". */
export const splitOnce = (piece: string): ReadonlyArray<string> => {
  const joined = joint.exec(piece)
  if (joined !== null && !piece.slice(0, joined.index).includes(",") && roleRank(piece.slice(0, joined.index)) > 0)
    return [piece.slice(0, joined.index), piece.slice(joined.index + joined[0].length)]
  return piece.split(/,\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u).filter((part) => part.trim() !== "")
}

/** Who works on their own account has no employer but says so. */
const ownAccount = (texts: ReadonlyArray<string>): string => {
  const text = texts.join(" ")
  for (const pattern of ownAccounts) {
    const found = pattern.exec(text)
    if (found !== null) return found[0]
  }
  return ""
}
const ownAccounts = wordsFor("ownAccount").map(
  (words) => new RegExp(`(?<!\\p{L})${words.replaceAll(" ", "[- ]")}(?!\\p{L})`, "iu")
)

const yearOf = (date: string | null | undefined): number | undefined =>
  date === null || date === undefined ? undefined : Number(date.slice(0, 4))

/** Whether two stretches of time follow one another; unknown ones may. */
const adjoins = (one: Period | undefined, other: Period | undefined): boolean => {
  const apart = (end: string | null | undefined, start: string | null | undefined) => {
    const [from, to] = [yearOf(end), yearOf(start)]
    return from === undefined || to === undefined ? Infinity : Math.abs(from - to)
  }
  if (one === undefined || other === undefined) return true
  return apart(one.end, other.start) <= 1 || apart(other.end, one.start) <= 1
}

const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(one.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  return (other.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word))
}

/** Whether a role without an employer is one more at the employer before it. */
const goesOn = (role: string, { blankBefore, period }: Naming, before: Employer | undefined): boolean => {
  if (before === undefined) return false
  if (before.group) return !blankBefore || adjoins(period, before.period)
  if (before.above) return !blankBefore || adjoins(period, before.period)
  return adjoins(period, before.period) && sharesWord(role, before.role)
}

interface Piece {
  readonly text: string
  /** The line of the header that it stands on. */
  readonly line: number
}

/** "CNA / Unit Clerk, County General": a stroke between two occupations parts nothing. */
const bothRoles = (text: string): string => {
  const [one = "", other] = text.split(/(?<!\s)\s+\/\s+/)
  const [second = ""] = other?.split(/,|\s[–—|-]\s/) ?? []
  return other !== undefined && roleRank(one) >= 1 && roleRank(second) >= 2
    ? text.replace(/(?<!\s)\s+\/\s+/, "/")
    : text
}

const piecesIn = ({ texts }: Naming): ReadonlyArray<Piece> =>
  texts
    .flatMap((text, line) => piecesOf(bothRoles(withoutRemarks(text))).map((piece) => ({ text: named(piece), line })))
    .filter(({ text }) => !isAside(text) && /\p{L}/u.test(text))

/** Comma-parted pieces of the only piece that names anything. */
const partsOf = ({ line, text }: Piece, mayInherit: boolean): ReadonlyArray<Piece> => {
  const parts = splitOnce(text)
  const hasBoth = parts.length >= 2 && (!mayInherit || parts.some((part) => !isRole(part) && !isSurePlace(part)))
  if (!hasBoth) return [{ line, text }]
  const kept = parts.filter((part) => !/^[A-Z]{2}$/.test(part))
  // "Sample Foods, Hamilton, Ontario" names no role: it stays one.
  const [role, ...others] = kept
  // "Coach, girls' soccer" names no employer.
  if (others.length === 1 && roleRank(role ?? "") >= 2 && /^\p{Ll}/u.test(others[0] ?? "")) return [{ line, text }]
  return kept.some((part) => roleRank(part) > 0) || !isSurePlace(parts.slice(1).join(", "))
    ? kept.map((part) => ({ line, text: part }))
    : [{ line, text }]
}

/** A part of an employer, which stands before it or behind: "Department of Chemistry, Lakeland University". */
const isUnit = (text: string): boolean => {
  const words = plainWords(text)
  const ofWhat = unitNouns.lengthAt(words, 0)
  return (
    units.isAll(words) ||
    (/^\d{1,2}$/.test(words[0] ?? "") && words.length === 2 && sides.isIn(words)) ||
    (ofWhat > 0 && /^(?:of|for)$/.test(words[ofWhat] ?? "")) ||
    unitEnds.endsIn(words)
  )
}
const units = phrasesFor("units")
const sides = phrasesFor("sides")
const unitNouns = phrasesFor("unitNouns")
const unitEnds = phrasesFor("unitEnds")

const isClear = ({ text }: Piece) => isOrganisation(text)

const roleAtOf = (pieces: ReadonlyArray<Piece>): number => {
  const ranks = pieces.map(({ text }) => roleRank(text))
  const best = Math.max(0, ...ranks)
  const [first = -1] = ranks.flatMap((rank, at) => (rank === best && rank > 0 ? [at] : []))
  const clear = pieces.findIndex((piece, at) => ranks[at] === best && rankIsHeld(ranks[at]) && !isClear(piece))
  if (clear >= 0) return clear
  if (first >= 0) return first
  // "High Mesa University, Grader": no list knows the role, but the other piece is an organisation.
  return pieces.some(isClear) ? pieces.findIndex((piece) => !isClear(piece)) : -1
}
const rankIsHeld = (rank: number | undefined): boolean => rank !== undefined && rank > 0

/**
 * Role and employer of the lines that head a position. Where one of them is not told and nothing before says
 * it, the one that is stands for both: a position is never lost, nor filed under somebody else's name.
 */
export const roleAndCompany = (naming: Naming, before: Employer | undefined): Named | undefined => {
  const all = piecesIn(naming)
  const sure = all.filter(({ text }) => !isSurePlace(text))
  // "Koch, Alpenblick" looks like a place where nothing else names the position.
  let pieces = sure.length === 0 ? all : sure
  const clearOnes = pieces.filter(({ text }) => !isPlace(text))
  // A town behind the dates of one more role at the same employer is no employer.
  if (clearOnes.length === 1 && before?.above === true && goesOn("", naming, before))
    pieces = pieces.filter((piece) => clearOnes.includes(piece) || piece.line <= naming.anchor)
  const [only] = pieces
  if (only === undefined) return undefined
  if (pieces.length === 1 || / at \p{Lu}/u.test(only.text))
    pieces = [...partsOf(only, before?.above === true), ...pieces.slice(1)]
  const roleAt = roleAtOf(pieces)
  const [single] = pieces
  if (pieces.length === 1 && single !== undefined) return oneOf(single, roleAt >= 0, naming, before)
  const role = pieces[Math.max(0, roleAt)]
  const rest = pieces.filter((piece) => piece !== role)
  const whole = rest.filter(({ text }) => !isUnit(text))
  const candidates = whole.length > 0 ? whole : rest
  const company = candidates.find(isClear) ?? candidates.find(({ text }) => !isPlace(text)) ?? candidates[0]
  if (role === undefined || company === undefined) return undefined
  return {
    role: role.text.trim(),
    company: withoutTown(company.text)
      .replace(/(?<!\s)\s+\(\p{Ll}[^()]{0,60}\)$/u, "")
      .trim(),
    above: company.line < role.line
  }
}

const oneOf = (
  { text }: Piece,
  isOccupation: boolean,
  naming: Naming,
  before: Employer | undefined
): Named | undefined => {
  const own = ownAccount(naming.texts)
  if (own !== "") return { role: text, company: own, above: false }
  const mayGoOn = isOccupation || !isOrganisation(text)
  if (before !== undefined && mayGoOn && goesOn(text, naming, before))
    return { role: text, company: before.company, above: before.above }
  const name = withoutTown(text).trim()
  return isOccupation ? { role: text, company: text, above: false } : { role: name, company: name, above: false }
}
