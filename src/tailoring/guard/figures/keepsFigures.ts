import { itemsOf } from "./FigureText.js"
import type { Figure, FigureCheck } from "./figures.js"
import {
  isBesideOne,
  isDate,
  isSame,
  isShareTold,
  isTimes,
  isTimeUnit,
  type Kept,
  madeOf,
  ordinalOf,
  valueOf
} from "./derived.js"
import { currencies, groups } from "../reading/figureWords.js"
import { wordStem } from "../reading/stems.js"
import { plain } from "../reading/TextView.js"

// R7. Figures are compared by value and unit, and by what they count, so that no figure moves to another thing.

const shared = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): number => {
  const set = new Set(other)
  return one.filter((word) => set.has(word)).length
}

const likeness = (one: Figure, other: Figure): number => shared(one.left, other.left) + shared(one.right, other.right)

/** Whether a figure of the text is gone: "95 % of quota" says less than "quota", and one of two changes what the other says. */
export const losesFigure = (
  held: ReadonlyArray<Figure>,
  revised: ReadonlyArray<Figure>,
  revisedWords: ReadonlySet<string>
): boolean => {
  // "From three days to one", "both attorneys": no figures by themselves.
  const isInWords = (one: Figure) =>
    (one.key.startsWith("1|") && revisedWords.has("one")) ||
    (one.key === "2|" && revisedWords.has("both")) ||
    (one.isPlace && revisedWords.has(ordinalOf(valueOf(one)[0])))
  const kept = new Set(revised.map(({ key }) => key))
  const values = new Set(revised.map((one) => valueOf(one)[0]))
  return held.some(
    (one) =>
      !kept.has(one.key) &&
      !revised.some((figure) => isToldAs(one, figure, { held, revised })) &&
      !isInWords(one) &&
      !isShareTold(one, held, revised) &&
      !(isBesideOne(one) && values.has(valueOf(one)[0] + 1))
  )
}

/** "More than 300" of 312, "about 40" of 39, "nearly 400" of 390: rounder, and on the side that its bound says. */
const isRounded = (own: Figure, figure: Figure): boolean => {
  const [[exact, ownUnit], [round, unit]] = [valueOf(own), valueOf(figure)]
  const digits = (value: number) => value.toExponential().indexOf("e")
  if (unit !== ownUnit || isDate(own) || digits(round) >= digits(exact) || exact < 10) return false
  const isBare = own.hedge === "" || own.hedge === figure.hedge
  if (figure.hedge === "more") return isBare && round < exact && round > exact * 0.8
  if (figure.hedge === "less") return isBare && round > exact && round < exact * 1.1
  return figure.hedge === "about" && Math.abs(round - exact) < exact * 0.06
}

/** "By 20 minutes, from 55 to 35": of a time whose unit stands beside. */
const isUnitTold = (
  own: Figure,
  { key }: Figure,
  { held, revised }: Pick<FigureCheck, "held" | "revised">
): boolean => {
  const [value, unit] = valueOf(own)
  const isBeside = (one: Figure) => valueOf(one)[1] === unit && !held.some((figure) => figure.key === one.key)
  return isTimeUnit(unit) && key === `${value}|` && revised.some(isBeside)
}

/** Whether a figure of the text is told by another key: without its unit, as times, or rounder. */
const isToldAs = (own: Figure, figure: Figure, check: Pick<FigureCheck, "held" | "revised">): boolean =>
  isUnitTold(own, figure, check) || isTimes(own, figure) || isTimes(figure, own) || isRounded(own, figure)

/** The same figures in the same order: none has come to stand with another thing's words. */
const inOrder = ({ held, revised }: FigureCheck): boolean =>
  held.length === revised.length && held.every(({ key }, at) => key === revised[at]?.key)

