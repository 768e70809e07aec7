import { hashesNamed } from "../words/words.js"
import type { Read } from "./surroundings.js"
import { Gap, type Tokens } from "../../text/Tokens.js"

// What shows that the name of a language or framework is meant: "Wrote Go services", "scripts in R", "built with React".

const software = hashesNamed("software.software")
const made = hashesNamed("software.made")
const making = hashesNamed("software.making")
const building = hashesNamed("software.building")
const within = hashesNamed("software.within")
const upon = hashesNamed("software.upon")

const joins = hashesNamed("software.joins")

const isSpaced = ({ gaps }: Tokens, index: number): boolean => gaps[index] === Gap.space || gaps[index] === Gap.hyphen

/** How far a verb stands before what was made: "Built three internal React dashboards". */
const verbReach = 4

const hasVerbBefore = ({ gaps, hashes: words }: Tokens, first: number): boolean => {
  for (let at = first - 1; at >= Math.max(0, first - verbReach); at--) {
    if ((gaps[at + 1] ?? 0) >= Gap.colon) return false
    if (making.has(words[at] ?? 0)) return true
  }
  return false
}

/** Whether the words beside a spelling say that software is written in it. */
export const isOfSoftware = ({ tokens }: Read, first: number, last: number): boolean => {
  const { count, hashes: words } = tokens
  const startsSentence = first === 0 || (tokens.gaps[first] ?? 0) >= Gap.bullet
  // "Node and Go services": the noun belongs to both.
  const end = joins.has(words[last + 1] ?? 0) && last + 3 < count ? last + 3 : last + 1
  if (end < count && isSpaced(tokens, end) && !startsSentence) {
    const noun = words[end] ?? 0
    if ((software.has(noun) && end === last + 1) || (made.has(noun) && hasVerbBefore(tokens, first))) return true
  }
  if (first < 2 || !isSpaced(tokens, first) || !isSpaced(tokens, first - 1)) return false
  const joint = words[first - 1] ?? 0
  const before = words[first - 2] ?? 0
  if (within.has(joint) && software.has(before)) return true
  if (upon.has(joint) && building.has(before)) return true
  return (within.has(joint) || upon.has(joint)) && made.has(before) && hasVerbBefore(tokens, first - 2)
}
