import { assert, describe, it } from "@effect/vitest"
import * as FastCheck from "effect/FastCheck"
import { commandNamed, pages } from "../../cli/help/help.js"
import { firstHelp, helpText } from "../../cli/help/helpText.js"
import { placeInWords } from "../../src/scoring/report/requirementRows.js"
import { explainedText, scoreText } from "../../cli/output/scoreTable.js"
import { bar, oneLine, styleOf, table, withoutEscapes, wrap } from "../../cli/output/terminal.js"
import { shorten } from "../../src/text/shorten.js"
import { optionsFirst, usageFault } from "../../cli/help/usage.js"
import { wordDiff } from "../../src/tailoring/wordDiff.js"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfProfile } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"
import { sampleJob, sampleProfile } from "../support/sampleFiles.js"

const plain = styleOf(false)
const coloured = styleOf(true)

describe("text on a terminal", () => {
  it("is aligned whatever its colours, without white space at line ends", () => {
    const rows = [
      [{ text: "a", paint: coloured.good }, { text: "1", align: "right" as const }, { text: "" }],
      [{ text: "long" }, { text: "22", align: "right" as const, paint: coloured.bad }, { text: "z" }]
    ]
    assert.deepStrictEqual(table(rows).map(withoutEscapes), ["  a      1", "  long  22  z"])
  })

  it("cannot move the cursor, whatever a resume holds", () => {
    assert.strictEqual(oneLine("a\u001b[2Jb\r\n\tc\u009b"), "a [2Jb c")
  })

  it("is cut and wrapped by characters, not by code units", () => {
    assert.strictEqual(shorten("👩‍🍳 chef", 200), "👩‍🍳 chef")
    assert.strictEqual(shorten("abcdef", 4), "abc…")
    assert.deepStrictEqual(wrap("one two three", 7), ["one two", "three"])
  })

  it.prop(
    "wraps without losing a word",
    [FastCheck.string(), FastCheck.integer({ min: 1, max: 40 })],
    ([text, width]) => {
      assert.strictEqual(wrap(oneLine(text), width).join(" "), oneLine(text))
    }
  )

  it.prop("has bars of one width", [FastCheck.double({ noNaN: true })], ([share]) => {
    assert.strictEqual([...bar(share, 20, plain)].length, 20)
  })

  it("has no escape codes without colours", () => {
    for (const paint of Object.values(plain)) assert.strictEqual(paint("x"), "x")
    for (const paint of Object.values(coloured)) assert.strictEqual(withoutEscapes(paint("x")), "x")
  })
})

describe("the word diff", () => {
  const words = FastCheck.array(FastCheck.constantFrom("a", "b", "c", "d"), { maxLength: 30 }).map((list) =>
    list.join(" ")
  )

  it.prop("gives both texts back", [words, words], ([before, after]) => {
    const runs = wordDiff(before, after)
    const side = (kind: string) =>
      runs
        .filter((run) => run.kind === "same" || run.kind === kind)
        .map(({ text }) => text)
        .join(" ")
    assert.strictEqual(side("removed"), before)
    assert.strictEqual(side("added"), after)
  })

  it("marks only what was put in", () => {
    assert.deepStrictEqual(wordDiff("Built services on Postgres", "Built REST services on Postgres"), [
      { kind: "same", text: "Built" },
      { kind: "added", text: "REST" },
      { kind: "same", text: "services on Postgres" }
    ])
  })

  it("does not compare what is very long", () => {
    const long = "word ".repeat(5_000).trim()
    assert.deepStrictEqual(
      wordDiff(long, `${long} more`).map(({ kind }) => kind),
      ["removed", "added"]
    )
  })
})

describe("a score in words", () => {
  const profile = { ...sampleProfile, certifications: [], education: [] }
  const report = scoreResume(
    readJob({ title: "Senior Backend Engineer", description: sampleJob }),
    resumeOfProfile(profile),
    2026 * 12
  )
  const lines = explainedText(report, plain, 100)
  const text = lines.join("\n")

  it("names the total, the five parts and their points", () => {
    assert.include(text, `${report.score} of 100`)
    for (const [key, name] of [
      ["hard_skills", "Hard skills"],
      ["relevance", "Role and domain relevance"],
      ["seniority", "Seniority"],
      ["soft_skills_certifications", "Soft skills, certifications"],
      ["coverage", "Keyword coverage"]
    ] as const) {
      assert.isTrue(
        lines.some((line) => line.includes(name) && line.includes(`${report.parts[key]} of `)),
        name
      )
    }
  })

  it("puts what is missing first, required and dearest on top, and says what it would give", () => {
    const at = (part: string) => lines.findIndex((line) => line.includes(part))
    assert.isAbove(at("Keyword coverage"), at("Missing ("))
    assert.isAbove(at("Found ("), at("Keyword coverage"))
    const gaps = lines.flatMap((line) => {
      const [, points, tier] = /^ +\+(\d+\.\d) .* (required|preferred|mentioned) /.exec(line) ?? []
      return points === undefined ? [] : [{ points: Number(points), isRequired: tier === "required" }]
    })
    assert.isAbove(gaps.length, 1)
    assert.deepStrictEqual(
      gaps,
      gaps.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired) || b.points - a.points)
    )
    const missing = lines.slice(at("Missing ("), at("Found (")).join("\n")
    assert.include(missing, "AWS Certified Solutions Architect")
  })

  it("counts alternatives once and does not call the others missing", () => {
    assert.include(text, "React")
    assert.notInclude(text, "Angular")
  })

  it("says where and in which form the rest was found", () => {
    assert.match(text, /TypeScript .*experience 1, bullet 1, as asked/)
    assert.match(text, /Kubernetes .*experience 1, bullet 2, other form "k8s"/)
    assert.strictEqual(placeInWords("line 12"), "line 12")
    assert.strictEqual(placeInWords("base_skills[4]"), "skill 5")
    assert.strictEqual(placeInWords("experiences[0].role"), "experience 1, role")
  })

  it("warns before anything else, and ends with the arithmetic of each part", () => {
    const doubtful = explainedText({ ...report, warnings: ["The job is short."] }, plain, 100)
    const at = (part: string) => doubtful.findIndex((line) => line.includes(part))
    assert.isBelow(at("! The job is short."), at("Hard skills"))
    assert.isAbove(at("Why these points"), at("Found ("))
    const arithmetic = doubtful.slice(at("Why these points")).join(" ").replace(/\s+/g, " ")
    for (const { explanation } of Object.values(report.part_reports)) assert.include(arithmetic, explanation)
  })

  it("begins with one sentence, and stays on one screen unless it is asked to explain", () => {
    const short = scoreText(report, plain, 80)
    assert.match(short.slice(1, 3).join(" ").trim(), /^[A-Z][a-z ]+: \d+ of \d+ required skills shown; .*\.$/)
    assert.notInclude(short.join("\n"), "Why these points")
    assert.isAtMost(
      explainedText(report, plain, 80).findIndex((line) => line.startsWith("Missing (")),
      4
    )
  })

  it("cuts no place and no form short", () => {
    const narrow = explainedText(report, plain, 60).join(" ").replace(/\s+/g, " ")
    assert.include(narrow, 'other form "k8s"')
  })

  it("has one colour for what is missing, another for what is there", () => {
    const lines = scoreText(report, coloured, 100)
    const painted = (colour: number) => lines.filter((line) => line.includes(`\u001b[${colour}m`)).map(withoutEscapes)
    assert.isTrue(painted(31).every((line) => /^ +\+\d/.test(line)) && painted(31).length > 1)
    assert.isTrue(painted(32).every((line) => line.includes("█")) && painted(32).length > 3)
  })
})

