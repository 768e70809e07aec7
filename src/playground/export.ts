import type { ProfileContent } from "../domain/MasterProfile.js"

// The approved result as files. What is written here is read again by the same parser, so that a resume that was taken
// home can come back.

const present = (texts: ReadonlyArray<string | null | undefined>): ReadonlyArray<string> =>
  texts.flatMap((text) => (text === null || text === undefined || text.trim() === "" ? [] : [text]))

const datesOf = ({
  end_date,
  start_date
}: {
  readonly start_date: string | null
  readonly end_date: string | null
}): string => (start_date === null ? (end_date ?? "") : `${start_date} - ${end_date ?? "Present"}`)

/** How one kind of text writes a resume. */
interface Format {
  readonly title: (text: string) => string
  readonly section: (text: string) => string
  readonly entry: (text: string) => string
  readonly bullet: (text: string) => string
}

const markdownFormat: Format = {
  title: (text) => `# ${text}`,
  section: (text) => `## ${text}`,
  entry: (text) => `### ${text}`,
  bullet: (text) => `- ${text}`
}

const plainFormat: Format = {
  title: (text) => text,
  section: (text) => text.toUpperCase(),
  entry: (text) => text,
  bullet: (text) => `• ${text}`
}

const oneLine = (text: string) => text.replace(/\s+/g, (gap) => (gap.includes("\n") ? " " : gap))

const written = (profile: ProfileContent, format: Format): string => {
  const section = (title: string, blocks: ReadonlyArray<string>) =>
    blocks.length === 0 ? [] : [format.section(title), ...blocks]
  const contacts = [
    present([profile.email, profile.phone, profile.location]).join(" | "),
    present([profile.network_url, profile.portfolio_url]).join(" | ")
  ]
  const experiences = profile.experiences.map((item) =>
    [
      ...present([format.entry(item.role), item.company, datesOf(item)]).map(oneLine),
      ...item.description.map((text) => format.bullet(oneLine(text)))
    ].join("\n")
  )
  const education = profile.education.map((item) =>
    present([item.degree, item.school, datesOf(item)])
      .map(oneLine)
      .join("\n")
  )
  const list = (entries: ReadonlyArray<string>) =>
    entries.length === 0 ? [] : [entries.map((entry) => format.bullet(oneLine(entry))).join("\n")]
  const blocks = [
    ...present([[...present([profile.full_name]).map(format.title), ...present(contacts)].join("\n")]),
    ...section("Summary", present([profile.summary])),
    ...section("Skills", list(profile.base_skills)),
    ...section("Experience", experiences),
    ...section("Education", education),
    ...section("Certifications", list(profile.certifications))
  ]
  return `${blocks.join("\n\n")}\n`
}

/** A resume as Markdown. */
export const markdownOf = (profile: ProfileContent): string => written(profile, markdownFormat)

/** A resume as plain text. */
export const plainTextOf = (profile: ProfileContent): string => written(profile, plainFormat)

/** A profile as `PATCH /api/profile/me` and `tailor score --resume` take it: what is not known is left out. */
export const jsonOf = (profile: ProfileContent): string => {
  const known = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== null))
  return `${JSON.stringify(known, null, 2)}\n`
}
