import { isCredential } from "../lexicon/Concept.js"
import type { Requirement } from "./Job.js"
import { spaced } from "../text/spaces.js"

export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * How a requirement is shown in the lists: as the job writes it, for its readers know it by that ("team player",
 * "CI/CD pipelines"). Where only the case differs it is the lexicon's.
 */
const shownName = ({ kind, name, written }: Requirement): string => {
  const shown = spaced(written).trim()
  // A certificate is known by its name: "RN", not "RN license".
  if (isCredential(kind) || shown.toLowerCase() === name.toLowerCase()) return name
  return kind === "soft" ? capitalised(shown) : shown
}

/** The names of all requirements of a kind, each once. */
export const shownNames = (requirements: ReadonlyArray<Requirement>, kind: Requirement["kind"]): Array<string> => {
  const ofKind = requirements.filter((one) => one.kind === kind)
  return [...new Set(ofKind.map(shownName))]
}
