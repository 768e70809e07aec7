import type { Concept, Field, Occupation } from "./Concept.js"
import { starter } from "./starter.js"

/** The data files in the order in which they are joined: of two equal concepts the first file's field counts. */
export const sources: ReadonlyArray<{ readonly field: Field; readonly concepts: ReadonlyArray<Concept> }> = [
  { field: "technology", concepts: starter }
]

export const occupations: ReadonlyArray<Occupation> = []
