import { bestThrough, kindsIn, ownScores } from "../../../text/models/chain.js"
import type { Period } from "../dates.js"
import type { ProfileSection } from "../layout/headings.js"
import type { Line } from "../layout/Line.js"
import { sectionsByLine } from "../layout/sectionsByLine.js"
import { shippedWeights } from "../lineKinds/shippedWeights.js"
import { anyOf, phrasesFor } from "../../../rules/resumeWords/words.js"
import { isNameLike } from "../layout/pieces.js"
import { isHeldDegree, namesCertificate } from "../studies.js"
import { itemLinks } from "./features.js"
import { ItemKind, itemKindCount } from "./ItemKind.js"
import { type Piece, piecesIn } from "./pieces.js"

/** Something that stands in lines outside of positions: the name of a school, a skill, or a time. */
export interface Item {
  readonly kind: number
  readonly text: string
  /** Which of the lines it begins on. */
  readonly line: number
  /** The section that the line stands in; nothing above all headings. */
  readonly section: ProfileSection | undefined
  readonly period: Period | undefined
  /** The whole of what is said of it: up to the next one. */
  readonly said: string
}

const { rows, steps } = shippedWeights.items

const moreOf: Readonly<Record<number, number>> = {
  [ItemKind.school]: ItemKind.moreSchool,
  [ItemKind.degree]: ItemKind.moreDegree,
  [ItemKind.certificate]: ItemKind.moreCertificate,
  [ItemKind.notHeld]: ItemKind.moreNotHeld,
  [ItemKind.skill]: ItemKind.moreSkill,
  [ItemKind.place]: ItemKind.morePlace
}
const openings: ReadonlySet<number> = new Set([...Object.keys(moreOf).map(Number), ItemKind.name])

/** The text from one piece to another, lines joined. */
const between = (lines: ReadonlyArray<Line>, first: Piece, last: Piece): string =>
  first.line === last.line
    ? (lines[first.line]?.text.slice(first.from, last.to) ?? "")
    : [
        lines[first.line]?.text.slice(first.from),
        ...lines.slice(first.line + 1, last.line).map((line) => line.text),
        lines[last.line]?.text.slice(0, last.to)
      ].join(" ")

/** The same, with a bracket closed, and without the dot after a sentence. */
const textOf = (lines: ReadonlyArray<Line>, first: Piece, last: Piece): string => {
  const text = between(lines, first, last)
  const isOpen = text.lastIndexOf("(") > text.lastIndexOf(")")
  return isOpen ? `${text})` : text.replace(/(?<=\p{Ll}{3})\.$/u, "")
}

/** What the lines say beside what they hold, from the end of the thing before to the beginning of the next; times are said. */
const saidOf = (lines: ReadonlyArray<Line>, pieces: ReadonlyArray<Piece>, spans: ReadonlyArray<Span>, at: number) => {
  const span = spans[at]
  const [first, last] = [pieces[span?.from ?? 0], pieces[(span?.to ?? 1) - 1]]
  if (first === undefined || last === undefined) return ""
  const isTime = (one: Span | undefined) => one?.kind === ItemKind.other && pieces[one.from]?.line === first.line
  const beside = (step: number): Span | undefined => {
    let place = at + step
    while (isTime(spans[place])) place += step
    return spans[place]
  }
  const before = pieces[(beside(-1)?.to ?? 0) - 1]
  const next = pieces[beside(1)?.from ?? pieces.length]
  const start = before?.line === first.line ? before.to : 0
  const line = lines[last.line]?.text ?? ""
  const ahead = (lines[first.line]?.text ?? "").slice(start, first.from)
  const after = line.slice(last.to, next?.line === last.line ? next.from : line.length)
  return `${ahead.split(sentenceEnd).at(-1) ?? ""}${between(lines, first, last)}${remarksOf(after)}`
}

/** Not after "no." or "U.S.". */
const sentenceEnd = /(?<=\p{Ll}{3}\.|\d{4}\.|\)\.)\s+(?=\p{Lu}|$)/u
const remarkOpenings = phrasesFor("remarkOpenings")

/** The rest of a sentence, and those after it that say no more than how it stands: "Food hygiene. Not renewed." */
const remarksOf = (text: string): string => {
  const [rest = "", ...others] = text.split(sentenceEnd)
  const end = others.findIndex((sentence) => !remarkOpenings.opens(sentence))
  return [rest, ...others.slice(0, end < 0 ? others.length : end)].join(" ")
}

interface Span {
  readonly kind: number
  readonly from: number
  readonly to: number
}

/** How well a skill is known stands in the bracket after it: "German (fluent, spoken only)". */
const goesOn = (kind: number, first: Piece, next: Piece, nextKind: number | undefined): boolean =>
  (kind === ItemKind.skill && next.isInBrackets && !first.isInBrackets) ||
  (kind === ItemKind.certificate && next.line === first.line && isOfCertificate(first, next, nextKind)) ||
  (nextKind === moreOf[kind] && !opensOther(kind, next))

/** "State of Ohio", "multistate compact license", "Mild/Moderate Support Needs", and the classes of a licence to drive. */
const isOfCertificate = (first: Piece, next: Piece, nextKind: number | undefined): boolean =>
  licenceKinds.isWithin(next.text) ||
  next.sign === "/" ||
  (nextKind === ItemKind.other && joints.test(next.sign)) ||
  (drivingLicences.opens(first.text) && vehicleClass.test(next.text)) ||
  (nextKind === ItemKind.other && isIssuer(next))
