/**
 * The form in which a language other than English is written down: what its words are in English.
 *
 * A text in such a language is read through its glossary: the words that the glossary has are read as the English
 * ones, with their place in the text kept, and everything that reads English reads it then. So a glossary needs
 * only words that some reader looks for: headings, words that ask, insist or deny, months, the usual names of skills
 * and occupations, and small words that would be read as English ones ("die", "on", "do").
 */
export interface Glossary {
  /*
   * A line each: `English = word | other word | words together`. In small letters, with all accents; a form with two
   * or more capitals counts only when it is written so ("TVA"). Endings (`endings`) need not be listed, nor genders
   * that are put behind a sign ("Entwickler:in", "contador(a)"). English left empty: the words say nothing. A form with `!`
   * behind it counts only as it stands, with these endings and accents.
   */

  /** Small words, numbers, months. */
  readonly words: string
  /** What the readers find their way by: headings, tiers, negation, levels (`cues.ts`). */
  readonly cues: string
  /** Names of concepts. */
  readonly skills: string
  /** Titles of occupations. */
  readonly titles: string
  /** Endings that make no other word, with what stands for them; taken off as long as one fits. */
  readonly endings: ReadonlyArray<readonly [ending: string, instead: string]>
  /** Words that end another one and are read by themselves ("Vertriebserfahrung"), as entries are written. */
  readonly tails: string
  /** Words that lose their last letter to an apostrophe and are words of their own ("l'équipe"). */
  readonly elided: string
}
