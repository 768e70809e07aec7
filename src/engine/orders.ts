import type { ProfileContent } from "../domain/MasterProfile.js"
import type { EditProposal } from "../domain/Optimization.js"
import type { Divided } from "../resume/ingest/divide.js"
import type { Tailored } from "../tailoring/tailor.js"
import type { StageTime } from "./stages.js"
import type { Reading, TailoringTask } from "./task.js"

// What the thread that answers requests and those that do the arithmetic say to each other: plain data, copied.

interface Kept {
  /** By which number the thread keeps the tailoring, from 1; one number is given once. */
  readonly id: number
}

/** What an order says of its tailoring. */
export interface Asked extends Kept {
  readonly isTraced: boolean
}

export type Order =
  | ({ readonly _tag: "Begin"; readonly task: TailoringTask } & Asked)
  | ({ readonly _tag: "Finish"; readonly proposal: EditProposal } & Asked)
  | ({ readonly _tag: "Forget" } & Kept)
  | { readonly _tag: "Divide"; readonly text: string; readonly most: number }
  | { readonly _tag: "Ground"; readonly byModel: ProfileContent; readonly divided: Divided }

/** Forgets what no thread keeps; its answer says that the thread has done with all that it was given before. */
export const nothing: Order = { _tag: "Forget", id: 0 }

export type Done =
  | { readonly _tag: "Begun"; readonly reading: Reading; readonly times: ReadonlyArray<StageTime> }
  | { readonly _tag: "Finished"; readonly tailored: Tailored; readonly times: ReadonlyArray<StageTime> }
  | { readonly _tag: "Divided"; readonly divided: Divided }
  | { readonly _tag: "Grounded"; readonly profile: ProfileContent }
  /** The thread has no such tailoring: the one that had it has ended. */
  | { readonly _tag: "Unknown" }
