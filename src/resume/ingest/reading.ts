import type { ProfileContent } from "../../domain/MasterProfile.js"
import { withoutOrders } from "../../rules/injection.js"
import { sanitizeText } from "../../text/sanitize.js"
import { parseRest } from "../parse/parseProfile.js"
import { profileOfText } from "../profileOfText.js"
import { type Divided, divideText } from "./divide.js"
import { groundProfile } from "./ground.js"
import { joinReadings } from "./merge.js"

const cleanText = (text: string): string => sanitizeText(text).trim()
const clean = (text: string | null): string | null => (text === null ? null : cleanText(text))

/** A reading without signs that hide or turn text and without markup: a model may add what the sanitized text lost. */
const cleanReading = (read: ProfileContent): ProfileContent => ({
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

/**
 * What a model is to read of a profile text, `most` characters, and what rules read after it. What gives orders to a program tells nothing
 * of the person: no model reads it, and nothing is grounded on it.
 */
export const divide = ({ most, text }: { readonly text: string; readonly most: number }): Divided =>
  divideText(withoutOrders(text), most)

/** What of a model's reading, and of the rest by rules, the text holds. Without a model's part, rules read all of it. */
export const ground = ({
  byModel,
  divided: { head, rest }
}: {
  readonly byModel: ProfileContent
  readonly divided: Divided
}): ProfileContent => {
  if (head === "") return profileOfText(rest).profile
  const cleaned = cleanReading(byModel)
  return groundProfile(rest === "" ? cleaned : joinReadings(cleaned, parseRest(head, rest)), head + rest)
}
