import type { EditProposal } from "../../domain/Optimization.js"
import { english } from "../../lexicon/Language.js"
import { mentionsIn } from "../../lexicon/matcher/mentions.js"
import type { EditRequest } from "../LanguageModel.js"
import { asEntry, mainField, shownNames, stemsOf } from "./entries.js"
import { respellingsOf } from "./respellings.js"
import { namesIn, type Spellings, spellingsIn } from "./spellings.js"
import { summaryFor } from "./summary.js"

/** More changes than these nobody weighs one by one. */
const most = { edits: 2, skills: 8 } as const

/**
 * Proposes edits by rules: the job's spelling in the place of the resume's own, a skill that a bullet shows and the list
 * lacks, a summary that leads with what the job requires. Nothing is proposed that the resume does not say.
 */
export const proposeByRules = ({ job, language = english, resume }: EditRequest): EditProposal => {
  // How a job in another language writes a skill is no way to write it here.
  const asked: Spellings =
    (job.language ?? english) === language ? spellingsIn([job.description, job.title], job.language) : new Map()

  // As lines of a list, where a short name alone is a skill, as the guard reads them.
  const inSkills = namesIn(`${resume.base_skills.join("\n\n")}\n\n.`, language)
  // "Manual lathe and mill" has the lathe.
  const listed = resume.base_skills.map((skill) => new Set(stemsOf(skill)))
  const isListed = (spelling: string) => listed.some((stems) => stemsOf(spelling).every((stem) => stems.has(stem)))
  const bullets = resume.experiences.flatMap(({ company, description }) =>
    description.map((text) => ({ company, text, mentions: mentionsIn(text, language) }))
  )
  const setting = { language, field: mainField(job.matched) }
  const shown = shownNames(
    bullets.map(({ text }) => text),
    job.matched,
    setting
  )
  const entries = [...shown].flatMap(([name, own]) => {
    const spelling = asEntry(name, own, asked.get(name) ?? [], setting)
    return spelling === undefined ? [] : [{ name, spelling, own }]
  })

  return {
    summary: summaryFor(resume, job.matched, entries, language),
    skills: entries
      .filter(({ name, spelling }) => !inSkills.has(name) && !isListed(spelling))
      .slice(0, most.skills)
      .map(({ spelling }) => spelling),
    experience_edits: respellingsOf(bullets, asked, job.matched, language).slice(0, most.edits),
    warnings: []
  }
}
