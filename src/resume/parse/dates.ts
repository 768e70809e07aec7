import { anyOf, tableFor } from "../../rules/resumeWords/words.js"
import { alternativesOf } from "../../text/phrases.js"

/** A stretch of time as a line tells it; `end` null means that it goes on. */
export interface Period {
  /** `YYYY-MM`, or `YYYY` where only the year stands; null for a lone end date ("graduated 2015"). */
  readonly start: string | null
  readonly end: string | null
  /** Where it stands in the line, as UTF-16 offsets. */
  readonly from: number
  readonly to: number
  readonly ongoing: boolean
}

const monthOf: ReadonlyMap<string, number> = new Map(
  [...tableFor("months")].map(([name, month]) => [name, Number(month)])
)
const monthWord = `(?:${alternativesOf([...monthOf.keys()])})`

// Bounded repetitions only: a date is short, and hostile text must not make the search slow.
const day = `(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|\\.|er|º)?`
const season = `(?:${anyOf("seasons")}(?: of|,)?|${anyOf("partsOfYear")}[ -]?,?) ?`
const date = `(?:(?:${day} (?:de |of )?)?${monthWord}\\.?,? {0,2}(?:${day},? {1,2})?(?:de |of |del )?(?:'\\d{2}|(?:19|20)\\d{2})|'\\d{2}(?!\\d)|(?:0?[1-9]|[12]\\d|3[01])\\.(?:0?[1-9]|1[0-2])\\.(?:19|20)\\d{2}|(?:0?[1-9]|[12]\\d|3[01])[/-](?:0?[1-9]|[12]\\d|3[01])[/-](?:19|20)\\d{2}|(?:0?[1-9]|1[0-2])[/.](?:19|20)\\d{2}|(?:19|20)\\d{2}[-/.](?:0[1-9]|1[0-2])(?:[-/.]\\d{2})?|(?:${season})?(?:19|20)\\d{2})`
const now = anyOf("now")
const joint = `(?:\\t| {0,3}(?:-{1,3}|[‐‑‒–—−]{1,2}|~|→|->|…|\\.{3}) {0,3}| {1,3}(?:${anyOf("to")}|-) {1,3})`
/** Before a stretch of time, no part of what it stands beside: "De maio de 2016 até …". */
const opening = `(?:${anyOf("before")} {1,3})?`
const range = new RegExp(
  `(?<![\\p{L}\\p{N}])${opening}(${date})${joint}(?:the )?(${date}|${now}(?![\\p{L}]))(?![\\p{N}])`,
  "iu"
)
/** "June - August 2017": the year stands once. */
const months = new RegExp(
  `(?<![\\p{L}\\p{N}])${opening}(${monthWord})\\.?${joint}(${monthWord}\\.?,? {1,2}((?:19|20)\\d{2}))(?![\\p{N}])`,
  "iu"
)
/** "2015/16", "2015-17", "2019/2020". */
const years = /(?<![\p{L}\p{N}$€£.,/])((?:19|20)\d{2}) ?[-‐‑–—/] ?((?:19|20)?\d{2})(?![\p{N}/.-])/u
/** "Summers 2010, 2011 and 2013". */
const listedYears = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.,/])(?:${anyOf("seasons")}(?: of)? )?((?:19|20)\\d{2})(?:, ?(?:and )?| ?& ?| and )(?:(?:19|20)\\d{2}(?:, ?(?:and )?| ?& ?| and )){0,4}((?:19|20)\\d{2})(?![\\p{N}])`,
  "iu"
)
/** "03/15 - 04/17", "11.20 – date": months and short years. */
const shortMonths = new RegExp(
  `(?<![\\p{L}\\p{N}/.,])(?:(0?[1-9]|1[0-2])/|(0[1-9]|1[0-2])\\.)(\\d{2})${joint}(?:(0?[1-9]|1[0-2])[/.](\\d{2})|${now}(?![\\p{L}]))(?![\\p{N}/])`,
  "iu"
)
const since = new RegExp(
  `(?<![\\p{L}])(?:(?:${anyOf("each")} {1,2})?(?:${anyOf("seasons")}|${monthWord}) {1,2})?${anyOf("since")} {1,3}(${date})(?![\\p{N}])`,
  "iu"
)
const open = new RegExp(`(?<![\\p{L}\\p{N}])(${date}) {0,2}[-–—](?= {0,2}(?:$|[)|·,])| {3}|\\t)`, "iu")
const single = new RegExp(`(?<![\\p{L}\\p{N}$€£.,])(${date})(?![\\p{N}%])`, "iu")

const everyDate = new RegExp(single.source, "giu")

const pad = (month: number) => String(month).padStart(2, "0")

/** A written date as `YYYY-MM` or `YYYY`. */
export const normaliseDate = (written: string): string | null => {
  const text = written.toLowerCase().trim()
  const year = /(?:19|20)\d{2}/.exec(text)?.[0]
  const named = /^(?:\d{1,2}\S{0,2} (?:de |of )?)?([\p{L}]+)\.?/u.exec(text)?.[1]
  const month = named === undefined ? undefined : monthOf.get(named)
  if (month !== undefined) {
    const short = /'(\d{2})/.exec(text)?.[1]
    const full = year ?? (short === undefined ? undefined : `${Number(short) > 50 ? "19" : "20"}${short}`)
    return full === undefined ? null : `${full}-${pad(month)}`
  }
  const alone = /^'(\d{2})$/.exec(text)?.[1]
  if (alone !== undefined) return `${Number(alone) > 50 ? "19" : "20"}${alone}`
  const yearFirst = /^((?:19|20)\d{2})[-/.](\d{2})/.exec(text)
  if (yearFirst !== null) return `${yearFirst[1]}-${yearFirst[2]}`
  const dayFirst = /^\d{1,2}\.(\d{1,2})\.((?:19|20)\d{2})/.exec(text)
  if (dayFirst !== null) return `${dayFirst[2]}-${pad(Number(dayFirst[1]))}`
  const whole = /^(\d{1,2})[/-](\d{1,2})[/-]((?:19|20)\d{2})/.exec(text)
  if (whole !== null) {
    const [one, other] = [Number(whole[1]), Number(whole[2])]
    // "03/05/2019" is March or May, by where it was written: only the year is sure.
    if (one <= 12 && other <= 12 && one !== other) return whole[3] ?? null
    return `${whole[3]}-${pad(one <= 12 ? one : other)}`
  }
  const monthFirst = /^(\d{1,2})[/.]((?:19|20)\d{2})/.exec(text)
  if (monthFirst !== null) return `${monthFirst[2]}-${pad(Number(monthFirst[1]))}`
  return year ?? null
}

const longestLine = 400

/** Each date has one of these; most lines have none, and need no search. */
const mayHoldDate = /(?:19|20)\d{2}|'\d{2}|\d[/.]\d{2}/

const century = (short: string): string => `${Number(short) > 50 ? "19" : "20"}${short}`

/** Stretches of time that leave out what the reader can tell. */
const shortPeriodIn = (text: string): Period | undefined => {
  const named = months.exec(text)
  if (named !== null) {
    const [whole, first = "", last = "", year = ""] = named
    const start = normaliseDate(`${first} ${year}`)
    return { start, end: normaliseDate(last), from: named.index, to: named.index + whole.length, ongoing: false }
  }
  const numbered = shortMonths.exec(text)
  if (numbered !== null) {
    const [whole, stroked, dotted, year = "", lastMonth, lastYear] = numbered
    const month = stroked ?? dotted
    const isOver = lastMonth !== undefined && lastYear !== undefined
    return {
      start: `${century(year)}-${pad(Number(month))}`,
      end: isOver ? `${century(lastYear)}-${pad(Number(lastMonth))}` : null,
      from: numbered.index,
      to: numbered.index + whole.length,
      ongoing: !isOver
    }
  }
  const listed = listedYears.exec(text)
  if (listed !== null) {
    const [whole, start = "", end = ""] = listed
    return { start, end, from: listed.index, to: listed.index + whole.length, ongoing: false }
  }
  const plain = years.exec(text)
  if (plain === null) return undefined
  const [whole, start = "", last = ""] = plain
  const end = last.length === 4 ? last : `${start.slice(0, 2)}${last}`
  // "2019-03" is a month; "2009-12" more often is two years.
  if (Number(end) <= Number(start) || Number(end) - Number(start) > 50) return undefined
  return { start, end, from: plain.index, to: plain.index + whole.length, ongoing: false }
}

/** A lone date at the edge of a line: "Summer 2017", "Intern, Sample Trust, 2015"; not "promoted in 2015". */
export const loneDateIn = (line: string): Period | undefined => {
  if (line.length > 160 || !mayHoldDate.test(line)) return undefined
  const found = [...line.matchAll(everyDate)].find(({ 0: whole, index }) => {
    const before = line.slice(0, index)
    const following = line.slice(index + whole.length)
    const closes =
      /^[)\].]?(?: \([^()]{1,40}\))?$/.test(following) && /(?:^|[,(|·•–—[-]\s?|\s\/\s|\t|\s{2})$/u.test(before)
    return closes || (before === "" && /^(?:$|\s*[:|·•–—\t]|\s{2,}|, | - )/u.test(following))
  })
  if (found === undefined) return undefined
  const date = normaliseDate(found[1] ?? "")
  return { start: date, end: date, from: found.index, to: found.index + found[0].length, ongoing: false }
}

/** The first stretch of time that a line holds. */
export const periodIn = (line: string): Period | undefined => {
  if (!mayHoldDate.test(line)) return undefined
  const text = line.slice(0, longestLine)
  const between = range.exec(text)
  if (between !== null) {
    const [whole, from = "", until = ""] = between
    const ongoing = !/\d/.test(until)
    return {
      start: normaliseDate(from),
      end: ongoing ? null : normaliseDate(until),
      from: between.index,
      to: between.index + whole.length,
      ongoing
    }
  }
  const short = shortPeriodIn(text)
  if (short !== undefined) return short
  const began = since.exec(text) ?? open.exec(text)
  if (began === null) return undefined
  return {
    start: normaliseDate(began[1] ?? ""),
    end: null,
    from: began.index,
    to: began.index + began[0].length,
    ongoing: true
  }
}

/** As `periodIn`, or a single date as an end ("2015" beside a degree). */
export const periodOrDateIn = (line: string): Period | undefined => {
  const period = periodIn(line)
  if (period !== undefined || !mayHoldDate.test(line)) return period
  const found = single.exec(line.slice(0, longestLine))
  if (found === null) return undefined
  return {
    start: null,
    end: normaliseDate(found[1] ?? ""),
    from: found.index,
    to: found.index + found[0].length,
    ongoing: false
  }
}

/** A line without the stretch of time and the brackets or signs around it; names that only it parted stay apart. */
export const withoutPeriod = (line: string, { from, to }: Period): string => {
  const before = line.slice(0, from).replace(/(?<![\s(\[,|·•:–—-])[\s(\[,|·•:–—-]+$/u, "")
  const after = line
    .slice(to)
    .replace(/^[\s)\]]+/u, /\p{L}$/u.test(before) ? "\t" : " ")
    .replace(/^\s(?=\P{Lu})/u, " ")
    .replace(/^ [,;]/, ",")
  return `${before}${after}`.trim()
}