const joints = new RegExp(`^(?:&|${anyOf("ands")})$`)
const licenceKinds = phrasesFor("licenceKinds")
const drivingLicences = phrasesFor("drivingLicences")
const vehicleClass = /^\p{Lu}{1,2}\d?$/u

/** What stands beside a certificate and names who gave it, or where it holds: "Registered Nurse, State of Ohio". */
const isIssuer = ({ isInBrackets, period, sign, text }: Piece): boolean =>
  period === undefined &&
  issuerSigns.test(sign) &&
  ((isInBrackets && text.length <= maxRemark) || isNameLike(text)) &&
  !isHeldDegree(text) &&
  !states.isWithin(text)
const states = phrasesFor("states")
const maxRemark = 12
const issuerSigns = /^(?:[,:(]|[-–—]+)$/

/** A sign of a list parts skills, a school from its town, and certificates that are known: "ACLS, BLS". */
const opensOther = (kind: number, { sign, text }: Piece): boolean =>
  /[,;|•·\t]/.test(sign) &&
  (kind === ItemKind.skill || kind === ItemKind.school || (kind === ItemKind.certificate && namesCertificate(text)))

/** What goes on with something that ended begins one of its own; a licence to drive stands anywhere. */
const openingOf = (kind: number, text: string): number => {
  if (kind === ItemKind.moreCertificate) return ItemKind.certificate
  const own = kind === ItemKind.moreSkill ? ItemKind.skill : kind
  return (own === ItemKind.skill || own === ItemKind.other) && drivingLicences.opens(text) ? ItemKind.certificate : own
}

const spansIn = (pieces: ReadonlyArray<Piece>, kinds: ReadonlyArray<number>): ReadonlyArray<Span> => {
  const spans: Array<Span> = []
  let last: Span | undefined
  pieces.forEach((piece, at) => {
    const first = pieces[last?.from ?? at] ?? piece
    if (last?.to === at && last.kind !== ItemKind.other && goesOn(last.kind, first, piece, kinds[at])) {
      last = { ...last, to: at + 1 }
      spans[spans.length - 1] = last
      return
    }
    const kind = openingOf(kinds[at] ?? ItemKind.other, piece.text)
    if (!openings.has(kind) && !(piece.period !== undefined && kind === ItemKind.other)) return
    last = { kind, from: at, to: at + 1 }
    spans.push(last)
  })
  return spans
}

/** How much more likely what stands in a plain list of skills is one, in units of the weights. */
const listed = 600
/** The same of a name that a line begins with in a section of certificates. */
const named = 200
const minEntries = 3
const maxEntryWords = 5

const kindsOfSkills = [ItemKind.skill, ItemKind.moreSkill]
const kindsOfCertificates = [ItemKind.certificate, ItemKind.notHeld]

/** Lists are plain among skills, and after their label: "Certifications: OSHA 10-Hour, Aerial lift operator". */
const isListed = ({ tail }: Line, section: ProfileSection | undefined): boolean =>
  section === "skills" || (section === "certifications" && tail !== "")

/** Where a list begins on a line that lists short names and says nothing else. */
const listStart = ({ heading, tail, text }: Line): number => {
  const own = heading === undefined ? text : tail
  const entries = own.split(/[,;|•·]/)
  const isList =
    entries.length >= minEntries && entries.every((entry) => entry.trim().split(" ").length <= maxEntryWords)
  return isList && !/[.!?]$/.test(own) ? text.length - own.length : Infinity
}

/** What the lines hold, in their order. Linear. */
export const itemsIn = (lines: ReadonlyArray<Line>): ReadonlyArray<Item> => {
  const pieces = piecesIn(lines)
  const sections = sectionsByLine(lines)
  const links = itemLinks(lines, pieces, sections)
  const own = ownScores(links, itemKindCount, (at) => rows[at] ?? 0)
  const starts = lines.map((line, at) => (isListed(line, sections[at]) ? listStart(line) : Infinity))
  pieces.forEach(({ from, isInBrackets, line, order, period, text }, at) => {
    if (isInBrackets || period !== undefined) return
    const section = sections[line]
    const isNamed =
      section === "certifications" && order === 0 && isNameLike(text) && !/[.!?]$/.test(lines[line]?.text ?? "")
    const amount = (from >= (starts[line] ?? Infinity) ? listed : 0) + (isNamed ? named : 0)
    if (amount === 0) return
    for (const kind of section === "skills" ? kindsOfSkills : kindsOfCertificates) {
      const place = at * itemKindCount + kind
      own[place] = (own[place] ?? 0) + amount
    }
  })
  const spans = spansIn(pieces, kindsIn(bestThrough(links, itemKindCount, own, steps), itemKindCount))
  return spans.flatMap(({ from, kind, to }, at): ReadonlyArray<Item> => {
    const [first, last] = [pieces[from], pieces[to - 1]]
    if (first === undefined || last === undefined) return []
    const text = textOf(lines, first, last)
    const { line, period } = first
    return [{ kind, text, line, section: sections[line], period, said: saidOf(lines, pieces, spans, at) }]
  })
}