/** What became of one figure of a revision. */
const keptFigure = (figure: Figure, check: FigureCheck): Kept => {
  const { held, heldWords, isName, isPeople, revisedWords, saysSame, strict } = check
  const same = held.filter(
    (one) =>
      one.key === figure.key ||
      isToldAs(one, figure, check) ||
      (!strict && (isSame(one, figure) || isSame(figure, one)))
  )
  // A single thing, which is read as a figure only in digits.
  if (same.length === 0 && figure.key === "1|" && heldWords.has("one")) return "kept"
  // "Zero rejections" for "no rejections".
  if (same.length === 0 && figure.key === "0|" && ["no", "none", "without"].some((word) => heldWords.has(word)))
    return "kept"
  if (same.length === 0) return isName(figure) ? "kept" : (madeOf(figure, check) ?? "changed")
  // "Around 60" says less than "60".
  const isBound = (one: Figure) =>
    isRounded(one, figure) ||
    one.hedge === figure.hedge ||
    (one.hedge === "more" && figure.hedge === "") ||
    (one.hedge === "" && figure.hedge === "about")
  const isUpTo = figure.hedge === "most" && same.some(({ hedge }) => hedge === "")
  if (!same.some(isBound)) return isUpTo ? "derived" : "changed"
  if (strict && same.every(({ whole }) => whole !== undefined && whole !== figure.whole)) return "changed"
  const unit = figure.key.slice(figure.key.indexOf("|"))
  const own = Math.max(...same.map((one) => likeness(figure, one)))
  const others = held.filter(({ key }) => key !== figure.key && key.endsWith(unit))
  // In a summary years must be those of the same thing.
  if (!strict) {
    const near = (one: Figure) => shared(figure.right.slice(0, 2), one.right.slice(0, 2))
    const isOfOther = Math.max(...same.map(near)) < Math.max(0, ...others.map(near))
    const isOfSame = unit !== "|year" || (own > 0 && !isOfOther) || figure.left.length + figure.right.length === 0
    // "Five years in food and hotels" are not five years in food.
    const isTold = (word: string) => [...revisedWords].some((own) => saysSame(own, word))
    const losesPart = ({ right }: Figure) => right.some(isTold) && !right.every(isTold)
    if (isOfSame && unit === "|year" && same.every(losesPart)) return "derived"
    return isOfSame ? "kept" : isOfOther ? "changed" : "derived"
  }
  // "8 to 10": what stands after the range belongs to both.
  const nextOf = (one: Figure, of: ReadonlyArray<Figure>) => of[of.indexOf(one) + 1]?.key
  const next = nextOf(figure, check.revised)
  const isRangeStart =
    figure.right.length === 0 &&
    same.some((one) => one.right.length === 0 && next !== undefined && nextOf(one, held) === next)
  if (
    own === 0 &&
    !isDate(figure) &&
    !isRangeStart &&
    !inOrder(check) &&
    others.some((one) => likeness(figure, one) > 0)
  )
    return "changed"
  // "Level 2", "Ages 7": it stands after what it belongs to.
  const [noun] = figure.left.slice(-1)
  if (noun !== undefined && figure.leads && same.some((one) => one.leads && one.left.at(-1) === noun)) return "kept"
  // "8 participants" are not "8 tests with participants".
  const isMoney = currencies.has(valueOf(figure)[1])
  if (!isMoney && figure.counted.length > 0 && same.every((one) => one.counted.length > 0)) {
    const [head = ""] = figure.counted.slice(-1)
    const isCounted = (word: string) => saysSame(word, head) || (groups.has(head) && isPeople(word))
    // "38 entities, corporations and partnerships": what was counted stands after as what they are.
    const isAfter = (one: Figure) =>
      one.right[0] === one.counted[0] && shared(figure.right.slice(0, 4), one.counted) > 0
    if (!same.some((one) => one.counted.some(isCounted) || isAfter(one))) return "changed"
  }
  const counted = figure.counted[0]
  if (counted === undefined || heldWords.has(counted) || [...heldWords].some((word) => saysSame(word, counted)))
    return "kept"
  // What it counts is new: fine beside the old thing ("12 acute patients"), not in its place ("12 surgeons").
  return same.some((one) => one.right.length === 0 || shared(figure.right.slice(0, 4), one.right.slice(0, 4)) > 0)
    ? "kept"
    : "changed"
}

/** Whether each figure of a revision is the person's own: same value and unit, same bound, of the same thing; or the first that is derived. */
export const keepsFigures = (check: FigureCheck): boolean | Figure => {
  const kept = check.revised.map((figure) => keptFigure(figure, check))
  return !kept.includes("changed") && (check.revised[kept.indexOf("derived")] ?? true)
}

/** Stems of all words of a text. */
export const stemsOfWords = (text: string): ReadonlySet<string> =>
  new Set(
    itemsOf(plain(text).toLowerCase()).flatMap(({ kind, text: word }) => (kind === "word" ? [wordStem(word)] : []))
  )
