import type { EditProposal } from "../domain/Optimization.js"
import accountantJob from "../../fixtures/jobs/03-staff-accountant.json" with { type: "json" }
import designerJob from "../../fixtures/jobs/17-ux-designer.json" with { type: "json" }
import engineerJob from "../../fixtures/jobs/19-backend-engineer.json" with { type: "json" }
import analystJob from "../../fixtures/jobs/21-data-analyst.json" with { type: "json" }
import nurseJob from "../../fixtures/jobs/23-icu-registered-nurse.json" with { type: "json" }
import chefJob from "../../fixtures/jobs/32-restaurant-chef.json" with { type: "json" }
import accountantAnswer from "../../fixtures/llm/03-staff-accountant.json" with { type: "json" }
import designerAnswer from "../../fixtures/llm/17-ux-designer.json" with { type: "json" }
import engineerAnswer from "../../fixtures/llm/19-backend-engineer.json" with { type: "json" }
import analystAnswer from "../../fixtures/llm/21-data-analyst.json" with { type: "json" }
import nurseAnswer from "../../fixtures/llm/23-icu-registered-nurse.json" with { type: "json" }
import chefAnswer from "../../fixtures/llm/32-restaurant-chef.json" with { type: "json" }
import accountantResume from "../../fixtures/resumes/03-staff-accountant.txt"
import designerResume from "../../fixtures/resumes/17-ux-designer.txt"
import engineerResume from "../../fixtures/resumes/19-backend-engineer.txt"
import analystResume from "../../fixtures/resumes/21-data-analyst.txt"
import nurseResume from "../../fixtures/resumes/23-icu-registered-nurse.txt"
import chefResume from "../../fixtures/resumes/32-restaurant-chef.txt"

/** A sample of `fixtures/`: an invented person, an invented job, and a model's answer recorded for the two. */
export interface Example {
  readonly name: string
  readonly resume: string
  readonly job: { readonly job_title: string; readonly company_name: string; readonly job_description_text: string }
  readonly answer: EditProposal
}

export const examples: ReadonlyArray<Example> = [
  { name: "Data analyst", resume: analystResume, job: analystJob, answer: analystAnswer },
  { name: "Backend engineer", resume: engineerResume, job: engineerJob, answer: engineerAnswer },
  { name: "ICU nurse", resume: nurseResume, job: nurseJob, answer: nurseAnswer },
  { name: "Accountant", resume: accountantResume, job: accountantJob, answer: accountantAnswer },
  { name: "UX designer", resume: designerResume, job: designerJob, answer: designerAnswer },
  { name: "Chef", resume: chefResume, job: chefJob, answer: chefAnswer }
]
