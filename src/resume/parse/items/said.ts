import { phrasesFor } from "../../../rules/resumeWords/words.js"
import type { Line } from "../layout/Line.js"
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

/** Not after "no." or "U.S.". */
const sentenceEnd = /(?<=\p{Ll}{3}\.|\d{4}\.|\)\.)\s+(?=\p{Lu}|$)/u
const remarkOpenings = phrasesFor("remarkOpenings")

/** The rest of a sentence, and those after it that say no more than how it stands: "Food hygiene. Not renewed." */
const remarksOf = (text: string): string => {
  const [rest = "", ...others] = text.split(sentenceEnd)
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
  const ahead = (lines[first.line]?.text ?? "").slice(start, first.from)
  const after = line.slice(last.to, next?.line === last.line ? next.from : line.length)
  return `${ahead.split(sentenceEnd).at(-1) ?? ""}${between(lines, first, last)}${remarksOf(after)}`
}
