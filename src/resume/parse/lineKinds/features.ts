import { hashOf } from "../../../text/characters.js"
import type { Link } from "../../../text/models/chain.js"
import { plainWords } from "../../../text/phrases.js"
import { loneDateIn, withoutPeriod } from "../dates.js"
import type { ProfileSection } from "../layout/headings.js"
import type { Line } from "../layout/Line.js"
import { isAside, isNameLike, isOrganisation, isSurePlace, roleRank } from "../layout/pieces.js"
import { isCertificateLine, isDegree, isSchool } from "../studies.js"
import { features } from "./rows.js"

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
    heading: heading === undefined ? 0 : 1 + sections.indexOf(heading),
    section,
    date: dateAt(line, date) + (period === undefined && date !== undefined ? 5 : 0),
    blank: line.blankBefore ? 1 : 0,
    size: Math.min(7, Math.floor(Math.log2(words.length) * 1.5)),
    end: /[.!?]$/.test(text) ? 1 : /[:;,]/.test(last) ? 2 : /[)\]]/.test(last) ? 3 : /\d/.test(last) ? 4 : 0,
    first: /\p{Lu}/u.test(first) ? 1 : /\p{Ll}/u.test(first) ? 2 : /\d/.test(first) ? 3 : 0,
    shouted: /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text) ? 1 : 0,
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
    label: /^\p{L}[\p{L} ]{1,24}:(?:\s|$)/u.test(text) ? 1 : 0,
    opens: line.opensSection ? 1 : 0
  }
}

type Seen = ReturnType<typeof seenOf>

const dateAt = ({ text }: Line, date: { readonly from: number; readonly to: number } | undefined): number => {
  if (date === undefined) return 0
  const isFirst = !/\p{L}{2}/u.test(text.slice(0, date.from))
  const isLast = !/\p{L}{2}/u.test(text.slice(date.to))
  return isFirst && isLast ? 1 : isFirst ? 2 : isLast ? 3 : 4
}

const names = [
  "form",
  "heading",
  "section",
  "date",
  "blank",
  "size",
  "end",
  "first",
  "shouted",
  "role",
  "organisation",
  "place",
  "aside",
  "name",
  "study",
  "certificate",
  "sign",
  "indent",
  "inset",
  "full",
  "contact",
  "label"
] as const

type Name = (typeof names)[number]

/** What says more together: of a line (0) and of lines beside it. */
const together: ReadonlyArray<ReadonlyArray<readonly [number, Name]>> = [
  [
    [0, "form"],
    [0, "blank"],
    [0, "date"],
    [0, "size"]
  ],
  [
    [0, "form"],
    [-1, "form"],
    [1, "form"],
    [0, "blank"]
  ],
  [
    [0, "date"],
    [-1, "date"],
    [1, "date"],
    [0, "form"]
  ],
  [
    [0, "role"],
    [0, "organisation"],
    [0, "date"],
    [0, "form"]
  ],
  [
    [0, "role"],
    [-1, "role"],
    [1, "role"],
    [0, "date"]
  ],
  [
    [0, "role"],
    [1, "date"],
    [0, "form"],
    [0, "blank"]
  ],
  [
    [0, "role"],
    [-1, "date"],
    [0, "form"],
    [0, "blank"]
  ],
  [
    [0, "name"],
    [0, "size"],
    [1, "form"],
    [0, "form"]
  ],
  [
    [0, "name"],
    [0, "blank"],
    [1, "date"],
    [0, "form"]
  ],
  [
    [0, "name"],
    [0, "blank"],
    [-1, "date"],
    [0, "form"]
  ],
  [
    [0, "name"],
    [0, "blank"],
    [2, "date"],
    [1, "name"]
  ],
  [
    [0, "name"],
    [0, "blank"],
    [-2, "date"],
    [-1, "name"]
  ],
  [
    [0, "blank"],
    [1, "blank"],
    [1, "form"],
    [0, "form"]
  ],
  [
    [0, "section"],
    [0, "form"],
    [0, "date"]
  ],
  [
    [0, "section"],
    [0, "blank"],
    [0, "role"]
  ],
  [
    [0, "section"],
    [0, "form"],
    [0, "size"],
    [0, "end"]
  ],
  [
    [0, "section"],
    [0, "name"],
    [1, "date"]
  ],
  [
    [0, "end"],
    [0, "size"],
    [0, "form"],
    [1, "form"]
  ],
  [
    [-1, "end"],
    [0, "first"],
    [0, "form"],
    [0, "blank"]
  ],
  [
    [0, "full"],
    [0, "first"],
    [0, "form"]
  ],
  [
    [0, "first"],
    [-1, "size"],
    [-1, "end"],
    [0, "form"]
  ],
  [
    [-1, "form"],
    [0, "form"],
    [0, "indent"],
    [0, "blank"]
  ],
  [
    [0, "sign"],
    [0, "date"],
    [0, "role"]
  ],
  [
    [0, "organisation"],
    [1, "role"],
    [0, "date"],
    [1, "date"]
  ],
  [
    [0, "organisation"],
    [-1, "role"],
    [0, "date"],
    [-1, "date"]
  ],
  [
    [0, "place"],
    [0, "name"],
    [-1, "date"],
    [0, "date"]
  ],
  [
    [0, "label"],
    [0, "form"],
    [1, "form"]
  ],
  [
    [0, "study"],
    [0, "date"],
    [0, "section"]
  ],
  [
    [0, "shouted"],
    [0, "blank"],
    [0, "role"],
    [1, "date"]
  ]
]

const shapeOf = ({ blank, date, end, first, form, shouted, size }: Seen) =>
  [form, date, blank, shouted, end, first, size > 4 ? 1 : 0].join()

const outside = 97

interface LinesSeen {
  readonly links: ReadonlyArray<Link>
  /** What each line looks like: those that look the same are likely to be the same. */
  readonly places: ReadonlyArray<string>
}

/** The lines of a resume with the rows of their features. */
export const linksOf = (lines: ReadonlyArray<Line>): LinesSeen => {
  let section = 0
  const seen = lines.map((line, at) => {
    if (line.heading !== undefined) section = 1 + sections.indexOf(line.heading)
    return seenOf(line, lines[at - 1], section)
  })
  const shapes = new Map<string, number>()
  for (const one of seen) shapes.set(shapeOf(one), (shapes.get(shapeOf(one)) ?? 0) + 1)
  const bullets = seen.filter(({ form }) => form === 1).length
  const dated = seen.filter(({ date }) => date > 0 && date < 5).length
  const spelled = lines.map(({ text }) => plainWords(text))
  const words = spelled.map((own) => own.map(hashOf))
  const links = seen.map((own, at) => {
    const { add, rows } = features()
    const of = (offset: number, name: Name) => seen[at + offset]?.[name] ?? outside
    add(1)
    names.forEach((name, number) => {
      for (let offset = -2; offset <= 2; offset++) add(100 + number * 8 + offset + 2, of(offset, name))
    })
    together.forEach((parts, number) => add(400 + number, ...parts.map(([offset, name]) => of(offset, name))))
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
