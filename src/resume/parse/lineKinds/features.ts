import { hashOf } from "../../../text/characters.js"
import type { Link } from "../../../text/models/chain.js"
import { plainWords } from "../../../text/phrases.js"
import { loneDateIn, withoutPeriod } from "../dates.js"
import type { ProfileSection } from "../layout/headings.js"
import type { Line } from "../layout/Line.js"
import { isAside, isNameLike, isOrganisation, isSurePlace, roleRank } from "../layout/pieces.js"
import { sectionsByLine } from "../layout/sectionsByLine.js"
import { isCertificateLine, isDegree, isSchool } from "../studies.js"
import { above, below, beside, featuresAt, isInCapitals, it, outside, type Together } from "./rows.js"

const sections: ReadonlyArray<ProfileSection> = [
  "summary",
  "experience",
  "education",
  "skills",
  "certifications",
  "languages",
  "contact",
  "projects",
  "other",
  "unknown"
]

/** A section as a small number; 0 for none. */
export const numberOf = (section: ProfileSection | undefined): number =>
  section === undefined ? 0 : 1 + sections.indexOf(section)

/** What can be seen of a line, each as a small number. */
const seenOf = (line: Line, above: Line | undefined, section: number) => {
  const { bullet, heading, indent, period, tail, text } = line
  const date = period ?? loneDateIn(text)
  const rest = date === undefined ? text : withoutPeriod(text, date)
  const words = text.split(/\s+/)
  const last = text.at(-1) ?? ""
  const [first = ""] = text
  return {
    form: bullet ? 1 : heading === undefined ? 0 : tail === "" ? 2 : 3,
    heading: numberOf(heading),
    section,
    date: dateAt(line, date) + (period === undefined && date !== undefined ? 5 : 0),
    blank: line.blankBefore ? 1 : 0,
    size: Math.min(7, Math.floor(Math.log2(words.length) * 1.5)),
    end: /[.!?]$/.test(text) ? 1 : /[:;,]/.test(last) ? 2 : /[)\]]/.test(last) ? 3 : /\d/.test(last) ? 4 : 0,
    first: /\p{Lu}/u.test(first) ? 1 : /\p{Ll}/u.test(first) ? 2 : /\d/.test(first) ? 3 : 0,
    shouted: isInCapitals(text) ? 1 : 0,
    role: roleRank(rest),
    organisation: isOrganisation(rest) ? 1 : 0,
    place: isSurePlace(rest) ? 2 : /, \p{Lu}/u.test(rest) ? 1 : 0,
    aside: isAside(rest) ? 1 : 0,
    name: rest.length < 100 && isNameLike(rest) ? 1 : 0,
    study: (isSchool(rest) ? 1 : 0) + (isDegree(rest) ? 2 : 0),
    certificate: isCertificateLine(rest) ? 1 : 0,
    sign: /[|•·‖]/.test(text)
      ? 1
      : /\t|\S {3,}\S/.test(text)
        ? 2
        : / [–—-] /.test(text)
          ? 3
          : text.includes(",")
            ? 4
            : 0,
    indent: above === undefined ? 0 : 1 + Math.sign(indent - above.indent),
    inset: indent > 0 ? 1 : 0,
    full: above?.isFull === true ? 1 : 0,
    contact: /@|www\.|https?:|\d{3}[ .-]\d{3}/.test(text) ? 1 : 0,
    label: /^\p{L}[\p{L} ]{1,24}:(?:\s|$)/u.test(text) ? 1 : 0
  }
}

type Seen = ReturnType<typeof seenOf>

const dateAt = ({ text }: Line, date: { readonly from: number; readonly to: number } | undefined): number => {
  if (date === undefined) return 0
  const isFirst = !/\p{L}{2}/u.test(text.slice(0, date.from))
  const isLast = !/\p{L}{2}/u.test(text.slice(date.to))
  return isFirst && isLast ? 1 : isFirst ? 2 : isLast ? 3 : 4
}

