import type { ProfileContent } from "../../domain/MasterProfile.js"
import { sanitizeText } from "../../text/sanitize.js"

const cleanText = (text: string): string => sanitizeText(text).trim()
const clean = (text: string | null): string | null => (text === null ? null : cleanText(text))

/** A reading without signs that hide or turn text and without markup: a model may add what the sanitized text lost. */
export const cleanReading = (read: ProfileContent): ProfileContent => ({
  full_name: clean(read.full_name),
  email: clean(read.email),
  phone: clean(read.phone),
  location: clean(read.location),
  network_url: clean(read.network_url),
  portfolio_url: clean(read.portfolio_url),
  summary: clean(read.summary),
  base_skills: read.base_skills.map(cleanText),
  certifications: read.certifications.map(cleanText),
  experiences: read.experiences.map((item) => ({
    company: cleanText(item.company),
    role: cleanText(item.role),
    start_date: clean(item.start_date),
    end_date: clean(item.end_date),
    description: item.description.map(cleanText)
  })),
  education: read.education.map(({ degree, end_date, school, start_date }) => ({
    ...(school === undefined ? {} : { school: cleanText(school) }),
    ...(degree === undefined ? {} : { degree: cleanText(degree) }),
    start_date: clean(start_date),
    end_date: clean(end_date)
  }))
})
