import { itemsOf } from "./figureItems.js"
import type { Figure } from "./figures.js"
import { currencies, ordinals } from "../reading/figureWords.js"
import { wordStem } from "../reading/stems.js"
import { plain } from "../reading/TextView.js"

// R7. Figures are compared by value and unit, and by what they count, so that no figure moves to another thing.

const ordinalOf = (value: number): string => wordStem([...ordinals][value - 1] ?? "")

const shared = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): number => {
  const set = new Set(other)
  return one.filter((word) => set.has(word)).length
}

const likeness = (one: Figure, other: Figure): number => shared(one.left, other.left) + shared(one.right, other.right)

export interface FigureCheck {
  /** The text the figures must come from. */
  readonly held: ReadonlyArray<Figure>
  readonly revised: ReadonlyArray<Figure>
  /** All stems of the held text, to tell a new thing counted from a known one. */
  readonly heldWords: () => ReadonlySet<string>
  /** All stems of the new text. */
  readonly revisedWords: () => ReadonlySet<string>
  /** Whether the digits belong to a name that the person holds ("SOC 2", "Java 17"). */
  readonly isName: (figure: Figure) => boolean
  /** Whether another text of the same employer has the figure, of the same thing. */
  readonly isOfEmployer: (figure: Figure) => boolean
  /** Whether two words, by their stems, say the same. */
  readonly saysSame: (one: string, other: string) => boolean
  /** Whether the same figure must also speak of the same thing and be bounded alike. */
  readonly strict: boolean
}

/** Whether a figure of the text is gone: "95 % of quota" says less than "quota", and one of two changes what the other says. */
export const losesFigure = (
  held: ReadonlyArray<Figure>,
  revised: ReadonlyArray<Figure>,
  revisedWords: () => ReadonlySet<string>
): boolean => {
  // "From three days to one", "both attorneys": no figures by themselves.
  const isInWords = ({ key }: Figure) =>
    (key.startsWith("1|") && revisedWords().has("one")) || (key === "2|" && revisedWords().has("both"))
  const kept = new Set(revised.map(({ key }) => key))
  const values = new Set(revised.map((one) => valueOf(one)[0]))
  return held.some(
    (one) =>
      !kept.has(one.key) &&
      !revised.some((figure) => isUnitTold(one, figure, { held, revised })) &&
      !isInWords(one) &&
      !(isBesideOne(one) && values.has(valueOf(one)[0] + 1))
  )
}

/** "Eight years in privacy, following twelve in uniform": where years are told, a number may stand without the word. */
const isSame = (one: Figure, other: Figure): boolean =>
  one.key === other.key || (/^\d+\|(?:year)?$/.test(one.key) && `${one.key}year` === other.key)

/** "By 20 minutes, from 55 to 35": of a time whose unit stands beside. */
const isUnitTold = (
  own: Figure,
  { key }: Figure,
  { held, revised }: Pick<FigureCheck, "held" | "revised">
): boolean => {
  const [value, unit] = valueOf(own)
  const isBeside = (one: Figure) => valueOf(one)[1] === unit && !held.some((figure) => figure.key === one.key)
  return seconds.has(unit) && key === `${value}|` && revised.some(isBeside)
}

/** Kept; changed, or moved to another thing; or derived, so that the user must say whether it is so. */
type Kept = "kept" | "changed" | "derived"

/** Whether two of the held figures make this one: "about 77%" of "1.8 s to 420 ms", "by more than half" of "1.4% to 0.6%", "doubled" of "4 to 8". */
const isComputed = ({ hedge, key }: Figure, held: ReadonlyArray<Figure>): boolean => {
  const [value, unit] = valueOf({ key })
  const share = unit === "%" ? value / 100 : shares.get(key)
  if (share === undefined && unit === "") return false
  const [size, baseUnit] = inBaseUnit({ key })
  return held.some((from, at) =>
    held.slice(at + 1).some((to) => {
      const [[old, oldUnit], [now, nowUnit]] = [inBaseUnit(from), inBaseUnit(to)]
      if (oldUnit !== nowUnit || old === 0 || now === 0) return false
      // "By 20 minutes" of "55 to 35 minutes"
      if (oldUnit === baseUnit && hedge === "") return Math.abs(now - old) === size
      if (share === undefined && unit !== "x") return false
      if (share === undefined)
        return Math.abs(now / old - value) < value * near || Math.abs(old / now - value) < value * near
      const change = Math.abs(now - old) / old
      if (hedge === "more") return change > share && change < share * 1.4
      if (hedge === "less") return change < share && change > share * 0.8
      return Math.abs(change - share) < (unit === "%" && hedge === "" ? 0.006 : near / 2)
    })
  )
}
const near = 0.06
const shares = new Map([
  ["half|", 1 / 2],
  ["thirds|", 1 / 3],
  ["third|", 1 / 3],
  ["quarters|", 1 / 4],
  ["quarter|", 1 / 4],
  ["fifth|", 1 / 5]
])
const seconds = new Map([
  ["ms", 0.001],
  ["second", 1],
  ["minute", 60],
  ["hour", 3_600],
  ["day", 86_400],
  ["week", 604_800]
])

/** A time in seconds, so that it may be compared with one of another unit. */
const inBaseUnit = (figure: Pick<Figure, "key">): readonly [number, string] => {
  const [value, unit] = valueOf(figure)
  const factor = seconds.get(unit)
  return factor === undefined ? [value, unit] : [value * factor, "second"]
}

/** "With five other engineers": they are six. */
const isBesideOne = ({ right }: Figure): boolean => right[0] === "other"

