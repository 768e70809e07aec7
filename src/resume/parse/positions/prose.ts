import type { ExperienceItem } from "../../../domain/MasterProfile.js"
import { anyOf, wordsFor } from "../../../rules/resumeWords/words.js"
import { alternativesOf } from "../../../text/phrases.js"
import { type Period, periodIn, withoutPeriod } from "../dates.js"
import type { Line } from "../layout/Line.js"
import { roleRank } from "../layout/pieces.js"
import { namesOfHeads } from "./heads.js"

// Positions told in sentences, where no line of its own heads them: "From 2019 to 2021 I was a line cook at The Blue Door."

const small = alternativesOf(wordsFor("smallWords").filter((word) => /^\p{L}+$/u.test(word)))
const article = `(?:${anyOf("articles")} )?`
const asWhat = `(?<!\\p{L})${anyOf("toldAs")} ${article}([\\p{L}][\\p{L} /&'’-]{2,60}?)`
const whose =
  `(?:${anyOf("joints")}|in) ` +
  `((?:\\p{Lu}[\\p{L}\\d.'’&-]*)(?: (?:\\p{Lu}[\\p{L}\\d.'’&-]*|&|(?:${small})(?= (?:\\p{Lu}|${small}))))*)`
const roleFirst = new RegExp(`${asWhat},? ${whose}`, "u")
const employerFirst = new RegExp(`(?<!\\p{L})${whose},? (?:\\([^()]{2,40}\\),? )?${asWhat}(?=[,.;:(]|$| \\p{Ll})`, "u")
const label = /^\p{Lu}[\p{L} ]{2,30}:\s+/u
const minLength = 100

const sentencesIn = (text: string): ReadonlyArray<string> =>
  text.split(/(?<=[\p{L}\d)][.!?]|\p{L}[.!?]["”])\s+(?=\p{Lu}|\d)|(?<=;)\s+/u).filter((sentence) => sentence !== "")

/** Without the town: "Old Mill Cafe in Leeds". */
const nameIn = (text: string): string => text.replace(/(?:(?<!\s)\s+in\s.*|(?<![.,])[.,]+)$/u, "")

/** The role and employer that a sentence names, and what stands after them and the dates. */
const toldIn = (sentence: string, period: Period) => {
  const plain = withoutPeriod(sentence, period).replaceAll("\t", " ")
  const [, role = "", company = ""] = roleFirst.exec(plain) ?? []
  if (roleRank(role) >= 2) return { role, company: nameIn(company), work: sentence }
  const [, employer = "", post = ""] = employerFirst.exec(plain) ?? []
  if (roleRank(post) >= 2) return { role: post, company: nameIn(employer), work: sentence }
  const isFirst = period.from <= 3
  const following = sentence.slice(period.to)
  const head = isFirst
    ? (/^[^.;:(]{2,120}/.exec(following.replace(/^[\s)\].,:;–—-]+/u, ""))?.[0] ?? "")
    : sentence.slice(0, period.from).replace(/(?<![\s(,–—-])[\s(,–—-]+$/u, "")
  if (head.length > 120) return undefined
  const [named] = namesOfHeads([[{ text: head, dates: undefined }]])
  if (named?.role === undefined || named.employer === undefined || roleRank(named.role) < 2) return undefined
  return { role: named.role, company: named.employer, work: following.replace(/^[\s)\].,:;–—-]+/u, "") }
}

/** Positions of paragraphs, each with the sentences up to the next one. */
export const positionsInProse = (lines: ReadonlyArray<Line>): ReadonlyArray<ExperienceItem> => {
  const items: Array<ExperienceItem & { readonly description: Array<string> }> = []
  for (const { text } of lines) {
    if (text.length < minLength) continue
    let isOpen = false
    for (const whole of sentencesIn(text.replace(label, ""))) {
      const period = periodIn(whole)
      const found = period === undefined ? undefined : toldIn(whole, period)
      if (found !== undefined) {
        items.push({
          company: found.company,
          role: found.role,
          start_date: period?.start ?? null,
          end_date: period?.end ?? null,
          description: found.work.length > 3 ? [found.work] : []
        })
        isOpen = true
      } else if (isOpen) items.at(-1)?.description.push(whole)
    }
  }
  return items
}
