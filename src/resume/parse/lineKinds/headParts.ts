import { anyOf, phrasesFor } from "../../../rules/resumeWords/words.js"
import type { Link } from "../../../text/models/chain.js"
import { hashOf } from "../../../text/characters.js"
import { plainWords } from "../../../text/phrases.js"
import { type Cut, type Cutting, cutsIn, type PlacedCut } from "../layout/cuts.js"
import {
  isAside,
  isFirmOfNames,
  isNameLike,
  isOrganisation,
  isPluralOfRole,
  isSurePlace,
  roleRank
} from "../layout/pieces.js"
import { above, below, featuresAt, isInCapitals, it, outside, type Together } from "./rows.js"

// The lines that name a position, cut at each sign that may part role, employer and place. What each part is, the model says.

/** What a part of the names of a position is. */
export const PartKind = {
  /** The place, a remark, how somebody is employed. */
  other: 0,
  role: 1,
  /** What the role goes on with, the sign before it included. */
  moreRole: 2,
  employer: 3,
  moreEmployer: 4
} as const
export const partKindCount = 5

/** A line that names a position, and where on it dates stand. */
export interface HeadLine {
  readonly text: string
  readonly dates: { readonly from: number; readonly to: number } | undefined
}

/** A part of such a line. */
export type HeadPart = PlacedCut

/** "at the", "worked as a": words that may part role, employer and place. */
const partingWords = `(?:,? |^)(?:${anyOf("joints")}|${anyOf("toldAs")}|in) (?:(?:the|an?|my) )?(?=\\p{L})`

