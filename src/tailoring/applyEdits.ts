import type { EditableResume } from "../domain/Optimization.js"
import type { GuardedProposal } from "./guard/guard.js"

/** The profile with accepted edits: every employer, role, date, bullet and skill stays, in order. */
export const applyEdits = (
  resume: EditableResume,
  accepted: Pick<GuardedProposal, "edits" | "skills" | "summary">
): EditableResume => {
  const byPlace = new Map(accepted.edits.map(({ after, bullet, experience }) => [`${experience}.${bullet}`, after]))
  return {
    ...resume,
    summary: accepted.summary ?? resume.summary,
    base_skills: [...resume.base_skills, ...accepted.skills],
    experiences: resume.experiences.map((item, experience) => ({
      ...item,
      description: item.description.map((text, bullet) => byPlace.get(`${experience}.${bullet}`) ?? text)
    }))
  }
}
