const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Top-level names that only this format has; `education` is a profile's name, too. */
const ownNames = new Set([
  ...["$schema", "basics", "work", "skills", "certificates", "languages", "projects", "volunteer"],
  ...["awards", "publications", "interests", "references", "meta"]
])

const ownEducation = new Set(["institution", "studyType", "area"])

const holdsOwnEducation = (value: object): boolean => {
  const entries: unknown = Object.getOwnPropertyDescriptor(value, "education")?.value
  return (
    Array.isArray(entries) &&
    entries.some((entry) => isObject(entry) && Object.keys(entry).some((name) => ownEducation.has(name)))
  )
}

/** Whether a JSON value is meant as JSON Resume; `profileNames` are the fields of a profile. */
export const isJsonResume = (value: unknown, profileNames: ReadonlySet<string>): boolean => {
  if (!isObject(value)) return false
  const names = Object.keys(value)
  if (names.some((name) => profileNames.has(name) && name !== "education")) return false
  return names.some((name) => ownNames.has(name)) || holdsOwnEducation(value)
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.every(isBlank)) ||
  (isObject(value) && Object.values(value).every(isBlank))

/** Nested deeper, a value is named as a whole. */
const deepest = 8

/**
 * Paths of what `raw` says and `read` does not know, each as short as it can be: `languages`, `work[0].location`.
 * `read` is what a schema kept of `raw`.
 */
export const pathsBeyond = (raw: unknown, read: unknown, at = "", depth = 0): ReadonlyArray<string> => {
  if (isBlank(raw)) return []
  if (Array.isArray(raw)) {
    return Array.isArray(read) && depth < deepest
      ? raw.flatMap((entry: unknown, index) => pathsBeyond(entry, read[index], `${at}[${index}]`, depth + 1))
      : [at]
  }
  if (!isObject(raw)) return read === undefined ? [at] : []
  if (!isObject(read) || depth >= deepest) return [at]
  const known = new Map<string, unknown>(Object.entries(read))
  return Object.entries(raw).flatMap(([name, value]) =>
    pathsBeyond(value, known.get(name), at === "" ? name : `${at}.${name}`, depth + 1)
  )
}
