import type { EditProposal } from "../../domain/Optimization.js"
import { glossed } from "../../lexicon/glossaries/gloss.js"
import { glossesOf } from "../../lexicon/glossaries/glossary.js"
import { english, type Language, nameOfLanguage } from "../../lexicon/Language.js"
import { acceptedCount, type GuardedProposal, type Guarding, guardProposal, resumeIn } from "./guard.js"
import { sameText } from "./reading/TextView.js"

// The guard reads English. A resume in another language and what was proposed for it are judged as their glossary reads
// them, both alike; what stands is given back in the person's own words.

const proposalIn = (proposal: EditProposal, read: (text: string) => string): EditProposal => ({
  ...proposal,
  summary: read(proposal.summary),
  skills: proposal.skills.map(read),
  experience_edits: proposal.experience_edits.map((edit) => ({
    ...edit,
    original_bullet: read(edit.original_bullet),
    revised_bullet: read(edit.revised_bullet)
  }))
})

/** Judges everything a model answered (`guardProposal`), in the language of the resume. */
export const guardProposalIn = ({
  job,
  language = english,
  proposal,
  resume
}: Guarding & {
  /** What the resume and the edits are written in; English when not given. */
  readonly language?: Language
}): GuardedProposal => {
  const glosses = glossesOf(language)
  if (glosses === undefined) return guardProposal({ resume, job, proposal })
  const read = (text: string) => glossed(text, glosses).folded
  const guarded = guardProposal({ resume: resumeIn(resume, read), job, proposal: proposalIn(proposal, read) })
  const skillOf = new Map(proposal.skills.map((skill) => [read(skill).trim(), skill.trim()]))
  const ownEdits = (edits: GuardedProposal["edits"]): GuardedProposal["edits"] =>
    edits.flatMap((edit) => {
      const before = resume.experiences[edit.experience]?.description[edit.bullet]
      const proposed = proposal.experience_edits.find(
        ({ original_bullet, revised_bullet }) =>
          read(revised_bullet).trim() === edit.after && sameText(read(original_bullet)) === sameText(edit.before)
      )
      return before === undefined || proposed === undefined
        ? []
        : [{ ...edit, before, after: proposed.revised_bullet.trim() }]
    })
  const { offered } = guarded
  return {
    ...guarded,
    summary: guarded.summary === null ? null : proposal.summary.trim(),
    skills: guarded.skills.flatMap((skill) => skillOf.get(skill) ?? []),
    edits: ownEdits(guarded.edits),
    offered: {
      summary: offered.summary === null ? null : { ...offered.summary, text: proposal.summary.trim() },
      skills: offered.skills.flatMap((one) => {
        const text = skillOf.get(one.text)
        return text === undefined ? [] : [{ ...one, text }]
      }),
      edits: ownEdits(offered.edits)
    }
  }
}

/** What a person should know of edits to a resume that is not in English. */
export const guardWarnings = (language: Language, guarded: GuardedProposal): ReadonlyArray<string> =>
  language === english || acceptedCount(guarded) === 0
    ? []
    : [
        `The resume is in ${nameOfLanguage(language)}, in which fewer words are checked than in English: read each suggestion against what you have really done.`
      ]
