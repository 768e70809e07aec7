import { listsNamed } from "../../lexicon/words/words.js"
import { implied, conceptNumberOf } from "../../lexicon/lexicon.js"
import { tokensOf } from "../../lexicon/matcher/mentions.js"
import type { Position, ReadPassages, Resume } from "../../resume/Resume.js"

// Who held the title did the work: "Software Engineer, 2018 - Present" speaks for software development, although a
// posting that looks for a software engineer asks for no skill of that name.

/** By the name of the concept. */
export const titlesBySkill = listsNamed("occupationSkills")

interface Title {
  readonly concept: number
  readonly stems: Int32Array
}

let byStem: ReadonlyMap<number, ReadonlyArray<Title>> | undefined
const skills = new Set<number>()

/** By the stem of their first word; made when first needed. */
const knownTitles = (): ReadonlyMap<number, ReadonlyArray<Title>> => {
  if (byStem !== undefined) return byStem
  const known = new Map<number, Array<Title>>()
  for (const [name, titles] of titlesBySkill) {
    const concept = conceptNumberOf(name)
    if (concept < 0) continue
    for (const one of [concept, ...(implied[concept] ?? [])]) skills.add(one)
    for (const title of titles) {
      const { stems } = tokensOf(title)
      const first = stems[0]
      if (first !== undefined) known.set(first, [...(known.get(first) ?? []), { concept, stems }])
    }
  }
  byStem = known
  return known
}

/** Whether any title speaks for a concept. */
export const isOccupationSkill = (concept: number): boolean => {
  knownTitles()
  return skills.has(concept)
}

/** Calls `tell` with each skill that the title of a position names, and its words. */
export const occupationSkillsHeld = (
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
