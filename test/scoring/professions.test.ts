import { assert, describe, it } from "@effect/vitest"
import { readJob } from "../../src/posting/readJob.js"
import { resumeOfText } from "../../src/resume/readResume.js"
import { scoreResume } from "../../src/scoring/score.js"

interface Profession {
  readonly title: string
  readonly job: string
  /** Names that must be among the hard skills or certifications read. */
  readonly asks: ReadonlyArray<string>
  readonly resume: string
}

const professions: Readonly<Record<string, Profession>> = {
  nurse: {
    title: "ICU Nurse",
    job: "Registered Nurse for our intensive care unit.\nRequirements\n- RN license, BLS and ACLS\n- Wound care, IV therapy, medication administration\n- 2 years of experience in critical care",
    asks: ["RN", "BLS", "ACLS", "Wound care", "IV therapy", "intensive care unit"],
    resume:
      "Registered Nurse\nExperience\nICU Nurse, City Hospital, 03/2020 - Present\n- Wound care, IV therapy and medication administration for ventilated patients in critical care\nCertifications\nRN, BLS, ACLS"
  },
  accountant: {
    title: "Senior Accountant",
    job: "Qualifications:\n- CPA preferred\n- Month-end close, general ledger, account reconciliation under GAAP\n- Excel and SAP\n- 5+ years in public accounting",
    asks: ["CPA", "Month-end close", "General ledger", "GAAP", "Excel", "SAP"],
    resume:
      "Experience\nStaff Accountant, Ledger LLP, Jan 2018 - Dec 2024\n- Month-end close and reconciliations of the general ledger under GAAP in SAP and Excel\nCertifications\nCPA"
  },
  teacher: {
    title: "Elementary Teacher",
    job: "Requirements\nTeaching license. Classroom management, lesson planning and differentiated instruction. Experience with IEP meetings.",
    asks: ["Classroom management", "Lesson planning", "Differentiated instruction"],
    resume:
      "Experience\nElementary School Teacher, Oak School, 2017 - 2025\n- Lesson planning, classroom management and differentiated instruction; wrote IEP goals with parents\nCertifications\nTeaching license"
  },
  lawyer: {
    title: "Corporate Counsel",
    job: "Requirements\nJD and bar admission. Contract drafting, due diligence, mergers and acquisitions. Knowledge of Westlaw.",
    asks: ["Due diligence", "Westlaw"],
    resume:
      "Experience\nAssociate Attorney, Law Firm, 2015 - Present\n- Contract drafting and due diligence for mergers and acquisitions; research in Westlaw\nEducation\nJD"
  },
  chef: {
    title: "Sous Chef",
    job: "What you bring\nMenu planning, food cost control and HACCP. ServSafe certification. Experience in banquets.",
    asks: ["Menu planning", "HACCP", "ServSafe"],
    resume:
      "Experience\nSous Chef, Grand Hotel, 2019 - Present\n- Menu planning, food cost control, HACCP audits and banquets\nCertifications\nServSafe"
  },
  electrician: {
    title: "Journeyman Electrician",
    job: "Requirements\nConduit bending, blueprint reading, troubleshooting and knowledge of the National Electrical Code. OSHA 10.",
    asks: ["Conduit bending", "Blueprint reading"],
    resume:
      "Experience\nElectrician, Spark Co, 2016 - Present\n- Conduit bending, blueprint reading and troubleshooting to the National Electrical Code\nCertifications\nOSHA 10"
  },
  seller: {
    title: "Account Executive",
    job: "Requirements\nCold calling, pipeline management, Salesforce, contract negotiation. 3 years of B2B sales.",
    asks: ["Cold calling", "Salesforce"],
    resume:
      "Experience\nSales Representative, Deal Inc, 2020 - Present\n- Cold calling, pipeline management in Salesforce and contract negotiation in B2B sales"
  },
  planner: {
    title: "Supply Chain Analyst",
    job: "Requirements\nDemand planning, inventory management, procurement, SAP. Lean Six Sigma is a plus.",
    asks: ["Demand planning", "Inventory management", "Procurement", "SAP"],
    resume:
      "Experience\nSupply Chain Planner, Ship Co, 2018 - Present\n- Demand planning, inventory management and procurement in SAP with Lean Six Sigma"
  },
  designer: {
    title: "UX Designer",
    job: "Requirements\nFigma, wireframing, prototyping, usability testing and design systems.",
    asks: ["Figma", "Wireframing", "Prototyping", "Usability testing", "Design systems"],
    resume:
      "Experience\nProduct Designer, App Co, 2021 - Present\n- Wireframing and prototyping in Figma, usability testing, design systems"
  },
  developer: {
    title: "Backend Engineer",
    job: "Requirements\n- Go or Rust\n- PostgreSQL, Kafka, Kubernetes\n- 4+ years of experience",
    asks: ["Go", "Rust", "PostgreSQL", "Kafka", "Kubernetes"],
    resume:
      "Experience\nSoftware Developer, Soft Inc, 2019 - Present\n- Backend services in Go with PostgreSQL and Kafka on k8s"
  }
}

const asOf = 2026 * 12

describe.each(Object.entries(professions))("%s", (name, { asks, job, resume, title }) => {
  const read = readJob({ title, description: job })
  const score = (text: string): number => scoreResume(read, resumeOfText(text), asOf).score

  it("is asked for what the advertisement says", () => {
    const { certifications, hard_skills } = read.extracted
    for (const skill of asks) assert.include([...hard_skills, ...certifications], skill)
  })

  it("scores well above every other profession", () => {
    const own = score(resume)
    assert.isAtLeast(own, 60)
    for (const [other, { resume: text }] of Object.entries(professions)) {
      if (other !== name) assert.isBelow(score(text), own - 30, other)
    }
  })
})
