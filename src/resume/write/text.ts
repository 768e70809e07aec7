import type { Outline } from "./outline.js"

/** How one kind of text writes the parts of a resume. */
interface Format {
  readonly title: (text: string) => string
  readonly section: (text: string) => string
  readonly entry: (text: string) => string
  readonly line: (text: string) => string
  /** Between lines that stand together. */
  readonly lineEnd: string
  readonly bullet: (text: string) => string
}

const same = (text: string) => text

const plainFormat: Format = {
  title: same,
  section: (text) => text.toUpperCase(),
  entry: same,
  line: same,
  lineEnd: "\n",
  bullet: (text) => `• ${text}`
}

/** What Markdown would read as a sign and not as the text's own character. */
const escaped = (text: string): string =>
  text
    .replace(
      /\\(?=\p{P}|\p{S})|[`*[\]]|~(?=~)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[\p{L}/!?])|&(?=#?\w+;)/gu,
      "\\$&"
    )
    .replace(/^(?:[#>+=-]|\d{1,9}(?=[.)](?:\s|$)))/, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`))

const markdownFormat: Format = {
  title: (text) => `# ${escaped(text)}`,
  section: (text) => `## ${escaped(text)}`,
  entry: (text) => `### ${escaped(text)}`,
  line: escaped,
  lineEnd: "  \n",
  bullet: (text) => `- ${escaped(text)}`
}

const written = ({ contacts, name, sections }: Outline, format: Format): string => {
  const linesIn = (texts: ReadonlyArray<string>) =>
    texts.length === 0 ? [] : [texts.map(format.line).join(format.lineEnd)]
  const blocks = [
    [...(name === undefined ? [] : [format.title(name)]), ...linesIn(contacts)],
    ...sections.flatMap(({ entries, heading }) => [
      [format.section(heading)],
      ...entries.map(({ bullets, lines, title }) => [
        ...(title === undefined ? [] : [format.entry(title)]),
        ...linesIn(lines),
        ...bullets.map(format.bullet)
      ])
    ])
  ]
  return blocks.flatMap((block) => (block.length === 0 ? [] : [`${block.join("\n")}\n`])).join("\n")
}

/** A resume as Markdown. */
export const markdownOf = (outline: Outline): string => written(outline, markdownFormat)

/** A resume as plain text. */
export const plainTextOf = (outline: Outline): string => written(outline, plainFormat)
