import { phrasesFor } from "../../../rules/resumeWords/words.js"
import { plainWords } from "../../../text/phrases.js"
import {
  isAside,
  isFirmOfNames,
  isNameLike,
  isOrganisation,
  isPluralOfRole,
  isSurePlace,
  roleRank,
  withoutTown
} from "../layout/pieces.js"
import { headerText, type Part, partsOf } from "./parts.js"

// What the lines that head a position may mean. A line is cut into parts; each reading says which part begins the role and
// which the employer, and has a score: what the words look like, what is left over, and whether other positions of the same
// text are written so.

export interface HeaderLine {
  readonly text: string
  /** How far below the line with the dates it stands, negative above. */
  readonly offset: number
}

/** An employer that a role without one of its own may go on with. */
export interface Inherited {
  readonly company: string
  readonly score: number
}

export interface Reading {
  readonly role: string
  readonly company: string
  readonly isInherited: boolean
  /** Whether the employer stands on a line above the role. */
  readonly above: boolean
  readonly score: number
  /** How the position is written, in words that other positions may share. */
  readonly traits: ReadonlyArray<string>
  /** In which order and with which sign or on which lines role and employer stand. */
  readonly shape: string
}

/** How many positions of a text have which trait. */
export type Habits = ReadonlyMap<string, number>

const units = phrasesFor("units")
const unitNouns = phrasesFor("unitNouns")
const unitEnds = phrasesFor("unitEnds")
const legalForms = phrasesFor("legalForms")
const sameAs = phrasesFor("sameAs")

/** A part of an employer, which stands before it or after: "Department of Chemistry, Lakeland University". */
const isUnit = (text: string): boolean => {
  const words = plainWords(text.replace(/\([^()]{0,60}\)/g, " "))
  const ofWhat = unitNouns.lengthAt(words, 0)
  return units.isAll(words) || (ofWhat > 0 && /^(?:of|for)$/.test(words[ofWhat] ?? "")) || unitEnds.endsIn(words)
}

/** What a part looks like by itself. */
interface Looks {
  readonly role: number
  readonly company: number
  readonly rank: number
  readonly isPlace: boolean
  readonly isAside: boolean
  readonly isOrganisation: boolean
}

const looksOf = (text: string, isSmall: boolean): Looks => {
  const isPlural = isPluralOfRole(text)
  const comma = text.indexOf(",")
  const isFirm = comma > 0 && isFirmOfNames(text.slice(0, comma), text.slice(comma + 1))
  const rank = isFirm ? 0 : isPlural ? Math.min(1, roleRank(text)) : roleRank(text)
  const isOrg = isOrganisation(text) || isPlural
  const words = plainWords(text)
  const place = isSurePlace(text)
  const plain = isSmall || isNameLike(text) ? 0 : -2
  const lower = !isSmall && /^\p{Ll}/u.test(text) ? -1 : 0
  const role = [0, 1, 3, 4][rank] ?? 0
  return {
    rank,
    isOrganisation: isOrg,
    isPlace: place,
    isAside: isAside(text),
    role: role + plain + (place ? -5 : 0) + (isOrg && rank < 3 ? -2 : 0) + (rank === 0 ? lower : 0),
    company:
      (isOrg ? 3 : 0) +
      ([0, -0.5, -2, -3][rank] ?? 0) * (isOrg && rank < 3 ? 0.5 : 1) +
      (/&|’s\b|'s\b|^The /i.test(text) ? 1 : 0) +
      (legalForms.endsIn(words) ? 1 : 0) +
      (!isOrg && words.length > 1 && organisationEnds.endsIn(words) ? 1.5 : 0) +
      (sameAs.isWhole(text) ? 3 : 0) +
      (isUnit(text) ? -2.5 : 0) +
      (place ? -4 : 0) +
      plain +
      lower * 1.5
  }
}

/** "TX" after a comma. */
const isState = ({ join, text }: Part): boolean => join === "comma" && /^[A-Z]{2}(?: \d{5})?$/.test(text)
const stateLooks: Looks = { role: -5, company: -5, rank: 0, isPlace: true, isAside: false, isOrganisation: false }

const organisationEnds = phrasesFor("organisationEnds")

const workplaces = phrasesFor("workplaces")

/** "(25 h/week)" */
const hours = /^\(\d{1,2} ?h(?:\P{L}[^()]{0,20})?\)$/u

/** Without how somebody is employed: "Nurse (part-time)", "Clerk, full time". */
const withoutWorkplace = (piece: string): string => {
  const at = piece.endsWith(")") ? piece.lastIndexOf("(") : piece.lastIndexOf(",")
  const following = piece.slice(at)
  return at > 0 && (workplaces.isWhole(following) || hours.test(following)) ? piece.slice(0, at).trimEnd() : piece
}

/** "(part of a group)", "(PLANT CLOSED)", "(150 beds)", "(Leeds)", but not the letters that a name is known by. */
const remark = /(?<!\s)\s+\((?!\p{Lu}{2,6}\))[^()]{2,60}\).*$/u

