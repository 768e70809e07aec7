import type { EditableResume } from "../domain/Optimization.js"
import { isCredential } from "../lexicon/Concept.js"
import { conceptNumberOf, concepts, implied } from "../lexicon/lexicon.js"
import { wordSetNamed, wordsNamed } from "../lexicon/words/words.js"
import type { Job, Tier } from "../posting/Job.js"
import { resumeOfProfile } from "../resume/readResume.js"
import type { RequirementReport, ScoreReport } from "../scoring/report/Report.js"
import { abbreviated, writtenOut } from "./guard/reading/abbreviations.js"
import { equalKeysOf } from "./guard/reading/equals.js"
import { Reading } from "./guard/reading/Reading.js"
import { wordStem } from "./guard/reading/stems.js"
import { isTool } from "./guard/reading/tools.js"
import { isContent, type TextView, viewOf } from "./guard/reading/TextView.js"

// What a person is told that the profile does not name. The score's own list is of what it finds; this one leaves out what
// stands in the profile in so many words, whatever the score makes of it.

/** A requirement that the profile does not name, in the words of the job. */
export interface Gap {
  /** Names of the requirements: several where one of them is enough. */
  readonly names: ReadonlyArray<string>
  readonly words: string
  readonly tier: Tier
}

export interface Gaps {
  /** Required first, most valuable first. */
  readonly missing: ReadonlyArray<Gap>
  /** What the profile names, but as planned, denied, or the work of others. */
  readonly unclaimed: ReadonlyArray<Gap>
}

const sentenceEnd = /(?<=[.!?;])\s+|\n+/

/** A sentence of the profile. */
export interface Sentence {
  readonly view: TextView
  readonly where: string
  readonly isWork: boolean
}

export const sentencesIn = (resume: EditableResume): ReadonlyArray<Sentence> =>
  resumeOfProfile(resume).passages.flatMap(({ section, text, where }) =>
    text.split(sentenceEnd).map((sentence) => ({ view: viewOf(sentence), where, isWork: section === "experience" }))
  )

/** Words that stand beside what is asked: "Python skills", "NIHSS certification". */
const beside = new Set(wordsNamed("gaps.beside").map(wordStem))

/** The first word of a form that has content of its own, and all of them. */
const contentOf = (view: TextView): ReadonlyArray<number> => {
  const content = view.words.flatMap((_, at) => (isContent(view, at) ? [at] : []))
  const own = content.filter((at) => !beside.has(view.wordStems[at] ?? ""))
  return own.length === 0 ? content : own
}

/** A name of one or two letters or of capitals is no word: "R", "Go", "IP". */
const isShortName = (form: string): boolean => /^(?:\p{Lu}{1,3}|\p{Lu}\p{Ll})$/u.test(form)

