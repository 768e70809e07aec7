import { phrasesFor, wordsFor } from "../../../rules/resumeWords/words.js"
import { type Anchor, datedIn, isName, isSide, mayBeHeader, besideDates, namesIn, undatedIn } from "./anchors.js"
import type { Period } from "../dates.js"
import type { Line } from "../layout/Line.js"
import { isNameLike, isPlace, isSurePlace, roleRank, withoutTown } from "../layout/pieces.js"
import { type Habits, type Inherited, type Reading, readingsOf } from "./readings.js"

/** A position with the lines that name it. */
export interface Entry {
  readonly first: number
  readonly last: number
  readonly period: Period | undefined
  /** Nothing where the lines are an employer's with its roles below, or name nothing. */
  readonly named: Reading | undefined
}

/** What a position goes on from, where its own lines name no employer. */
interface Employer {
  readonly company: string
  readonly role: string
  readonly period: Period | undefined
  /** Whether it stood above its first role, as where several roles follow. */
  readonly leads: boolean
}

/** Whether two stretches of time follow one another; unknown ones may. */
const adjoins = (one: Period | undefined, other: Period | undefined): boolean => {
  const follows = (end: string | null, start: string | null) =>
    end !== null && start !== null && Math.abs(Number(end.slice(0, 4)) - Number(start.slice(0, 4))) <= 1
  return one === undefined || other === undefined || follows(one.end, other.start) || follows(other.end, one.start)
}

const holds = (whole: Period | undefined, part: Period | undefined): boolean => {
  if (whole === undefined || part === undefined || whole.start === null || part.start === null) return false
  const endOf = ({ end }: Period) => end?.slice(0, 4) ?? "9999"
  return whole.start.slice(0, part.start.length) <= part.start && endOf(part) <= endOf(whole)
}

const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(one.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  return (other.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word))
}

/** Whether a role without an employer is one more at the employer before it. */
const goesOn = (role: string, blankBefore: boolean, period: Period | undefined, before: Employer): boolean => {
  if (before.leads) return !blankBefore || adjoins(period, before.period) || holds(before.period, period)
  return adjoins(period, before.period) && sharesWord(role, before.role)
}

const ownAccounts = wordsFor("ownAccount").map(
  (words) => new RegExp(`(?<!\\p{L})${words.replaceAll(" ", "[- ]")}(?!\\p{L})`, "iu")
)

/** Who works on their own account has no employer but says so. */
const ownAccount = (text: string): string | undefined =>
  ownAccounts.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)

interface Span {
  readonly first: number
  readonly last: number
  readonly cost: number
}

const mayName = (line: Line) => mayBeHeader(line) && line.period === undefined && line.heading === undefined
const isNote = ({ text }: Line) => /^\(.*\)$/.test(text)
const maxAbove = 3
const maxBelow = 2

const textAt = (lines: ReadonlyArray<Line>, at: number, { at: anchor, period }: Anchor): string =>
  at === anchor && period !== undefined ? besideDates(lines[at]?.text ?? "", period) : (lines[at]?.text ?? "")

const namesAt = (lines: ReadonlyArray<Line>, anchor: Anchor): ReadonlyArray<string> =>
  namesIn(textAt(lines, anchor.at, anchor))

/** What it costs to leave a line out that looks like the name of an employer between a role and its work. */
const leftBelow = (lines: ReadonlyArray<Line>, at: number, next: number): number => {
  const [line, below] = [lines[at], lines[at + 1]]
  if (line === undefined || at >= next || line.blankBefore || !isName(line) || isSide(line.text)) return 0
  const [, ...others] = line.text.split(/,\s*/)
  if (others.length > 0 && isSurePlace(`Town, ${others.join(", ")}`)) return 2
  return below?.bullet === true ? 0.6 : 0
}

/** Whether lines up to one open a block with a name, which no position above has. */
const isOrphan = (lines: ReadonlyArray<Line>, last: number, after: number): boolean => {
  if (!isName(lines[last])) return false
  let first = last
  while (
    first - 1 > after &&
    lines[first]?.blankBefore === false &&
    isName(lines[first - 1]) &&
    last - first < maxAbove
  )
    first--
  const opens = lines[first]?.blankBefore === true || first - 1 <= after || lines[first - 1]?.bullet === true
  return opens && lines.slice(first, last + 1).some(({ text }) => !isSide(text))
}

