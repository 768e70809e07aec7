import { bestThrough, kindsIn, type Link, ownScores } from "../../../text/models/chain.js"
import type { Period } from "../dates.js"
import type { ProfileSection } from "../layout/headings.js"
import type { Line } from "../layout/Line.js"
import { isNameLike } from "../layout/pieces.js"
import { sectionsByLine } from "../layout/sectionsByLine.js"
import { shippedWeights } from "../lineKinds/shippedWeights.js"
import { itemLinks } from "./features.js"
import { ItemKind, itemKindCount, WhoKind, whoKindCount } from "./ItemKind.js"
import { type Piece, piecesIn } from "./pieces.js"
import { between, saidOf } from "./said.js"
import { spansIn } from "./spans.js"

/** Something that stands in lines outside of positions: the name of a school, a skill, or a time. */
export interface Item {
  readonly kind: number
  readonly text: string
  /** Which of the lines it begins on. */
  readonly line: number
  /** The section that the line stands in; nothing above all headings. */
  readonly section: ProfileSection | undefined
  readonly period: Period | undefined
  /** The whole of what is said of it: up to the next one. Few are asked for it. */
  readonly said: () => string
}

const { items, who } = shippedWeights

/** The lines outside of positions in pieces, with what is seen of each. */
export interface Pieces {
  readonly lines: ReadonlyArray<Line>
  readonly pieces: ReadonlyArray<Piece>
  readonly links: ReadonlyArray<Link>
  readonly sections: ReadonlyArray<ProfileSection | undefined>
}

export const piecesSeen = (lines: ReadonlyArray<Line>): Pieces => {
  const pieces = piecesIn(lines)
  const sections = sectionsByLine(lines)
  return { lines, pieces, links: itemLinks(lines, pieces, sections), sections }
}

/** The text from one piece to another, with a bracket closed, and without the dot after a sentence. */
const textOf = (lines: ReadonlyArray<Line>, first: Piece, last: Piece): string => {
  const text = between(lines, first, last)
  const isOpen = text.lastIndexOf("(") > text.lastIndexOf(")")
  return isOpen ? `${text})` : text.replace(/(?<=\p{Ll}{3})\.$/u, "")
}

/** How much more likely what stands in a plain list of skills or certificates is one, in units of the weights. */
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
export const itemsIn = ({ lines, links, pieces, sections }: Pieces): ReadonlyArray<Item> => {
  const own = ownScores(links, itemKindCount, items.rows)
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
  const spans = spansIn(pieces, kindsIn(bestThrough(links, itemKindCount, own, items.steps), itemKindCount))
  return spans.flatMap(({ from, kind, to }, at): ReadonlyArray<Item> => {
    const [first, last] = [pieces[from], pieces[to - 1]]
    if (first === undefined || last === undefined) return []
    const text = textOf(lines, first, last)
    const { line, period } = first
    return [{ kind, text, line, section: sections[line], period, said: () => saidOf(lines, pieces, spans, at) }]
  })
}

/** A name of a person, or where somebody lives. */
export interface Who {
  readonly kind: number
  readonly text: string
  readonly section: ProfileSection | undefined
}

/** Who the lines may be of and where they live, in their order. Linear. */
export const whoIn = ({ lines, links, pieces, sections }: Pieces): ReadonlyArray<Who> => {
  const own = ownScores(links, whoKindCount, who.rows)
  const kinds = kindsIn(bestThrough(links, whoKindCount, own, who.steps), whoKindCount)
  return pieces.flatMap((first, at): ReadonlyArray<Who> => {
    const kind = kinds[at]
    if (kind !== WhoKind.name && kind !== WhoKind.place) return []
    let end = at + 1
    while (kinds[end] === kind + 1) end++
    return [{ kind, text: textOf(lines, first, pieces[end - 1] ?? first), section: sections[first.line] }]
  })
}
