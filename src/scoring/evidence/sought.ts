import { isCredential } from "../../lexicon/Concept.js"
import { type VerbPhrase, verbPhraseOf } from "../../lexicon/verbs.js"
import { degreesHeld } from "./degrees.js"
import { gradeAt } from "./grades.js"
import type { Job, Requirement } from "../../posting/Job.js"
import { english } from "../../lexicon/Language.js"
import { implied, smallNames } from "../../lexicon/lexicon.js"
import { append } from "../../text/append.js"
import { wordsOfLongPosting } from "../../text/limits.js"
import { wordSetNamed } from "../../lexicon/words/words.js"
import { tokensOf } from "../../lexicon/matcher/mentions.js"
import { spaced } from "../../text/spaces.js"
import type { Tokens } from "../../text/Tokens.js"

interface Wanted {
  readonly requirement: number
  readonly by: "synonym" | "implied"
}

const spokenLanguages = wordSetNamed("sought.spokenLanguages")

/** Whether a requirement is a language that people speak or sign. */
export const isSpoken = ({ requirements }: Job, at: number): boolean =>
  spokenLanguages.has(requirements[at]?.name ?? "")

/** So much after a certificate's name may tell its grade. */
const charactersAfter = 24

const gradeAsked = ({ requirements, text: { description } }: Job, at: number): ReturnType<typeof gradeAt> => {
  const span = requirements[at]?.span
  if (span === undefined) return undefined
  const tokens = tokensOf(description.slice(span.start, span.end + charactersAfter))
  let last = 0
  while (last + 1 < tokens.count && (tokens.starts[last + 1] ?? 0) < span.end - span.start) last++
  return gradeAt(tokens, 0, last)
}

/** Of the names of the lexicon, once they were asked for. */
const phrasesOfConcepts = new Map<number, VerbPhrase | undefined>()

const phraseOfConcept = (concept: number): VerbPhrase | undefined => {
  if (phrasesOfConcepts.has(concept)) return phrasesOfConcepts.get(concept)
  const phrase = verbPhraseOf(smallNames[concept] ?? "")
  phrasesOfConcepts.set(concept, phrase)
  return phrase
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

/** A long job names so much in passing that most resumes tell of some of it; there only what it insists on is looked for as a verb phrase. */
const verbPhrasesOf = (job: Job): Map<number, Array<readonly [number, VerbPhrase]>> => {
  const verbPhrases = new Map<number, Array<readonly [number, VerbPhrase]>>()
  const isLong = job.reading.body.hashes.length >= wordsOfLongPosting
  job.requirements.forEach((one, requirement) => {
    const { concept, kind, tier } = one
    if (isCredential(kind) || (isLong && tier === "mentioned")) return
    for (const form of smallFormsOf(one)) {
      const phrase =
        concept !== undefined && form === smallNames[concept] ? phraseOfConcept(concept) : verbPhraseOf(form)
      if (phrase === undefined || (isLong && phrase.object.length === 0)) continue
      for (const verb of phrase.verbs) {
        append(verbPhrases, verb, [requirement, phrase])
      }
    }
  })
  return verbPhrases
}

/** By concept 1 where it implies any other. */
const impliesSome = Uint8Array.from(implied, (others) => (others.length > 0 ? 1 : 0))
const nothing: ReadonlyArray<Wanted> = []

interface UnknownTerm {
  readonly requirement: number
  readonly stems: Int32Array
  readonly hashes: Int32Array
}

/** What a job asks for, made ready to be looked for. */
export class Sought {
  /** Requirements that are done, by the stems of their verbs. */
  readonly verbPhrases: ReadonlyMap<number, ReadonlyArray<readonly [requirement: number, phrase: VerbPhrase]>>
  /** Terms that the lexicon does not know, by the stem of their first word. */
  readonly unknownByStem: ReadonlyMap<number, ReadonlyArray<UnknownTerm>>
  /** By concept the number of its requirement. */
  private readonly byConcept = new Map<number, number>()
  private readonly wantedBy = new Map<number, ReadonlyArray<Wanted>>()
  private readonly forms: Array<string | undefined> = []
  private readonly tokens: Array<Tokens | undefined> = []

  constructor(private readonly job: Job) {
    const unknownByStem = new Map<number, Array<UnknownTerm>>()
    job.requirements.forEach(({ concept, name }, requirement) => {
      if (concept !== undefined) {
        this.byConcept.set(concept, requirement)
        return
      }
      for (const spelling of [name, ...degreesHeld(name)]) {
        const { stems, hashes } = tokensOf(spelling, job.language)
        const first = stems[0]
        if (first === undefined) continue
        append(unknownByStem, first, { requirement, stems, hashes })
      }
    })
    this.unknownByStem = unknownByStem
    this.verbPhrases =
      job.language === english ? verbPhrasesOf(job) : new Map<number, Array<readonly [number, VerbPhrase]>>()
  }

  /** The job's words for a requirement. */
  form(requirement: number): string {
    return (this.forms[requirement] ??= spacedAlike(this.job.requirements[requirement]?.written ?? ""))
  }

  words(requirement: number): Tokens {
    return (this.tokens[requirement] ??= tokensOf(this.form(requirement), this.job.language))
  }

  /** The grade that the job asks of a certificate. */
  grade(requirement: number): ReturnType<typeof gradeAt> {
    return gradeAsked(this.job, requirement)
  }

  /** The requirements that a concept serves. */
  wants(concept: number): ReadonlyArray<Wanted> {
    const own = this.byConcept.get(concept) ?? -1
    if (own < 0 && impliesSome[concept] !== 1) return nothing
    const there = this.wantedBy.get(concept)
    if (there !== undefined) return there
    const list: Array<Wanted> = []
    if (own >= 0) list.push({ requirement: own, by: "synonym" })
    for (const other of implied[concept] ?? []) {
      const requirement = this.byConcept.get(other) ?? -1
      if (requirement >= 0) list.push({ requirement, by: "implied" })
    }
    this.wantedBy.set(concept, list)
    return list
  }
}

/** Case and the width of spaces make no other spelling. */
export const spacedAlike = (text: string): string => spaced(text.toLowerCase())
