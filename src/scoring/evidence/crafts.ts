import { implied, conceptNumberOf } from "../../lexicon/lexicon.js"
import { tokensOf } from "../../lexicon/matcher/mentions.js"
import type { Position, ReadPassages, Resume } from "../../resume/Resume.js"

// Who held the title did the work: "Software Engineer, 2018 - Present" speaks for software development, although a
// posting that looks for a software engineer asks for no skill of that name.

export const craftTitles: Readonly<Record<string, string>> = {
  "Software development":
    "software engineer | backend developer | backend engineer | back-end developer | full stack developer | full stack engineer | full-stack developer | application developer | programmer | java developer | python developer | .net developer | mobile developer | ios developer | android developer",
  "Web development":
    "web developer | web engineer | frontend developer | front-end developer | frontend engineer | front-end engineer | full stack developer",
  "Game development": "game developer | game programmer | gameplay programmer",
  "Data engineering": "data engineer",
  "Quality assurance": "qa analyst | qa engineer | qa tester | quality engineer | quality inspector | quality analyst",
  Teaching:
    "teacher | lecturer | schoolteacher | professor | class teacher | substitute teacher | education specialist",
  Counseling: "counselor | school counselor | guidance counselor | mental health counselor",
  Tutoring: "tutor",
  Accounting: "accountant | staff accountant | accounting clerk | accounts assistant",
  Auditing: "auditor | internal auditor | audit associate",
  "Financial analysis": "financial analyst | finance analyst",
  "Account management": "account manager | account executive | key account manager",
  "Content marketing": "content marketer | content marketing manager",
  Fundraising: "fundraiser | fundraising manager | development officer",
  "Grant writing": "grant writer | grants writer",
  Editing: "editor | copy editor | managing editor",
  Translation: "translator",
  Interpreting: "interpreter | court interpreter",
  "Technical documentation": "technical writer | documentation writer",
  Procurement: "buyer | purchaser | purchasing agent | purchasing manager | procurement manager",
  "Retail management": "store manager | shop manager | retail manager",
  Cooking: "cook | line cook | chef | head chef | sous chef | prep cook",
  Pharmacy: "pharmacist",
  Phlebotomy: "phlebotomist",
  Caregiving: "caregiver | carer | home health aide | care assistant",
  Childcare: "nanny | childminder | babysitter | childcare worker",
  Hairstyling: "hairdresser | hairstylist | hair stylist",
  Landscaping: "landscaper | landscape gardener",
  "Painting and decorating": "painter | house painter | painter and decorator | decorator",
  Masonry: "mason | stonemason | bricklayer"
}

interface Title {
  readonly concept: number
  readonly stems: Int32Array
}

let byStem: ReadonlyMap<number, ReadonlyArray<Title>> | undefined
const crafts = new Set<number>()

/** By the stem of their first word; made when first needed. */
const knownTitles = (): ReadonlyMap<number, ReadonlyArray<Title>> => {
  if (byStem !== undefined) return byStem
  const known = new Map<number, Array<Title>>()
  for (const [name, list] of Object.entries(craftTitles)) {
    const concept = conceptNumberOf(name)
    if (concept < 0) continue
    for (const one of [concept, ...(implied[concept] ?? [])]) crafts.add(one)
    for (const title of list.split(" | ")) {
      const { stems } = tokensOf(title)
      const first = stems[0]
      if (first !== undefined) known.set(first, [...(known.get(first) ?? []), { concept, stems }])
    }
  }
  byStem = known
  return known
}

/** Whether any title speaks for a concept. */
export const isCraft = (concept: number): boolean => {
  knownTitles()
  return crafts.has(concept)
}

/** Calls `tell` with each craft that the title of a position names, and its words. */
export const craftsHeld = (
  { passages, offsets, passageOf, text: { tokens } }: ReadPassages & Pick<Resume, "passages">,
  positions: ReadonlyArray<Position>,
  tell: (concept: number, first: number, last: number) => void
): void => {
  const known = knownTitles()
  let inside = -1
  let from = 0
  let until = 0
  for (let index = 0; index < tokens.count; index++) {
    const number = passageOf[index] ?? 0
    if (number !== inside) {
      inside = number
      const passage = passages[number]
      // A line over the one with the dates is told of no position yet.
      const position =
        passage?.section === "experience" ? (passage.position ?? passages[number + 1]?.position) : undefined
      const role = position === undefined ? "" : (positions[position]?.role ?? "")
      const at = role === "" ? -1 : (passage?.text.indexOf(role) ?? -1)
      from = at < 0 ? Infinity : (offsets[number] ?? 0) + at
      until = at < 0 ? 0 : from + role.length
    }
    const start = tokens.starts[index] ?? 0
    if (start < from || start >= until) continue
    for (const { concept, stems } of known.get(tokens.stems[index] ?? 0) ?? []) {
      let same = 1
      while (same < stems.length && tokens.stems[index + same] === stems[same]) same++
      if (same === stems.length && (tokens.ends[index + same - 1] ?? 0) <= until) tell(concept, index, index + same - 1)
    }
  }
}
