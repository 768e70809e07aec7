import type { Piece, Row } from "./pdfPieces.js"

// Two columns are read one after the other; a title with its date at the right margin is one line. Both leave a strip
// of the page white. What stands on its sides tells them apart.

interface Column {
  readonly pieces: ReadonlyArray<Piece>
  readonly rows: number
  readonly letters: number
}

/** Least width of the white strip, in sizes of the font. */
const minGutter = 1.1
/** Least rows on each side, and share of all letters. */
const minRows = 4
const minShare = 0.08
/** Beyond this many rows a page is no resume's, and the search would be long. */
const maxRows = 200
/** A table of fewer rows (a label and what belongs to it) is no pair of columns. */
const tableRows = 8

const dateLike = /(?:19|20)\d{2}|'\d{2}\b|\b(?:present|current|now|today|heute|actuel|actualidad|atual|oggi)\b/i

/** The white strips that run down through all rows, widest first: from and to. */
const stripsOf = (rows: ReadonlyArray<Row>): ReadonlyArray<readonly [from: number, to: number]> => {
  const spans = rows
    .flatMap(({ pieces }) => pieces)
    .map(({ width, x }): readonly [number, number] => [x, x + width])
    .toSorted((a, b) => a[0] - b[0])
  const strips: Array<readonly [number, number]> = []
  let reached = Number.POSITIVE_INFINITY
  for (const [from, to] of spans) {
    if (from > reached) strips.push([reached, from])
    reached = reached === Number.POSITIVE_INFINITY ? to : Math.max(reached, to)
  }
  return strips.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
}

const sideOf = (rows: ReadonlyArray<Row>, isHere: (piece: Piece) => boolean) => {
  const held = rows.map(({ pieces }) => pieces.filter(isHere)).filter((pieces) => pieces.length > 0)
  const texts = held.map((pieces) => pieces.map(({ text }) => text).join(" "))
  const column: Column = { pieces: held.flat(), rows: held.length, letters: texts.join("").length }
  return { column, texts }
}

/** Dates, places and other short remarks that belong to the row they stand in. */
const isBeside = (texts: ReadonlyArray<string>): boolean =>
  texts.filter((text) => dateLike.test(text) && text.length <= 40).length >= 0.5 * texts.length

/** Few rows that nearly all have both sides: labels and what belongs to them. */
const isTable = (rows: number, one: Column, other: Column): boolean =>
  rows < tableRows && one.rows + other.rows - rows >= 0.75 * Math.min(one.rows, other.rows)

/** The two columns of rows that all have them, or undefined. */
const divide = (rows: ReadonlyArray<Row>): readonly [Column, Column] | undefined => {
  const size = rows.reduce((sum, row) => sum + row.size, 0) / Math.max(1, rows.length)
  for (const [from, to] of stripsOf(rows)) {
    if (to - from < minGutter * size) return undefined
    const middle = (from + to) / 2
    const left = sideOf(rows, ({ x }) => x < middle)
    const right = sideOf(rows, ({ x }) => x >= middle)
    const letters = left.column.letters + right.column.letters
    const isClear = [left, right].every(
      ({ column, texts }) => column.rows >= minRows && column.letters >= minShare * letters && !isBeside(texts)
    )
    if (isClear && !isTable(rows.length, left.column, right.column)) return [left.column, right.column]
  }
  return undefined
}

/** Bounds of the longest run of rows that stands in two columns. */
const longestRun = (rows: ReadonlyArray<Row>) => {
  for (let length = rows.length; length >= minRows; length--) {
    for (let from = 0; from + length <= rows.length; from++) {
      const columns = divide(rows.slice(from, from + length))
      if (columns !== undefined) return { from, to: from + length, columns }
    }
  }
  return undefined
}

/** Blocks of rows in reading order. `regroup` makes rows of a column's pieces. */
export const columnsOf = (
  rows: ReadonlyArray<Row>,
  regroup: (pieces: ReadonlyArray<Piece>) => ReadonlyArray<Row>
): ReadonlyArray<ReadonlyArray<Row>> => {
  const run = rows.length <= maxRows ? longestRun(rows) : undefined
  if (run === undefined) return rows.length === 0 ? [] : [rows]
  return [
    ...columnsOf(rows.slice(0, run.from), regroup),
    ...run.columns.flatMap(({ pieces }) => columnsOf(regroup(pieces), regroup)),
    ...columnsOf(rows.slice(run.to), regroup)
  ]
}
