import { phrasesFor } from "../../../rules/resumeWords/words.js"
import { bestByHabit, kindsIn, ownScores } from "../../../text/models/chain.js"
import { isInnerHeading } from "../layout/headingLooks.js"
import type { Line } from "../layout/Line.js"
import { linksOf } from "./features.js"
import { LineKind, lineKindCount } from "./LineKind.js"
import { shippedWeights } from "./shippedWeights.js"

const { rows, steps } = shippedWeights.lines

/** How much it counts that all lines that look like one have a kind, in units of the weights. */
const habit = 200

const awards = phrasesFor("awards")
const partLabels = phrasesFor("partLabels")

/** "Employee of the Year, 2019", "Project: new tills, 2019 – 2020", "Technologies: Excel": no names of a position. */
const isPartOfWork = ({ text }: Line): boolean =>
  awards.isWithin(text) || (/^\p{L}+[^:]{0,20}:/u.test(text) && (partLabels.opens(text) || isInnerHeading(text)))

const ofNames = [LineKind.employer, LineKind.opening, LineKind.head]
const impossible = 1e9

/** What each line of a resume is, by what it looks like and what stands around it. Linear. */
export const lineKinds = (lines: ReadonlyArray<Line>): ReadonlyArray<number> => {
  const { links, places } = linksOf(lines)
  const own = ownScores(links, lineKindCount, rows)
  lines.forEach((line, at) => {
    if (isPartOfWork(line)) for (const kind of ofNames) own[at * lineKindCount + kind] = -impossible
  })
  const [best = own] = bestByHabit([{ links, own, places }], lineKindCount, steps, habit)
  return kindsIn(best, lineKindCount)
}
