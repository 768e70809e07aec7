import type { RuleHit, RuleHits } from "./RuleSet.js"
import { Scopes } from "./scopes.js"
import { type Status, statuses } from "./Status.js"
import { append } from "../text/append.js"

/** A name in a text, from its first word to its last. */
export interface NamedWords {
  readonly first: number
  readonly last: number
}

/** What a text says of a name, and the rule that says so; no rule where nothing takes it back. */
export interface Said {
  readonly status: Status
  readonly by: RuleHit | undefined
}

/** @param isCredential whether the name is of a certificate, a licence or a degree */
export type StatusOf = (first: number, last: number, isCredential: boolean) => Said

const affirmed: Said = { status: "affirmed", by: undefined }

const statusOf = ({ rule }: RuleHit): Status => statuses.find((one) => one === rule.means) ?? "affirmed"

/** How many words lie between a trigger and a name; 0 where one is within the other. */
const distance = ({ first, last }: RuleHit, name: NamedWords): number =>
  Math.max(0, name.first - last - 1, first - name.last - 1)

/**
 * What a text says of each name. Of several triggers that reach a name the nearest decides, of two as near the one that
 * says more against it.
 */
export const statusesIn = (hits: RuleHits, names: ReadonlyArray<NamedWords>): StatusOf => {
  const triggers = hits.all.filter(({ rule }) => rule.kind === "status")
  if (triggers.length === 0) return () => affirmed
  const nameEnds = new Int32Array(hits.tokens.count)
  for (const { first, last } of names) nameEnds[first] = last + 1
  const scopes = new Scopes(hits, "status", nameEnds)
  // By word, the triggers that reach it.
  const reaching = new Map<number, Array<RuleHit>>()
  for (const hit of triggers) {
    const { end, from } = scopes.of(hit)
    for (let at = from; at < end; at++) append(reaching, at, hit)
  }
  return (first, last, isCredential) => {
    let best: RuleHit | undefined
    for (const at of first === last ? [first] : [first, last]) {
      for (const hit of reaching.get(at) ?? []) {
        if (hit.rule.of === "credential" && !isCredential) continue
        // "CPA candidate" as the name of an entry says so itself, "works collaboratively with physicians" is the skill.
        if (hit.first >= first && hit.first <= last) continue
        if (best === undefined || isNearer(hit, best, { first, last })) best = hit
      }
    }
    return best === undefined ? affirmed : { status: statusOf(best), by: best }
  }
}

const isNearer = (one: RuleHit, other: RuleHit, name: NamedWords): boolean => {
  const difference = distance(one, name) - distance(other, name)
  return difference < 0 || (difference === 0 && statuses.indexOf(statusOf(one)) > statuses.indexOf(statusOf(other)))
}
