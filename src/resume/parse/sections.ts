import { periodOrDateIn } from "./dates.js"
import { namesCertificates, type ProfileSection } from "./layout/headings.js"
import type { Line } from "./layout/Line.js"
import { hasMembershipLabel, isDrivingLicence } from "./certificates.js"
import { tellsState } from "./certificateEntries.js"
import { isCertificateLine, isDegree, isHeldDegree, isSchool } from "./studies.js"
import { isPersonName } from "./names.js"
import { isPlace, isRole } from "./layout/pieces.js"

export interface Sections {
  /** What stands before the first heading. */
  readonly head: ReadonlyArray<Line>
  readonly of: (section: ProfileSection) => ReadonlyArray<Line>
  readonly named: ReadonlyMap<ProfileSection, ReadonlyArray<Line>>
}

export const sectionsOf = (lines: ReadonlyArray<Line>): Sections => {
  const held = new Map<ProfileSection, Array<Line>>()
  const head: Array<Line> = []
  let current: Array<Line> = head
  let section: ProfileSection | undefined
  let isFirst = false
  let isMixed = false
  for (const line of lines) {
    // "Languages: Go, Python" and "Tools: Git" inside the skills are labels there.
    const isLabel =
      section === "skills" && line.tail !== "" && (line.heading === "languages" || line.heading === "skills")
    if (line.heading === undefined || isLabel) {
      if (isLabel && line.heading === "languages") listIn(held, "languages").push({ ...line, text: line.tail })
      const isCertificate = isMixed && (isCertificateLine(line.text) || tellsState(line.text))
      const isLicence = section !== undefined && mayHoldLicences.has(section) && isDrivingLicence(line.text)
      const own = isCertificate || isLicence ? listIn(held, "certifications") : current
      // What stands below a heading goes on with nothing above it.
      own.push(isFirst ? { ...line, blankBefore: true, opensSection: true } : line)
      isFirst = false
      continue
    }
    // "Languages: German", among personal details.
    if (section === "contact" && line.tail !== "" && !line.blankBefore) {
      listIn(held, line.heading).push({ ...line, text: line.tail, heading: undefined, tail: "" })
      continue
    }
    section = line.heading
    isFirst = line.tail === ""
    isMixed = section === "skills" && namesCertificates(line.text)
    current = listIn(held, section)
    const text = hasMembershipLabel(line.text) ? line.text : line.tail
    if (line.tail !== "") current.push({ ...line, text, heading: undefined, tail: "", opensSection: true })
  }
  if (held.size === 0) sortBlocks(held, head)
  if (head.length === 0) moveNameBlock(held, head)
  refile(held)
  return { head, of: (section) => held.get(section) ?? [], named: held }
}

const minSkills = 4
const maxLine = 120

/** A text without headings has blocks of lines all the same: those after the first that are schools, certificates or a list of skills. */
const sortBlocks = (held: Map<ProfileSection, Array<Line>>, head: Array<Line>): void => {
  const [first = [], ...blocks] = blocksOf(head)
  const isCertificate = ({ text }: Line) => isCertificateLine(text) && !isHeldDegree(text)
  const sectionOf = (block: ReadonlyArray<Line>): ProfileSection | undefined => {
    if (block.some(({ text }) => text.length > maxLine || /\p{L}[.!?]$/u.test(text))) return undefined
    if (block.filter(isCertificate).length * 2 > block.length) return "certifications"
    const text = block.map((line) => line.text).join(" ")
    const entries = text.split(/,\s/)
    const isList = entries.length >= minSkills && entries.every((entry) => entry.split(" ").length <= 4)
    return isList && !/\d{3}|@/.test(text) ? "skills" : undefined
  }
  const own = blocks.filter((block) => {
    const section = sectionOf(block)
    if (section !== undefined) listIn(held, section).push(...block)
    return section === undefined
  })
  if (held.size > 0) head.splice(0, head.length, ...[first, ...own].flat())
}

const blocksOf = (lines: ReadonlyArray<Line>): ReadonlyArray<ReadonlyArray<Line>> =>
  lines.reduce<Array<Array<Line>>>((all, line) => {
    if (line.blankBefore || all.length === 0) all.push([])
    all.at(-1)?.push(line)
    return all
  }, [])

/** Where a licence to drive is no part of what stands around it. */
const mayHoldLicences: ReadonlySet<ProfileSection> = new Set(["skills", "languages", "contact", "other", "unknown"])

const listIn = (held: Map<ProfileSection, Array<Line>>, section: ProfileSection): Array<Line> => {
  const list = held.get(section) ?? []
  held.set(section, list)
  return list
}

/** Where no line below a heading of education is about a school or a degree, they are certificates: "Training". */
const refile = (held: Map<ProfileSection, Array<Line>>): void => {
  const lines = held.get("education") ?? []
  const isStudy = ({ text }: Line) => isSchool(text) || isDegree(text)
  const parts = blocksOf(lines)
  const moved = parts.filter((part) => part.filter(isStudy).length * 3 < part.length && part.every(isCourse))
  if (moved.length === 0) return
  held.set("education", parts.filter((part) => !moved.includes(part)).flat())
  held.set("certifications", [...(held.get("certifications") ?? []), ...moved.flat()])
}
const isCourse = ({ text }: Line) =>
  text.length <= 70 && text.split(",").length <= 3 && (isCertificateLine(text) || periodOrDateIn(text) !== undefined)

const maxNameBlock = 8

/** An export with a side column puts the name after it: a block of its own at the end of a section. */
const moveNameBlock = (held: ReadonlyMap<ProfileSection, Array<Line>>, head: Array<Line>): void => {
  for (const [section, lines] of held) {
    if (section === "experience") continue
    const start = lines.findLastIndex((line, at) => at > 0 && line.blankBefore && isPersonName(line.text))
    const next = lines.findIndex(({ opensSection }, at) => at > start && opensSection)
    const [name, who, ...rest] = start < 0 ? [] : lines.slice(start, next < 0 ? lines.length : next)
    if (name === undefined || who === undefined || rest.length > maxNameBlock || isSchool(name.text)) continue
    if (!isRole(who.text) && !(section !== "education" && [who, ...rest].some(({ text }) => isPlace(text)))) continue
    head.push(...lines.splice(start, rest.length + 2))
    return
  }
}
