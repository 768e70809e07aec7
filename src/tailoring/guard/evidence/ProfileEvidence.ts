import type { EditableResume } from "../../../domain/Optimization.js"
import type { Employers } from "./Employers.js"
import { equalKeysOf } from "../reading/equals.js"
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
    return (this.ownShown ??= new Set(
      this.readings.flatMap((line) => [...line.shown].flatMap((key) => [key, ...equalKeysOf(key)]))
    ))
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
  readonly lines: ReadonlyArray<string>
  readonly skills: Lines
  /** All that tells of work. */
  readonly work: Lines
  /** Everything the profile says. */
  readonly whole: Lines
  private readonly words: Lines
  private readonly credentials: Lines
  private readonly employers = new Map<string, { readonly all: Lines; readonly roles: Lines }>()

  constructor(
    private readonly resume: EditableResume,
    employers: Employers
  ) {
    const { base_skills, certifications, education, experiences, summary } = resume
    this.credentialLines = [
      ...certifications,
      ...education.map(({ degree = "", school = "" }) => [degree, school].filter((part) => part !== "").join(", "))
    ]
    this.lines = [
      summary ?? "",
      ...experiences.flatMap(({ company, description, role }) => [`${role} ${company}`, ...description])
    ]
    this.skills = new Lines(base_skills)
    this.work = new Lines(this.lines)
    this.whole = new Lines([...this.lines, ...base_skills, ...this.credentialLines])
    // One sentence may take back what another one shows.
    const sentences = (summary ?? "").split(/(?<=[.!?])\s+|\n/)
    this.words = new Lines([...sentences, ...experiences.map(({ role }) => role)])
    this.credentials = new Lines([
      ...this.credentialLines,
      // Who holds a degree is a graduate; a line that says "in progress" shows nothing.
      ...education.flatMap(({ degree = "" }) => (degree === "" ? [] : [`${degree}, graduate`]))
    ])
    const keys = experiences.map((_, position) => employers.keyAt(position))
    for (const key of keys) {
      const there = experiences.filter((_, position) => keys[position] === key)
      this.employers.set(key, {
        all: new Lines(there.flatMap(({ company, description, role }) => [...description, role, company])),
        roles: new Lines(there.map(({ role }) => role))
      })
    }
  }

  /** The bullets of an employer, and the roles there. */
  linesAt(employer: string): ReadonlyArray<Reading> {
    return this.employers.get(employer)?.all.readings ?? []
  }

  /** Whether a word is one of a position's title there. */
  isInRole(keys: ReadonlyArray<string>, employer: string): boolean {
    return this.employers.get(employer)?.roles.readings.some((role) => role.shows(keys)) === true
  }

  /** The same, or whether the profile shows it at all where no employer is given. */
  isOfPosition(keys: ReadonlyArray<string>, employer: string | undefined): boolean {
    return employer === undefined ? this.scopeOfKeys(keys, undefined) !== "nowhere" : this.isInRole(keys, employer)
  }

  /** Everything that tells of work: bullets with roles, and the summary. */
  get workLines(): ReadonlyArray<Reading> {
    return [...this.words.readings, ...[...this.employers.values()].flatMap(({ all }) => all.readings)]
  }

  /** The best scope that shows a word, by what it may be matched by; without an employer no part of the work is "here". */
  scopeOfKeys(keys: ReadonlyArray<string>, employer: string | undefined): Scope {
    if (employer !== undefined && this.employers.get(employer)?.all.shows(keys) === true) return "here"
    if (this.skills.shows(keys)) return "skills"
    if (this.words.shows(keys)) return "words"
    if (this.isShownAtWork(keys)) return "elsewhere"
    return this.credentials.shows(keys) ? "credentials" : "nowhere"
  }

  /** Whether the work of some employer shows a word. */
  isShownAtWork(keys: ReadonlyArray<string>): boolean {
    return [...this.employers.values()].some(({ all }) => all.shows(keys))
  }

  /** Whether an employer's text or the skills list has these words one after the other. */
  holdsAt(words: ReadonlyArray<string>, employer: string): boolean {
    return this.employers.get(employer)?.all.holdsPhrase(words) === true || this.skills.holdsPhrase(words)
  }

  /** Whether a figure is the year in which a position began or ended whose employer a text names. */
  isDateOf(key: string, text: string): boolean {
    const lower = text.toLowerCase()
    return this.resume.experiences.some(
      ({ company, end_date, start_date }) =>
        lower.includes(company.toLowerCase()) &&
        [start_date, end_date].some((date) => date !== null && `${date.slice(0, 4)}|` === key)
    )
  }
}
