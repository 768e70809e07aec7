import type { Span } from "../../posting/Job.js"
import type { State } from "./requirementRows.js"
import { append } from "../../text/append.js"

/** A place in a text that belongs to a requirement. */
export interface Marking {
  readonly span: Span
  readonly state: State
}

/** A stretch of a text under the same marks. */
export interface MarkedPiece<M extends Marking> {
  /** May be empty, where an empty span or the end of the text has something to say. */
  readonly text: string
  /** Of marks that overlap the one to act on; undefined where none covers the stretch. */
  readonly state: State | undefined
  /** Marks that end where it begins. */
  readonly ended: ReadonlyArray<M>
  /** Marks that begin with it. An empty span begins and ends in the same place and covers nothing. */
  readonly started: ReadonlyArray<M>
}

/** Whether an index stands between the two halves of one character. */
const splitsCharacter = (text: string, at: number) =>
  at > 0 && at < text.length && (text.codePointAt(at - 1) ?? 0) > 0xffff

/** A span inside the text that splits no character: widened where it would. */
const insideOf = (text: string, { end, start }: Span): Span => {
  const within = (at: number) => (Number.isFinite(at) ? Math.max(0, Math.min(text.length, Math.trunc(at))) : 0)
  const [first, last] = [within(start), Math.max(within(start), within(end))]
  return {
    start: splitsCharacter(text, first) ? first - 1 : first,
    end: splitsCharacter(text, last) ? last + 1 : last
  }
}

const strongestFirst: ReadonlyArray<State> = ["missing", "met", "spared"]

const strongest = (covering: ReadonlySet<Marking>): State | undefined =>
  strongestFirst.find((state) => [...covering].some((mark) => mark.state === state))

/** A text cut at each edge of its marks, which may overlap; the pieces together are the text. */
export const markedPieces = <M extends Marking>(
  text: string,
  marks: ReadonlyArray<M>
): ReadonlyArray<MarkedPiece<M>> => {
  const opening = new Map<number, Array<M>>()
  const closing = new Map<number, Array<M>>()
  for (const mark of marks) {
    const { end, start } = insideOf(text, mark.span)
    append(opening, start, mark)
    append(closing, end, mark)
  }
  const edges = [...new Set([0, ...opening.keys(), ...closing.keys(), text.length])].sort((a, b) => a - b)
  const covering = new Set<M>()
  return edges.map((start, at) => {
    const ended = closing.get(start) ?? []
    for (const mark of ended) covering.delete(mark)
    const started = opening.get(start) ?? []
    for (const mark of started) if (!ended.includes(mark)) covering.add(mark)
    return { text: text.slice(start, edges[at + 1] ?? start), state: strongest(covering), ended, started }
  })
}