/** "Eight years, three on site and five in the office", "two clients, a factory and an agent", "two attempts" for "on the second try". */
const madeOf = (
  figure: Figure,
  { held, heldWords, isOfEmployer, revised }: FigureCheck
): Exclude<Kept, "changed"> | undefined => {
  const [value, unit] = valueOf(figure)
  const parts = revised.filter((one) => one !== figure && held.some((own) => isSame(own, one) || isSame(one, own)))
  const isPart = (one: Figure) => [unit, ""].includes(valueOf(one)[1])
  const adds = parts.some((one, at) =>
    parts.slice(at + 1).some((other) => isPart(one) && isPart(other) && valueOf(one)[0] + valueOf(other)[0] === value)
  )
  const withSelf = held.some((own) => isBesideOne(own) && valueOf(own)[0] + 1 === value)
  if (adds || withSelf) return "kept"
  const isCounted = unit === "" && value > 1 && (figure.listed === value || heldWords().has(ordinalOf(value)))
  return isComputed(figure, held) || isOfEmployer(figure) || isCounted ? "derived" : undefined
}

const valueOf = ({ key }: Pick<Figure, "key">): readonly [number, string] => {
  const [value = "", unit = ""] = key.split("|")
  return [Number(value), unit]
}

/** The same figures in the same order: none has come to stand with another thing's words. */
const inOrder = ({ held, revised }: FigureCheck): boolean =>
  held.length === revised.length && held.every(({ key }, at) => key === revised[at]?.key)

/** What became of one figure of a revision; `isTold`: whether the new text says a word of the held one. */
const keptFigure = (figure: Figure, check: FigureCheck, isTold: (word: string) => boolean): Kept => {
  const { held, heldWords, isName, saysSame, strict } = check
  const same = held.filter(
    (one) =>
      one.key === figure.key ||
      isUnitTold(one, figure, check) ||
      (!strict && (isSame(one, figure) || isSame(figure, one)))
  )
  // A single thing, which is read as a figure only in digits.
  if (same.length === 0 && figure.key === "1|" && heldWords().has("one")) return "kept"
  // "Zero rejections" for "no rejections".
  if (same.length === 0 && figure.key === "0|" && ["no", "none", "without"].some((word) => heldWords().has(word)))
    return "kept"
  if (same.length === 0) return isName(figure) ? "kept" : (madeOf(figure, check) ?? "changed")
  // "Around 60" says less than "60".
  const isBound = ({ hedge }: Figure) =>
    hedge === figure.hedge || (hedge === "more" && figure.hedge === "") || (hedge === "" && figure.hedge === "about")
  if (!same.some(isBound)) return "changed"
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
    const losesPart = ({ right }: Figure) => right.some(isTold) && !right.every(isTold)
    if (isOfSame && unit === "|year" && same.every(losesPart)) return "derived"
    return isOfSame ? "kept" : isOfOther ? "changed" : "derived"
  }
  const isDate = /^(?:19|20)\d\d\|$/.test(figure.key)
  if (own === 0 && !isDate && !inOrder(check) && others.some((one) => likeness(figure, one) > 0)) return "changed"
  // "Level 2", "Ages 7": it stands behind what it belongs to.
  const [noun] = figure.left.slice(-1)
  if (noun !== undefined && figure.leads && same.some((one) => one.leads && one.left.at(-1) === noun)) return "kept"
  // "8 participants" are not "8 tests with participants".
  const isMoney = currencies.has(valueOf(figure)[1])
  if (!isMoney && figure.counted.length > 0 && same.every((one) => one.counted.length > 0)) {
    const [head = ""] = figure.counted.slice(-1)
    const isCounted = (word: string) => saysSame(word, head)
    // "38 entities, corporations and partnerships": what was counted stands behind as what they are.
    const isBehind = (one: Figure) =>
      one.right[0] === one.counted[0] && shared(figure.right.slice(0, 4), one.counted) > 0
    if (!same.some((one) => one.counted.some(isCounted) || isBehind(one))) return "changed"
  }
  const counted = figure.counted[0]
  if (counted === undefined || heldWords().has(counted) || [...heldWords()].some((word) => saysSame(word, counted)))
    return "kept"
  // What it counts is new: fine beside the old thing ("12 acute patients"), not in its place ("12 surgeons").
  return same.some((one) => one.right.length === 0 || shared(figure.right.slice(0, 4), one.right.slice(0, 4)) > 0)
    ? "kept"
    : "changed"
}

/** Whether each figure of a revision is the person's own: same value and unit, same bound, of the same thing; or the first that is derived. */
export const keepsFigures = (check: FigureCheck): boolean | Figure => {
  const { revisedWords, saysSame } = check
  const told = new Map<string, boolean>()
  const isTold = (word: string): boolean => {
    const known = told.get(word) ?? [...revisedWords()].some((own) => saysSame(own, word))
    told.set(word, known)
    return known
  }
  const derived: Array<Figure> = []
  for (const figure of check.revised) {
    const kept = keptFigure(figure, check, isTold)
    if (kept === "changed") return false
    if (kept === "derived") derived.push(figure)
  }
  return derived[0] ?? true
}

/** Stems of all words of a text, read when first asked. */
export const stemsOfWords = (text: string): (() => ReadonlySet<string>) => {
  let stems: ReadonlySet<string> | undefined
  return () =>
    (stems ??= new Set(
      itemsOf(plain(text).toLowerCase()).flatMap(({ kind, text: word }) => (kind === "word" ? [wordStem(word)] : []))
    ))
}