/** Which lines may name a position, and what speaks against it. */
const spansOf = (lines: ReadonlyArray<Line>, anchor: Anchor, after: number, next: number): ReadonlyArray<Span> => {
  const { at } = anchor
  const isBare = namesAt(lines, anchor).length === 0
  const above: Array<{ readonly first: number; readonly cost: number }> = []
  let crossed = 0
  for (let first = at; first >= Math.max(after + 1, at - maxAbove); first--) {
    const line = lines[first]
    if (line === undefined || (first < at && !(isName(line) || isNote(line) || (isBare && mayName(line))))) break
    const opens = line.blankBefore || first - 1 <= after
    above.push({ first, cost: crossed + (!opens && isOrphan(lines, first - 1, after) ? 2 : 0) })
    if (line.opensSection) break
    if (line.blankBefore) crossed += isBare || first < at ? 1 : 2.5
    if (crossed > 2.5) break
  }
  const left = leftBelow(lines, at + 1, next)
  const spans: Array<Span> = above.map(({ cost, first }) => ({ first, last: at, cost: cost + left }))
  for (let last = at + 1; last <= at + maxBelow; last++) {
    const line = lines[last]
    if (line === undefined || last >= next || line.blankBefore || !isName(line) || line.text.length > 80) break
    const below = lines[last + 1]
    const isTaken = last + 1 === next && below?.blankBefore === false
    const cost = (last - at) * 0.3 + (isTaken ? 3 : 0)
    for (const one of above)
      if (one.first === at || isBare) spans.push({ first: one.first, last, cost: one.cost + cost })
  }
  return spans
}

/** The place, full-time or remote, on a line of their own. */
const withSides = (lines: ReadonlyArray<Line>, last: number): number => {
  let end = last
  for (let more = 0; more < 2; more++) {
    const below = lines[end + 1]
    if (below === undefined || !mayBeHeader(below) || below.period !== undefined || below.blankBefore) break
    const isTown = isPlace(below.text) && isNameLike(below.text) && below.text.length <= 60 && more === 0
    if (!isSide(below.text) && !isTown) break
    end++
  }
  return end
}

/** An employer with the time of all its roles, which follow right below. */
const employerAlone = (lines: ReadonlyArray<Line>, anchor: Anchor, next: Anchor | undefined): Inherited | undefined => {
  if (next === undefined || next.at > anchor.at + 2) return undefined
  const between = lines.slice(anchor.at + 1, next.at + 1)
  const isWhole = holds(anchor.period, next.period)
  // A blank line parts an employer from its roles only where their time is part of its.
  if (between.some(({ blankBefore, bullet }) => bullet || (blankBefore && !isWhole))) return undefined
  const [own = ""] = namesAt(lines, anchor)
  const [role = ""] = [...between.slice(0, -1).map(({ text }) => text), ...namesAt(lines, next)]
  const company = withoutTown(own).trim()
  if (company === "" || roleRank(company) >= 2 || roleRank(role) < 1) return undefined
  return { company, score: (roleRank(role) >= 2 ? 1 : 0) + (isWhole ? 5 : 1.5) }
}

const gaps = phrasesFor("gaps")

interface Choice extends Entry {
  readonly margin: number
}

/** A time without work, which its own line tells or the one below its dates. */
const gapAt = (lines: ReadonlyArray<Line>, anchor: Anchor): Choice | undefined => {
  const { at, period } = anchor
  const [own] = namesAt(lines, anchor)
  const below = own === undefined && lines[at + 1]?.blankBefore === false
  const role = own ?? (below ? (lines[at + 1]?.text ?? "") : "")
  if (!gaps.opens(role)) return undefined
  const named = { role, company: role, isInherited: false, above: false, score: 0, traits: [], shape: "" }
  return { first: at, last: below ? at + 1 : at, period, named, margin: 0 }
}

