import { pdfOf } from "../cli/reading/documents.js"

export const sampleJob = `Senior Backend Engineer

Northwind builds software for grocers.

Requirements
- 5+ years of experience with TypeScript and PostgreSQL
- Docker and Kubernetes
- React, Vue or Angular
- AWS Certified Solutions Architect preferred
- Strong communication
`

export const sampleProfile = {
  summary: "Backend developer with a taste for reliable systems.",
  base_skills: ["Postgres", "Docker", "React"],
  experiences: [
    {
      company: "Contoso",
      role: "Backend Developer",
      start_date: "2019-01",
      end_date: null,
      description: ["Built services in TypeScript on PostgreSQL", "Moved them to k8s"]
    }
  ]
}

export const sampleResume = `Dana Example

Summary
Backend developer with a taste for reliable systems and readable code.

Experience
Backend Developer, Contoso
2019-01 - Present
- Built services in TypeScript on PostgreSQL
- Moved them to k8s

Skills
Postgres, Docker, React
`

export const approvedBullet = "Built services in TypeScript on PostgreSQL, on call"
const [position] = sampleProfile.experiences

/** A result of `optimize`: one change is in the draft, the other is still to be confirmed. */
export const sampleResult = {
  ats_score_before: 40,
  ats_score_after: 44,
  extracted_requirements: { hard_skills: [], soft_skills: [], certifications: [] },
  suggested_changes: [approvedBullet, "Led a team of nine"].map((after, at) => ({
    type: "bullet_injection",
    target_section: "experience",
    reason: "",
    before: position?.description[at],
    after,
    confidence: at === 0 ? 0.9 : 0.5
  })),
  optimized_resume_json: {
    summary: sampleProfile.summary,
    skills: sampleProfile.base_skills,
    experiences: [{ ...position, description: [approvedBullet, "Moved them to k8s"] }],
    warnings: ["Confirm before use"]
  }
}

const lines = (...rows: ReadonlyArray<unknown>) => rows.map((row) => JSON.stringify(row)).join("\n")

const job = { job_title: "Backend Engineer", company_name: "Northwind", job_description_text: sampleJob }
const jobRows = lines({ id: "j1", job_title: "Backend Engineer", job_description: sampleJob })
const resumeRows = lines({ id: "r1", text: sampleResume }, { id: "r2", profile: sampleProfile })
const jsonResume = { basics: { name: "Dana Example" }, work: [{ name: "Contoso", position: "Developer" }] }

/** The files that examples and pages name, with their contents. */
export const sampleFiles = async (): Promise<Readonly<Record<string, string | Uint8Array>>> => ({
  "cv.md": sampleResume,
  "old.md": sampleResume,
  "new.md": sampleResume.replace("Docker", "Docker, Kubernetes"),
  "cv.pdf": await pdfOf(sampleResume),
  "job.txt": sampleJob,
  "job.json": JSON.stringify(job),
  "profile.json": JSON.stringify(sampleProfile),
  "result.json": JSON.stringify(sampleResult),
  "a.json": JSON.stringify(sampleProfile),
  "b.json": JSON.stringify({ ...sampleProfile, base_skills: ["Go"] }),
  "resume.json": JSON.stringify(jsonResume),
  "jobs.jsonl": jobRows,
  "resumes.jsonl": resumeRows,
  "pairs.jsonl": lines({ jd: "j1", resume: "r1" }),
  "weights.json": JSON.stringify({ match: { implied: 0.5 } }),
  "sets/ads.jsonl": lines({ id: "s1", text: "We need Docker.", hard: [[8, 14, "Docker"]] }),
  "sets/rank_jds.jsonl": jobRows,
  "sets/rank_resumes.jsonl": resumeRows,
  "sets/rank_pairs.jsonl": lines({ jd: "j1", resume: "r1", label: 1 }, { jd: "j1", resume: "r2", label: 0 })
})
