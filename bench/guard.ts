import { readJob } from "../src/posting/readJob.js"
import { guardProposal } from "../src/tailoring/guard/guard.js"
import { print } from "./print.js"

// How long the fabrication guard takes for an answer of full size (3 edits, 8 skills, a summary, 2 warnings)
// on a profile of 4 positions with 6 bullets each. Run it as the service runs:
// `node --max-semi-space-size=64 dist/bench/guard.js`. By Node's own 16 MB of young objects one call in 25 meets the
// collector, which takes 2 to 6 ms; the rest of p95 and p99 is other processes on the same cores.

const bullets = [
  "Built REST APIs in Go for card refunds with PostgreSQL and Redis, used by 14 merchants",
  "Set up continuous integration for 6 repositories and cut build time from 40 to 8 minutes",
  "Wrote unit tests in Jest and contract tests for the payment gateway",
  "Moved 3 services from virtual machines to k8s with Helm charts",
  "Assisted the platform team with on-call duty and incident reviews",
  "Reduced page load time by 30% with caching and smaller images"
]
const resume = {
  summary: "Backend engineer with 6 years of work on payment services, careful with data and with people.",
  base_skills: ["Go", "PostgreSQL", "Docker", "Python", "Git", "Linux", "SQL", "Redis"],
  certifications: ["AWS Certified Developer - Associate"],
  education: [{ school: "Exampleton College", degree: "BSc Computer Science" }],
  experiences: ["Fabled Payments Inc", "Sample Soft", "Mock Bank AG", "Pretend Shop"].map((company) => ({
    company,
    role: "Backend Engineer",
    start_date: "2019-01",
    end_date: null,
    description: bullets
  }))
}
const job = readJob({
  title: "Senior Platform Engineer",
  company: "Globex",
  description:
    "Requirements:\n- Kubernetes\n- CI/CD\n- Terraform\n- Kafka\n- Automated testing\n- 5 years of experience"
})
const edit = (bullet: number, revised_bullet: string) => ({
  company: "Fabled Payments",
  original_bullet: bullets[bullet] ?? "",
  revised_bullet,
  inserted_keywords: ["Kubernetes"],
  confidence: 0.9
})
const proposal = {
  summary: `${resume.summary} Skills include Kubernetes and CI/CD.`,
  skills: ["Kubernetes", "CI/CD", "Jest", "Helm", "Terraform", "Kafka", "REST APIs", "Caching"],
  experience_edits: [
    edit(3, "Moved 3 services from virtual machines to Kubernetes (k8s) with Helm charts"),
    edit(1, "Set up CI/CD (continuous integration) for 6 repositories and cut build time from 40 to 8 minutes"),
    edit(2, "Wrote automated unit tests in Jest and contract tests for the payment gateway")
  ],
  warnings: ["The profile does not show Terraform.", "Kafka experience is not evidenced."]
}

const measure = (name: string, run: () => unknown) => {
  for (let round = 0; round < 500; round++) run()
  const times: Array<number> = []
  for (let round = 0; round < 2_000; round++) {
    const start = performance.now()
    run()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(3)
  print(`${name}: least ${at(0)} ms, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`)
}

measure("guard, full answer", () => guardProposal({ resume, job, proposal }))

// Linear: ten times the hostile text takes about ten times as long.
for (const size of [2_000, 4_000]) {
  const hostile = [
    "a@".repeat(size / 2),
    "<".repeat(size),
    "1,".repeat(size / 2),
    "ignore ".repeat(size / 7),
    "9 ".repeat(size / 2)
  ]
  measure(`guard, hostile bullets of ${size} characters`, () =>
    guardProposal({
      resume,
      job,
      proposal: { ...proposal, experience_edits: hostile.map((text, at) => edit(at, `${bullets[at] ?? ""} ${text}`)) }
    })
  )
}
