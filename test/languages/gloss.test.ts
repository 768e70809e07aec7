import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { glossesFrom } from "../../src/lexicon/glossaries/glosses.js"
import { built } from "../../src/lexicon/built.js"
import { findMentions, mentionsIn, read } from "../../src/lexicon/matcher/mentions.js"
import { titlesIn } from "../../src/lexicon/matcher/occupation.js"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfText } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"
import { Shape } from "../../src/text/Tokens.js"
import { english, nameOfLanguage } from "../../src/lexicon/Language.js"
import { french } from "./texts/french.js"
import { german } from "./texts/german.js"
import { portuguese } from "./texts/portuguese.js"
import { spanish } from "./texts/spanish.js"

const languages = ["de", "fr", "es", "pt"] as const
const texts = [...german, ...french, ...spanish, ...portuguese].flatMap(([job, resume]) => [
  job.description,
  resume.text
])

const names = (text: string, language: string) => mentionsIn(text, language).map(({ concept }) => concept.name)
const written = (text: string, language: string) =>
  mentionsIn(text, language).map(({ start, end }) => text.slice(start, end))

const glossaryOf = (language: string) => built.words.glossaries.find((one) => one.language === language)

describe("a glossary", () => {
  it.each(languages)("%s: gives each word one meaning", (language) => {
    const glossary = glossaryOf(language)
    assert(glossary !== undefined)
    assert.deepStrictEqual(glossesFrom(glossary).faults, [])
    assert.notStrictEqual(nameOfLanguage(language), "another language")
  })

  it.each(languages)("%s: names skills and occupations by names that the lexicon has", (language) => {
    const { skills = {}, titles = {} } = glossaryOf(language) ?? {}
    const unknown = Object.keys(skills).filter((name) => {
      const text = read(name)
      text.tokens.shapes[0] = (text.tokens.shapes[0] ?? 0) | Shape.named
      const covered = findMentions(text).reduce((sum, { first, last }) => sum + last - first + 1, 0)
      // "accounts payable and accounts receivable" names two.
      return covered < text.tokens.count - (name.includes(" and ") ? 1 : 0)
    })
    assert.deepStrictEqual(unknown, [])
    const nobodies = Object.keys(titles).filter((title) => {
      const text = read(title)
      return titlesIn(text, 0, text.tokens.count).length === 0
    })
    // A noun that many titles end in is none of its own.
    assert.deepStrictEqual(
      nobodies.filter((title) => !["technician", "manager", "analyst", "assistant"].includes(title)),
      []
    )
  })

  it("reads words however they are spelled, and takes them whole", () => {
    const table: ReadonlyArray<readonly [language: string, text: string, name: string, word: string]> = [
      ["de", "Aufgaben der Qualitätssicherung", "Quality assurance", "Qualitätssicherung"],
      ["de", "Aufgaben der Qualitaetssicherung", "Quality assurance", "Qualitaetssicherung"],
      ["de", "Aufgaben der QUALITÄTSSICHERUNG.", "Quality assurance", "QUALITÄTSSICHERUNG"],
      ["de", "Schweißen und Löten", "Welding", "Schweißen"],
      ["de", "Schweissen und Löten", "Welding", "Schweissen"],
      ["de", "Vertriebserfahrung", "Sales", "Vertriebserfahrung"],
      ["de", "Pythonkenntnisse", "Python", "Pythonkenntnisse"],
      ["de", "sehr gute Excel-Kenntnisse", "Excel", "Excel-Kenntnisse"],
      ["de", "maschinellem\nlernen", "Machine learning", "maschinellem\nlernen"],
      ["fr", "l'apprentissage automatique", "Machine learning", "apprentissage automatique"],
      ["fr", "la TVA", "VAT", "TVA"],
      ["fr", "d’écoute", "Listening", "écoute"],
      ["es", "gestión de proyectos", "Project management", "gestión de proyectos"],
      ["es", "la nómina y las nóminas", "Payroll", "nómina"],
      ["pt", "gestão de projetos", "Project management", "gestão de projetos"],
      ["pt", "testes automatizados", "Test automation", "testes automatizados"]
    ]
    for (const [language, text, name, word] of table) {
      for (const spelled of [text, text.normalize("NFD")]) {
        assert.include(names(spelled, language), name, text)
        assert.include(
          written(spelled, language).map((one) => one.normalize("NFC")),
          word,
          text
        )
      }
    }
  })

  it("takes no word for the English one that is spelled alike", () => {
    const table: ReadonlyArray<readonly [language: string, text: string, name: string]> = [
      ["de", "Die deutschen Kunden", "German"],
      ["de", "Was man so also war, art und gift", "C"],
      ["fr", "La location du site, le chat et la sale", "Sales"],
      ["es", "Los once clientes de la red", "Computer networking"],
      ["pt", "A data e o time do projeto", "Data analysis"],
      ["pt", "e-commerce", "Communication"]
    ]
    for (const [language, text, name] of table) assert.notInclude(names(text, language), name, text)
    assert.include(names("Vendas em e-commerce", "pt"), "E-commerce")
  })

  it("takes no title of an occupation for a skill", () => {
    assert.deepStrictEqual(names("Auxiliar contable en una empresa", "es"), [])
    assert.deepStrictEqual(names("Backend-Entwickler im Team", "de"), [])
    assert.deepStrictEqual(
      readJob({ title: "Softwareentwickler Java", description: "Docker", language: "de" }).extracted.hard_skills,
      ["Java", "Docker"]
    )
  })

  it("reads titles in each gender", () => {
    const table: ReadonlyArray<readonly [language: string, titles: ReadonlyArray<string>]> = [
      [
        "de",
        [
          ...["Softwareentwickler", "Softwareentwicklerin", "Softwareentwickler/in", "Softwareentwickler:in"],
          ...["Softwareentwickler*in", "Softwareentwickler_in", "Softwareentwickler(in)", "Softwareentwickler (m/w/d)"],
          ...["SOFTWAREENTWICKLER (W/M/D)", "Software-Entwickler m/w/d", "Softwareentwickler/-in"]
        ]
      ],
      [
        "fr",
        [
          "Développeur",
          "Développeuse",
          "Développeur/développeuse",
          "Développeur(se)",
          "Développeur (H/F)",
          "Développeur·se"
        ]
      ],
      ["es", ["Desarrollador", "Desarrolladora", "Desarrollador/a", "Desarrollador(a)"]],
      ["pt", ["Desenvolvedor", "Desenvolvedora", "Desenvolvedor(a)", "Desenvolvedor/a"]]
    ]
    for (const [language, titles] of table) {
      for (const title of titles) {
        const job = readJob({ title, description: "Java", language })
        const report = scoreResume(
          job,
          resumeOfText("Experience\nSoftware Developer\n2019 - 2024\nJava", english),
          2026 * 12
        )
        assert.isAbove(report.parts.relevance, 5, title)
      }
    }
  })
})

