import type { ExperienceItem } from "../../domain/MasterProfile.js"
import { periodIn, withoutPeriod } from "./dates.js"
import type { Line } from "./lines.js"
import { isAside, isDuration, isOrganisation, isPlace, isRole, piecesOf } from "./pieces.js"

const longestHeader = 120

/** A line that may name an employer or a role: short, no bullet, no sentence. */
const mayBeHeader = (line: Line) =>
  !line.bullet &&
  line.text.length <= longestHeader &&
  (!/[.!?;]$/.test(line.text) ||
    /\b(?:Inc|Co|Ltd|Corp|St|S\.A|B\.V|N\.V|S\.r\.l|S\.p\.A|o\.o|L\.P|P\.C|Dr|Bros)\.$/.test(line.text))

interface Header {
  /** First and last line of the header. */
  readonly first: number
  readonly last: number
  readonly anchor: number
}

/** "Lecturer in Botany, Example University": a role and an organisation on one line. */
const namesBoth = (piece: string): boolean => {
  const parts = splitOnce(piece)
  return parts.length >= 2 && parts.some((part) => isRole(part) && !isOrganisation(part)) && parts.some(isOrganisation)
}

const headersIn = (lines: ReadonlyArray<Line>): ReadonlyArray<Header> => {
  const headers: Array<Header> = []
  for (const [anchor, line] of lines.entries()) {
    if (line.period === undefined || line.bullet || line.text.length > 200) continue
    const own = piecesOf(withoutPeriod(line.text, line.period)).filter((piece) => !isAside(piece) && !isPlace(piece))
    const before = headers.at(-1)
    let first = anchor
    // Upwards: what stands right above and is no bullet belongs to it, as long as something is missing.
    const isWhole = own.length >= 2 || (own[0] !== undefined && namesBoth(own[0]))
    const wanted = isWhole ? 0 : own.length === 1 ? 1 : 3
    while (anchor - first < wanted && first - 1 > (before?.last ?? -1)) {
      const above = lines[first - 1]
      if (above === undefined || !mayBeHeader(above) || above.heading !== undefined) break
      if (lines[first]?.blankBefore === true && anchor - first >= 1) break
      if (own.length === 1 && lines[anchor]?.blankBefore === true) break
      first -= 1
    }
    let last = anchor
    const named = anchor - first + (isWhole ? 2 : own.length)
    // Downwards: employer or role on the line below the dates, and the place.
    while (last + 1 < lines.length && last - anchor < 2) {
      const below = lines[last + 1]
      if (below === undefined || !mayBeHeader(below) || below.period !== undefined || below.blankBefore) break
      const isNeeded = named + (last - anchor) < 2 && below.text.length <= 80
      if (!isNeeded && !isPlace(below.text) && !isAside(below.text)) break
      last += 1
    }
    headers.push({ first, last, anchor })
  }
  return headers
}

/** "Acme Corp, Berlin" names an employer and its place; "Acme, Inc." only an employer. */
const withoutPlace = (company: string): string => {
  const comma = /,(?!\s*(?:inc|llc|ltd|llp|gmbh|co|corp|p\.?c|s\.a)\b)/i.exec(company)
  return comma === null ? company : company.slice(0, comma.index).trim()
}

const named = (piece: string) =>
  piece.replace(/\s*\((?:remote|hybrid|on-site|contract|full-time|part-time|freelance)\)$/i, "")

const splitOnce = (piece: string): ReadonlyArray<string> => {
  const joined = / (?:at|bei|chez|en) (?=\p{Lu})/u.exec(piece)
  if (joined !== null) return [piece.slice(0, joined.index), piece.slice(joined.index + joined[0].length)]
  return piece.split(/,\s+/).filter((part) => part.trim() !== "")
}

/** Who works on their own account has no employer but says so. */
const ownAccount = (texts: ReadonlyArray<string>): string =>
  /\b(?:self[- ]employed|freelance|freiberuflich|autónom[oa])\b/i.exec(texts.join(" "))?.[0] ?? ""

