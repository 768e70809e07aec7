import { isCredential } from "../../lexicon/Concept.js"
import { occupationSkillsHeld } from "./occupationSkills.js"
import { verbPhraseEndsAt } from "../../lexicon/verbs.js"
import { gradeAt } from "./grades.js"
import type { Job } from "../../posting/Job.js"
import { exceptionsIn } from "../../lexicon/matcher/Findings.js"
import { findMentions } from "../../lexicon/matcher/mentions.js"
import { lastOfName } from "../../resume/nameOfPerson.js"
import { readPassages } from "../../resume/passages.js"
import { copiedWords } from "../../text/copiedText.js"
import type { Evidence } from "../report/Report.js"
import type { Passage, Position, ReadPassages, Resume } from "../../resume/Resume.js"
import { isSpoken, Sought, spacedAlike } from "./sought.js"
import { englishRules } from "../../rules/RuleSet.js"
import { statusesIn } from "../../rules/statusesIn.js"
import { Gap, type Tokens } from "../../text/Tokens.js"
import type { Weights } from "../weights.js"

/** A resume read for one job. */
export interface ResumeReading extends ReadPassages {
  readonly passages: ReadonlyArray<Passage>
  /** 1 for the words copied from the job; undefined when there are none. */
  readonly copied: Uint8Array | undefined
  /** Positions of which the role was copied. */
  readonly struck: ReadonlySet<number>
}

export const readingOfResume = (job: Job, resume: Resume, weights: Weights): ResumeReading => {
  const read = readPassages(resume)
  const { passageOf, text } = read
  const beginsLine = (index: number): boolean =>
    passageOf[index] !== passageOf[index - 1] || (text.tokens.gaps[index] ?? 0) >= Gap.line
  const copied = copiedWords(job.reading.body, text.tokens, beginsLine, weights.copied)
  const struck = new Set<number>()
  copied?.forEach((isCopied, index) => {
    const passage = resume.passages[passageOf[index] ?? 0]
    const position = resume.positions[passage?.position ?? -1]
    if (passage?.position === undefined || position === undefined || isCopied !== 1) return
    // A role with dates is the holder's, also where the job has the same title.
    if (position.start !== undefined && passage.text === position.role) copied[index] = 0
    else if (position.role !== "" && passage.text.includes(position.role)) struck.add(passage.position)
  })
  return { ...read, passages: resume.passages, copied, struck }
}

/** What a mention is worth where it stands. */
const strengthOf = (passage: Passage, positions: ReadonlyArray<Position>, asOf: number, weights: Weights): number => {
  const by = weights.section
  if (passage.section !== "experience") return by[passage.section]
  const position = positions[passage.position ?? -1]
  if (passage.isList || position === undefined || (position.start === undefined && position.end === undefined))
    return by.undatedBullet
  const end = position.end === "ongoing" ? asOf : (position.end ?? position.start ?? asOf)
  return asOf - end > weights.oldAfterMonths ? by.oldBullet : by.recentBullet
}

/** How many places of one passage are kept for a requirement. */
const maxInPassage = 8

/** The better of two ways to match comes first. */
const ways: ReadonlyArray<Evidence["by"]> = ["exact", "synonym", "implied"]

/** A name in the resume that the job writes otherwise. */
export interface Respelled {
  /** Last word of the name in the resume. */
  readonly last: number
  /** The job's words for it. */
  readonly asked: Tokens
}

export interface EvidenceFound {
  /** For each requirement what of the resume speaks for it, best first. */
  readonly evidence: ReadonlyArray<ReadonlyArray<Evidence>>
  /** By first word: names that serve a requirement in another spelling than the job's. */
  readonly respelled: ReadonlyMap<number, Respelled>
  /** What the places that evidence names say, by `where`, in small letters. */
  readonly said: ReadonlyMap<string, string>
}

/** So many other words may stand among those of a term: "temperature logs" for "log fridge temperatures". */
const wordsBetween = 2