describe("help", () => {
  it("teaches by examples that the command line takes", () => {
    for (const { examples } of Object.values(pages)) {
      for (const example of examples) {
        const command =
          /tailor (.*?)(?: [<>] .*|\)".*)?$/.exec(example.slice(example.lastIndexOf("tailor ")))?.[1] ?? ""
        const words = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)
        assert.isUndefined(usageFault(words), example)
      }
    }
  })

  it("shows alone what one does first, on one screen", () => {
    const lines = firstHelp(plain, 80).split("\n")
    assert.isAtMost(lines.length, 23)
    assert.lengthOf(
      lines.filter((line) => /^ {2}tailor [a-z]/.test(line)),
      6
    )
    for (const line of lines) assert.isAtMost(line.length, 80)
  })

  it("is no wider than the terminal, but for examples to copy", () => {
    for (const width of [60, 80, 100]) {
      for (const name of [undefined, ...Object.keys(pages).map(commandNamed)]) {
        for (const line of helpText(name, plain, width).split("\n")) {
          if (!/^ {2}(?:tailor|curl|[A-Z_]+=)/.test(line)) assert.isAtMost([...line].length, width, line)
        }
      }
    }
  })

  it("names every command, and every option of each", () => {
    const overview = helpText(undefined, plain, 100)
    for (const [name, { optional, required }] of Object.entries(pages)) {
      assert.include(overview, name)
      const page = helpText(commandNamed(name), plain, 100)
      for (const option of [...required, ...optional]) assert.include(page, `--${option} `)
    }
  })

  it("takes options before and behind other words", () => {
    assert.deepStrictEqual(optionsFirst(["explain-diff", "-", "b.md", "--job", "-", "--format=json"]), [
      ...["explain-diff", "--job", "-", "--format=json"],
      ...["-", "b.md"]
    ])
    assert.deepStrictEqual(optionsFirst(["batch", "score", "--jobs", "a"]), ["batch", "score", "--jobs", "a"])
    assert.deepStrictEqual(optionsFirst(["demo", "--open"]), ["demo", "--open"])
  })

  it("says in one line what is wrong with what was typed", () => {
    const lines: ReadonlyArray<readonly [ReadonlyArray<string>, RegExp]> = [
      [["scroe"], /no command scroe \(is score meant\?\)/],
      [["--bogus"], /no option --bogus/],
      [["score", "--resume", "a"], /^--job is missing/],
      [["score"], /^--resume and --job are missing/],
      [["score", "--job", "a", "--resume"], /^--resume needs a value/],
      [["score", "--resume", "--job", "a"], /^--resume needs a value/],
      [["score", "--job", "a", "--job", "b"], /^--job is given twice/],
      [["score", "--titel", "x"], /no option --titel \(is --title meant\?\)/],
      [["score", "cv.txt"], /must be options/],
      [["score", "--wizard"], /no option --wizard/],
      [["score", "-r", "a"], /^score has no option -r;/],
      [["score", "-resume", "a"], /^score has no option -resume \(is --resume meant\?\);/],
      [["score", "--job=", "--resume", "a"], /^--job needs a value/],
      [["bench", "strategy"], /^what follows bench must be strategies, quality or options such as --rate;/],
      [["bench", "qualiyt"], /\(is quality meant\?\)/],
      [["demo", "now"], /must be options such as --open/],
      [["demo", "--open=yes"], /^--open takes no value/],
      [["demo", "--open", "--open"], /^--open is given twice/]
    ]
    for (const [words, line] of lines) assert.match(usageFault(words) ?? "", line)
    assert.isUndefined(usageFault(["demo", "--open"]))
    assert.isUndefined(usageFault(["score", "--job=-", "--resume", "-x.txt", "--title", ""]))
  })
})
