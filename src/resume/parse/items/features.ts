import { mentionsIn } from "../../../lexicon/matcher/mentions.js"
import { hashOf } from "../../../text/characters.js"
import type { Link } from "../../../text/models/chain.js"
import { plainWords } from "../../../text/phrases.js"
import type { ProfileSection } from "../layout/headings.js"
import type { Line } from "../layout/Line.js"
import { isAside, isNameLike, isOrganisation, isSurePlace, roleRank } from "../layout/pieces.js"
import { above, below, beside, featuresAt, isInCapitals, it, outside, type Together } from "../lineKinds/rows.js"
import { numberOf } from "../lineKinds/features.js"
import { isPersonName } from "../names.js"
import { hasCertificateWord, isDegree, isSchool } from "../studies.js"
import type { Piece } from "./pieces.js"

/** What is known of a line that its pieces share. */
interface LineSeen {
  readonly section: number
  /** The words of the heading above. */
  readonly heading: ReadonlyArray<number>
  readonly words: ReadonlyArray<number>
  readonly commas: number
  readonly size: number
  readonly ends: number
  readonly study: number
  readonly top: number
  readonly reaches: number
  readonly dates: number
  readonly mates: number
}

const bucket = (count: number) => Math.min(6, Math.floor(Math.log2(count + 1) * 1.5))

/** What is known of each line. */
const linesSeen = (
  lines: ReadonlyArray<Line>,
  pieces: ReadonlyArray<Piece>,
  sections: ReadonlyArray<ProfileSection | undefined>
): ReadonlyArray<LineSeen> => {
  let heading: ReadonlyArray<number> = []
  const dates = lines.map(() => 0)
  const mates = lines.map(() => 0)
  for (const { line, period } of pieces) {
    mates[line] = (mates[line] ?? 0) + 1
    if (period !== undefined) dates[line] = (dates[line] ?? 0) + 1
  }
  return lines.map((line, at) => {
    const words = plainWords(line.text)
    if (line.heading !== undefined)
      heading = plainWords(line.tail === "" ? line.text : (line.text.split(":", 1)[0] ?? "")).map(hashOf)
    return {
      section: numberOf(sections[at]),
      heading,
      words: words.slice(0, 40).map(hashOf),
      commas: bucket(line.text.split(",").length - 1),
      size: bucket(words.length),
      ends: /[.!?]$/.test(line.text) ? 1 : /[,;:]$/.test(line.text) ? 2 : 0,
      study: (isSchool(line.text) ? 1 : 0) + (isDegree(line.text) ? 2 : 0),
      top: Math.min(5, at),
      reaches: /@|www\.|https?:|\d{3}[ .-]\d{3}/.test(line.text) ? 1 : 0,
      dates: Math.min(2, dates[at] ?? 0),
      mates: bucket(mates[at] ?? 0)
    }
  })
}

/** What can be seen of a piece, each as a small number. */
const seenOf = (
  { line: at, order, period, sign, text }: Piece,
  next: Piece | undefined,
  line: Line | undefined,
  own: LineSeen | undefined,
  size: number
) => {
  const kinds = mentionsIn(text).map(({ concept }) => concept.kind)
  return {
    section: own?.section ?? 0,
    form: line?.bullet === true ? 1 : line?.heading === undefined ? 0 : line.tail === "" ? 2 : 3,
    blank: line?.blankBefore === true ? 1 : 0,
    date: period === undefined ? (/\d{4}/.test(text) ? 2 : /\d/.test(text) ? 3 : 0) : 1,
    before: hashOf(sign),
    after: next === undefined ? 1 : next.line === at ? hashOf(next.sign) : 2,
    order: Math.min(6, order),
    mates: own?.mates ?? 0,
    study: (isSchool(text) ? 1 : 0) + (isDegree(text) ? 2 : 0),
    lineStudy: own?.study ?? 0,
    certificate: kinds.includes("certification") || hasCertificateWord(text) ? 1 : 0,
    known: kinds.includes("certification") ? 2 : kinds.length > 0 ? 1 : 0,
    role: roleRank(text),
    organisation: isOrganisation(text) ? 1 : 0,
    place: isSurePlace(text) ? 1 : 0,
    aside: isAside(text) ? 1 : 0,
    name: (isNameLike(text) ? 1 : 0) + (isPersonName(text) ? 2 : 0),
    size: Math.min(7, size),
    first: /^\p{Lu}/u.test(text) ? 1 : /^\p{Ll}/u.test(text) ? 2 : 0,
    shouted: isInCapitals(text) ? 1 : /^\p{Lu}{2,5}$/u.test(text) ? 2 : 0,
    reaches: own?.reaches ?? 0,
    line: own?.top ?? 0,
    commas: own?.commas ?? 0,
    lineSize: own?.size ?? 0,
    ends: own?.ends ?? 0,
    dates: own?.dates ?? 0
  }
}

