import { columnsOf } from "./pdfColumns.js"
import type { Piece, Row } from "./pdfPieces.js"

// A PDF knows pieces of text and where they stand, and nothing of lines, columns, bullets and paragraphs. They are
// found again here by their places.

/** Gaps in widths of the font's em: less is none, more is what parts a title from its date. */
const gapOfSpace = 0.14
const gapOfTab = 1.9

const endOf = ({ width, x }: Piece) => x + width

/** Bullets of symbol fonts, which have places for private use in Unicode, or no place. */
const symbolBullet = /^[\ue000-\uf8ff\u25cf\u25aa\u25ab\u25a0\u25a1\u25e6\u2023\u2043\u2219\u00b7\u27a2\u2756](?=\s|$)/u

/** "E X P E R I E N C E": a heading set wide. */
const spaced = /^\p{L}(?: \p{L}){3,}(?:[ \t]{2,}\p{L}(?: \p{L})*)*$/u

const textOf = (pieces: ReadonlyArray<Piece>): string => {
  let text = ""
  let last: Piece | undefined
  for (const piece of pieces) {
    if (last !== undefined) {
      const gap = (piece.x - endOf(last)) / Math.max(1, Math.min(piece.size, last.size))
      if (gap > gapOfTab) text = `${text.trimEnd()}\t`
      else if (gap > gapOfSpace && !/\s$/.test(text) && !/^\s/.test(piece.text)) text += " "
    }
    text += piece.text
    last = piece
  }
  const line = text
    .replace(/\u00ad$/, "-")
    .trim()
    .replace(symbolBullet, "•")
    .replace(/^([•▪●–-])\t/, "$1 ")
  return spaced.test(line)
    ? line
        .split(/[ \t]{2,}/)
        .map((word) => word.replaceAll(" ", ""))
        .join(" ")
    : line
}

const rowOf = (pieces: ReadonlyArray<Piece>): Row => {
  const longest = pieces.reduce((best, piece) => (piece.text.length > best.text.length ? piece : best))
  return {
    pieces,
    left: pieces.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY),
    right: pieces.reduce((most, piece) => Math.max(most, endOf(piece)), 0),
    y: longest.y,
    size: longest.size,
    text: textOf(pieces)
  }
}

/** Pieces in rows from top to bottom; text a little raised or lowered belongs to the row beside it. */
export const rowsOf = (pieces: ReadonlyArray<Piece>): ReadonlyArray<Row> => {
  const rows: Array<Array<Piece>> = []
  let base = 0
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row !== undefined && Math.abs(piece.y - base) <= 0.4 * Math.max(1, Math.min(piece.size, row[0]?.size ?? 1))) {
      row.push(piece)
    } else {
      rows.push([piece])
      base = piece.y
    }
  }
  return rows.map((row) => rowOf(row.toSorted((a, b) => a.x - b.x))).filter(({ text }) => text !== "")
}

/** Some programs print a text twice, a hair apart, to make it bold. */
const withoutDoubles = (pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> => {
  const seen = new Map<string, Array<Piece>>()
  return pieces.filter((piece) => {
    const same = seen.get(piece.text) ?? []
    seen.set(piece.text, same)
    const near = (one: number, other: number) => Math.abs(one - other) < 0.12 * piece.size
    if (same.some(({ x, y }) => near(x, piece.x) && near(y, piece.y))) return false
    same.push(piece)
    return true
  })
}

const startsItem = /^(?:[•●▪◦‣∙*–—-]|\d{1,2}[.)])\s/u

/** Characters from which a line can be, is rather than a title, and surely is a part of a sentence. */
const minLength = 25
const partLength = 45
const sentenceLength = 60

/** Whether words may go on from one line to the next, by the words alone. */
const readsOn = (above: string, below: string): boolean =>
  /^\p{Ll}/u.test(below) ||
  /(?:,|&|\/|\p{L}-|\b(?:and|or|of|the|to|with|for|in|on|at|by|a|an|from|und|et|y|e))$/u.test(above) ||
  above.length >= sentenceLength ||
  (above.length >= partLength && !/[.!?:;]$/.test(above))

/** Whether a row goes on with the sentence of the one above: its first word would not have fitted there. */
const goesOn = (above: Row, row: Row, edge: number): boolean => {
  if (above.text.length < minLength || startsItem.test(row.text)) return false
  if (row.text.includes("\t") || !readsOn(above.text, row.text)) return false
  if (Math.abs(above.size - row.size) > 0.6 || row.y - above.y > 1.75 * row.size) return false
  // What goes on stands below the text or the bullet, not left of it and not far to the right.
  if (row.left < above.left - 2 || row.left > above.left + 4 * row.size) return false
  const [word = ""] = row.text.split(/\s/, 1)
  const letter = (row.right - row.left) / Math.max(1, row.text.length)
  return above.right + (word.length + 1) * letter > edge + letter / 2
}

/** The lines of one column: sentences that were broken are whole again, a wide gap becomes a blank line. */
const linesOf = (rows: ReadonlyArray<Row>): ReadonlyArray<string> => {
  const edge = rows.reduce((most, { right }) => Math.max(most, right), 0)
  const lines: Array<string> = []
  let above: Row | undefined
  for (const row of rows) {
    const last = lines.at(-1)
    if (above !== undefined && last !== undefined && goesOn(above, row, edge)) {
      // A hyphen at the end may be the word's own: it stays.
      lines[lines.length - 1] = /\p{L}-$/u.test(last) ? `${last}${row.text}` : `${last} ${row.text}`
    } else {
      if (above !== undefined && row.y - above.y > 1.9 * Math.max(row.size, above.size)) lines.push("")
      lines.push(row.text)
    }
    above = row
  }
  return lines
}

/** The text of a page in reading order: columns one after the other where they are clear, else row by row. */
export const textOfPage = (pieces: ReadonlyArray<Piece>): string => {
  const visible = withoutDoubles(pieces.filter(({ text }) => text.trim() !== ""))
  const level = visible.filter((piece) => piece.level)
  const upright = visible.filter((piece) => !piece.level)
  const blocks = columnsOf(rowsOf(level), rowsOf).map(linesOf)
  return [...blocks, upright.map(({ text }) => text)]
    .map((lines) => lines.join("\n"))
    .join("\n\n")
    .trimEnd()
}