const nameOfCompany = (text: string): string => withoutTown(withoutWorkplace(text)).replace(remark, "").trim()

interface Header {
  readonly lines: ReadonlyArray<HeaderLine>
  readonly texts: ReadonlyArray<string>
  readonly parts: ReadonlyArray<Part>
  readonly looks: ReadonlyArray<Looks>
}

const maxParts = 12

const headerOf = (lines: ReadonlyArray<HeaderLine>): Header => {
  const isRoleBeside = (at: number) => lines.some(({ text }, other) => other !== at && roleRank(text) >= 2)
  const parts = lines.flatMap(({ text }, at) => partsOf(text, at, () => isRoleBeside(at))).slice(0, maxParts)
  const isSmall = !parts.some(({ text }) => /\p{Lu}/u.test(text))
  return {
    lines,
    texts: lines.map(({ text }) => headerText(text)),
    parts,
    looks: parts.map((part) => (isState(part) ? stateLooks : looksOf(part.text, isSmall)))
  }
}

/** Whether two parts stand on lines of their own or have a strong sign between them. */
const areApart = (parts: ReadonlyArray<Part>, one: number, other: number): boolean =>
  parts[one]?.line !== parts[other]?.line ||
  parts.slice(Math.min(one, other) + 1, Math.max(one, other) + 1).some(({ join }) => join === "strong")

/** Up to which part a role goes on that begins at one: "Senior Paralegal, Family Unit", "Medic / Platoon Medic". */
const endOfRole = ({ looks, parts }: Header, from: number, company: number): number => {
  let to = from
  const employer = looks[company]
  const isEmployer =
    employer !== undefined && (employer.isOrganisation || (employer.company >= 1 && employer.rank === 0))
  for (let next = from + 1; next < parts.length && next !== company; next++) {
    const [part, look] = [parts[next], looks[next]]
    if (part === undefined || look === undefined || (part.join !== "comma" && part.join !== "dash")) break
    // "Associate, Corporate Group | Sample & Partners LLP": where another part is the employer, this one is the role's.
    const isElsewhere = isEmployer && areApart(parts, next, company)
    if (look.isAside || look.isPlace || (look.isOrganisation && !isElsewhere) || /^[A-Z]{2}$/.test(part.text)) break
    // "Staff Nurse, Respiratory Ward, Sample Hospital": a part between role and employer, with the same sign, is a unit.
    const isUnitOf =
      units.isWhole(part.text) || (part.join === "comma" && parts[company]?.join === "comma" && look.rank < 2)
    if (company > next && parts[company]?.line === part.line && isUnitOf) break
    to = next
  }
  return to
}

/** Up to which part the town after an employer goes on. */
const endOfPlace = ({ parts }: Header, from: number, role: number): number => {
  let to = from
  while (to + 1 < parts.length && to + 1 !== role && to < from + 3 && parts[to + 1]?.join === "comma") to++
  return to
}

const textOf = ({ parts, texts }: Header, from: number, to: number): string =>
  (texts[parts[from]?.line ?? 0] ?? "").slice(parts[from]?.from, parts[to]?.to)

/** What parts cost that no field takes. */
const leftOver = (header: Header, taken: (at: number) => boolean): number => {
  let cost = 0
  header.parts.forEach((part, at) => {
    const look = header.looks[at]
    if (taken(at) || look === undefined || look.isPlace || look.isAside) return
    const whole = header.parts[at + 1]?.join === "comma" ? textOf(header, at, at + 1) : part.text
    const before = part.join === "comma" ? textOf(header, at - 1, at) : part.text
    if (isSurePlace(whole) || isSurePlace(before)) return
    cost += 0.6 + (look.rank >= 2 ? 1.4 : 0) + (look.isOrganisation ? 1 : 0) + (part.join === "start" ? 0.4 : 0)
  })
  return cost
}

