import * as Effect from "effect/Effect"
import type { ModelFailure } from "../../src/domain/Failures.js"
import type { ProfileContent } from "../../src/domain/MasterProfile.js"
import type { EditProposal } from "../../src/domain/Optimization.js"
import { LanguageModel } from "../../src/llm/LanguageModel.js"
import { sameText } from "../../src/tailoring/guard/reading/TextView.js"
import { type JobPosting, personalOf, tailorToJob } from "../../src/usecases/optimizeResume.js"
import { type Fact, unheldFacts } from "./facts.js"

export interface Pair {
  readonly name: string
  readonly profile: ProfileContent
  readonly posting: JobPosting
}

/** What came of one pair. */
export interface PairQuality {
  readonly pair: string
  /** Why there is no result: how the model failed. */
  readonly failure: ModelFailure["_tag"] | null
  readonly score_before: number | null
  readonly score_after: number | null
  /** Edits, new skills and the summary, each counted as one. */
  readonly proposed: number
  readonly accepted: number
  /** How many the guard dropped by each rule; warnings of the model are not counted. */
  readonly dropped: Readonly<Record<string, number>>
  readonly unheld_facts: ReadonlyArray<Fact>
}

/** Skills that are held already and a summary as it was are no proposal: models tend to give everything back. */
const countOf = ({ experience_edits, skills, summary }: EditProposal, profile: ProfileContent) => {
  const { base_skills } = profile
  const held = new Set(base_skills.map((skill) => skill.trim().toLowerCase()))
  const added = skills.filter((skill) => skill.trim() !== "" && !held.has(skill.trim().toLowerCase()))
  const isNew = sameText(summary) !== "" && sameText(summary) !== sameText(profile.summary ?? "")
  return experience_edits.length + added.length + (isNew ? 1 : 0)
}

/** Takes one pair through the optimize path and checks its result by a second method. */
export const measurePair = ({ name, posting, profile }: Pair, asOf: number) =>
  Effect.gen(function* () {
    const model = yield* LanguageModel
    let proposed = 0
    const counting: LanguageModel["Type"] = {
      ...model,
      proposeEdits: (request) =>
        Effect.tap(model.proposeEdits(request), (proposal) =>
          Effect.sync(() => (proposed = countOf(proposal, profile)))
        )
    }
    const row = (tailored: Omit<PairQuality, "pair" | "proposed">): PairQuality => ({
      pair: name,
      proposed,
      ...tailored
    })
    return yield* tailorToJob(profile, posting, asOf, personalOf(profile), Infinity).pipe(
      Effect.provideService(LanguageModel, counting),
      Effect.map(({ guarded, result }) => {
        const byRule: Record<string, number> = {}
        for (const { rule, what } of guarded.dropped) {
          if (what !== "warning") byRule[rule] = (byRule[rule] ?? 0) + 1
        }
        return row({
          failure: null,
          score_before: result.ats_score_before,
          score_after: result.ats_score_after,
          accepted: result.suggested_changes.filter(({ type }) => type !== "warning").length,
          dropped: byRule,
          unheld_facts: unheldFacts(profile, result.optimized_resume_json)
        })
      }),
      Effect.catchTags({ RequestInvalid: Effect.die, RateLimited: Effect.die, EngineTimedOut: Effect.die }),
      Effect.catchAll(({ _tag }) =>
        Effect.succeed(
          row({ failure: _tag, score_before: null, score_after: null, accepted: 0, dropped: {}, unheld_facts: [] })
        )
      )
    )
  })
