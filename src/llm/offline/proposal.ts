import type { EditProposal, ExperienceEdit } from "../../domain/Optimization.js"
import { type Mention, mentionsIn, read } from "../../lexicon/matcher/mentions.js"
import { titlesIn } from "../../lexicon/matcher/occupation.js"
import { english, type Language } from "../../lexicon/Language.js"
import { capitalised } from "../../posting/names.js"
import type { EditRequest } from "../LanguageModel.js"
import { sameName } from "./sameName.js"

const most = { edits: 3, skills: 5, summarySkills: 3 } as const

/** Sure of a spelling, less sure of a sentence. */
const confidence = 0.9

const maxSentences = 5

/** How a text writes each concept: its most frequent spelling there, the first one among equals. */
const spellingsIn = (texts: ReadonlyArray<string>, language: Language | undefined): ReadonlyMap<string, string> => {
  const counts = new Map<string, Map<string, number>>()
  for (const text of texts) {
    for (const { concept, end, start } of mentionsIn(text, language)) {
      const spelling = text.slice(start, end).replace(/\s+/g, " ")
      const spellings = counts.get(concept.name) ?? new Map<string, number>()
      spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1)
      counts.set(concept.name, spellings)
    }
  }
  return new Map(
    [...counts].map(([name, spellings]) => [
      name,
      [...spellings].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
    ])
  )
}

const namesWhole = (text: string, name: string, language: Language) =>
  mentionsIn(text, language).some(
    ({ concept, end, start }) => concept.name === name && start === 0 && end === text.length
  )

const stemsOf = (text: string): ReadonlyArray<string> =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).map((word) => word.replace(/(?:ing|ed|es|s)$/, ""))

/**
 * A skill as an entry of a list: as the job writes it where that is the resume's own name for it, else as the resume
 * does; the lexicon's name only where the resume has each of its words. None where a name alone would be read as
 * something else.
 */
const asEntry = (name: string, own: string, asked: string | undefined, language: Language): ReadonlyArray<string> => {
  const said = new Set(stemsOf(own))
  const isSaid = (text: string) => sameName(text, own) || stemsOf(text).every((stem) => said.has(stem))
  const whole = stemsOf(name)
  // "Backend" is only the beginning of "Backend development"; an officer is nobody's skill, nor is a voltage.
  const isPoor = (text: string) => {
    const stems = stemsOf(text)
    return (
      (stems.length < whole.length && stems.every((stem, at) => stem === whole[at])) ||
      /^\d/.test(text) ||
      isTitle(text)
    )
  }
  const wanted = [asked, own, name]
    .map((text) => text && quiet(text))
    .find((text) => text !== undefined && isSaid(text) && !isPoor(text) && namesWhole(text, name, language))
  return wanted === undefined ? [] : [wanted === wanted.toLowerCase() ? capitalised(wanted) : wanted]
}

/** "MOTOR CONTROLS" shouts; "NFPA 70E" is a name. */
const quiet = (text: string): string =>
  text === text.toUpperCase() && text.includes(" ") && !/\d/.test(text) ? text.toLowerCase() : text

const isTitle = (text: string): boolean => {
  const words = read(text)
  const { count } = words.tokens
  return titlesIn(words, 0, count).some(({ first, last }) => first === 0 && last === count - 1)
}

/** Whether a revision is read as naming what its original names, and nothing else. */
const namesTheSame = (original: string, revision: string, language: Language) => {
  const names = (text: string) => new Set(mentionsIn(text, language).map(({ concept }) => concept.name))
  const [held, now] = [names(original), names(revision)]
  return held.size === now.size && [...now].every((name) => held.has(name))
}

/** "An EHR" is "a electronic record" no more: the article goes with what follows it. */
const withArticle = (before: string, wanted: string): string =>
  before.replace(/\b(a)n?( )$/i, (_, article: string, space: string) =>
    /^[aeiou]/i.test(wanted) ? `${article}n${space}` : `${article}${space}`
  )

/** A text with one of its names in the job's spelling, where both are the same name. */
const respelled = (text: string, mention: Mention, wanted: string, language: Language): string | undefined => {
  const written = text.slice(mention.start, mention.end)
  if (!sameName(written, wanted) || text.toLowerCase().includes(wanted.toLowerCase())) return undefined
  const word = mention.start === 0 ? capitalised(wanted) : wanted
  const revised = `${withArticle(text.slice(0, mention.start), wanted)}${word}${text.slice(mention.end)}`
  return namesTheSame(text, revised, language) ? revised : undefined
}

