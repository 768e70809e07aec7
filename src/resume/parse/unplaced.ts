import type { ProfileContent } from "../../domain/MasterProfile.js"
import { plainWords } from "../../text/phrases.js"
import { periodOrDateIn, withoutPeriod } from "./dates.js"
import { tellsHowLong } from "./layout/headings.js"
import type { Line } from "./layout/Line.js"
import { isAside, isSurePlace } from "./layout/pieces.js"

const valuesOf = (profile: ProfileContent): ReadonlyArray<string> =>
  [
    ...[profile.full_name, profile.email, profile.phone, profile.location, profile.network_url, profile.portfolio_url],
    ...(profile.summary ?? "").split("\n"),
    ...profile.base_skills,
    ...profile.certifications,
    ...profile.experiences.flatMap(({ company, description, role }) => [company, role, ...description]),
    ...profile.education.flatMap(({ degree, school }) => [degree, school])
  ].filter((value): value is string => typeof value === "string")

/** Signs that stand between what belongs to different fields. */
const separator = /[|•·()\t,;:]| [-–—/] |\s{3,}/

/** Words that stand side by side in a value, and words that are a value, or begin or end one. */
const keysOf = (values: ReadonlyArray<string>): ReadonlySet<string> => {
  const keys = new Set<string>()
  for (const value of values) {
    for (const part of value.split(separator)) {
      const words = plainWords(part)
      for (let at = 1; at < words.length; at++) keys.add(`${words[at - 1] ?? ""} ${words[at] ?? ""}`)
      keys.add(words[0] ?? "").add(words.at(-1) ?? "")
    }
  }
  return keys
}

/** What of a line belongs to a field. */
const partsOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/[|•·()\t]| [-–—/] |\s{3,}/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !isAside(part) && !isSurePlace(part))
    .flatMap((part) => part.split(/[,;:]/))

/** Which lines of a text no field of its profile holds, or only the lesser part of. Linear. */
export const linesWithout = (profile: ProfileContent, lines: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  const values = valuesOf(profile)
  const whole = new Set(values)
  const keys = keysOf(values)
  return lines.filter(({ heading, tail, text }) => {
    // A heading of many words says something itself.
    const isTold = heading === undefined || heading === "unknown" || (tail === "" && text.split(" ").length >= 5)
    const own = isTold ? text : tail
    if (heading !== undefined && tail === "" && tellsHowLong(text)) return true
    if (own === "" || whole.has(own)) return false
    const period = periodOrDateIn(own)
    let held = 0
    let all = 0
    for (const part of partsOf(period === undefined ? own : withoutPeriod(own, period))) {
      const words = plainWords(part).filter((word) => /\p{L}/u.test(word))
      const found = words.filter(
        (word, at) =>
          keys.has(`${words[at - 1] ?? ""} ${word}`) ||
          keys.has(`${word} ${words[at + 1] ?? ""}`) ||
          (words.length === 1 && keys.has(word))
      )
      held += found.length
      all += words.length
    }
    return held * 2 < all
  })
}
