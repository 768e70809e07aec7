import { assert, describe, it } from "@effect/vitest"
import { textOfPdf } from "../../../src/documents/pdf.js"
import { textOfPage } from "../../../src/documents/pdfLayout.js"
import type { Piece } from "../../../src/documents/pdfPieces.js"
import { pdfWith } from "./documents.js"

const piece = (text: string, x: number, y: number, width = text.length * 5): Piece => ({
  text,
  x,
  y,
  width,
  size: 10,
  level: true
})

const read = async (draw: (pdf: PDFKit.PDFDocument) => void, options?: PDFKit.PDFDocumentOptions) => {
  const text = await textOfPdf(await pdfWith(draw, options))
  return typeof text === "string" ? text : assert.fail(text.line)
}

describe("a page of a PDF", () => {
  it("has its lines from top to bottom, in whatever order they were drawn", () => {
    const text = textOfPage([piece("third", 50, 130), piece("first", 50, 100), piece("second", 50, 115)])
    assert.strictEqual(text, "first\nsecond\nthird")
  })

  it("has words apart where there is a gap, and a tab where the gap is wide", () => {
    const row = [piece("Bac", 50, 100), piece("kend", 65, 100.5), piece("Engineer", 88, 99.6), piece("2021", 400, 100)]
    assert.strictEqual(textOfPage(row), "Backend Engineer\t2021")
  })

  it("has raised letters in their line, and doubles once", () => {
    const row = [piece("the 24", 50, 100), piece("th", 81, 97), piece("floor", 96, 100), piece("the 24", 50.4, 100)]
    assert.strictEqual(textOfPage(row), "the 24th floor")
  })

  it("shows bullets of symbol fonts as bullets, and headings set wide as words", () => {
    assert.strictEqual(textOfPage([piece("\uf0b7", 50, 100), piece("Built", 70, 100)]), "• Built")
    assert.strictEqual(textOfPage([piece("W O R K  H I S T O R Y", 50, 100)]), "WORK HISTORY")
    assert.strictEqual(textOfPage([piece("A B testing", 50, 100)]), "A B testing")
  })

  it("is the same text when it is turned", async () => {
    const upright = await read((pdf) => pdf.fontSize(10).text("Backend Engineer at Contoso").text("Built things"))
    const turned = await read((pdf) => {
      Object.assign(pdf.page.dictionary.data, { Rotate: 90 })
      pdf.rotate(-90, { origin: [0, 0] }).fontSize(10)
      pdf.text("Backend Engineer at Contoso", -600, 100, { lineBreak: false })
      pdf.text("Built things", -600, 115, { lineBreak: false })
    })
    assert.strictEqual(turned, upright)
  })
})

const bullets = [
  "• Moved fourteen services to Kubernetes, which cut the time of a deployment from forty to eight minutes and let six teams release alone",
  "• Wrote Go services for card refunds with PostgreSQL and Redis, and the run books that the people on call use at night",
  "• Set up continuous integration for 6 repositories"
]

describe("paragraphs", () => {
  it("that were broken at the margin are whole again, and nothing else is joined", async () => {
    const lines = ["Experience", "Backend Engineer, Northwind Pay", ...bullets, "Skills", "Go", "Python", "PostgreSQL"]
    const text = await read((pdf) => {
      pdf.fontSize(11)
      for (const line of lines) pdf.text(line, { width: 360 })
    })
    assert.deepStrictEqual(text.split("\n"), lines)
  })

  it("are told from blank lines between them", async () => {
    const text = await read((pdf) => pdf.fontSize(11).text("Summary of it").moveDown(1).text("Experience of it"))
    assert.strictEqual(text, "Summary of it\n\nExperience of it")
  })
})

const side = ["Skills", "Go", "Python", "PostgreSQL", "Docker", "Kubernetes", "Languages", "English", "German", "Dutch"]
const main = [
  "Experience",
  "Backend Engineer, Northwind Pay",
  "Mar 2021 - Present",
  ...["Moved 14 services to Kubernetes", "Wrote Go services for refunds", "Set up continuous integration"],
  "Software Developer, Blue Harbor",
  "Jun 2018 - Feb 2021",
  ...["Built REST APIs in Python", "Assisted the platform team", "Wrote unit tests"],
  "Education",
  "BSc Computer Science, 2018"
]

const columns = (leftX: number, left: ReadonlyArray<string>, rightX: number, right: ReadonlyArray<string>, step = 14) =>
  read((pdf) => {
    pdf.fontSize(18).text("Maya Example", 56, 50)
    pdf.fontSize(10).text("maya@example.com | (555) 555-0101 | Portland, OR | https://network.example/in/maya", 56, 76)
    left.forEach((line, at) => pdf.text(line, leftX, 110 + at * step, { lineBreak: false }))
    right.forEach((line, at) => pdf.text(line, rightX, 110 + at * 14, { lineBreak: false }))
  })

const header = ["Maya Example", "maya@example.com | (555) 555-0101 | Portland, OR | https://network.example/in/maya"]
const linesOf = (text: string) => text.split("\n").filter((line) => line !== "")

describe("columns", () => {
  it("are read one after the other, below a head that spans them", async () => {
    assert.deepStrictEqual(linesOf(await columns(56, side, 220, main)), [...header, ...side, ...main])
    assert.deepStrictEqual(linesOf(await columns(56, main, 380, side)), [...header, ...main, ...side])
  })

  it("are read so when their lines stand at different heights", async () => {
    assert.deepStrictEqual(linesOf(await columns(56, side, 220, main, 17)), [...header, ...side, ...main])
  })

  it("of dates beside titles stay lines", async () => {
    const titles = Array.from({ length: 9 }, (_, at) => `Engineer of kind ${at}, Contoso Works`)
    const dates = titles.map((_, at) => `Mar 20${10 + at} - Feb 20${11 + at}`)
    const rows = titles.map((title, at) => `${title}\t${dates[at]}`)
    assert.deepStrictEqual(linesOf(await columns(56, titles, 400, dates)), [...header, ...rows])
    const turned = titles.map((title, at) => `${dates[at]}\t${title}`)
    assert.deepStrictEqual(linesOf(await columns(56, dates, 260, titles)), [...header, ...turned])
  })

  it("of labels and what belongs to them stay lines", async () => {
    const labels = ["Languages:", "Frameworks:", "Databases:", "Clouds:", "Tools:"]
    const values = ["Go, Python", "Django, React", "PostgreSQL, Redis", "AWS", "Git, Docker"]
    const rows = labels.map((label, at) => `${label}\t${values[at]}`)
    assert.deepStrictEqual(linesOf(await columns(56, labels, 260, values)), [...header, ...rows])
  })

  it("of plain prose are none", async () => {
    const text = await read((pdf) =>
      pdf.fontSize(10).text(`${bullets.join(" ")} ${bullets.join(" ")}`, { align: "justify" })
    )
    assert.strictEqual(text, `${bullets.join(" ")} ${bullets.join(" ")}`)
  })
})