const habitOf = (habits: Habits, traits: ReadonlyArray<string>): number =>
  traits.reduce((sum, trait) => sum + (habits.get(trait) ?? 0), 0)

const readingWith = (header: Header, role: number, company: number, habits: Habits): Reading | undefined => {
  const { lines, looks, parts } = header
  const [rolePart, companyPart, roleLook, companyLook] = [parts[role], parts[company], looks[role], looks[company]]
  if (rolePart === undefined || companyPart === undefined || roleLook === undefined || companyLook === undefined)
    return undefined
  if (roleLook.isAside || companyLook.isAside) return undefined
  const roleEnd = endOfRole(header, role, company)
  const companyEnd = endOfPlace(header, company, role)
  const town = textOf(header, company + 1, companyEnd)
  const roleText = withoutWorkplace(textOf(header, role, roleEnd))
  const sameLine = rolePart.line === companyPart.line
  const isNext = company === roleEnd + 1 || role === company + 1
  const order = role < company ? "role first" : "employer first"
  const later = parts[Math.max(role, company)]
  const roleLine = lines[rolePart.line]?.offset
  const companyLine = lines[companyPart.line]?.offset
  const shape = sameLine ? `${order} ${later?.join} ${roleLine}` : `${order} on ${roleLine} and ${companyLine}`
  const traits = [order, `role ${roleLine}`, `employer ${companyLine}`]
  const score =
    roleLook.role +
    companyLook.company +
    (companyEnd > company ? (isSurePlace(town) || isSurePlace(`Town, ${town}`) ? 1.5 : 0.2) : 0) -
    (companyEnd > company && isSurePlace(textOf(header, company, companyEnd))
      ? companyPart.join === "comma" && role === company - 1
        ? 2
        : 6
      : 0) +
    (sameLine && isNext && later?.join === "at" ? (role < company ? 2 : -3) : 0) +
    (sameLine && later?.join === "comma" ? -0.5 : 0) -
    (companyPart.join === "comma" && company - 1 !== roleEnd && !isUnit(parts[company - 1]?.text ?? "") ? 1 : 0) -
    (roleEnd - role) * 0.2 -
    leftOver(header, (at) => (at >= role && at <= roleEnd) || (at >= company && at <= companyEnd)) +
    habitOf(habits, [...traits, shape])
  return {
    role: roleText,
    company: nameOfCompany(textOf(header, company, companyEnd)),
    isInherited: sameAs.isWhole(companyPart.text),
    above: companyPart.line < rolePart.line,
    score,
    traits,
    shape
  }
}

const onlyScore = -3

/** Readings of one name: a role at the employer before, or what stands for both. */
const readingsOfOne = (header: Header, inherited: Inherited | undefined, habits: Habits): ReadonlyArray<Reading> =>
  header.parts.flatMap((part, at) => {
    const look = header.looks[at]
    if (look === undefined || look.isAside) return []
    const end = endOfRole(header, at, -1)
    const cost = leftOver(header, (other) => other >= at && other <= end)
    const traits = [`role ${header.lines[part.line]?.offset}`]
    const role = withoutWorkplace(textOf(header, at, end))
    const base = { role, above: false, traits, shape: "role alone" }
    const name = look.rank > 0 ? role : nameOfCompany(textOf(header, at, endOfPlace(header, at, -1)))
    const score = Math.max(look.role, look.company) + onlyScore - cost
    const alone = { ...base, role: name, company: name, isInherited: false, score, traits: [] }
    if (inherited === undefined) return [alone]
    const longer = (end - at) * (inherited.score < 2 ? 1.5 : 0.2)
    const inheritedScore = look.role + inherited.score - longer - cost * 3 + habitOf(habits, traits)
    return [{ ...base, company: inherited.company, isInherited: true, score: inheritedScore }, alone]
  })

/** All that the lines of a header may mean. */
export const readingsOf = (
  lines: ReadonlyArray<HeaderLine>,
  inherited: Inherited | undefined,
  habits: Habits
): ReadonlyArray<Reading> => {
  const header = headerOf(lines)
  const both = header.parts.flatMap((_, role) =>
    header.parts.flatMap((__, company) => (role === company ? [] : (readingWith(header, role, company, habits) ?? [])))
  )
  return [...both, ...readingsOfOne(header, inherited, habits)]
}
