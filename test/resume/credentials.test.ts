import { assert, describe, it } from "@effect/vitest"
import { profileOfText } from "../../src/resume/profileOfText.js"

const read = (text: string) => profileOfText(text).profile

const work = "Experience\n\nClerk, Sample Foods, 2019 - 2024\n- Filed letters"

describe("certificates outside of a list of them", () => {
  const certificates = (section: string) => read(`Ada Example\n\n${work}\n\n${section}\n`).certifications

  it.each([
    ["Standing\nMember, Example Institute of Surveyors", ["Member, Example Institute of Surveyors"]],
    ["Interests\nFellow of the Sample Society of Acoustics", ["Fellow of the Sample Society of Acoustics"]],
    ["Other\nMemberships: Guild of Bakers; Sample Society", ["Guild of Bakers", "Sample Society"]],
    ["Interests\nMember of the Parents committee", []]
  ])("memberships: %s", (section, expected) => assert.deepStrictEqual(certificates(section), expected))

  it.each(["Driving licence: B, C1", "Driver's license, Class D", "Driving permit B"])(
    "a licence to drive among skills: %s",
    (line) => {
      const { base_skills, certifications } = read(`Ada Example\n\n${work}\n\nSkills\nExcel, SAP\n${line}\n`)
      assert.deepStrictEqual([base_skills, certifications], [["Excel", "SAP"], [line]])
    }
  )

  it.each([
    [
      "Certificate in Bookkeeping, 2018. Level 4 in Payroll half done. Food hygiene certificate. First aid lapsed.",
      ["Certificate in Bookkeeping", "Food hygiene certificate"]
    ],
    [
      "Forklift licence. First aid certificate. My brother has the crane licence.",
      ["Forklift licence", "First aid certificate"]
    ],
    ["Sworn in 2017; practising certificate. Notary. Not renewed.", ["practising certificate"]]
  ])("a sentence each: %s", (paragraph, expected) =>
    assert.deepStrictEqual(certificates(`Certificates\n${paragraph}`), expected)
  )

  it.each([
    ["I hold an SIA licence, a first aid certificate and a forklift licence.", 3],
    ["I hold the WHMIS certificate and a driving licence, and I live near the port.", 2],
    ["I have no forklift licence.", 0]
  ])("said of oneself: %s", (sentence, count) =>
    assert.strictEqual(read(`Ada Example\n\nI like order.\n\n${sentence}\n`).certifications.length, count)
  )
})

describe("certificates that end before the last work begins", () => {
  it.each([
    ["Chartered Engineer until 2012", []],
    ["First aid certificate, valid to 06/2015", []],
    ["Forklift licence, valid until 2031", ["Forklift licence"]]
  ])("%s", (line, expected) =>
    assert.deepStrictEqual(read(`Ada Example\n\n${work}\n\nCertificates\n${line}\n`).certifications, expected)
  )
})

describe("skills", () => {
  const skills = (section: string) => read(`Ada Example\n\n${work}\n\n${section}\n`).base_skills

  it.each([
    ["Languages\nFrench: mother tongue\nDutch: school level", ["French", "Dutch"]],
    ["Languages\nPolish\nEnglish", ["Polish", "English"]],
    [
      "Languages\nOther language(s)\nUNDERSTANDING   SPEAKING   WRITING\nGerman   B2   B2   B1\nCzech   C1   C1   C2",
      ["German", "Czech"]
    ]
  ])("languages without how well: %s", (section, expected) => assert.deepStrictEqual(skills(section), expected))

  it.each([
    "I know crochet, felting, weaving and spinning.",
    "I use Excel, Sage, Xero and Outlook.",
    "I speak Dutch, Frisian, German and Danish."
  ])("said of oneself: %s", (sentence) =>
    assert.strictEqual(read(`Ada Example\n\nI like order.\n\n${sentence}\n`).base_skills.length, 4)
  )

  it.each(["K I T   B A G", "What I work with", "Tools and know-how"])("below %s", (heading) =>
    assert.deepStrictEqual(skills(`${heading}\nExcel, SAP, filing, typing`), ["Excel", "SAP", "filing", "typing"])
  )
})

describe("schools and degrees", () => {
  const education = (lines: string) =>
    read(`Ada Example\n\n${work}\n\nEducation\n\n${lines}\n`).education.map(({ degree, school }) => [degree, school])

  it.each([
    ["B.Sc. Sample Studies, QRST, 2014", [["B.Sc. Sample Studies", "QRST"]]],
    ["OSSD | Lakeview High School | 2010", [["OSSD", "Lakeview High School"]]],
    ["Year 12, Sandy Bay State High School", [["Year 12", "Sandy Bay State High School"]]],
    ["VWO / Gymnasium De Brug / 2006", [["VWO", "Gymnasium De Brug"]]],
    [
      "Establishment: Coleg Example\nCourse: BTEC Level 3 Diploma in Baking\nYear: 2012",
      [["BTEC Level 3 Diploma in Baking", "Coleg Example"]]
    ]
  ])("%s", (lines, expected) => assert.deepStrictEqual(education(lines), expected))
})
