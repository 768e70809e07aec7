import { assert, describe, it } from "@effect/vitest"
import { mentionsIn } from "../../src/lexicon/matcher/mentions.js"

const named = (text: string): ReadonlyArray<string> => mentionsIn(text).map(({ concept }) => concept.name)

/** A text, and all the concepts it names in order. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  // Ambiguous words
  ["Experience with Go and Python", ["Go", "Python"]],
  ["Golang services", ["Go"]],
  ["ready to go on. Go!", []],
  ["Backend languages (Go preferred)", ["Backend development", "Go"]],
  ["C++ and C#", ["C++", "C#"]],
  ["C/C++", ["C", "C++"]],
  ["vitamin C, C-level contacts", []],
  ["R, Python or SAS", ["R", "Python", "SAS"]],
  ["R&D", []],
  ["must react to changes with a swift response in spring 2024 and excel at it", []],
  ["React and TypeScript", ["React", "TypeScript"]],
  ["Swift, Kotlin and React", ["Swift", "Kotlin", "React"]],
  ["Experience with Excel", ["Excel"]],
  ["You will rest after your shift", []],
  ["the nodes in a tree", []],
  ["Node, Express and MongoDB", ["Node.js", "Express.js", "MongoDB"]],
  ["in spring 2024", []],
  ["Spring and Hibernate", ["Spring", "Hibernate"]],
  // Names inside names and words
  ["Java and JavaScript", ["Java", "JavaScript"]],
  ["React Native", ["React Native"]],
  ["ASP.NET, not net revenue", ["ASP.NET"]],
  ["visit https://react.dev/java or mail java@kotlin.com", []],
  // One concept, many spellings
  ["k8s", ["Kubernetes"]],
  ["React.js / ReactJS / reactjs", ["React", "React", "React"]],
  ["NodeJS and Node.js", ["Node.js", "Node.js"]],
  ["JS, ECMAScript", ["JavaScript", "JavaScript"]],
  ["CI/CD", ["CI/CD"]],
  ["continuous integration", ["CI/CD"]],
  ["PL/SQL", ["PL/SQL"]],
  ["e-commerce and ecommerce", ["E-commerce", "E-commerce"]],
  ["search engine optimisation", ["SEO"]],
  ["Ｐｙｔｈｏｎ and Py\u200bthon", ["Python", "Python"]],
  ["Postgres, not MySQL", ["PostgreSQL", "MySQL"]],
  ["Java 17, PHP 8 and Python 3.11", ["Java", "PHP", "Python"]],
  ["SOC 2 and ISO 27001", ["SOC 2", "ISO 27001"]],
  ["distributed system", ["Distributed systems"]],
  ["Jenkins on AWS", ["Jenkins", "AWS"]],
  // Other professions
  ["Basic Life Support (BLS) and ACLS", ["BLS", "BLS", "ACLS"]],
  ["Registered Nurse", ["RN"]],
  ["AWS Certified Solutions Architect", ["AWS Certified Solutions Architect"]],
  ["CPA preferred, public accounting", ["CPA", "Accounting"]],
  ["lowered CPA by 20 % in paid campaigns", ["Cost per acquisition"]],
  ["EMR (Epic), wound care", ["EHR", "Epic", "Wound care"]]
]

describe("exactly what a text names", () => {
  it.each(cases)("%s", (text, expected) => {
    assert.deepStrictEqual([...named(text)], [...expected])
  })

  it("say where they stand in the original", () => {
    const text = "– Ｐｙｔｈｏｎ, then k8s."
    assert.deepStrictEqual(
      mentionsIn(text).map(({ start, end }) => text.slice(start, end)),
      ["Ｐｙｔｈｏｎ", "k8s"]
    )
  })

  it("find the same whatever the case of a long name", () => {
    for (const text of ["machine learning", "Machine Learning", "MACHINE LEARNING", "machine-learning"]) {
      assert.deepStrictEqual([...named(text)], ["Machine learning"], text)
    }
  })
})
