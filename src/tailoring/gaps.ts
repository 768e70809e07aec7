import type { EditableResume } from "../domain/Optimization.js"
import { type ConceptKind, isCredential } from "../lexicon/Concept.js"
import { conceptNumberOf, concepts, implied } from "../lexicon/lexicon.js"
import { wordSetNamed, wordsNamed } from "../lexicon/words/words.js"
import type { Job, Requirement, Span, Tier } from "../posting/Job.js"
import { resumeOfProfile } from "../resume/readResume.js"
import type { RequirementReport, ScoreReport } from "../scoring/report/Report.js"
import { Gap as Sign } from "../text/Tokens.js"
import { abbreviated, writtenOut } from "./guard/reading/abbreviations.js"
import { equalKeysOf } from "./guard/reading/equals.js"
import { Reading } from "./guard/reading/Reading.js"
import { wordStem } from "./guard/reading/stems.js"
import { impliedBy, isTool } from "./guard/reading/tools.js"
import { isContent, type TextView, viewOf } from "./guard/reading/TextView.js"

// What a person is told that the profile does not name. The score's own list is of what it finds; this one leaves out what
// stands in the profile in so many words, whatever the score makes of it.

/** A requirement that the profile does not name; several where one of them is enough. */
export interface Gap {
  readonly names: Array<string>
  /** In the words of the job. */
  readonly words: Array<string>
  readonly tier: Tier
  readonly kind: ConceptKind
  readonly group: number | null
}

export const wordsOfGap = ({ words }: Gap): string => [...new Set(words)].join(" or ")

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

export const sentencesIn = (resume: EditableResume): ReadonlyArray<Sentence> => [
  ...resumeOfProfile(resume).passages.flatMap(({ section, text, where }) =>
    text.split(sentenceEnd).map((sentence) => ({ view: viewOf(sentence), where, isWork: section === "experience" }))
  ),
  ...resume.experiences.map(({ company }, at) => ({
    view: viewOf(company),
    where: `experiences[${at}].role`,
    isWork: true
  }))
]

/** Words that stand beside what is asked: "Python skills", "NIHSS certification". */
const beside = new Set(wordsNamed("gaps.beside").map(wordStem))
const endings = new RegExp(`(?:${wordsNamed("gaps.endings").join("|")})$`)
const minRoot = 3

/** "Investigat" of "investigations" and "investigates", "aut" of "autism" and "autistic". */
const rootOf = (stem: string): string => {
  const root = stem.replace(endings, "")
  return root.length < minRoot ? stem : root
}

/** The words that say what is asked. */
const contentOf = (view: TextView): ReadonlyArray<number> => {
  const content = [...view.words.keys()].filter((at) => isContent(view, at))
  const own = content.filter((at) => !beside.has(view.wordStems[at] ?? ""))
  return own.length === 0 ? content : own
}

/** A name of one or two letters or of capitals is no word: "R", "Go", "IP". */
const isShortName = (form: string): boolean => /^(?:\p{Lu}{1,3}|\p{Lu}\p{Ll})$/u.test(form)

/** Where a sentence holds each of these words, or one that says the same; the words of a name with nothing between. */
const placesIn = (
  form: TextView,
  content: ReadonlyArray<number>,
  { view }: Sentence,
  isName: boolean
): ReadonlyArray<number> | undefined => {
  const isJoined = (at: number) => at > 0 && form.tokens.gaps[at] === Sign.hyphen
  const says = (here: number, at: number): boolean => {
    const [own, other] = [form.wordStems[at] ?? "", view.wordStems[here] ?? ""]
    const keys = equalKeysOf(own)
    return rootOf(own) === rootOf(other) || equalKeysOf(other).some((key) => keys.includes(key))
  }
  const places = content.map((at) =>
    // "On-call" is no call.
    view.words.findIndex((_, here) => says(here, at) && (!isJoined(at) || says(here - 1, at - 1)))
  )
  if (content.length > 1) {
    const whole = view.words.indexOf(content.map((at) => form.words[at]).join(""))
    if (whole >= 0) return [whole]
  }
  if (places.length === 0 || places.includes(-1)) return undefined
  const isWhole = Math.max(...places) - Math.min(...places) <= (content.at(-1) ?? 0) - (content[0] ?? 0)
  return isWhole || !isName ? places : undefined
}

/** "CTRs" beside "Currency Transaction Reports". */
const isSpelledOut = (form: TextView, { view }: Sentence): boolean =>
  form.words.length === 1 &&
  view.words.length > 1 &&
  (abbreviated(new Reading(view), new Reading(form)).size > 0 ||
    writtenOut(new Reading(form), new Reading(view)).size > 0)

type Said = "named" | "unclaimed" | undefined

