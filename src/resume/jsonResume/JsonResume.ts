// JSON Resume (its schema 1.x), as far as a profile has a place for it. Everything else of the format is left out, and
// said to be. Blank texts and null count as not given: many published resumes are templates half filled in.

type Text = string | null | undefined

export interface JsonResumeLocation {
  readonly city?: Text
  readonly region?: Text
  readonly countryCode?: Text
  /** Read only where none of the others is given; never written. */
  readonly address?: Text
}

export interface JsonResumeWork {
  readonly name?: Text
  /** What `name` was called before schema 1.0; never written. */
  readonly company?: Text
  readonly position?: Text
  /** ISO 8601, each part after the year optional. */
  readonly startDate?: Text
  /** Not given means ongoing. */
  readonly endDate?: Text
  /** Becomes bullets of its own, a line each; never written. */
  readonly summary?: Text
  readonly highlights?: ReadonlyArray<string> | null | undefined
}

export interface JsonResumeEducation {
  readonly institution?: Text
  readonly studyType?: Text
  readonly area?: Text
  readonly startDate?: Text
  readonly endDate?: Text
}

export interface JsonResumeSkill {
  readonly name?: Text
  /** Become skills of their own; never written. */
  readonly keywords?: ReadonlyArray<string> | null | undefined
}

export interface JsonResume {
  readonly $schema?: string | undefined
  readonly basics?:
    | {
        readonly name?: Text
        readonly email?: Text
        readonly phone?: Text
        readonly url?: Text
        readonly summary?: Text
        readonly location?: JsonResumeLocation | null | undefined
        readonly profiles?: ReadonlyArray<{ readonly url?: Text }> | null | undefined
      }
    | null
    | undefined
  readonly work?: ReadonlyArray<JsonResumeWork> | null | undefined
  readonly education?: ReadonlyArray<JsonResumeEducation> | null | undefined
  readonly certificates?: ReadonlyArray<{ readonly name?: Text }> | null | undefined
  readonly skills?: ReadonlyArray<JsonResumeSkill> | null | undefined
}

/** What a conversion could not carry over as it stands, by the paths of the input's fields (`work[0].location`). */
export interface Losses {
  /** Not in the result at all. */
  readonly dropped: ReadonlyArray<string>
  /** In the result in another form: joined, split, moved or read as a date. */
  readonly changed: ReadonlyArray<string>
}

export interface Noted {
  readonly dropped: Array<string>
  readonly changed: Array<string>
}

const schemaAddress = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"

/** An empty resume of the version that is written. */
export const emptyJsonResume: JsonResume = { $schema: schemaAddress }

/** A text that says something, or undefined. */
export const given = (text: Text): string | undefined =>
  text === null || text === undefined || text.trim() === "" ? undefined : text

export const saying = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.filter((text) => given(text) !== undefined)

/** The format's dates: year, year and month, or day. */
export const isFormatDate = (text: string): boolean => /^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/.test(text)

/** Words for "to this day", which the format says by leaving the end out. */
export const isOngoing = (text: string): boolean =>
  /^\s*(?:present|current|currently|now|ongoing|today|to date)\.?\s*$/i.test(text)

/** A web address with a scheme: published resumes often leave it out. */
export const addressWithScheme = (text: string): string =>
  /^[A-Za-z][A-Za-z0-9+.-]*:/.test(text) ? text : `https://${text}`

const separator = ", "

const joined = (texts: ReadonlyArray<Text>): string | undefined =>
  given(texts.flatMap((text) => given(text) ?? []).join(separator))

/** The two fields of a degree in one text: "Bachelor, Information Technology". */
export const degreeOf = ({ area, studyType }: JsonResumeEducation): string | undefined => joined([studyType, area])

/** The inverse of `degreeOf` wherever the study type holds no comma. */
export const degreeFields = (degree: string): Pick<JsonResumeEducation, "studyType" | "area"> => {
  const at = degree.indexOf(separator)
  const fields = { studyType: degree.slice(0, at), area: degree.slice(at + separator.length) }
  return at > 0 && degreeOf(fields) === degree ? fields : { studyType: degree }
}

/** City, region and country in one line; the address only where nothing else is given. */
export const placeOf = ({ address, city, countryCode, region }: JsonResumeLocation): string | undefined =>
  joined([city, region, countryCode]) ?? given(address)

/** The inverse of `placeOf` for "City", "City, Region" and "City, Region, CC"; anything else is one field. */
export const placeFields = (place: string): JsonResumeLocation => {
  const [city = "", region, countryCode, ...more] = place.split(separator)
  if (region === undefined || more.length > 0 || (countryCode !== undefined && !/^[A-Z]{2}$/.test(countryCode))) {
    return { city: place }
  }
  const fields = countryCode === undefined ? { city, region } : { city, region, countryCode }
  return placeOf(fields) === place ? fields : { city: place }
}
