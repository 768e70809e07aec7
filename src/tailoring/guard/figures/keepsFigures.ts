import { itemsOf } from "./figureItems.js"
import type { Figure } from "./figures.js"
import { ordinals } from "../reading/figureWords.js"
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
  /** Whether the digits belong to a name that the person holds ("SOC 2", "Java 17"). */
  readonly isName: (figure: Figure) => boolean
  /** Whether two words, by their stems, say the same. */
  readonly saysSame: (one: string, other: string) => boolean
  /** Whether the same figure must also speak of the same thing and be bounded alike. */
  readonly strict: boolean
}

/** Whether a figure of the text is gone: "95 % of quota" says less than "quota", and one of two changes what the other says. */
export const losesFigure = (held: ReadonlyArray<Figure>, revised: ReadonlyArray<Figure>): boolean => {
  const kept = new Set(revised.map(({ key }) => key))
  return held.some(({ key }) => !kept.has(key))
}

/** "Eight years in privacy, following twelve in uniform": where years are told, a number may stand without the word. */
const isSame = (one: Figure, other: Figure): boolean =>
  one.key === other.key || (/^\d+\|(?:year)?$/.test(one.key) && `${one.key}year` === other.key)

/** Kept; changed, or moved to another thing; or derived, so that the user must say whether it is so. */
type Kept = "kept" | "changed" | "derived"

/** "Eight years, three on site and five in the office", "two clients, a factory and an agent", "two attempts" for "on the second try". */
const isDerived = (figure: Figure, { held, heldWords, revised }: FigureCheck): boolean => {
  const [value, unit] = valueOf(figure)
  const parts = revised.filter((one) => one !== figure && held.some((own) => isSame(own, one) || isSame(one, own)))
  const isPart = (one: Figure) => [unit, ""].includes(valueOf(one)[1])
  const adds = parts.some((one, at) =>
    parts.slice(at + 1).some((other) => isPart(one) && isPart(other) && valueOf(one)[0] + valueOf(other)[0] === value)
  )
  return adds || (unit === "" && value > 1 && (figure.listed === value || heldWords().has(ordinalOf(value))))
}

const valueOf = ({ key }: Figure): readonly [number, string] => {
  const [value = "", unit = ""] = key.split("|")
  return [Number(value), unit]
}

/** What became of one figure of a revision. */
const keptFigure = (figure: Figure, check: FigureCheck): Kept => {
  const { held, heldWords, isName, saysSame, strict } = check
  const same = held.filter((one) => one.key === figure.key || (!strict && (isSame(one, figure) || isSame(figure, one))))
  // A single thing, which is read as a figure only in digits.
  if (same.length === 0 && figure.key === "1|" && heldWords().has("one")) return "kept"
  if (same.length === 0) return isName(figure) ? "kept" : isDerived(figure, check) ? "derived" : "changed"
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
    return isOfSame ? "kept" : isOfOther ? "changed" : "derived"
  }
  const isDate = /^(?:19|20)\d\d\|$/.test(figure.key)
  if (own === 0 && !isDate && others.some((one) => likeness(figure, one) > 0)) return "changed"
  // "Level 2", "Ages 7": it stands behind what it belongs to.
  const [noun] = figure.left.slice(-1)
  if (noun !== undefined && figure.leads && same.some((one) => one.leads && one.left.at(-1) === noun)) return "kept"
  // "8 participants" are not "8 tests with participants".
  if (figure.counted.length > 0 && same.every((one) => one.counted.length > 0)) {
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
  let taken: ReadonlySet<string> | undefined
  const heldWords = () => (taken ??= check.heldWords())
  const derived: Array<Figure> = []
  for (const figure of check.revised) {
    const kept = keptFigure(figure, { ...check, heldWords })
    if (kept === "changed") return false
    if (kept === "derived") derived.push(figure)
  }
  return derived[0] ?? true
}

/** Stems of all words of a text. */
export const stemsOfWords = (text: string): ReadonlySet<string> =>
  new Set(
    itemsOf(plain(text).toLowerCase()).flatMap(({ kind, text: word }) => (kind === "word" ? [wordStem(word)] : []))
  )
