import { phrasesFor } from "../../../rules/resumeWords/words.js"
import type { Line } from "../layout/Line.js"
import { splitSentences } from "../layout/sentences.js"
import { ItemKind } from "./ItemKind.js"
import type { Piece } from "./pieces.js"
import type { Span } from "./spans.js"

/** The text from one piece to another, lines joined. */
export const between = (lines: ReadonlyArray<Line>, first: Piece, last: Piece): string =>
  first.line === last.line
    ? (lines[first.line]?.text.slice(first.from, last.to) ?? "")
    : [
        lines[first.line]?.text.slice(first.from),
        ...lines.slice(first.line + 1, last.line).map((line) => line.text),
        lines[last.line]?.text.slice(0, last.to)
      ].join(" ")

const remarkOpenings = phrasesFor("remarkOpenings")

/** The rest of a sentence, and those after it that say no more than how it stands: "Food hygiene. Not renewed." */
const remarksOf = (text: string): string => {
  const [rest = "", ...others] = splitSentences(text)
  const end = others.findIndex((sentence) => !remarkOpenings.opens(sentence))
  return [rest, ...others.slice(0, end < 0 ? others.length : end)].join(" ")
}

/** What the lines say beside what they hold, from the end of the thing before to the beginning of the next; times are said. */
export const saidOf = (
  lines: ReadonlyArray<Line>,
  pieces: ReadonlyArray<Piece>,
  spans: ReadonlyArray<Span>,
  at: number
): string => {
  const span = spans[at]
  const [first, last] = [pieces[span?.from ?? 0], pieces[(span?.to ?? 1) - 1]]
  if (first === undefined || last === undefined) return ""
  const isTime = (one: Span | undefined) => one?.kind === ItemKind.other && pieces[one.from]?.line === first.line
  const beside = (step: number): Span | undefined => {
    let place = at + step
    while (isTime(spans[place])) place += step
    return spans[place]
  }
  const before = pieces[(beside(-1)?.to ?? 0) - 1]
  const next = pieces[beside(1)?.from ?? pieces.length]
  const start = before?.line === first.line ? before.to : 0
  const line = lines[last.line]?.text ?? ""
  // Up to the first letter of its name, which tells whether a sentence begins there.
  const ahead = splitSentences((lines[first.line]?.text ?? "").slice(start, first.from + 1)).at(-1) ?? ""
  // From the last letters of its name, which tell whether a sentence ends there.
  const letters = Math.min(2, last.to - last.from)
  const after = line.slice(last.to - letters, next?.line === last.line ? next.from : line.length)
  return `${ahead.slice(0, -1)}${between(lines, first, last).slice(0, -letters)}${remarksOf(after)}`
}
