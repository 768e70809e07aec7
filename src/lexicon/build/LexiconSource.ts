import type { Concept, Occupation } from "../Concept.js"
import type { RuntimeWords } from "../LexiconData.js"
import type { OccupationFile, SpellingFile } from "./files.js"

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
export type Makers = (typeof OccupationFile.Type)["makers"]

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
export type SpellingRules = typeof SpellingFile.Type

/** A file of `src/data/lexicon`. */
export interface DataFile {
  /** Within the folder of the data, with slashes. */
  readonly name: string
  readonly text: string
}
