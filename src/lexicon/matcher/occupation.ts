import { hashesNamed } from "../words/words.js"
import { familyCount, relatedFamilies, titleIndex, workIndex } from "../lexicon.js"
import { continues, type Read } from "./surroundings.js"

export const headNouns = hashesNamed("occupation.headNouns")

export const areRelated = (one: number, other: number): boolean => relatedFamilies[one]?.includes(other) ?? false

/** A title of an occupation met in a text. */
export interface TitleFound {
  /** Where it ends in `titleIndex`: which title it is. */
  readonly title: number
  readonly families: Int32Array
  readonly first: number
  readonly last: number
}

/** The longest titles of occupations between two words of a text. */
export const titlesIn = ({ tokens, words }: Read, from: number, end: number): ReadonlyArray<TitleFound> => {
  const found: Array<TitleFound> = []
  const goesOn = (at: number) => at < end && continues(tokens, at)
  for (let first = from; first < end; first++) {
    let title = 0
    let last = first
    titleIndex.eachFrom(words, first, goesOn, (node, at) => ([title, last] = [node, at]))
    const families = titleIndex.endsAt(title)
    if (families !== undefined) found.push({ title, families, first, last })
    first = last
  }
  return found
}

/** Titles whose words others have come between: "Python/Django Engineer" is a Python engineer. For short texts. */
export const looseTitlesIn = (text: Read): ReadonlyArray<TitleFound> => {
  const { tokens, words } = text
  const close = titlesIn(text, 0, tokens.count)
  if (close.length > 0) return close
  const found: Array<TitleFound> = []
  for (let index = 0; index < tokens.count; index++) {
    const node = titleIndex.next(0, words[index] ?? -1)
    if (node === 0) continue
    for (let at = index + 2; at < Math.min(tokens.count, index + 5); at++) {
      const title = titleIndex.next(node, words[at] ?? -1)
      const families = titleIndex.endsAt(title)
      if (families !== undefined) found.push({ title, families, first: index, last: at })
    }
  }
  return found
}

/** How much a text speaks of each family's work, by family number. */
export type WorkProfile = Float64Array

export const emptyWork = (): WorkProfile => new Float64Array(familyCount)

/** Adds the words and titles between two words of a text; `most` is how often one word counts at most. */
export class WorkReader {
  /** How often a phrase has counted, and in which passage last; by node of `workIndex`, and of `titleIndex` below 0. */
  private readonly counts = new Map<number, { readonly times: number; readonly passage: number }>()

  constructor(
    private readonly work: WorkProfile,
    private readonly most: number,
    /** Whether a word counts once for each passage only, however often it stands there. */
    private readonly oncePerPassage: boolean
  ) {}

  /** Words of the work. */
  words({ tokens, words }: Read, from: number, end: number, passage: number): void {
    const goesOn = (at: number) => at < end && continues(tokens, at)
    const tell = (node: number) => {
      this.add(node, workIndex.endsAt(node) ?? [], passage, 1)
    }
    for (let index = from; index < end; index++) workIndex.eachFrom(words, index, goesOn, tell)
  }

  /** Titles of occupations, each worth `weight` words. */
  titles(text: Read, from: number, end: number, passage: number, weight: number): void {
    for (const { families, title } of titlesIn(text, from, end)) this.add(-title, families, passage, weight)
  }

  private add(phrase: number, families: ArrayLike<number> & Iterable<number>, passage: number, weight: number) {
    const before = this.counts.get(phrase)
    if (this.oncePerPassage && before?.passage === passage) return
    const times = before?.times ?? 0
    this.counts.set(phrase, { times: times + 1, passage })
    if (times >= this.most) return
    for (const family of families) this.work[family] = (this.work[family] ?? 0) + weight / families.length
  }
}

/** The profile with a share of each family given to those related to it as well. */
export const spreadWork = (work: WorkProfile, share: number): WorkProfile => {
  const wide = work.slice()
  for (let family = 0; family < work.length; family++) {
    const value = work[family] ?? 0
    if (value === 0) continue
    for (const other of relatedFamilies[family] ?? []) wide[other] = (wide[other] ?? 0) + value * share
  }
  return wide
}

/** Cosine of two spread profiles, 0 to 1: related families are alike by the share they were given. */
export const alikeWork = (ones: WorkProfile, others: WorkProfile): number => {
  let shared = 0
  let a = 0
  let b = 0
  for (let family = 0; family < ones.length; family++) {
    const x = ones[family] ?? 0
    const y = others[family] ?? 0
    shared += x * y
    a += x * x
    b += y * y
  }
  return a === 0 || b === 0 ? 0 : shared / Math.sqrt(a * b)
}
