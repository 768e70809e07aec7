import { RateLimited } from "../../domain/Failures.js"
import { limits } from "../../domain/Limits.js"
import { bodyOf, headersTooLarge, tooLarge, wireOf } from "./wire.js"

// Examples of the OpenAPI document. Everything in them is invented.

const id = "3f1c7e0a-2b64-4c1e-9a57-0d5c2f6b8e11"
const time = "2026-05-04T09:30:00.000Z"

const experience = {
  company: "Northwind Pay",
  role: "Backend Engineer",
  start_date: "2021-03",
  end_date: null,
  description: ["Moved 14 services to k8s, cutting deploy time from 40 to 8 minutes"]
}

const profile = {
  id,
  idp_user_id: "user_2x7",
  full_name: "Maya Example",
  email: "maya@example.com",
  phone: null,
  location: "Portland, OR",
  network_url: null,
  portfolio_url: null,
  summary: "Backend engineer with a liking for payments.",
  base_skills: ["Go", "k8s"],
  certifications: [],
  experiences: [experience],
  education: [
    { school: "Example State University", degree: "BSc Computer Science", start_date: null, end_date: "2016" }
  ],
  raw_profile_source: "manual",
  profile_version: 1,
  created_at: time,
  updated_at: time
}

const application = {
  id,
  idp_user_id: "user_2x7",
  company_name: "Globex",
  job_title: "Platform Engineer",
  source_platform: "other",
  source_url: null,
  job_description_hash: null,
  drive_link: null,
  ats_score_before: 61,
  ats_score_after: 68,
  applied_resume_snapshot: null,
  status: "interviewing",
  created_at: time,
  applied_at: time,
  updated_at: time
}

const revised = "Moved 14 services to k8s (Kubernetes), cutting deploy time from 40 to 8 minutes"

const messages: Readonly<Record<number, string | ReadonlyArray<string>>> = {
  400: "Bad request",
  401: "Missing or invalid credentials",
  408: "The request took too long",
  409: "A request with this Idempotency-Key is still under way",
  412: "The profile has another version",
  413: tooLarge(limits.bodyBytes),
  415: "The body must be application/json in UTF-8",
  422: "The language model gave no usable answer",
  429: wireOf(new RateLimited({ limit: "requests", most: 600, retryAfter: 12 })).message,
  431: headersTooLarge(16 * 1024),
  500: "Internal server error",
  502: "The language model is not available, try again",
  503: "Temporarily unavailable, try again",
  504: "The language model took too long, try again"
}

/** Where an operation says something else than most do. */
const ownMessages: Readonly<Record<string, Readonly<Record<number, string | ReadonlyArray<string>>>>> = {
  getProfile: { 404: "Master profile not found" },
  patchProfile: { 400: ["email must be an email address", "experiences[0].company must not be blank"] },
  ingestProfile: { 400: ["source must be one of network_site, manual, upload", "raw_text is required"] },
  optimize: { 400: ["job_title is required"], 404: "Master profile not found" },
  listApplications: { 400: ["limit must be an integer from 1 to 500"] },
  createApplication: {
    400: ["status must be one of draft, generated, applied, interviewing, offer, rejected, withdrawn"],
    422: "The Idempotency-Key was used with another request"
  },
  changeStatus: { 400: ["id must be a UUID"], 404: "Application not found" },
  accountNotice: {
    400: ["type must be a string"],
    401: "Missing or invalid signature",
    413: tooLarge(limits.webhookBytes),
    503: "Notifications are not configured"
  }
}

const success: Readonly<Record<string, unknown>> = {
  health: { status: "ok", timestamp: time },
  ready: { status: "ok", timestamp: time },
  getProfile: profile,
  patchProfile: { ...profile, profile_version: 2 },
  ingestProfile: { success: true, profile },
  optimize: {
    ats_score_before: 61,
    ats_score_after: 68,
    extracted_requirements: { hard_skills: ["Go", "Kubernetes", "Terraform"], soft_skills: [], certifications: [] },
    suggested_changes: [
      {
        type: "bullet_injection",
        target_section: "experience",
        reason: "Names Kubernetes as the job does; adds 4 points",
        before: experience.description[0],
        after: revised,
        confidence: 0.9
      },
      {
        type: "warning",
        target_section: "warning",
        reason: "The profile does not name: Terraform (preferred). Do not claim what you cannot support.",
        before: null,
        after: null,
        confidence: null
      }
    ],
    optimized_resume_json: {
      summary: profile.summary,
      skills: profile.base_skills,
      experiences: [{ ...experience, description: [revised] }],
      warnings: ["The profile does not name: Terraform (preferred). Do not claim what you cannot support."]
    }
  },
  listApplications: { items: [application] },
  createApplication: { success: true, application_id: id },
  changeStatus: application
}

const request: Readonly<Record<string, unknown>> = {
  patchProfile: { location: "Portland, OR", base_skills: ["Go", "k8s"] },
  ingestProfile: { source: "manual", raw_text: "Maya Example\nBackend Engineer at Northwind Pay, 2021 - present" },
  optimize: {
    job_title: "Platform Engineer",
    company_name: "Globex",
    job_description_text: "You know Go and Kubernetes. Terraform is a plus."
  },
  createApplication: { company_name: "Globex", job_title: "Platform Engineer", status: "applied" },
  changeStatus: { status: "interviewing" },
  accountNotice: { type: "user.deleted", data: { id: "user_2x7" } }
}

export const examples = {
  success,
  request,
  error: (operation: string, status: number) =>
    bodyOf({ status, message: ownMessages[operation]?.[status] ?? messages[status] ?? "Error" })
}
