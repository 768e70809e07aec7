/**
 * One entry of the lexicon, as `src/data/lexicon` has it.
 *
 * A concept is one skill, tool, method, body of knowledge, certificate or soft skill, with every spelling that means
 * it. The matcher folds case, Unicode width, hyphens, plurals and US/UK spelling by itself, so those variants are not
 * listed. `docs/lexicon.md` tells how to write one.
 */

/** The professional field a concept belongs to; used for coverage counts and for occupation families. */
export type Field = (typeof fields)[number]
export const fields = [
  "technology",
  "health",
  "finance",
  "law",
  "education",
  "sales_marketing",
  "operations",
  "design",
  "trades",
  "hospitality",
  "general"
] as const

export type ConceptKind = (typeof conceptKinds)[number]
export const conceptKinds = ["hard", "soft", "certification", "education"] as const

/** A certificate, a licence or a degree: one holds it or not. */
export const isCredential = (kind: ConceptKind | undefined): boolean => kind === "certification" || kind === "education"

/**
 * Spellings that are also ordinary words or that mean something else elsewhere ("Go", "C", "Excel", "CPA"). Such a
 * form counts only when it is written in the given case and either stands in a list beside other concepts or has one
 * of `near` within a few words.
 */
export interface AmbiguousForms {
  /** Spelled exactly as they must be written, case included. */
  readonly forms: ReadonlyArray<string>
  /** Lower-case companion words; one of them near by shows that the skill is meant. */
  readonly near: ReadonlyArray<string>
}

/** How much naming a concept says, of 1 to 5. */
export type Rarity = (typeof rarities)[number]
export const rarities = [1, 2, 3, 4, 5] as const

export interface Concept {
  /** Shortest usual name without a qualifier in parentheses, as shown to users: Go, CISSP, GAAP, HACCP. */
  readonly name: string
  readonly field: Field
  readonly kind: ConceptKind
  /** Other unambiguous spellings, long and short ones. The name itself is a form too unless it is in `ambiguous`. */
  readonly forms: ReadonlyArray<string>
  /** Unambiguous spellings that show it in a resume and do not ask for it in a posting (electrician, weddings). */
  readonly shows: ReadonlyArray<string>
  readonly ambiguous: AmbiguousForms
  /** Lower-case phrases that contain a form and never mean the concept ("go the extra mile"). */
  readonly except: ReadonlyArray<string>
  /** Names of concepts that whoever holds this one holds too; never the reverse (React Native implies React). */
  readonly implies: ReadonlyArray<string>
  /**
   * How much naming it says, 1 to 5. 1 stands in postings of every field (Microsoft Office, customer service), 2 is
   * common within its field, 4 narrows to a speciality, 5 is rare.
   */
  readonly rarity: Rarity
}

/** An occupation: titles that name the same work, so that "Backend Engineer" meets "Software Developer". */
export interface Occupation {
  /** Lower-case name of the family, e.g. "software development". */
  readonly family: string
  readonly field: Field
  /** Lower-case titles without level words (senior, junior, lead …). */
  readonly titles: ReadonlyArray<string>
  /** Families whose work overlaps; symmetric by the reader, so each pair is named once. */
  readonly related: ReadonlyArray<string>
  /** Lower-case nouns and verbs of this work that are no skills by themselves (patient, ward, invoice, tenant …). */
  readonly words: ReadonlyArray<string>
  /** Names of concepts by which this work is told (Selenium, Regression testing). */
  readonly skills: ReadonlyArray<string>
}
