import { hashesNamed } from "../words/words.js"
import type { Read } from "./surroundings.js"
import { hasWordOf } from "../../text/between.js"
import type { Tokens } from "../../text/Tokens.js"

// What shows that the name of a language or framework is meant: "Wrote Go services", "scripts in R", "built with React".

const software = hashesNamed("software.software")
const made = hashesNamed("software.made")
const making = hashesNamed("software.making")
const building = hashesNamed("software.building")
const within = hashesNamed("software.within")
const upon = hashesNamed("software.upon")

const joins = hashesNamed("software.joins")

/** How far a verb stands before what was made: "Built three internal React dashboards". */
const verbReach = 4

const hasVerbBefore = (tokens: Tokens, first: number): boolean => hasWordOf(tokens, making, first - verbReach, first)

/** Whether the words beside a spelling say that software is written in it. */
export const isOfSoftware = ({ tokens }: Read, first: number, last: number): boolean => {
  const { hashes: words } = tokens
  // "Node and Go services": the noun belongs to both.
  const isJoined = joins.has(words[last + 1] ?? 0)
  const noun = words[isJoined ? last + 3 : last + 1] ?? 0
  if ((software.has(noun) && !isJoined) || (made.has(noun) && hasVerbBefore(tokens, first))) return true
  const joint = words[first - 1] ?? 0
  const before = words[first - 2] ?? 0
  if (within.has(joint) && software.has(before)) return true
  if (upon.has(joint) && building.has(before)) return true
  return (within.has(joint) || upon.has(joint)) && made.has(before) && hasVerbBefore(tokens, first - 2)
}
