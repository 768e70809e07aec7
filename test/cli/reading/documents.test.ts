import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { deflateRawSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import { Document, Header, ImageRun, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from "docx"
import * as Effect from "effect/Effect"
import { readDocument } from "../../../cli/input/files.js"
import { jobInput, resumeInput } from "../../../cli/input/inputs.js"
import { profileOfResume } from "../../../cli/input/profileOfResume.js"
import { textOfDocx } from "../../../src/documents/docx.js"
import { readDocumentText } from "../../../cli/reading/reader.js"
import type { Refused } from "../../../cli/Refused.js"
import { readJob } from "../../../src/posting/readJob.js"
import { resumeOfText } from "../../../src/resume/readResume.js"
import { scoreResume } from "../../../src/scoring/score.js"
import { folderWith, tailor } from "../support.js"
import { docxOf, htmlOf, markdownOf, pdfOf, pdfWith } from "./documents.js"

const fixtures = fileURLToPath(new URL("../../../fixtures", import.meta.url))
const names = readdirSync(`${fixtures}/resumes`)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => name.slice(0, -".txt".length))
  .filter((name) => readdirSync(`${fixtures}/jobs`).includes(`${name}.json`))
  .filter((_, at) => at % 3 === 0)

const read = (bytes: Uint8Array | string, name = "resume") =>
  readDocument("--resume", folderWith({ [name]: bytes })(name))

const lineOf = <A>(effect: Effect.Effect<A, Refused>) => Effect.map(Effect.flip(effect), ({ line }) => line)

const asOf = 2026 * 12 + 2

describe("a resume in another format", () => {
  it("has enough samples", () => assert.isAtLeast(names.length, 5))

  it.effect.each(names)("scores as its text does, and keeps contacts, dates and bullets: %s", (name) =>
    Effect.gen(function* () {
      const text = readFileSync(`${fixtures}/resumes/${name}.txt`, "utf8")
      const posting = { option: "--job", path: "job.json", text: readFileSync(`${fixtures}/jobs/${name}.json`, "utf8") }
      const given = yield* jobInput(posting, { title: undefined, company: undefined })
      const job = readJob({ title: given.title, company: given.company, description: given.description })
      const plain = yield* resumeInput(yield* read(text))
      const profile = yield* profileOfResume("--resume", plain)
      const expected = plain.kind === "text" ? scoreResume(job, resumeOfText(plain.text), asOf).score : -1
      const formats = {
        pdf: yield* Effect.promise(() => pdfOf(text)),
        docx: yield* Effect.promise(() => docxOf(text)),
        html: htmlOf(text),
        md: markdownOf(text)
      }
      for (const [format, bytes] of Object.entries(formats)) {
        const input = yield* resumeInput(yield* read(bytes))
        if (input.kind !== "text") return assert.fail(format)
        assert.approximately(scoreResume(job, resumeOfText(input.text), asOf).score, expected, 1, format)
        const { base_skills: _, summary: __, ...facts } = yield* profileOfResume("--resume", input)
        const { base_skills: ___, summary: ____, ...wanted } = profile
        assert.deepStrictEqual(facts, wanted, format)
      }
    })
  )

  it("is read by the commands, whatever the file is called", async () => {
    const text = readFileSync(`${fixtures}/resumes/01-backend-engineer.txt`, "utf8")
    const path = folderWith({ "cv.txt": await pdfOf(text), "cv.dat": await docxOf(text), "cv.html": htmlOf(text) })
    const job = ["--job", `${fixtures}/jobs/01-backend-engineer.json`, "--as-of", "2026-03-31", "--format", "json"]
    const scoreOf = async (file: string, command = "score") => {
      const { code, stderr, stdout } = await tailor([command, "--resume", file, ...job])
      assert.deepStrictEqual([code, stderr], [0, ""])
      const answer = JSON.parse(stdout)
      return answer.score ?? answer.ats_score_before
    }
    const expected = await scoreOf(`${fixtures}/resumes/01-backend-engineer.txt`)
    for (const name of ["cv.txt", "cv.dat", "cv.html"]) assert.approximately(await scoreOf(path(name)), expected, 1)
    assert.isAbove(await scoreOf(path("cv.txt"), "optimize"), 0)
  })

  it("may be the job", async () => {
    const { job_description_text: text } = JSON.parse(readFileSync(`${fixtures}/jobs/01-backend-engineer.json`, "utf8"))
    const path = folderWith({ job: await docxOf(`Backend Engineer\n\n${text}`) })
    const { code, stdout } = await tailor(["extract", "--job", path("job"), "--format", "json"])
    assert.strictEqual(code, 0)
    assert.include(JSON.parse(stdout).hard_skills, "Go")
    assert.strictEqual(JSON.parse(stdout).job_title, "Backend Engineer")
  })
})

/** An archive with these files; `size` says what each claims to unpack to. */
const zipOf = (files: ReadonlyArray<{ readonly name: string; readonly data: Uint8Array; readonly size?: number }>) => {
  const locals: Array<Uint8Array> = []
  const centrals: Array<Uint8Array> = []
  let offset = 0
  for (const { data, name, size = data.length } of files) {
    const packed = deflateRawSync(data)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(size, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), packed)
    centrals.push(central, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const nothing = new Uint8Array(0)
const padded = (start: string) => Buffer.from(start + "\u0000\u0001\u0002".repeat(50), "latin1")

describe("a file that holds no text to be read", () => {
  const cases: ReadonlyArray<readonly [name: string, bytes: () => Uint8Array | Promise<Uint8Array>, line: RegExp]> = [
    [
      "PDF with a password",
      () => pdfOf("Secret of Maya Example, Engineer", { userPassword: "x", ownerPassword: "y", pdfVersion: "1.7" }),
      /the PDF has a password; save it without one$/
    ],
    [
      "scanned PDF",
      () => pdfWith((pdf) => void pdf.rect(10, 10, 400, 600).fill("#ccc")),
      /there is no text in this PDF, it may be a scan; run a recognition program/
    ],
    ["PDF cut off", async () => (await pdfOf("Maya Example")).subarray(0, 300), /the PDF is damaged or cut off/],
    ["PDF in name only", () => Buffer.from("%PDF-1.7 and nothing of it"), /the PDF is damaged or cut off/],
    [
      "PDF of many pages",
      () => pdfWith((pdf) => Array.from({ length: 61 }, () => pdf.text("A page of words").addPage())),
      /the PDF has more than 60 pages/
    ],
    ["DOCX cut off", async () => (await docxOf("Maya Example")).subarray(0, 2_000), /the file is damaged or cut off/],
    [
      "DOCX that unpacks to gigabytes",
      () => zipOf([{ name: "word/document.xml", data: Buffer.alloc(60 * 1024 * 1024) }]),
      /the file unpacks to more than 40 MiB/
    ],
    [
      "DOCX that lies about it",
      () => zipOf([{ name: "word/document.xml", data: Buffer.alloc(60 * 1024 * 1024), size: 1_000 }]),
      /the file unpacks to more than 40 MiB/
    ],
    [
      "DOCX that is no XML",
      () => zipOf([{ name: "word/document.xml", data: Buffer.from("<w:p>") }]),
      /the document is damaged|the file is damaged/
    ],
    ["spreadsheet", () => zipOf([{ name: "xl/workbook.xml", data: nothing }]), /this is a spreadsheet; save it as PDF/],
    ["presentation", () => zipOf([{ name: "ppt/slides/1.xml", data: nothing }]), /this is a presentation/],
    [
      "OpenDocument",
      () => zipOf(["mimetype", "content.xml"].map((name) => ({ name, data: nothing }))),
      /this is an OpenDocument file \(ODT\); save it as DOCX or PDF/
    ],
    ["archive", () => zipOf([{ name: "cv.txt", data: nothing }]), /this is a compressed archive/],
    ["empty archive", () => zipOf([]), /this is a compressed archive/],
    ["gzip", () => padded("\x1f\x8b\x08"), /this is a compressed archive/],
    ["old Word file", () => padded("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), /old format \(\.doc\) or one with a password/],
    ["RTF", () => Buffer.from("{\\rtf1 Maya}"), /this is a rich text file \(RTF\); save it as/],
    ["PNG", () => padded("\x89PNG\r\n\x1a\n"), /this is a picture, and no text can be read from it/],
    ["JPEG", () => padded("\xff\xd8\xff\xe0"), /this is a picture/],
    ["HEIC", () => padded("\u0000\u0000\u0000\x18ftypheic"), /this is a picture/],
    ["garbage", () => Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 131) % 256)), /this is not a text file/],
    ["Latin-1 text", () => Buffer.from("R\xe9sum\xe9", "latin1"), /the text is not UTF-8/],
    ["large text", () => Buffer.alloc(1024 * 1024 + 1, "x"), /larger than 1 MiB/],
    [
      "large PDF",
      () => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(20 * 1024 * 1024)]),
      /larger than 20 MiB/
    ]
  ]

  it.effect.each(cases)("says what to do: %s", ([, bytes, expected]) =>
    Effect.gen(function* () {
      const line = yield* lineOf(read(yield* Effect.promise(async () => bytes())))
      assert.match(line, /^--resume: [^\n]+$/)
      assert.match(line, expected)
    })
  )

  it("ends a command with that line and exit code 1", async () => {
    const path = folderWith({ "cv.pdf": "%PDF-1.7 and nothing of it", job: "Cook" })
    const { code, stderr, stdout } = await tailor(["score", "--resume", path("cv.pdf"), "--job", path("job")])
    assert.deepStrictEqual([code, stdout], [1, ""])
    assert.match(stderr, /^tailor: --resume: the PDF is damaged or cut off and cannot be opened; save it again\n$/)
  })

  it("is given up when it takes too long or too much memory", async () => {
    const bytes = await pdfOf("Maya Example, Engineer of many things at Contoso")
    const lineFor = async (limits: { readonly time: number; readonly memory: number }) => {
      const result = await readDocumentText({ kind: "pdf", bytes }, limits)
      return typeof result === "string" ? result : result.line
    }
    assert.match(await lineFor({ time: 1, memory: 768 }), /takes too long to read/)
    assert.match(await lineFor({ time: 60_000, memory: 1 }), /takes more memory than/)
    assert.match(await lineFor({ time: 60_000, memory: 768 }), /Maya Example/)
  })
})