/** The best reading of each position, in their order. */
const chosen = (
  lines: ReadonlyArray<Line>,
  anchors: ReadonlyArray<Anchor>,
  employers: ReadonlyMap<number, string>,
  habits: Habits
): ReadonlyArray<Choice> => {
  const choices: Array<Choice> = []
  let before: Employer | undefined
  anchors.forEach((anchor, index) => {
    const { at, period } = anchor
    const after = choices.at(-1)?.last ?? -1
    if (at <= after) return
    const next = anchors[index + 1]
    if (lines.slice(after + 1, at + 1).some(({ opensSection }) => opensSection)) before = undefined
    const gap = gapAt(lines, anchor)
    if (gap !== undefined) {
      choices.push(gap)
      return
    }
    const above = [...employers].findLast(([place]) => place <= at && place > after)
    if (above !== undefined) before = { company: above[1], role: "", period: undefined, leads: true }
    const found = spansOf(lines, anchor, after, next?.at ?? lines.length).flatMap((span) => {
      const texts = Array.from({ length: span.last - span.first + 1 }, (_, step) =>
        textAt(lines, span.first + step, anchor)
      )
      const blankBefore = lines[span.first]?.blankBefore === true
      const own = ownAccount(texts.join(" "))
      const inherited: Inherited | undefined =
        own !== undefined
          ? { company: own, score: 3 }
          : before !== undefined && goesOn(texts.join(" "), blankBefore, period, before)
            ? { company: before.company, score: before.leads ? (blankBefore ? 2 : 3) : 1 }
            : undefined
      const headers = texts.map((text, step) => ({ text, offset: span.first + step - at }))
      return readingsOf(headers, inherited, habits).map((reading) => ({
        ...span,
        reading:
          reading.isInherited && before !== undefined && own === undefined
            ? { ...reading, company: before.company }
            : reading,
        score: reading.score - span.cost
      }))
    })
    const [best] = found.toSorted((one, other) => other.score - one.score)
    const alone = employerAlone(lines, anchor, next)
    const isAlone = alone !== undefined && (best === undefined || alone.score > best.score)
    if (isAlone) before = { company: alone.company, role: "", period, leads: true }
    if (isAlone || best === undefined) {
      choices.push({ first: at, last: at, period, named: undefined, margin: 0 })
      return
    }
    const traits = best.reading.traits.join()
    const other = Math.max(0, ...found.filter((one) => one.reading.traits.join() !== traits).map(({ score }) => score))
    const { above: isAbove, company, isInherited, role } = best.reading
    const leads = isAbove || (before?.leads === true && (isInherited || before.company === company))
    before = company === role ? undefined : { company, role, period, leads }
    const last = withSides(lines, best.last)
    choices.push({ first: best.first, last, period, named: best.reading, margin: best.score - other })
  })
  return choices
}

const maxMargin = 4

const sureMargin = 1
const commonShare = 0.75
/** More than what the words of a name look like. */
const shapeBonus = 7

/** How often positions that leave little doubt have a trait, and the shape of most of them: a bonus for the others. */
const habitsOf = (choices: ReadonlyArray<Choice>): Habits => {
  const sums = new Map<string, number>()
  const shapes = new Map<string, number>()
  let all = 0
  let sure = 0
  for (const { margin, named } of choices) {
    if (named === undefined || named.traits.length === 0) continue
    if (margin >= sureMargin) {
      sure++
      shapes.set(named.shape, (shapes.get(named.shape) ?? 0) + 1)
    }
    if (named.isInherited) continue
    const weight = Math.max(0, Math.min(margin, maxMargin))
    all += weight
    for (const trait of named.traits) sums.set(trait, (sums.get(trait) ?? 0) + weight)
  }
  const habits = new Map([...sums].map(([trait, sum]) => [trait, sum / (all + 1)]))
  for (const [shape, heads] of shapes) if (heads > 1 && heads >= sure * commonShare) habits.set(shape, shapeBonus)
  return habits
}

/** Positions with the lines that name them. Those of a section may have no dates; under no heading only dates make one. */
export const entriesIn = (
  lines: ReadonlyArray<Line>,
  employers: ReadonlyMap<number, string>,
  isSection: boolean
): ReadonlyArray<Entry> => {
  const found = datedIn(lines)
  const dated = found.length > 0 || !isSection ? found : undatedIn(lines)
  const first = chosen(lines, dated, employers, new Map())
  return chosen(lines, dated, employers, habitsOf(first))
}
