import { isCredential } from "../lexicon/Concept.js"
import type { Job, Requirement } from "../posting/Job.js"
import { sum } from "./share.js"
import { append } from "../text/append.js"
import type { Weights } from "./weights.js"

/** A requirement or a group of alternatives, which counts once. */
export interface Unit {
  readonly members: ReadonlyArray<number>
  readonly weight: number
  /** Whether the title of the job names one of them. */
  readonly inTitle: boolean
}

/** The requirements that count, in their order. */
const unitsOf = (job: Job, counts: (requirement: Requirement) => boolean): ReadonlyArray<Unit> => {
  const groups = new Map<unknown, Array<readonly [number: number, requirement: Requirement]>>()
  job.requirements.forEach((requirement, number) => {
    if (counts(requirement)) append(groups, requirement.group ?? requirement, [number, requirement])
  })
  return [...groups.values()].map((group) => ({
    members: group.map(([number]) => number),
    weight: Math.max(...group.map(([, { weight }]) => weight)),
    inTitle: group.some(([, { inTitle }]) => inTitle)
  }))
}

/** Per requirement: share of its part that it gives, and that it could give. */
interface Given {
  readonly earned: number
  readonly possible: number
}

const nothing: Given = { earned: 0, possible: 0 }

export interface Distributed {
  readonly earned: number
  readonly each: ReadonlyArray<Given | undefined>
  readonly total: number
}

/** What of a part is earned where this share of it is shown: most of it from `enough.share` on, for nobody states everything. */
const earnedFor = (shown: number, { points, share }: Weights["enough"]): number =>
  shown <= share ? (shown / share) * points : points + ((shown - share) / (1 - share)) * (1 - points)

/**
 * What the units earn together, as a share, and what each requirement has of it: of a group its best member. A
 * requirement could give what it gives and what better evidence for it alone would add.
 *
 * @param worths by requirement, 0 to 1
 * @param weights by unit
 */
export const distribute = (
  units: ReadonlyArray<Unit>,
  worths: ReadonlyArray<number>,
  weights: ReadonlyArray<number>,
  enough: Weights["enough"]
): Distributed => {
  const worth = (requirement: number) => worths[requirement] ?? 0
  const total = sum(weights)
  const each: Array<Given | undefined> = []
  const counted: Array<{ readonly requirement: number; readonly share: number }> = []
  let shown = 0
  for (const [at, { members }] of units.entries()) {
    for (const member of members) each[member] = nothing
    if (total === 0) continue
    const best = members.reduce((kept, one) => (worth(one) > worth(kept) ? one : kept))
    const share = (weights[at] ?? 0) / total
    shown += share * worth(best)
    counted.push({ requirement: best, share })
  }
  const all = earnedFor(shown, enough)
  for (const { requirement, share } of counted) {
    const own = share * worth(requirement)
    const earned = shown === 0 ? 0 : (own / shown) * all
    each[requirement] = { earned, possible: earned + earnedFor(shown - own + share, enough) - all }
  }
  return { earned: all, each, total }
}

/** Weights of units of which none outweighs the others: what exceeds the most is left out of the sum. */
const balanced = (units: ReadonlyArray<Unit>, { mostOfEven, mostShare }: Weights["stress"]): ReadonlyArray<Unit> => {
  const most = Math.max(mostShare, mostOfEven / units.length)
  if (most >= 1) return units
  const weights = units.map(({ weight }) => weight)
  // Lowering one lowers the sum, and so what the next may weigh; it settles within a few rounds.
  for (let round = 0; round < units.length; round++) {
    const total = sum(weights)
    const weight = Math.max(...weights)
    if (weight <= most * total) break
    weights[weights.indexOf(weight)] = (most / (1 - most)) * (total - weight)
  }
  return units.map((unit, at) => ({ ...unit, weight: weights[at] ?? unit.weight }))
}

/** The units of a job, which every resume is measured against. */
interface JobUnits {
  /** Hard skills, of which none outweighs the others. */
  readonly hard: ReadonlyArray<Unit>
  /** Everything else. */
  readonly soft: ReadonlyArray<Unit>
  /** Those of `soft` that are certifications, in their order. */
  readonly certifications: ReadonlySet<Unit>
}

export const unitsOfJob = (job: Job, stress: Weights["stress"]): JobUnits => {
  const soft = unitsOf(job, ({ kind }) => kind !== "hard")
  const hard = balanced(
    unitsOf(job, ({ kind }) => kind === "hard"),
    stress
  )
  const isCertification = ({ members }: Unit) => isCredential(job.requirements[members[0] ?? 0]?.kind)
  return { hard, soft, certifications: new Set(soft.filter(isCertification)) }
}
