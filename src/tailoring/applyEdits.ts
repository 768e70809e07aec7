import type { EditableResume } from "../domain/Optimization.js"
import type { AcceptedEdit, GuardedProposal } from "./guard/guard.js"

const withEdits = (
  experiences: EditableResume["experiences"],
  edits: ReadonlyArray<AcceptedEdit>
): EditableResume["experiences"] => {
  if (edits.length === 0) return experiences
  const byPlace = new Map(edits.map((edit) => [`${edit.experience}.${edit.bullet}`, edit.after]))
  return experiences.map((item, experience) => ({
    ...item,
    description: item.description.map((text, bullet) => byPlace.get(`${experience}.${bullet}`) ?? text)
  }))
}

/** The profile with accepted edits: every employer, role, date, bullet and skill stays, in order. */
export const applyEdits = (
  resume: EditableResume,
  accepted: Pick<GuardedProposal, "edits" | "skills" | "summary">
): EditableResume => ({
  ...resume,
  summary: accepted.summary ?? resume.summary,
  base_skills: accepted.skills.length === 0 ? resume.base_skills : [...resume.base_skills, ...accepted.skills],
  experiences: withEdits(resume.experiences, accepted.edits)
})