describe("what a document has beside its paragraphs", () => {
  const docx = (options: ConstructorParameters<typeof Document>[0]) => Packer.toBuffer(new Document(options))
  const textOf = async (bytes: Uint8Array) => {
    const text = await textOfDocx(bytes)
    return typeof text === "string" ? text : assert.fail(text.line)
  }

  it("is read: page header, table, tab; a picture is not", async () => {
    const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
    const picture = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64"
    )
    const bytes = await docx({
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph("Maya Example & Co | maya@example.com")] }) },
          children: [
            new Paragraph({ children: [new TextRun("Backend Engineer"), new TextRun("\tMar 2021 - Present")] }),
            new Paragraph({
              children: [new ImageRun({ type: "png", data: picture, transformation: { width: 9, height: 9 } })]
            }),
            new Table({ rows: [new TableRow({ children: [cell("Go"), cell("Python")] })] })
          ]
        }
      ]
    })
    const lines = (await textOf(bytes)).split("\n").filter((line) => line.trim() !== "")
    assert.deepStrictEqual(lines, [
      "Maya Example & Co | maya@example.com",
      "Backend Engineer\tMar 2021 - Present",
      "Go",
      "Python"
    ])
  })

  it("is refused where it is nothing", async () => {
    const empty = await textOfDocx(await docx({ sections: [{ children: [] }] }))
    assert.match(typeof empty === "string" ? "read" : empty.line, /there is no text in this document/)
  })
})

