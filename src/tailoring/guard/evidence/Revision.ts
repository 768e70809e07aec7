import type { Job } from "../../../posting/Job.js"
import type { Reading } from "../reading/Reading.js"
import type { TextView } from "../reading/TextView.js"
import type { ProfileEvidence } from "./ProfileEvidence.js"

/** A new wording of one of the profile's texts, with what is needed to judge it. */
export interface Revision {
  /** The person's own text; for the summary everything the profile says. */
  readonly before: TextView
  readonly after: TextView
  /** Both as claims. */
  readonly old: Reading
  readonly now: Reading
  /** The new wording as it came. */
  readonly raw: string
  /** The person's text as it is stored. */
  readonly own: string
  /** Key of the employer whose text it is; undefined for the summary. */
  readonly employer: string | undefined
  readonly evidence: ProfileEvidence
  readonly job: Job
}
