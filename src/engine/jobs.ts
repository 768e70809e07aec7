import type { EditProposal } from "../domain/Optimization.js"
import { divide, ground } from "../resume/ingest/reading.js"
import { type OptimizeTask, prepare, settle, type Timed } from "../tailoring/optimize.js"

// All that the engine does: pure functions of plain data, by name.

const jobs = {
  prepare,
  settle: ({ proposal, task }: { readonly task: OptimizeTask; readonly proposal: EditProposal }, timed: Timed) =>
    settle(task, proposal, timed),
  divide,
  ground
}

export type JobName = keyof typeof jobs
export type Input = { readonly [Name in JobName]: Parameters<(typeof jobs)[Name]>[0] }
export type Output = { readonly [Name in JobName]: ReturnType<(typeof jobs)[Name]> }

const byName: { readonly [Name in JobName]: (input: Input[Name], timed: Timed) => Output[Name] } = jobs

export const perform = <Name extends JobName>(name: Name, input: Input[Name], timed: Timed): Output[Name] =>
  byName[name](input, timed)
