import type { Concept, Field, Occupation } from "./Concept.js"
import { education } from "./education.js"
import { health } from "./health.js"
import { law } from "./law.js"
import { starter } from "./starter.js"

/** The data files in the order in which they are joined: of two equal concepts the first file's field counts. */
export const sources: ReadonlyArray<{ readonly field: Field; readonly concepts: ReadonlyArray<Concept> }> = [
  { field: "technology", concepts: starter },
  { field: "health", concepts: health },
  { field: "law", concepts: law },
  { field: "education", concepts: education }
]

export const occupations: ReadonlyArray<Occupation> = []
