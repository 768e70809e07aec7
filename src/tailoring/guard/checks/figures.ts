import { type Figure, figuresIn, FigureText } from "../figures/FigureText.js"
import {
  type FigureCheck,
  isBesideOne,
  isDate,
  isSame,
  isTimes,
  isTimeUnit,
  type Kept,
  madeOf,
  ordinalOf,
  valueOf
} from "../figures/derived.js"
import { besideOne, groups } from "../reading/guardWords.js"
import type { Reading } from "../reading/Reading.js"
import { hasNumberInName, isDigits, type TextView } from "../reading/TextView.js"
import { Shape } from "../../../text/Tokens.js"
import type { Objection, Revision } from "./rules.js"

// R7. Figures are compared by value and unit, and by what they count, so that no figure moves to another thing.

/** A revision by its figures. */
interface RevisedFigures extends FigureCheck {
  readonly revision: Revision
  /** All stems of the new text. */
  readonly revisedWords: ReadonlySet<string>
  /** Whether two words, by their stems, say the same. */
  readonly saysSame: (one: string, other: string) => boolean
}

/** Places of the words that begin inside of a figure. */
const placesOfFigure = ({ tokens }: TextView, { end, start }: Figure): ReadonlyArray<number> =>
  [...tokens.starts.keys()].filter((at) => (tokens.starts[at] ?? 0) >= start && (tokens.starts[at] ?? 0) < end)

/** "SOC 2", "Java 17", "Route 53": digits that belong to a name are no figures where the profile has the same name. */
const isHeldName = (figure: Figure, { after, employer, evidence }: Revision): boolean => {
  for (const index of placesOfFigure(after, figure)) {
    // Part of a name ("SOC 2", "Six Sigma"): whether that is held is for R8 and R9 to say.
    const mention = after.mentionAt(index)
    if (mention !== undefined && (mention.first < index || (mention.last > index && !isDigits(after, index)))) {
      // "WCAG 2.2" for "WCAG" says more than the name: the version must be told, too.
      const isOfName = !isDigits(after, index) || hasNumberInName(mention)
      return isOfName || evidence.whole.holdsPhrase(after.words.slice(mention.first, mention.last + 1))
    }
    if (!isDigits(after, index)) continue
    const words = [after.words[index - 1] ?? "", after.words[index] ?? ""]
    // A name has a capital and a plain number: "Route 53", but neither "from 900" nor "analyzed 1.2 million".
    const isNamed = ((after.tokens.shapes[index - 1] ?? 0) & (Shape.initialUpper | Shape.innerUpper)) !== 0
    if (!isNamed || index - 1 === 0 || figure.key !== `${words[1] ?? ""}|`) return false
    return employer === undefined ? evidence.whole.holdsPhrase(words) : evidence.holdsAt(words, employer)
  }
  return false
}

/** Whether a word, by its stem, may stand for one of the other text. */
const sameBy = (old: Reading, now: Reading) => {
  const keys = new Map<string, Set<string>>()
  for (const own of [...now.keys, ...old.keys]) {
    const [stem = ""] = own
    const known = keys.get(stem) ?? new Set()
    keys.set(stem, known)
    for (const key of own) known.add(key)
  }
  return (one: string, other: string): boolean =>
    one === other || [...(keys.get(one) ?? [])].some((key) => keys.get(other)?.has(key) === true)
}

/** Whether a word of a text, by its stem, names people. */
const namesPeople = (stem: string, reading: Reading): boolean =>
  groups.has(stem) || reading.keys.some(([own], index) => own === stem && reading.isSomebody(index))

/** The same figure of the same thing in another text of the employer: "18 associates". */
const isAtEmployer = ({ employer, evidence }: Revision): FigureCheck["isOfEmployer"] => {
  let there: ReadonlyArray<Figure> | undefined
  return ({ counted: [thing], key }) => {
    if (employer === undefined || thing === undefined) return false
    there ??= evidence.linesAt(employer).flatMap(({ takesBack, view }) => (takesBack ? [] : figuresIn(view.text)))
    return there.some((own) => own.key === key && own.counted.includes(thing))
  }
}

const shared = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): number => {
  const set = new Set(other)
  return one.filter((word) => set.has(word)).length
}

/** What says zero in words. */
const nothing = ["no", "none", "without"]

const likeness = (one: Figure, other: Figure): number => shared(one.left, other.left) + shared(one.right, other.right)

