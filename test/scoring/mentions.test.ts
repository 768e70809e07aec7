import { assert, describe, it } from "@effect/vitest"
import { mentionsIn } from "../../src/lexicon/matcher/mentions.js"

/** What a text names, and what it does not. Read as: in this text, these concepts and not those. */
const cases: ReadonlyArray<readonly [text: string, names: ReadonlyArray<string>, not: ReadonlyArray<string>]> = [
  // Words that are also names
  ["We are ready to go the extra mile.", [], ["Go"]],
  ["Services in Go and Python", ["Go", "Python"], []],
  ["Golang developer", ["Go"], []],
  ["C++ and C# experience", ["C++", "C#"], ["C"]],
  ["Experience with C, C++ and assembly", ["C", "C++"], []],
  ["R&D budget", [], ["R"]],
  ["Statistics in R or SAS", ["R"], []],
  ["You must react to changes quickly", [], ["React"]],
  ["React Native apps", ["React Native"], []],
  ["starting spring 2024", [], ["Spring"]],
  ["Java with Spring Boot", ["Java", "Spring Boot"], []],
  ["a swift response", [], ["Swift"]],
  ["iOS apps in Swift and Kotlin", ["Swift", "Kotlin"], []],
  ["excel at communication", [], ["Excel"]],
  ["Excel pivot tables", ["Excel"], []],
  ["nodes in a tree", [], ["Node.js"]],
  ["JavaScript, Node and Express APIs", ["Node.js"], []],
  ["net revenue grew", [], [".NET"]],
  ["ASP.NET and .NET Core", [".NET"], []],
  // One thing, many spellings
  ["k8s clusters", ["Kubernetes"], []],
  ["ReactJS and React.js", ["React"], ["React Native"]],
  ["JS frameworks", ["JavaScript"], ["Java"]],
  ["Java and JavaScript", ["Java", "JavaScript"], []],
  ["Postgres", ["PostgreSQL"], ["MySQL"]],
  ["continuous integration", ["CI/CD"], []],
  ["continuous delivery", ["CI/CD"], []],
  ["Basic Life Support", ["BLS"], []],
  ["ACLS certification", ["ACLS"], []],
  ["e-commerce", ["E-commerce"], []],
  ["ecommerce", ["E-commerce"], []],
  ["search engine optimisation", ["SEO"], []],
  ["search engine optimization", ["SEO"], []],
  ["distributed system", ["Distributed systems"], []],
  ["AWS and Jenkins", ["AWS", "Jenkins"], []],
  ["AWS Certified Solutions Architect", ["AWS Certified Solutions Architect"], []],
  ["Java 17 and PHP 8", ["Java", "PHP"], []],
  ["SOC 2 audits", ["SOC 2"], []],
  ["PL/SQL", ["PL/SQL"], []],
  ["Docker.", ["Docker"], []],
  ["(Go preferred)", ["Go"], []],
  ["ＰＹＴＨＯＮ and Py\u200bthon", ["Python"], []],
  // All professions
  ["wound care and triage", ["Wound care", "Triage"], []],
  ["GAAP, month-end close", ["GAAP", "Month-end close"], []],
  ["lesson planning and classroom management", ["Lesson planning", "Classroom management"], []],
  ["due diligence, Westlaw", ["Due diligence", "Westlaw"], []],
  ["MIG and TIG welding", ["MIG welding", "TIG welding"], []],
  ["HACCP and ServSafe", ["HACCP", "ServSafe"], []],
  ["cold calling, Salesforce", ["Cold calling", "Salesforce"], []],
  ["Figma and wireframing", ["Figma", "Wireframing"], []],
  ["Six Sigma and Kaizen", ["Six Sigma", "Kaizen"], []],
  // Not inside other things
  ["see https://example.com/python/docs", [], ["Python"]],
  ["mail java@example.com", [], ["Java"]]
]

describe("mentions", () => {
  it.each(cases)("%s", (text, names, not) => {
    const found = mentionsIn(text).map(({ concept }) => concept.name)
    for (const name of names) assert.include(found, name)
    for (const name of not) assert.notInclude(found, name)
  })

  it("stand where they say", () => {
    const text = "Built with Ｋubernetes (k8s) and\tPostgreSQL."
    for (const { end, start } of mentionsIn(text)) assert.isAbove(end, start)
    const last = mentionsIn(text).at(-1)
    assert.strictEqual(text.slice(last?.start, last?.end), "PostgreSQL")
  })

  it("take a megabyte of anything without trouble", () => {
    for (const piece of ["a", " ", "-", "(", "C++ ", "React, ", "\u0301", "🙂", "go go ", "<", "1.", "A/B/"]) {
      const text = piece.repeat(Math.floor(1_000_000 / piece.length))
      assert.isAtLeast(mentionsIn(text).length, 0)
    }
  })
})
