import { plainWords } from "../../../text/phrases.js"
import { mentionsIn } from "../../../lexicon/matcher/mentions.js"
import { phrasesFor } from "../../../rules/resumeWords/words.js"
import { loneDateIn } from "../dates.js"
import { composedHeading, isShouted, likelyHeading, looseHeading, type ProfileSection } from "./headings.js"
import type { Line } from "./Line.js"
import { isPersonName } from "../names.js"
import { isCertificateLine, isHeldDegree, isSchool, namesCertificate } from "../studies.js"
import { isNameLike, isOrganisation, isPlace, piecesOf, roleRank } from "./pieces.js"

const isMost = (lines: ReadonlyArray<Line>, is: (line: Line) => boolean) =>
  lines.length > 0 && lines.filter(is).length > lines.length / 2

/** How the headings of a text look that everybody knows. */
interface Style {
  readonly shouted: boolean
  readonly level: number
  readonly blankBefore: boolean
  /** In small letters. */
  readonly small: boolean
  readonly colon: boolean
}

const styleOf = (lines: ReadonlyArray<Line>): Style | undefined => {
  const known = lines.filter((line) => line.heading !== undefined && line.tail === "")
  const others = lines.filter((line) => line.heading === undefined)
  // One in capitals, a blank line above it, is enough.
  const isSure = known.some(({ blankBefore, text }) => blankBefore && isShouted(text))
  if (known.length < (isSure ? 1 : 2)) return undefined
  const level = Math.max(0, ...known.map((line) => line.level))
  return {
    shouted: isMost(known, ({ text }) => isShouted(text)) && !isMost(others, ({ text }) => isShouted(text)),
    level: isMost(known, (line) => line.level === level) ? level : 0,
    blankBefore: isMost(known, (line) => line.blankBefore),
    colon: isMost(known, ({ text }) => text.endsWith(":")),
    small: isMost(known, ({ text }) => /^\p{Ll}/u.test(text))
  }
}

const looksAs = (line: Line, style: Style): boolean =>
  (style.shouted || style.level > 0) &&
  (!style.shouted || isShouted(line.text)) &&
  line.level === style.level &&
  (line.blankBefore || !style.blankBefore)

/** A line with dates and an occupation, in it or right above. */
const opensPosition = (lines: ReadonlyArray<Line>, at: number): boolean => {
  const line = lines[at]
  if (
    line === undefined ||
    line.bullet ||
    (line.period ?? loneDateIn(line.text)) === undefined ||
    line.text.length > 140 ||
    /[.!?]$/.test(line.text)
  )
    return false
  const beside = [lines[at - 1], lines[at - 2], lines[at + 1]].filter((other) => other?.bullet === false)
  return [line, ...beside].some((other) =>
    piecesOf(other?.text ?? "").some((piece) => piece.split(",").some((part) => roleRank(part) >= 2))
  )
}

/** Whether positions stand between a heading and the next one. */
export const holdsPositions = (lines: ReadonlyArray<Line>, heading: number): boolean => {
  const next = lines.find((line, at) => at > heading && (line.heading !== undefined || opensPosition(lines, at)))
  return next !== undefined && next.heading === undefined
}

const innerHeadings = phrasesFor("innerHeadings")
const innerBefore = phrasesFor("innerBefore")
/** Whether a line is called as parts of a position are: "Key achievements:". */
export const isInnerHeading = (text: string): boolean => {
  const [name = ""] = text.split(":", 1)
  const words = plainWords(name)
  return innerHeadings.isAll(words.slice(innerBefore.lengthAt(words, 0)))
}

/** "Key achievements:", "Technologies: Java" among positions, with more of them below, open no section. */
export const withoutInnerHeadings = (lines: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  let section: ProfileSection | undefined
  return lines.map((line, at) => {
    if (line.heading === undefined) return line
    const isInner = section === "experience" && isInnerHeading(line.text) && holdsPositions(lines, at)
    if (isInner) return { ...line, heading: undefined, tail: "" }
    section = line.heading
    return line
  })
}

/** A line that may be a heading, with what is known around it. */
interface Candidate {
  readonly lines: ReadonlyArray<Line>
  readonly at: number
  readonly line: Line
  readonly below: Line | undefined
  readonly style: Style | undefined
  /** Whether it looks as the headings do that everybody knows. */
  readonly isLike: boolean
  /** The section above. */
  readonly section: ProfileSection | undefined
}

/** Whether a line heads a position rather than a section: what is below it are its dates or its role. */
const headsPosition = ({ at, below, line, lines }: Candidate): boolean => {
  if (roleRank(line.text) >= 2 || isOrganisation(line.text) || isPlace(line.text)) return true
  if (below === undefined || below.blankBefore) return false
  const next = lines[at + 2]
  const isDated = (other: Line) =>
    other.period !== undefined && !other.bullet && other.text.length - (other.period.to - other.period.from) <= 40
  return isDated(below) || (next?.blankBefore === false && isDated(next) && isNameLike(below.text))
}

/** Headings that no list has: by the words they are made of, or by how the other headings look. */
export const withMoreHeadings = (lines: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  const style = styleOf(lines)
  let section: ProfileSection | undefined
  return lines.map((given, at) => {
    // "Working at heights", among tickets
    const isEntry =
      section === "certifications" && !given.blankBefore && given.tail === "" && isCertificateLine(given.text)
    const line = isEntry && style?.blankBefore === true ? { ...given, heading: undefined } : given
    if (line.heading !== undefined) {
      section = line.heading === "unknown" ? (sectionBelow(lines, at) ?? "unknown") : line.heading
      return { ...line, heading: section }
    }
    const isLike = style !== undefined && looksAs(line, style)
    const candidate = { lines, at, line, below: lines[at + 1], style, isLike, section }
    const found = denies(candidate) ? "other" : (moreHeading(candidate) ?? headingByLooks(candidate))
    if (found === undefined) return line
    section = found
    return { ...line, heading: found }
  })
}

