import type { EditableResume } from "../domain/Optimization.js"
import { conceptNamed, conceptNumber, implied } from "../lexicon/lexicon.js"
import { isTool } from "./guard/reading/tools.js"
import type { RequirementReport, ScoreReport } from "../scoring/report/Report.js"

// What a coach asks and advises where nothing may be claimed: questions for important gaps, and which proof to put first.

const maxQuestions = 2
const minStronger = 2

interface Place {
  readonly experience: number
  readonly bullet: number
}

/** The bullets that show a requirement. */
const bulletsOf = ({ evidence }: RequirementReport): ReadonlyArray<Place> =>
  evidence.flatMap(({ where }) => {
    const [, experience, bullet] = /^experiences\[(\d+)\]\.description\[(\d+)\]$/.exec(where) ?? []
    return experience === undefined ? [] : [{ experience: Number(experience), bullet: Number(bullet) }]
  })

const parentsOf = (name: string): ReadonlyArray<number> => {
  const concept = conceptNamed(name)
  return concept === undefined ? [] : (implied[conceptNumber(concept)] ?? [])
}

/** One is a kind of the other, or both are kinds of one thing; of two tools of a kind somebody mostly uses one. */
const isNear = (one: string, other: string): boolean => {
  const [gap, concept] = [conceptNamed(one), conceptNamed(other)]
  const parents = parentsOf(one)
  if (gap === undefined || concept === undefined) return false
  const areTools = isTool(gap) && isTool(concept)
  return (
    parents.includes(conceptNumber(concept)) ||
    (!areTools && parentsOf(other).some((parent) => parents.includes(parent)))
  )
}

const companyAt = (resume: EditableResume, experience: number): string => resume.experiences[experience]?.company ?? ""

/** For each important gap beside which the work shows something near, a question to the person; never a claim. */
export const questionsFor = ({ requirements }: ScoreReport, resume: EditableResume): ReadonlyArray<string> => {
  // One of alternatives is enough.
  const met = new Set(requirements.flatMap(({ group, matched }) => (matched && group !== null ? [group] : [])))
  return requirements
    .filter(({ kind, matched, tier }) => !matched && kind === "hard" && tier === "required")
    .filter(({ group }) => group === null || !met.has(group))
    .toSorted((a, b) => b.points_possible - a.points_possible)
    .flatMap((gap) => {
      const near = requirements.find((one) => one.matched && isNear(gap.name, one.name) && bulletsOf(one).length > 0)
      const [place] = near === undefined ? [] : bulletsOf(near)
      return near === undefined || place === undefined
        ? []
        : [
            `The job requires ${gap.name}, and bullet ${place.bullet + 1} at ${companyAt(resume, place.experience)} shows ${near.name}: did that work include ${gap.name}? Add it only if it did.`
          ]
    })
    .slice(0, maxQuestions)
}

/** A bullet that shows more of what is required than the one that stands first at its employer. */
const proofFirst = ({ requirements }: ScoreReport, resume: EditableResume): ReadonlyArray<string> => {
  const required = requirements.filter(({ kind, tier }) => kind === "hard" && tier === "required")
  return resume.experiences.slice(0, 1).flatMap(({ company, description }, experience) => {
    const shown = description.map((_, bullet) =>
      required.filter((one) => bulletsOf(one).some((at) => at.experience === experience && at.bullet === bullet))
    )
    const best = shown.reduce((most, names, bullet) => (names.length > (shown[most]?.length ?? 0) ? bullet : most), 0)
    const names = shown[best] ?? []
    return names.length < (shown[0]?.length ?? 0) + minStronger
      ? []
      : [
          `Bullet ${best + 1} at ${company} shows ${names.map(({ name }) => name).join(", ")}, which the job requires: consider putting it first.`
        ]
  })
}

/** Questions and advice of the offline engine, which are shown as warnings. */
export const coaching = (before: ScoreReport, resume: EditableResume): ReadonlyArray<string> => [
  ...questionsFor(before, resume),
  ...proofFirst(before, resume)
]
