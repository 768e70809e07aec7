import { hashesOf, hashStart, hashStep, kindOf, lowerUnit } from "../characters.js"

// Words that run together where a posting has lost its line breaks.

/** Left halves at which words run together when a posting lost its line breaks ("ResponsibilitiesDesign"); "YouTube" stays. */
export const runOnHeadings = hashesOf(
  "responsibilities requirements qualifications skills duties description summary benefits " +
    "experience education overview position role location skill you us plus"
)

/** Right halves of the same ("PythonWhat you need", "jQueryStrong command of"): no name in camel case ends so. */
const runOnBeginnings = hashesOf(
  "responsibilities requirements qualifications required preferred desired desire company employment what if you " +
    "strong excellent good solid proven nice must experience knowledge ability understanding familiar familiarity " +
    "proficient exposure hands skills education please"
)

/** Whether the letters from a capital on are one of those words. */
export const beginsRunOn = (units: Uint16Array, length: number, from: number): boolean => {
  let hash = hashStep(hashStart, lowerUnit(units[from] ?? 0))
  let at = from + 1
  for (; at < length && at < from + 16 && kindOf(units[at] ?? 0) === 2; at++) {
    hash = hashStep(hash, units[at] ?? 0)
  }
  return runOnBeginnings.has(hash) && (at >= length || kindOf(units[at] ?? 0) === 1)
}

/** "in the cloud.Design and build": a sentence that lost the space after its stop. "Node.js" and "ASP.Net" are names. */
export const isRunOn = (units: Uint16Array, length: number, index: number): boolean => {
  if (index < 4 || index + 2 >= length) return false
  for (let at = index - 4; at < index - 1; at++) if (kindOf(units[at] ?? 0) !== 2) return false
  if (kindOf(units[index] ?? 0) !== 3) return false
  for (let at = index + 1; at < index + 3; at++) if (kindOf(units[at] ?? 0) !== 2) return false
  const isNet = units[index] === 78 && units[index + 1] === 101 && units[index + 2] === 116
  return !isNet || (index + 3 < length && kindOf(units[index + 3] ?? 0) === 2)
}
