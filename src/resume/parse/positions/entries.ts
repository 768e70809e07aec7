import { phrasesFor, wordsFor } from "../../../rules/resumeWords/words.js"
import type { Period } from "../dates.js"
import type { ProfileSection } from "../layout/headings.js"
import type { Line } from "../layout/Line.js"
import { roleRank } from "../layout/pieces.js"
import { sectionsByLine } from "../layout/sectionsByLine.js"
import { LineKind } from "../lineKinds/LineKind.js"
import type { HeadLine } from "../lineKinds/headParts.js"
import { headDateOf } from "./headDates.js"
import { type Names, namesOfHeads } from "./heads.js"

/** A position with the lines that name it. */
export interface Entry {
  readonly first: number
  readonly last: number
  readonly period: Period | undefined
  readonly role: string
  readonly company: string
}

/** Lines that name a position, or an employer of several. */
interface Head {
  readonly first: number
  readonly last: number
  readonly isEmployer: boolean
  readonly texts: ReadonlyArray<HeadLine>
  readonly period: Period | undefined
}

/** What a position goes on from, where its own lines name no employer. */
interface Employer {
  readonly company: string
  readonly role: string
  readonly period: Period | undefined
  /** Whether it stood above its first role, as where several roles follow. */
  readonly leads: boolean
}

/** Whether two stretches of time follow one another; unknown ones may. */
const adjoins = (one: Period | undefined, other: Period | undefined): boolean => {
  const follows = (end: string | null, start: string | null) =>
    end !== null && start !== null && Math.abs(Number(end.slice(0, 4)) - Number(start.slice(0, 4))) <= 1
  return one === undefined || other === undefined || follows(one.end, other.start) || follows(other.end, one.start)
}

const holds = (whole: Period | undefined, part: Period | undefined): boolean => {
  if (whole === undefined || part === undefined || whole.start === null || part.start === null) return false
  const endOf = ({ end }: Period) => end?.slice(0, 4) ?? "9999"
  return whole.start.slice(0, part.start.length) <= part.start && endOf(part) <= endOf(whole)
}

const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(one.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  return (other.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word))
}

/** Whether a role without an employer is one more at the employer before it. */
const goesOn = (role: string, blankBefore: boolean, period: Period | undefined, before: Employer): boolean => {
  if (before.leads) return !blankBefore || adjoins(period, before.period) || holds(before.period, period)
  return adjoins(period, before.period) && sharesWord(role, before.role)
}

const ownAccounts = wordsFor("ownAccount").map(
  (words) => new RegExp(`(?<!\\p{L})${words.replaceAll(" ", "[- ]")}(?!\\p{L})`, "iu")
)

/** Who works on their own account has no employer but says so. */
const ownAccount = (text: string): string | undefined =>
  ownAccounts.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)

/** Lines that follow one another and name one position or employer. */
const headsIn = (lines: ReadonlyArray<Line>, kinds: ReadonlyArray<number>): ReadonlyArray<Head> => {
  const heads: Array<Head> = []
  for (let first = 0; first < lines.length; first++) {
    const kind = kinds[first]
    const isEmployer = kind === LineKind.employer
    if (!isEmployer && kind !== LineKind.opening && kind !== LineKind.head) continue
    const goesOn = isEmployer ? LineKind.employer : LineKind.head
    let last = first
    let isDated = lines[first]?.period !== undefined
    for (let line = lines[first + 1]; line !== undefined && kinds[last + 1] === goesOn; line = lines[last + 1]) {
      // What has dates of its own below others is another position.
      if (isDated && line.period !== undefined) break
      isDated ||= line.period !== undefined
      last++
    }
    const own = lines.slice(first, last + 1).map((line) => ({ text: line.text, dates: headDateOf(line) }))
    const dates = own.flatMap((line) => line.dates ?? [])
    const period = dates.find(({ start }) => start !== null) ?? dates[0]
    heads.push({ first, last, isEmployer, texts: own, period })
    first = last
  }
  return heads
}

/** A head with what it names. */
interface NamedHead extends Head {
  readonly names: Names
}

