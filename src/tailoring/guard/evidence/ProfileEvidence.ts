import type { EditableResume } from "../../../domain/Optimization.js"
import type { Employers } from "./Employers.js"
import { equalKeysOf } from "../reading/equals.js"
import { Reading } from "../reading/Reading.js"
import { type TextView, viewOf } from "../reading/TextView.js"

/** Where a thing is shown, seen from one employer; the order is that of the notes, best first. */
export type Scope = "here" | "skills" | "words" | "elsewhere" | "credentials" | "nowhere"

/** Lines of a profile as one text. */
class Stretch {
  private taken: TextView | undefined

  constructor(private readonly texts: ReadonlyArray<string>) {}

  get view(): TextView {
    // Blank lines between, so that no phrase runs from one line into the next.
    return (this.taken ??= viewOf(this.texts.join("\n\n"), "list"))
  }

  /** Whether the words stand here one after the other. */
  holdsPhrase(words: ReadonlyArray<string>): boolean {
    const { words: own } = this.view
    const first = words[0]
    if (first === undefined) return true
    for (let at = own.indexOf(first); at >= 0; at = own.indexOf(first, at + 1)) {
      if (words.every((word, step) => own[at + step] === word)) return true
    }
    return false
  }
}

/** What a profile shows, and where: a fact belongs to the employer it stands under. Read when first asked. */
export class ProfileEvidence {
  /** The lines that may name a credential: certificates, education, then everything the person wrote. */
  readonly credentialLines: ReadonlyArray<string>
  readonly lines: ReadonlyArray<string>
  readonly skills: Stretch
  /** Everything the profile says. */
  readonly whole: Stretch
  private readonly work: Stretch
  private readonly readLines = new Map<string, ReadonlyArray<Reading>>()
  private readonly shownIn = new Map<string, ReadonlySet<string>>()

  constructor(
    private readonly resume: EditableResume,
    private readonly employers: Employers
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
    this.skills = new Stretch(base_skills)
    this.work = new Stretch(this.lines)
    this.whole = new Stretch([...this.lines, ...base_skills, ...this.credentialLines])
  }

  private read(name: string, lines: () => ReadonlyArray<string>): ReadonlyArray<Reading> {
    const known = this.readLines.get(name)
    if (known !== undefined) return known
    const made = lines().map((line) => new Reading(viewOf(line)))
    this.readLines.set(name, made)
    return made
  }

  /** The positions at an employer. */
  private at(employer: string): EditableResume["experiences"] {
    return this.resume.experiences.filter((_, position) => this.employers.keyAt(position) === employer)
  }

  /** The bullets of an employer, and the roles there. */
  linesAt(employer: string): ReadonlyArray<Reading> {
    return this.read(`at ${employer}`, () =>
      this.at(employer).flatMap(({ company, description, role }) => [...description, role, company])
    )
  }

  rolesAt(employer: string): ReadonlyArray<Reading> {
    return this.read(`roles ${employer}`, () => this.at(employer).map(({ role }) => role))
  }

  private get ownWords(): ReadonlyArray<Reading> {
    const { experiences, summary } = this.resume
    // One sentence may take back what another one shows.
    const sentences = (summary ?? "").split(/(?<=[.!?])\s+|\n/)
    return this.read("words", () => [...sentences, ...experiences.map(({ role }) => role)])
  }

  private get everywhere(): ReadonlyArray<Reading> {
    const keys = new Set(this.resume.experiences.map((_, position) => this.employers.keyAt(position)))
    return [...keys].flatMap((key) => this.linesAt(key))
  }

  /** Everything that tells of work: bullets with roles, and the summary. */
  get workLines(): ReadonlyArray<Reading> {
    return [...this.ownWords, ...this.everywhere]
  }

  get skillLines(): ReadonlyArray<Reading> {
    return this.read("skills", () => this.resume.base_skills)
  }

  private shows(name: string, lines: () => ReadonlyArray<Reading>, keys: ReadonlyArray<string>): boolean {
    let shown = this.shownIn.get(name)
    if (shown === undefined) {
      shown = new Set(lines().flatMap((line) => [...line.shown].flatMap((key) => [key, ...equalKeysOf(key)])))
      this.shownIn.set(name, shown)
    }
    return keys.some((key) => shown.has(key))
  }

  /** The best scope that shows a word, by what it may be matched by; without an employer no part of the work is "here". */
  scopeOfKeys(keys: ReadonlyArray<string>, employer: string | undefined): Scope {
    if (employer !== undefined && this.shows(`at ${employer}`, () => this.linesAt(employer), keys)) return "here"
    if (this.shows("skills", () => this.skillLines, keys)) return "skills"
    if (this.shows("words", () => this.ownWords, keys)) return "words"
    if (this.shows("elsewhere", () => this.everywhere, keys)) return "elsewhere"
    const credentials = () =>
      this.read("credentials", () => [
        ...this.credentialLines,
        // Who holds a degree is a graduate; a line that says "in progress" shows nothing.
        ...this.resume.education.flatMap(({ degree = "" }) => (degree === "" ? [] : [`${degree}, graduate`]))
      ])
    return this.shows("credentials", credentials, keys) ? "credentials" : "nowhere"
  }

  /** Whether the work of some employer shows a word. */
  isShownAtWork(keys: ReadonlyArray<string>): boolean {
    return this.shows("elsewhere", () => this.everywhere, keys)
  }

  /** Whether an employer's text or the skills list has these words one after the other. */
  holdsAt(words: ReadonlyArray<string>, employer: string): boolean {
    const own = this.at(employer).flatMap(({ company, description, role }) => [role, company, ...description])
    return new Stretch(own).holdsPhrase(words) || this.skills.holdsPhrase(words)
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

  workHoldsPhrase(words: ReadonlyArray<string>): boolean {
    return this.work.holdsPhrase(words)
  }

  /** Whether a word of that stem stands anywhere in the profile. */
  holdsStem(stem: number): boolean {
    return this.whole.view.stems.has(stem)
  }
}
