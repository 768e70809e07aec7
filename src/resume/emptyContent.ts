import type { ProfileContent } from "../domain/MasterProfile.js"

/** Nothing at all, to merge lists by themselves. */
export const emptyContent: ProfileContent = {
  full_name: null,
  email: null,
  phone: null,
  location: null,
  network_url: null,
  portfolio_url: null,
  summary: null,
  base_skills: [],
  certifications: [],
  experiences: [],
  education: []
}

/** Whether a profile holds nothing that could be tailored. */
export const holdsNothing = (profile: ProfileContent): boolean =>
  profile.experiences.length + profile.education.length + profile.base_skills.length + profile.certifications.length ===
    0 && profile.summary === null
