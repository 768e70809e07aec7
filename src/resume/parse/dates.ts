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
}

const monthOf: ReadonlyMap<string, number> = new Map(
  [...tableFor("months")].map(([name, month]) => [name, Number(month)])
)
const monthWord = `(?:${alternativesOf([...monthOf.keys()])})`

// Bounded repetitions only: a date is short, and hostile text must not make the search slow.
const day = `(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|\\.|er|º)?`
const season = `(?:${anyOf("seasons")}(?: of|,)?|${anyOf("partsOfYear")}[ -]?,?) ?`
const date = `(?:(?:${day}[ -](?:de |of )?)?${monthWord}\\.?[,-]? {0,2}(?:${day},? {1,2})?(?:de |of |del )?(?:'\\d{2}|(?:19|20)\\d{2})|'\\d{2}(?!\\d)|(?:0?[1-9]|[12]\\d|3[01])\\.(?:0?[1-9]|1[0-2])\\.(?:19|20)\\d{2}|(?:0?[1-9]|[12]\\d|3[01])[/-](?:0?[1-9]|[12]\\d|3[01])[/-](?:19|20)\\d{2}|(?:0?[1-9]|1[0-2])[/.](?:19|20)\\d{2}|(?:19|20)\\d{2}[-/.](?:0[1-9]|1[0-2])(?:[-/.]\\d{2})?|(?:${season})?(?:19|20)\\d{2})`
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
/** "2015/16", "2015-17", "2019 to 22". */
const years = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.,/])((?:19|20)\\d{2})(?: ?[-‐‑–—/] ?| ${anyOf("to")} (?=\\d\\d(?:$|[)|·,;:\\t]| {2})))((?:19|20)?\\d{2})(?![\\p{N}/.-])`,
  "iu"
)
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
/** "May 2020 –", "2018 on". */
const open = new RegExp(
  `(?<![\\p{L}\\p{N}])(${date})(?: {1,2}${anyOf("onwards")}(?!\\p{L})| {0,2}[-–—→])(?= {0,2}(?:$|[)|·,])| {3}|\\t)`,
  "iu"
)
const single = new RegExp(`(?<![\\p{L}\\p{N}$€£.,])(${date})(?![\\p{N}%])`, "iu")

const everyDate = new RegExp(single.source, "giu")

const pad = (month: string | number) => String(month).padStart(2, "0")

/** The year that two figures stand for. */
const century = (short: string): string => `${Number(short) > 50 ? "19" : "20"}${short}`

/** A year and a month in figures, in whatever order. */
const figures = [
  /^(?<year>(?:19|20)\d{2})[-/.](?<month>\d{2})/,
  /^\d{1,2}\.(?<month>\d{1,2})\.(?<year>(?:19|20)\d{2})/,
  /^(?<month>\d{1,2})[/.](?<year>(?:19|20)\d{2})/
]

/** A written date as `YYYY-MM` or `YYYY`. */
export const normaliseDate = (written: string): string | null => {
  const text = written.toLowerCase().trim()
  const year = /(?:19|20)\d{2}/.exec(text)?.[0]
  const month = monthOf.get(/^(?:\d{1,2}\S{0,2}[ -](?:de |of )?)?([\p{L}]+)\.?/u.exec(text)?.[1] ?? "")
  if (month !== undefined) {
    const short = /'(\d{2})/.exec(text)?.[1]
    const full = year ?? (short === undefined ? undefined : century(short))
    return full === undefined ? null : `${full}-${pad(month)}`
  }
  const alone = /^'(\d{2})$/.exec(text)?.[1]
  if (alone !== undefined) return century(alone)
  const whole = /^(\d{1,2})[/-](\d{1,2})[/-]((?:19|20)\d{2})/.exec(text)
  if (whole !== null) {
    const [one, other] = [Number(whole[1]), Number(whole[2])]
    // "03/05/2019" is March or May, by where it was written: only the year is sure.
    if (one <= 12 && other <= 12 && one !== other) return whole[3] ?? null
    return `${whole[3]}-${pad(one <= 12 ? one : other)}`
  }
  const found = figures.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined)
  return found === undefined ? (year ?? null) : `${found["year"]}-${pad(found["month"] ?? "")}`
}

const longestLine = 400

/** Each date has one of these; most lines have none, and need no search. */
const mayHoldDate = /(?:19|20)\d{2}|'\d{2}|\d[/.]\d{2}/

const periodOf = (found: RegExpExecArray, start: string | null, end: string | null): Period => ({
  start,
  end,
  from: found.index,
  to: found.index + found[0].length
})

/** Stretches of time that leave out what the reader can tell. */
const shortPeriodIn = (text: string): Period | undefined => {
  const named = months.exec(text)
  if (named !== null) {
    const [, first = "", last = "", year = ""] = named
    return periodOf(named, normaliseDate(`${first} ${year}`), normaliseDate(last))
  }
  const numbered = shortMonths.exec(text)
  if (numbered !== null) {
    const [, stroked, dotted, year = "", lastMonth, lastYear] = numbered
    const end = lastMonth === undefined || lastYear === undefined ? null : `${century(lastYear)}-${pad(lastMonth)}`
    return periodOf(numbered, `${century(year)}-${pad(stroked ?? dotted ?? "")}`, end)
  }
  const listed = listedYears.exec(text)
  if (listed !== null) return periodOf(listed, listed[1] ?? null, listed[2] ?? null)
  const plain = years.exec(text)
  if (plain === null) return undefined
  const [, start = "", last = ""] = plain
  const end = last.length === 4 ? last : `${start.slice(0, 2)}${last}`
  // "2019-03" is a month; "2009-12" more often is two years.
  return Number(end) <= Number(start) || Number(end) - Number(start) > 50 ? undefined : periodOf(plain, start, end)
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
  return periodOf(found, date, date)
}

/** The first stretch of time that a line holds. */
export const periodIn = (line: string): Period | undefined => {
  if (!mayHoldDate.test(line)) return undefined
  const text = line.slice(0, longestLine)
  const between = range.exec(text)
  if (between !== null) {
    const [, from = "", until = ""] = between
    return periodOf(between, normaliseDate(from), /\d/.test(until) ? normaliseDate(until) : null)
  }
  const short = shortPeriodIn(text)
  if (short !== undefined) return short
  const began = since.exec(text) ?? open.exec(text)
  return began === null ? undefined : periodOf(began, normaliseDate(began[1] ?? ""), null)
}

/** As `periodIn`, or a single date as an end ("2015" beside a degree). */
export const periodOrDateIn = (line: string): Period | undefined => {
  const period = periodIn(line)
  if (period !== undefined || !mayHoldDate.test(line)) return period
  const found = single.exec(line.slice(0, longestLine))
  return found === null ? undefined : periodOf(found, null, normaliseDate(found[1] ?? ""))
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
