import { markedPieces } from "../../src/scoring/report/marking.js"
import { type Mark, rowId } from "../../src/scoring/report/numberedRows.js"
import { type Html, joined, markup } from "../../src/text/markup.js"

const links = (closing: ReadonlyArray<Mark>): Html =>
  markup`<sup>${joined(
    closing.map(({ label, row }) => markup`<a href="#${rowId(row)}" aria-label="${label}">${row}</a>`),
    markup`, `
  )}</sup>`

/** A text with its marks; each mark's link follows its end. */
export const markedText = (text: string, marks: ReadonlyArray<Mark>): Html =>
  markup`${markedPieces(text, marks).flatMap(({ ended, started, state, text: piece }) => {
    const [first, ...others] = started
    const pieces = [
      ...(ended.length > 0 ? [links(ended)] : []),
      ...others.map(({ id }) => markup`<span id="${id}"></span>`)
    ]
    if (state === undefined) {
      // An empty span covers nothing; its anchor stays, so that no link leads nowhere.
      return [...pieces, ...(first === undefined ? [] : [markup`<span id="${first.id}"></span>`]), markup`${piece}`]
    }
    const anchor = first === undefined ? undefined : markup` id="${first.id}"`
    return [...pieces, markup`<mark class="${state}"${anchor}>${piece}</mark>`]
  })}`
