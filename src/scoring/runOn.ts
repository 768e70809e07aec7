import { hashOf, hashStart, hashStep, kindOf, lowerUnit } from "./characters.js"
import { WordSet } from "./WordSet.js"

// Words that run together where a posting has lost its line breaks.

/** Left halves at which words run together when a posting lost its line breaks ("ResponsibilitiesDesign"); "YouTube" stays. */
export const runOnHeadings = new WordSet(
  ["responsibilities", "requirements", "qualifications", "skills", "duties", "description", "summary", "benefits"]
    .concat(["experience", "education", "overview", "position", "role", "location", "skill", "you", "us", "plus"])
    .map(hashOf)
)

/** Right halves of the same ("PythonWhat you need", "jQueryStrong command of"): no name in camel case ends so. */
const runOnBeginnings = new WordSet(
  [
    "responsibilities",
    "requirements",
    "qualifications",
    "required",
    "preferred",
    "desired",
    "desire",
    "company",
    "employment",
    "what",
    "if",
    "you"
  ]
    .concat(["strong", "excellent", "good", "solid", "proven", "nice", "must", "experience", "knowledge", "ability"])
    .concat([
      "understanding",
      "familiar",
      "familiarity",
      "proficient",
      "exposure",
      "hands",
      "skills",
      "education",
      "please"
    ])
    .map(hashOf)
)

/** Whether the letters from a capital on are one of those words. */
export const beginsRunOn = (folded: string, from: number): boolean => {
  let hash = hashStep(hashStart, lowerUnit(folded.charCodeAt(from)))
  let at = from + 1
  for (; at < folded.length && at < from + 16 && kindOf(folded.charCodeAt(at)) === 2; at++) {
    hash = hashStep(hash, folded.charCodeAt(at))
  }
  return runOnBeginnings.has(hash) && (at >= folded.length || kindOf(folded.charCodeAt(at)) === 1)
}

/** "in the cloud.Design and build": a sentence that lost the space behind its stop. "Node.js" and "ASP.Net" are names. */
export const isRunOn = (folded: string, index: number): boolean => {
  for (let at = index - 4; at < index - 1; at++) if (at < 0 || kindOf(folded.charCodeAt(at)) !== 2) return false
  if (kindOf(folded.charCodeAt(index)) !== 3) return false
  for (let at = index + 1; at < index + 3; at++) if (kindOf(folded.charCodeAt(at)) !== 2) return false
  return !folded.startsWith("Net", index) || kindOf(folded.charCodeAt(index + 3)) === 2
}
