import type { ScoreParts } from "./report/Report.js"

export type PartName = keyof ScoreParts

/** A value for each part, in the order of the specification. */
export const byPart = <Value>(of: (part: PartName) => Value): Readonly<Record<PartName, Value>> => ({
  hard_skills: of("hard_skills"),
  relevance: of("relevance"),
  seniority: of("seniority"),
  soft_skills_certifications: of("soft_skills_certifications"),
  coverage: of("coverage")
})

export const partNames: ReadonlyArray<PartName> = Object.values(byPart((part) => part))

/** The sum over the five parts. */
export const sumOfParts = (of: (part: PartName) => number): number => sum(partNames.map(of))

/** One part before rounding: how much of it is earned, and the figures of its sentence. */
export interface Share {
  /** 0 to 1; 0 where the job says nothing about it. */
  readonly earned: number
  /** 0 to 1: how much the job says about it, and so how many of its points are given here. */
  readonly said: number
  readonly figures: () => string
}

export const percent = (value: number): string => `${Math.round(value * 1000) / 10} %`
export const hundredths = (value: number): number => Math.round(value * 100) / 100
export const sum = (values: ReadonlyArray<number>): number => values.reduce((total, value) => total + value, 0)
