import {
  currencies,
  fractions,
  functionWords,
  numberWords,
  ordinals,
  scaleWords,
  units,
  vagueFigures
} from "../reading/guardWords.js"

// Where figures stand in a text, their values and units.

export interface Item {
  readonly kind: "word" | "number" | "sign"
  /** Lower case. */
  readonly text: string
  readonly value: number
  readonly start: number
  readonly end: number
}

/** Numbers with groups of three and fractions ("1,200.5", "12 000", ".5"), words, and signs one by one. */
const itemOf = /((?<![\d\p{L}])\.\d+|(?:\d{1,3} \d{3}(?!\d)|\d+)(?:[,']\d{3}(?!\d)|\.\d+)*)|(\p{L}+(?:'\p{L}+)*)|[^ ]/gu

/** Words, numbers and signs of a lower-case text; one pass. */
export const itemsOf = (text: string): ReadonlyArray<Item> =>
  Array.from(text.matchAll(itemOf), (match): Item => {
    const [spelling, number, word] = match
    const place = { start: match.index, end: match.index + spelling.length }
    if (number === undefined) return { kind: word === undefined ? "sign" : "word", text: spelling, value: 0, ...place }
    const digits = number.replace(/[,' ]/g, "").replace(/^\./, "0.")
    // "1.200.000" and "10.0.0.1" are no decimal numbers; their spelling stands for them.
    return { kind: "number", text: digits, value: Number(digits), ...place }
  })

/** A figure where it stands. */
export interface Read {
  readonly key: string
  readonly first: number
  /** First item after the figure. */
  readonly next: number
}

const rounded = (value: number, spelling: string): string =>
  Number.isFinite(value) ? String(Number(value.toPrecision(12))) : spelling

const timeUnits = new Set(["month", "week", "day", "hour"])
/** "First" is 1. */
const ordinalValues = new Map([...ordinals].slice(0, 10).map((word, at): [string, number] => [word, at + 1]))

/** Whether a number word goes on with the one before it: "twenty five", "two hundred twelve", "a million two". */
const joinsNumber = (current: number, value: number): boolean => {
  const rest = current % 100
  return rest === 0 || (rest >= 20 && rest % 10 === 0 && value < 10)
}

/** Reads the figures among the items of a text. */
export class FigureReader {
  constructor(private readonly items: ReadonlyArray<Item>) {}

  run(): ReadonlyArray<Read> {
    const found: Array<Read> = []
    for (let at = 0; at < this.items.length;) {
      const read = this.figureAt(at)
      if (read !== undefined) found.push(this.withUnitOf(found, read))
      at = read?.next ?? at + 1
    }
    return found.map((read, at) => this.withUnitOfRange(read, found[at - 1], found[at + 1]))
  }

  /** "From 20 hours to 6", "from 20 to 6 hours", "one day instead of three": both have the unit that one of them has. */
  private withUnitOfRange(read: Read, before: Read | undefined, next: Read | undefined): Read {
    if (!/^\d[\d.]*\|$/.test(read.key)) return read
    const isRange = (one: Read, other: Read) => {
      const between = this.items
        .slice(one.next, other.first)
        .map(({ text }) => text)
        .join(" ")
      // "4 to 8 weeks", and not "four people to 8"
      const isUnitLast = !other.key.endsWith("|")
      if (between === "to") return isUnitLast || this.items[one.first - 1]?.text === "from"
      return /^(?:instead of|rather than)$/.test(between)
    }
    const partner =
      before !== undefined && isRange(before, read)
        ? before
        : next !== undefined && isRange(read, next)
          ? next
          : undefined
    return partner === undefined
      ? read
      : { ...read, key: read.key.slice(0, -1) + partner.key.slice(partner.key.indexOf("|")) }
  }

  /** "Eight years with data, five as an engineer": five years; "took 90 minutes, brought it down to 65": minutes. */
  private withUnitOf(found: ReadonlyArray<Read>, read: Read): Read {
    const [leads, opens] = [this.items[read.first - 1]?.text ?? "", this.items[read.first - 2]?.text ?? ""]
    const isStep = leads === "to" && /^(?:down|up|it|went|fell|dropped|rose|grew)$/.test(opens)
    const isListed = /^(?:for|and|then|past|last|,)$/.test(leads) && Number.parseInt(read.key) < 100
    if (!isStep && !isListed) return read
    const [hasUnit, stop] = isStep ? [/\|(?!x$)[^|]+$/, /^[.:/-]$/] : [/\|(?:year|month|week)$/, /^[.;:/-]$/]
    const before = found.findLast(({ key }) => hasUnit.test(key))
    const unit = hasUnit.exec(before?.key ?? "")?.[0]
    const next = this.items[read.next]
    const countsNothing = next === undefined || next.kind === "sign" || functionWords.has(next.text)
    if (before === undefined || unit === undefined || !countsNothing || !/^\d[\d.]*\|$/.test(read.key)) return read
    const between = this.items.slice(before.next, read.first)
    const isNear = between.length < 14 && !between.some(({ text }) => stop.test(text))
    return isNear && next?.text !== "-" ? { ...read, key: read.key.slice(0, -1) + unit } : read
  }

  private glued(at: number): boolean {
    const item = this.items[at]
    const before = this.items[at - 1]
    return item !== undefined && before !== undefined && item.start === before.end
  }

  private figureAt(at: number): Read | undefined {
    const item = this.items[at]
    if (item === undefined) return undefined
    if (item.kind === "number") {
      const before = this.items[at - 1]
      if (before?.kind === "word" && this.glued(at)) {
        // "EC2", "k8s", "Q3" are names; "x10" and "USD5M" are figures.
        if (before.text !== "x" && !currencies.has(units.get(before.text) ?? "")) return undefined
      }
      // "I-9", "W-2s", "K-12": a letter and a number are one name.
      const letter = this.items[at - 2]?.text ?? ""
      if (before?.text === "-" && this.glued(at) && this.glued(at - 1) && /^[a-z]$/.test(letter)) {
        const isPlural = this.items[at + 1]?.text === "s" && this.glued(at + 1)
        return { key: `${letter}-${item.text}|`, first: at, next: isPlural ? at + 2 : at + 1 }
      }
      return this.withTail(at, at + 1, item.value, item.text)
    }
    if (item.kind !== "word") return undefined
    const vague = vagueFigures.get(item.text)
    if (vague !== undefined) return { key: vague, first: at, next: at + 1 }
    const unit = units.get(this.items[at + 1]?.text ?? "")
    if (ordinals.has(item.text) && unit === "year") return { key: `${item.text}|year`, first: at, next: at + 2 }
    // "From the fourth month" is "from month four".
    const place = ordinalValues.get(item.text)
    if (place !== undefined && timeUnits.has(unit ?? "")) return { key: `${place}|`, first: at, next: at + 1 }
    const part = fractions.get(item.text)
    if (part !== undefined && /^(?:a|one|by|1|per|the|-)$/.test(this.items[at - 1]?.text ?? ""))
      return { key: `${part}|`, first: at, next: at + 1 }
    return this.wordsAt(at)
  }

  /** "twenty-five", "two hundred and ten", "a million". */
  private wordsAt(at: number): Read | undefined {
    let next = at
    let total = 0
    let current = 0
    let seen = 0
    for (;;) {
      const item = this.items[next]
      if (item === undefined || item.kind !== "word") break
      const value = numberWords.get(item.text)
      // A single letter after a word is no scale ("plan b").
      const scale = item.text.length > 2 ? scaleWords.get(item.text) : undefined
      // "eighteen five-year-olds" are eighteen: a unit joins tens and hundreds only.
      if (value !== undefined && seen > 0 && !joinsNumber(current, value)) break
      if (value !== undefined && !(seen > 0 && item.text === "dozen")) current += value
      else if (scale === 100 || scale === 12) current = Math.max(current, 1) * scale
      else if (scale !== undefined) {
        total += Math.max(current, 1) * scale
        current = 0
      } else break
      seen++
      next++
      const joint = this.items[next]
      const beyond = this.items[next + 1]
      const isJoint = joint !== undefined && (joint.text === "-" || joint.text === "and")
      if (isJoint && beyond?.kind === "word" && (joint.text === "-" || current >= 100 || total > 0)) {
        if (numberWords.has(beyond.text) || (beyond.text.length > 2 && scaleWords.has(beyond.text))) next++
      }
    }
    if (seen === 0) return undefined
    const word = this.items[at]?.text
    const read = this.withTail(at, next, total + current, "")
    // "one of", "one-on-one": one is a figure only where it counts by a unit or a scale.
    if (word === "one" && seen === 1 && (read.key === "1|" || read.next === next)) return undefined
    return read
  }

  private withTail(first: number, after: number, given: number, spelling: string): Read {
    const { items } = this
    let next = after
    let value = given
    let unit = ""
    let start = first
    const before = items[first - 1]
    const currency = before === undefined ? undefined : units.get(before.text)
    if (currency !== undefined && currencies.has(currency)) {
      unit = currency
      start = first - 1
    } else if (before?.text === "x" && this.glued(first)) unit = "x"
    const word = (at: number) => {
      const item = items[at]
      if (item === undefined) return { text: "", at }
      const isJoint = (item.text === "-" || item.text === "+") && items[at + 1] !== undefined
      return isJoint ? { text: items[at + 1]?.text ?? "", at: at + 1 } : { text: item.text, at }
    }
    const scale = word(next)
    const factor = scaleWords.get(scale.text)
    if (factor !== undefined && (scale.text.length > 2 || this.glued(scale.at))) {
      value *= factor
      next = scale.at + 1
    }
    const tail = word(next)
    const named = units.get(tail.text)
    const isShort = /^[a-rt-z]$/.test(tail.text) && !this.glued(tail.at)
    // "18 second-shift associates"
    const isOrdinal = tail.text === "second" && value !== 1 && items[next]?.text !== "-"
    if (named !== undefined && !isShort && !isOrdinal && unit === "") {
      unit = named
      next = tail.at + 1
      // "Learners 7 to 70 years old" are of ages 7 to 70.
      if (
        unit === "year" &&
        /^olds?$/.test(items[next]?.text === "-" ? (items[next + 1]?.text ?? "") : (items[next]?.text ?? ""))
      ) {
        unit = ""
        next += items[next]?.text === "-" ? 2 : 1
      }
    } else if (tail.text === "per" && items[tail.at + 1]?.text === "cent") {
      unit = "%"
      next = tail.at + 2
    }
    // "480kV": letters that stand at the digits are a unit, known or not.
    const glued = items[next]
    if (unit === "" && glued?.kind === "word" && this.glued(next) && next === after && glued.text.length <= 4) {
      if (!/^(?:st|nd|rd|th)$/.test(glued.text)) unit = glued.text
      next++
    }
    return { key: `${rounded(value, spelling)}|${unit}`, first: start, next }
  }
}
