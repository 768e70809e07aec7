import type { ProfileSection } from "./layout/headings.js"
import type { Line } from "./layout/Line.js"
import { hasMembershipLabel } from "./certificates.js"
import { isSchool } from "./studies.js"
import { isPersonName } from "./names.js"
import { sectionsByLine } from "./layout/sectionsByLine.js"
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
  for (const line of lines) {
    // "Languages: Go, Python" and "Tools: Git" inside the skills are labels there.
    const isLabel =
      section === "skills" && line.tail !== "" && (line.heading === "languages" || line.heading === "skills")
    if (line.heading === undefined || isLabel) {
      if (line.heading === "languages") listIn(held, "languages").push({ ...line, text: line.tail })
      // What stands below a heading goes on with nothing above it.
      current.push(isFirst ? { ...line, blankBefore: true } : line)
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
    current = listIn(held, section)
    const text = hasMembershipLabel(line.text) ? line.text : line.tail
    if (line.tail !== "") current.push({ ...line, text, heading: undefined, tail: "" })
  }
  return { head, of: (section) => held.get(section) ?? [], named: held }
}

const listIn = (held: Map<ProfileSection, Array<Line>>, section: ProfileSection): Array<Line> => {
  const list = held.get(section) ?? []
  held.set(section, list)
  return list
}

const maxNameBlock = 8

/** The lines with who it is about first: an export with a side column puts the name after it, in a block of its own. */
export const withNameFirst = (lines: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  if (lines[0]?.heading === undefined) return lines
  const sections = sectionsByLine(lines)
  for (const [start, { blankBefore, text }] of lines.entries()) {
    if (sections[start] === "experience" || !blankBefore || lines[start - 1]?.heading !== undefined) continue
    if (!isPersonName(text) || isSchool(text)) continue
    const ahead = lines.slice(start, start + maxNameBlock + 3)
    const next = ahead.findIndex(({ heading }) => heading !== undefined)
    const block = next < 0 ? ahead : ahead.slice(0, next)
    const [, who, ...rest] = block
    if (who === undefined || rest.length > maxNameBlock) continue
    const hasPlace = sections[start] !== "education" && [who, ...rest].some((line) => isPlace(line.text))
    if (isRole(who.text) || hasPlace) return [...block, ...lines.slice(0, start), ...lines.slice(start + block.length)]
  }
  return lines
}
