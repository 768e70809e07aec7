import { anyOf, phrasesFor } from "../../../rules/resumeWords/words.js"
import { plainWords } from "../../../text/phrases.js"
import { isFirmOfNames, isOrganisation, roleRank, withoutRemarks } from "../layout/pieces.js"

/** How a part is joined to the one before it on its line. */
type Join = "start" | "strong" | "dash" | "comma" | "at"

export interface Part {
  readonly text: string
  /** Which line of the header it stands on. */
  readonly line: number
  readonly from: number
  readonly to: number
  readonly join: Join
}

const strongSign = /[|·•‖]\s*|(?<!\.)\.{4,}\s*|(?<!\.)\.{3}\s+|\s{3,}|\t\s*|\s@\s+/y
const dashSign = /\s+(?:\/{1,2}|[–—-]+)\s+/y
const commaSign = /[,;]\s+/y
const atSign = new RegExp(`,? ${anyOf("joints")} (?:the )?(?=\\p{Lu})`, "uy")
/** Between a role and an employer whatever the role is called: "Second in Maths at Sample School". */
const sureJoint = new RegExp(` ${anyOf("sureJoints")} `, "u")
const stopSign = /(?<=\p{Ll}{3}|[\p{Lu}\d]{2}|\))\.\s+(?=\p{Lu})/uy

const joinAt = (
  text: string,
  at: number,
  start: number,
  hasRole: () => boolean
): { readonly join: Join; readonly to: number } | undefined => {
  const ends = (sign: RegExp): number | undefined => {
    sign.lastIndex = at
    return sign.test(text) ? sign.lastIndex : undefined
  }
  const strong = ends(strongSign)
  if (strong !== undefined) return { join: "strong", to: strong }
  const dash = ends(dashSign)
  if (dash !== undefined) return { join: "dash", to: dash }
  const comma = ends(commaSign)
  if (comma !== undefined)
    return isOneName(text, comma, text.slice(start, at), hasRole) ? undefined : { join: "comma", to: comma }
  const own = text.slice(start, at)
  const joined = text[at] === " " || text[at] === "," ? ends(atSign) : undefined
  const sign = joined === undefined ? "" : text.slice(at, joined)
  // "Cook, Garden Room at the Sample Inn": a name with its article goes on.
  const isSure = sureJoint.test(sign) && (start === 0 || (hasRole() && !sign.endsWith(" the ")))
  if (joined !== undefined && (isSure || roleRank(own) > 0)) return { join: "at", to: joined }
  const stop = text[at] === "." ? ends(stopSign) : undefined
  const isStop = stop !== undefined && (/\p{Ll}{3}$/u.test(own) || roleRank(restOf(text, stop)) >= 2)
  return isStop ? { join: "comma", to: stop } : undefined
}

/** "Acme, Inc.", "Marchetti, Lowe & Okun LLP": a comma within the name of a firm, which may begin with an occupation. */
const isOneName = (text: string, following: number, before: string, hasRole: () => boolean): boolean => {
  const rest = text.slice(following).split(/[|·•\t]| [–—/-](?: |$)|\s{3,}/, 1)[0] ?? ""
  const [first = ""] = rest.split(",", 1)
  if (legalForms.isAll(plainWords(first)) && !/^[A-Z]{2}$/.test(first.trim())) return roleRank(before) < 2
  return isFirmOfNames(before, rest) && (roleRank(before) < 2 || (!before.includes(" ") && hasRole()))
}

const restOf = (text: string, from: number): string => text.slice(from).split(/[.,|\t]/, 1)[0] ?? ""

/** "Electrician (Sample Electrical Services)": an employer in brackets after its role. */
const employerAfter = /^(.{3,60}?) \((\p{Lu}[^()]{3,60})\)(?=\P{L}*$)/u

/** A line that heads a position without the remarks in it. */
export const headerText = (line: string): string => {
  const [, role = "", employer = ""] = employerAfter.exec(line) ?? []
  const isEmployer = (isOrganisation(employer) || /\p{L} & \p{L}/u.test(employer)) && roleRank(employer) < 2
  return isEmployer && roleRank(role) >= 2 ? line.replace(employerAfter, "$1\t$2") : withoutRemarks(line)
}

/** The parts of a line that heads a position; another line may name its role. */
export const partsOf = (given: string, line: number, isRoleElsewhere: () => boolean): ReadonlyArray<Part> => {
  const text = headerText(given)
  const parts: Array<Part> = []
  let join: Join = "start"
  let start = 0
  let depth = 0
  const hasRole = () => isRoleElsewhere() || parts.some((part) => roleRank(part.text) >= 2)
  const close = (to: number) => {
    const raw = text.slice(start, to)
    const from = start + (raw.length - raw.replace(/^[\s,;:–—-]+/u, "").length)
    const own = text.slice(from, to).replace(/(?<![\s,;:/–—-])[\s,;:/–—-]+$/u, "")
    if (/\p{L}/u.test(own)) parts.push({ text: own, line, from, to: from + own.length, join })
  }
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") depth++
    if (text[at] === ")") depth = Math.max(0, depth - 1)
    const found = depth === 0 ? joinAt(text, at, start, hasRole) : undefined
    if (found === undefined) continue
    close(at)
    join = found.join
    start = found.to
    at = found.to - 1
  }
  close(text.length)
  return parts
}

const legalForms = phrasesFor("legalForms")
