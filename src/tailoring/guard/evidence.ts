import type { EditableResume } from "../../domain/Optimization.js"
import type { KnownConcept } from "../../lexicon/LexiconData.js"
import { conceptNamed, conceptNumber, concepts, fieldOf, implied } from "../../lexicon/lexicon.js"
import { wordStem } from "./stems.js"
import { tokenize, wordsOf } from "../../text/tokenize.js"
import { englishRules } from "../../rules/RuleSet.js"
import { type FoundPhrase, ProfilePhrases } from "./Phrases.js"
import { Reading } from "./Reading.js"
import { allStems, type TextView, viewOf } from "./TextView.js"

/** Where a thing is shown, seen from one employer; the order is that of the notes, best first. */
export type Scope = "here" | "skills" | "words" | "elsewhere" | "credentials" | "nowhere"

const numberOf = (name: string): number => {
  const concept = conceptNamed(name)
  return concept === undefined ? -1 : conceptNumber(concept)
}
const softwareTesting = numberOf("Software testing")
const testAutomation = numberOf("Test automation")

/** A test library (JUnit, Jest) runs tests by itself, which is what automated testing says. */
const automatesTests = (concept: number): boolean => {
  const named = concepts[concept]
  return named !== undefined && (implied[concept]?.includes(softwareTesting) ?? false) && isTool(named)
}

const wordPattern = /[\p{L}\p{N}]+/gu
/** The same for most texts, several times faster. */
const plainPattern = /[a-z0-9]+/g
// eslint-disable-next-line no-control-regex -- what is not ASCII is asked for
const isAscii = /^[\u0000-\u007f]*$/

