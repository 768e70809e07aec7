import { stemSet } from "./difference.js"
import { wordStem } from "./stems.js"
import { Phrases } from "./Phrases.js"
import { conceptOf, type TextView } from "./TextView.js"
import { conceptsSpelled } from "./names.js"
import { limits, universals } from "./words/reachWords.js"
import { numberWords } from "./words/figureWords.js"

// How far and how often: the second half of R7 (how often), of R12 (how far).

/** Periods by the words that name them. */
const periods: ReadonlyMap<string, string> = new Map(
  [
    "minute minutes",
    "hour hours hourly",
    "shift shifts",
    "day days daily",
    "night nights nightly",
    "week weeks weekly",
    "fortnight fortnightly biweekly",
    "month months monthly",
    "quarter quarters quarterly",
    "season seasons seasonal seasonally",
    "semester semesters term terms",
    "year years yearly annual annually annum",
    "weekend weekends",
    "weekday weekdays",
    ..."monday tuesday wednesday thursday friday saturday sunday".split(" ").map((day) => `${day} ${day}s`)
  ].flatMap((line) => {
    const words = line.split(" ")
    return words.map((word): [string, string] => [word, words[0] ?? ""])
  })
)
/** Whether a word names a period ("weekly"), which R7 judges. */
export const isPeriod = (word: string): boolean => periods.has(word)

/** Said of a period by themselves. */
const adverbial = /ly$|^annual$|^seasonal$|^weekends$|^weekdays$|^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/
const each = new Set(["a", "an", "per", "each", "every"])

const hourlyOnes = new Set(["and", "employees", "staff", "workers", "personnel", "associates", "wages", "pay"])

const isInLongName = (view: TextView, index: number): boolean => {
  const mention = view.mentions[view.mentionOf[index] ?? -1]
  return mention !== undefined && mention.last > mention.first && conceptOf(mention) !== undefined
}

/** How often something is said to be: "a day", "per class", "monthly". */
const ratesIn = (view: TextView): ReadonlySet<string> => {
  const rates = new Set<string>()
  view.words.forEach((word, index) => {
    const period = periods.get(word)
    const before = view.words[index - 1] ?? ""
    // "Hourly and salaried employees" are people.
    if (word === "hourly" && hourlyOnes.has(view.words[index + 1] ?? "")) return
    if (period !== undefined && (each.has(before) || adverbial.test(word)) && !isInLongName(view, index))
      rates.add(period)
    // "per class": whatever it is counted by.
    if (period === undefined && before === "per") rates.add(wordStem(word))
  })
  return rates
}

/** Whether a revision says how often where the text does not, or otherwise than it does. */
export const changesRate = (before: TextView, after: TextView, isShown: (word: string) => boolean): boolean => {
  const held = ratesIn(before)
  const stems = stemSet(before)
  for (const rate of ratesIn(after)) {
    if (held.has(rate)) continue
    // "3 visits in a week": the period is there, without the word that makes a rate of it.
    const isKnown = isPeriod(rate)
    if (isKnown && before.words.some((word) => periods.get(word) === rate)) continue
    if (!isKnown && ["each", "every", "a", "an"].some((word) => before.words.includes(word)) && stems.has(rate))
      continue
    // Where the text says nothing of it, the rest of that work may.
    const isFree = isKnown && held.size === 0 && !/\d/.test(before.text)
    const spellings = isFree ? [...periods].filter(([, period]) => period === rate) : []
    if (spellings.some(([word]) => isShown(word))) continue
    return true
  }
  return false
}

/** "all three teams" are three teams. */
const isCount = (word: string) => /^\d/.test(word) || numberWords.has(word)

const limiting = limits.map(({ family, stands }) => ({
  family: new Phrases(family),
  all: new Phrases([...family, ...stands])
}))
/** "One of", "one-on-one" count nothing. */
const isCounting = ({ words }: TextView, first: number) =>
  words[first] !== "one" || (words[first + 1] !== "of" && words[first + 1] !== "on" && words[first - 1] !== "on")

const universal = new Phrases(universals)

/** R12: a word that keeps the statement small is gone, or one that makes it large has come. */
export const widens = (before: TextView, after: TextView): boolean => {
  const lost = limiting.some(
    ({ all, family }) =>
      family.in(before).some(({ first }) => isCounting(before, first) && !isInLongName(before, first)) &&
      all.in(after).length === 0
  )
  if (lost) return true
  const held = new Set(universal.in(before).map(({ name }) => name))
  return universal.in(after).some(({ first, last, name }) => {
    if (held.has(name)) return false
    // "before each run" is "before every run".
    if (/^(?:each|every)$/.test(name) && (held.has("each") || held.has("every"))) return false
    // "every month" says how often, which is R7's.
    const next = after.words[last + 1] ?? ""
    if (/^(?:each|every|all)$/.test(name) && (periods.has(next) || isCount(next))) return false
    if (!isInLongName(after, first)) return true
    // "Multi-state payroll" is one of the names of payroll; where the text has payroll, the rest is added to it.
    const mention = after.mentions[after.mentionOf[first] ?? -1]
    if (mention === undefined || mention.last <= last || mention.first < first) return false
    const bare = after.words.slice(last + 1, mention.last + 1).join(" ")
    return (
      before.mentions.some(({ concept }) => concept === mention.concept) &&
      conceptsSpelled(bare).includes(mention.concept)
    )
  })
}
