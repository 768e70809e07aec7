import { PCGRandom } from "effect/Utils"

/** A figure with the bounds between which it lies in 95 of 100 samples; undefined where it cannot be said. */
export interface Figure {
  readonly value: number | undefined
  readonly low: number | undefined
  readonly high: number | undefined
}

export const nothing: Figure = { value: undefined, low: undefined, high: undefined }

const samples = 1000
const seed = 20_260_331

/** A share of nothing cannot be said. */
export const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole)

export const meanOf = (values: ReadonlyArray<number>): number =>
  share(
    values.reduce((sum, value) => sum + value, 0),
    values.length
  )

/** Harmonic mean of precision and recall. */
export const f1Of = (precision: number, recall: number): number =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)

const said = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? undefined : value)

/**
 * Figures of `cases`, each with its percentile interval over samples of them with replacement. The samples are the
 * same for the same number of cases, so that figures of two runs can be told apart by more than luck.
 */
export const withIntervals = <A>(
  cases: ReadonlyArray<A>,
  figuresOf: (cases: ReadonlyArray<A>) => ReadonlyArray<number>
): ReadonlyArray<Figure> => {
  const values = figuresOf(cases)
  const random = new PCGRandom(seed)
  const drawn: Array<Array<number>> = values.map(() => [])
  // Of a single case there is no sample but itself.
  for (let sample = 0; sample < samples && cases.length > 1; sample++) {
    const picked = cases.map((own) => cases[random.integer(cases.length)] ?? own)
    figuresOf(picked).forEach((value, at) => {
      if (!Number.isNaN(value)) drawn[at]?.push(value)
    })
  }
  return values.map((value, at) => {
    const sorted = (drawn[at] ?? []).sort((one, other) => one - other)
    return {
      value: said(value),
      low: said(sorted[Math.floor(0.025 * sorted.length)]),
      high: said(sorted[Math.min(sorted.length - 1, Math.floor(0.975 * sorted.length))])
    }
  })
}

/** How many fitting and how many unfitting resumes have each score from 0 to 100. */
export interface Histogram {
  readonly fitting: Int32Array
  readonly unfitting: Int32Array
}

export const emptyHistogram = (): Histogram => ({ fitting: new Int32Array(101), unfitting: new Int32Array(101) })

export const addHistogram = (to: Histogram, one: Histogram): void => {
  for (let score = 0; score <= 100; score++) {
    to.fitting[score] = (to.fitting[score] ?? 0) + (one.fitting[score] ?? 0)
    to.unfitting[score] = (to.unfitting[score] ?? 0) + (one.unfitting[score] ?? 0)
  }
}

/** The chance that a fitting resume scores above an unfitting one; equal scores count half. */
export const aucOf = ({ fitting, unfitting }: Histogram): number => {
  let below = 0
  let won = 0
  let fits = 0
  for (let score = 0; score <= 100; score++) {
    const [here, others] = [fitting[score] ?? 0, unfitting[score] ?? 0]
    won += here * (below + others / 2)
    below += others
    fits += here
  }
  return share(won, fits * below)
}

/**
 * One by the place of the first fitting resume. Among equal scores it stands where it would on average: the order of
 * the file must not decide.
 */
export const reciprocalRankOf = ({ fitting, unfitting }: Histogram): number => {
  let above = 0
  for (let score = 100; score >= 0; score--) {
    const [here, others] = [fitting[score] ?? 0, unfitting[score] ?? 0]
    if (here > 0) return 1 / (above + 1 + others / (here + 1))
    above += others
  }
  return 0
}
