import type { EditableResume } from "../domain/Optimization.js"
import type { Concept } from "../scoring/lexicon/Concept.js"
import { conceptNumber, concepts, fieldOf, implied } from "../scoring/lexicon/lexicon.js"
import { mentionsIn } from "../scoring/mentions.js"
import { plain, wordLine } from "./plainText.js"

/** Where a concept is shown, seen from one employer. */
export type Scope = "here" | "skills" | "elsewhere" | "credentials" | "words" | "nowhere"

/** A stretch of a profile: what its text names and the words it holds. */
class Stretch {
  private readonly held = new Set<Concept>()
  private readonly lines: Array<string> = []

  constructor(texts: Iterable<string>) {
    for (const text of texts) {
      this.lines.push(wordLine(text))
      for (const { concept } of mentionsIn(text)) this.hold(concept)
    }
  }

  /** Whoever holds a concept holds what it implies: Jest shows automated testing. */
  private hold(concept: Concept) {
    this.held.add(concept)
    for (const number of implied[conceptNumber(concept)] ?? []) {
      const parent = concepts[number]
      if (parent !== undefined) this.held.add(parent)
    }
  }

  shows(concept: Concept): boolean {
    return this.held.has(concept)
  }

  holdsWord(word: string): boolean {
    const line = wordLine(word)
    return this.lines.some((held) => held.includes(line))
  }
}

const legalSuffix =
  /[\s,]+(?:inc|incorporated|llc|l\.l\.c|ltd|limited|llp|lp|plc|corp|corporation|co|company|gmbh|ag|kg|se|sa|s\.a|sas|sarl|srl|bv|b\.v|nv|oy|ab|as|pty|pvt)\.?$/i

/** An employer's name as it is compared: case, signs and legal form do not matter (R3). */
export const employerKey = (name: string): string => {
  let key = plain(name).toLowerCase()
  for (let before = ""; before !== key;) {
    before = key
    key = key.replace(legalSuffix, "")
  }
  return key.replace(/[^\p{L}\p{N}]+/gu, " ").trim()
}

/** Words of an occupation rather than tools: phrases of fields whose concepts are activities. */
const isTool = (concept: Concept): boolean => {
  const { name } = concept
  const field = fieldOf(conceptNumber(concept))
  return (
    /[\p{Lu}\p{N}].*[\p{Lu}\p{N}]|[.+#/]/u.test(name) ||
    ((field === "technology" || field === "design") && !name.includes(" "))
  )
}

/** What a profile shows, and where: facts belong to the employer they stand under. */
export class ProfileEvidence {
  private readonly employers = new Map<string, Stretch>()
  private readonly skills: Stretch
  private readonly credentials: Stretch
  private readonly words: Stretch
  /** Every text of the profile that a claim may rest on, for the summary's rules. */
  readonly wholeText: string

  constructor(private readonly resume: EditableResume) {
    const education = resume.education.flatMap(({ degree, school }) => [degree ?? "", school ?? ""])
    this.skills = new Stretch(resume.base_skills.map((skill) => `${skill}\n`))
    this.credentials = new Stretch([...resume.certifications, ...education])
    this.words = new Stretch([resume.summary ?? "", ...resume.experiences.map(({ role }) => role)])
    this.wholeText = [
      resume.summary ?? "",
      ...resume.base_skills,
      ...resume.certifications,
      ...education,
      ...resume.experiences.flatMap(({ company, description, role }) => [role, company, ...description])
    ].join("\n")
  }

  /** All that stands under an employer, over all positions held there. */
  private employer(key: string): Stretch {
    const held = this.employers.get(key)
    if (held !== undefined) return held
    const positions = this.resume.experiences.filter(({ company }) => employerKey(company) === key)
    const made = new Stretch(positions.flatMap(({ company, description, role }) => [role, company, ...description]))
    this.employers.set(key, made)
    return made
  }

  private others(key: string): ReadonlyArray<string> {
    return [...new Set(this.resume.experiences.map(({ company }) => employerKey(company)))].filter(
      (name) => name !== key
    )
  }

  /** The best scope that shows a concept, as rule R8 ranks them. */
  scopeOf(concept: Concept, employer: string): Scope {
    if (this.employer(employer).shows(concept)) return "here"
    if (this.skills.shows(concept)) return "skills"
    if (this.words.shows(concept) && !isTool(concept)) return "words"
    if (this.others(employer).some((key) => this.employer(key).shows(concept)) || this.words.shows(concept))
      return "elsewhere"
    return this.credentials.shows(concept) ? "credentials" : "nowhere"
  }

  /** The same for a name that the lexicon does not know. */
  scopeOfWord(word: string, employer: string): Scope {
    if (this.employer(employer).holdsWord(word)) return "here"
    if (this.skills.holdsWord(word)) return "skills"
    if (this.others(employer).some((key) => this.employer(key).holdsWord(word)) || this.words.holdsWord(word)) {
      return "elsewhere"
    }
    return this.credentials.holdsWord(word) ? "credentials" : "nowhere"
  }

  /** Whether any part of the profile shows it. */
  showsAnywhere(concept: Concept): boolean {
    return (
      this.skills.shows(concept) ||
      this.words.shows(concept) ||
      this.credentials.shows(concept) ||
      this.others("").some((key) => this.employer(key).shows(concept))
    )
  }

  /** Whether work shows it: a bullet, the summary or a role; certificates and the skills list do not count. */
  workShows(concept: Concept): boolean {
    return this.words.shows(concept) || this.others("").some((key) => this.employer(key).shows(concept))
  }

  holdsWordAnywhere(word: string): boolean {
    return wordLine(this.wholeText).includes(wordLine(word))
  }

  /** Certificates and degrees that the profile names anywhere. */
  holdsCredential(concept: Concept): boolean {
    return this.showsAnywhere(concept)
  }
}
