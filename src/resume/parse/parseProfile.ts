import type { ProfileContent } from "../../domain/MasterProfile.js"
import { conceptNamesIn } from "../../lexicon/matcher/mentions.js"
import { emptyContent } from "../emptyContent.js"
import { limits } from "../ingest/limits.js"
import { certificatesIn, distinctCertificates, membershipsIn } from "./certificates.js"
import { contactsIn } from "./contacts.js"
import { educationIn } from "./education.js"
import { ItemKind } from "./items/ItemKind.js"
import { itemsIn, piecesSeen, whoIn } from "./items/items.js"
import { languagesIn } from "./languages.js"
import type { ProfileSection } from "./layout/headings.js"
import type { Line } from "./layout/Line.js"
import { linesOf } from "./layout/lines.js"
import { linesOfText } from "./layout/linesOfText.js"
import { isPersonName } from "./names.js"
import { roleRank } from "./layout/pieces.js"
import { positionsIn, sentencesOf } from "./positions/positions.js"
import { positionsInProse } from "./positions/prose.js"
import { type Sections, sectionsOf, withNameFirst } from "./sections.js"
import { namesCertificate } from "./studies.js"
import { skillsTold } from "./told.js"
import { linesWithout } from "./unplaced.js"

const isSentence = (text: string) =>
  text.length >= 60 && text.split(" ").length >= 9 && !/@|\d{3}[ .-]\d{3,4}/.test(text)

/** The summary of its own section, or the first paragraph before all sections. */
const summaryOf = (own: ReadonlyArray<Line>, head: ReadonlyArray<Line>): string => {
  if (own.length > 0) return own.map(({ text }) => text).join(" ")
  const first = head.findIndex((line) => !line.bullet && isSentence(line.text))
  const end = head.findIndex((line, at) => at > first && (line.bullet || line.blankBefore || line.period !== undefined))
  return first < 0 ? "" : sentencesOf(head.slice(first, end < 0 ? first + 1 : end)).join(" ")
}

/** A text of any length in parts that a bullet may have, cut after sentences or words. */
const partsOf = (text: string): ReadonlyArray<string> => {
  if (text.length <= limits.bullet) return [text]
  const head = text.slice(0, limits.bullet)
  const stop = Math.max(head.lastIndexOf(". "), head.lastIndexOf("; "))
  const space = head.lastIndexOf(" ")
  const at = stop > limits.bullet / 2 ? stop + 1 : space > limits.bullet / 2 ? space : limits.bullet
  return [text.slice(0, at).trim(), ...partsOf(text.slice(at).trim())]
}

/** All bullets, in as many as a position may have: what is too many stands together with what it followed. */
const boundedBullets = (bullets: ReadonlyArray<string>): ReadonlyArray<string> => {
  const parts = bullets.flatMap(partsOf)
  const each = Math.ceil(parts.length / limits.bullets)
  if (each <= 1) return parts
  return parts
    .flatMap((_, at) => (at % each === 0 ? [parts.slice(at, at + each).join(" ")] : []))
    .filter((bullet) => bullet.length <= limits.bullet)
}

const short = (entries: ReadonlyArray<string>) =>
  entries.filter((entry) => entry.length <= limits.text).slice(0, limits.listEntries)

const shortAddress = (url: string | null) => (url !== null && url.length <= limits.url ? url : null)

/** What is read of a text without a language model. */
export interface ProfileRead {
  readonly profile: ProfileContent
  /** Lines of which no field of the profile holds the greater part, in the order of the text. */
  readonly notUnderstood: ReadonlyArray<string>
}

/** Reads a profile text by rules and small linear models, without a language model. It copies and never infers. Linear. */
export const readProfile = (text: string): ProfileRead => parsed(text, true)

/** Name, contacts and a summary without a heading stand at the beginning of a text only. */
const parsed = (text: string, isBeginning: boolean): ProfileRead => {
  const lines = linesOfText(text)
  const { above, items: inLines, unplaced: found } = positionsIn(lines)
  const unplaced = withNameFirst(found)
  const sections = sectionsOf(unplaced)
  const isUnheaded = sections.named.size === 0
  // Where nothing has a heading, who somebody is stands above the first position.
  const head = isUnheaded ? sections.head.filter((line) => above.has(line)) : sections.head
  const opening = isBeginning ? head : []
  const inProse = inLines.length > 1 ? [] : positionsInProse(lines)
  const positions = inProse.length > inLines.length ? inProse : inLines
  const roles = new Set(positions.map(({ role }) => role))
  const pieces = piecesSeen(unplaced)
  const contacts = contactsIn(
    opening,
    sections.of("contact"),
    whoIn(pieces).filter(({ section, text }) => (isBeginning || section === "contact") && !roles.has(text))
  )
  const own = sections.of("summary")
  const items = itemsIn(pieces).filter(({ text }) => !text.includes(contacts.full_name ?? "\n"))
  const textsOf = (kind: number) => items.flatMap((item) => (item.kind === kind ? [item.text] : []))
  const newest = newestYearOf(lines)
  const languages = languagesIn(sections.of("languages").map(({ text }) => text))
  const profile: ProfileContent = {
    ...contacts,
    network_url: shortAddress(contacts.network_url),
    portfolio_url: shortAddress(contacts.portfolio_url),
    summary: summaryOf(own, opening),
    base_skills: short([...new Set([...textsOf(ItemKind.skill), ...languages, ...skillsTold([...opening, ...own])])]),
    certifications: distinctCertificates(
      short([
        ...certificatesIn(items, newest),
        ...opening.flatMap(partsOfHeadline).filter(namesCertificate),
        ...membershipsIn([...sections.of("unknown"), ...sections.of("other")])
      ])
    ),
    experiences: positions
      .filter(({ company, role }) => company.length <= limits.text && role.length <= limits.text)
      .slice(0, limits.listEntries)
      .map((item) => ({ ...item, description: boundedBullets(item.description) })),
    education: educationIn(items, unplaced).slice(0, limits.listEntries)
  }
  return placed(profile, lines, isBeginning ? sections.head : [], sections)
}