/** Whether a figure of the text is gone: "95 % of quota" says less than "quota", and one of two changes what the other says. */
const losesFigure = ({ held, revised, revisedWords }: RevisedFigures): boolean => {
  // "From three days to one", "both attorneys": no figures by themselves.
  const isInWords = (one: Figure) =>
    (one.key.startsWith("1|") && revisedWords.has("one")) ||
    (one.key === "2|" && revisedWords.has("both")) ||
    (one.key === "0|" && nothing.some((word) => revisedWords.has(word))) ||
    (one.isPlace && revisedWords.has(ordinalOf(valueOf(one)[0])))
  const kept = new Set(revised.map(({ key }) => key))
  const values = new Set(revised.map((one) => valueOf(one)[0]))
  return held.some(
    (one) =>
      !kept.has(one.key) &&
      !revised.some((figure) => isToldAs(one, figure, { held, revised })) &&
      !isInWords(one) &&
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

/** "Two teachers" for "two colleagues": people whom the text does not call by what they are. */
const isOtherWord = (head: string, same: ReadonlyArray<Figure>, { revisedWords, revision }: RevisedFigures) =>
  (groups.has(head) || namesPeople(head, revision.now)) &&
  same.some(({ counted }) =>
    counted.some((word) => (groups.has(word) || besideOne.has(word)) && !revisedWords.has(word))
  )

/** Whether a figure stands otherwise in the sentence than it did; that a thing was in a year says no more than since when it is. */
const turnsLink = (own: Figure, figure: Figure): boolean =>
  own.link !== "" && figure.link !== "" && own.link !== figure.link && figure.link !== "in"

/** What became of one figure of a revision. */
const keptFigure = (figure: Figure, check: RevisedFigures): Kept => {
  const { held, heldWords, revised, revisedWords, revision, saysSame, strict } = check
  const same = held.filter(
    (one) =>
      one.key === figure.key ||
      isToldAs(one, figure, check) ||
      (!strict && (isSame(one, figure) || isSame(figure, one)))
  )
  // A single thing, which is read as a figure only in digits.
  if (same.length === 0 && figure.key === "1|" && heldWords.has("one")) return "kept"
  // "Zero rejections" for "no rejections".
  if (same.length === 0 && figure.key === "0|" && nothing.some((word) => heldWords.has(word))) return "kept"
  if (same.length === 0 && isHeldName(figure, revision)) return "kept"
  // "Since 2019": a year in which some work began or ended, whichever the summary speaks of.
  if (same.length === 0 && !strict && figure.link === "since" && revision.evidence.isDateOf(figure.key))
    return "derived"
  if (same.length === 0) return madeOf(figure, check) ?? "changed"
  // "Around 60" says less than "60".
  const isBound = (one: Figure) =>
    isRounded(one, figure) || one.hedge === figure.hedge || (one.hedge === "" && figure.hedge === "about")
  const isUpTo = figure.hedge === "most" && same.some(({ hedge }) => hedge === "")
  if (!same.some(isBound)) return isUpTo ? "derived" : "changed"
  // "Since 2021" is not "in 2021", "to 12 %" not "by 12 %".
  if (same.every((one) => turnsLink(one, figure))) return "changed"
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
  const next = nextOf(figure, revised)
  const isRangeStart =
    figure.right.length === 0 &&
    same.some((one) => one.right.length === 0 && next !== undefined && nextOf(one, held) === next)
  if (own === 0 && !isRangeStart && !inOrder(check) && others.some((one) => likeness(figure, one) > 0)) return "changed"
  // "Level 2", "Ages 7": it stands after what it belongs to.
  const [noun] = figure.left.slice(-1)
  if (noun !== undefined && figure.leads && same.some((one) => one.leads && one.left.at(-1) === noun)) return "kept"
  // "8 participants" are not "8 tests with participants".
  if (figure.counted.length > 0 && same.every((one) => one.counted.length > 0)) {
    const [head = ""] = figure.counted.slice(-1)
    const isCounted = (word: string) => saysSame(word, head) || (groups.has(head) && namesPeople(word, revision.old))
    // "38 entities, corporations and partnerships": what was counted stands after as what they are.
    const isAfter = (one: Figure) =>
      one.right[0] === one.counted[0] && shared(figure.right.slice(0, 4), one.counted) > 0
    if (!same.some((one) => one.counted.some(isCounted) || isAfter(one)))
      return isOtherWord(head, same, check) ? "derived" : "changed"
  }
  return "kept"
}

/** R7: whether a figure of a revision is not the person's own, by value, unit, bound and thing; or the first that is derived. */
export const changesFigures = (revision: Revision): Objection => {
  const { after, before, employer, now, old } = revision
  // "Biweekly" is "every two weeks": figures of a phrase that the other text says, too.
  const isSaid = (own: Reading, other: Reading) => (figure: Figure) => other.saysPhraseAt(own, figure.start, figure.end)
  const told = new FigureText(after.text)
  const revised = told.figures.filter((figure) => !isSaid(now, old)(figure))
  const strict = employer !== undefined
  if (!strict && revised.length === 0) return false
  const text = new FigureText(before.text)
  const check = {
    held: text.figures.filter((figure) => !isSaid(old, now)(figure)),
    revised,
    heldWords: text.stems,
    revisedWords: told.stems,
    isOfEmployer: isAtEmployer(revision),
    saysSame: sameBy(old, now),
    strict,
    revision
  }
  const kept = revised.map((figure) => keptFigure(figure, check))
  if (kept.includes("changed")) return true
  if (strict && losesFigure(check)) return { rule: "R7", reason: "it leaves out a figure of the text" }
  const derived = revised[kept.indexOf("derived")]
  if (derived === undefined) return false
  const places = placesOfFigure(after, derived)
  return { first: places[0] ?? 0, last: places.at(-1) ?? 0 }
}
