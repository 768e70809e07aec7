import { assert, describe, it } from "@effect/vitest"
import type { EditableResume } from "../../src/domain/Optimization.js"
import { askedJob, outcomeOfEdit } from "./support.js"

// How people tell the same in other words, each beside a lie that looks like it.

type Case = readonly [original: string, told: string, outcome: "draft" | "confirm" | "reaches" | "dropped"]

const bullets: ReadonlyArray<Case> = [
  [
    "Redesigned the sign-up page, which lifted sign-ups by 30%",
    "Increased sign-ups by 30% by redesigning the sign-up page",
    "reaches"
  ],
  ["Helped with a study of reminders that cut no-shows by 30%", "Cut no-shows by 30% with reminders", "dropped"],
  ["Design of drains for two towns", "Designed drains for two towns", "draft"],
  ["Review by a partner of two drain designs", "Reviewed two drain designs", "dropped"],
  ["Stock counts and price checks on Mondays", "Counted stock and checked prices on Mondays", "reaches"],
  ["Apprentice training on Mondays", "Trained apprentices on Mondays", "dropped"],
  ["Store visits every week", "Managed stores every week", "dropped"],
  ["Wrote up 600+ invoices per month", "Wrote up 600 or more invoices per month", "draft"],
  ["Wrote up 600 invoices per month", "Wrote up 600 invoices or more per month", "dropped"],
  ["Zero faults at the last inspection", "No faults at the last inspection", "reaches"],
  ["See 28 patients a day with two dentists", "See 28 patients each per day with two dentists", "dropped"],
  ["Fire drill planned for May but postponed", "Took part in a fire drill in May", "dropped"],
  ["Raised pick accuracy from 97% to 99%", "Improved pick accuracy from 97% to 99%", "draft"],
  ["Turnover fell from 38% to 30%", "Reduced turnover from 38% to 30%", "dropped"],
  ["Built the claims form, used by 9,000 customers", "Built the claims form, serving 9,000 customers", "reaches"],
  ["Drew plans that were approved by 9 customers", "Approved the plans of 9 customers", "dropped"],
  [
    "Trained 22 medics, all passed at the first or second try",
    "Trained 22 medics, who all passed at the first attempt",
    "confirm"
  ],
  ["Sorted returned goods for the warehouse", "Returned goods for the warehouse", "dropped"],
  ["Operated four lathes on nights", "Ran four lathes on nights", "confirm"],
  ["Administered 85 servers in two cities", "Managed 85 servers in two cities", "confirm"],
  ["Helped operate four lathes on nights", "Ran four lathes on nights", "dropped"],
  ["Supported 85 servers in two cities", "Managed 85 servers in two cities", "dropped"],
  ["Started a chess club for pupils", "Founded a chess club for pupils", "confirm"],
  ["Joined a chess club for pupils", "Founded a chess club for pupils", "dropped"],
  ["Delivered 11 shop sites in two years", "Built 11 shop sites in two years", "confirm"],
  ["Tested 11 shop sites in two years", "Built 11 shop sites in two years", "dropped"],
  ["Cut maintenance from 20 hours to 6", "Cut maintenance from 20 to 6 hours", "draft"],
  ["Cut maintenance from 20 hours to 6", "Cut maintenance by 14 hours, from 20 to 6", "confirm"],
  ["Cut maintenance from 20 hours to 6", "Cut maintenance by 16 hours, from 20 to 6", "dropped"],
  ["Cut maintenance from 20 hours to 6", "Cut maintenance from 6 to 20 hours", "dropped"],
  ["Cut deploy time from 40 to 8 minutes", "Cut deploy time by 80%, from 40 to 8 minutes", "confirm"],
  ["Summarized statements for the two attorneys", "Summarized statements for both attorneys", "draft"],
  [
    "Moved the servers, saving about $7,000 a year in costs",
    "Lowered costs by about $7,000 a year by moving the servers",
    "confirm"
  ],
  [
    "Moved the servers, saving about 7,000 orders a year",
    "Lowered orders by about 7,000 a year by moving the servers",
    "dropped"
  ],
  ["Serve on the safety committee, auditing drills", "Audit drills as a member of the safety committee", "reaches"],
  ["Serve on the safety committee, auditing drills", "Chair the safety committee, auditing drills", "dropped"],
  ["Helped the engineer with the drainage report", "Wrote the drainage report", "dropped"],
  [
    "Ran orientation for new starters at a plant in Ohio",
    "Ran orientation and manufacturing for new starters at a plant in Ohio",
    "dropped"
  ],
  ["Lead 12 people on the night shift", "Lead a 12-person night shift", "reaches"],
  ["Lead 12 ovens on the night shift", "Lead a 12-person night shift", "dropped"],
  ["Wrote 24 lessons with 2 other teachers", "Wrote 24 lessons as one of three teachers", "reaches"],
  ["Wrote 24 lessons with 2 other teachers", "Wrote 24 lessons as one of four teachers", "dropped"],
  ["Trained 27 drivers, 24 of them passed", "Trained 27 drivers, of whom 24 (89%) passed", "confirm"],
  ["Trained 27 drivers, 24 of them passed", "Trained 27 drivers, of whom 24 (98%) passed", "dropped"],
  ["Wrote 2 booklets of 48 pages", "Wrote 2 booklets of 48 pages (96 pages)", "confirm"],
  ["Pulled 312 pallets during the recall", "Pulled more than 300 pallets during the recall", "reaches"],
  ["Pulled 312 pallets during the recall", "Pulled more than 320 pallets during the recall", "dropped"],
  ["Cared for up to 6 patients on a ward", "Cared for up to over 6 patients on a ward", "dropped"],
  ["Sorted 3 million letters for 14 towns", "Sorted 3 million letters for each of 14 towns", "dropped"],
  ["The dock was washed at the end of each shift", "Washed the dock at the end of each shift", "confirm"],
  ["The dock was washed by the cleaners after each shift", "Washed the dock after each shift", "dropped"],
  ["The menus were written by me", "Wrote the menus", "reaches"],
  ["Placed 3rd out of 14 schools", "Third place out of 14 schools", "reaches"],
  ["Wrote reports in SQL for the finance team", "team finance the for SQL in reports Wrote", "reaches"]
]

