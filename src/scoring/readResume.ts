import type { EditableResume } from "../domain/Optimization.js"
import { hashesOf } from "./characters.js"
import { type DateRange, rangeAt, readDate } from "./dates.js"
import { english, type Language } from "./Language.js"
import { beginningOf, readAtMost } from "./limits.js"
import { type Read, read } from "./mentions.js"
import { headNouns, titlesIn } from "./occupation.js"
import { rememberPassages, type Stretch } from "./passages.js"
import type { Passage, Position, Resume, ResumeSection } from "./Resume.js"
import { type CueHit, cuesAt } from "./cueHits.js"
import { Gap, Shape, type Tokens } from "./Tokens.js"
import { weightOfWord } from "./words.js"

/** A stored profile as the scorer reads it. */
export const resumeOfProfile = (profile: EditableResume, language: Language = english): Resume => {
  const passages: Array<Passage> = []
  const positions: Array<Position> = []
  let room: number = readAtMost.resume
  const add = (section: ResumeSection, text: string, where: string, position?: number) => {
    if (text.length <= room) passages.push({ section, text, where, position })
    room -= text.length
  }
  if (profile.summary !== null && profile.summary !== "") add("summary", profile.summary, "summary")
  profile.base_skills.forEach((skill, at) => add("skills", skill, `base_skills[${at}]`))
  profile.certifications.forEach((name, at) => add("certifications", name, `certifications[${at}]`))
  profile.experiences.forEach((item, at) => {
    const start = item.start_date === null ? undefined : readDate(item.start_date)
    const end = item.end_date === null ? "ongoing" : readDate(item.end_date)
    positions.push({
      role: item.role,
      company: item.company,
      start: start === "ongoing" ? undefined : start,
      end: start === undefined && end === "ongoing" ? undefined : end
    })
    add("experience", item.role, `experiences[${at}].role`, at)
    item.description.forEach((bullet, line) => add("experience", bullet, `experiences[${at}].description[${line}]`, at))
  })
  profile.education.forEach((item, at) => {
    const text = [item.degree, item.school].filter((part) => part !== undefined && part !== "").join(", ")
    if (text !== "") add("education", text, `education[${at}]`)
  })
  const resume = { ...byRecency(passages, positions), language }
  return room < 0 ? { ...resume, isCut: true } : resume
}

/** Most recent first: what goes on, then by end, then by start; positions without dates keep their place behind. */
const byRecency = (passages: ReadonlyArray<Passage>, positions: ReadonlyArray<Position>): Resume => {
  const endOf = ({ end, start }: Position): number =>
    end === "ongoing" ? Number.MAX_SAFE_INTEGER : (end ?? start ?? Number.NEGATIVE_INFINITY)
  const order = positions
    .map((position, at) => ({ position, at }))
    .sort((one, other) => {
      const [oneEnd, otherEnd] = [endOf(one.position), endOf(other.position)]
      if (oneEnd !== otherEnd) return otherEnd > oneEnd ? 1 : -1
      return (other.position.start ?? 0) - (one.position.start ?? 0) || one.at - other.at
    })
  const place = new Map(order.map(({ at }, rank) => [at, rank]))
  return {
    positions: order.map(({ position }) => position),
    passages: passages.map((passage) =>
      passage.position === undefined ? passage : { ...passage, position: place.get(passage.position) }
    )
  }
}

interface Line {
  readonly first: number
  readonly end: number
}

const resumePrefix = "resume:"
const sections: ReadonlyMap<string, ResumeSection> = new Map([
  ["resume:resumeSummary", "summary"],
  ["resume:resumeSkills", "skills"],
  ["resume:resumeExperience", "experience"],
  ["resume:resumeEducation", "education"],
  ["resume:resumeCertifications", "certifications"],
  ["resume:resumeOther", "other"]
])

const linesOf = (tokens: Tokens): ReadonlyArray<Line> => {
  const lines: Array<Line> = []
  let first = 0
  for (let index = 1; index <= tokens.count; index++) {
    if (index < tokens.count && (tokens.gaps[index] ?? 0) < Gap.line) continue
    if (index > first) lines.push({ first, end: index })
    first = index
  }
  return lines
}