const roleAndCompany = (texts: ReadonlyArray<string>, inherited: string): { role: string; company: string } => {
  const all = texts
    .flatMap(piecesOf)
    .map(named)
    .filter((piece) => !isAside(piece) && /\p{L}/u.test(piece))
  const placeless = all.filter((piece) => !isPlace(piece))
  // "Koch, Alpenblick" looks like a place where nothing else names the position.
  let pieces = placeless.length === 0 ? all : placeless
  if (pieces.length === 1 || (pieces.length > 1 && / at \p{Lu}/u.test(pieces[0] ?? ""))) {
    const [only = "", ...others] = pieces
    const parts = splitOnce(only)
    const hasBoth = parts.length >= 2 && (inherited === "" || parts.some((part) => !isRole(part)))
    pieces = hasBoth ? [...parts.filter((part) => !/^[A-Z]{2}$/.test(part)), ...others] : pieces
  }
  const clearRole = pieces.findIndex((piece) => isRole(piece) && !isOrganisation(piece))
  const anyRole = clearRole >= 0 ? clearRole : pieces.findIndex(isRole)
  // "High Mesa University, Grader": no list knows the role, but the other piece is an organisation.
  const besideOrganisation = pieces.some(isOrganisation) ? pieces.findIndex((piece) => !isOrganisation(piece)) : -1
  const roleAt = anyRole >= 0 ? anyRole : besideOrganisation
  const rest = pieces.filter((_, index) => index !== (roleAt >= 0 ? roleAt : pieces.length > 1 ? 0 : -1))
  const role = roleAt >= 0 ? pieces[roleAt] : pieces.length > 1 ? pieces[0] : inherited === "" ? "" : pieces[0]
  const company = rest.find(isOrganisation) ?? rest[0]
  return {
    role: (role ?? "").trim(),
    company: withoutPlace(company === undefined || company === role ? inherited : company).trim() || ownAccount(texts)
  }
}

/** Whether a line goes on with the sentence of the line before it. */
const continues = (line: Line, previous: Line): boolean => {
  if (line.bullet || line.blankBefore) return false
  if (/^[\p{Ll}(&]/u.test(line.text)) return true
  return previous.bullet && line.indent > previous.indent && !/[.!?]$/.test(previous.text)
}

/** The bullets or sentences of a block, wrapped lines joined again. */
export const sentencesOf = (lines: ReadonlyArray<Line>): ReadonlyArray<string> => {
  const sentences: Array<string> = []
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1]
    const last = sentences.length - 1
    if (previous !== undefined && last >= 0 && continues(line, previous))
      sentences[last] = `${sentences[last]} ${line.text}`
    else sentences.push(line.text)
  }
  return sentences
}

const label =
  /^(?:company|employer|organi[sz]ation|position|role|title|job title|period|dates?|duration|from|arbeitgeber|firma|empresa|puesto|cargo|poste|entreprise|azienda|bedrijf|functie)\s*:\s*(?=\S)/i

interface Prepared {
  readonly lines: ReadonlyArray<Line>
  /** An employer above several roles, by the first line that stands under it. */
  readonly employers: ReadonlyMap<number, string>
}

/** Without labels, and without lines that only say how long; the line above such a one is an employer's. */
const prepare = (given: ReadonlyArray<Line>): Prepared => {
  const lines: Array<Line> = []
  const employers = new Map<number, string>()
  for (const [index, line] of given.entries()) {
    if (!line.bullet && isDuration(line.text)) continue
    const below = given[index + 1]
    if (!line.bullet && below !== undefined && isDuration(below.text) && mayBeHeader(line)) {
      employers.set(lines.length, line.text)
      continue
    }
    const text = line.bullet ? line.text : line.text.replace(label, "")
    lines.push(text === line.text ? line : { ...line, text, period: periodIn(text) })
  }
  return { lines, employers }
}

/** Positions with their bullets, in the order of the text. */
export const positionsIn = (given: ReadonlyArray<Line>): ReadonlyArray<ExperienceItem> => {
  const { employers, lines } = prepare(given)
  const headers = headersIn(lines)
  let inherited = ""
  return headers.flatMap(({ anchor, first, last }, index) => {
    const above = [...employers].findLast(([at]) => at <= first && at > (headers[index - 1]?.last ?? -1))
    if (above !== undefined) inherited = above[1]
    const period = lines[anchor]?.period
    if (period === undefined) return []
    const texts = lines
      .slice(first, last + 1)
      .map((line, at) => (first + at === anchor ? withoutPeriod(line.text, period) : line.text))
    const { company, role } = roleAndCompany(texts, inherited)
    if (company === "" || role === "") return []
    inherited = company
    const until = headers[index + 1]?.first ?? lines.length
    // A bullet is work, also where its words look like a town and its region ("Wundversorgung, Medikamentengabe").
    const body = lines
      .slice(last + 1, until)
      .filter((line) => line.bullet || !(isPlace(line.text) || isAside(line.text)))
    return [{ company, role, start_date: period.start, end_date: period.end, description: sentencesOf(body) }]
  })
}
