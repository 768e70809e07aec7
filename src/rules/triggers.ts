import type { Read } from "../lexicon/matcher/surroundings.js"
import type { RuleKind } from "./Rule.js"
import { englishRules, type RuleHits } from "./RuleSet.js"

/** A trigger met in a posting or a title; `name` is kind and meaning of its rule, as in "modality.required". */
export interface TriggerHit {
  readonly name: string
  readonly first: number
  /** Its last word. */
  readonly last: number
}

/** For each word the triggers that begin there, longest first; of one name the longest alone. */
export type TriggerHits = ReadonlyArray<ReadonlyArray<TriggerHit> | undefined>

const labelKinds: ReadonlyArray<RuleKind> = ["modality", "boilerplate", "level", "injection", "heading"]

/** The triggers that say how much a thing is asked for. */
export const modalities: ReadonlySet<string> = new Set([
  ...["modality.required", "modality.preferred", "modality.preferred-at-end"]
])

/** By word the triggers of what rules found in a posting or a title. */
export const triggersIn = ({ all, tokens }: RuleHits): TriggerHits => {
  const found = Array.from({ length: tokens.count }, (): Array<TriggerHit> | undefined => undefined)
  for (const { first, last, rule } of all) {
    if (!labelKinds.includes(rule.kind)) continue
    const { name } = rule
    const here = (found[first] ??= [])
    if (!here.some((hit) => hit.name === name)) here.push({ name, first, last })
  }
  return found
}

export const findTriggers = ({ tokens }: Pick<Read, "tokens">): TriggerHits =>
  triggersIn(englishRules.read(tokens, { type: "posting" }))

/** The triggers that begin and end between two words. */
export const triggersBetween = (hits: TriggerHits, from: number, end: number): ReadonlyArray<TriggerHit> => {
  const found: Array<TriggerHit> = []
  for (let index = from; index < end; index++) for (const hit of hits[index] ?? []) if (hit.last < end) found.push(hit)
  return found
}
