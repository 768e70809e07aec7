import { Document, HeadingLevel, Packer, Paragraph, TextRun } from "docx"
import PDFDocument from "pdfkit"

// Real files of the formats that people have, made from a plain text.

const isHeading = (line: string) =>
  /^(?:about|summary|(?:work |professional )?experience|education|(?:technical )?skills|certifications|licenses)\b/i.test(
    line
  ) && line.length < 30
const bullet = /^[•-] /

/** What pdfkit writes, as one buffer. */
export const pdfWith = (draw: (pdf: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}) =>
  new Promise<Uint8Array>((resolve) => {
    const pdf = new PDFDocument({ margin: 56, ...options })
    const chunks: Array<Uint8Array> = []
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on("end", () => resolve(Buffer.concat(chunks)))
    draw(pdf)
    pdf.end()
  })

/** A text as a PDF, set as people do: larger headings, hanging bullets, lines wrapped at the margin. */
export const pdfOf = (text: string, options: PDFKit.PDFDocumentOptions = {}) =>
  pdfWith((pdf) => {
    for (const line of text.split("\n")) {
      if (line.trim() === "") pdf.moveDown(0.8)
      else if (isHeading(line)) pdf.font("Helvetica-Bold").fontSize(13).text(line)
      else if (bullet.test(line)) pdf.font("Helvetica").fontSize(10).text(line, { indent: 8 })
      else pdf.font("Helvetica").fontSize(10).text(line)
    }
  }, options)

/** A text as a DOCX, with Word's own headings and lists. */
export const docxOf = async (text: string): Promise<Uint8Array> =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: text.split("\n").map((line) => {
            if (isHeading(line)) return new Paragraph({ text: line, heading: HeadingLevel.HEADING_2 })
            return bullet.test(line)
              ? new Paragraph({ text: line.replace(bullet, ""), bullet: { level: 0 } })
              : new Paragraph({ children: [new TextRun(line)] })
          })
        }
      ]
    })
  )

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

/** A text as a web page. */
export const htmlOf = (text: string): string => {
  const body = text
    .split("\n")
    .map((line) =>
      line.trim() === ""
        ? ""
        : isHeading(line)
          ? `<h2>${escaped(line)}</h2>`
          : bullet.test(line)
            ? `<ul><li>${escaped(line.replace(bullet, ""))}</li></ul>`
            : `<p>${escaped(line)}</p>`
    )
    .join("\n")
    .replaceAll("</ul>\n<ul>", "\n")
  return `<!doctype html>\n<html><head><title>Resume</title><style>p { color: red }</style></head><body>${body}<script>var x = "Kubernetes"</script></body></html>`
}

/** A text as Markdown. */
export const markdownOf = (text: string): string =>
  text
    .split("\n")
    .map((line) => (isHeading(line) ? `## ${line}` : line.replace(bullet, "* ")))
    .join("\n")
