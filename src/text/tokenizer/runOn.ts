import { hashesOf, hashIn, kindAt } from "../characters.js"

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
export const beginsRunOn = (text: string, from: number): boolean => {
  let end = from + 1
  while (end < from + 16 && kindAt(text, end) === 2) end++
  return runOnBeginnings.has(hashIn(text, from, end)) && kindAt(text, end) === 1
}
