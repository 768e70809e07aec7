/**
 * Headings of a resume's sections, in small letters, by what stands below them. Those of other languages are met in texts
 * of any language, so they are words that English does not have, or phrases.
 */
const english = {
  summary:
    "summary|professional summary|career summary|executive summary|profile|professional profile|about|about me|objective|career objective|personal statement|overview|introduction|who i am|summary of qualifications|executive profile|career overview|profile summary|career focus",
  experience:
    "experience|work|jobs|work experience|professional experience|employment|employment history|work history|career history|relevant experience|clinical experience|teaching experience|career|positions held|where i have worked|where i worked|what i have done|professional background|positions|internship|internships|placements|military service|company details|employment experience|industry experience",
  education:
    "education|school|schools|education and training|education & training|academic background|academic history|qualifications|academic qualifications|studies|training and education|schooling|education details|qualification|educational background|training|academics|educational qualification|coursework",
  skills:
    "skills|what i know|what i can do|tools and methods|methods|methods and tools|tools & methods|strengths|technical skills|core skills|key skills|core competencies|competencies|areas of expertise|expertise|technologies|tools|tools and technologies|tools & technologies|tech stack|skill set|skills and tools|skills & tools|skills & expertise|top skills|professional skills|technical proficiencies|clinical skills|it skills|computer skills|software|software skills|soft skills|hard skills|other skills|additional skills|skill highlights|core qualifications|skill details|languages and tools|technical expertise|relevant skills|core strengths|technical summary|key competencies|highlights",
  certifications:
    "certifications|certificates|certification|licenses|licences|licensure|licenses and certifications|licenses & certifications|licences and certifications|certifications and licenses|certifications & licenses|licensure and certifications|licenses/certifications|certifications and training|bar admissions|admissions|registration|registrations|professional registration|credentials|accreditations|certifications and licences|training and certifications|licenses and registrations|professional certifications|certificates and licenses|courses and certifications",
  languages: "languages|language skills",
  contact: "contact|contact information|contact details|personal details|personal information",
  projects:
    "projects|personal projects|project experience|project details|academic projects|key projects|volunteering|volunteer experience|volunteer work|accomplishments|achievements|activities|community service|extracurricular activities|professional development|courses",
  other:
    "other|funding|publications|awards|honors|honours|honors and awards|honors & awards|interests|hobbies|references|memberships|professional memberships|affiliations|patents|additional information|recommendations|referees|professional references|further information|additional info|professional affiliations|awards and honors|declaration|service|academic service|teaching"
} as const

const others: { readonly [S in keyof typeof english]: string } = {
  summary:
    "profilo|profiel|profil|kurzprofil|über mich|résumé|à propos|resumen|perfil|perfil profesional|sobre mí|sobre mim|resumo|zusammenfassung|kurzvorstellung|zur person|persönliches profil|à propos de moi|présentation|profil professionnel|objectif|objectif professionnel|resumen profesional|acerca de mí|extracto|objetivo|objetivo profesional|objetivo profissional|resumo profissional|apresentação|perfil profissional|sobre",
  experience:
    "berufserfahrung|beruflicher werdegang|expérience|expériences|expérience professionnelle|expériences professionnelles|experiencia|experiencia laboral|experiencia profesional|experiência|experiência profissional|esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|werkervaring|ervaring|doświadczenie|doświadczenie zawodowe|arbetslivserfarenhet|erhvervserfaring|berufliche erfahrung|berufserfahrungen|praktische erfahrung|praktische erfahrungen|berufspraxis|werdegang|berufliche stationen|arbeitserfahrung|praktika|parcours professionnel|parcours|expériences de travail|carrière|stages|trayectoria profesional|trayectoria laboral|historial laboral|experiencias profesionales|histórico profissional|experiências profissionais|trajetória profissional|percurso profissional|atuação profissional|experiência de trabalho",
  education:
    "ausbildung|bildung|studium|formation|études|educación|formación|formación académica|educação|formação|formação acadêmica|formação académica|istruzione|istruzione e formazione|formazione|opleiding|opleidingen|wykształcenie|utbildning|uddannelse|schule und ausbildung|schulbildung|ausbildung und studium|studium und ausbildung|aus- und weiterbildung|akademischer werdegang|schulische ausbildung|bildungsweg|berufsausbildung|akademische ausbildung|formations|études et formations|formation académique|formation et diplômes|diplômes|diplômes et formations|cursus|scolarité|parcours scolaire|estudios|formación reglada|datos académicos|escolaridade|escolaridad|formação escolar|habilitações literárias|educação e formação|formação universitária",
  skills:
    "kenntnisse|fähigkeiten|it-kenntnisse|compétences|habilidades|competencias|competências|aptitudes|competenze|competenze tecniche|vaardigheden|umiejętności|kompetenser|kompetenzen|fachkenntnisse|edv-kenntnisse|fachliche kompetenzen|fähigkeiten und kenntnisse|kenntnisse und fähigkeiten|technische kenntnisse|stärken|compétences techniques|compétences clés|compétences professionnelles|savoir-faire|savoir-être|atouts|logiciels|compétences informatiques|informatique|habilidades técnicas|competencias técnicas|conocimientos|conocimientos técnicos|conocimientos informáticos|destrezas|habilidades y competencias|conhecimentos|conhecimentos técnicos|competências técnicas|principais competências|habilidades e competências|aptidões|qualificações",
  certifications:
    "zertifikate|zertifizierungen|certificaciones|certificats|certificações|certificazioni|certificaten|certyfikaty|zertifikate und weiterbildungen|weiterbildung|weiterbildungen|fortbildungen|certifications et formations|habilitations|certificaciones y cursos|certificados|certificações e cursos",
  languages:
    "sprachen|langues|idiomas|lingue|talen|języki|sprachkenntnisse|fremdsprachen|langues étrangères|línguas|conhecimentos linguísticos|lenguas",
  contact:
    "kontakt|coordonnées|contacto|contato|contatti|kontaktdaten|persönliche daten|persönliche angaben|informations personnelles|état civil|datos personales|datos de contacto|información personal|dados pessoais|dados de contato|informações pessoais",
  projects:
    "proyectos|projets|projekte|ehrenamt|ehrenamtliche tätigkeiten|bénévolat|voluntariado|trabalho voluntário|projetos",
  other:
    "interessen|hobbys|auszeichnungen|referenzen|publikationen|centres d'intérêt|loisirs|références|distinctions|intereses|aficiones|referencias|publicaciones|premios|cursos|interesses|referências|prêmios|prémios|cursos complementares"
}

export type HeadedSection = keyof typeof english

const named = (table: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  Object.values(table).flatMap((names) => names.split("|"))

export const englishHeadings: ReadonlyArray<string> = named(english)

const sections: ReadonlyArray<HeadedSection> = [
  "summary",
  "experience",
  "education",
  "skills",
  "certifications",
  "languages",
  "contact",
  "projects",
  "other"
]

/** The section by its heading's name. */
export const headedSections: ReadonlyMap<string, HeadedSection> = new Map(
  sections.flatMap((section) =>
    [english, others].flatMap((table) =>
      table[section].split("|").map((name): [string, HeadedSection] => [name, section])
    )
  )
)
