import { otherHeadings } from "./otherLanguages.js"

export type ProfileSection =
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certifications"
  | "languages"
  | "contact"
  | "other"
  /** Under a heading that nobody knows. */
  | "unknown"

const listed = [
  "summary",
  "experience",
  "education",
  "skills",
  "certifications",
  "languages",
  "contact",
  "other"
] as const

const headings: ReadonlyArray<readonly [ProfileSection, string]> = [
  [
    "summary",
    "summary|professional summary|career summary|executive summary|profile|professional profile|about|about me|objective|career objective|personal statement|overview|introduction|highlights|who i am|career summary|summary of qualifications|profilo|profiel|profil|kurzprofil|über mich|résumé|à propos|resumen|perfil|perfil profesional|sobre mí|sobre mim|resumo"
  ],
  [
    "experience",
    "experience|work|jobs|work experience|professional experience|employment|employment history|work history|career history|relevant experience|clinical experience|teaching experience|career|positions held|where i have worked|where i worked|what i have done|professional background|positions|berufserfahrung|beruflicher werdegang|expérience|expériences|expérience professionnelle|expériences professionnelles|experiencia|experiencia laboral|experiencia profesional|experiência|experiência profissional|esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|werkervaring|ervaring|doświadczenie|doświadczenie zawodowe|arbetslivserfarenhet|erhvervserfaring|internship|internships|placements|military service"
  ],
  [
    "education",
    "education|school|schools|education and training|education & training|academic background|academic history|qualifications|academic qualifications|studies|training and education|ausbildung|bildung|studium|formation|études|educación|formación|formación académica|educação|formação|formação acadêmica|formação académica|istruzione|istruzione e formazione|formazione|opleiding|opleidingen|wykształcenie|utbildning|uddannelse|schooling"
  ],
  [
    "skills",
    "skills|what i know|what i can do|tools and methods|methods|methods and tools|tools & methods|strengths|technical skills|core skills|key skills|core competencies|competencies|areas of expertise|expertise|technologies|tools|tools and technologies|tools & technologies|tech stack|skill set|skills and tools|skills & tools|skills & expertise|top skills|professional skills|technical proficiencies|clinical skills|kenntnisse|fähigkeiten|it-kenntnisse|compétences|habilidades|competencias|competências|aptitudes|competenze|competenze tecniche|vaardigheden|umiejętności|kompetenser|it skills|computer skills|software|software skills|soft skills|hard skills|other skills|additional skills"
  ],
  [
    "certifications",
    "certifications|certificates|certification|licenses|licences|licensure|licenses and certifications|licenses & certifications|licences and certifications|certifications and licenses|certifications & licenses|licensure and certifications|licenses/certifications|certifications and training|zertifikate|zertifizierungen|certificaciones|certificats|certificações|bar admissions|admissions|registration|registrations|professional registration|credentials|accreditations|certificazioni|certificaten|certyfikaty|certifications and licences|training and certifications|licenses and registrations"
  ],
  ["languages", "languages|language skills|sprachen|langues|idiomas|lingue|talen|języki"],
  [
    "contact",
    "contact|contact information|contact details|personal details|kontakt|coordonnées|contacto|contato|contatti"
  ],
  [
    "other",
    "teaching|academic service|service|funding|projects|personal projects|publications|awards|honors|honours|honors and awards|honors & awards|volunteering|volunteer experience|volunteer work|interests|hobbies|references|activities|memberships|professional memberships|affiliations|patents|courses|professional development|accomplishments|achievements|additional information|recommendations|proyectos|projets|projekte|interessen"
  ]
]
const allHeadings = [...headings, ...listed.map((section) => [section, otherHeadings[section]] as const)]
const sectionOf: ReadonlyMap<string, ProfileSection> = new Map(
  allHeadings.flatMap(([section, names]) => names.split("|").map((name): [string, ProfileSection] => [name, section]))
)

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
  const section = sectionOf.get(known) ?? kind ?? (isOrnate ? "other" : undefined)
  if (section === undefined) return undefined
  const tail = colon < 0 ? "" : plain.slice(colon + 1).trim()
  // "tools: a hammer" inside a text is no heading; a heading begins with a capital.
  if (name[0] !== name[0]?.toUpperCase()) return undefined
  return { section, tail, isListed: kind === undefined || sectionOf.has(known) }
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
    "other",
    set(
      "projects project talks talk speaking community service memberships membership affiliations associations interests hobbies pastimes references referees publications presentations lectures conferences awards award honors honours prizes recognition achievements achievement accomplishments results matters rotations rotation practicum practica portfolio patents grants research activities extracurricular extracurriculars information involvement outreach leisure miscellaneous exhibitions performances press media teaching committees boards citizenship availability"
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
  if (kinds.has("volunteering") && !(isPaid && kinds.has("experience"))) return "other"
  if (kinds.has("experience")) return "experience"
  if (kinds.has("skills")) return "skills"
  if (kinds.has("education") && !kinds.has("learning")) return "education"
  if (kinds.has("certifications")) return "certifications"
  if (kinds.has("languages")) return "languages"
  if (kinds.has("training") && !kinds.has("learning") && !kinds.has("other")) return "education"
  return kinds.has("summary") && !kinds.has("other") ? "summary" : "other"
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
