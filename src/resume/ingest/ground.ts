import type { ProfileContent } from "../../domain/MasterProfile.js"
import { mentionsIn } from "../../lexicon/matcher/mentions.js"
import { keyOf } from "./compare.js"
import { groundEducation, groundExperiences } from "./groundItems.js"
import { limits } from "./limits.js"
import { emptyContent } from "../emptyContent.js"
import { appendNew, educationKey, joinReadings } from "./merge.js"
import { SourceText } from "./SourceText.js"
import { Statements } from "./Statements.js"

const kept = (value: string | null, holds: (value: string) => boolean): string | null =>
  value !== null && value.trim() !== "" && holds(value) ? value : null

const unique = (entries: ReadonlyArray<string>) => appendNew([], entries, keyOf)

/** A position told twice is one, with the bullets of both. */
const withoutRepeats = (experiences: ProfileContent["experiences"]): ProfileContent["experiences"] => {
  const seen = new Set<string>()
  return experiences.reduce<ProfileContent["experiences"]>((held, item) => {
    const key = JSON.stringify([keyOf(item.company), keyOf(item.role)])
    // Hardly any text tells one twice, and to join each with all before it takes long.
    if (!seen.has(key) && held.length < limits.listEntries) {
      seen.add(key)
      return [...held, item]
    }
    return joinReadings({ ...emptyContent, experiences: held }, { ...emptyContent, experiences: [item] }).experiences
  }, [])
}

/** The concept of the lexicon that an entry names as a whole, not only in a part of it. */
const conceptOf = (entry: string): string | undefined =>
  mentionsIn(entry).find(({ end, start }) => start === 0 && end === entry.length)?.concept.name

const withoutScheme = (url: string) =>
  url
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:(?:\/\/)?/, "")
    .replace(/^www\./, "")
    .replace(/(?<!\/)\/+$/, "")

const digitsOf = (text: string) => text.replace(/\D/g, "")

const isPhoneIn = (text: string) => {
  // Runs of digits with the signs that stand in telephone numbers; a run never goes over a line's end.
  const runs = (text.match(/\d[\d \t().\-/]{4,40}\d/g) ?? []).map(digitsOf)
  return (phone: string) => {
    const digits = digitsOf(phone)
    return digits.length >= 7 && runs.some((run) => run.includes(digits))
  }
}

/** A paragraph of fewer words says nothing by itself: pieces of what was written over many lines, orders among it. */
const minWords = 3

/** Each paragraph of several stands by itself. */
const groundSummary = (summary: string | null, text: SourceText): string | null => {
  const paragraphs = (summary ?? "").split(/\n+/)
  const held = paragraphs.filter(
    (paragraph) =>
      (paragraphs.length === 1 || paragraph.trim().split(/\s+/).length >= minWords) &&
      kept(paragraph, (own) => text.holdsSentence(own)) !== null
  )
  return held.length === 0 ? null : held.join("\n")
}

type Lists = Pick<ProfileContent, "base_skills" | "certifications" | "education">

const groundLists = ({ base_skills, certifications, education }: Lists, text: SourceText): Lists => {
  const { statements } = text
  const concepts = statements.conceptsAffirmed()
  /** By another form of the same thing: the text's "Basic Life Support" holds "BLS". */
  const holdsConcept = (entry: string) => {
    const concept = conceptOf(entry)
    return concept !== undefined && concepts.has(concept)
  }
  /** A short skill is often a word too: "ready to go" holds no Go, and only its own case tells them apart. */
  const holdsSkill = (skill: string) => {
    const isThere =
      (skill.trim().length <= 5 ? text.holdsExactly(skill.trim()) : text.holdsName(skill)) || holdsConcept(skill)
    return isThere && (!text.holdsName(skill) || statements.affirms(skill, false))
  }
  const holdsCertificate = (name: string) =>
    text.holdsName(name) ? statements.affirms(name, true) : holdsConcept(name)
  return {
    base_skills: unique(base_skills.filter(holdsSkill)),
    certifications: unique(certifications.filter(holdsCertificate)),
    education: groundEducation(education, text)
  }
}

/** A reading by rules, which copies: without the skills, certificates and degrees that the text denies or only plans. */
export const withoutDenied = (read: ProfileContent, text: string): ProfileContent => {
  const statements = new Statements(text)
  const education = read.education.flatMap(({ degree, school, ...dates }) => {
    const isAt = school !== undefined && !statements.denies(school, false)
    const isHeld = degree !== undefined && !statements.denies(degree, true)
    return isAt || isHeld ? [{ ...(isAt ? { school } : {}), ...(isHeld ? { degree } : {}), ...dates }] : []
  })
  return {
    ...read,
    base_skills: unique(read.base_skills.filter((skill) => !statements.denies(skill, false))),
    certifications: unique(read.certifications.filter((name) => !statements.denies(name, true))),
    education: appendNew([], education, educationKey),
    experiences: withoutRepeats(read.experiences)
  }
}

/**
 * What of a parsed profile the text holds; everything else is dropped. One invented skill here would
 * legalise every later claim. Linear in the text; a position or bullet is looked for where the rarest of its words stand.
 */
export const groundProfile = (parsed: ProfileContent, rawText: string): ProfileContent => {
  const text = new SourceText(rawText)
  const holdsUrl = (url: string) => /^https?:\/\//i.test(url) && text.holdsAddress(withoutScheme(url))
  return {
    full_name: kept(parsed.full_name, (name) => text.holdsName(name)),
    email: kept(parsed.email, (email) => text.holdsAddress(email.toLowerCase())),
    phone: kept(parsed.phone, isPhoneIn(rawText)),
    location: kept(parsed.location, (place) => text.holdsName(place)),
    network_url: kept(parsed.network_url, holdsUrl),
    portfolio_url: kept(parsed.portfolio_url, holdsUrl),
    summary: groundSummary(parsed.summary, text),
    ...groundLists(parsed, text),
    experiences: withoutRepeats(groundExperiences(parsed.experiences, text, rawText))
  }
}