const cutting: Cutting = {
  signs: new RegExp(
    `\\s*[|·•‖~]+\\s*|\\t\\s*|\\s{3,}|\\.{4,}|\\s*[–—]+\\s*|\\s+(?:-{1,3}|\\/{1,2}|@|>)\\s+|[,;:]\\s+|\\s*\\(|\\)\\s*|\\.\\s+(?=\\p{L})|${partingWords}`,
    "giu"
  ),
  before: /^[\s,;:()–—-]+/u,
  after: /(?<![\s,;:(–—-])[\s,;:(–—-]+$/u,
  isKept: (text) => /\p{L}/u.test(text)
}

const legalForms = phrasesFor("legalForms")

/** No name is longer, in characters: without it, a line of commas is read once for each of them. */
const longestName = 200

/** "Marchetti, Lowe & Okun LLP", "Sample Foods, Inc.": a comma within the name of a firm. */
const isOneName = (text: string, start: number, comma: number, to: number): boolean => {
  const before = text.slice(Math.max(start, comma - longestName), comma)
  const following =
    text.slice(comma + 1, Math.min(to, comma + longestName)).split(/[|·•\t(]| [–—-] |\s{3,}/, 1)[0] ?? ""
  const [first = ""] = following.split(",", 1)
  if (legalForms.isAll(plainWords(first)) && !/^ ?[A-Z]{2}$/.test(first)) return roleRank(before) < 2
  return roleRank(before) < 2 && isFirmOfNames(before, following)
}

const partsIn = (text: string, from: number, to: number, opening: string): ReadonlyArray<Cut> =>
  cutsIn({ text, from, to, opening }, cutting, (sign, start, end) => {
    if (sign.startsWith(",") && isOneName(text, start, end, to)) return false
    // "The Garden Room at the Sample Inn": what begins so is no role, and goes on.
    return !/\p{L}/u.test(sign) || text.slice(start, start + 4).toLowerCase() !== "the "
  })

const maxParts = 30

/** The parts of the lines, without their dates. */
export const headPartsOf = (lines: ReadonlyArray<HeadLine>): ReadonlyArray<HeadPart> =>
  lines
    .flatMap(({ dates, text }, line) => {
      const parts =
        dates === undefined
          ? partsIn(text, 0, text.length, "")
          : [...partsIn(text, 0, dates.from, ""), ...partsIn(text, dates.to, text.length, "dates")]
      return parts.map((part, order) => ({ ...part, line, order }))
    })
    .slice(0, maxParts)

const units = phrasesFor("units")
const unitNouns = phrasesFor("unitNouns")
const unitEnds = phrasesFor("unitEnds")
const sameAs = phrasesFor("sameAs")
const organisationEnds = phrasesFor("organisationEnds")

/** What can be seen of a part. */
const seenOf = ({ line, order, sign: before, text }: HeadPart, parts: ReadonlyArray<HeadPart>, at: number) => {
  const words = plainWords(text)
  const next = parts[at + 1]
  const ofWhat = unitNouns.lengthAt(words, 0)
  return {
    role: roleRank(text),
    organisation: isOrganisation(text) ? 1 : 0,
    ends: legalForms.endsIn(words) ? 1 : organisationEnds.endsIn(words) ? 2 : isPluralOfRole(text) ? 3 : 0,
    unit: units.isAll(words)
      ? 1
      : ofWhat > 0 && /^(?:of|for)$/.test(words[ofWhat] ?? "")
        ? 2
        : unitEnds.endsIn(words)
          ? 3
          : 0,
    place: isSurePlace(text) ? 1 : /^[A-Z]{2}(?: \d{5})?$/.test(text) ? 2 : 0,
    placeAfter: next !== undefined && next.sign === "," && isSurePlace(`Town, ${next.text}`) ? 1 : 0,
    aside: isAside(text) ? 1 : 0,
    name: isNameLike(text) ? 1 : 0,
    same: sameAs.isWhole(text) ? 1 : 0,
    size: Math.min(5, words.length),
    shouted: isInCapitals(text) ? 1 : 0,
    small: /^\p{Ll}/u.test(text) ? 1 : 0,
    digits: /\d/.test(text) ? 1 : 0,
    joint: /[&+]|['’]s(?!\p{L})/u.test(text) ? 1 : 0,
    before: hashOf(before),
    after: next === undefined ? 1 : next.line === line ? hashOf(next.sign) : 2,
    line,
    order,
    mates: parts.filter((part) => part.line === line).length
  }
}

type Seen = ReturnType<typeof seenOf>

/** What says more together: of a part and of those beside it. */
const together: ReadonlyArray<Together<keyof Seen>> = [
  [it("role"), it("organisation"), it("before")],
  [it("role"), it("organisation"), it("ends"), it("place")],
  [it("role"), above("role"), below("role")],
  [it("organisation"), above("organisation"), below("organisation"), it("role")],
  [it("line"), it("order"), it("mates")],
  [it("line"), it("order"), it("role"), it("organisation")],
  [it("before"), it("after"), it("order")],
  [it("before"), it("role"), above("role")],
  [it("before"), it("organisation"), above("organisation")],
  [it("before"), it("place"), it("placeAfter"), above("organisation")],
  [it("before"), it("unit"), above("role"), below("organisation")],
  [it("before"), it("size"), it("name")],
  [it("shouted"), above("shouted"), below("shouted")],
  [it("aside"), it("small"), it("before")]
]

/** The parts of the names of a position with the rows of their features. */
export const partLinks = (parts: ReadonlyArray<HeadPart>, lineCount: number): ReadonlyArray<Link> => {
  const seen = parts.map((part, at) => seenOf(part, parts, at))
  const roles = seen.map(({ role }) => role)
  const most = Math.max(0, ...roles)
  const organisations = seen.filter(({ organisation }) => organisation > 0).length
  const words = parts.map(({ text }) => plainWords(text).map(hashOf))
  return seen.map((own, at) => {
    const { add, rows } = featuresAt(seen, at, together)
    const mine = words[at] ?? []
    for (const word of mine) add(2, word)
    add(3, mine[0] ?? outside)
    add(4, mine.at(-1) ?? outside)
    add(5, mine.at(-2) ?? outside, mine.at(-1) ?? outside)
    add(6, own.role, most, roles.filter((one) => one === most).length, roles.indexOf(most) === at ? 1 : 0)
    add(7, own.organisation, Math.min(2, organisations), own.role)
    add(8, lineCount, own.line, own.order)
    add(9, lineCount, parts.length, at)
    add(10, own.role - most, own.organisation, own.before)
    return { rows: [...rows], gate: own.order === 0 ? 1 : 0 }
  })
}
