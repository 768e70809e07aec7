import type { ProfileContent } from "../domain/MasterProfile.js"

/** A profile as `PATCH /api/profile/me` and `tailor score --resume` take it: what is not known is left out. */
export const jsonOf = (profile: ProfileContent): string => {
  const known = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== null))
  return `${JSON.stringify(known, null, 2)}\n`
}
