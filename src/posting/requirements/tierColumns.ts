import { wordSetNamed } from "../../lexicon/words/words.js"
import type { Tier } from "../Job.js"

// Person specifications are tables whose columns say how much a line is asked; pasted, they keep the columns' places:
//
//                          Essential    Desirable
//   Driving licence            X
//   A second language                       X
//
// Others say it in each row: "Driving licence   E   A/I", or after each thing: "Arbor or SIMS (D); printers (E)".

const words = { required: wordSetNamed("tierColumns.required"), preferred: wordSetNamed("tierColumns.preferred") }
const marks = wordSetNamed("tierColumns.marks")

interface Cell {
  readonly text: string
  /** Where it begins in its line, and which cell of the line it is. */
  readonly at: number
  readonly place: number
}

const parting = /(\t|\||\s{2,})/

/** Cells stand between tabs, bars or two spaces; most lines of a posting have none of these. */
const cellsOf = (line: string): ReadonlyArray<Cell> => {
  if (!parting.test(line)) return []
  const cells: Array<Cell> = []
  let place = 0
  let at = 0
  for (const piece of line.split(parting)) {
    if (/^(?:\t|\|)$/.test(piece)) place++
    else if (piece.trim() !== "") cells.push({ text: piece.trim().toLowerCase(), at, place })
    at += piece.length
  }
  return cells
}

type Column = Cell & { readonly tier: Tier }

const columnsOf = (cells: ReadonlyArray<Cell>): ReadonlyArray<Column> =>
  cells.flatMap((cell): ReadonlyArray<Column> => {
    if (words.required.has(cell.text)) return [{ ...cell, tier: "required" }]
    return words.preferred.has(cell.text) ? [{ ...cell, tier: "preferred" }] : []
  })

/** The column that a mark stands in: of cells between tabs or bars by their number, else by where it stands. */
const tierOfRow = (cells: ReadonlyArray<Cell>, columns: ReadonlyArray<Column>): Tier | undefined => {
  const mark = cells.slice(1).find(({ text }) => marks.has(text))
  if (mark === undefined) return undefined
  const isCounted = columns.some(({ place }) => place > 0)
  const distance = (column: Column) => (isCounted ? Math.abs(column.place - mark.place) : Math.abs(column.at - mark.at))
  return [...columns].sort((one, other) => distance(one) - distance(other))[0]?.tier
}

interface Row {
  readonly end: number
  readonly tier: Tier | undefined
}

/** So many rows that say it themselves make a table without a head. */
const minRows = 3

/** A letter in brackets, or after a colon at the end of a line. */
const letter = /(?<=[([])\p{Lu}(?=[)\]])|(?<=: )\p{Lu}$/gu

/** The letters of a line that say how much what stands before each of them is asked. */
const lettersOf = (line: string): ReadonlyArray<Column> =>
  columnsOf(
    Array.from(line.matchAll(letter), ({ 0: text, index }) => ({ text: text.toLowerCase(), at: index, place: 0 }))
  )

/** What a person specification says of the places of a text. */
export interface TierColumns {
  /** How much the row insists that the place stands in; undefined outside of a table. Linear where places are asked for in their order. */
  readonly tierAt: (at: number) => Tier | undefined
  /** Whether a letter that says so stands at the place. */
  readonly isLetter: (at: number) => boolean
}

export const tierColumnsOf = (text: string): TierColumns => {
  const rows: Array<Row> = []
  const letters = new Set<number>()
  let columns: ReadonlyArray<Column> = []
  let end = 0
  for (const line of text.split("\n")) {
    for (const { at, tier } of lettersOf(line)) {
      rows.push({ end: end + at, tier })
      letters.add(end + at)
    }
    end += line.length + 1
    const cells = cellsOf(line)
    const own = columnsOf(cells)
    const isHead = new Set(own.map(({ tier }) => tier)).size === 2
    if (isHead) columns = own
    // The first cell names what is asked.
    const [said] = own
    const told = said?.at === cells[0]?.at ? undefined : said?.tier
    rows.push({ end, tier: isHead ? undefined : (told ?? tierOfRow(cells, columns)) })
  }
  if (columns.length === 0 && rows.filter(({ tier }) => tier !== undefined).length < minRows)
    return { tierAt: () => undefined, isLetter: () => false }
  let row = 0
  return {
    tierAt: (at) => {
      if (at < (rows[row - 1]?.end ?? 0)) row = 0
      while (at >= (rows[row]?.end ?? Infinity)) row++
      return rows[row]?.tier
    },
    isLetter: (at) => letters.has(at)
  }
}
