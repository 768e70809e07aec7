import { Document, HeadingLevel, Packer, Paragraph } from "docx"
import type { Entry, Outline } from "./outline.js"

// One column of paragraphs with Word's own headings and lists: no table, no text box and no picture, which the programs
// that read applications lose or put in another order.

/** Half points. */
const sizes = { text: 21, name: 36, section: 26, entry: 22 }
/** Twentieths of a point. */
const margin = 1_080
const spacing = (before: number, after: number) => ({ spacing: { before, after }, keepNext: true })

const entryParagraphs = ({ bullets, lines, title }: Entry): ReadonlyArray<Paragraph> => [
  ...(title === undefined ? [] : [new Paragraph({ text: title, heading: HeadingLevel.HEADING_2 })]),
  ...lines.map((text) => new Paragraph({ text, keepNext: bullets.length > 0 })),
  ...bullets.map((text) => new Paragraph({ text, bullet: { level: 0 } }))
]

/** A resume as a Word document. */
export const docxOf = async ({ contacts, language, name, sections }: Outline): Promise<Uint8Array> => {
  const written = await Packer.toArrayBuffer(
    new Document({
      creator: name ?? "",
      lastModifiedBy: name ?? "",
      title: name ?? "",
      description: "",
      styles: {
        default: {
          document: { run: { font: "Calibri", size: sizes.text, language: { value: language } } },
          title: { run: { bold: true, size: sizes.name }, paragraph: spacing(0, 60) },
          heading1: { run: { bold: true, size: sizes.section }, paragraph: spacing(240, 80) },
          heading2: { run: { bold: true, size: sizes.entry }, paragraph: spacing(140, 0) }
        }
      },
      sections: [
        {
          properties: { page: { margin: { top: margin, right: margin, bottom: margin, left: margin } } },
          children: [
            ...(name === undefined ? [] : [new Paragraph({ text: name, heading: HeadingLevel.TITLE })]),
            ...contacts.map((text) => new Paragraph({ text })),
            ...sections.flatMap(({ entries, heading }) => [
              new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
              ...entries.flatMap(entryParagraphs)
            ])
          ]
        }
      ]
    })
  )
  return new Uint8Array(written)
}
