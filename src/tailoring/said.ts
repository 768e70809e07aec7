import type { EditableResume } from "../domain/Optimization.js"
import { wordsNamed } from "../lexicon/words/words.js"
import { resumeOfProfile } from "../resume/readResume.js"
import { append } from "../text/append.js"
import { Gap } from "../text/Tokens.js"
import { equalKeysOf } from "./guard/reading/equals.js"
import { wordStem } from "./guard/reading/stems.js"
import { impliedBy } from "./guard/reading/tools.js"
import { isContent, type TextView, viewOf } from "./guard/reading/TextView.js"

// Whether a profile names something, in whatever form: for what a person is told, where a miss of the score would be false.

/** Words that stand beside what is asked: "Python skills", "NIHSS certification". */
const beside = new Set(wordsNamed("said.beside").map(wordStem))
const endings = new RegExp(`(?:${wordsNamed("said.endings").join("|")})$`)
const minRoot = 3

/** "Investigat" of "investigations" and "investigates", "aut" of "autism" and "autistic". */
const rootOf = (stem: string): string => {
  const root = stem.replace(endings, "")
  return root.length < minRoot ? stem : root
}

const rootsOf = (view: TextView): ReadonlyArray<string> => view.wordStems.map(rootOf)

/** The words that say what is asked. */
export const contentOf = (view: TextView): ReadonlyArray<number> => {
  return [...view.words.keys()].filter((at) => isContent(view, at) && !beside.has(view.wordStems[at] ?? ""))
}

/** By what a word may be found: its root, and what says the same. */
const keysAt = (view: TextView, roots: ReadonlyArray<string>, at: number): ReadonlyArray<string> => [
  roots[at] ?? "",
  ...equalKeysOf(view.wordStems[at] ?? "")
]

/** A sentence of the profile. */
class Sentence {
  readonly view: TextView
  readonly roots: ReadonlyArray<string>
  /** First letters of its names, a name a word: "Currency Transaction Reports" as "CTR". */
  readonly initials: string
  /** Where its words stand, by their keys. */
  readonly places = new Map<string, Array<number>>()

  constructor(
    text: string,
    readonly where: string,
    readonly isWork: boolean
  ) {
    this.view = viewOf(text)
    this.roots = rootsOf(this.view)
    this.view.words.forEach((word, at) => {
      for (const key of new Set([...keysAt(this.view, this.roots, at), word])) append(this.places, key, at)
    })
    this.initials = text.replace(/(\p{Lu})[\p{L}-]+ ?|[^]/gu, (_, first: string | undefined) => first ?? " ")
  }
}

/** A name of one or two letters or of capitals is no word: "R", "Go", "IP". */
const isShortName = (form: string): boolean => /^(?:\p{Lu}{1,3}|\p{Lu}\p{Ll})$/u.test(form)

const extent = (places: ReadonlyArray<number>): number => Math.max(...places) - Math.min(...places)

const sentenceEnd = /(?<=[.!?;])\s+|\n+/

/** Whether something is named as the person's own, or only as planned, denied or another's. */
type Said = "named" | "unclaimed" | undefined

/** What a profile says, in sentences. */
export class Sayings {
  readonly sentences: ReadonlyArray<Sentence>
  private readonly byKey = new Map<string, Array<Sentence>>()
  private readonly known = new Map<string, Said>()
  private ownImplied: ReadonlySet<number> | undefined

  constructor(readonly resume: EditableResume) {
    this.sentences = [
      ...resumeOfProfile(resume).passages.flatMap(({ section, text, where }) =>
        text.split(sentenceEnd).map((sentence) => new Sentence(sentence, where, section === "experience"))
      ),
      ...resume.experiences.map(({ company }, at) => new Sentence(company, `experiences[${at}].role`, true))
    ]
    for (const sentence of this.sentences) for (const key of sentence.places.keys()) append(this.byKey, key, sentence)
  }

  /** What follows from what it names: a test library from the tests that it runs. */
  get implied(): ReadonlySet<number> {
    return (this.ownImplied ??= new Set(
      this.sentences.flatMap(({ view }) =>
        view.mentions.flatMap(({ concept, first, last }) =>
          view.statusOf(first, last, false).status === "affirmed" ? impliedBy(concept) : []
        )
      )
    ))
  }

  /** What is said of something that has these forms; a certificate's words stand together, and in no bullet. */
  saidOf(forms: ReadonlyArray<string>, isHeld: boolean): Said {
    const said = forms.map((form) => this.saidOfForm(form, isHeld))
    return said.includes("named") ? "named" : said.find((one) => one !== undefined)
  }

  private saidOfForm(text: string, isHeld: boolean): Said {
    const key = `${text} ${isHeld}`
    if (!this.known.has(key)) this.known.set(key, this.find(text, isHeld))
    return this.known.get(key)
  }

  private find(text: string, isHeld: boolean): Said {
    const form = viewOf(text)
    const roots = rootsOf(form)
    const content = contentOf(form)
    const keys = content.map((at) => keysAt(form, roots, at))
    // "Health care" in one word.
    const whole = content.length < 2 ? "" : content.map((at) => form.words[at]).join("")
    const placesIn = ({ places, roots: own }: Sentence): ReadonlyArray<number> => {
      const found = content.flatMap((at, place) => {
        // "On-call" is no call.
        const isJoined = at > 0 && form.tokens.gaps[at] === Gap.hyphen
        const all = keys[place]?.flatMap((one) => places.get(one) ?? []) ?? []
        return all.find((here) => !isJoined || own[here - 1] === roots[at - 1]) ?? []
      })
      return found.length === content.length ? found : (places.get(whole)?.slice(0, 1) ?? [])
    }
    let said: Said
    for (const sentence of new Set([...(keys[0] ?? []), whole].flatMap((one) => this.byKey.get(one) ?? []))) {
      // "Beside ACLS providers" is no certificate.
      if (isHeld && sentence.isWork) continue
      if (isShortName(text) && !sentence.view.text.split(/[^\p{L}\p{N}+#]+/u).includes(text)) continue
      const places = placesIn(sentence)
      if (places.length === 0 || (isHeld && extent(places) > extent(content))) continue
      const { status } = sentence.view.statusOf(Math.min(...places), Math.max(...places), isHeld)
      if (status === "affirmed") return "named"
      said = "unclaimed"
    }
    const letters = /^\p{Lu}{3,}(?=s?$)/u.exec(text)?.[0]
    return !isHeld && letters !== undefined && this.sentences.some(({ initials }) => initials.includes(letters))
      ? "named"
      : said
  }
}
