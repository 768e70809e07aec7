import { shorten } from "../../src/text/shorten.js"

/** Colours by what they mean, one thing each (docs/cli.md). Without colours each gives its text back. */
export interface Style {
  /** Bold: heads, and what a job requires. */
  readonly strong: (text: string) => string
  /** Dim: what can be left out when reading. */
  readonly quiet: (text: string) => string
  /** Green: there, gained, or in order. */
  readonly good: (text: string) => string
  /** Yellow: for you to look at or decide. */
  readonly fair: (text: string) => string
  /** Red: missing, lost, or failed. */
  readonly bad: (text: string) => string
  /** Green and bold: words that an edit adds. */
  readonly added: (text: string) => string
  /** Red and struck: words that an edit removes. */
  readonly removed: (text: string) => string
}

/** Lines of the first screen: 24 less the one on which the shell asks for the next command. */
export const screenLines = 23

const same = (text: string) => text
const plain: Style = {
  strong: same,
  quiet: same,
  good: same,
  fair: same,
  bad: same,
  added: same,
  removed: same
}

const escape = (on: string, off: string) => (text: string) => (text === "" ? "" : `\u001b[${on}m${text}\u001b[${off}m`)

const coloured: Style = {
  strong: escape("1", "22"),
  quiet: escape("2", "22"),
  good: escape("32", "39"),
  fair: escape("33", "39"),
  bad: escape("31", "39"),
  added: escape("32;1", "39;22"),
  removed: escape("31;9", "39;29")
}

/** A text without the escape codes of colours. */
export const withoutEscapes = (text: string): string =>
  text
    .split("\u001b[")
    .map((piece, at) => (at === 0 ? piece : piece.replace(/^[0-9;]*m/, "")))
    .join("")

export const styleOf = (colours: boolean): Style => (colours ? coloured : plain)

/** Control characters of a text from outside: a resume must not move the cursor or colour the terminal. */
const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code <= 0x9f)

/** A text from outside on one line: without control characters, white space drawn together. */
export const oneLine = (text: string): string =>
  [...text]
    .map((character) => (isControl(character.codePointAt(0) ?? 0) ? " " : character))
    .join("")
    .replace(/\s+/g, " ")
    .trim()

const characters = (text: string) => [...text]

/** Breaks a text at spaces into lines of at most `width` characters; a longer word stands on a line of its own. */
export const wrap = (text: string, width: number): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let line = ""
  for (const word of text.split(" ")) {
    if (line !== "" && characters(line).length + 1 + characters(word).length > width) {
      lines.push(line)
      line = word
    } else {
      line = line === "" ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}

/** A text in two lines at most, the second indented; what is cut ends in "…". */
export const twoLines = (text: string, width: number): ReadonlyArray<string> => {
  const [first = "", ...rest] = wrap(text, width)
  return [shorten(first, width), ...(rest.length === 0 ? [] : [`  ${shorten(rest.join(" "), width - 2)}`])]
}

/** Names side by side on lines of at most `width` characters, each line with how many names it holds. */
export const nameLines = (
  names: ReadonlyArray<string>,
  width: number
): ReadonlyArray<{ readonly text: string; readonly names: number }> => {
  const lines: Array<{ text: string; names: number }> = []
  names.forEach((name, at) => {
    const word = shorten(oneLine(name), width - 1) + (at === names.length - 1 ? "" : ",")
    const last = lines.at(-1)
    if (last !== undefined && characters(last.text).length + 1 + characters(word).length <= width) {
      last.text += ` ${word}`
      last.names += 1
    } else lines.push({ text: word, names: 1 })
  })
  return lines
}

const blocks = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

/** A bar of `width` characters, filled by `share` (0 to 1) in eighths of a character. */
export const bar = (share: number, width: number, style: Style): string => {
  const eighths = Math.round(Math.max(0, Math.min(1, share)) * width * 8)
  const filled = "█".repeat(Math.floor(eighths / 8)) + (blocks[eighths % 8] ?? "")
  return style.good(filled) + style.quiet("·".repeat(width - characters(filled).length))
}

export interface Cell {
  readonly text: string
  readonly align?: "right"
  /** Applied after padding, so that escape codes do not count. */
  readonly paint?: (text: string) => string
}

/** A cell whose text ends where its column does. */
export const right = (text: string): Cell => ({ text, align: "right" })

/** Rows with columns aligned, two spaces between them, no white space at line ends. */
export const table = (rows: ReadonlyArray<ReadonlyArray<Cell>>): ReadonlyArray<string> => {
  const widths: Array<number> = []
  for (const row of rows) {
    row.forEach(({ text }, at) => {
      widths[at] = Math.max(widths[at] ?? 0, characters(text).length)
    })
  }
  return rows.map((row) => {
    const last = row.reduce((found, { text }, at) => (text === "" ? found : at), -1)
    const cells = row.slice(0, last + 1).map(({ align, paint = same, text }, at) => {
      const gap = " ".repeat((widths[at] ?? 0) - characters(text).length)
      return align === "right" ? gap + paint(text) : at === last ? paint(text) : paint(text) + gap
    })
    return `  ${cells.join("  ")}`
  })
}
