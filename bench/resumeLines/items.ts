import type { Line } from "../../src/resume/parse/layout/Line.js"
import { sectionsByLine } from "../../src/resume/parse/layout/sectionsByLine.js"
import { itemLinks } from "../../src/resume/parse/items/features.js"
import { ItemKind } from "../../src/resume/parse/items/ItemKind.js"
import { piecesIn } from "../../src/resume/parse/items/pieces.js"
import { LineKind } from "../../src/resume/parse/lineKinds/LineKind.js"
import type { Sequence } from "../chain/train.js"
import { placesOf } from "./labels.js"
import { type Mark, type MarkedResume, sharedBy } from "./marked.js"

const kindsOfMark: Readonly<Record<string, readonly [first: number, more: number]>> = {
  S: [ItemKind.school, ItemKind.moreSchool],
  G: [ItemKind.degree, ItemKind.moreDegree],
  K: [ItemKind.certificate, ItemKind.moreCertificate],
  Z: [ItemKind.notHeld, ItemKind.moreNotHeld],
  X: [ItemKind.skill, ItemKind.moreSkill],
  N: [ItemKind.name, ItemKind.other],
  L: [ItemKind.place, ItemKind.morePlace]
}

const ofPositions: ReadonlySet<number> = new Set([
  LineKind.employer,
  LineKind.opening,
  LineKind.head,
  LineKind.statement,
  LineKind.more
])

/** The pieces of the lines that are of no position, and what their writer marked them as. */
export const itemsOf = (
  { marks, text }: MarkedResume,
  all: ReadonlyArray<Line>,
  lineKinds: ReadonlyArray<number>
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
      .filter(({ shared }) => shared > 0 && shared * 2 > to - from)
      .toSorted((one, other) => other.shared - one.shared)
    const [first, more] = kindsOfMark[own?.mark.kind ?? ""] ?? [ItemKind.other, ItemKind.other]
    const kind = own !== undefined && own.mark === before ? more : first
    before = own?.mark
    return kind
  })
  return { links: itemLinks(lines, pieces, sectionsByLine(lines)), kinds }
}
