import type { NewApplication } from "../../src/domain/Application.js"

/** An application with nothing but what it must have. */
export const newApplication: NewApplication = {
  company_name: "Acme",
  job_title: "Engineer",
  status: "draft",
  source_platform: "other",
  source_url: null,
  drive_link: null,
  ats_score_before: null,
  ats_score_after: null,
  applied_resume_snapshot: null
}