/** Where a sentence holds each word of a form, or one that says the same; undefined where it does not. */
const placesIn = (form: string, words: TextView, { view }: Sentence): ReadonlyArray<number> | undefined => {
  if (isShortName(form) && !view.text.split(/[^\p{L}\p{N}+#]+/u).includes(form)) return undefined
  const places: Array<number> = []
  for (const at of contentOf(words)) {
    const stem = words.wordStems[at] ?? ""
    const keys = equalKeysOf(stem)
    const found = view.wordStems.findIndex(
      (other) => other === stem || equalKeysOf(other).some((key) => keys.includes(key))
    )
    if (found < 0) return undefined
    places.push(found)
  }
  return places.length === 0 ? undefined : places
}

/** "CTRs" beside "Currency Transaction Reports". */
const isSpelledOut = (form: TextView, { view }: Sentence): boolean =>
  form.words.length === 1 &&
  view.words.length > 1 &&
  (abbreviated(new Reading(view), new Reading(form)).size > 0 || writtenOut(new Reading(form), new Reading(view)).size > 0)

type Said = "named" | "unclaimed" | undefined

/** Whether the profile names a requirement: in one sentence, by its name or as the job writes it. */
const saidOf = (forms: ReadonlyArray<string>, isHeld: boolean, sentences: ReadonlyArray<Sentence>): Said => {
  let said: Said
  for (const form of forms) {
    const words = viewOf(form)
    for (const sentence of sentences) {
      // "Under RN supervision" is no licence.
      if (isHeld && sentence.isWork) continue
      const places = placesIn(form, words, sentence)
      if (places === undefined) {
        if (isSpelledOut(words, sentence)) return "named"
        continue
      }
      const { status } = sentence.view.statusOf(Math.min(...places), Math.max(...places), isHeld)
      if (status === "affirmed") return "named"
      said = "unclaimed"
    }
  }
  return said
}

const ranks = wordsNamed("gaps.degrees").map((words) => new Set(words.split(" ")))

/** The place of a degree among the ranks of degrees, from the words that name it; -1 where none does. */
const ranksIn = (text: string): ReadonlyArray<number> => {
  const words = text.toLowerCase().replace(/[.'’]/g, "").split(/[^\p{L}]+/u)
  return ranks.flatMap((rank, place) => (words.some((word) => rank.has(word)) ? [place] : []))
}

/** A degree of that rank or of a higher one; a field of study is no gap by itself. */
const isStudied = (words: string, { education }: EditableResume): boolean => {
  const asked = ranksIn(words)
  const held = education.flatMap(({ degree }) => ranksIn(degree ?? ""))
  return asked.length === 0 || Math.max(-1, ...held) >= Math.min(...asked)
}

const alternatives = wordsNamed("gaps.alternatives")

/** "Kotlin or Java; Scala is fine too": who has one of what a sentence gives as examples needs no other. */
const isAlternative = (gap: RequirementReport, { requirements }: ScoreReport, { text }: Job): boolean =>
  gap.spans.some((span) => {
    const from = text.description.lastIndexOf("\n", span.start) + 1
    const to = text.description.indexOf("\n", span.end)
    const line = { start: from, end: to < 0 ? text.description.length : to }
    const said = ` ${text.description.slice(line.start, line.end).toLowerCase()} `
    if (!alternatives.some((words) => said.includes(` ${words}`))) return false
    const parents = implied[conceptNumberOf(gap.name)]
    return requirements.some(
      ({ kind, matched, name, spans }) =>
        matched &&
        kind === gap.kind &&
        spans.some(({ end, start }) => start >= line.start && end <= line.end) &&
        (parents === undefined || implied[conceptNumberOf(name)]?.some((one) => parents.includes(one)) === true)
    )
  })

/** A product is written as a name: "assembly" of a design is no programming language. */
const isMisread = (written: string, name: string): boolean => {
  const concept = concepts[conceptNumberOf(name)]
  return isTool(concept) && /\p{Lu}/u.test(name) && written === written.toLowerCase()
}

const ownLanguage = wordSetNamed("gaps.ownLanguage")
const tiers: ReadonlyArray<Tier> = ["required", "preferred", "mentioned"]

/** What the profile does not name of what the job asks for, and what it names without having it. */
export const gapsOf = (report: ScoreReport, job: Job, resume: EditableResume): Gaps => {
  const sentences = sentencesIn(resume)
  const met = new Set(report.requirements.flatMap(({ group, matched }) => (matched && group !== null ? [group] : [])))
  const asked = new Map(job.requirements.map((one) => [one.name, one]))
  const found: Record<"missing" | "unclaimed", Array<Gap>> = { missing: [], unclaimed: [] }
  const groups = new Map<number, number>()
  const open = report.requirements
    .filter(({ group, kind, matched }) => !matched && kind !== "soft" && !(group !== null && met.has(group)))
    .toSorted((a, b) => tiers.indexOf(a.tier) - tiers.indexOf(b.tier) || b.points_possible - a.points_possible)
  for (const gap of open) {
    const own = asked.get(gap.name)
    const written = own?.written ?? gap.name
    // Words of a duty that the lexicon does not know are often a part of what was meant.
    if (gap.tier === "mentioned" && own?.concept === undefined) continue
    if (ownLanguage.has(gap.name) || isMisread(written, gap.name) || isAlternative(gap, report, job)) continue
    if (gap.kind === "education" && isStudied(written, resume)) continue
    const said = saidOf([gap.name, written, ...(own?.alsoWritten ?? [])], isCredential(gap.kind), sentences)
    if (said === "named") {
      // One of alternatives is enough.
      if (gap.group !== null) met.add(gap.group)
      continue
    }
    const list = said === "unclaimed" ? found.unclaimed : found.missing
    const at = gap.group === null ? undefined : groups.get(gap.group)
    const before = at === undefined ? undefined : list[at]
    if (at !== undefined && before !== undefined) {
      list[at] = { ...before, names: [...before.names, gap.name], words: `${before.words} or ${written}` }
      continue
    }
    if (gap.group !== null && said !== "unclaimed") groups.set(gap.group, list.length)
    list.push({ names: [gap.name], words: written, tier: gap.tier })
  }
  return found
}
