import { assert, describe, it } from "@effect/vitest"
import type { EditProposal } from "../../src/domain/Optimization.js"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { proposeByRules } from "../../src/llm/offline/proposal.js"
import type { Language } from "../../src/lexicon/Language.js"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfProfile } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"
import { guardProposalIn } from "../../src/tailoring/guard/guardIn.js"
import { tailorResume } from "../tailoring/tailorResume.js"
import { french } from "./texts/french.js"
import { german } from "./texts/german.js"
import type { Pair } from "./texts/Labelled.js"
import { portuguese } from "./texts/portuguese.js"
import { spanish } from "./texts/spanish.js"

const asOf = 2026 * 12 + 5
const nothing: EditProposal = { summary: "", skills: [], experience_edits: [], warnings: [] }

const given = (language: Language, pair: Pair | undefined) => {
  assert(pair !== undefined)
  const [job, { text }] = pair
  return { language, job: readJob({ ...job, language }), resume: profileOfText(text).profile }
}

const edit = (company: string, original_bullet: string, revised_bullet: string): EditProposal => ({
  ...nothing,
  experience_edits: [{ company, original_bullet, revised_bullet, inserted_keywords: [], confidence: 0.8 }]
})

const rows: ReadonlyArray<
  readonly [
    language: Language,
    pair: Pair | undefined,
    company: string,
    original: string,
    honest: ReadonlyArray<string>,
    invented: ReadonlyArray<string>
  ]
> = [
  [
    ...(["de", german[0], "Fördewerk GmbH", "Umstellung der Anwendungen auf Docker und Kubernetes"] as const),
    ["Umstellung der Anwendungen auf Docker und Kubernetes (k8s)"],
    [
      "Umstellung der Anwendungen auf Docker, Terraform und Kubernetes",
      "Umstellung von 20 Anwendungen auf Docker und Kubernetes",
      "Umstellung von zwanzig Anwendungen auf Docker und Kubernetes",
      "Umstellung der Anwendungen auf Docker und Kubernetes bei der Deutschen Bahn",
      "Leitung der Umstellung der Anwendungen auf Docker und Kubernetes",
      "Umstellung der Anwendungen auf Docker und Kubernetes mit maschinellem Lernen"
    ]
  ],
  [
    ...(["de", german[0], "Fördewerk GmbH", "Einführung automatisierter Tests, Fehlerquote um 30 % gesenkt"] as const),
    ["Einführung automatisierter Tests (Testautomatisierung), Fehlerquote um 30 % gesenkt"],
    [
      "Einführung automatisierter Tests, Fehlerquote um 60 % gesenkt",
      "Einführung automatisierter Tests und Penetrationstests, Fehlerquote um 30 % gesenkt"
    ]
  ],
  [
    ...(["fr", french[1], "Cabinet Duroc", "Saisie de factures et relances clients"] as const),
    ["Saisie de factures et relances clients (recouvrement)"],
    ["Saisie de 200 factures et relances clients", "Saisie de factures, contrôle de gestion et relances clients"]
  ],
  [
    ...([
      "es",
      spanish[1],
      "Hospital Virgen del Mar",
      "Cuidado de pacientes críticos con ventilación mecánica"
    ] as const),
    ["Cuidado de pacientes críticos (cuidados intensivos) con ventilación mecánica"],
    [
      "Cuidado de 12 pacientes críticos con ventilación mecánica",
      "Cuidado de pacientes críticos con ventilación mecánica y diálisis peritoneal en el Hospital Central"
    ]
  ],
  [
    ...(["pt", portuguese[1], "Hospital da Ribeira", "Administração de medicamentos e hemodiálise"] as const),
    ["Administração de medicamentos e hemodiálise (diálise)"],
    [
      "Administração de medicamentos e hemodiálise para 30 pacientes",
      "Administração de medicamentos, quimioterapia e hemodiálise",
      "Liderança da administração de medicamentos e hemodiálise"
    ]
  ]
]

describe("the guard in other languages", () => {
  it.each(rows)("%s: keeps honest edits, in the person's words, and drops invented ones", (...row) => {
    const [language, pair, company, original, honest, invented] = row
    const one = given(language, pair)
    for (const revised of honest) {
      const { dropped, edits } = guardProposalIn({ ...one, proposal: edit(company, original, revised) })
      assert.deepStrictEqual(dropped, [], revised)
      assert.deepStrictEqual(
        edits.map(({ after, before }) => [before, after]),
        [[original, revised]]
      )
    }
    for (const revised of invented) {
      const { edits } = guardProposalIn({ ...one, proposal: edit(company, original, revised) })
      assert.deepStrictEqual(edits, [], revised)
    }
    const elsewhere = guardProposalIn({ ...one, proposal: edit("Hafenwerk AG", original, honest[0] ?? "") })
    assert.deepStrictEqual(
      elsewhere.dropped.map(({ rule }) => rule),
      ["R3"]
    )
  })

  it("adds skills that the work shows, as they were proposed, and no others", () => {
    const one = given("de", german[0])
    const skills = ["Microservices", "Maschinelles Lernen", "Terraform", "Softwareentwicklung", "Testautomatisierung"]
    const guarded = guardProposalIn({ ...one, proposal: { ...nothing, skills } })
    assert.deepStrictEqual(guarded.skills, ["Microservices", "Softwareentwicklung", "Testautomatisierung"])
  })

  it("judges a summary", () => {
    const one = given("de", german[0])
    const summaryOf = (summary: string) => guardProposalIn({ ...one, proposal: { ...nothing, summary } }).summary
    const honest = "Softwareentwickler mit acht Jahren Erfahrung in Java, Spring Boot und relationalen Datenbanken."
    assert.strictEqual(summaryOf(honest), honest)
    assert.isNull(summaryOf("Softwareentwickler mit zwölf Jahren Erfahrung in Java und relationalen Datenbanken."))
    assert.isNull(summaryOf("Leitender Arzt mit acht Jahren Erfahrung in Java und relationalen Datenbanken."))
  })

  it("tailors by rules in the language of the resume, says that less is checked, and never lowers the score", () => {
    const sets: ReadonlyArray<readonly [Language, ReadonlyArray<Pair>]> = [
      ["de", german],
      ["fr", french],
      ["es", spanish],
      ["pt", portuguese]
    ]
    let proposals = 0
    for (const [language, list] of sets) {
      for (const pair of list) {
        const { job, resume } = given(language, pair)
        const before = scoreResume(job, resumeOfProfile(resume, language), asOf)
        const names = (matched: boolean) =>
          before.requirements.filter((one) => one.matched === matched).map(({ name }) => name)
        const [{ company, description, title }] = pair
        const proposal = proposeByRules({
          resume,
          language,
          job: { title, company, description, language, matched: names(true), unmatched: names(false) }
        })
        const { after, result } = tailorResume({
          ...{ resume, language, job, before, proposal, asOf, confidenceThreshold: 0.6, modelKind: "offline" }
        })
        assert.isAtLeast(after.score, before.score)
        const changes = result.suggested_changes.filter(({ type }) => type !== "warning")
        proposals += changes.length
        for (const { after: text } of changes) assert.notMatch(text ?? "", /Skills include|with skills in/)
        const warnings = result.optimized_resume_json.warnings.join(" ")
        if (changes.length > 0) assert.match(warnings, /in which fewer words are checked than in English/)
      }
    }
    assert.isAbove(proposals, 5)
  })
})
