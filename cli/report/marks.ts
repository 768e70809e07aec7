import type { Span } from "../../src/scoring/Job.js"
import { type Html, joined, markup } from "./markup.js"

/** Whether a requirement is met, missing, or one of alternatives of which another is met. */
export type State = "met" | "missing" | "spared"

/** A place in a text that belongs to a requirement's row. */
export interface Mark {
  readonly span: Span
  /** Unique in the page; the row links to it. */
  readonly id: string
  /** The row's number, shown behind the place and linked to the row. */
  readonly row: number
  /** What the link says to those who hear it. */
  readonly label: string
  readonly state: State
}

export const rowId = (row: number): string => `requirement-${row}`

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

/** Of places that overlap the one to act on shows. */
const strongest = (covering: ReadonlySet<Mark>): State => {
  let found: State = "spared"
  for (const { state } of covering) {
    if (state === "missing") return state
    if (state === "met") found = state
  }
  return found
}

const listed = (lists: Map<number, Array<Mark>>, at: number, mark: Mark) => {
  const list = lists.get(at)
  if (list === undefined) lists.set(at, [mark])
  else list.push(mark)
}

const links = (closing: ReadonlyArray<Mark>): Html =>
  markup`<sup>${joined(
    closing.map(({ label, row }) => markup`<a href="#${rowId(row)}" aria-label="${label}">${row}</a>`),
    markup`, `
  )}</sup>`

/** A text with its marks. They may overlap: the text is cut at each edge, and each mark's link follows its end. */
export const markedText = (text: string, marks: ReadonlyArray<Mark>): Html => {
  const opening = new Map<number, Array<Mark>>()
  const closing = new Map<number, Array<Mark>>()
  for (const mark of marks) {
    const { end, start } = insideOf(text, mark.span)
    listed(opening, start, mark)
    listed(closing, end, mark)
  }
  const edges = [...new Set([0, ...opening.keys(), ...closing.keys(), text.length])].sort((a, b) => a - b)
  const covering = new Set<Mark>()
  const pieces: Array<Html> = []
  edges.forEach((start, at) => {
    const ending = closing.get(start) ?? []
    for (const mark of ending) covering.delete(mark)
    if (ending.length > 0) pieces.push(links(ending))
    const started = opening.get(start) ?? []
    // An empty span ends where it starts and covers nothing; its anchor stays, so that no link leads nowhere.
    for (const mark of started) if (!ending.includes(mark)) covering.add(mark)
    const piece = text.slice(start, edges[at + 1] ?? start)
    const [first, ...others] = started
    pieces.push(...others.map(({ id }) => markup`<span id="${id}"></span>`))
    if (covering.size === 0) {
      if (first !== undefined) pieces.push(markup`<span id="${first.id}"></span>`)
      pieces.push(markup`${piece}`)
      return
    }
    const anchor = first === undefined ? undefined : markup` id="${first.id}"`
    pieces.push(markup`<mark class="${strongest(covering)}"${anchor}>${piece}</mark>`)
  })
  return markup`${pieces}`
}
