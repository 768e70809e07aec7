import { listsNamed } from "../../lexicon/words/words.js"
import { conceptNumberOf } from "../../lexicon/lexicon.js"
import { tokensOf } from "../../lexicon/matcher/mentions.js"
import type { Position, ReadPassages, Resume } from "../../resume/Resume.js"
import { append } from "../../text/append.js"

// Who held the title did the work: "Software Engineer, 2018 - Present" speaks for software development, although a
// posting that looks for a software engineer asks for no skill of that name.

/** By the name of the concept. */
export const titlesBySkill = listsNamed("occupationSkills")

interface Title {
  readonly concept: number
  readonly stems: Int32Array
}

let byStem: ReadonlyMap<number, ReadonlyArray<Title>> | undefined

/** By the stem of their first word; made when first needed. */
const knownTitles = (): ReadonlyMap<number, ReadonlyArray<Title>> => {
  const known = new Map<number, Array<Title>>()
  for (const [name, titles] of titlesBySkill) {
    const concept = conceptNumberOf(name)
    for (const { stems } of titles.map((title) => tokensOf(title))) append(known, stems[0] ?? 0, { concept, stems })
  }
  return known
}

/** Calls `tell` with each skill that the title of a position names, and its words. */
export const occupationSkillsHeld = (
  { passages, offsets, passageOf, text: { tokens } }: ReadPassages & Pick<Resume, "passages">,
  positions: ReadonlyArray<Position>,
  tell: (concept: number, first: number, last: number) => void
): void => {
  byStem ??= knownTitles()
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
    for (const { concept, stems } of byStem.get(tokens.stems[index] ?? 0) ?? []) {
      const last = index + stems.length - 1
      const isSame = stems.every((stem, step) => tokens.stems[index + step] === stem)
      if (isSame && (tokens.ends[last] ?? 0) <= until) tell(concept, index, last)
    }
  }
}