/** Heads one right below the other, of which one names a role only and one an employer only, make one position. */
const joined = (heads: ReadonlyArray<NamedHead>): ReadonlyArray<NamedHead> => {
  const all: Array<NamedHead> = []
  for (const [at, head] of heads.entries()) {
    const above = all.at(-1)
    const next = heads[at + 1]
    const isBelow = above !== undefined && !above.isEmployer && above.last + 1 === head.first
    const { employer, role } = head.names
    const leads = next !== undefined && next.first === head.last + 1 && next.names.employer === undefined
    if (isBelow && above.names.role === undefined && role !== undefined && employer === undefined) {
      // An employer, and below it its first role.
      all[all.length - 1] = { ...above, isEmployer: true }
      all.push({ ...head, period: head.period ?? above.period })
    } else if (
      isBelow &&
      above.names.employer === undefined &&
      employer !== undefined &&
      role === undefined &&
      !leads &&
      (above.period === undefined || head.period === undefined)
    )
      all[all.length - 1] = {
        ...above,
        last: head.last,
        texts: [...above.texts, ...head.texts],
        period: above.period ?? head.period,
        names: { ...above.names, employer }
      }
    else all.push(head)
  }
  return all
}

const gaps = phrasesFor("gaps")
const sameAs = phrasesFor("sameAs")

/** Whether a head tells a time without work. */
export const isGap = ({ company, role }: Entry): boolean =>
  gaps.opens(role) || (role === company && gaps.isWithin(role))

/** The employer of a position: its own, that of the position before it, or none but the person. */
const employerOf = (
  { employer, likely, role }: Names,
  text: string,
  isApart: boolean,
  period: Period | undefined,
  before: Employer | undefined
): string | undefined => {
  if (employer !== undefined && !sameAs.isWhole(employer)) return employer
  if (employer !== undefined) return before?.company ?? employer
  const own = ownAccount(text)
  if (own !== undefined) return own
  // "Clerk, Sample Foods" below another position is at Sample Foods, below an employer of several in its unit.
  if (before === undefined || (likely !== undefined && !before.leads)) return undefined
  return goesOn(role ?? text, isApart, period, before) ? before.company : undefined
}

/** Where no positions stand beside a section of theirs. */
const ofStudies: ReadonlySet<ProfileSection> = new Set(["education", "certifications"])

/** Positions with the lines that name them, by the kinds of the lines. */
export const entriesIn = (lines: ReadonlyArray<Line>, kinds: ReadonlyArray<number>): ReadonlyArray<Entry> => {
  const heads = headsIn(lines, kinds)
  const sections = sectionsByLine(lines, (at) => kinds[at] !== LineKind.remark)
  const isKnown = sections.includes("experience")
  const names = namesOfHeads(heads.map(({ texts }) => texts))
  const named = heads.flatMap((head, at) => {
    const own = names[at]
    return own === undefined ? [] : [{ ...head, names: own }]
  })
  let before: Employer | undefined
  return joined(named).flatMap(({ first, isEmployer, last, names: own, period, texts }) => {
    if (isEmployer) {
      const company = own.employer ?? own.role
      // Above a talk or a project stands no employer.
      if (company !== undefined && sections[first] !== "projects") before = { company, role: "", period, leads: true }
      return []
    }
    const text = texts.map((line) => line.text).join(" ")
    const told = employerOf(own, text, lines[first]?.blankBefore === true, period, before)
    const section = sections[first]
    const [named, company] = told === undefined ? (own.likely ?? [own.role]) : [own.role, told]
    // Below another heading, or above all, what names no employer or has no dates is told in passing.
    const isWhole = told !== undefined && own.role !== undefined && told !== own.role && /^\P{Ll}/u.test(told)
    const isTold = period === undefined || !(isWhole || (!isKnown && roleRank(named ?? "") >= 2))
    if (section !== "experience" && (isTold || (isKnown && section !== undefined && ofStudies.has(section)))) return []
    const role = named ?? company
    if (role === undefined) return []
    const leads = own.isEmployerAbove || (before?.leads === true && before.company === company)
    before = company === undefined ? undefined : { company, role, period, leads }
    return [{ first, last, period, role, company: company ?? role }]
  })
}
