import { withoutDenied } from "./ingest/ground.js"
import { type ProfileRead, readProfile } from "./parse/parseProfile.js"

/**
 * The profile that a sanitized resume text tells of, read by rules. Everything that reads a resume's text reads it here:
 * the score of a text is the score of this profile. Linear.
 */
export const profileOfText = (text: string): ProfileRead => {
  const { notUnderstood, profile } = readProfile(text)
  return { profile: withoutDenied(profile, text), notUnderstood }
}
