import { type Deed, deedOf } from "./deeds.js"
import { gradeAt } from "./grades.js"
import type { Job, Requirement } from "./Job.js"
import { english } from "./Language.js"
import { concepts, implied, smallNames } from "./lexicon/lexicon.js"
import { wordsOfLongPosting } from "./limits.js"
import { tokensOf } from "./mentions.js"
import { Sieve } from "./Sieve.js"
import { spaced } from "./spaces.js"
import type { Tokens } from "./Tokens.js"

interface Wanted {
  readonly requirement: number
  readonly by: "synonym" | "implied"
}

/** What a job asks for, made ready to be looked for. */
interface Sought {
  /** By requirement, the job's words for it as one string and as words. */
  readonly form: (requirement: number) => string
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
  /** The stems in `unknownByStem` and in `deeds`, for next to no words of a resume have one. */
  readonly stems: Sieve
}

const sieveSize = 12

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

/** The names of a requirement in small letters, each once. */
const smallFormsOf = ({ alsoWritten, concept, name, written }: Requirement): ReadonlyArray<string> => {
  const forms = [concept === undefined ? name.toLowerCase() : (smallNames[concept] ?? "")]
  const add = (form: string) => {
    const small = form.toLowerCase()
    if (!forms.includes(small)) forms.push(small)
  }
  if (written !== name) add(written)
  alsoWritten.forEach(add)
  return forms
}

/** A long job names so much in passing that most resumes tell of some of it; there only what it insists on is looked for as a deed. */
const deedsOf = (job: Job): Map<number, Array<readonly [number, Deed]>> => {
  const deeds = new Map<number, Array<readonly [number, Deed]>>()
  const isLong = job.reading.hashes.length >= wordsOfLongPosting
  job.requirements.forEach((one, requirement) => {
    const { concept, kind, tier } = one
    if (kind === "certification" || (isLong && tier === "mentioned")) return
    for (const form of smallFormsOf(one)) {
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

/** By concept 1 where it implies any other. */
const impliesSome = Uint8Array.from(implied, (others) => (others.length > 0 ? 1 : 0))
const nothing: ReadonlyArray<Wanted> = []

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
  const forms: Array<string | undefined> = []
  const form = (at: number): string => (forms[at] ??= spacedAlike(job.requirements[at]?.written ?? ""))
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
    const own = (byConcept[concept] ?? 0) - 1
    if (own < 0 && impliesSome[concept] !== 1) return nothing
    const there = wantedBy.get(concept)
    if (there !== undefined) return there
    const list: Array<Wanted> = []
    if (own >= 0) list.push({ requirement: own, by: "synonym" })
    for (const other of implied[concept] ?? []) {
      const requirement = (byConcept[other] ?? 0) - 1
      if (requirement >= 0) list.push({ requirement, by: "implied" })
    }
    wantedBy.set(concept, list)
    return list
  }
  const stems = new Sieve(sieveSize)
  for (const stem of unknownByStem.keys()) stems.add(stem)
  for (const stem of deeds.keys()) stems.add(stem)
  const sought = {
    form,
    words: (at: number) => (words[at] ??= tokensOf(form(at), job.language)),
    wants,
    unknownByStem,
    grade: (at: number) => gradeAsked(job, at),
    deeds,
    stems
  }
  soughtByJob.set(job, sought)
  return sought
}

/** Case and the width of spaces make no other spelling. */
export const spacedAlike = (text: string): string => spaced(text.toLowerCase())
