/**
 * Words by which a language shows in a text that is full of the names of tools, where the letters alone mislead: small
 * words, and those that stand in any job or resume. What a neighbour uses as often ("die" of Dutch, "con" of Italian)
 * is left out.
 */
const lists = {
  en: `the and of to with for you your our will are is be or at this that have an from by their who must not can been
    about which any us they as on has was other using all more may skills experience`,
  de: `und mit von für ist dem das ein eine einen einer eines zur zum auf bei oder sich wir sie ihr ihre ihren dein deine
    deinen unser unsere unserer nicht über durch aus sowie bis seit wird werden sind haben hast sehr gute guten jahre vom
    beim auch nach idealerweise mindestens erfahrung kenntnisse aufgaben anforderungen fähigkeiten berufserfahrung
    ausbildung werdegang lebenslauf bewerbung heute januar februar märz juni juli oktober dezember deutsch englisch sprachen`,
  fr: `le et les des du une pour avec dans sur au aux vous votre vos nous notre nos est sont être ce cette ou ans chez afin
    ainsi tout depuis de connaissance maîtrise expérience expériences compétences formation requis missions diplôme langues
    français anglais aujourd'hui janvier février mars avril juin juillet août septembre octobre novembre décembre`,
  es: `el los las de y para por que su sus más años nuestro nuestra tus lo sobre entre desde hasta también con
    conocimientos conocimiento manejo experiencia requisitos ofrecemos habilidades formación educación idiomas español
    inglés empresa trabajo actualidad enero febrero marzo abril mayo junio julio septiembre octubre noviembre diciembre`,
  pt: `os do dos das em para com que não uma um ao são mais anos nos nas pelo pela você seu sua nosso também até ou de por
    experiência conhecimento conhecimentos habilidades requisitos atuar vaga formação escolaridade inglês português empresa
    atualmente janeiro fevereiro março abril maio junho julho setembro outubro novembro dezembro`
} as const

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

export const functionWords: Readonly<Record<keyof typeof lists, ReadonlySet<string>>> = {
  en: setOf(lists.en),
  de: setOf(lists.de),
  fr: setOf(lists.fr),
  es: setOf(lists.es),
  pt: setOf(lists.pt)
}