/** What says more together: of a line and of lines beside it. */
const together: ReadonlyArray<Together<keyof Seen>> = [
  [it("form"), it("blank"), it("date"), it("size")],
  [it("form"), above("form"), below("form"), it("blank")],
  [it("date"), above("date"), below("date"), it("form")],
  [it("role"), it("organisation"), it("date"), it("form")],
  [it("role"), above("role"), below("role"), it("date")],
  [it("role"), below("date"), it("form"), it("blank")],
  [it("role"), above("date"), it("form"), it("blank")],
  [it("name"), it("size"), below("form"), it("form")],
  [it("name"), it("blank"), below("date"), it("form")],
  [it("name"), it("blank"), above("date"), it("form")],
  [it("name"), it("blank"), beside(2, "date"), below("name")],
  [it("name"), it("blank"), beside(-2, "date"), above("name")],
  [it("blank"), below("blank"), below("form"), it("form")],
  [it("section"), it("form"), it("date")],
  [it("section"), it("blank"), it("role")],
  [it("section"), it("form"), it("size"), it("end")],
  [it("section"), it("name"), below("date")],
  [it("end"), it("size"), it("form"), below("form")],
  [above("end"), it("first"), it("form"), it("blank")],
  [it("full"), it("first"), it("form")],
  [it("first"), above("size"), above("end"), it("form")],
  [above("form"), it("form"), it("indent"), it("blank")],
  [it("sign"), it("date"), it("role")],
  [it("organisation"), below("role"), it("date"), below("date")],
  [it("organisation"), above("role"), it("date"), above("date")],
  [it("place"), it("name"), above("date"), it("date")],
  [it("label"), it("form"), below("form")],
  [it("study"), it("date"), it("section")],
  [it("shouted"), it("blank"), it("role"), below("date")]
]

const shapeOf = ({ blank, date, end, first, form, shouted, size }: Seen) =>
  [form, date, blank, shouted, end, first, size > 4 ? 1 : 0].join()

interface LinesSeen {
  readonly links: ReadonlyArray<Link>
  /** What each line looks like: those that look the same are likely to be the same. */
  readonly places: ReadonlyArray<string>
}

/** The lines of a resume with the rows of their features. */
export const linksOf = (lines: ReadonlyArray<Line>): LinesSeen => {
  const sectionOf = sectionsByLine(lines)
  const seen = lines.map((line, at) => seenOf(line, lines[at - 1], numberOf(sectionOf[at])))
  const shapes = new Map<string, number>()
  for (const one of seen) shapes.set(shapeOf(one), (shapes.get(shapeOf(one)) ?? 0) + 1)
  const bullets = seen.filter(({ form }) => form === 1).length
  const dated = seen.filter(({ date }) => date > 0 && date < 5).length
  const spelled = lines.map(({ text }) => plainWords(text))
  const words = spelled.map((own) => own.map(hashOf))
  const links = seen.map((own, at) => {
    const { add, rows } = featuresAt(seen, at, together)
    const mine = words[at] ?? []
    for (const word of mine) add(2, word)
    for (const [place, word] of mine.entries()) if (place > 0) add(3, mine[place - 1] ?? 0, word)
    add(4, mine[0] ?? outside)
    add(5, mine[0] ?? outside, mine[1] ?? outside)
    add(6, mine.at(-1) ?? outside)
    add(7, mine[0] ?? outside, own.form)
    add(17, hashOf((spelled[at]?.[0] ?? "").slice(-2)), own.form)
    add(18, hashOf((spelled[at]?.[0] ?? "").slice(-3)), own.name, own.size)
    add(8, words[at - 1]?.[0] ?? outside)
    add(9, words[at + 1]?.[0] ?? outside)
    add(10, words[at + 1]?.[0] ?? outside, own.form)
    const alike = Math.min(4, Math.floor(Math.log2(shapes.get(shapeOf(own)) ?? 1)))
    add(11, alike, own.form, own.date)
    add(12, alike, own.blank, own.size, own.name)
    add(13, bullets === 0 ? 0 : 1, own.form, own.size, own.end)
    add(14, bullets === 0 ? 0 : 1, own.form, own.name, own.blank)
    add(15, Math.min(3, dated), own.form, own.date, own.role)
    add(16, Math.floor((8 * at) / lines.length), own.section)
    return { rows: [...rows], gate: own.blank }
  })
  return { links, places: seen.map(shapeOf) }
}
