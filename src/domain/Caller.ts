import * as Schema from "effect/Schema"
import { limits } from "./Limits.js"
import { isLongerThan, isStorable } from "./Text.js"

/**
 * The subject of the caller's token, byte for byte (spec 5, `idp_user_id`): never trimmed, folded
 * or normalised, so that two subjects that look alike stay two users.
 */
export const Owner = Schema.String.pipe(
  Schema.filter(
    (subject) =>
      (subject.trim() !== "" &&
        !isLongerThan(subject, limits.subject) &&
        isStorable(subject) &&
        // eslint-disable-next-line no-control-regex -- control characters are what is refused
        !/[\u0000-\u001f\u007f-\u009f]/.test(subject)) ||
      "must be 1 to 255 characters without control characters"
  ),
  Schema.brand("Owner")
)
export type Owner = typeof Owner.Type
export const isOwner = Schema.is(Owner)

/** Who makes a request, as the verified token says. */
export interface Caller {
  readonly owner: Owner
  /** `iat` of the token in seconds since the epoch; `undefined` when the token has none. */
  readonly issuedAt: number | undefined
}
