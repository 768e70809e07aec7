import { hashesOf, hashOf } from "../../text/characters.js"
import type { Read } from "./surroundings.js"
import { Gap, type Tokens } from "../../text/Tokens.js"

// What shows that the name of a language or framework is meant: "Wrote Go services", "scripts in R", "built with React".

/** What only software has, so that no verb is needed beside it. */
const software = hashesOf(
  "microservice microservices script scripts codebase codebases apis backend backends frontend frontends webapp webapps " +
    "binding bindings monorepo sdk sdks daemon daemons repo repos repository repositories bug bugs parser parsers compiler"
)
/** What other trades make too: "Built Spring services", but "our Spring services to all gardens". */
const made = hashesOf(
  "service services app apps application applications api code library libraries package packages module modules driver drivers " +
    "server servers plugin plugins dashboard dashboards ui uis interface interfaces tool tools tooling website websites site sites " +
    "job jobs pipeline pipelines query queries function functions test tests bot bots engine engines component components prototype prototypes"
)
const making = hashesOf(
  "wrote write writes writing written rewrote rewrite rewriting build builds building built rebuilt develop develops developed developing " +
    "code coded implement implemented implementing maintain maintained maintaining refactor refactored refactoring port ported porting " +
    "migrate migrated migrating ship shipped shipping ran run runs running used use using deploy deployed deploying debug debugged debugging own owned program programmed profiled"
)
/** Said of nothing that has a season or a place: "written in Go", but "built in Spring". */
const writing = hashesOf(
  "wrote write writes writing written rewrote rewritten rewrite code coded coding program programmed programming scripted"
)
const building = hashesOf("built build building developed implemented based")
const within = hashesOf("in using with")
const upon = hashesOf("using with on")

const inHash = hashOf("in")
const production = hashesOf("production prod anger")

const joins = hashesOf("and or")

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
  // "Shipped Go in production"
  if (words[last + 1] === inHash && production.has(words[last + 2] ?? 0) && making.has(words[first - 1] ?? 0))
    return true
  if (first < 2 || !isSpaced(tokens, first) || !isSpaced(tokens, first - 1)) return false
  const joint = words[first - 1] ?? 0
  const before = words[first - 2] ?? 0
  if (within.has(joint) && (writing.has(before) || software.has(before))) return true
  if (upon.has(joint) && building.has(before)) return true
  return (within.has(joint) || upon.has(joint)) && made.has(before) && hasVerbBefore(tokens, first - 2)
}
