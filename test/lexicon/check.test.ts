import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { checkLexicon } from "../../src/lexicon/build/check.js"
import { sourceOf, UnreadableLexicon } from "../../src/lexicon/build/parse.js"
import type { DataFile } from "../../src/lexicon/build/LexiconSource.js"
import { dataFiles } from "../../src/lexicon/build/readSource.js"

const shipped = dataFiles(fileURLToPath(new URL("../../src/data/lexicon", import.meta.url)))

/** A small lexicon without a fault. */
const sound: Readonly<Record<string, string>> = {
  "technology.yaml": `field: technology
companions:
  web: &web [browser, css]
concepts:
- name: Go
  forms: [Golang]
  ambiguous:
    forms: [Go]
    near: [*web, backend]
  except: [go the extra mile]
- name: JavaScript
  implies: [Programming]
- name: Programming
  rarity: 2
`,
  "softSkills.yaml": "field: general\nconcepts:\n- name: Patience\n  kind: soft\n",
  "occupations.yaml": `makers: { first: [developer], others: [lead] }
occupations:
- family: software development
  field: technology
  titles: [software developer]
  skills: [JavaScript]
- family: web development
  field: technology
  titles: [web developer]
  related: [software development]
`,
  "words/spelling.yaml": `keepsS: [sales]
noPlural: []
britishAmerican: { colour: color }
notIze: []
secondHalves: [work]
learnedPrefixes: [electro]
otherInTwo: []
otherInOne: []
needsSign: []
onePiece: [oral]
`,
  "words/commonWords.yaml": "rare: 4.5\nsilent: [the]\nweights:\n- weight: 1\n  words: [work]\n",
  "words/givenNames.yaml": "plain: [anna]\n",
  "words/functionWords.yaml": "en: [the]\nde: [und]\nfr: [les]\nes: [los]\npt: [dos]\n",
  "glossaries/de.yaml": `language: de
words: { and: [und] }
triggers: { requirements: [anforderungen] }
skills: { Programming: [programmierung] }
titles: { web developer: [webentwickler] }
endings: { en: "" }
`
}

/** The lexicon with another text in the place of one that it has. */
const broken = (file: string, text: string, other: string): ReadonlyArray<DataFile> => {
  assert.include(sound[file] ?? "", text)
  return Object.entries(sound).map(([name, own]) => ({ name, text: name === file ? own.replace(text, other) : own }))
}

const findingsOf = (files: ReadonlyArray<DataFile>) =>
  checkLexicon(sourceOf(files), []).findings.map(({ check, file, line, message }) => [
    check,
    `${file}:${line}`,
    message
  ])

const faultsOf = (files: ReadonlyArray<DataFile>): ReadonlyArray<string> => {
  try {
    sourceOf(files)
  } catch (fault) {
    if (fault instanceof UnreadableLexicon)
      return fault.faults.map(({ file, line, message }) => `${file}:${line} ${message}`)
    throw fault
  }
  return []
}

const whole = broken("technology.yaml", "", "")

describe("the lexicon's data", () => {
  it("are sound", () => {
    assert.deepStrictEqual(checkLexicon(sourceOf(shipped), []).findings, [])
  })

  it("have a hash that a new form changes, and a comment or another order of files does not", () => {
    const hash = sourceOf(whole).hash
    assert.match(hash, /^[0-9a-f]{12}$/)
    assert.notStrictEqual(sourceOf(broken("technology.yaml", "[Golang]", "[Golang, Go lang]")).hash, hash)
    assert.strictEqual(sourceOf(broken("technology.yaml", "field:", "# Read me\nfield:")).hash, hash)
    assert.strictEqual(sourceOf(whole.toReversed()).hash, hash)
  })

  it("take in lists of companions", () => {
    const go = sourceOf(whole).concepts.find(({ name }) => name === "Go")
    assert.deepStrictEqual(go?.ambiguous, { forms: ["Go"], near: ["browser", "css", "backend"] })
  })
})

