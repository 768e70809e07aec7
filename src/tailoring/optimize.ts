import type { EditableResume, EditProposal } from "../domain/Optimization.js"
import type { JobText } from "../posting/Job.js"
import type { Language } from "../lexicon/Language.js"
import { readJob } from "../posting/readJob.js"
import { resumeOfProfile } from "../resume/readResume.js"
import type { AsOfMonth, RequirementReport } from "../scoring/report/Report.js"
import { scoreResume } from "../scoring/score.js"
import { guardProposalIn } from "./guard/guardIn.js"
import { type Settling, type Tailored, tailored } from "./tailor.js"

/** One resume and one job, and how the result is settled: plain data, which goes to another thread as it is. */
export interface OptimizeTask extends Settling {
  readonly resume: EditableResume
  /** What the resume is written in. */
  readonly language: Language
  readonly job: JobText
  readonly asOf: AsOfMonth
}

/** What a model needs to know beside the texts. */
export interface Prepared {
  /** Names of requirements that the resume meets, and of those that it does not, most valuable first. */
  readonly matched: ReadonlyArray<string>
  readonly unmatched: ReadonlyArray<string>
}

/** Does a part of the work; who wants to know how long each part takes gives one of its own. */
export type Timed = <A>(name: string, work: () => A) => A

const untimed: Timed = (_name, work) => work()

const mostValuableFirst = (requirements: ReadonlyArray<RequirementReport>, matched: boolean) =>
  requirements
    .filter((requirement) => requirement.matched === matched)
    .toSorted((a, b) => b.points_possible - a.points_possible)
    .map((requirement) => requirement.name)

const scoreBefore = ({ asOf, job: text, language, resume }: OptimizeTask, timed: Timed) => {
  const job = timed("optimize.requirements", () => readJob(text))
  const before = timed("optimize.score_before", () => scoreResume(job, resumeOfProfile(resume, language), asOf))
  return { job, before }
}

/** What the model needs (spec 4.5): requirements and score before. */
export const prepare = (task: OptimizeTask, timed: Timed = untimed): Prepared => {
  const { before } = scoreBefore(task, timed)
  return {
    matched: mostValuableFirst(before.requirements, true),
    unmatched: mostValuableFirst(before.requirements, false)
  }
}

/** The result for a model's proposal: guard, score after, suggested changes. The texts are read again: nothing is kept. */
export const settle = (task: OptimizeTask, proposal: EditProposal, timed: Timed = untimed): Tailored => {
  const { before, job } = timed("optimize.read_again", () => scoreBefore(task, untimed))
  const { language, resume } = task
  const judged = timed("optimize.guard", () => guardProposalIn({ resume, language, job, proposal }))
  const { guarded, questions, result } = timed("optimize.score_after", () =>
    tailored({ ...task, job, before, guarded: judged })
  )
  return { guarded, questions, result }
}