const apostrophes = /['’]/g

const saidIn = (lower: string): ReadonlyArray<string> => {
  const words = lower.match(isAscii.test(lower) ? plainPattern : wordPattern) ?? []
  return words.map(wordStem)
}

/** A line of the profile, whose words are read when they are first needed. */
class Line {
  private readonly lower: string
  private known: ReadonlyArray<string> | undefined
  private knownTaken: boolean | undefined

  constructor(private readonly text: string) {
    this.lower = text.toLowerCase().replace(apostrophes, "")
  }

  /** Whether it takes something back: "Did not administer medication" shows no administration of medication. */
  private get takesBack(): boolean {
    return (this.knownTaken ??= englishRules
      .read(tokenize(this.text), { type: "resume" })
      .all.some(({ rule }) => rule.kind === "status" && rule.of === undefined))
  }

  /** The stems it says. */
  get said(): ReadonlyArray<string> {
    return (this.known ??= saidIn(this.lower))
  }

  /** Whether it may say a stem: at most the last letter of a stem is another than the word's ("study", "studies"). */
  maySay(stem: string): boolean {
    return this.lower.includes(stem.slice(0, -1))
  }

  /** Whether it says all of these, one of them or the other beside it in the same place, and denies nothing. */
  says(stems: ReadonlyArray<string>, place?: Line): boolean {
    return (
      stems.every((stem) => this.maySay(stem) || place?.maySay(stem) === true) &&
      !this.takesBack &&
      stems.every((stem) => this.said.includes(stem) || place?.said.includes(stem) === true)
    )
  }

  /** Whether it has words of these stems one after the other, and denies nothing. */
  saysRow(stems: ReadonlyArray<string>): boolean {
    return (
      stems.every((stem) => this.maySay(stem)) &&
      !this.takesBack &&
      this.said.some((_, at) => stems.every((stem, step) => this.said[at + step] === stem))
    )
  }
}

/** A text of so many words is searched for a stem sooner than a set of its stems is made. */
const shortText = 200

/** A part of a profile: the concepts its text names and the words it holds. Read when first asked. */
class Stretch {
  private taken: TextView | undefined
  private shown: ReadonlySet<number> | undefined

  constructor(
    private readonly texts: ReadonlyArray<string>,
    private readonly kind: "lines" | "list" = "lines"
  ) {}

  get view(): TextView {
    // Blank lines between, so that no phrase runs from one line into the next.
    return (this.taken ??= viewOf(this.texts.join("\n\n"), this.kind))
  }

  private get concepts(): ReadonlySet<number> {
    if (this.shown === undefined) {
      const shown = new Set<number>()
      for (const { concept, first, last } of this.view.mentions) {
        const isCredential = concepts[concept]?.kind === "certification"
        if (this.view.statusOf(first, last, isCredential).status !== "affirmed") continue
        shown.add(concept)
        // Whoever holds a concept holds what it implies: Jest shows automated testing.
        for (const parent of implied[concept] ?? []) shown.add(parent)
        if (automatesTests(concept)) shown.add(testAutomation)
      }
      this.shown = shown
    }
    return this.shown
  }

  shows(concept: number): boolean {
    return this.concepts.has(concept)
  }

  holdsStem(stem: number): boolean {
    const { tokens } = this.view
    return tokens.count <= shortText ? tokens.stems.includes(stem) : allStems(this.view).has(stem)
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

  /** Whether words in a row here begin with these letters: "electronic health record" for EHR. */
  spellsOut(letters: string): boolean {
    const initials = this.view.words.map((word) => word.charAt(0)).join("")
    return initials.includes(letters)
  }
}

const legalForms = new Set(
  (
    "inc incorporated llc ltd limited llp lp plc corp corporation co company gmbh ag kg kgaa se sa sas sarl srl spa bv nv " +
    "oy ab as aps pty pvt pte ug ohg mbh"
  ).split(" ")
)

interface NameParts {
  readonly key: string
  readonly form: string
}

/** An employer's name as it is compared (R3): case, signs and legal form do not matter. */
const nameParts = (name: string): NameParts => {
  const words = [...wordsOf(name.replace(/\b(l\.l\.c|s\.a|b\.v|n\.v|l\.p)\.?/gi, (form) => form.replace(/\./g, "")))]
  const form: Array<string> = []
  while (words.length > 1 && legalForms.has(words.at(-1) ?? "")) form.unshift(words.pop() ?? "")
  return { key: words.join(" "), form: form.join(" ") }
}

/** The employers of a profile, so that "Acme" finds "Acme, Inc." but not one of "Acme, Inc." and "Acme GmbH". */
export class Employers {
  private readonly parts: ReadonlyArray<NameParts>
  private readonly forms = new Map<string, Set<string>>()
  /** By name as it is written: an edit mostly has the profile's own. */
  private readonly byName = new Map<string, NameParts>()

  constructor(resume: EditableResume) {
    this.parts = resume.experiences.map(({ company }) => {
      const parts = this.byName.get(company) ?? nameParts(company)
      this.byName.set(company, parts)
      return parts
    })
    for (const { form, key } of this.parts) {
      const forms = this.forms.get(key) ?? new Set<string>()
      if (form !== "") forms.add(form)
      this.forms.set(key, forms)
    }
  }

  private isAmbiguous(key: string): boolean {
    return (this.forms.get(key)?.size ?? 0) > 1
  }

  /** Key of the employer of a position; two positions with one key are at one employer. */
  keyAt(position: number): string {
    const { form = "", key = "" } = this.parts[position] ?? {}
    return this.isAmbiguous(key) ? `${key} ${form}` : key
  }

  /** Positions at the employer of that name; none when nobody or more than one employer has it. */
  positionsAt(name: string): ReadonlyArray<number> {
    const { form, key } = this.byName.get(name) ?? nameParts(name)
    if (key === "") return []
    const wanted = this.isAmbiguous(key) ? `${key} ${form}` : key
    return this.parts.flatMap((_, position) => (this.keyAt(position) === wanted ? [position] : []))
  }
}

/** A tool or a product rather than a duty: what one employer's work shows says nothing of another's. */
export const isTool = (concept: KnownConcept): boolean => {
  const number = conceptNumber(concept)
  const known = tools.get(number)
  if (known !== undefined) return known
  const field = fieldOf(number)
  const found =
    /[\p{Lu}\p{N}].*[\p{Lu}\p{N}]|[.+#/]/u.test(concept.name) ||
    ((field === "technology" || field === "design") && !concept.name.includes(" "))
  tools.set(number, found)
  return found
}
/** As many as the lexicon has concepts at most. */
const tools = new Map<number, boolean>()

/** What a profile shows, and where: a fact belongs to the employer it stands under. */
export class ProfileEvidence {
  private readonly positions: ReadonlyArray<{ readonly key: string; readonly stretch: Stretch }>
  readonly skills: Stretch
  readonly credentials: Stretch
  private readonly words: Stretch
  private readonly experiences: EditableResume["experiences"]
  private readonly skillEntries: ReadonlyArray<string>
  private readonly summary: string | null
  private listed: ProfilePhrases | undefined
  /** By employer; several rules ask about one word. */
  private readonly stemScopes = new Map<string, Map<number, Scope>>()
  private placeLines: ReadonlyArray<Line> | undefined
  private bulletLines: ReadonlyArray<ReadonlyArray<Line>> | undefined
  private wholeStretch: Stretch | undefined
  private readonly shownIn = new Map<string, ReadonlySet<string>>()
  private readonly readLines = new Map<string, ReadonlyArray<Reading>>()
  /** The lines that may name a credential: certificates, education, then everything the person wrote. */
  readonly credentialLines: ReadonlyArray<string>
  readonly lines: ReadonlyArray<string>

  constructor(resume: EditableResume, employers: Employers) {
    const education = resume.education.map(({ degree, school }) =>
      [degree ?? "", school ?? ""].filter((part) => part !== "").join(", ")
    )
    this.positions = resume.experiences.map(({ company, description, role }, position) => ({
      key: employers.keyAt(position),
      stretch: new Stretch([role, company, ...description])
    }))
    const roles = resume.experiences.map(({ role }) => role)
    this.skillEntries = resume.base_skills
    this.summary = resume.summary
    this.skills = new Stretch(resume.base_skills, "list")
    this.credentialLines = [...resume.certifications, ...education]
    this.credentials = new Stretch(this.credentialLines, "list")
    this.words = new Stretch([resume.summary ?? "", ...roles])
    this.experiences = resume.experiences
    this.lines = [
      resume.summary ?? "",
      ...resume.experiences.flatMap(({ company, description, role }) => [`${role} ${company}`, ...description])
    ]
  }

  /** Everything the profile says, as one text. */
  get whole(): Stretch {
    this.wholeStretch ??= new Stretch([...this.lines, ...this.skillLines, ...this.credentialLines], "list")
    return this.wholeStretch
  }

  private get skillLines(): ReadonlyArray<string> {
    return [this.skills.view.text]
  }

  private someAt(employer: string, has: (stretch: Stretch) => boolean): boolean {
    for (const { key, stretch } of this.positions) if (key === employer && has(stretch)) return true
    return false
  }

  private somePosition(has: (stretch: Stretch) => boolean): boolean {
    for (const { stretch } of this.positions) if (has(stretch)) return true
    return false
  }

  private best(employer: string, isTrade: boolean, has: (stretch: Stretch) => boolean): Scope {
    if (this.someAt(employer, has)) return "here"
    if (has(this.skills)) return "skills"
    if (isTrade && has(this.words)) return "words"
    // Not here, so anywhere is elsewhere.
    if (has(this.words) || this.somePosition(has)) return "elsewhere"
    return has(this.credentials) ? "credentials" : "nowhere"
  }

  /** The best scope that shows a concept, seen from an employer (R8). */
  scopeOf(concept: KnownConcept, employer: string): Scope {
    const number = conceptNumber(concept)
    return this.best(employer, !isTool(concept), (stretch) => stretch.shows(number))
  }

  /** The same for words that the lexicon does not know. */
  scopeOfWords(words: ReadonlyArray<string>, employer: string): Scope {
    return this.best(employer, false, (stretch) => stretch.holdsPhrase(words))
  }

  scopeOfStem(stem: number, employer: string): Scope {
    const scopes = this.stemScopes.get(employer) ?? new Map<number, Scope>()
    this.stemScopes.set(employer, scopes)
    const known = scopes.get(stem)
    if (known !== undefined) return known
    // What stands nowhere is the usual case of a new word, and one text is read sooner than each part of it.
    const scope = this.whole.holdsStem(stem)
      ? this.best(employer, false, (stretch) => stretch.holdsStem(stem))
      : "nowhere"
    scopes.set(stem, scope)
    return scope
  }

  /** The bullets and roles of an employer. */
  linesAt(employer: string): ReadonlyArray<Reading> {
    return this.read(`at ${employer}`, () =>
      this.experiences.flatMap(({ company, description, role }, position) =>
        this.positions[position]?.key === employer ? [...description, role, company] : []
      )
    )
  }

  /** Everything that tells of work: bullets with roles, and the summary. */
  get workLines(): ReadonlyArray<Reading> {
    return [
      ...this.read("words", () => [this.summary ?? "", ...this.experiences.map(({ role }) => role)]),
      ...[...new Set(this.positions.map(({ key }) => key))].flatMap((key) => this.linesAt(key))
    ]
  }

  rolesAt(employer: string): ReadonlyArray<Reading> {
    return this.read(`roles ${employer}`, () =>
      this.experiences.flatMap(({ role }, position) => (this.positions[position]?.key === employer ? [role] : []))
    )
  }

  private read(name: string, lines: () => ReadonlyArray<string>): ReadonlyArray<Reading> {
    const known = this.readLines.get(name)
    if (known !== undefined) return known
    const made = lines().map((line) => new Reading(viewOf(line)))
    this.readLines.set(name, made)
    return made
  }

  private shown(name: string, lines: () => ReadonlyArray<Reading>): ReadonlySet<string> {
    const known = this.shownIn.get(name)
    if (known !== undefined) return known
    const made = new Set(lines().flatMap((line) => [...line.shown]))
    this.shownIn.set(name, made)
    return made
  }

  /** The best scope that shows a word, by what it may be matched by; without an employer any part of the profile is as good. */
  scopeOfKeys(keys: ReadonlyArray<string>, employer: string | undefined): Scope {
    const has = (shown: ReadonlySet<string>) => keys.some((key) => shown.has(key))
    if (employer !== undefined && has(this.shown(`at ${employer}`, () => this.linesAt(employer)))) return "here"
    if (has(this.shown("skills", () => this.read("skills", () => this.skillEntries)))) return "skills"
    const own = () => this.read("words", () => [this.summary ?? "", ...this.experiences.map(({ role }) => role)])
    if (has(this.shown("words", own))) return "words"
    const all = () => [...new Set(this.positions.map(({ key }) => key))].flatMap((key) => this.linesAt(key))
    if (has(this.shown("elsewhere", all))) return "elsewhere"
    return has(this.shown("credentials", () => this.read("credentials", () => this.credentialLines)))
      ? "credentials"
      : "nowhere"
  }

  /** Where a text has entries of the skills list as they stand there. */
  listedIn(view: TextView): ReadonlyArray<FoundPhrase> {
    this.listed ??= new ProfilePhrases(
      this.skillEntries.map((entry) => wordsOf(entry).join(" ")).filter((entry) => entry !== "")
    )
    return this.listed.in(view)
  }

  /** Whether an acronym's long form stands at the employer or in the skills list. */
  spellsOut(letters: string, employer: string | undefined): boolean {
    if (employer === undefined) return this.whole.spellsOut(letters)
    return this.someAt(employer, (stretch) => stretch.spellsOut(letters)) || this.skills.spellsOut(letters)
  }

  showsAnywhere(concept: KnownConcept): boolean {
    const number = conceptNumber(concept)
    return this.workShows(concept) || this.skills.shows(number) || this.credentials.shows(number)
  }

  /** Whether work shows it: a bullet, the summary or a role; certificates and the skills list do not count. */
  workShows(concept: KnownConcept): boolean {
    const number = conceptNumber(concept)
    return this.words.shows(number) || this.somePosition((stretch) => stretch.shows(number))
  }

  /** Whether one bullet, with the role and employer it stands under, has all of these words in some form. */
  workSays(words: ReadonlyArray<string>): boolean {
    const stems = words.map(wordStem)
    return this.bullets.some((bullets, position) =>
      bullets.some((bullet) => bullet.says(stems, this.placeOf(position)))
    )
  }

  /** The same within one employer's bullets. */
  employerSays(words: ReadonlyArray<string>, employer: string): boolean {
    const stems = words.map(wordStem)
    return this.bullets.some(
      (bullets, position) => this.positions[position]?.key === employer && bullets.some((bullet) => bullet.says(stems))
    )
  }

  /** Whether a bullet has words of these stems one after the other. */
  workSaysRow(stems: ReadonlyArray<string>): boolean {
    return this.bullets.some((bullets) => bullets.some((bullet) => bullet.saysRow(stems)))
  }

  /** The bullets by position. */
  private get bullets(): ReadonlyArray<ReadonlyArray<Line>> {
    this.bulletLines ??= this.experiences.map(({ description }) => description.map((text) => new Line(text)))
    return this.bulletLines
  }

  /** A position's role and employer. */
  private placeOf(position: number): Line | undefined {
    this.placeLines ??= this.experiences.map(({ company, role }) => new Line(`${role} ${company}`))
    return this.placeLines[position]
  }

  workHoldsPhrase(words: ReadonlyArray<string>): boolean {
    return this.words.holdsPhrase(words) || this.somePosition((stretch) => stretch.holdsPhrase(words))
  }

  /** Whether a word of that stem stands anywhere in the profile. */
  holdsStem(stem: number): boolean {
    return this.workHoldsStem(stem) || this.skills.holdsStem(stem) || this.credentials.holdsStem(stem)
  }

  workHoldsStem(stem: number): boolean {
    return this.words.holdsStem(stem) || this.somePosition((stretch) => stretch.holdsStem(stem))
  }
}
