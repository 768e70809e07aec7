import { conceptNumber, conceptNumberOf, concepts, fieldOf, implied } from "../../../lexicon/lexicon.js"
import type { KnownConcept } from "../../../lexicon/LexiconData.js"

/** A tool or a product rather than a duty: what one employer's work shows says nothing of another's. */
export const isTool = (concept: KnownConcept | undefined): boolean => {
  if (concept === undefined) return false
  const field = fieldOf(conceptNumber(concept))
  return (
    /[\p{Lu}\p{N}].*[\p{Lu}\p{N}]|[.+#/]/u.test(concept.name) ||
    ((field === "technology" || field === "design") && !concept.name.includes(" "))
  )
}

const softwareTesting = conceptNumberOf("Software testing")
const testAutomation = conceptNumberOf("Test automation")

/** Whether there is more that shows a concept than the lexicon says: test libraries, for automated testing. */
export const hasMoreProof = (number: number | undefined): boolean => number === testAutomation

/** What a concept shows beside itself; a test library (JUnit, Jest) runs tests by itself, which is automated testing. */
export const impliedBy = (number: number): ReadonlyArray<number> => {
  const parents = implied[number] ?? []
  return parents.includes(softwareTesting) && isTool(concepts[number]) ? [...parents, testAutomation] : parents
}
