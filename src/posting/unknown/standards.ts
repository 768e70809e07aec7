import { hashesNamed } from "../../lexicon/words/words.js"
import { isShouted } from "../../lexicon/matcher/surroundings.js"
import { Gap, Shape, type Tokens } from "../../text/Tokens.js"
import type { Sentence } from "../sections/sentences.js"
import type { Span } from "./tagger.js"

// Standards by who publishes them and their number: "ASTM C39", "BS EN 12464", "NFPA 70E". No lexicon lists them all.

const bodies = hashesNamed("standards.bodies")

const isBody = ({ hashes, shapes }: Tokens, index: number): boolean =>
  bodies.has(hashes[index] ?? 0) && isShouted(shapes[index] ?? 0)

export const standardsIn = (tokens: Tokens, { end, first }: Sentence): ReadonlyArray<Span> => {
  const terms: Array<Span> = []
  for (let index = first; index < end; index++) {
    if (!isBody(tokens, index)) continue
    let last = index
    while (last + 1 < end && (tokens.gaps[last + 1] ?? 0) <= Gap.hyphen && isBody(tokens, last + 1)) last++
    const number = last + 1
    if (number >= end || (tokens.gaps[number] ?? 0) > Gap.hyphen) continue
    if (((tokens.shapes[number] ?? 0) & Shape.digit) === 0) continue
    terms.push({ first: index, last: number })
    index = number
  }
  return terms
}
