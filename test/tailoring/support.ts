import type { EditableResume, EditProposal, ExperienceEdit } from "../../src/domain/Optimization.js"
import { readJob } from "../../src/posting/readJob.js"
import { guardProposal } from "../../src/tailoring/guard/guard.js"
import type { Rules } from "../../src/tailoring/guard/checks/rules.js"

const job = (company: string, role: string, description: ReadonlyArray<string>) => ({
  company,
  role,
  start_date: "2019-01",
  end_date: null,
  description
})

/** One person with several trades, so that each rule can be tried outside of technology too. */
export const resume: EditableResume = {
  summary: "Backend engineer and former nurse who likes calm systems and careful teams.",
  base_skills: ["Python", "PostgreSQL", "Wound care", "Bookkeeping"],
  certifications: ["Basic Life Support"],
  experiences: [
    job("Northwind Pay, Inc.", "Backend Engineer", [
      "Moved 14 services to k8s, cutting deploy time from 40 to 8 minutes",
      "Wrote Terraform modules for three teams",
      "Assisted the platform team with on-call duty",
      "Reduced page load time by 30% with caching",
      "Built reports for the finance department, without any outage"
    ]),
    job("Lakeside Hospital", "Registered Nurse", [
      "Cared for 12 patients a shift in intensive care",
      "Gave medication and kept charts up to date",
      "Supported the charge nurse during rounds"
    ]),
    job("Blue Door Bistro", "Cook", ["Cooked for 120 guests a night", "Ordered produce and kept the store in order"])
  ],
  education: [{ school: "Example State University", degree: "BSc Nursing" }]
}

export const askedJob = readJob({
  title: "Platform Engineer",
  company: "Globex",
  description: "Requirements:\n- Kubernetes\n- Terraform\n- Python\n- Ansible\n3 years of experience."
})

export const proposal = (changes: Partial<EditProposal>): EditProposal => ({
  summary: "",
  skills: [],
  experience_edits: [],
  warnings: [],
  ...changes
})

export const edit = (
  company: string,
  original_bullet: string,
  revised_bullet: string,
  changes: Partial<ExperienceEdit> = {}
): ExperienceEdit => ({ company, original_bullet, revised_bullet, inserted_keywords: [], confidence: 0.8, ...changes })

export const guard = (changes: Partial<EditProposal>, rules: Rules = {}) =>
  guardProposal({ resume, job: askedJob, proposal: proposal(changes), rules })

/** An edit on its own, as files of labelled edits have it; `company` is that of the bullet. */
interface SingleEdit {
  readonly section: "experience" | "summary" | "skills"
  readonly company: string
  readonly original: string
  readonly proposed: string
}

/** What becomes of an edit that is the whole answer of a model. */
export const outcomeOfEdit = (
  { company, original, proposed, section }: SingleEdit,
  on: Pick<Parameters<typeof guardProposal>[0], "job" | "resume">
): "draft" | "confirm" | "dropped" => {
  const answer =
    section === "summary"
      ? proposal({ summary: proposed })
      : section === "skills"
        ? proposal({ skills: [proposed] })
        : proposal({ experience_edits: [edit(company, original, proposed)] })
  const { edits, offered, skills, summary } = guardProposal({ ...on, proposal: answer })
  if (edits.length + skills.length > 0 || summary !== null) return "draft"
  return offered.edits.length + offered.skills.length > 0 || offered.summary !== null ? "confirm" : "dropped"
}