/** Whether the profile names a requirement: in one sentence, by its name or as the job writes it. */
const saidOf = (forms: ReadonlyArray<string>, isHeld: boolean, sentences: ReadonlyArray<Sentence>): Said => {
  let said: Said
  for (const text of forms) {
    const form = viewOf(text)
    const content = contentOf(form)
    for (const sentence of sentences) {
      // "Under RN supervision" is no licence.
      if (isHeld && sentence.isWork) continue
      if (isShortName(text) && !sentence.view.text.split(/[^\p{L}\p{N}+#]+/u).includes(text)) continue
      const places = placesIn(form, content, sentence, isHeld)
      if (places === undefined) {
        if (!isHeld && isSpelledOut(form, sentence)) return "named"
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
  const words = text
    .toLowerCase()
    .replace(/[.'’]/g, "")
    .split(/[^\p{L}]+/u)
  return ranks.flatMap((rank, place) => (words.some((word) => rank.has(word)) ? [place] : []))
}

/** A degree of the lowest rank that a line names, or a higher one; a field of study is no gap by itself. */
const isStudied = (line: string, { education }: EditableResume): boolean => {
  const asked = ranksIn(line)
  const held = education.flatMap(({ degree, school }) => ranksIn(`${degree ?? ""}, ${school ?? ""}`))
  return asked.length === 0 || Math.max(-1, ...held) >= Math.min(...asked)
}

/** The line of the posting in which something stands. */
const lineAt = (text: string, { end, start }: Span): Span => {
  const to = text.indexOf("\n", end)
  return { start: text.lastIndexOf("\n", start) + 1, end: to < 0 ? text.length : to }
}

/** The same, or the sentence where the line is a paragraph. */
const aroundOf = (text: string, span: Span): Span => {
  const line = lineAt(text, span)
  if (line.end - line.start <= maxLine) return line
  const end = text.slice(span.end, line.end).search(/[.!?](?:\s|$)/)
  return {
    start: Math.max(line.start, text.slice(0, span.start).search(/[.!?]\s[^.!?]*$/) + 1),
    end: end < 0 ? line.end : span.end + end
  }
}
const maxLine = 160

const textAt = (text: string, { end, start }: Span): string => text.slice(start, end)

const isWithin = ({ end, start }: Span, whole: Span): boolean => start >= whole.start && end <= whole.end

const alternatives = wordsNamed("gaps.alternatives")
/** So near stand examples of one thing. */
const maxBetween = 30

/** "Kotlin or Java; Scala is fine too": who has one of what a line gives as examples needs no other. */
const isExample = (gap: RequirementReport, { requirements }: ScoreReport, { text }: Job): boolean =>
  gap.spans.some((span) => {
    const line = aroundOf(text.description, span)
    const said = ` ${textAt(text.description, line).toLowerCase()} `
    // Of licences and degrees an "or" says enough.
    const isEither = isCredential(gap.kind) && /\bor\b/.test(said)
    if (!isEither && !alternatives.some((words) => said.includes(` ${words}`))) return false
    const parents = implied[conceptNumberOf(gap.name)]
    return requirements.some(
      ({ kind, matched, name, spans }) =>
        matched &&
        kind === gap.kind &&
        spans.some(
          (one) =>
            isWithin(one, line) &&
            (isEither ||
              Math.max(one.start - span.end, span.start - one.end) < maxBetween ||
              parents?.some((parent) => implied[conceptNumberOf(name)]?.includes(parent)) === true)
        )
    )
  })

/** The items of "A, B or C" in which something stands; none where it is no such list. */
const itemsAround = (text: string, span: Span): ReadonlyArray<string> => {
  const start = Math.max(...[..."\n.:;("].map((sign) => text.lastIndexOf(sign, span.start - 1))) + 1
  const rest = /^[^\n.:;()]*/.exec(text.slice(start))?.[0] ?? ""
  const listed = (/^.* or [^,]*/.exec(rest) ?? /^.*\/[^,]*/.exec(rest))?.[0] ?? ""
  if (!isWithin(span, { start, end: start + listed.length })) return []
  const items = listed.split(/,? or |\/|, /)
  // What is long leads to the list: "1 year as head cook, sous chef or kitchen lead".
  const first = items.findLastIndex((item) => item.split(" ").length > maxWords)
  return items.slice(Math.max(0, first))
}
const maxWords = 4
const maxItem = 2

/** A product is written as a name: "assembly" of a design is no programming language; "at a level" is no A level. */
const isMisread = (written: string, name: string): boolean => {
  const { words } = viewOf(written)
  const isProduct = isTool(concepts[conceptNumberOf(name)]) && /\p{Lu}/u.test(name)
  return (isProduct && written === written.toLowerCase()) || words.some((word) => articles.has(word))
}
const articles = wordSetNamed("gaps.articles")

/** The job's own words for it: the usual name where the job has it, else no verb phrase where it has another. */
const wordsFor = ({ alsoWritten, name, written }: Requirement): string => {
  const forms = [written, ...alsoWritten]
  return (
    forms.find((form) => form.toLowerCase() === name.toLowerCase()) ??
    forms.find((form) => !new Reading(viewOf(form)).opensWithVerb && !/ (?:and|&) /.test(form)) ??
    (/ (?:and|&) /.test(written) ? name : written)
  )
}

const ownLanguage = wordSetNamed("gaps.ownLanguage")
const byEmployer = wordsNamed("gaps.byEmployer")
const tiers: ReadonlyArray<Tier> = ["required", "preferred", "mentioned"]

/** Whether a person can be told of it: no trait, no part of a sentence, nothing that the employer sees to. */
const isTold = (
  { kind, name, span, tier }: RequirementReport,
  { concept, written }: Requirement,
  text: string
): boolean => {
  const said = written.toLowerCase()
  if (kind === "soft" || ownLanguage.has(name) || isMisread(written, name)) return false
  if (byEmployer.some((words) => said.includes(words))) return false
  // Of what the job only mentions, the tools: a duty may be said in many ways.
  if (tier === "mentioned") return kind === "hard" && isTool(concepts[concept ?? -1]) && !written.includes("&")
  if (concept !== undefined || kind === "education") return true
  const view = viewOf(written)
  const isName = [...view.words.keys()].every((at) => isContent(view, at)) && !/^\d/.test(written)
  // A capital at the beginning of a line is no name: "Comfort in the OR".
  const isOpening =
    /^\p{Lu}\p{Ll}+$/u.test(written) &&
    span !== null &&
    !/\p{L}/u.test(textAt(text, { ...lineAt(text, span), end: span.start }))
  return isName && !isOpening && !ownLanguage.has(said.split(" ").at(-1) ?? "")
}

/** What the profile does not name of what the job asks for, and what it names without having it. */
export const gapsOf = (report: ScoreReport, job: Job, resume: EditableResume): Gaps => {
  const sentences = sentencesIn(resume)
  const shown = new Set(
    sentences.flatMap(({ view }) =>
      view.mentions.flatMap(({ concept, first, last }) =>
        view.statusOf(first, last, false).status === "affirmed" ? impliedBy(concept) : []
      )
    )
  )
  const { description } = job.text
  const met = new Set(report.requirements.flatMap(({ group, matched }) => (matched && group !== null ? [group] : [])))
  const asked = new Map(job.requirements.map((one) => [one.name, one]))
  const missing: Array<Gap> = []
  const unclaimed: Array<Gap> = []
  const groups = new Map<number, Gap>()
  const isHeld = (words: string, kind: ConceptKind) => saidOf([words], isCredential(kind), sentences) === "named"
  const isOneOf = ({ kind, spans }: RequirementReport) =>
    spans.some((span) =>
      itemsAround(description, span).some((item) => {
        const view = viewOf(item)
        const last = contentOf(view).slice(-maxItem)
        return last.length > 0 && isHeld(last.map((at) => view.words[at]).join(" "), kind)
      })
    )
  const open = report.requirements
    .filter(({ group, matched }) => !matched && !(group !== null && met.has(group)))
    .toSorted((a, b) => tiers.indexOf(a.tier) - tiers.indexOf(b.tier) || b.points_possible - a.points_possible)
  for (const gap of open) {
    const { group, kind, name, span, tier } = gap
    const own = asked.get(name)
    if (own === undefined || !isTold(gap, own, description)) continue
    const line = span === null ? own.written : textAt(description, lineAt(description, span))
    const said = saidOf([name, own.written, ...own.alsoWritten], isCredential(kind), sentences)
    const isSaid =
      said === "named" ||
      (own.concept !== undefined && shown.has(own.concept)) ||
      (kind === "education" && isStudied(line, resume)) ||
      isExample(gap, report, job) ||
      isOneOf(gap)
    if (isSaid) {
      // One of alternatives is enough.
      if (group !== null) met.add(group)
      continue
    }
    const words = wordsFor(own)
    const before = group === null ? undefined : groups.get(group)
    if (before !== undefined && said !== "unclaimed") {
      before.names.push(name)
      before.words.push(words)
      continue
    }
    const made: Gap = { names: [name], words: [words], tier, kind, group }
    if (said === "unclaimed") unclaimed.push(made)
    else {
      if (group !== null) groups.set(group, made)
      missing.push(made)
    }
  }
  const isOpen = ({ group }: Gap) => group === null || !met.has(group)
  return { missing: missing.filter(isOpen), unclaimed: unclaimed.filter(isOpen) }
}
