import type { EditableResume } from "../domain/Optimization.js"
import { type ConceptKind, isCredential } from "../lexicon/Concept.js"
import { conceptNumberOf, concepts, implied } from "../lexicon/lexicon.js"
import { wordSetNamed, wordsNamed } from "../lexicon/words/words.js"
import { type Job, type Requirement, type Span, type Tier, tiers } from "../posting/Job.js"
import type { RequirementReport, ScoreReport } from "../scoring/report/Report.js"
import { Reading } from "./guard/reading/Reading.js"
import { hasMoreProof, isTool } from "./guard/reading/tools.js"
import { isContent, viewOf } from "./guard/reading/TextView.js"
import { contentOf, type Sayings } from "./said.js"

// What a person is told that the profile does not name. The score's own list is of what it finds; this one leaves out what
// stands in the profile in so many words, whatever the score makes of it.

/** A requirement that the profile does not name; several where one of them is enough. */
export interface Gap {
  readonly names: ReadonlyArray<string>
  /** In the words of the job. */
  readonly words: ReadonlyArray<string>
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

/** The line of the posting in which something stands, or what is near it in a long one. */
const lineAt = (text: string, { end, start }: Span): Span => {
  const [from, to] = [Math.max(0, start - maxSide), Math.min(text.length, end + maxSide)]
  const before = text.slice(from, start).lastIndexOf("\n")
  const after = text.slice(end, to).indexOf("\n")
  return { start: from + before + 1, end: after < 0 ? to : end + after }
}
const maxSide = 300

/** The same, or the sentence where the line is a paragraph. */
const aroundOf = (text: string, span: Span): Span => {
  const line = lineAt(text, span)
  if (line.end - line.start <= maxLine) return line
  const before = text.slice(line.start, span.start).search(/[.!?]\s[^.!?]*$/)
  const after = text.slice(span.end, line.end).search(/[.!?](?:\s|$)/)
  return { start: line.start + before + 1, end: after < 0 ? line.end : span.end + after }
}
const maxLine = 160

const textAt = (text: string, { end, start }: Span): string => text.slice(start, end)

const isWithin = ({ end, start }: Span, whole: Span): boolean => start >= whole.start && end <= whole.end

const alternatives = wordsNamed("gaps.alternatives")
/** Places of one requirement that are looked at. */
const maxSpans = 4
/** So near stand examples of one thing. */
const maxBetween = 30

/** "Kotlin or Java; Scala is fine too": who has one of what a line gives as examples needs no other. */
const isExample = (gap: RequirementReport, { requirements }: ScoreReport, { text }: Job): boolean =>
  gap.spans.slice(0, maxSpans).some((span) => {
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

/** Where the items of "A, B or C" stand in which something does; nowhere where it is no such list. */
const itemsAround = (text: string, span: Span): ReadonlyArray<Span> => {
  const line = lineAt(text, span)
  const before = text.slice(line.start, span.start)
  const start = line.start + 1 + Math.max(...[".", ":", ";", "("].map((sign) => before.lastIndexOf(sign)))
  const rest = /^[^.:;()]*/.exec(text.slice(start, line.end))?.[0] ?? ""
  const listed = (/^.* or [^,]*/.exec(rest) ?? /^.* \/ [^,]*/.exec(rest))?.[0] ?? ""
  if (!isWithin(span, { start, end: start + listed.length })) return []
  const items = [...listed.matchAll(/(?:[^,/ ]| (?!or ))+/g)].map(({ 0: item, index }) => ({
    start: start + index,
    end: start + index + item.trimEnd().length
  }))
  // What is long leads to the list: "1 year as head cook, sous chef or kitchen lead".
  const first = items.findLastIndex((item) => textAt(text, item).split(" ").length > maxWords)
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

/** Whether a person can be told of it: no trait, no part of a sentence, nothing that the employer sees to. */
const isTold = (
  { kind, name, span, tier }: RequirementReport,
  { concept, written }: Requirement,
  text: string
): boolean => {
  const said = written.toLowerCase()
  if (kind === "soft" || ownLanguage.has(name) || isMisread(written, name)) return false
  if (byEmployer.some((words) => said.includes(words))) return false
  // "License" alone is no certificate's name.
  if (isCredential(kind) && /^\p{Ll}+$/u.test(written)) return false
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
export const gapsOf = (report: ScoreReport, job: Job, sayings: Sayings): Gaps => {
  const { description } = job.text
  const asked = new Map(job.requirements.map((one) => [one.name, one]))
  // By where it ends, where the name of something begins that the profile shows.
  const begins = new Map(
    report.requirements.flatMap(({ matched, spans }) =>
      matched ? spans.map(({ end, start }) => [end, start] as const) : []
    )
  )
  const isShown = (item: Span) => {
    const before = viewOf(description.slice(item.start, begins.get(item.end) ?? item.start))
    return begins.has(item.end) && (before.words.length === 0 || !isContent(before, before.words.length - 1))
  }
  const isOneOf = ({ kind, spans }: RequirementReport) =>
    spans.slice(0, maxSpans).some((span) =>
      itemsAround(description, span).some((item) => {
        if (isShown(item)) return true
        const view = viewOf(textAt(description, item))
        const words = contentOf(view).slice(-maxItem)
        const said = words.map((at) => view.words[at]).join(" ")
        return said !== "" && sayings.saidOf([said], isCredential(kind)) === "named"
      })
    )
  // One of alternatives is enough.
  const met = new Set(report.requirements.flatMap(({ group, matched }) => (matched && group !== null ? [group] : [])))
  const found: Record<"missing" | "unclaimed", Array<Gap>> = { missing: [], unclaimed: [] }
  const open = report.requirements
    .filter(({ matched }) => !matched)
    .toSorted((a, b) => tiers.indexOf(a.tier) - tiers.indexOf(b.tier) || b.points_possible - a.points_possible)
  for (const gap of open) {
    const { group, kind, name, span, tier } = gap
    const own = asked.get(name)
    if (own === undefined || (group !== null && met.has(group)) || !isTold(gap, own, description)) continue
    const said = sayings.saidOf([name, own.written, ...own.alsoWritten], isCredential(kind))
    const line = span === null ? own.written : textAt(description, lineAt(description, span))
    if (
      said === "named" ||
      (own.concept !== undefined && hasMoreProof(own.concept) && sayings.implied.has(own.concept)) ||
      (kind === "education" && isStudied(line, sayings.resume)) ||
      isExample(gap, report, job) ||
      isOneOf(gap)
    ) {
      if (group !== null) met.add(group)
    } else found[said ?? "missing"].push({ names: [name], words: [wordsFor(own)], tier, kind, group })
  }
  const grouped = (gaps: ReadonlyArray<Gap>): ReadonlyArray<Gap> => {
    const rest = gaps.filter(({ group }) => group === null || !met.has(group))
    return rest.flatMap((gap, at) => {
      const others = rest.filter(({ group }) => group !== null && group === gap.group)
      if (others.length < 2) return [gap]
      const isFirst = rest.indexOf(others[0] ?? gap) === at
      return isFirst
        ? [{ ...gap, names: others.flatMap(({ names }) => names), words: others.flatMap(({ words }) => words) }]
        : []
    })
  }
  return { missing: grouped(found.missing), unclaimed: grouped(found.unclaimed) }
}