/** The year in which the last thing began that the lines tell of; 0 for none. */
const newestYearOf = (lines: ReadonlyArray<Line>): number =>
  lines.reduce((newest, { period }) => Math.max(newest, Number(period?.start?.slice(0, 4) ?? 0)), 0)

const tellsWork: ReadonlySet<ProfileSection> = new Set(["summary", "experience", "skills", "projects", "unknown"])

/** Who somebody is, above all sections: "Senior Accountant". */
const isHeadline = ({ text }: Line) => text.length <= 80 && !isPersonName(text) && roleRank(text) >= 2

/** What somebody is known for, side by side: "Registered Nurse • Critical Care". */
const partsOfHeadline = ({ text }: Line): ReadonlyArray<string> => {
  const parts = text.split(/[|•·]/).map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => part.length <= maxPart && !/[.@\d]/.test(part)) ? parts : []
}
const maxPart = 40
const namesSkills = (line: Line) => partsOfHeadline(line).some((part) => conceptNamesIn(part).length > 0)

/**
 * The profile with what no field took of substance: a paragraph of the summary each, as a person would put it who has
 * no other place for it. The rest is named.
 */
const placed = (
  profile: ProfileContent,
  lines: ReadonlyArray<Line>,
  head: ReadonlyArray<Line>,
  { named }: Sections
): ProfileRead => {
  const notHeld = linesWithout(profile, lines)
  const left = new Set(notHeld)
  const isLeft = (line: Line) => left.has(line)
  const work = [...named].flatMap(([section, own]) =>
    section === "other"
      ? []
      : sentencesOf(
          own.filter((line) => isLeft(line) && (tellsWork.has(section) || line.bullet || isSentence(line.text)))
        )
  )
  // A line of a text without sections is about somebody only where it names something that people can do.
  const isUnheaded = named.size === 0
  const isNote = (line: Line) => isUnheaded && conceptNamesIn(line.text).length > 0
  const heldNames = new Set(
    isUnheaded ? [...profile.base_skills, ...profile.certifications].flatMap((name) => conceptNamesIn(name)) : []
  )
  const isHeldInPart = (line: Line) => isUnheaded && conceptNamesIn(line.text).some((name) => !heldNames.has(name))
  const isTold = (line: Line) =>
    isNote(line) ||
    line.bullet ||
    isSentence(line.text) ||
    namesSkills(line) ||
    namesCertificate(line.text) ||
    (profile.experiences.length === 0 && isHeadline(line))
  const opening = sentencesOf(head.filter((line) => (isLeft(line) && isTold(line)) || isHeldInPart(line)))
  const paragraphs = [...opening, profile.summary ?? "", ...work].filter((text) => text !== "")
  let room: number = limits.summary
  const fits = ({ length }: string): boolean => {
    if (length > room) return false
    room -= length + 1
    return true
  }
  const summary = paragraphs.filter(fits).join("\n")
  const whole = { ...profile, summary: summary === "" ? null : summary }
  return {
    profile: whole,
    // A single word is a label beside a number, or what the document calls itself.
    notUnderstood: linesWithout({ ...emptyContent, summary: whole.summary }, notHeld).flatMap(({ text }) =>
      /\p{L}\P{L}+\p{L}/u.test(text) ? [text] : []
    )
  }
}

/** A heading that needs no other beside it to be known. */
const titleOf: Readonly<Record<ProfileSection, string>> = {
  summary: "Summary",
  experience: "Experience",
  education: "Education",
  skills: "Skills",
  certifications: "Certifications",
  languages: "Languages",
  contact: "Contact",
  projects: "Projects",
  other: "Awards",
  unknown: "Experience"
}

/** Reads what is left of a text that was cut: the section that the cut fell into goes on. */
export const parseRest = (head: string, rest: string): ProfileContent => {
  const heading = linesOf(head).findLast((line) => line.heading !== undefined)
  const [first] = linesOf(rest)
  const goesOn = heading !== undefined && first !== undefined && first.heading === undefined
  const title = goesOn ? `${titleOf[heading.heading ?? "other"]}\n` : ""
  return parsed(`${title}${rest}`, false).profile
}
