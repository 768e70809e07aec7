import type { Line } from "../../src/resume/parse/layout/Line.js"
import { LineKind } from "../../src/resume/parse/lineKinds/LineKind.js"
import { type MarkedResume, ofNames } from "./marked.js"

/** Where each line stands in the text; nothing for one that was put together. */
export const placesOf = (
  lines: ReadonlyArray<Line>,
  text: string
): ReadonlyArray<readonly [number, number] | undefined> => {
  let cursor = 0
  return lines.map((line) => {
    let at = text.indexOf(line.text, cursor)
    if (at < 0) at = text.indexOf(line.text)
    if (at < 0) {
      const start = line.text.slice(0, 18)
      at = text.indexOf(start, cursor)
      if (at < 0) at = text.indexOf(start)
    }
    if (at < 0) return undefined
    if (at >= cursor && at < cursor + 3000) cursor = at
    return [at, Math.min(text.length, at + line.text.length)]
  })
}

const kindOfMark: Readonly<Record<string, number>> = {
  H: LineKind.heading,
  S: LineKind.study,
  G: LineKind.study,
  K: LineKind.certificate,
  Z: LineKind.certificate,
  X: LineKind.skill,
  N: LineKind.contact,
  L: LineKind.contact,
  E: LineKind.contact,
  T: LineKind.contact
}

/** By the first mark of a line. */
const otherKind = (marks: ReadonlyArray<string>): number => {
  const own = marks.find((mark) => mark !== "H") ?? marks[0]
  return own === undefined ? LineKind.other : (kindOfMark[own] ?? LineKind.other)
}

/** What each line is, by the marks of who wrote it; nothing where too many lines are not found again. */
export const lineKindsOf = (
  { marks, text }: MarkedResume,
  lines: ReadonlyArray<Line>
): ReadonlyArray<number> | undefined => {
  const places = placesOf(lines, text)
  if (places.filter((one) => one === undefined).length > lines.length * 0.1) return undefined
  const named = new Set<number>()
  const kinds: Array<number> = places.map((place) => {
    if (place === undefined) return LineKind.other
    const [from, to] = place
    const here = marks.filter((one) => one.from < to && one.to > from)
    const names = here.filter(({ kind }) => ofNames.has(kind))
    if (names.length > 0) {
      const roles = names.filter(({ kind }) => kind === "R")
      const single = names.filter(({ of }) => of.length === 1)
      const own = (roles[0] ?? single[0])?.of[0]
      if (own === undefined) return LineKind.employer
      const isMore = named.has(own)
      named.add(own)
      return isMore ? LineKind.head : LineKind.opening
    }
    const work = here.filter(({ kind }) => kind === "B")
    if (work.length === 0) return otherKind(here.map(({ kind }) => kind))
    return work.some((one) => one.from >= from) ? LineKind.statement : LineKind.more
  })
  // Between the names of a position and the last of its work.
  let isWithin = false
  for (let at = kinds.length - 1; at >= 0; at--) {
    if (kinds[at] === LineKind.statement || kinds[at] === LineKind.more) isWithin = true
    else if (kinds[at] === LineKind.opening || kinds[at] === LineKind.employer) isWithin = false
    else if (kinds[at] === LineKind.other && isWithin) kinds[at] = LineKind.remark
  }
  return kinds
}
