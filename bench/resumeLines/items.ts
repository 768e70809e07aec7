import type { Line } from "../../src/resume/parse/layout/Line.js"
import { sectionsByLine } from "../../src/resume/parse/layout/sectionsByLine.js"
import { itemLinks } from "../../src/resume/parse/items/features.js"
import { ItemKind, WhoKind } from "../../src/resume/parse/items/ItemKind.js"
import { piecesIn } from "../../src/resume/parse/items/pieces.js"
import { LineKind } from "../../src/resume/parse/lineKinds/LineKind.js"
import type { Sequence } from "../chain/train.js"
import { placesOf } from "./labels.js"
import { type Mark, type MarkedResume, sharedBy } from "./marked.js"

/** What a piece of each mark is, and what its other pieces are. */
type KindsOfMark = Readonly<Record<string, readonly [first: number, more: number]>>

const itemKinds: KindsOfMark = {
  S: [ItemKind.school, ItemKind.moreSchool],
  G: [ItemKind.degree, ItemKind.moreDegree],
  K: [ItemKind.certificate, ItemKind.moreCertificate],
  Z: [ItemKind.notHeld, ItemKind.moreNotHeld],
  X: [ItemKind.skill, ItemKind.moreSkill],
  N: [ItemKind.name, ItemKind.other],
  L: [ItemKind.place, ItemKind.morePlace]
}

const whoKinds: KindsOfMark = {
  N: [WhoKind.name, WhoKind.moreName],
  L: [WhoKind.place, WhoKind.morePlace]
}

const ofPositions: ReadonlySet<number> = new Set([
  LineKind.employer,
  LineKind.opening,
  LineKind.head,
  LineKind.statement,
  LineKind.more
])

/** "14 Sedge Close, Grimsby": some writers marked the town alone. */
const street = /(?<![\p{L}\d])(?:(?:Flat|Apt|Unit|Blk)\.? )?\d{1,5}[A-Za-z]?,? \p{Lu}[^:|•·@\n]{2,50}[, ]\s?$/u

const withStreet = (mark: Mark, text: string): Mark => {
  if (mark.kind !== "L") return mark
  const before = text.slice(text.lastIndexOf("\n", mark.from - 1) + 1, mark.from)
  const found = street.exec(before)
  return found === null ? mark : { ...mark, from: mark.from - found[0].length }
}

/** The pieces of the lines that are of no position, and what their writer marked them as. */
const labelled = (
  { marks, text }: MarkedResume,
  all: ReadonlyArray<Line>,
  lineKinds: ReadonlyArray<number>,
  kindsOfMark: KindsOfMark,
  isOf: (mark: Mark, shared: number, size: number) => boolean
): Sequence => {
  const found = placesOf(all, text)
  const isOwn = (at: number) => found[at] !== undefined && !ofPositions.has(lineKinds[at] ?? 0)
  const lines = all.filter((_, at) => isOwn(at))
  const places = found.filter((_, at) => isOwn(at))
  const pieces = piecesIn(lines)
  const items = marks.filter(({ kind }) => kind in kindsOfMark)
  let before: Mark | undefined
  const kinds = pieces.map(({ from, line, to }) => {
    const start = places[line]?.[0]
    if (start === undefined) return ItemKind.other
    const [own] = items
      .map((mark) => ({ mark, shared: sharedBy(mark, start + from, start + to) }))
      .filter(({ mark, shared }) => isOf(mark, shared, to - from))
      .toSorted((one, other) => other.shared - one.shared)
    const [first, more] = kindsOfMark[own?.mark.kind ?? ""] ?? [ItemKind.other, ItemKind.other]
    const kind = own !== undefined && own.mark === before ? more : first
    before = own?.mark
    return kind
  })
  return { links: itemLinks(lines, pieces, sectionsByLine(lines)), kinds }
}

const isMost = (shared: number, size: number) => shared > 0 && shared * 2 > size

/** What the pieces hold. */
export const itemsOf = (resume: MarkedResume, lines: ReadonlyArray<Line>, lineKinds: ReadonlyArray<number>): Sequence =>
  labelled(resume, lines, lineKinds, itemKinds, (_, shared, size) => isMost(shared, size))

/** Who the resume is of, and where they live. */
export const whoOf = (resume: MarkedResume, lines: ReadonlyArray<Line>, lineKinds: ReadonlyArray<number>): Sequence => {
  const marks = resume.marks.map((mark) => withStreet(mark, resume.text))
  // "Curriculum Vitae of Jo Sample" is the name of a person.
  return labelled(
    { ...resume, marks },
    lines,
    lineKinds,
    whoKinds,
    (mark, shared, size) => isMost(shared, size) || (mark.kind === "N" && shared === mark.to - mark.from)
  )
}
