import { Gap } from "../../../text/Tokens.js"
import { shareKey } from "../reading/ClaimWords.js"
import type { Reading } from "../reading/Reading.js"

/** Signs and words that join members of a list. */
export const countJoints = ({ view: { tokens, words } }: Reading): number =>
  words.filter((word, index) => {
    const gap = tokens.gaps[index] ?? 0
    return (
      /^(?:and|or|plus|nor)$/.test(word) ||
      (index > 0 && (gap === Gap.comma || gap === Gap.slash || gap === Gap.semicolon))
    )
  }).length

/** R15: how much of a text stays, 0 to 1. */
export const keptShare = (before: Reading, after: Reading): number => {
  const old = before.keys.flatMap((keys, at) => (before.isContent(at) ? [keys] : []))
  if (old.length === 0) return 1
  return old.filter((keys) => after.keys.some((own) => shareKey(own, keys))).length / old.length
}
