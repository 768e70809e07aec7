import { isSurePlace } from "../layout/pieces.js"
import { bestByHabit, kindsIn, ownScores, type PlacedRow } from "../../../text/models/chain.js"
import {
  type HeadLine,
  type HeadPart,
  headPartsOf,
  PartKind,
  partKindCount,
  partLinks
} from "../lineKinds/headParts.js"
import { shippedWeights } from "../lineKinds/shippedWeights.js"

/** What the lines that name a position say. */
export interface Names {
  readonly role: string | undefined
  readonly employer: string | undefined
  /** Whether the employer stands above the role. */
  readonly isEmployerAbove: boolean
  /** Role and employer where one has to be among the names: "Clerk, Sample Foods". */
  readonly likely: readonly [role: string, employer: string] | undefined
}

/** How much it counts that all other positions of a resume have a kind in a place, in units of the weights. */
const habit = 250

interface Head extends PlacedRow {
  readonly lines: ReadonlyArray<HeadLine>
  readonly parts: ReadonlyArray<HeadPart>
}

const { rows, steps } = shippedWeights.parts

/** "Executive, Mid-market | Sample Foods": where a stroke parts names, a comma does not. */
const isWithinName = (part: HeadPart, parts: ReadonlyArray<HeadPart>): boolean =>
  part.sign === "," &&
  parts.some(({ line, sign, text }) => line === part.line && /[|\t]/.test(sign) && !isSurePlace(text))

const headOf = (lines: ReadonlyArray<HeadLine>): Head => {
  const parts = headPartsOf(lines)
  const links = partLinks(parts, lines.length)
  const own = ownScores(links, partKindCount, rows).map((score, at) => {
    const part = parts[Math.floor(at / partKindCount)]
    const isEmployer = at % partKindCount === PartKind.employer
    return isEmployer && part !== undefined && isWithinName(part, parts) ? score - habit : score
  })
  return { lines, parts, places: parts.map(({ line, order, sign }) => `${line}:${order}:${sign}`), links, own }
}

/** The parts of a name that begins with one of them, one after the other on a line. */
const partsFrom = (
  { parts }: Head,
  kinds: ReadonlyArray<number>,
  from: number,
  more: number
): ReadonlyArray<HeadPart> => {
  const opening = parts[from]
  if (opening === undefined) return []
  let end = from + 1
  while (kinds[end] === more && parts[end]?.line === opening.line) end++
  const own = parts.slice(from, end)
  // Of an employer "(Series B, 60 people)" is a remark, "(NGO)" is part of the name, as is what the name goes on after.
  const isRemark = ({ sign, text }: HeadPart) => sign.startsWith("(") && !/^\p{Lu}{2,6}$/u.test(text)
  const last = own.findLastIndex((part, at) => at === 0 || more === PartKind.moreRole || !isRemark(part))
  return own.slice(0, last + 1)
}

const textOf = ({ lines }: Head, parts: ReadonlyArray<HeadPart>): string | undefined => {
  const [first] = parts
  const text = first === undefined ? undefined : lines[first.line]?.text.slice(first.from, parts.at(-1)?.to)
  // The bracket at the end is cut with the sign.
  return text !== undefined && text.lastIndexOf("(") > text.lastIndexOf(")") ? `${text})` : text
}

/** How much less likely than the best reading one with an employer may be, in units of the weights. */
const maxLoss = 400

const likelyIn = (head: Head, best: Float64Array, kinds: ReadonlyArray<number>): Names["likely"] => {
  const role = kinds.indexOf(PartKind.role)
  const scoreAt = (at: number) => best[at * partKindCount + PartKind.employer] ?? 0
  const [employer] = kinds
    .map((_, at) => at)
    .filter((at) => at !== role)
    .toSorted((a, b) => scoreAt(b) - scoreAt(a))
  if (role < 0 || employer === undefined || Math.max(...best) - scoreAt(employer) > maxLoss) return undefined
  const told = kinds.map((kind, at) => (at === employer ? PartKind.employer : kind))
  const names = [
    textOf(head, partsFrom(head, told, role, PartKind.moreRole)),
    textOf(head, partsFrom(head, told, employer, PartKind.moreEmployer))
  ] as const
  return names[0] === undefined || names[1] === undefined ? undefined : [names[0], names[1]]
}

/** Role and employer of each position of a resume, by the lines that name it. */
export const namesOfHeads = (given: ReadonlyArray<ReadonlyArray<HeadLine>>): ReadonlyArray<Names> => {
  const heads = given.map(headOf)
  const all = bestByHabit(heads, partKindCount, steps, habit)
  return heads.map((head, number) => {
    const best = all[number] ?? head.own
    const kinds = kindsIn(best, partKindCount)
    const role = partsFrom(head, kinds, kinds.indexOf(PartKind.role), PartKind.moreRole)
    const employer = partsFrom(head, kinds, kinds.indexOf(PartKind.employer), PartKind.moreEmployer)
    return {
      role: textOf(head, role),
      employer: textOf(head, employer),
      isEmployerAbove: (employer[0]?.line ?? 0) < (role[0]?.line ?? 0),
      likely: employer.length === 0 ? likelyIn(head, best, kinds) : undefined
    }
  })
}