describe("a check of a small lexicon", () => {
  it("finds nothing where nothing is wrong", () => {
    assert.deepStrictEqual(findingsOf(whole), [])
  })

  it.each([
    [
      "duplicate",
      ["softSkills.yaml", "Patience", "patience\n- name: programming"],
      "technology.yaml:13",
      "concept Programming stands in softSkills.yaml:4 already"
    ],
    ["order", ["technology.yaml", "name: Programming", "name: Coding"], "technology.yaml:13", "after JavaScript"],
    [
      "collision",
      ["technology.yaml", "rarity: 2", "forms: [golang]"],
      "technology.yaml:13",
      '"golang" of Programming is a form of Go already'
    ],
    [
      "repeated form",
      ["technology.yaml", "[Golang]", "[Golang, Golang]"],
      "technology.yaml:5",
      '"Golang" is a form of Go twice'
    ],
    [
      "repeated form",
      ["technology.yaml", "[Golang]", "[Go]"],
      "technology.yaml:5",
      '"Go" of Go is ambiguous and unambiguous'
    ],
    [
      "no companions",
      ["technology.yaml", "near: [*web, backend]", "near: []"],
      "technology.yaml:5",
      "Go has ambiguous forms"
    ],
    [
      "unknown name",
      ["technology.yaml", "[Programming]", "[Program]"],
      "technology.yaml:11",
      "JavaScript implies Program, which is no concept"
    ],
    [
      "unknown name",
      ["occupations.yaml", "[JavaScript]", "[Java]"],
      "occupations.yaml:3",
      "takes Java, which is no concept"
    ],
    [
      "unknown name",
      ["occupations.yaml", "[software development]", "[software]"],
      "occupations.yaml:7",
      "related to software, which is no occupation"
    ],
    [
      "cycle",
      ["technology.yaml", "rarity: 2", "implies: [JavaScript]"],
      "technology.yaml:11",
      "JavaScript implies Programming implies JavaScript"
    ],
    [
      "two meanings",
      ["glossaries/de.yaml", "[anforderungen]", "[anforderungen, und]"],
      "glossaries/de.yaml:1",
      '"und" is "and" and "requirements"'
    ],
    [
      "two meanings",
      ["words/givenNames.yaml", "[anna]", "[anna, anna]"],
      "words/givenNames.yaml:1",
      "anna stands in the list twice"
    ]
  ] as const)("tells %s: %s", (check, [file, text, other], place, message) => {
    const found = findingsOf(broken(file, text, other)).filter(([own]) => own === check)
    assert.include(
      found.map(([, where]) => where),
      place
    )
    assert.include(found.map(([, , told]) => told).join("\n"), message)
  })

  it.each([
    ["a field that there is not", ["technology.yaml", "rarity: 2", "rare: 2"], "technology.yaml:14 concepts.2.rare"],
    ["a rarity out of range", ["technology.yaml", "rarity: 2", "rarity: 9"], "technology.yaml:14 concepts.2.rarity"],
    ["a list that nobody has named", ["technology.yaml", "*web", "*webs"], "technology.yaml:9"],
    ["what is no YAML", ["softSkills.yaml", "field: general", "field: [general"], "softSkills.yaml:"],
    ["a form that is no text", ["technology.yaml", "[Golang]", "[8051]"], "technology.yaml:6 concepts.0.forms.0"]
  ] as const)("refuses %s, with its line", (_, [file, text, other], told) => {
    assert.include(faultsOf(broken(file, text, other)).join("\n"), told)
  })

  it("says which file is missing", () => {
    assert.deepStrictEqual(faultsOf(whole.filter(({ name }) => name !== "words/spelling.yaml")), [
      "words/spelling.yaml:1 is missing"
    ])
  })

  it("names the concepts that no text holds", () => {
    const source = sourceOf(whole)
    assert.deepStrictEqual(checkLexicon(source, ["Golang and PROGRAMMING."]).unmet, ["JavaScript", "Patience"])
    assert.deepStrictEqual(checkLexicon(source, ["javascript", "patience, go, programming"]).unmet, [])
  })
})
