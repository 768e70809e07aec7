import { hashesNamed } from "../words/words.js"
import { familyCount, relatedFamilies, titleIndex, workIndex } from "../lexicon.js"
import { continues, type Read } from "./surroundings.js"

export const headNouns = hashesNamed("occupation.headNouns")

export const areRelated = (one: number, other: number): boolean => relatedFamilies[one]?.includes(other) ?? false

/** A title of an occupation met in a text. */
export interface TitleFound {
  readonly families: Int32Array
  readonly first: number
  readonly last: number
}

/** Calls `tell` with each of the longest titles between two words of a text, by its end in `titleIndex`. */
const eachTitle = (
  { tokens, words }: Read,
  from: number,
  end: number,
  tell: (titleEnd: number, first: number, last: number) => void
) => {
  for (let index = from; index < end; index++) {
    let node = titleIndex.next(0, words[index] ?? -1)
    let last = -1
    let titleEnd = 0
    for (let at = index; node !== 0;) {
      const here = titleIndex.endOf(node)
      if (here !== 0) {
        last = at
        titleEnd = here
      }
      at++
      if (at >= end || !continues(tokens, at)) break
      node = titleIndex.next(node, words[at] ?? -1)
    }
    if (last < 0) continue
    tell(titleEnd, index, last)
    index = last
  }
}

/** The longest titles of occupations between two words of a text. */
export const titlesIn = (text: Read, from: number, end: number): ReadonlyArray<TitleFound> => {
  const found: Array<TitleFound> = []
  eachTitle(text, from, end, (titleEnd, first, last) => {
    found.push({ families: titleIndex.phrasesOf(titleEnd), first, last })
  })
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
      const there = titleIndex.next(node, words[at] ?? -1)
      const families = there === 0 ? undefined : titleIndex.endsAt(there)
      if (families !== undefined) found.push({ families, first: index, last: at })
    }
  }
  return found
}

/** How much a text speaks of each family's work, by family number. */
export type WorkProfile = Float64Array

export const emptyWork = (): WorkProfile => new Float64Array(familyCount)

/** How often a word of the work has counted, and in which passage last. */
interface Count {
  readonly times: number
  readonly passage: number | undefined
}
const noCount: Count = { times: 0, passage: undefined }

/** Adds the words and titles between two words of a text; `most` is how often one word counts at most. */
export class WorkReader {
  /** By end of `workIndex`; those of `titleIndex` come after them. */
  private readonly counts = new Map<number, Count>()

  constructor(
    private readonly work: WorkProfile,
    private readonly most: number,
    /** Whether a word counts once for each passage only, however often it stands there. */
    private readonly oncePerPassage: boolean
  ) {}

  /** Words of the work. */
  words({ tokens, words }: Read, from: number, end: number, passage: number): void {
    for (let index = from; index < end; index++) {
      let node = workIndex.next(0, words[index] ?? -1)
      for (let at = index; node !== 0;) {
        const here = workIndex.endOf(node)
        if (here !== 0 && this.mayCount(here, passage)) this.add(workIndex.phrasesOf(here), 1)
        at++
        if (at >= end || !continues(tokens, at)) break
        node = workIndex.next(node, words[at] ?? -1)
      }
    }
  }

  /** Titles of occupations, each worth `weight` words. */
  titles(text: Read, from: number, end: number, passage: number, weight: number): void {
    eachTitle(text, from, end, (titleEnd) => {
      if (this.mayCount(workIndex.endCount + titleEnd, passage)) this.add(titleIndex.phrasesOf(titleEnd), weight)
    })
  }

  private mayCount(end: number, passage: number): boolean {
    const count = this.counts.get(end) ?? noCount
    if (this.oncePerPassage && count.passage === passage) return false
    const { times } = count
    this.counts.set(end, { times: times + 1, passage })
    return times < this.most
  }

  private add(families: Int32Array, weight: number) {
    const { work } = this
    for (const family of families) work[family] = (work[family] ?? 0) + weight / families.length
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
