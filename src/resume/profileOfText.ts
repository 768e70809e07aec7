import type { ProfileContent } from "../domain/MasterProfile.js"
import { withoutDenied } from "./ingest/ground.js"
import { type ProfileRead, readProfile } from "./parse/parseProfile.js"

const namesIn = ({ base_skills, certifications, education }: ProfileContent): ReadonlyArray<string> => [
  ...base_skills,
  ...certifications,
  ...education.flatMap(({ degree, school }) => [degree ?? [], school ?? []].flat())
]

/**
 * The profile that a sanitized resume text tells of, read by rules. Everything that reads a resume's text reads it here:
 * the score of a text is the score of this profile. What the text names and takes back is among what was not understood,
 * after the lines that no field holds. Linear.
 */
export const profileOfText = (text: string): ProfileRead => {
  const { notUnderstood, profile: read } = readProfile(text)
  const profile = withoutDenied(read, text)
  const held = new Set(namesIn(profile).map((name) => name.toLowerCase()))
  const denied = namesIn(read).filter((name) => !held.has(name.toLowerCase()))
  return { profile, notUnderstood: [...notUnderstood, ...denied] }
}