/** Where the words of a term stand around the first of them, in any order and within one clause; undefined where they do not. */
const placeOfTerm = (
  { count, gaps, stems }: Tokens,
  at: number,
  term: Int32Array
): { readonly first: number; readonly last: number } | undefined => {
  let first = at
  let last = at
  const reach = term.length - 1 + wordsBetween
  const isClause = (index: number) => (gaps[index] ?? 0) <= Gap.comma
  let from = at
  while (from > 0 && at - from < reach && isClause(from)) from--
  let end = at + 1
  while (end < count && end - at <= reach && isClause(end)) end++
  for (let step = 1; step < term.length; step++) {
    const stem = term[step]
    // After the first word before in front of it.
    let found = stems.subarray(at + 1, end).indexOf(stem ?? 0)
    if (found >= 0) last = Math.max(last, at + 1 + found)
    else {
      found = stems.subarray(from, at).indexOf(stem ?? 0)
      if (found < 0) return undefined
      first = Math.min(first, from + found)
    }
  }
  return last - first <= reach ? { first, last } : undefined
}

/** What of the resume speaks for each requirement. */
export const evidenceFor = (
  job: Job,
  resume: Resume,
  reading: ResumeReading,
  asOf: number,
  weights: Weights
): EvidenceFound => {
  const sought = new Sought(job)
  const { verbPhrases, termsByStem } = sought
  const respelled = new Map<number, Respelled>()
  const said = new Map<string, string>()
  const evidence: Array<Array<Evidence>> = job.requirements.map(() => [])
  const { text, passageOf, passages, offsets, copied } = reading
  const { tokens } = text
  const strengths = passages.map((passage) => strengthOf(passage, resume.positions, asOf, weights))
  const listed = Uint8Array.from(passageOf, (passage) => (passages[passage]?.isList === true ? 1 : 0))
  /** By requirement the passage where it was found last, and how often there. */
  const lastFound = new Map<number, { readonly number: number; readonly times: number }>()
  /** Requirements and the words where they were found, as one number: a verb phrase or a title there says the same again. */
  const foundAt = new Set<number>()
  const add = (requirement: number, first: number, last: number, by: Evidence["by"], isVerbPhrase = false) => {
    foundAt.add(requirement * tokens.count + first)
    const number = passageOf[first] ?? 0
    const passage = passages[number]
    if (passage === undefined) return
    // Passages come in order: more of the same in one of them says nothing new and is not kept.
    const before = lastFound.get(requirement)
    const times = before?.number === number ? before.times + 1 : 1
    lastFound.set(requirement, { number, times })
    if (times > maxInPassage) return
    if (times === 1) said.set(passage.where, passage.text.trim().toLowerCase())
    const start = (tokens.starts[first] ?? 0) - (offsets[number] ?? 0)
    const end = Math.min((tokens.ends[last] ?? 0) - (offsets[number] ?? 0), passage.text.length)
    const matched = passage.text.slice(start, end)
    const isSame =
      by === "synonym" && (matched === sought.form(requirement) || spacedAlike(matched) === sought.form(requirement))
    if (by === "synonym" && !isSame && !isVerbPhrase) {
      respelled.set(first, { last, asked: sought.words(requirement) })
    }
    evidence[requirement]?.push({
      section: passage.section,
      where: passage.where,
      matched,
      span: { start, end },
      by: isSame ? "exact" : by,
      strength: isSpoken(job, requirement) ? weights.spokenLanguage : (strengths[number] ?? 0)
    })
  }
  const nameEnd = lastOfName(reading)
  /** Whether words are no evidence wherever they stand: the name of the person, and what was copied from the job. */
  const isNoEvidence = (first: number, last: number): boolean =>
    first <= nameEnd || copied?.subarray(first, last + 1).includes(1) === true
  const isExcepted = exceptionsIn(text)
  const found = findMentions(text, listed, (concept) => sought.wants(concept).length > 0, isExcepted)
  const isKnown = new Uint8Array(tokens.count)
  for (const { first, last } of found) isKnown.fill(1, first, last + 1)
  const statusOf = statusesIn(englishRules.read(tokens, { type: "resume", asOf }), found)
  const counts = (first: number, last: number, isCredential = false) =>
    !isNoEvidence(first, last) && statusOf(first, last, isCredential).status === "affirmed"
  // "WSET Level 2" is no Level 3.
  const isLower = (held: ReturnType<typeof gradeAt>, requirement: number, by: Evidence["by"]): boolean => {
    const asked = held === undefined || by === "implied" ? undefined : sought.grade(requirement)
    return asked !== undefined && held !== undefined && asked.isNumber === held.isNumber && held.rank < asked.rank
  }
  for (const { concept, first, last } of found) {
    for (const { requirement, by } of sought.wants(concept)) {
      const isOwned = isCredential(job.requirements[requirement]?.kind)
      if (!counts(first, last, isOwned)) continue
      if (!isOwned || !isLower(gradeAt(tokens, first, last), requirement, by)) add(requirement, first, last, by)
    }
  }
  for (let index = 0; index < tokens.count; index++) {
    for (const { requirement, concept, words } of termsByStem.get(tokens.stems[index] ?? 0) ?? []) {
      const place = placeOfTerm(tokens, index, words.stems)
      if (place === undefined || foundAt.has(requirement * tokens.count + place.first)) continue
      const isOwned = isCredential(job.requirements[requirement]?.kind)
      if (!counts(place.first, place.last, isOwned && concept !== undefined)) continue
      // What the lexicon knows there has been judged.
      if (concept !== undefined && isKnown.subarray(place.first, place.last + 1).includes(1)) continue
      if (concept !== undefined && isExcepted(place.first, concept)) continue
      const isExact =
        place.last - place.first + 1 === words.count &&
        words.hashes.every((hash, step) => tokens.hashes[index + step] === hash)
      add(requirement, place.first, place.last, isExact ? "exact" : "synonym")
    }
  }
  for (let index = 0; index < tokens.count; index++) {
    for (const [requirement, phrase] of verbPhrases.get(tokens.stems[index] ?? 0) ?? []) {
      const last = verbPhraseEndsAt(tokens, index, phrase)
      if (last < 0 || !counts(index, last)) continue
      if (!foundAt.has(requirement * tokens.count + index)) add(requirement, index, last, "synonym", true)
    }
  }
  occupationSkillsHeld(reading, resume.positions, (concept, first, last) => {
    for (const { requirement } of counts(first, last) ? sought.wants(concept) : [])
      if (!foundAt.has(requirement * tokens.count + first)) add(requirement, first, last, "implied")
  })
  const byWorth = (one: Evidence, other: Evidence): number =>
    worthOf(other, weights.match) - worthOf(one, weights.match) || ways.indexOf(one.by) - ways.indexOf(other.by)
  for (const list of evidence) list.sort(byWorth)
  return { evidence, respelled, said }
}

/** What one piece of evidence is worth, 0 to 1. */
const worthOf = ({ by, strength }: Evidence, match: Weights["match"]): number => strength * match[by]

/**
 * What all evidence for a requirement is worth together, 0 to 1. A dated, recent bullet is worth all by itself.
 * Weaker places add up when they are different: the best of each list or summary, and different lines of work,
 * each taking its share of what the others leave open. Saying the same twice adds nothing.
 */
export const worthOfAll = (
  evidence: ReadonlyArray<Evidence>,
  said: EvidenceFound["said"],
  { match }: Weights
): number => {
  const worths = new Map<string, number>()
  let best = 0
  let most = 0
  for (const one of evidence) {
    const isWork = one.section === "experience" || one.section === "other"
    const place = isWork ? `${one.section} ${said.get(one.where)}` : one.section
    const worth = worthOf(one, match)
    worths.set(place, Math.max(worths.get(place) ?? 0, worth))
    best = Math.max(best, worth)
    most = Math.max(most, match[one.by])
  }
  let open = 1
  for (const worth of worths.values()) open *= 1 - worth
  return Math.max(best, Math.min(most, 1 - open))
}