/** The section a line opens, and whether the line is nothing but its heading ("Skills: Java" goes on). */
const headingOf = (
  tokens: Tokens,
  hits: ReadonlyArray<CueHit> | undefined,
  { first, end }: Line
): { readonly section: ResumeSection; readonly rest: number } | undefined => {
  let best: { readonly section: ResumeSection; readonly rest: number } | undefined
  for (const hit of hits ?? []) {
    if (!hit.cue.startsWith(resumePrefix) || hit.last >= end) continue
    const section = sections.get(hit.cue)
    const after = hit.last + 1 < end ? (tokens.gaps[hit.last + 1] ?? 0) : Gap.line
    const isWhole = hit.last + 1 >= end
    if (section === undefined || (best !== undefined && best.rest > hit.last)) continue
    const isCapital = ((tokens.shapes[first] ?? 0) & Shape.initialUpper) !== 0
    if (isWhole || ((after === Gap.colon || after === Gap.bullet) && isCapital)) best = { section, rest: hit.last + 1 }
    // "SKILLS Python, Java" without a sign between.
    else if (isCapital && ((tokens.shapes[first] ?? 0) & Shape.lower) === 0 && after <= Gap.space)
      best = { section, rest: hit.last + 1 }
  }
  return best
}

const isCapitalised = (tokens: Tokens, index: number): boolean =>
  ((tokens.shapes[index] ?? 0) & Shape.initialUpper) !== 0

/** A role that no list of occupations has is known by its noun ("Explosives Engineer"). */
const headNounIn = (tokens: Tokens, line: Line): { readonly first: number; readonly last: number } | undefined => {
  for (let index = line.first; index < line.end; index++) {
    if (headNouns.has(tokens.hashes[index] ?? 0) && isCapitalised(tokens, index)) return { first: index, last: index }
  }
  return undefined
}

/** The words around an occupation's title that belong to the role: capitalised neighbours up to a sign. */
const roleAround = (
  text: Read,
  line: Line,
  language: Language
): { readonly first: number; readonly end: number } | undefined => {
  const { tokens } = text
  const found = titlesIn(text, line.first, line.end)[0] ?? headNounIn(tokens, line)
  if (found === undefined) return undefined
  let first = found.first
  let end = found.last + 1
  // "Enfermera de cuidados intensivos", "Leiter der Buchhaltung": what the work is stands behind it, in small letters.
  if (language !== english && first === line.first) {
    while (
      end < line.end &&
      end - first < mostRoleWords &&
      (tokens.gaps[end] ?? 0) <= Gap.hyphen &&
      !isDigits(tokens, end)
    )
      end++
    return { first, end }
  }
  while (
    first > line.first &&
    found.first - first < 3 &&
    (tokens.gaps[first] ?? 0) <= Gap.hyphen &&
    isCapitalised(tokens, first - 1)
  )
    first--
  while (
    end < line.end &&
    end - found.last < 3 &&
    (tokens.gaps[end] ?? 0) <= Gap.hyphen &&
    isCapitalised(tokens, end) &&
    !isDigits(tokens, end)
  )
    end++
  return { first, end }
}

const isDigits = (tokens: Tokens, index: number): boolean =>
  ((tokens.shapes[index] ?? 0) & (Shape.digit | Shape.lower)) === Shape.digit

