import * as Effect from "effect/Effect"
import type { EditProposal } from "../domain/Optimization.js"
import { detectAtOnce, detectLanguage, textOfJob, textOfResume } from "../languages/detectLanguage.js"
import type { Language } from "../lexicon/Language.js"
import { readJob } from "../posting/readJob.js"
import { heldIn, resumeOfProfile } from "../resume/readResume.js"
import type { RequirementReport } from "../scoring/report/Report.js"
import { scoreResume } from "../scoring/score.js"
import { guardProposalIn } from "../tailoring/guard/guardIn.js"
import { type Tailored, tailored } from "../tailoring/tailor.js"
import type { Timed } from "./stages.js"
import type { Reading, TailoringTask } from "./task.js"

/** A tailoring whose texts are read and which waits for a model's proposal. */
export interface Begun {
  readonly reading: Reading
  readonly finish: (proposal: EditProposal, timed: Timed) => Tailored
}

/** Found out where nothing is scored yet: the rooms that read a text are told its language. */
const languageOf = (text: string): Effect.Effect<Language> =>
  Effect.suspend(() => {
    const language = detectAtOnce(text)
    return language === undefined ? Effect.promise(() => detectLanguage(text)) : Effect.succeed(language)
  })

const mostValuableFirst = (requirements: ReadonlyArray<RequirementReport>, matched: boolean) =>
  requirements
    .filter((requirement) => requirement.matched === matched)
    .toSorted((a, b) => b.points_possible - a.points_possible)
    .map((requirement) => requirement.name)

/** Requirements and score before (spec 4.5); what was read of both texts is kept for the second half. */
export const beginTailoring = Effect.fnUntraced(function* (task: TailoringTask, timed: Timed) {
  const { asOf, resume, settling } = task
  const language = yield* languageOf(textOfResume(resume))
  const jobLanguage = yield* languageOf(textOfJob(task.job))
  const job = timed("optimize.requirements", () => readJob({ ...task.job, language: jobLanguage }))
  const held = heldIn(resume.experiences)
  const before = timed("optimize.score_before", () => scoreResume(job, resumeOfProfile(resume, language, held), asOf))
  const begun: Begun = {
    reading: {
      language,
      jobLanguage,
      matched: mostValuableFirst(before.requirements, true),
      unmatched: mostValuableFirst(before.requirements, false)
    },
    finish: (proposal, timed) => {
      const guarded = timed("optimize.guard", () => guardProposalIn({ resume, language, job, proposal }))
      const { dropped, result } = timed("optimize.score_after", () =>
        tailored({ resume, language, held, job, before, guarded, asOf, ...settling })
      )
      return { dropped, result }
    }
  }
  return begun
})
