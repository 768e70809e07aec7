import { Gap } from "../../../text/Tokens.js"
import { shareKey } from "../reading/ClaimWords.js"
import type { Reading } from "../reading/Reading.js"
import { sameText } from "../reading/TextView.js"

// A clause of an edit that another bullet of the same employer tells, verb and all: it is entailed.

/** What another text of the same employer tells in a sentence of its own, at the end of a revision. */
export interface Told {
  readonly clause: string
  readonly line: Reading
  /** It stands beside the rest and says nothing of how they belong together. */
  readonly isBeside: boolean
  /** The revision without it. */
  readonly rest: string
}

const minTold = 3

/** Whether a line tells all of some words of a text, and these tell most of it, verb and all. */
const tells = (line: Reading, after: Reading, places: ReadonlyArray<number>): boolean => {
  if (line.takesBack) return false
  const own = line.content
  const covered = own.filter((at) => places.some((place) => shareKey(line.keys[at], after.keys[place])))
  return (
    line.verbs.some(({ index }) => covered.includes(index)) &&
    covered.length >= own.length * 0.6 &&
    places.every((at) => line.keys.some((keys) => shareKey(keys, after.keys[at])))
  )
}

/** The longest end of a revision that is new to its text and that one of these lines tells, verb and all. */
export const toldFrom = (before: Reading, after: Reading, lines: ReadonlyArray<Reading>): Told | undefined => {
  const { ends, gaps, starts } = after.view.tokens
  for (let from = 2; from < after.count; from++) {
    const isJoint = /^(?:and|while|with|where|by|including|working|which)$/.test(after.word(from))
    if (!isJoint && (gaps[from] ?? 0) < Gap.comma) continue
    const places = Array.from({ length: after.count - from }, (_, step) => from + step).filter(
      (at) => after.isContent(at) && !after.is(at, "light", "category")
    )
    const isNew =
      places.filter((at) => !before.keys.some((keys) => shareKey(keys, after.keys[at]))).length >= places.length / 2
    if (!isNew || places.length < minTold) continue
    const line = lines.find((own) => own.view.text !== before.view.text && tells(own, after, places))
    if (line === undefined) continue
    const rest = after.view.text.slice(0, ends[from - 1] ?? 0)
    const isBeside = !/^(?:by|with|where|which|including)$/.test(after.word(from))
    const start = starts[isBeside && /^(?:and|while)$/.test(after.word(from)) ? from + 1 : from] ?? 0
    const clause = after.view.text.slice(start)
    // The whole of another bullet once more is no wording of this one.
    return { clause, rest, line, isBeside: isBeside && sameText(clause) !== sameText(line.view.text) }
  }
  return undefined
}
