/**
 * A language other than English: what its words are in English.
 *
 * A text in such a language is read through its glossary: the words that the glossary has are read as the English
 * ones, with their place in the text kept, and everything that reads English reads it then. So a glossary needs
 * only words that some reader looks for: headings, words that ask, insist or deny, months, the usual names of skills
 * and occupations, and small words that would be read as English ones ("die", "on", "do").
 */
export interface Glossary {
  readonly language: string
  /** Small words, numbers, months. */
  readonly words: Entries
  /** These say nothing. */
  readonly silent: ReadonlyArray<string>
  /** What the readers find their way by: headings, words that ask, wish or deny, levels. */
  readonly triggers: Entries
  /** Names of concepts. */
  readonly skills: Entries
  /** Titles of occupations. */
  readonly titles: Entries
  /** Endings that make no other word, with what stands for them; the first that fits is taken off, as long as one fits. */
  readonly endings: Readonly<Record<string, string>>
  /** Words that end another one and are read by themselves ("Vertriebserfahrung"), as entries are written. */
  readonly tails: Entries
  /** Words that lose their last letter to an apostrophe and are words of their own ("l'équipe"). */
  readonly elided: ReadonlyArray<string>
}

/**
 * By English words those of the language. In small letters, with all accents; a form with two or more capitals counts
 * only when it is written so ("TVA"). Endings need not be listed, nor genders that are put after a sign
 * ("Entwickler:in", "contador(a)"). A form with `!` after it counts only as it stands, with these endings and accents.
 */
export type Entries = Readonly<Record<string, ReadonlyArray<string>>>
