import { isExact, isLenient, type Name } from "./names.js"
import { f1Of, type Figure, meanOf, nothing, share, withIntervals } from "./statistics.js"

/** What one text should give and what was found in it. */
export interface ExtractionCase {
  readonly id: string
  readonly field: string | undefined
  readonly asked: ReadonlyArray<Name>
  readonly found: ReadonlyArray<Name>
}

interface Match {
  readonly precision: Figure
  readonly recall: Figure
  readonly f1: Figure
}

interface Both {
  readonly exact: Match
  readonly lenient: Match
}

export interface ExtractionFigures extends Both {
  readonly texts: number
  readonly asked: number
  readonly found: number
  /** Each different name counts once, however often it is asked. */
  readonly recall_by_name: { readonly names: number; readonly exact: Figure; readonly lenient: Figure }
  readonly by_field: ReadonlyArray<Both & { readonly field: string; readonly texts: number }>
  readonly worst: {
    readonly missed: ReadonlyArray<{ readonly name: string; readonly times: number }>
    readonly invented: ReadonlyArray<{ readonly name: string; readonly times: number }>
    readonly texts: ReadonlyArray<{
      readonly id: string
      readonly missed: ReadonlyArray<string>
      readonly invented: ReadonlyArray<string>
    }>
  }
}

/** Of one text: how many names are asked and found, and of each how many have a partner on the other side. */
interface Counted {
  readonly asked: number
  readonly found: number
  readonly exact: readonly [asked: number, found: number]
  readonly lenient: readonly [asked: number, found: number]
}

const partnered = (
  names: ReadonlyArray<Name>,
  others: ReadonlyArray<Name>,
  alike: (one: Name, other: Name) => boolean
): number => names.filter((name) => others.some((other) => alike(name, other))).length

const countOf = ({ asked, found }: ExtractionCase): Counted => {
  const both = (alike: typeof isExact): readonly [number, number] => [
    partnered(asked, found, alike),
    partnered(found, asked, alike)
  ]
  return { asked: asked.length, found: found.length, exact: both(isExact), lenient: both(isLenient) }
}

const bothOf = (counts: ReadonlyArray<Counted>): Both => {
  const figures = withIntervals(counts, (picked) => {
    let [asked, found] = [0, 0]
    const sums = [0, 0, 0, 0]
    for (const one of picked) {
      asked += one.asked
      found += one.found
      ;[...one.exact, ...one.lenient].forEach((value, at) => (sums[at] = (sums[at] ?? 0) + value))
    }
    const [exactAsked = 0, exactFound = 0, lenientAsked = 0, lenientFound = 0] = sums
    const match = (askedHit: number, foundHit: number) => {
      const [precision, recall] = [share(foundHit, found), share(askedHit, asked)]
      return [precision, recall, f1Of(Number.isNaN(precision) ? 0 : precision, recall)]
    }
    return [...match(exactAsked, exactFound), ...match(lenientAsked, lenientFound)]
  })
  const [precision = nothing, recall = nothing, f1 = nothing, ...lenient] = figures
  const [lenientPrecision = nothing, lenientRecall = nothing, lenientF1 = nothing] = lenient
  return {
    exact: { precision, recall, f1 },
    lenient: { precision: lenientPrecision, recall: lenientRecall, f1: lenientF1 }
  }
}

const maxListed = 12

const counted = (names: ReadonlyArray<string>) => {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return [...times]
    .map(([name, count]) => ({ name, times: count }))
    .sort((one, other) => other.times - one.times || (one.name < other.name ? -1 : 1))
    .slice(0, maxListed)
}

const byName = (cases: ReadonlyArray<ExtractionCase>): ExtractionFigures["recall_by_name"] => {
  const names = new Map<string, { times: number; exact: number; lenient: number }>()
  for (const { asked, found } of cases) {
    for (const name of asked) {
      const one = names.get(name.text) ?? { times: 0, exact: 0, lenient: 0 }
      names.set(name.text, one)
      one.times++
      if (found.some((other) => isExact(name, other))) one.exact++
      if (found.some((other) => isLenient(name, other))) one.lenient++
    }
  }
  const [exact, lenient] = withIntervals([...names.values()], (picked) => [
    meanOf(picked.map((one) => one.exact / one.times)),
    meanOf(picked.map((one) => one.lenient / one.times))
  ])
  return { names: names.size, exact: exact ?? nothing, lenient: lenient ?? nothing }
}

/** Precision, recall and F1 over all names of all texts, and where they are lost. */
export const extractionFigures = (cases: ReadonlyArray<ExtractionCase>): ExtractionFigures => {
  const counts = cases.map(countOf)
  const errors = cases.map(({ asked, found, id }) => ({
    id,
    missed: asked.filter((name) => !found.some((other) => isLenient(name, other))).map(({ text }) => text),
    invented: found.filter((name) => !asked.some((other) => isLenient(name, other))).map(({ text }) => text)
  }))
  const fields = [...new Set(cases.flatMap(({ field }) => (field === undefined ? [] : [field])))].sort()
  return {
    texts: cases.length,
    asked: counts.reduce((sum, { asked }) => sum + asked, 0),
    found: counts.reduce((sum, { found }) => sum + found, 0),
    ...bothOf(counts),
    recall_by_name: byName(cases),
    by_field: fields.map((field) => {
      const own = counts.filter((_, at) => cases[at]?.field === field)
      return { field, texts: own.length, ...bothOf(own) }
    }),
    worst: {
      missed: counted(errors.flatMap(({ missed }) => missed)),
      invented: counted(errors.flatMap(({ invented }) => invented)),
      texts: errors
        .filter(({ invented, missed }) => missed.length + invented.length > 0)
        .toSorted((one, other) => other.missed.length + other.invented.length - one.missed.length - one.invented.length)
        .slice(0, maxListed)
    }
  }
}