/** Whether a place stands inside a word. */
const cuts = (text: string, at: number): boolean =>
  at > 0 &&
  at < text.length &&
  /^[\p{L}\p{M}]{2}$/u.test(text.slice(at - 1, at + 1)) &&
  !/[\p{Lu}]/u.test(text.charAt(at))

describe("a hundred thousand characters", () => {
  const maxMilliseconds = 15_000
  const pieces = ["AB ", "l'", "(m/w/d)", "der ", "-in/", "a-", "Kenntnisse", "UND\u0308 ", "d’une ", "e/o "]
  it.each(pieces)("of %s are read without growing slow", (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length))
    for (const language of languages) {
      const began = performance.now()
      read(text, language)
      assert.isBelow(performance.now() - began, maxMilliseconds)
    }
  })
})

describe("any text in any language", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc
      .array(
        fc.oneof(
          fc.constantFrom(...texts.flatMap((text) => text.split("\n"))),
          fc.constantFrom(
            "日本語のテキスト。",
            "نص عربي قصير",
            "Ελληνικά",
            "русский текст",
            "(m/w/d)",
            "l'",
            "d’",
            "-in",
            "\u0308",
            "ß"
          ),
          fc.string({ unit: "grapheme", maxLength: 12 })
        ),
        { maxLength: 14 }
      )
      .map((pieces) => pieces.join("\n"))
  )
  const anyLanguage = fc.constantFrom("en", "de", "fr", "es", "pt", "nl", "ja", "ar", "xx", "__proto__", "")

  it("is read without a fault, and names no part of a word", () => {
    fc.assert(
      fc.property(anyText, anyLanguage, anyLanguage, (text, of, other) => {
        const job = readJob({ title: text.slice(0, 60), description: text, company: text.slice(0, 20), language: of })
        const report = scoreResume(job, resumeOfText(text, other), 2026 * 12)
        assert.isTrue(Number.isInteger(report.score) && report.score >= 0 && report.score <= 100)
        for (const { span, written: word } of job.requirements) {
          if (span === undefined) continue
          assert.strictEqual(text.slice(span.start, span.end), word)
        }
      }),
      { numRuns: 150 }
    )
  })

  it("a name never begins or ends inside a word of the labelled texts", () => {
    for (const text of texts.flatMap((one) => [one, one.normalize("NFD")])) {
      for (const language of ["en", ...languages, "nl"]) {
        for (const { span } of readJob({ title: "", description: text, language }).requirements) {
          if (span === undefined) continue
          assert.isFalse(cuts(text, span.start), text.slice(span.start - 8, span.end + 8))
          assert.isFalse(cuts(text, span.end), text.slice(span.start - 8, span.end + 8))
        }
      }
    }
  })

  it("gives the same for both ways to write an accent", () => {
    for (const [language, list] of [
      ["de", german],
      ["fr", french],
      ["es", spanish],
      ["pt", portuguese]
    ] as const) {
      for (const [job] of list) {
        const one = readJob({ ...job, language })
        const other = readJob({ ...job, description: job.description.normalize("NFD"), language })
        assert.deepStrictEqual(
          other.requirements.map(({ name, tier }) => [name.normalize("NFC"), tier]),
          one.requirements.map(({ name, tier }) => [name, tier])
        )
      }
    }
  })
})