const denyingHeadings = phrasesFor("denyingHeadings")
const maxHeadingWords = 7

/** Whether a line stands by itself as headings do: short, a blank line above it, and something below. */
const standsAlone = ({ at, below, line: { bullet, period, text } }: Candidate): boolean =>
  at > 0 &&
  !bullet &&
  period === undefined &&
  text.length <= 45 &&
  text.split(" ").length <= maxHeadingWords &&
  !/[\d,;!?@|•·]|\.$/.test(text) &&
  below !== undefined &&
  below.heading === undefined

/** What the lines below a heading are: schools, positions, certificates, entries of a list. */
const contentBelow = (lines: ReadonlyArray<Line>, at: number): ProfileSection | undefined => {
  const next = lines.findIndex((line, place) => place > at + 1 && (line.heading !== undefined || line.blankBefore))
  const end = next < 0 ? lines.length : next
  const below = lines.slice(at + 1, end)
  if (isMost(below, ({ text }) => text.length <= 160 && (isHeldDegree(text) || isSchool(text)))) return "education"
  if (below.some((_, place) => opensPosition(lines, at + 1 + place))) return "experience"
  if (isMost(below, ({ text }) => text.length <= 100 && isCertificateLine(text))) return "certifications"
  const text = below.map((line) => line.text).join(" ")
  const entries = text.split(/[,;|•·]/)
  const isList = entries.length >= 4 && text.length / entries.length <= 32 && !/[.!?] /.test(text)
  if (below.some((line) => line.period !== undefined)) return undefined
  return isList ? "skills" : undefined
}

/** What a heading that nobody knows opens: positions that are below it, what its words have in common with others, what is below. */
const sectionBelow = (lines: ReadonlyArray<Line>, at: number): ProfileSection | undefined => {
  const content = contentBelow(lines, at)
  return content === "experience" ? content : (likelyHeading(lines[at]?.text ?? "") ?? content)
}

/** "WHAT I DON'T DO", "Not able to, yet": what is below is no part of any list. */
const denies = ({ at, below, isLike, line }: Candidate): boolean => {
  if (below === undefined || at === 0 || line.bullet || below.blankBefore) return false
  const isHeading = isLike ? line.text.length <= 70 : line.blankBefore && line.text.length <= 40
  return isHeading && !/[.!?]$|[:|].*\S/.test(line.text) && denyingHeadings.isWithin(line.text)
}

const withEntries: ReadonlySet<ProfileSection> = new Set(["experience", "education", "projects", "skills"])

/** Headings that nobody knows, by how they stand and by what is below them. */
const headingByLooks = (candidate: Candidate): ProfileSection | undefined => {
  const { at, below, isLike, line, lines, section, style } = candidate
  if (!standsAlone(candidate) || (!line.blankBefore && !isLike)) return undefined
  const loose = looseHeading(line.text)
  if (loose !== undefined) return loose
  // A colon ends the label of a list among other lines of a section, not its heading.
  if (section === undefined || (line.text.endsWith(":") && style?.colon !== true) || !line.blankBefore) return undefined
  if (style !== undefined && !style.blankBefore && !isLike) return undefined
  if (style?.shouted === true && !isShouted(line.text)) return undefined
  const isLabelled = line.text.endsWith(":")
  if (roleRank(line.text) >= 2 || (!isLabelled && (headsPosition(candidate) || isPersonName(line.text))))
    return undefined
  const content = sectionBelow(lines, at)
  // The name of an employer looks the same.
  if (content === "experience") return undefined
  // Over lines of the same block, where all known headings stand so, and no entry of the section does.
  const isBare = below?.blankBefore === false && style?.blankBefore === true && !withEntries.has(section)
  return content ?? (isBare ? "unknown" : undefined)
}

const moreHeading = (candidate: Candidate): ProfileSection | undefined => {
  const { at, below, isLike, line, lines, section, style } = candidate
  if (line.bullet || line.period !== undefined || line.text.length > 50 || at === 0) return undefined
  const composed = composedHeading(
    style?.small === true ? line.text.charAt(0).toUpperCase() + line.text.slice(1) : line.text
  )
  const isPlain = style === undefined || (!style.shouted && style.level === 0)
  if (composed?.isWhole === true) {
    const isSeen =
      isLike ||
      (line.blankBefore && (isPlain || line.level > 0)) ||
      (composed.words > 1 && isPlain && style?.blankBefore === false)
    return isSeen && !(section === "skills" && !isLike && composed.words === 1) ? composed.section : undefined
  }
  // Only after the first section: above it are the name and what the person is.
  if (!isLike || /[\d.,;!?:]/.test(line.text) || line.text.split(" ").length > 7) return undefined
  if (headsPosition(candidate) || (section === "certifications" && namesCertificate(line.text))) return undefined
  const content = sectionBelow(lines, at)
  if (content !== undefined && content !== "skills") return content
  if (composed !== undefined) return composed.section
  if (section === undefined) return undefined
  if (denyingHeadings.isWithin(line.text)) return "other"
  const loose = looseHeading(line.text)
  if (loose !== undefined) return loose
  if (holdsPositions(lines, at)) return "experience"
  // "CFA", below a heading in capitals.
  const isEntry = section !== "experience" && mentionsIn(line.text).length > 0
  if (isEntry || below === undefined || below.heading !== undefined) return undefined
  return content ?? "unknown"
}
