import type { EditableResume } from "../../../domain/Optimization.js"
import type { Employers } from "./Employers.js"
import { equalKeysOf } from "../reading/equals.js"
import { append } from "../../../text/append.js"
import { Reading } from "../reading/Reading.js"
import { type TextView, viewOf } from "../reading/TextView.js"

/** Where a thing is shown, seen from one employer; the order is that of the notes, best first. */
export type Scope = "here" | "skills" | "words" | "elsewhere" | "credentials" | "nowhere"

/** Lines of a profile, read when first asked. */
class Lines {
  private ownView: TextView | undefined
  private ownReadings: ReadonlyArray<Reading> | undefined
  private ownShown: ReadonlySet<string> | undefined

  constructor(readonly texts: ReadonlyArray<string>) {}

  /** All as one text, with blank lines between, so that no phrase runs from one line into the next. */
  get view(): TextView {
    return (this.ownView ??= viewOf(this.texts.join("\n\n"), "list"))
  }

  get readings(): ReadonlyArray<Reading> {
    return (this.ownReadings ??= this.texts.map((line) => new Reading(viewOf(line))))
  }

  /** What the lines show, by all that it may be matched by. */
  get shown(): ReadonlySet<string> {
    return (this.ownShown ??= this.findShown())
  }

  private findShown(): ReadonlySet<string> {
    const shown = new Set<string>()
    for (const line of this.readings)
      for (const key of line.shown) for (const one of [key, ...equalKeysOf(key)]) shown.add(one)
    return shown
  }

  shows(keys: ReadonlyArray<string>): boolean {
    return keys.some((key) => this.shown.has(key))
  }

  /** Whether the words stand here one after the other. */
  holdsPhrase(words: ReadonlyArray<string>): boolean {
    const own = this.view.words
    return own.some((_, at) => words.every((word, step) => own[at + step] === word))
  }
}

/** What a profile shows, and where: a fact belongs to the employer it stands under. */
export class ProfileEvidence {
  /** The lines that may name a credential: certificates, education, then everything the person wrote. */
  readonly credentialLines: ReadonlyArray<string>
  readonly skills: Lines
  /** The sentences of the summary: one may take back what another one shows. */
  readonly sentences: Lines
  /** The titles of all positions, in their order. */
  readonly roles: Lines
  /** All that tells of work. */
  readonly work: Lines
  /** Everything the profile says. */
  readonly whole: Lines
  private readonly credentials: Lines
  private readonly employers: ReadonlyMap<string, Lines>
  private ownWorkLines: ReadonlyArray<Reading> | undefined

  constructor(
    private readonly resume: EditableResume,
    private readonly positions: Employers
  ) {
    const { base_skills, certifications, education, experiences, summary } = resume
    this.credentialLines = [
      ...certifications,
      ...education.map(({ degree = "", school = "" }) => [degree, school].filter((part) => part !== "").join(", "))
    ]
    this.skills = new Lines(base_skills)
    this.sentences = new Lines((summary ?? "").split(/(?<=[.!?])\s+|\n/))
    this.roles = new Lines(experiences.map(({ role }) => role))
    this.work = new Lines([
      summary ?? "",
      ...experiences.flatMap(({ company, description, role }) => [`${role} ${company}`, ...description])
    ])
    this.whole = new Lines([...this.work.texts, ...base_skills, ...this.credentialLines])
    this.credentials = new Lines([
      ...this.credentialLines,
      // Who holds a degree is a graduate; a line that says "in progress" shows nothing.
      ...education.flatMap(({ degree = "" }) => (degree === "" ? [] : [`${degree}, graduate`]))
    ])
    const texts = new Map<string, Array<string>>()
    experiences.forEach(({ company, description, role }, position) => {
      for (const text of [...description, role, company]) append(texts, positions.keyAt(position), text)
    })
    this.employers = new Map([...texts].map(([key, own]) => [key, new Lines(own)]))
  }

  /** The bullets of an employer, and the roles there. */
  linesAt(employer: string): ReadonlyArray<Reading> {
    return this.employers.get(employer)?.readings ?? []
  }

  /** Whether a word is one of a position's title there. */
  isInRole(keys: ReadonlyArray<string>, employer: string): boolean {
    return this.roles.readings.some((role, position) => this.positions.keyAt(position) === employer && role.shows(keys))
  }

  /** The same, or whether the profile shows it at all where no employer is given. */
  isOfPosition(keys: ReadonlyArray<string>, employer: string | undefined): boolean {
    return employer === undefined ? this.scopeOfKeys(keys, undefined) !== "nowhere" : this.isInRole(keys, employer)
  }

  /** Everything that tells of work: bullets with roles, and the summary. */
  get workLines(): ReadonlyArray<Reading> {
    return (this.ownWorkLines ??= [this.sentences, this.roles, ...this.employers.values()].flatMap(
      ({ readings }) => readings
    ))
  }

  /** The best scope that shows a word, by what it may be matched by; without an employer no part of the work is "here". */
  scopeOfKeys(keys: ReadonlyArray<string>, employer: string | undefined): Scope {
    if (employer !== undefined && this.employers.get(employer)?.shows(keys) === true) return "here"
    if (this.skills.shows(keys)) return "skills"
    if (this.sentences.shows(keys) || this.roles.shows(keys)) return "words"
    if (this.isShownAtWork(keys)) return "elsewhere"
    return this.credentials.shows(keys) ? "credentials" : "nowhere"
  }

  /** Whether the work of some employer shows a word. */
  isShownAtWork(keys: ReadonlyArray<string>): boolean {
    return [...this.employers.values()].some((lines) => lines.shows(keys))
  }

  /** Whether an employer's text or the skills list has these words one after the other. */
  holdsAt(words: ReadonlyArray<string>, employer: string): boolean {
    return this.employers.get(employer)?.holdsPhrase(words) === true || this.skills.holdsPhrase(words)
  }

  /** Whether a figure is the year in which a position began or ended. */
  isDateOf(key: string): boolean {
    return this.resume.experiences.some(({ end_date, start_date }) =>
      [start_date, end_date].some((date) => date !== null && `${date.slice(0, 4)}|` === key)
    )
  }
}
