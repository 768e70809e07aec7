import type { ProfileContent } from "../../domain/MasterProfile.js"
import { normaliseDate } from "../parse/dates.js"
import {
  degreeFields,
  emptyJsonResume,
  given,
  isFormatDate,
  isOngoing,
  type JsonResume,
  type Losses,
  type Noted,
  placeFields,
  saying
} from "./JsonResume.js"

/** A field with its text, or no field: the format knows no null. */
const field = <const Name extends string>(name: Name, text: string | null | undefined): { [K in Name]?: string } => {
  const value = given(text)
  const fields: { [K in Name]?: string } = {}
  if (value !== undefined) fields[name] = value
  return fields
}

const list = <const Name extends string, A>(
  name: Name,
  entries: ReadonlyArray<A>
): { [K in Name]?: ReadonlyArray<A> } => {
  const fields: { [K in Name]?: ReadonlyArray<A> } = {}
  if (entries.length > 0) fields[name] = entries
  return fields
}

/** A date as the format writes it; one written otherwise is read, and left out where it cannot be. */
const dateOf = (text: string | null, path: string, noted: Noted): string | undefined => {
  const written = given(text)
  if (written === undefined || isFormatDate(written)) return written
  const read = normaliseDate(written)
  const known = read !== null && isFormatDate(read) ? read : undefined
  ;(known !== undefined || isOngoing(written) ? noted.changed : noted.dropped).push(path)
  return known
}

/** A resume in the JSON Resume format from a profile. Every field of a profile but an unreadable date has its place. */
export const jsonResumeOf = (profile: ProfileContent): { readonly resume: JsonResume; readonly losses: Losses } => {
  const noted: Noted = { dropped: [], changed: [] }
  const place = given(profile.location)
  const network = given(profile.network_url)
  const basics = {
    ...field("name", profile.full_name),
    ...field("email", profile.email),
    ...field("phone", profile.phone),
    ...field("url", profile.portfolio_url),
    ...field("summary", profile.summary),
    ...(place === undefined ? {} : { location: placeFields(place) }),
    ...(network === undefined ? {} : { profiles: [{ url: network }] })
  }
  const work = profile.experiences.map(({ company, description, end_date, role, start_date }, at) => ({
    name: company,
    position: role,
    ...field("startDate", dateOf(start_date, `experiences[${at}].start_date`, noted)),
    ...field("endDate", dateOf(end_date, `experiences[${at}].end_date`, noted)),
    ...list("highlights", saying(description))
  }))
  const education = profile.education.map(({ degree, end_date, school, start_date }, at) => ({
    ...field("institution", school),
    ...(degree === undefined || given(degree) === undefined ? {} : degreeFields(degree)),
    ...field("startDate", dateOf(start_date, `education[${at}].start_date`, noted)),
    ...field("endDate", dateOf(end_date, `education[${at}].end_date`, noted))
  }))
  const resume: JsonResume = {
    ...emptyJsonResume,
    ...(Object.keys(basics).length === 0 ? {} : { basics }),
    ...list("work", work),
    ...list("education", education),
    ...list(
      "certificates",
      saying(profile.certifications).map((name) => ({ name }))
    ),
    ...list(
      "skills",
      saying(profile.base_skills).map((name) => ({ name }))
    )
  }
  return { resume, losses: noted }
}
