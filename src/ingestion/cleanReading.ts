import type { ProfileContent } from "../domain/MasterProfile.js"
import { sanitizeText } from "./sanitize.js"

const clean = (text: string | null): string | null => (text === null ? null : sanitizeText(text))

/** A reading without signs that hide or turn text and without markup: a model may add what the sanitized text lost. */
export const cleanReading = (read: ProfileContent): ProfileContent => ({
  full_name: clean(read.full_name),
  email: clean(read.email),
  phone: clean(read.phone),
  location: clean(read.location),
  network_url: clean(read.network_url),
  portfolio_url: clean(read.portfolio_url),
  summary: clean(read.summary),
  base_skills: read.base_skills.map(sanitizeText),
  certifications: read.certifications.map(sanitizeText),
  experiences: read.experiences.map((item) => ({
    company: sanitizeText(item.company),
    role: sanitizeText(item.role),
    start_date: clean(item.start_date),
    end_date: clean(item.end_date),
    description: item.description.map(sanitizeText)
  })),
  education: read.education.map(({ degree, end_date, school, start_date }) => ({
    ...(school === undefined ? {} : { school: sanitizeText(school) }),
    ...(degree === undefined ? {} : { degree: sanitizeText(degree) }),
    start_date: clean(start_date),
    end_date: clean(end_date)
  }))
})
