import type { ProfileContent } from "../domain/MasterProfile.js"
import type { EditProposal } from "../domain/Optimization.js"
import { cleanReading } from "../resume/ingest/cleanReading.js"
import { type Divided, divideText } from "../resume/ingest/divide.js"
import { groundProfile } from "../resume/ingest/ground.js"
import { joinReadings } from "../resume/ingest/merge.js"
import { parseRest } from "../resume/parse/parseProfile.js"
import { profileOfText } from "../resume/profileOfText.js"
import { withoutOrders } from "../rules/injection.js"
import { type OptimizeTask, prepare, settle, type Timed } from "../tailoring/optimize.js"

// All that the engine does: pure functions of plain data, by name.

const jobs = {
  prepare: (task: OptimizeTask, timed: Timed) => prepare(task, timed),
  settle: ({ proposal, task }: { readonly task: OptimizeTask; readonly proposal: EditProposal }, timed: Timed) =>
    settle(task, proposal, timed),
  /**
   * What a model is to read of a profile text, `most` characters, and what rules read after it. What gives orders to a
   * program tells nothing of the person: no model reads it, and nothing is grounded on it.
   */
  divide: ({ most, text }: { readonly text: string; readonly most: number }): Divided =>
    divideText(withoutOrders(text), most),
  /** What of a model's reading, and of the rest by rules, the text holds. Without a model's part, rules read all of it. */
  ground: ({
    byModel,
    divided: { head, rest }
  }: {
    readonly byModel: ProfileContent
    readonly divided: Divided
  }): ProfileContent => {
    if (head === "") return profileOfText(rest).profile
    const clean = cleanReading(byModel)
    return groundProfile(rest === "" ? clean : joinReadings(clean, parseRest(head, rest)), head + rest)
  }
}

export type JobName = keyof typeof jobs
export type Input = { readonly [Name in JobName]: Parameters<(typeof jobs)[Name]>[0] }
export type Output = { readonly [Name in JobName]: ReturnType<(typeof jobs)[Name]> }

const byName: { readonly [Name in JobName]: (input: Input[Name], timed: Timed) => Output[Name] } = jobs

export const perform = <Name extends JobName>(name: Name, input: Input[Name], timed: Timed): Output[Name] =>
  byName[name](input, timed)
