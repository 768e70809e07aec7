import { isReadLanguage } from "../lexicon/glossaries/glossary.js"
import { nameOfLanguage } from "../lexicon/Language.js"
import type { ScoreReport } from "./report/Report.js"

/** What a person should know when resume and job are not both in English. */
export const pairWarnings = ({ job, resume }: Required<ScoreReport>["languages"]): ReadonlyArray<string> => {
  const warnings: Array<string> = []
  if (!isReadLanguage(resume)) {
    warnings.push(
      `The resume is in ${nameOfLanguage(resume)}, of which only international names such as "SAP" or "Python" are read; the score is of low confidence.`
    )
  }
  if (job !== resume) {
    warnings.push(
      `The resume is in ${nameOfLanguage(resume)} and the job description in ${nameOfLanguage(job)}: only what is known by name in both is compared, and a tracking system may look for the job's own words.`
    )
  }
  return warnings
}
