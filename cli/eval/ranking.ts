import {
  addHistogram,
  aucOf,
  emptyHistogram,
  type Figure,
  type Histogram,
  meanOf,
  nothing,
  reciprocalRankOf,
  withIntervals
} from "./statistics.js"

export interface LabelledPair {
  readonly jd: string
  readonly resume: string
  readonly fits: boolean
}

/** A job of a ranking set with the scores of its resumes. */
export interface RankedJob {
  readonly jd: string
  readonly field: string | undefined
  readonly histogram: Histogram
  /** Undefined where the job has only fitting or only unfitting resumes. */
  readonly auc: number | undefined
  readonly reciprocalRank: number
  readonly scored: ReadonlyArray<{ readonly resume: string; readonly fits: boolean; readonly score: number }>
}

export const rankedJobs = (
  pairs: ReadonlyArray<LabelledPair>,
  scores: ReadonlyArray<number>,
  fieldOf: (jd: string) => string | undefined
): ReadonlyArray<RankedJob> => {
  const byJob = new Map<string, Array<RankedJob["scored"][number]>>()
  pairs.forEach(({ fits, jd, resume }, at) => {
    const scored = byJob.get(jd) ?? []
    byJob.set(jd, scored)
    scored.push({ resume, fits, score: scores[at] ?? 0 })
  })
  return [...byJob].map(([jd, scored]) => {
    const histogram = emptyHistogram()
    for (const { fits, score } of scored) {
      const side = fits ? histogram.fitting : histogram.unfitting
      side[score] = (side[score] ?? 0) + 1
    }
    const auc = aucOf(histogram)
    return {
      jd,
      field: fieldOf(jd),
      histogram,
      auc: Number.isNaN(auc) ? undefined : auc,
      reciprocalRank: reciprocalRankOf(histogram),
      scored
    }
  })
}

export interface RankingFigures {
  readonly jobs: number
  readonly pairs: number
  readonly auc: Figure
  readonly pooled_auc: Figure
  readonly mrr: Figure
  readonly by_field: ReadonlyArray<{ readonly field: string; readonly jobs: number; readonly auc: Figure }>
  readonly worst: ReadonlyArray<{
    readonly jd: string
    readonly auc: number
    /** The fitting resume that scores lowest and the unfitting one that scores highest. */
    readonly fitting: { readonly resume: string; readonly score: number } | undefined
    readonly unfitting: { readonly resume: string; readonly score: number } | undefined
  }>
}

/** Mean of the jobs' AUC, AUC of all pairs together, mean reciprocal rank. */
export const valuesOf = (jobs: ReadonlyArray<RankedJob>): ReadonlyArray<number> => {
  const pooled = emptyHistogram()
  for (const { histogram } of jobs) addHistogram(pooled, histogram)
  return [
    meanOf(jobs.flatMap(({ auc }) => (auc === undefined ? [] : [auc]))),
    aucOf(pooled),
    meanOf(jobs.flatMap(({ auc, reciprocalRank }) => (auc === undefined ? [] : [reciprocalRank])))
  ]
}

const maxListed = 12

const worstOf = (jobs: ReadonlyArray<RankedJob>): RankingFigures["worst"] =>
  jobs
    .flatMap((job) => (job.auc === undefined || job.auc >= 1 ? [] : [{ ...job, auc: job.auc }]))
    .toSorted((one, other) => one.auc - other.auc)
    .slice(0, maxListed)
    .map(({ auc, jd, scored }) => {
      const sorted = scored.toSorted((one, other) => one.score - other.score)
      const lowest = sorted.find(({ fits }) => fits)
      const highest = sorted.findLast(({ fits }) => !fits)
      const shown = (one: typeof lowest) => (one === undefined ? undefined : { resume: one.resume, score: one.score })
      return { jd, auc, fitting: shown(lowest), unfitting: shown(highest) }
    })

export const rankingFigures = (jobs: ReadonlyArray<RankedJob>): RankingFigures => {
  const [auc = nothing, pooled = nothing, mrr = nothing] = withIntervals(jobs, valuesOf)
  const fields = [...new Set(jobs.flatMap(({ field }) => (field === undefined ? [] : [field])))].sort()
  return {
    jobs: jobs.length,
    pairs: jobs.reduce((sum, { scored }) => sum + scored.length, 0),
    auc,
    pooled_auc: pooled,
    mrr,
    by_field: fields.map((field) => {
      const own = jobs.filter((job) => job.field === field)
      const [figure = nothing] = withIntervals(own, (picked) => valuesOf(picked).slice(0, 1))
      return { field, jobs: own.length, auc: figure }
    }),
    worst: worstOf(jobs)
  }
}

export interface Flip {
  readonly jd: string
  /** Whether a fitting resume stands alone at the top now and did not before, or the other way round. */
  readonly top: "now fits" | "fits no more" | "as before"
  readonly auc: readonly [before: number, after: number]
  /** Couples of a fitting and an unfitting resume that are in the right order only after, or only before. */
  readonly couples_won: number
  readonly couples_lost: number
}

export interface Comparison {
  readonly auc_difference: Figure
  readonly pooled_auc_difference: Figure
  readonly mrr_difference: Figure
  readonly couples_won: number
  readonly couples_lost: number
  readonly flips: ReadonlyArray<Flip>
}

const topFits = ({ reciprocalRank }: RankedJob) => reciprocalRank === 1

const flipOf = (before: RankedJob, after: RankedJob): Flip => {
  let [won, lost] = [0, 0]
  const fitting = before.scored.flatMap((one, at) => (one.fits ? [at] : []))
  const unfitting = before.scored.flatMap((one, at) => (one.fits ? [] : [at]))
  const isRight = (job: RankedJob, fits: number, not: number) =>
    (job.scored[fits]?.score ?? 0) > (job.scored[not]?.score ?? 0)
  for (const fits of fitting) {
    for (const not of unfitting) {
      const [then, now] = [isRight(before, fits, not), isRight(after, fits, not)]
      if (now && !then) won++
      if (then && !now) lost++
    }
  }
  const top = topFits(before) === topFits(after) ? "as before" : topFits(after) ? "now fits" : "fits no more"
  return { jd: before.jd, top, auc: [before.auc ?? 0, after.auc ?? 0], couples_won: won, couples_lost: lost }
}

/** Two weightings on the same pairs: differences job by job, so that what both find hard does not blur them. */
export const compared = (before: ReadonlyArray<RankedJob>, after: ReadonlyArray<RankedJob>): Comparison => {
  const both = before.flatMap((one, at) => {
    const other = after[at]
    return other === undefined ? [] : [{ one, other }]
  })
  const [auc = nothing, pooled = nothing, mrr = nothing] = withIntervals(both, (picked) => {
    const then = valuesOf(picked.map(({ one }) => one))
    return valuesOf(picked.map(({ other }) => other)).map((value, at) => value - (then[at] ?? Number.NaN))
  })
  const flips = both.map(({ one, other }) => flipOf(one, other))
  return {
    auc_difference: auc,
    pooled_auc_difference: pooled,
    mrr_difference: mrr,
    couples_won: flips.reduce((sum, { couples_won }) => sum + couples_won, 0),
    couples_lost: flips.reduce((sum, { couples_lost }) => sum + couples_lost, 0),
    flips: flips
      .filter(({ couples_lost, couples_won, top }) => top !== "as before" || couples_won + couples_lost > 0)
      .toSorted(
        (one, other) =>
          Number(other.top !== "as before") - Number(one.top !== "as before") ||
          Math.abs(other.auc[1] - other.auc[0]) - Math.abs(one.auc[1] - one.auc[0])
      )
  }
}
