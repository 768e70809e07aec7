import { isCredential } from "../../lexicon/Concept.js"
import { type VerbPhrase, verbPhraseOf } from "../../lexicon/verbs.js"
import { gradeAt } from "./grades.js"
import type { Job, Requirement } from "../../posting/Job.js"
import { english } from "../../lexicon/Language.js"
import { implied } from "../../lexicon/lexicon.js"
import { isSpokenLanguage } from "../../lexicon/spokenLanguages.js"
import { append } from "../../text/append.js"
import { wordsOfLongPosting } from "../../text/limits.js"
import { read, tokensOf, unsureFormOf } from "../../lexicon/matcher/mentions.js"
import { spaced } from "../../text/spaces.js"
import type { Tokens } from "../../text/Tokens.js"

interface Wanted {
  readonly requirement: number
  readonly by: "synonym" | "implied"
}

/** Whether a requirement is a language that people speak or sign. */
export const isSpoken = ({ requirements }: Job, at: number): boolean => isSpokenLanguage(requirements[at]?.name ?? "")

/** So much after a certificate's name may tell its grade. */
const charactersAfter = 24

/** The names of a requirement in small letters, each once. */
const smallFormsOf = ({ alsoWritten, name, written }: Requirement): ReadonlySet<string> =>
  new Set([name, written, ...alsoWritten].map((form) => form.toLowerCase()))

type VerbPhrases = Map<number, Array<readonly [requirement: number, phrase: VerbPhrase]>>

/** A long job names so much in passing that most resumes tell of some of it; there only what it insists on is looked for as a verb phrase. */
const verbPhrasesOf = (job: Job): VerbPhrases => {
  const verbPhrases: VerbPhrases = new Map()
  const isLong = job.reading.body.hashes.length >= wordsOfLongPosting
  job.requirements.forEach((one, requirement) => {
    if (isCredential(one.kind) || (isLong && one.tier === "mentioned")) return
    for (const form of smallFormsOf(one)) {
      const phrase = verbPhraseOf(form)
      if (phrase === undefined || (isLong && phrase.object.length === 0)) continue
      for (const verb of phrase.verbs) append(verbPhrases, verb, [requirement, phrase])
    }
  })
  return verbPhrases
}

// Degrees that a job asks for by their rank ("a bachelor's degree") and a resume names by their subject ("Bachelor of Arts").
const bachelors = ["Bachelor of", "Bachelor in", "Bachelors in", "Bachelors of", "BSc", "BEng", "BCom", "BBA"]
const masters = ["Master of", "Masters in", "Masters of", "MSc", "MEng", "MBA", "MPhil"]
const doctors = ["Doctor of", "Doctorate in", "PhD"]

const ranks: ReadonlyArray<readonly [asked: RegExp, held: ReadonlyArray<string>]> = [
  [
    /^(?:bachelor['’]?s?|undergraduate|university|college|academic)(?: level)? degrees?$|^bachelor['’]?s$/i,
    [...bachelors, ...masters, ...doctors]
  ],
  [/^(?:master['’]?s?|postgraduate|graduate|advanced)(?: level)? degrees?$|^master['’]?s$/i, [...masters, ...doctors]],
  [/^(?:doctoral|doctorate) degrees?$|^doctorate$/i, doctors]
]

/** How a resume may write a degree of the rank that a requirement names, or of a higher one. */
const degreesHeld = (asked: string): ReadonlyArray<string> => ranks.find(([rank]) => rank.test(asked))?.[1] ?? []

/**
 * The job's own words for what the lexicon knows: they speak for it in the resume, too, also where the lexicon would want
 * other words beside them ("closing", "multistate license"). One word that is a name, or only its capital makes it one ("Go",
 * "Spring"), is left to the lexicon.
 */
const ownWordsOf = ({ alsoWritten, kind, written }: Requirement): ReadonlyArray<string> =>
  kind === "soft"
    ? []
    : [written, ...alsoWritten].filter((spelling) => {
        const taken = read(spelling)
        const form = unsureFormOf(taken, 0, taken.tokens.count - 1)
        return form === undefined ? taken.tokens.count > 1 : !/^\p{Lu}/u.test(form.spelling)
      })

/** Words of the job that are looked for as they stand. */
interface Term {
  readonly requirement: number
  readonly concept: number | undefined
  readonly words: Tokens
}

/** What a job asks for, made ready to be looked for. */
export class Sought {
  /** Requirements that are done, by the stems of their verbs. */
  readonly verbPhrases: VerbPhrases
  /** Terms that the lexicon does not know, and the job's own words for others, by the stem of their first word. */
  readonly termsByStem = new Map<number, Array<Term>>()
  /** By concept the number of its requirement. */
  private readonly byConcept = new Map<number, number>()
  private readonly forms: ReadonlyArray<string>

  constructor(private readonly job: Job) {
    job.requirements.forEach((one, requirement) => {
      const { concept, name } = one
      if (concept !== undefined) this.byConcept.set(concept, requirement)
      const spellings = concept === undefined ? [name, ...degreesHeld(name)] : ownWordsOf(one)
      for (const spelling of spellings) {
        const words = tokensOf(spelling, job.language)
        if (words.count > 0) append(this.termsByStem, words.stems[0] ?? 0, { requirement, concept, words })
      }
    })
    this.forms = job.requirements.map(({ written }) => spacedAlike(written))
    this.verbPhrases = job.language === english ? verbPhrasesOf(job) : new Map()
  }

  /** The job's words for a requirement. */
  form(requirement: number): string {
    return this.forms[requirement] ?? ""
  }

  words(requirement: number): Tokens {
    return tokensOf(this.form(requirement), this.job.language)
  }

  /** The grade that the job asks of a certificate. */
  grade(requirement: number): ReturnType<typeof gradeAt> {
    const { requirements, text } = this.job
    const span = requirements[requirement]?.span
    if (span === undefined) return undefined
    const tokens = tokensOf(text.description.slice(span.start, span.end + charactersAfter))
    const last = tokens.starts.findLastIndex((start) => start < span.end - span.start)
    return gradeAt(tokens, 0, Math.max(0, last))
  }

  /** The requirements that a concept serves. */
  wants(concept: number): ReadonlyArray<Wanted> {
    const own = this.byConcept.get(concept)
    const others = (implied[concept] ?? []).flatMap((other): ReadonlyArray<Wanted> => {
      const requirement = this.byConcept.get(other)
      return requirement === undefined ? [] : [{ requirement, by: "implied" }]
    })
    return own === undefined ? others : [{ requirement: own, by: "synonym" }, ...others]
  }
}

/** Case and the width of spaces make no other spelling. */
export const spacedAlike = (text: string): string => spaced(text.toLowerCase())
