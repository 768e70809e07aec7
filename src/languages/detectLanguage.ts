import type { EditableResume } from "../domain/Optimization.js"
import type { JobText } from "../posting/Job.js"
import type { Language } from "../lexicon/Language.js"
import type { FunctionWords } from "../lexicon/LexiconData.js"
import { built } from "../lexicon/built.js"

/** Of a text so many characters are looked at; English shows in the first few sentences already. */
const readAtMost = { english: 1_500, any: 6_000 } as const

const { functionWords } = built.words
type Known = keyof FunctionWords
const known: ReadonlyArray<Known> = ["en", "de", "fr", "es", "pt"]

/** What the small words of a text say. */
interface Evidence {
  /** How many of its words are small words of each language. */
  readonly counts: Readonly<Record<Known, number>>
  readonly words: number
  readonly letters: number
  readonly latin: number
}

const smallWords = new Map(known.map((language) => [language, new Set(functionWords[language])]))

const evidenceOf = (text: string): Evidence => {
  const words: ReadonlyArray<string> =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const countOf = (language: Known) => words.filter((word) => smallWords.get(language)?.has(word)).length
  const lettersIn = (some: ReadonlyArray<string>) => some.reduce((letters, word) => letters + word.length, 0)
  return {
    counts: { en: countOf("en"), de: countOf("de"), fr: countOf("fr"), es: countOf("es"), pt: countOf("pt") },
    words: words.length,
    letters: lettersIn(words),
    latin: lettersIn(words.filter((word) => word < "\u0250"))
  }
}

/** English shows in this share of a text's words, at least twice as much as in any other language. */
const shareOfEnglish = 0.12

/** Small words make at least this share of any text of sentences. */
const shareOfWords = 0.06

/** A text of fewer letters says too little, unless small words speak for a language. */
const minLetters = 60
/** Letters alone, without small words, speak for a language only in a text that has so many, and is no English. */
const minWithoutWords = 120
const likeEnglish = 0.85
/** Scripts without spaces, and those of one language, say more with less. */
const minForeignLetters = 8

const isPlainlyEnglish = ({ counts, latin, letters, words }: Evidence): boolean => {
  const others = Math.max(counts.de, counts.fr, counts.es, counts.pt)
  if (counts.en >= words * shareOfEnglish && counts.en >= others * 2) return true
  return latin === letters && letters < minLetters && others < 2
}

const shortCodes: Readonly<Record<string, Language>> = {
  ...{ eng: "en", deu: "de", fra: "fr", spa: "es", por: "pt", nld: "nl", ita: "it", pol: "pl", ces: "cs", swe: "sv" },
  ...{ dan: "da", nob: "no", nno: "no", fin: "fi", hun: "hu", ron: "ro", tur: "tr", ell: "el", rus: "ru", ukr: "uk" },
  ...{ bul: "bg", hrv: "hr", jpn: "ja", cmn: "zh", kor: "ko", arb: "ar", heb: "he", pes: "fa", hin: "hi", vie: "vi" },
  ...{ ind: "id", cat: "ca", srp: "sr", tha: "th" }
}

type Ranked = ReadonlyArray<readonly [code: string, likeness: number]>

/** A language that the letters speak for by less than this share of the best is none that the words can bring back. */
const stillPossible = 0.7

const decide = ({ counts, latin, letters, words }: Evidence, ranked: Ranked): Language => {
  const [first] = ranked
  if (first === undefined || first[0] === "und") return "en"
  const byLetters = shortCodes[first[0]] ?? first[0]
  if (latin * 2 < letters) return letters >= minForeignLetters ? byLetters : "en"
  const likenessOf = (language: Language) => ranked.find(([code]) => shortCodes[code] === language)?.[1] ?? 0
  const evidenceFor = (language: Known) => counts[language] + likenessOf(language) / 2
  const best = known.reduce((one, other) => (evidenceFor(other) > evidenceFor(one) ? other : one))
  const isShown = counts[best] >= 2 && counts[best] >= words * shareOfWords
  if (isShown && (byLetters === best || likenessOf(best) >= stillPossible)) return best
  if (known.some((language) => language === byLetters)) return "en"
  const isOther = letters >= minWithoutWords && likenessOf("en") < likeEnglish && counts.en < words * shareOfWords
  return isOther ? byLetters : "en"
}

const beginsInEnglish = (text: string): boolean => isPlainlyEnglish(evidenceOf(text.slice(0, readAtMost.english)))

/** Says in which language a text is. */
export type Detector = (text: string) => Language

let loading: Promise<Detector> | undefined
let loaded: Detector | undefined

/** A detector for many texts. Loads the library, which plainly English texts need not wait for (`detectLanguage`). */
export const loadDetector = (): Promise<Detector> =>
  (loading ??= import("franc-min").then(({ francAll }) => {
    loaded = (text) => {
      if (beginsInEnglish(text)) return "en"
      const beginning = text.slice(0, readAtMost.any)
      const evidence = evidenceOf(beginning)
      return isPlainlyEnglish(evidence) ? "en" : decide(evidence, francAll(beginning))
    }
    return loaded
  }))

/** What `detectLanguage` says, where nothing has to be loaded for it. */
export const detectAtOnce = (text: string): Language | undefined =>
  loaded === undefined ? (beginsInEnglish(text) ? "en" : undefined) : loaded(text)

/** The language of a text, as an ISO 639 code; English where too little is written to say. */
export const detectLanguage = async (text: string): Promise<Language> =>
  detectAtOnce(text) ?? (await loadDetector())(text)

/** What of a job and of a resume tells their language. */
export const textOfJob = ({ description, title }: Pick<JobText, "description" | "title">): string =>
  `${title}\n${description}`

export const textOfResume = ({ base_skills, education, experiences, summary }: EditableResume): string =>
  [
    summary ?? "",
    ...experiences.flatMap(({ description, role }) => [role, ...description]),
    ...education.map(({ degree = "" }) => degree),
    ...base_skills
  ].join("\n")
