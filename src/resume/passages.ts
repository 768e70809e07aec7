import type { Language } from "../lexicon/Language.js"
import { openingAt } from "../lexicon/lexicon.js"
import { type Read, read } from "../lexicon/matcher/mentions.js"
import type { Passage, ReadPassages, Resume } from "./Resume.js"
import { Gap } from "../text/Tokens.js"

/** Words that stand together in a text, `end` is one past the last; a passage is one stretch or several lines of it. */
export interface Stretch {
  readonly first: number
  readonly end: number
  readonly passage: number
}

/** As far as the reader of a text has not read these very passages already. */
export const readPassages = ({
  language,
  passages,
  taken
}: Pick<Resume, "language" | "passages" | "taken">): ReadPassages =>
  taken?.of === passages ? taken : readAnew(passages, language)

const readAnew = (passages: ReadonlyArray<Passage>, language: Language | undefined): ReadPassages => {
  const offsets: Array<number> = []
  let joined = ""
  for (const { text } of passages) {
    offsets.push(joined.length)
    joined += `${text}\n\n`
  }
  const text = read(joined, language)
  const passageOf = new Int32Array(text.tokens.count)
  let passage = 0
  for (let index = 0; index < text.tokens.count; index++) {
    const start = text.tokens.starts[index] ?? 0
    while (passage + 1 < offsets.length && (offsets[passage + 1] ?? 0) <= start) passage++
    passageOf[index] = passage
  }
  return { of: passages, text, passageOf, offsets }
}

/**
 * The words of a text that became passages, so that they are not read a second time. They are moved to where they stand
 * in the passages within the columns of the text, which is gone then: columns of their own would cost as much as to
 * read the words.
 */
export const takenPassages = (
  passages: ReadonlyArray<Passage>,
  whole: Read,
  stretches: ReadonlyArray<Stretch>
): ReadPassages => {
  const offsets: Array<number> = []
  let length = 0
  for (const { text } of passages) {
    offsets.push(length)
    length += text.length + 2
  }
  const { opens, tokens, words } = whole
  const { folded, foldedEnds, foldedStarts, gaps, hashes, shapes, stems } = tokens
  const count = stretches.reduce((sum, { end, first }) => sum + end - first, 0)
  const passageOf = new Int32Array(count)
  // Where nothing was folded, both pairs of columns are one.
  const starts = tokens.starts === foldedStarts ? foldedStarts.slice() : tokens.starts
  const ends = tokens.ends === foldedEnds ? foldedEnds.slice() : tokens.ends
  let to = 0
  let last = -1
  let place = 0
  for (const { end, first, passage } of stretches) {
    // A line goes on behind one line break, a passage begins behind two.
    const goesOn = passage === last
    place = goesOn ? place + 1 : (offsets[passage] ?? 0)
    last = passage
    const moved = place - (starts[first] ?? 0)
    const gapBefore = goesOn || to === 0 ? Gap.line : Gap.blank
    place = (ends[end - 1] ?? 0) + moved
    for (let index = first; index < end; index++, to++) {
      passageOf[to] = passage
      words[to] = words[index] ?? -1
      starts[to] = (starts[index] ?? 0) + moved
      ends[to] = (ends[index] ?? 0) + moved
      foldedStarts[to] = foldedStarts[index] ?? 0
      foldedEnds[to] = foldedEnds[index] ?? 0
      hashes[to] = hashes[index] ?? 0
      stems[to] = stems[index] ?? 0
      gaps[to] = index > first ? (gaps[index] ?? 0) : gapBefore
      shapes[to] = shapes[index] ?? 0
      opens[to] = opens[index] ?? 0
    }
  }
  // Behind the last word stands nothing, as behind that of any text.
  words.fill(-1, count)
  for (const column of [starts, ends, foldedStarts, foldedEnds, hashes, stems]) column.fill(0, count)
  for (const column of [gaps, shapes, opens]) column.fill(0, count)
  // Behind the last word of a stretch another word may stand now than before.
  let behind = 0
  for (const { end, first } of stretches) {
    behind += end - first
    opens[behind - 1] = openingAt(words, behind - 1)
  }
  let text = ""
  for (const passage of passages) text += `${passage.text}\n\n`
  const columns = { text, folded, count, starts, ends, foldedStarts, foldedEnds, hashes, stems, gaps, shapes }
  return { of: passages, text: { tokens: columns, words, opens }, passageOf, offsets }
}
