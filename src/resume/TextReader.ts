import { hashesOf } from "../text/characters.js"
import { type CueHits, findCues } from "../rules/cueHits.js"
import { english, type Language } from "../lexicon/Language.js"
import { type Read, read } from "../lexicon/matcher/mentions.js"
import { titlesIn } from "../lexicon/matcher/occupation.js"
import type { Stretch } from "./passages.js"
import type { Passage, Position, ResumeSection } from "./Resume.js"
import {
  beside,
  headingOf,
  isBulleted,
  isListed,
  isSilent,
  type Line,
  linesOf,
  rangeIn,
  sections
} from "./resumeLines.js"
import { mostRoleWords, roleAround, sliceOf } from "./roles.js"
import { hasBullet, isCapitalised } from "../text/tokenize.js"
import { Gap } from "../text/Tokens.js"

/** "Ten years of Work Experience": behind these a name goes on, and no heading begins. */
const leadingOn = hashesOf("of in with and or the my your our their for to from no by relevant years")

/** With these a line begins that tells of a licence or a club: "Licensed Physical Therapist, Massachusetts, since 2019". */
const standings = hashesOf("licensed licenced license licence member fellow volunteer notary chartered")
const firmEndings = hashesOf("ltd limited inc llc llp corp corporation plc gmbh")
/** A role stands at the beginning of a line, behind no more words than these. */
const wordsBeforeRole = 2

/** What a text says, in its order. */
export interface TextTaken {
  readonly passages: ReadonlyArray<Passage>
  readonly positions: ReadonlyArray<Position>
  readonly text: Read
  /** The words of the passages. */
  readonly stretches: ReadonlyArray<Stretch>
}

/** Reads one plain-text or Markdown resume; made for one `run`. */
export class TextReader {
  private readonly passages: Array<Passage> = []
  /** The words of the passages. */
  private readonly stretches: Array<Stretch> = []
  private readonly positions: Array<Position> = []
  private readonly text: Read
  private readonly cues: CueHits
  private readonly lines: ReadonlyArray<Line>
  private section: ResumeSection = "other"
  private position: number | undefined
  private hasHeading = false

  constructor(
    text: string,
    private readonly language: Language
  ) {
    this.text = read(text, language)
    this.cues = findCues(this.text)
    this.lines = linesOf(this.text.tokens)
  }

  run(): TextTaken {
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
      const heading = headingOf(tokens, this.cues[line.first], line)
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
    return { passages: this.passages, positions: this.positions, text: this.text, stretches: this.stretches }
  }

  /** "… manual testing Education Details": a heading of two words that lost the line break before it. */
  private headingAtEnd({ first, end }: Line): { readonly section: ResumeSection; readonly first: number } | undefined {
    const { tokens } = this.text
    const from = end - 2
    if (from <= first || !isCapitalised(tokens, from) || !isCapitalised(tokens, from + 1)) return undefined
    if ((tokens.gaps[from + 1] ?? 0) !== Gap.space || leadingOn.has(tokens.hashes[from - 1] ?? 0)) return undefined
    for (const hit of this.cues[from] ?? []) {
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
      if (!this.isForeign && !this.isPosition(line, own, range.isLoose)) return
      const above = at > 0 ? this.lines[at - 1] : undefined
      // Where every noun has a capital, a bullet reads like a title ("Anleitung von Auszubildenden").
      const isBullet = above !== undefined && this.isForeign && isListed(tokens, above.first)
      const before = isBullet ? undefined : above
      const after = this.lines[at + 1]
      const near = [own, before, this.roleLineAbove(own, at), after].filter(
        (one): one is Line => one !== undefined && one.end - one.first <= 20
      )
      const found = this.roleIn(near)
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
      this.isOfBullets = isBulleted(tokens, line.first)
      return
    }
    if (size > mostRoleWords || this.section === "skills" || this.section === "summary") return
    const found = roleAround(this.text, line, this.language)
    if (found === undefined || (found.end - found.first) * 2 < size || !isCapitalised(tokens, found.first)) return
    if (this.isEmployer(line, found, at)) return
    this.open({ role: sliceOf(tokens, found.first, found.end), company: "", start: undefined, end: undefined }, at)
  }

  /**
   * Whether a line with dates can be one of a position: not the bullet of one, and where the dates could be said of
   * anything ("… since 2019") only behind a role at its beginning.
   */
  private isPosition(line: Line, own: Line, isLoose: boolean): boolean {
    const { tokens } = this.text
    const isBullet = this.section === "experience" && isBulleted(tokens, line.first)
    const opened = this.position === undefined ? undefined : this.positions[this.position]
    if (!isLoose && (!isBullet || opened?.start === undefined || this.isOfBullets)) return true
    if (own.end <= own.first) return true
    const role = roleAround(this.text, own, this.language)
    return (
      role !== undefined &&
      role.first - own.first <= wordsBeforeRole &&
      isCapitalised(tokens, role.first) &&
      !standings.has(tokens.hashes[own.first] ?? 0)
    )
  }

  /** The line over that of the employer, where the dates stand alone: "Apprentice, Sheet Metal", "Valley School", "2013 - 2017". */
  private roleLineAbove(own: Line, at: number): Line | undefined {
    const { tokens } = this.text
    const line = this.lines[at - 2]
    const employer = this.lines[at - 1]
    if (this.isForeign || own.end > own.first || line === undefined || employer === undefined) return undefined
    if (tokens.gaps[employer.first] !== Gap.line || isBulleted(tokens, line.first)) return undefined
    const role = roleAround(this.text, line, this.language)
    return role?.first === line.first ? line : undefined
  }

  /** The role in the first of some lines that has one. */
  private roleIn(lines: ReadonlyArray<Line>): ReturnType<typeof roleAround> {
    for (const line of lines) {
      const role = roleAround(this.text, line, this.language)
      if (role !== undefined && (this.isForeign || isCapitalised(this.text.tokens, role.first))) return role
    }
    return undefined
  }

  /** "Paralegal", and below it "Ashgrove Legal Associates, Columbia": the line under a role is the employer's. */
  private isEmployer({ end, first }: Line, role: Line, at: number): boolean {
    // "Acme Consultants Ltd"
    if (role.end === end && firmEndings.has(this.text.tokens.hashes[end - 1] ?? 0)) return true
    const opened = this.positions[this.openedAt === at - 1 ? this.positions.length - 1 : -1]
    if (this.isForeign || opened === undefined || opened.start !== undefined) return false
    return (this.text.tokens.gaps[first] ?? 0) === Gap.line && (role.first > first || role.end < end)
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
  /** Whether the positions are entries of a list themselves. */
  private isOfBullets = false

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
