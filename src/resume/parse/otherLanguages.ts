/**
 * German, French, Spanish and Portuguese words by which a profile text is read, beside the English ones. They are met
 * in texts of any language, so they are words that English does not have, or phrases.
 */

/** "Today", at the end of a stretch of time. */
export const otherNow =
  "jetzt|laufend|dato|aujourd’hui|ce jour|maintenant|la actualidad|el presente|la fecha|hoy|o momento|o presente|momento|dias atuais|actual"

/** Before a stretch of time, no part of what it stands beside: "De maio de 2016 até …". */
export const otherFrom = "(?:(?:von|vom|de|du|desde|from|between) {1,3})?"

const words = (alternatives: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, flags)

const schools = words(
  "universität|akademie|berufskolleg|université|faculté|école|lycée|conservatoire|facultad|colegio|escuela|instituto|universidad|escola|faculdade|colégio|universidade",
  "iu"
)
const schoolLetters = words("IHK|IUT|CFA|IES|SENAI|SENAC|ETEC|FATEC", "u")
export const isOtherSchool = (text: string): boolean => schools.test(text) || schoolLetters.test(text)

const degrees = words(
  "diplôme|doctorat|brevet|industriekaufmann|industriekauffrau|bankkaufmann|bankkauffrau|kaufmann|kauffrau|fachinformatiker(?:in)?|examen|staatsexamen|gesellenbrief|meisterbrief|fachwirt(?:in)?|abitur|fachabitur|mittlere reife|realschulabschluss|umschulung|máster|título|bachillerato|doctorado|diplomatura|diplomado|ingeniería|técnico superior|bacharelado|graduação|pós-graduação|mestrado|doutorado|ensino médio|ensino superior|tecnólogo|técnico em|curso técnico",
  "iu"
)
const degreeLetters = words("BTS|DUT|CAP|BEP|DCG|DSCG|BUT|FP", "u")
export const isOtherDegree = (text: string): boolean => degrees.test(text) || degreeLetters.test(text)

const roles = words(
  [
    String.raw`\p{L}*entwickler(?:in)?|\p{L}*ingenieurin|\p{L}*pfleger(?:in)?|pflegefach\p{L}+|pflegekraft|krankenschwester|\p{L}*buchhalter(?:in)?`,
    String.raw`\p{L}*verkäuferin|\p{L}*leiter(?:in)?|\p{L}*fachkraft|\p{L}*helfer(?:in)?|\p{L}*meister(?:in)?|ausbildung zu[rm] \p{L}+|\p{L}*beraterin|\p{L}*kaufmann|\p{L}*kauffrau|\p{L}*mechaniker(?:in)?|\p{L}*techniker(?:in)?`,
    String.raw`elektroniker(?:in)?|\p{L}*fahrer(?:in)?|\p{L}*lehrer(?:in)?|erzieher(?:in)?|sachbearbeiter(?:in)?|\p{L}*mitarbeiter(?:in)?`,
    String.raw`\p{L}*angestellter?|assistentin|\p{L}*arzt|\p{L}*ärztin|\p{L}*anwalt|\p{L}*anwältin|praktikant(?:in)?|werkstudent(?:in)?`,
    String.raw`auszubildender?|schweißer(?:in)?|lagerist(?:in)?|kellner(?:in)?|referent(?:in)?|geschäftsführer(?:in)?|friseur(?:in)?`,
    "développeuse|ingénieure|infirmier|comptable|assistante|technicienne?|vendeu(?:r|se)|serveu(?:r|se)|cuisini(?:er|ère)|avocate?|juriste",
    "conseill(?:er|ère)|chargée?|directeur|directrice|aide-soignante?|stagiaire|apprentie?|alternante?|ouvri(?:er|ère)|soudeu(?:r|se)",
    "électricien(?:ne)?|mécanicien(?:ne)?|magasini(?:er|ère)|chauffeu(?:r|se)|secrétaire|gestionnaire|médecin|éducat(?:eur|rice)|graphiste",
    "desarrolladora|programador[a]?|ingeniera|enfermero|contadora?|contable|auxiliar|asistente|técnic[oa]|vendedora?|coordinadora?|jef[ea] de \\p{L}+",
    "abogad[oa]|profesora?|maestr[oa]|médic[oa]|cociner[oa]|camarer[oa]|meser[oa]|soldadora?|electricista|mecánic[oa]|conductora?|operari[oa]",
    "administrativ[oa]|secretari[oa]|becari[oa]|practicante|encargad[oa]|asesora?|recepcionista|diseñadora?|periodista",
    "desenvolvedora|engenheira|enfermeira|contabilista|coordenadora?|diretora?|advogad[oa]|professora|cozinheir[oa]|garçom|garçonete|eletricista",
    "mecânic[oa]|motorista|operadora?|ajudante|estagiári[oa]|encarregad[oa]|atendente|pedreir[oa]|projetista|vendedora?"
  ].join("|"),
  "iu"
)
/** Whether a piece of a line names an occupation. */
export const isOtherRole = (text: string): boolean => text.length <= 120 && roles.test(text)

/** Labels of the head of a profile. */
export const otherNameLabels =
  "nombre y apellidos|nombre completo|nome|nome completo|nom et prénom|prénom et nom|vor- und nachname"
export const otherPlaceLabels =
  "adresse|anschrift|wohnort|domicile|dirección|domicilio|residencia|ciudad|endereço|residência|cidade|localidade"

/** "+33 4 78 55 01 23", "06131 / 555 78 90", "0221-555 98 76": groups that the English forms cut. */
export const otherPhone =
  /\+\d{1,3} ?(?:\(0\) ?)?\d(?: \d{2,3}){3,5}(?!\d)|(?<!\d)0\d{1,5} ?\/ ?\d{2,8}(?:[ -]?\d{2,4}){0,4}(?!\d)/