const summaries: ReadonlyArray<Case> = [
  [
    "Marketing executive with three years of experience. German at B1 level.",
    "Marketing executive with three years of experience, fluent in German.",
    "dropped"
  ],
  [
    "Marketing executive with three years of experience. German at B1 level.",
    "Marketing executive and economics graduate with three years of experience. German at B1 level.",
    "confirm"
  ],
  [
    "Marketing executive with three years of experience. German at B1 level.",
    "Marketing executive with three years of experience, skilled in German at B1 level.",
    "reaches"
  ],
  // A figure stays with what one sentence tells of it.
  [
    "Ward nurse with nine years in hospitals, the last five in cardiology.",
    "Nurse with nine years in hospitals on a ward, the last five in cardiology.",
    "draft"
  ],
  [
    "Cook in a hotel for four years. Speaks French. Worked at a school before.",
    "Cook in a hotel and a school for four years, who speaks French.",
    "confirm"
  ]
]

const resumeWith = (bullet: string, summary: string): EditableResume => ({
  summary,
  base_skills: [],
  certifications: [],
  experiences: [
    { company: "Example Works", role: "Specialist", start_date: "2020-01", end_date: null, description: [bullet] },
    { company: "Old Firm", role: "Marketing Executive", start_date: "2016-01", end_date: "2019-12", description: [] }
  ],
  education: [{ school: "Exampleton College", degree: "BA Economics" }]
})

const check = (section: "experience" | "summary", [original, proposed, expected]: Case) => {
  const resume = section === "summary" ? resumeWith("Sent letters", original) : resumeWith(original, "Specialist.")
  const outcome = outcomeOfEdit({ section, company: "Example Works", original, proposed }, { resume, job: askedJob })
  if (expected === "reaches") assert.include(["draft", "confirm"], outcome)
  else assert.strictEqual(outcome, expected)
}

describe("the same in other words", () => {
  it.each([...bullets])("%s => %s: %s", (...one) => check("experience", one))
  it.each([...summaries])("%s => %s: %s", (...one) => check("summary", one))
})