/** Without the signs by which Markdown stresses words ("**Senior Engineer** at **Acme**"). */
export const withoutStress = (text: string): string =>
  text
    .replace(/[*`]+|_{2,}/g, " ")
    .replace(/\s+/g, " ")
    .trim()

const sliceOf = (tokens: Tokens, first: number, end: number): string =>
  end > first ? withoutStress(tokens.text.slice(tokens.starts[first] ?? 0, tokens.ends[end - 1] ?? 0)) : ""

const rangeIn = (tokens: Tokens, { first, end }: Line): DateRange | undefined => {
  for (let index = first; index < end; index++) {
    const range = rangeAt(tokens, index)
    if (range !== undefined && range.next <= end + 2) return range
  }
  return undefined
}

/** What of a line is no date: the part before it, or else the part behind it. */
const beside = (line: Line, range: DateRange | undefined): Line => {
  if (range === undefined) return line
  if (range.first > line.first) return { first: line.first, end: range.first }
  return { first: Math.min(range.next, line.end), end: line.end }
}

const mostRoleWords = 9

/** "Ten years of Work Experience": behind these a name goes on, and no heading begins. */
const leadingOn = hashesOf("of in with and or the my your our their for to from no by relevant years")

class TextReader {
  private readonly passages: Array<Passage> = []
  /** The words of the passages. */
  private readonly stretches: Array<Stretch> = []
  private readonly positions: Array<Position> = []
  private readonly text: Read
  private readonly lines: ReadonlyArray<Line>
  private section: ResumeSection = "other"
  private position: number | undefined
  private hasHeading = false

  constructor(
    text: string,
    private readonly language: Language
  ) {
    this.text = read(text, language)
    this.lines = linesOf(this.text.tokens)
  }

  run(): Resume {
    const { tokens } = this.text
    let lineNumber = 1
    const breakFrom = (from: number) => {
      const at = tokens.text.indexOf("\n", from)
      return at < 0 ? Infinity : at
    }
    let nextBreak = breakFrom(0)
    this.lines.forEach((line, at) => {
      const start = tokens.starts[line.first] ?? 0
      for (; nextBreak < start; nextBreak = breakFrom(nextBreak + 1)) lineNumber++
      const heading = headingOf(tokens, cuesAt(this.text, line.first), line)
      let from = line.first
      if (heading !== undefined) {
        this.section = heading.section
        this.hasHeading = true
        this.position = undefined
        from = heading.rest
        if (from >= line.end) return
      }
      const next = this.headingAtEnd({ first: from, end: line.end })
      const rest = { first: from, end: next?.first ?? line.end }
      if (heading === undefined) this.positionAt(rest, at)
      this.add(rest, lineNumber, heading === undefined)
      if (next === undefined) return
      this.section = next.section
      this.hasHeading = true
      this.position = undefined
    })
    const resume = byRecency(this.passages, this.positions)
    rememberPassages(resume.passages, this.text, this.stretches)
    return resume
  }

  /** "… manual testing Education Details": a heading of two words that lost the line break before it. */
  private headingAtEnd({ first, end }: Line): { readonly section: ResumeSection; readonly first: number } | undefined {
    const { tokens } = this.text
    const from = end - 2
    if (from <= first || !isCapitalised(tokens, from) || !isCapitalised(tokens, from + 1)) return undefined
    if ((tokens.gaps[from + 1] ?? 0) !== Gap.space || leadingOn.has(tokens.hashes[from - 1] ?? 0)) return undefined
    for (const hit of cuesAt(this.text, from) ?? []) {
      const section = sections.get(hit.cue)
      if (section !== undefined && hit.last === end - 1) return { section, first: from }
    }
    return undefined
  }

  /** Opens a position where a line holds a range of dates, or is nothing but the title of an occupation. */
  private positionAt(line: Line, at: number) {
    const { tokens } = this.text
    if (this.section === "certifications") return
    const size = line.end - line.first
    if (this.section === "education") {
      this.titleInEducation(line, at)
      return
    }
    const range = rangeIn(tokens, line)
    if (range !== undefined) {
      if (this.section === "skills" || size > 40) return
      const rest = beside(line, range)
      // "De maio de 2016 até o momento": what is left of the line says nothing.
      const own = this.isForeign && isSilent(tokens, rest) ? { first: rest.end, end: rest.end } : rest
      const above = at > 0 ? this.lines[at - 1] : undefined
      // Where every noun has a capital, a bullet reads like a title ("Anleitung von Auszubildenden").
      const isBullet = above !== undefined && this.isForeign && isListed(tokens, above.first)
      const before = isBullet ? undefined : above
      const after = this.lines[at + 1]
      const near = [own, before, after].filter((one): one is Line => one !== undefined && one.end - one.first <= 20)
      const found = near.map((one) => roleAround(this.text, one, this.language)).find((one) => one !== undefined)
      const role =
        found === undefined
          ? sliceOf(tokens, own.first, Math.min(own.end, own.first + mostRoleWords))
          : sliceOf(tokens, found.first, found.end)
      const last = this.positions.at(-1)
      // A title on the line above opened the position; the dates belong to it.
      if (
        last !== undefined &&
        last.start === undefined &&
        last.end === undefined &&
        this.position === this.positions.length - 1 &&
        this.openedAt >= at - 2
      ) {
        this.positions[this.positions.length - 1] = { ...last, start: range.start, end: range.end }
        return
      }
      this.open({ role, company: "", start: range.start, end: range.end }, at)
      return
    }
    if (size > mostRoleWords || this.section === "skills" || this.section === "summary") return
    const found = roleAround(this.text, line, this.language)
    if (found === undefined || (found.end - found.first) * 2 < size || !isCapitalised(tokens, found.first)) return
    this.open({ role: sliceOf(tokens, found.first, found.end), company: "", start: undefined, end: undefined }, at)
  }

  /** Some resumes name the occupation on a line of its own behind the education. */
  private titleInEducation(line: Line, at: number) {
    const { tokens } = this.text
    const found = titlesIn(this.text, line.first, line.end)[0]
    const isAlone =
      (tokens.gaps[line.first] ?? 0) === Gap.blank ||
      (at + 1 < this.lines.length && (tokens.gaps[line.end] ?? 0) === Gap.blank)
    if (
      found === undefined ||
      !isAlone ||
      line.end - line.first > 6 ||
      (found.last + 1 - found.first) * 2 < line.end - line.first
    )
      return
    this.open({ role: sliceOf(tokens, line.first, line.end), company: "", start: undefined, end: undefined }, at)
  }

  private openedAt = -10

  /** Not in English: there titles go on in small letters, and nouns have capitals. */
  private get isForeign(): boolean {
    return this.language !== english
  }

  private open(position: Position, at: number) {
    const role = position.role.toLowerCase()
    // The headline says again what a dated position says.
    const same = this.positions.findIndex((one) => one.role.toLowerCase() === role)
    const headline = this.positions[same]
    if (position.start === undefined && headline !== undefined) {
      // Or it is the headline that comes first, and the position that is told of now.
      const isNow = this.isForeign && this.section === "experience" && headline.start === undefined
      if (!isNow || this.positions.length > 1) return
      this.positions.length = 0
    }
    this.positions.push(position)
    this.position = this.positions.length - 1
    this.openedAt = at
  }

  private add({ first, end }: Line, lineNumber: number, mayContinue: boolean) {
    const { tokens } = this.text
    const start = tokens.starts[first] ?? 0
    const last = this.passages.at(-1)
    const section: ResumeSection =
      this.section === "other" &&
      this.position !== undefined &&
      (!this.hasHeading || this.positions[this.position]?.start !== undefined)
        ? "experience"
        : this.section
    const position = section === "experience" ? this.position : undefined
    const text = tokens.text.slice(start, tokens.ends[end - 1] ?? start)
    // A wrapped line goes on in small letters; it belongs to the passage before it.
    if (
      mayContinue &&
      last !== undefined &&
      last.section === section &&
      last.position === position &&
      section !== "skills" &&
      (tokens.gaps[first] ?? 0) === Gap.line &&
      !isCapitalised(tokens, first) &&
      !hasBullet(tokens, first)
    ) {
      this.passages[this.passages.length - 1] = { ...last, text: `${last.text}\n${text}` }
      this.stretches.push({ first, end, passage: this.passages.length - 1 })
      return
    }
    this.passages.push({ section, text, where: `line ${lineNumber}`, position })
    this.stretches.push({ first, end, passage: this.passages.length - 1 })
  }
}

/** Whether a line is an entry of a list. */
const isListed = (tokens: Tokens, first: number): boolean => {
  const start = tokens.foldedStarts[first] ?? 0
  return /^[ \t]*(?:[-*•–·▪◦‣●])[ \t]+$/.test(tokens.folded.slice(tokens.folded.lastIndexOf("\n", start) + 1, start))
}

const isSilent = (tokens: Tokens, { end, first }: Line): boolean => {
  for (let index = first; index < end; index++) if (weightOfWord(tokens, index) > 0) return false
  return true
}

/** Whether a sign (a bullet, a dash) stands before the first word of a line. */
const hasBullet = (tokens: Tokens, first: number): boolean => {
  for (let at = (tokens.foldedStarts[first] ?? 0) - 1; at >= 0; at--) {
    const unit = tokens.folded.charCodeAt(at)
    if (unit === 10) return false
    if (unit > 32 && unit !== 34 && unit !== 39 && unit !== 40) return true
  }
  return false
}

/** A plain-text or Markdown resume as the scorer reads it: sections, positions with dates, lines. */
export const resumeOfText = (text: string, language: Language = english): Resume => {
  const beginning = beginningOf(text, readAtMost.resume)
  const resume = { ...new TextReader(beginning, language).run(), language }
  return beginning.length < text.length ? { ...resume, isCut: true } : resume
}
