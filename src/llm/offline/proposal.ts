import type { EditProposal, ExperienceEdit } from "../../domain/Optimization.js"
import { type Mention, mentionsIn } from "../../lexicon/matcher/mentions.js"
import { english, type Language } from "../../lexicon/Language.js"
import { capitalised } from "../../posting/names.js"
import type { EditRequest } from "../LanguageModel.js"

const most = { edits: 3, skills: 8, summaryWords: 45, summarySkills: 3 } as const

/** Sure of a spelling, less sure of a sentence. */
const confidence = 0.9

/** How the job writes each concept: its most frequent spelling there, the first one among equals. */
const spellingsOf = ({ description, language, title }: EditRequest["job"]): ReadonlyMap<string, string> => {
  const counts = new Map<string, Map<string, number>>()
  for (const text of [description, title]) {
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

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "")

/** Two spellings that a reader takes for different words: "k8s" and "Kubernetes", not "APIs" and "API". */
const differ = (one: string, other: string): boolean => {
  const [a, b] = [letters(one), letters(other)]
  return !a.startsWith(b) && !b.startsWith(a)
}

const namesWhole = (text: string, name: string, language: Language) =>
  mentionsIn(text, language).some(
    ({ concept, end, start }) => concept.name === name && start === 0 && end === text.length
  )

/**
 * A skill as an entry of a list, in the job's spelling where that says the same by itself; none where
 * a name alone would be read as something else. Phrases in small letters get a capital.
 */
const asEntry = (name: string, spelling: string | undefined, language: Language): ReadonlyArray<string> => {
  // "Prepares journal entries" is a sentence's way to say "Journal entries".
  const [written, known] = [spelling?.toLowerCase() ?? "", name.toLowerCase()]
  // … and "Backend" only the beginning of "Backend development".
  // … and "WCAG 2.2" a version that the profile may not tell.
  const isPoorer =
    written.includes(` ${known}`) || known.startsWith(`${written} `) || (/\d/.test(written) && !/\d/.test(known))
  const wanted = [isPoorer ? undefined : spelling, name].find(
    (text) => text !== undefined && namesWhole(text, name, language)
  )
  return wanted === undefined ? [] : [wanted === wanted.toLowerCase() ? capitalised(wanted) : wanted]
}

/** Whether a revision is read as naming what its original names, and nothing else. */
const namesTheSame = (original: string, revision: string, language: Language) => {
  const held = new Set(mentionsIn(original, language).map(({ concept }) => concept))
  return mentionsIn(revision, language).every(({ concept }) => held.has(concept))
}

const stemsOf = (text: string): ReadonlyArray<string> =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.replace(/(?:ing|ed|es|s)$/, ""))

/** A name that says words of the bullet again ("journal entries (prepares journal entries)") helps nobody. */
const repeatsWords = (bullet: string, name: string) => {
  const held = new Set(stemsOf(bullet))
  return stemsOf(name).some((stem) => held.has(stem))
}

const joined = (names: ReadonlyArray<string>) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`

const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== "").length

interface Respelling {
  readonly edit: ExperienceEdit
  readonly rank: number
}

/**
 * Proposes edits by rules: a held skill is given the job's name beside its own, a skill that a bullet
 * shows joins the skills list, the summary names held skills that the job asks for. Nothing is
 * proposed that the resume does not say.
 */
export const proposeByRules = ({ job, language = english, resume }: EditRequest): EditProposal => {
  // How a job in another language writes a skill is no way to write it here.
  const spellings: ReadonlyMap<string, string> = (job.language ?? english) === language ? spellingsOf(job) : new Map()
  const rankOf = (mention: Mention) => job.matched.indexOf(mention.concept.name)
  const isAsked = (mention: Mention) => rankOf(mention) >= 0

  // As lines of a list, where a short name alone is a skill, as the guard reads them.
  const inSkills = new Set(
    mentionsIn(`${resume.base_skills.join("\n\n")}\n\n.`, language).map(({ concept }) => concept.name)
  )
  const bullets = resume.experiences.flatMap(({ company, description }) =>
    description.map((bullet) => ({ company, bullet, mentions: mentionsIn(bullet, language) }))
  )

  const respellings = bullets.flatMap(({ bullet, company, mentions }): ReadonlyArray<Respelling> => {
    for (const mention of mentions) {
      const written = bullet.slice(mention.start, mention.end)
      const wanted = spellings.get(mention.concept.name)
      if (wanted === undefined || !isAsked(mention) || !differ(written, wanted)) continue
      if (bullet.toLowerCase().includes(wanted.toLowerCase())) continue
      const revised = `${bullet.slice(0, mention.end)} (${wanted})${bullet.slice(mention.end)}`
      if (!namesTheSame(bullet, revised, language) || repeatsWords(bullet, wanted)) continue
      const edit = {
        company,
        original_bullet: bullet,
        revised_bullet: revised,
        inserted_keywords: [wanted],
        confidence
      }
      return [{ edit, rank: rankOf(mention) }]
    }
    return []
  })

  /** How the resume itself writes what it shows. */
  const written = new Map(
    language === english
      ? []
      : bullets.flatMap(({ bullet, mentions }) =>
          mentions.map(({ concept, end, start }): [string, string] => [concept.name, bullet.slice(start, end)])
        )
  )
  const shown = [...bullets.flatMap(({ mentions }) => mentions), ...mentionsIn(resume.summary ?? "", language)]
    .filter(isAsked)
    .filter(({ concept }) => concept.kind === "hard")
    .sort((a, b) => rankOf(a) - rankOf(b))
  const newSkills = [...new Set(shown.map(({ concept }) => concept.name))]
    .filter((name) => !inSkills.has(name))
    .slice(0, most.skills)

  return {
    summary: summaryFor(resume, job, [...inSkills, ...newSkills], spellings, language),
    skills: newSkills.flatMap((name) => asEntry(name, spellings.get(name) ?? written.get(name), language)),
    experience_edits: respellings
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, most.edits)
      .map(({ edit }) => edit),
    warnings: []
  }
}

/** What stands before a list of skills where no sentence can be made of their English names. */
const labels: ReadonlyMap<Language, string> = new Map(
  Object.entries({
    de: "Kenntnisse:",
    fr: "Compétences :",
    es: "Habilidades:",
    pt: "Habilidades:"
  })
)

/** The summary with one sentence that names held skills the job asks for; empty keeps it as it is. */
const summaryFor = (
  resume: EditRequest["resume"],
  job: EditRequest["job"],
  held: ReadonlyArray<string>,
  spellings: ReadonlyMap<string, string>,
  language: Language
): string => {
  const summary = (resume.summary ?? "").trim()
  const named = new Set(mentionsIn(summary, language).map(({ concept }) => concept.name))
  const skills = job.matched.filter((name) => held.includes(name) && !named.has(name)).slice(0, most.summarySkills)
  if (skills.length === 0) return ""
  const role = resume.experiences[0]?.role
  const label = labels.get(language)
  const sentence =
    label !== undefined
      ? `${label} ${skills.map((name) => spellings.get(name) ?? name).join(", ")}.`
      : summary !== ""
        ? `Skills include ${joined(skills)}.`
        : role === undefined
          ? ""
          : `${role} with skills in ${joined(skills)}.`
  const whole = summary === "" ? sentence : `${summary}${/[.!?]$/.test(summary) ? "" : "."} ${sentence}`
  return sentence !== "" && countWords(whole) <= most.summaryWords ? whole : ""
}