type Seen = ReturnType<typeof seenOf>

/** What says more together: of a piece and of those beside it. */
const together: ReadonlyArray<Together<keyof Seen>> = [
  [it("section"), it("before"), it("order")],
  [it("section"), it("study"), it("lineStudy"), it("before")],
  [it("section"), it("certificate"), it("known"), it("order")],
  [it("section"), it("form"), it("order"), it("mates")],
  [it("section"), it("before"), it("after")],
  [it("section"), it("before"), it("first"), it("size")],
  [it("section"), it("commas"), it("lineSize"), it("ends")],
  [it("section"), it("date"), above("date"), below("date")],
  [it("section"), it("after"), it("order"), it("size")],
  [it("study"), above("study"), below("study")],
  [it("study"), above("study"), it("before"), it("order")],
  [it("study"), below("study"), it("after"), it("order")],
  [it("study"), beside(2, "study"), beside(-2, "study")],
  [it("section"), it("study"), above("date"), below("date")],
  [it("section"), it("certificate"), above("certificate"), below("certificate")],
  [it("section"), it("certificate"), above("date"), below("date")],
  [it("section"), it("shouted"), it("before"), it("after")],
  [it("section"), it("organisation"), it("before"), it("order")],
  [it("section"), it("place"), it("before")],
  [it("place"), it("line"), it("reaches"), it("before")],
  [it("name"), it("line"), it("order"), it("role")],
  [it("name"), it("size"), it("section"), it("before")],
  [it("line"), it("section"), it("order"), it("size")],
  [it("blank"), it("section"), it("order"), it("form")],
  [it("aside"), it("section"), it("before")],
  [it("known"), it("section"), it("form"), it("before")],
  [it("section"), it("dates"), it("order"), it("certificate")]
]

/** The pieces of the lines of a resume with the rows of their features. */
export const itemLinks = (
  lines: ReadonlyArray<Line>,
  pieces: ReadonlyArray<Piece>,
  sections: ReadonlyArray<ProfileSection | undefined>
): ReadonlyArray<Link> => {
  const onLines = linesSeen(lines, pieces, sections)
  const words = pieces.map(({ text }) => plainWords(text).map(hashOf))
  const seen = pieces.map((piece, at) =>
    seenOf(piece, pieces[at + 1], lines[piece.line], onLines[piece.line], words[at]?.length ?? 0)
  )
  return seen.map((own, at) => {
    const { add, rows } = featuresAt(seen, at, together, 1)
    const line = onLines[pieces[at]?.line ?? 0]
    const mine = words[at] ?? []
    for (const word of mine) {
      add(2, word)
      add(11, word, own.section)
    }
    for (const [place, word] of mine.entries()) if (place > 0) add(3, mine[place - 1] ?? 0, word)
    add(4, mine[0] ?? outside)
    add(5, mine.at(-1) ?? outside)
    add(6, mine[0] ?? outside, own.before)
    for (const word of words[at - 1] ?? []) add(7, word)
    for (const word of words[at + 1] ?? []) add(8, word)
    for (const word of line?.heading ?? []) {
      add(9, word)
      add(12, word, own.order, own.before)
      add(13, word, own.study, own.certificate)
    }
    for (const word of line?.words ?? []) add(10, word)
    add(14, line?.words[0] ?? outside, own.order)
    return { rows: [...rows], gate: own.order === 0 ? 1 : 0 }
  })
}
