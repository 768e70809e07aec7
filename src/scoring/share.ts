import type { ScoreParts } from "./report/Report.js"

export type PartName = keyof ScoreParts
export const partNames: ReadonlyArray<PartName> = [
  "hard_skills",
  "relevance",
  "seniority",
  "soft_skills_certifications",
  "coverage"
]

/** One part before rounding: how much of it is earned, and the figures of its sentence. */
export interface Share {
  /** 0 to 1; undefined when the job says nothing about it. */
  readonly earned: number | undefined
  /** 0 to 1: how much the job says about it, and so how many of its points are given here. */
  readonly said: number
  readonly figures: () => string
}

export const percent = (value: number): string => `${Math.round(value * 1000) / 10} %`
export const hundredths = (value: number): number => Math.round(value * 100) / 100
export const sum = (values: ReadonlyArray<number>): number => values.reduce((total, value) => total + value, 0)
