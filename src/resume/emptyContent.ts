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
