import type { Concept, Occupation } from "../Concept.js"
import type { RuntimeWords } from "../LexiconData.js"

/** What `src/data/lexicon` says, read and in the form in which it is compiled. */
export interface LexiconSource {
  /** SHA-256 over the data, first 12 hexadecimal digits; comments and the order of files do not count. */
  readonly hash: string
  readonly concepts: ReadonlyArray<Placed<Concept>>
  readonly occupations: ReadonlyArray<Placed<Occupation>>
  readonly makers: Makers
  readonly spelling: SpellingRules
  readonly words: RuntimeWords
}

/** "Java engineer", "Java architect" and "Java lead" do the work of a Java developer. */
export interface Makers {
  /** How titles of technology end in the data. */
  readonly first: ReadonlyArray<string>
  /** What else such a title may end in. */
  readonly others: ReadonlyArray<string>
}

/** An entry, and where it is written. */
export type Placed<A> = A & {
  readonly place: Place
}

export interface Place {
  /** Within the folder of the data. */
  readonly file: string
  readonly line: number
}

/** How words of the lexicon are also written; `words/spelling.yaml` says what each list is for. */
export interface SpellingRules {
  readonly keepsS: ReadonlyArray<string>
  readonly noPlural: ReadonlyArray<string>
  readonly britishAmerican: Readonly<Record<string, string>>
  readonly notIze: ReadonlyArray<string>
  readonly secondHalves: ReadonlyArray<string>
  readonly learnedPrefixes: ReadonlyArray<string>
  readonly otherInTwo: ReadonlyArray<string>
  readonly otherInOne: ReadonlyArray<string>
  readonly needsSign: ReadonlyArray<string>
  readonly onePiece: ReadonlyArray<string>
}

/** A file of `src/data/lexicon`. */
export interface DataFile {
  /** Within the folder of the data, with slashes. */
  readonly name: string
  readonly text: string
}
