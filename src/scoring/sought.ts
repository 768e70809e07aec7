import { type Deed, deedOf } from "./deeds.js"
import { gradeAt } from "./grades.js"
import type { Job } from "./Job.js"
import { english } from "./Language.js"
import { concepts, implied, smallNames } from "./lexicon/lexicon.js"
import { wordsOfLongPosting } from "./limits.js"
import { tokensOf } from "./mentions.js"
import { spaced } from "./spaces.js"
import type { Tokens } from "./Tokens.js"

interface Wanted {
  readonly requirement: number
  readonly by: "synonym" | "implied"
}

/** What a job asks for, made ready to be looked for. */
interface Sought {
  /** By requirement, the job's words for it, and as words once they were needed. */
  readonly forms: ReadonlyArray<string>
  readonly words: (requirement: number) => Tokens
  /** The requirements that a concept serves. */
  readonly wants: (concept: number) => ReadonlyArray<Wanted>
  /** Terms that the lexicon does not know, by the stem of their first word. */
  readonly unknownByStem: ReadonlyMap<
    number,
    ReadonlyArray<{ readonly requirement: number; readonly stems: Int32Array; readonly hashes: Int32Array }>
  >
  /** The grade that the job asks of a certificate. */
  readonly grade: (requirement: number) => ReturnType<typeof gradeAt>
  /** Requirements that are done, by the stems of their verbs. */
  readonly deeds: ReadonlyMap<number, ReadonlyArray<readonly [requirement: number, deed: Deed]>>
}

/** So much behind a certificate's name may tell its grade. */
const charactersBehind = 24

const gradeAsked = ({ requirements, text: { description } }: Job, at: number): ReturnType<typeof gradeAt> => {
  const span = requirements[at]?.span
  if (span === undefined) return undefined
  const tokens = tokensOf(description.slice(span.start, span.end + charactersBehind))
  let last = 0
  while (last + 1 < tokens.count && (tokens.starts[last + 1] ?? 0) < span.end - span.start) last++
  return gradeAt(tokens, 0, last)
}

/** Of the names of the lexicon, once they were asked for. */
const deedsOfConcepts = new Map<number, Deed | undefined>()

const deedOfConcept = (concept: number): Deed | undefined => {
  if (deedsOfConcepts.has(concept)) return deedsOfConcepts.get(concept)
  const deed = deedOf(smallNames[concept] ?? "")
  deedsOfConcepts.set(concept, deed)
  return deed
}

/** A long job names so much in passing that most resumes tell of some of it; there only what it insists on is looked for as a deed. */
const deedsOf = (job: Job): Map<number, Array<readonly [number, Deed]>> => {
  const deeds = new Map<number, Array<readonly [number, Deed]>>()
  const isLong = job.reading.hashes.length >= wordsOfLongPosting
  job.requirements.forEach(({ alsoWritten, concept, kind, name, tier, written }, requirement) => {
    if (kind === "certification" || (isLong && tier === "mentioned")) return
    const forms = new Set([name, written, ...alsoWritten].map((form) => form.toLowerCase()))
    for (const form of forms) {
      const deed = concept !== undefined && form === smallNames[concept] ? deedOfConcept(concept) : deedOf(form)
      if (deed === undefined || (isLong && deed.object.length === 0)) continue
      for (const verb of deed.verbs) {
        const list = deeds.get(verb)
        if (list === undefined) deeds.set(verb, [[requirement, deed]])
        else list.push([requirement, deed])
      }
    }
  })
  return deeds
}

/** A job is read once and scored with many resumes, or with one again for each change of it. */
const soughtByJob = new WeakMap<Job, Sought>()

export const soughtOf = (job: Job): Sought => {
  const known = soughtByJob.get(job)
  if (known !== undefined) return known
  /** By concept the number of its requirement, plus 1. */
  const byConcept = new Int32Array(concepts.length)
  const unknownByStem = new Map<
    number,
    Array<{ readonly requirement: number; readonly stems: Int32Array; readonly hashes: Int32Array }>
  >()
  const forms = job.requirements.map(({ written }) => spacedAlike(written))
  const deeds = job.language === english ? deedsOf(job) : new Map<number, Array<readonly [number, Deed]>>()
  job.requirements.forEach((requirement, number) => {
    if (requirement.concept !== undefined) {
      byConcept[requirement.concept] = number + 1
      return
    }
    const { stems, hashes } = tokensOf(requirement.name, job.language)
    const first = stems[0]
    if (first === undefined) return
    const list = unknownByStem.get(first)
    if (list === undefined) unknownByStem.set(first, [{ requirement: number, stems, hashes }])
    else list.push({ requirement: number, stems, hashes })
  })
  const words: Array<Tokens | undefined> = []
  const wantedBy = new Map<number, ReadonlyArray<Wanted>>()
  const wants = (concept: number): ReadonlyArray<Wanted> => {
    const there = wantedBy.get(concept)
    if (there !== undefined) return there
    const list: Array<Wanted> = []
    const own = (byConcept[concept] ?? 0) - 1
    if (own >= 0) list.push({ requirement: own, by: "synonym" })
    for (const other of implied[concept] ?? []) {
      const requirement = (byConcept[other] ?? 0) - 1
      if (requirement >= 0) list.push({ requirement, by: "implied" })
    }
    wantedBy.set(concept, list)
    return list
  }
  const sought = {
    forms,
    words: (at: number) => (words[at] ??= tokensOf(forms[at] ?? "", job.language)),
    wants,
    unknownByStem,
    grade: (at: number) => gradeAsked(job, at),
    deeds
  }
  soughtByJob.set(job, sought)
  return sought
}

/** Case and the width of spaces make no other spelling. */
export const spacedAlike = (text: string): string => spaced(text.toLowerCase())