describe("a page of the web", () => {
  it.effect("is read as a person sees it, in the encoding that it names", () =>
    Effect.gen(function* () {
      const page = `<html><head><meta charset="iso-8859-1"><title>T</title></head><body><h1>R\u00e9sum\u00e9</h1>
        <nav><a href="/x">Home</a></nav><p>Go &amp; SQL<br>List&lt;String&gt;</p><ul><li>One<li>Two</ul>
        <table><tr><td>Cook</td><td>2019</td></tr></table><script>hidden</script></body></html>`
      const { text } = yield* read(Buffer.from(page, "latin1"))
      const lines = text.split("\n").filter((line) => line !== "")
      assert.deepStrictEqual(lines, [
        "R\u00e9sum\u00e9",
        "Home",
        "Go & SQL",
        "List<String>",
        "- One",
        "- Two",
        "Cook\t2019"
      ])
    })
  )

  it.effect("is not what Markdown with a tag in it is", () =>
    Effect.gen(function* () {
      const text = "<div align=center>\n\n# Maya\n\n</div>\n\n- Go\n- SQL\n"
      assert.strictEqual((yield* read(text)).text, text)
    })
  )

  it.effect("or a text may be UTF-16 when it says so", () =>
    Effect.gen(function* () {
      const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("R\u00e9sum\u00e9", "utf16le")])
      assert.strictEqual((yield* read(bytes)).text, "R\u00e9sum\u00e9")
    })
  )
})