interface Respelling {
  readonly edit: ExperienceEdit
  readonly rank: number
}

/**
 * Proposes edits by rules: the job's spelling in the place of the resume's own, a skill that a bullet shows and the list
 * lacks, a summary that opens with what the job asks for. Nothing is proposed that the resume does not say.
 */
export const proposeByRules = ({ job, language = english, resume }: EditRequest): EditProposal => {
  // How a job in another language writes a skill is no way to write it here.
  const asked: ReadonlyMap<string, string> =
    (job.language ?? english) === language ? spellingsIn([job.description, job.title], job.language) : new Map()
  const rankOf = ({ concept }: Mention) => job.matched.indexOf(concept.name)
  const isAsked = (mention: Mention) => rankOf(mention) >= 0

  // As lines of a list, where a short name alone is a skill, as the guard reads them.
  const inSkills = new Set(
    mentionsIn(`${resume.base_skills.join("\n\n")}\n\n.`, language).map(({ concept }) => concept.name)
  )
  const bullets = resume.experiences.flatMap(({ company, description }) =>
    description.map((bullet) => ({ company, bullet, mentions: mentionsIn(bullet, language) }))
  )

  const respellings = bullets.flatMap(({ bullet, company, mentions }): ReadonlyArray<Respelling> => {
    for (const mention of mentions.filter(isAsked)) {
      const wanted = asked.get(mention.concept.name)
      const revised = wanted === undefined ? undefined : respelled(bullet, mention, wanted, language)
      if (wanted === undefined || revised === undefined) continue
      const texts = { company, original_bullet: bullet, revised_bullet: revised }
      return [{ edit: { ...texts, inserted_keywords: [wanted], confidence }, rank: rankOf(mention) }]
    }
    return []
  })

  const own = spellingsIn([...bullets.map(({ bullet }) => bullet), resume.summary ?? ""], language)
  const shown = bullets
    .flatMap(({ mentions }) => mentions)
    .concat(mentionsIn(resume.summary ?? "", language))
    .filter((mention) => isAsked(mention) && mention.concept.kind === "hard")
    .sort((a, b) => rankOf(a) - rankOf(b))
  const newSkills = [...new Set(shown.map(({ concept }) => concept.name))].filter((name) => !inSkills.has(name))

  return {
    summary: summaryFor(resume, job.matched, language),
    skills: newSkills
      .flatMap((name) => asEntry(name, own.get(name) ?? "", asked.get(name), language))
      .slice(0, most.skills),
    experience_edits: respellings
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, most.edits)
      .map(({ edit }) => edit),
    warnings: []
  }
}

const listed = (names: ReadonlyArray<string>) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`

/** A sentence that goes on from the one before it cannot open a summary. */
const goesOn = /^(?:I|My|It|This|That|These|Also|And|But|Then|There|She|He|They|So|Because|Now|Both)\b/

/**
 * The summary with the sentence in front that names the most of what the job asks for; for a resume without one the last
 * role with the requirements that its bullets show best, in their words. Empty keeps what is there.
 */
const summaryFor = (resume: EditRequest["resume"], matched: ReadonlyArray<string>, language: Language): string => {
  const summary = (resume.summary ?? "").replace(/\s+/g, " ").trim()
  const [latest] = resume.experiences
  if (summary !== "") {
    const sentences = summary.split(/(?<=[.!?]) /)
    const counts = sentences.map((one) => {
      const names = mentionsIn(one, language).map(({ concept }) => concept.name)
      return new Set(names.filter((name) => matched.includes(name))).size
    })
    const best = counts.indexOf(Math.max(...counts))
    const lead = sentences[best] ?? ""
    // More than a few sentences, or one without its end, are no summary to turn round.
    const isWhole = sentences.length <= maxSentences && sentences.every((one) => /[\p{L}\p{N})]\.$/u.test(one))
    if (!isWhole) return ""
    if (best <= 0 || (counts[best] ?? 0) < (counts[0] ?? 0) + 2 || sentences.some((one) => goesOn.test(one))) return ""
    return [lead, ...sentences.filter((_, at) => at !== best)].join(" ")
  }
  if (language !== english || latest === undefined) return ""
  const own = spellingsIn(latest.description, language)
  const words = matched
    .flatMap((name) => own.get(name) ?? [])
    .filter((spelling) => /^[\p{L}\p{N}+#./& -]+$/u.test(spelling) && !/(?:ed|s)$/.test(spelling.split(" ")[0] ?? ""))
    .slice(0, most.summarySkills)
  return words.length < 2 ? "" : `${latest.role} with experience in ${listed(words)}.`
}
