import { type Period, periodIn } from "./dates.js"
import { otherHeadings } from "./otherLanguages.js"

export type ProfileSection =
  "summary" | "experience" | "education" | "skills" | "certifications" | "languages" | "contact" | "other"

/** A line of a profile text with what can be seen of it alone. */
export interface Line {
  /** Without bullet mark, heading marks, emphasis and outer spaces. */
  readonly text: string
  readonly bullet: boolean
  readonly indent: number
  readonly blankBefore: boolean
  /** Set when the line is the heading of a section. */
  readonly heading: ProfileSection | undefined
  /** What follows a heading on its own line ("Skills: Go, SQL"). */
  readonly tail: string
  /** Marked up as a heading of any kind (Markdown `##`). */
  readonly marked: boolean
  readonly period: Period | undefined
}

const sections = [
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
const allHeadings = [...headings, ...sections.map((section) => [section, otherHeadings[section]] as const)]
const sectionOf: ReadonlyMap<string, ProfileSection> = new Map(
  allHeadings.flatMap(([section, names]) => names.split("|").map((name): [string, ProfileSection] => [name, section]))
)

/** Any sign that stands before a space, not only those that a list of bullets would hold; "o" is what becomes of a hollow one. */
const bulletMark =
  /^(?:[\p{So}\p{Sm}\-*•▪◦‣⁃∙·–—»›~]|>{1,2}|[=-]>|--|\d{1,2}[.)])\s+(?=\S)|^o(?:\t| {2,})\s*(?=\p{Lu})|^[•●▪◦‣►➢✓✔](?=\S)/u

const withoutEmphasis = (text: string) =>
  text.replace(/\*\*|__|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, "")

/** Rules and signs around a heading: "=== Skills ===", "~ Who I am ~". */
const withoutOrnament = (text: string): string =>
  text
    .replace(/[=_~-]{3,}/g, "")
    .replace(/^\s*[~*=•·.]{1,3}\s+(?=\S.*\s[~*=•·.]{1,3}\s*$)|\s+[~*=•·.]{1,3}\s*$/g, "")
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

/** The section that a line opens, and what follows its name on the line. */
export const headingIn = (text: string): { readonly section: ProfileSection; readonly tail: string } | undefined => {
  const plain = withoutOrnament(text)
  const colon = plain.indexOf(":")
  const name = (colon < 0 ? plain : plain.slice(0, colon)).trim()
  if (name.length > 45) return undefined
  const known = name.toLowerCase().replace(/\s+/g, " ")
  // "Research experience", "Hospitality experience": whatever it is of, but volunteering is told apart.
  const kind = colon < 0 ? kindOf(known) : undefined
  const isOrnate = colon < 0 && plain !== text.trim() && /^[~*=•·.]+ [^~*=•·.]+ [~*=•·.]+$/.test(text.trim())
  const section = sectionOf.get(known) ?? kind ?? (isOrnate ? "other" : undefined)
  if (section === undefined) return undefined
  const tail = colon < 0 ? "" : plain.slice(colon + 1).trim()
  // "tools: a hammer" inside a text is no heading; a heading begins with a capital.
  if (name[0] !== name[0]?.toUpperCase()) return undefined
  return { section, tail }
}

/** The lines of a text that hold anything. */
export const linesOf = (text: string): ReadonlyArray<Line> => {
  const lines: Array<Line> = []
  let blankBefore = true
  for (const raw of text.split("\n")) {
    const trimmed = raw.trim()
    if (trimmed === "" || /^[-=_*~•.·|]{3,}$/.test(trimmed)) {
      blankBefore = true
      continue
    }
    const markedHeading = /^#{1,6}\s+/.exec(trimmed)
    const isMarked = markedHeading !== null
    const unmarked = isMarked ? trimmed.slice(markedHeading[0].length) : trimmed
    const isOrnate = /^[~=*]/.test(unmarked) && headingIn(unmarked) !== undefined
    const mark = isMarked || isOrnate ? null : bulletMark.exec(unmarked)
    const content = withoutEmphasis(mark === null ? unmarked : unmarked.slice(mark[0].length)).trim()
    if (content === "") continue
    const heading = mark === null ? headingIn(content) : undefined
    lines.push({
      text: content,
      bullet: mark !== null,
      indent: raw.length - raw.trimStart().length,
      blankBefore,
      heading: heading?.section,
      tail: heading?.tail ?? "",
      marked: isMarked,
      period: periodIn(content)
    })
    blankBefore = false
  }
  return lines
}
