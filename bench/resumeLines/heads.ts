import type { Line } from "../../src/resume/parse/layout/Line.js"
import { periodIn } from "../../src/resume/parse/dates.js"
import { headPartsOf, PartKind, partLinks } from "../../src/resume/parse/lineKinds/headParts.js"
import { LineKind } from "../../src/resume/parse/lineKinds/LineKind.js"
import { headDateOf } from "../../src/resume/parse/positions/headDates.js"
import { seeded, type Sequence } from "../chain/train.js"
import { placesOf } from "./labels.js"
import { type MarkedResume, ofNames, sharedBy } from "./marked.js"

/** A stretch of a line that names a position. */
interface Span {
  readonly kind: string
  readonly line: number
  readonly from: number
  readonly to: number
}

/** The lines that name a position, as their writer marked them. */
export interface MarkedHead {
  readonly texts: ReadonlyArray<string>
  readonly spans: ReadonlyArray<Span>
}

/** The lines that name the positions and employers of a resume. */
export const headsOf = (
  { marks, text }: MarkedResume,
  lines: ReadonlyArray<Line>,
  kinds: ReadonlyArray<number>
): ReadonlyArray<MarkedHead> => {
  const places = placesOf(lines, text)
  const heads: Array<MarkedHead> = []
  for (let first = 0; first < lines.length; first++) {
    const isEmployer = kinds[first] === LineKind.employer
    if (!isEmployer && kinds[first] !== LineKind.opening) continue
    let last = first
    while (kinds[last + 1] === (isEmployer ? LineKind.employer : LineKind.head)) last++
    const own = lines.slice(first, last + 1)
    const spans = own.flatMap((line, at) => {
      const [start] = places[first + at] ?? []
      if (start === undefined) return []
      const end = start + line.text.length
      return marks
        .filter((mark) => ofNames.has(mark.kind) && mark.from < end && mark.to > start)
        .map(({ from, kind, to }) => ({
          kind,
          line: at,
          from: Math.max(0, from - start),
          to: Math.min(line.text.length, to - start)
        }))
    })
    heads.push({ texts: own.map((line) => line.text), spans })
    first = last
  }
  return heads
}

const kindsOfMark: Readonly<Record<string, readonly [first: number, more: number]>> = {
  R: [PartKind.role, PartKind.moreRole],
  C: [PartKind.employer, PartKind.moreEmployer]
}

/** The parts of the names of a position, and what each is. */
export const sequenceOf = ({ spans, texts }: MarkedHead): Sequence => {
  const lines = texts.map((text) => ({ text, dates: headDateOf({ text, period: periodIn(text) }) }))
  const parts = headPartsOf(lines)
  let before: Span | undefined
  const kinds = parts.map(({ from, line, to }) => {
    const [own] = spans
      .filter((span) => span.line === line && span.from < to && span.to > from)
      .toSorted((one, other) => sharedBy(other, from, to) - sharedBy(one, from, to))
    const [first, more] = kindsOfMark[own?.kind ?? ""] ?? [PartKind.other, PartKind.other]
    const kind = own === before ? more : first
    before = own
    return kind
  })
  return { links: partLinks(parts, texts.length), kinds }
}

/** Names to put in the place of others, by the marks that they stand for. */
export type Names = Readonly<Record<string, ReadonlyArray<string>>>

const share = 0.8
/** How many roles get a unit after them: "Staff Nurse, Ward 7". */
const unitShare = 0.2

/** The same lines with other names of roles, employers and places: what counts is how they stand. */
export const renamed = (heads: ReadonlyArray<MarkedHead>, copies: number, names: Names): ReadonlyArray<MarkedHead> => {
  const random = seeded(5)
  const pick = (kind: string): string | undefined => names[kind]?.[Math.floor(random() * (names[kind]?.length ?? 0))]
  const other = (kind: string, own: string): string => {
    const name = random() < share ? (pick(kind) ?? own) : own
    return /\p{Lu}{3}/u.test(own) && own === own.toUpperCase() ? name.toUpperCase() : name
  }
  return heads.flatMap((head) =>
    Array.from({ length: copies }, () => {
      const spans: Array<Span> = []
      const texts = head.texts.map((whole, line) => {
        let text = ""
        let last = 0
        for (const span of head.spans.filter((one) => one.line === line).toSorted((a, b) => a.from - b.from)) {
          text += whole.slice(last, span.from)
          const name = other(span.kind, whole.slice(span.from, span.to))
          const unit = span.kind === "R" && random() < unitShare ? `, ${pick("unit")}` : ""
          spans.push({ ...span, from: text.length, to: text.length + name.length + unit.length })
          text += name + unit
          last = span.to
        }
        return text + whole.slice(last)
      })
      return { texts, spans }
    })
  )
}
