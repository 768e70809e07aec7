import { concepts } from "../lexicon/lexicon.js"
import { findMentions, type Read } from "../lexicon/matcher/mentions.js"
import { append } from "../text/append.js"
import { englishRules, type RuledText, type RuleHit, type RuleSet } from "./RuleSet.js"
import { statusesIn } from "./statusesIn.js"

/** A rule that spoke in a text. `start` and `end` count UTF-16 code units of the text. */
export interface Fired {
  readonly rule: string
  readonly means: string
  readonly start: number
  readonly end: number
  /** The words it fired on. */
  readonly text: string
  /** The names of the lexicon about which it decided; empty for a rule that speaks of its own words. */
  readonly decides: ReadonlyArray<string>
}

/**
 * The rules that spoke in a text, in its order. Texts are read anew for it, so that who does not ask pays nothing.
 * Words that only join others are left out, and claims of a posting, which nobody reads.
 */
export const firedIn = (text: Read, type: RuledText, rules: RuleSet = englishRules): ReadonlyArray<Fired> => {
  const { tokens } = text
  const hits = rules.read(tokens, { ...type, claims: type.type === "resume" })
  const found = findMentions(text)
  const statusOf = statusesIn(hits, found)
  const decided = new Map<RuleHit, Array<string>>()
  for (const { concept, first, last } of found) {
    const { kind, name = "" } = concepts[concept] ?? {}
    const { by } = statusOf(first, last, kind === "certification")
    if (by !== undefined) append(decided, by, name)
  }
  return hits.all
    .filter(({ rule: { kind, means } }) => kind !== "alternative" && means !== "connecting")
    .map((hit): Fired => {
      const start = tokens.starts[hit.first] ?? 0
      const end = tokens.ends[hit.last] ?? 0
      const decides = decided.get(hit) ?? []
      return { rule: hit.rule.id, means: hit.rule.means, start, end, text: tokens.text.slice(start, end), decides }
    })
}
