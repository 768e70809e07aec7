import { headedSections, type HeadedSection } from "../../rules/resumeHeadings.js"

export type ProfileSection =
  | HeadedSection
  /** Under a heading that nobody knows. */
  | "unknown"

/** Rules and signs around a heading: "=== Skills ===", "~ Who I am ~". */
const withoutOrnament = (text: string): string =>
  text
    .trimEnd()
    // "Experience (continued)", on the second page.
    .replace(/(?<![\s,–—-])[\s,–—-]*[(\[]?\b(?:continued|cont['’]?d\.?|cont\.|fortsetzung|suite)[)\]]?(?:\s*:)?$/i, "")
    .replace(/[=_~-]{3,}/g, "")
    .trim()
    .replace(/^[~*=•·.]{1,3}\s+(?=\S.*\s[~*=•·.]{1,3}$)|(?<!\s)\s+[~*=•·.]{1,3}$/g, "")
    .trim()

/** "Research experience", "Academic appointments", "Laboratory skills": whatever they are of, but volunteering is told apart. */
const kindOf = (name: string): ProfileSection | undefined => {
  if (/^(?!volunteer)\p{L}+(?: \p{L}+)? (?:experience|appointments|employment)$/u.test(name)) return "experience"
  if (/^\p{L}+(?: (?:and|&) \p{L}+)? skills$/u.test(name)) return "skills"
  return /^(?:\p{L}+,? ){0,3}(?:publications|presentations|talks|grants|awards|papers|conferences|posters|fellowships)$/u.test(
    name
  )
    ? "other"
    : undefined
}

/** "Made posters", "Improved communication skills": work, and no heading. */
const isDeed =
  /^(?!(?:selected|invited|related|refereed|reviewed|published|combined|advanced|applied|supervised|varied|unrelated)\b)(?:\p{L}+ed|made|gave|wrote|taught|won|built|led|ran|held|got|kept|did|brought|sold|drew|sent|found|grew|make|give|write|teach|build|run|hold)\b/iu

/** The section that a line opens, what follows its name on the line, and whether it is a name of the list. */
export const headingIn = (
  text: string
): { readonly section: ProfileSection; readonly tail: string; readonly isListed: boolean } | undefined => {
  const plain = withoutOrnament(text)
  const colon = plain.indexOf(":")
  const name = (colon < 0 ? plain : plain.slice(0, colon)).trim()
  if (name.length > 45) return undefined
  const known = name.toLowerCase().replace(/\s+/g, " ")
  // "Research experience", "Hospitality experience": whatever it is of, but volunteering is told apart.
  const kind = colon < 0 && !isDeed.test(known) ? kindOf(known) : undefined
  const isOrnate = colon < 0 && plain !== text.trim() && /^[~*=•·.]+ [^~*=•·.]+ [~*=•·.]+$/.test(text.trim())
  const section = headedSections.get(known) ?? kind ?? (isOrnate ? "unknown" : undefined)
  if (section === undefined) return undefined
  const tail = colon < 0 ? "" : plain.slice(colon + 1).trim()
  // "tools: a hammer" inside a text is no heading; a heading begins with a capital.
  if (name[0] !== name[0]?.toUpperCase()) return undefined
  return { section, tail, isListed: kind === undefined || headedSections.has(known) }
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

/** Words that headings are made of, by what they announce. */
const nouns: ReadonlyArray<readonly [string, ReadonlySet<string>]> = [
  ["volunteering", set("volunteering volunteer volunteerism")],
  [
    "experience",
    set(
      "experience experiences employment employers career history jobs positions roles appointments internships assignments engagements"
    )
  ],
  ["learning", set("continuing learning development courses coursework course seminars workshops cpd ce ceu ceus ceh")],
  ["education", set("education educational academic academics schooling studies qualifications degrees")],
  [
    "certifications",
    set(
      "certification certifications certificate certificates licence licences license licenses licensure licensing credential credentials registration registrations registered accreditation accreditations permits tickets endorsements clearances clearance"
    )
  ],
  [
    "skills",
    set(
      "skills skill competencies competences competency proficiencies expertise technologies tools strengths software abilities capabilities"
    )
  ],
  ["languages", set("languages language")],
  ["summary", set("summary profile objective statement")],
  ["training", set("training trainings")],
  [
    "projects",
    set(
      "projects project community service achievements achievement accomplishments results matters rotations rotation practicum practica research activities extracurricular extracurriculars involvement outreach"
    )
  ],
  [
    "other",
    set(
      "talks talk speaking memberships membership affiliations associations interests hobbies pastimes references referees publications presentations lectures conferences awards award honors honours prizes recognition portfolio patents grants information leisure miscellaneous exhibitions performances press media teaching committees boards citizenship availability"
    )
  ]
]
const nounOf: ReadonlyMap<string, string> = new Map(
  nouns.flatMap(([kind, words]) => [...words].map((word): [string, string] => [word, kind]))
)

/** Words between those, which announce nothing by themselves. */
const fillers = set(
  "and & of or the a in to for with my i other additional selected select further key main notable recent relevant professional personal related current past previous prior earlier early core work works working paid clinical technical special specialist specialized industry industrial trade vocational formal military civic public social sample samples highlights major representative state national board areas area fields field side outside beyond away from non on as job formation legal medical computer it digital creative practical hands-on full part time certified safety driving"
)

const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}][\p{L}'’-]*|&/gu) ?? []

const sectionOfKinds = (kinds: ReadonlySet<string>, words: ReadonlyArray<string>): ProfileSection => {
  const isPaid = words.some((word) => /^(?:work|paid|professional|employment)$/.test(word))
  if (kinds.has("volunteering") && !(isPaid && kinds.has("experience"))) return "projects"
  if (kinds.has("experience")) return "experience"
  if (kinds.has("skills")) return "skills"
  if (kinds.has("education") && !kinds.has("learning")) return "education"
  if (kinds.has("certifications")) return "certifications"
  if (kinds.has("languages")) return "languages"
  const isOther = kinds.has("other") || kinds.has("projects")
  if (kinds.has("training") && !kinds.has("learning") && !isOther) return "education"
  if (kinds.has("summary") && !isOther) return "summary"
  return kinds.has("other") && !kinds.has("projects") ? "other" : "projects"
}

/** A heading put together of the words that headings have, and how much of it they are. */
export const composedHeading = (
  text: string
): { readonly section: ProfileSection; readonly isWhole: boolean; readonly words: number } | undefined => {
  const name = withoutOrnament(text).replace(/:$/, "").trim()
  if (name.length > 50 || /[\d@.;:"“”]|,$/.test(name) || name[0] !== name[0]?.toUpperCase()) return undefined
  const words = wordsOf(name)
  if (words.length === 0 || words.length > 7 || isDeed.test(name)) return undefined
  const known = words.map((word) => nounOf.get(word))
  const kinds = new Set(known.flatMap((kind) => kind ?? []))
  const isOutside = /^(?:outside|beyond|away from|selected|select|sample) (?:of )?works?$/i.test(name)
  if (kinds.size === 0 && !isOutside) return undefined
  const isWhole = words.every((word) => nounOf.has(word) || fillers.has(word))
  return { section: isOutside ? "other" : sectionOfKinds(kinds, words), isWhole, words: words.length }
}
