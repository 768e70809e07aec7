import type { ProfileContent } from "../../domain/MasterProfile.js"
import { emptyContent } from "../emptyContent.js"
import { isNetworkPage } from "../parse/names.js"
import {
  addressWithScheme,
  degreeFields,
  degreeOf,
  given,
  isOngoing,
  type JsonResume,
  type JsonResumeEducation,
  type JsonResumeLocation,
  type JsonResumeSkill,
  type JsonResumeWork,
  type Losses,
  type Noted,
  placeFields,
  placeOf,
  saying
} from "./JsonResume.js"

/** Names of groups that say nothing of a person by themselves. */
const groupHeading =
  /^(?:(?:programming|soft|hard|technical|key|core|other|additional|computer) )?(?:languages|frameworks|libraries|frameworks (?:and|&) libraries|tools|tooling|databases|technologies|platforms|skills|software|methods|other|miscellaneous)$/i

const locationOf = (location: JsonResumeLocation, noted: Noted): string | null => {
  const place = placeOf(location)
  if (place === undefined) return null
  const usesAddress = placeOf({ ...location, address: null }) === undefined
  if (!usesAddress && given(location.address) !== undefined) noted.dropped.push("basics.location.address")
  const fields = placeFields(place)
  const isSame = (["city", "region", "countryCode"] as const).every((name) => given(location[name]) === fields[name])
  if (!isSame) noted.changed.push("basics.location")
  return place
}

/** The page on a professional network if one looks like it, else the first. */
const networkOf = (profiles: ReadonlyArray<{ readonly url?: string | null | undefined }>, noted: Noted) => {
  const urls = profiles.map(({ url }) => given(url))
  const network = urls.findIndex((url) => url !== undefined && isNetworkPage(url))
  const chosen = network >= 0 ? network : urls.findIndex((url) => url !== undefined)
  let address: string | null = null
  urls.forEach((url, at) => {
    if (url === undefined) return
    const path = `basics.profiles[${at}].url`
    if (at !== chosen) return noted.dropped.push(path)
    address = addressWithScheme(url)
    if (at > 0 || address !== url) noted.changed.push(path)
  })
  return address
}

const endOf = (text: string | undefined, path: string, noted: Noted): string | null => {
  if (text === undefined) return null
  if (!isOngoing(text)) return text
  noted.changed.push(path)
  return null
}

const experienceOf = (work: JsonResumeWork, at: number, noted: Noted): ProfileContent["experiences"][number] => {
  const path = `work[${at}]`
  const summary = saying((work.summary ?? "").split(/\r?\n/))
  if (summary.length > 0) noted.changed.push(`${path}.summary`)
  const name = given(work.name)
  if (given(work.company) !== undefined) (name === undefined ? noted.changed : noted.dropped).push(`${path}.company`)
  return {
    company: name ?? given(work.company) ?? "",
    role: given(work.position) ?? "",
    start_date: given(work.startDate) ?? null,
    end_date: endOf(given(work.endDate), `${path}.endDate`, noted),
    description: [...summary, ...saying(work.highlights ?? [])]
  }
}

const educationOf = (education: JsonResumeEducation, at: number, noted: Noted): ProfileContent["education"][number] => {
  const school = given(education.institution)
  const degree = degreeOf(education)
  if (degree !== undefined) {
    const { area, studyType } = degreeFields(degree)
    if (studyType !== given(education.studyType)) noted.changed.push(`education[${at}].studyType`)
    if (area !== given(education.area)) noted.changed.push(`education[${at}].area`)
  }
  return {
    ...(school === undefined ? {} : { school }),
    ...(degree === undefined ? {} : { degree }),
    start_date: given(education.startDate) ?? null,
    end_date: endOf(given(education.endDate), `education[${at}].endDate`, noted)
  }
}

const skillsOf = (skills: ReadonlyArray<JsonResumeSkill>, noted: Noted): ReadonlyArray<string> => {
  let regrouped = false
  const names = skills.flatMap(({ keywords, name }, at) => {
    const words = saying(keywords ?? [])
    const own = given(name)
    regrouped ||= words.length > 0
    if (own !== undefined && words.length > 0 && groupHeading.test(own.trim())) {
      noted.dropped.push(`skills[${at}].name`)
      return words
    }
    return own === undefined ? words : [own, ...words]
  })
  if (regrouped) noted.changed.push("skills")
  return names
}

/**
 * A profile from a resume in the JSON Resume format. Copies and never infers. What the format has beyond these fields
 * is not seen here: `pathsBeyond` finds it.
 */
export const profileOfJsonResume = (
  resume: JsonResume
): { readonly profile: ProfileContent; readonly losses: Losses } => {
  const noted: Noted = { dropped: [], changed: [] }
  const basics = resume.basics ?? {}
  const url = given(basics.url)
  const address = url === undefined ? null : addressWithScheme(url)
  if (address !== (url ?? null)) noted.changed.push("basics.url")
  const profile: ProfileContent = {
    ...emptyContent,
    full_name: given(basics.name) ?? null,
    email: given(basics.email) ?? null,
    phone: given(basics.phone) ?? null,
    location: locationOf(basics.location ?? {}, noted),
    network_url: networkOf(basics.profiles ?? [], noted),
    portfolio_url: address,
    summary: given(basics.summary) ?? null,
    experiences: (resume.work ?? []).map((work, at) => experienceOf(work, at, noted)),
    education: (resume.education ?? []).map((education, at) => educationOf(education, at, noted)),
    certifications: (resume.certificates ?? []).flatMap(({ name }) => given(name) ?? []),
    base_skills: skillsOf(resume.skills ?? [], noted)
  }
  return { profile, losses: noted }
}
