import type { Language } from "./Language.js"
import { openingAt } from "./lexicon/lexicon.js"
import { type Read, read } from "./mentions.js"
import type { Passage, ReadPassages, Resume } from "./Resume.js"
import { Gap } from "./Tokens.js"

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

/** The words of a text that became passages, so that they are not read a second time. */
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
  const { tokens } = whole
  const count = stretches.reduce((sum, { end, first }) => sum + end - first, 0)
  const passageOf = new Int32Array(count)
  const words = new Int32Array(count)
  const starts = new Int32Array(count)
  const ends = new Int32Array(count)
  const foldedStarts = new Int32Array(count)
  const foldedEnds = new Int32Array(count)
  const hashes = new Int32Array(count)
  const stems = new Int32Array(count)
  const bare = new Int32Array(count)
  const gaps = new Uint8Array(count)
  const shapes = new Uint8Array(count)
  const opens = new Uint8Array(count)
  let to = 0
  let last = -1
  let place = 0
  for (const { end, first, passage } of stretches) {
    // A line goes on behind one line break, a passage begins behind two.
    const goesOn = passage === last
    place = goesOn ? place + 1 : (offsets[passage] ?? 0)
    last = passage
    const moved = place - (tokens.starts[first] ?? 0)
    for (let index = first; index < end; index++, to++) {
      passageOf[to] = passage
      words[to] = whole.words[index] ?? -1
      starts[to] = (tokens.starts[index] ?? 0) + moved
      ends[to] = (tokens.ends[index] ?? 0) + moved
      foldedStarts[to] = tokens.foldedStarts[index] ?? 0
      foldedEnds[to] = tokens.foldedEnds[index] ?? 0
      hashes[to] = tokens.hashes[index] ?? 0
      stems[to] = tokens.stems[index] ?? 0
      bare[to] = tokens.bare[index] ?? 0
      gaps[to] = index > first ? (tokens.gaps[index] ?? 0) : goesOn || to === 0 ? Gap.line : Gap.blank
      shapes[to] = tokens.shapes[index] ?? 0
      opens[to] = whole.opens[index] ?? 0
    }
    place = (tokens.ends[end - 1] ?? 0) + moved
  }
  // Behind the last word of a stretch another word may stand now than before.
  let behind = 0
  for (const { end, first } of stretches) {
    behind += end - first
    opens[behind - 1] = openingAt(words, behind - 1)
  }
  const { folded } = tokens
  let text = ""
  for (const passage of passages) text += `${passage.text}\n\n`
  const columns = { text, folded, count, starts, ends, foldedStarts, foldedEnds, hashes, stems, bare, gaps, shapes }
  return { of: passages, text: { tokens: columns, words, opens }, passageOf, offsets }
}
