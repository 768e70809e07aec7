import { wordsOf } from "../../text/tokenize.js"
import type { AmbiguousForms, Concept } from "../Concept.js"
import { union } from "./concepts.js"

/** One way to write a concept. */
export interface Written {
  readonly concept: number
  readonly spelling: string
  readonly words: ReadonlyArray<string>
  readonly isName: boolean
  /** Made of the spelling by leaving out or putting in a space, not listed itself. */
  readonly isVariant: boolean
  readonly rule: AmbiguousForms | undefined
}

/** Names of one word that many write in two: "book-keeping", "dry wall", "pre-press", "micro services". */
const compound =
  /^(pre|post|multi|micro|cyber|tele|neuro|bio|[a-z]{3,})((?:keeping|working|work|wall|setting|fitting|laying|making|writing|reading|raising|fighting|shooting|telling|boarding|framing|selling|tasking|guarding|sitting|building|styling|dressing|hanging|casting|marketing|planning|services?|security|press|blasting|jacking|proofing|cutting|cleaning|planting|grooming|walking)s?)$/

/** Learned words that many write in two: "immuno-histochemistry", "electro-mechanical". */
const learned =
  /^(immuno|electro|neuro|cardio|physio|psycho|hydro|photo|radio|spectro|thermo|chemo|cyto|geo|bio|micro|macro)([a-z]{6,})$/

/** "HubSpot", "PostgreSQL": written in two as well, unless that says something else ("one note"). */
const camelCase = /^([A-Z][a-z]{2,})([A-Z][a-z]{2,}|(?<=[a-z]{4})(?:SQL|DB|QL))$/
const ordinaryPhrases = new Set(
  "one note|one drive|one stream|one trust|any desk|any logic|net app|net flow|service now|see saw|cap cut|market man".split("|")
)

/** What two halves would be in one word is another word: "Medi-Cal" is no "medical", "CAR-T" no "cart". */
const ordinaryJoined = new Set(["medical", "cart"])

/** Ways a phrase is also written: without its inner hyphens and dots, in one word, or a camel-case name in two. */
const spellingsOf = (phrase: string): ReadonlyArray<ReadonlyArray<string>> => {
  const words = wordsOf(phrase)
  const found: Array<ReadonlyArray<string>> = [words]
  const first = words[0] ?? ""
  const second = words[1] ?? ""
  if (words.length === 2 && /^[a-z]+$/.test(first) && /^[a-z]+$/.test(second)) {
    const isGlued = /[-./]/.test(phrase)
    const isJoined = (isGlued && first.length + second.length >= 4) || (first.length >= 3 && second.length >= 3)
    if (isJoined && !ordinaryJoined.has(first + second)) {
      found.push([first + second])
    }
  }
  const [, head, tail] = compound.exec(words.length === 1 ? first : "") ?? []
  if (head !== undefined && tail !== undefined) found.push([head, tail])
  const [, prefix, stem] = learned.exec(words.length === 1 ? first : "") ?? []
  if (prefix !== undefined && stem !== undefined) found.push([prefix, stem])
  const [, name = "", rest = ""] = camelCase.exec(phrase.split(" ")[0] ?? "") ?? []
  const parts = [name.toLowerCase(), rest.toLowerCase()]
  if (name !== "" && !ordinaryPhrases.has(parts.join(" "))) found.push([...parts, ...words.slice(1)])
  return found
}

/** Names of soft skills that are ordinary words unless said of a person; their concepts name no such form themselves. */
const ordinaryNames = new Set(["Planning", "Availability", "Presence", "Memory", "Focus", "Talent", "Responsibility"])

/** Nouns that mean nothing else, though their adjectives do ("patient"). */
const plainNames = new Set(["Patience"])

/** "Organization" and "Focus" are no skills wherever they stand; they count as their concept's ambiguous forms do. */
const ambiguousForms = (concept: Concept): ReadonlyArray<string> => {
  const listed = concept.ambiguous?.forms ?? []
  const isSingle = /^[A-Z][a-z]+$/.test(concept.name)
  if (concept.kind !== "soft" || plainNames.has(concept.name) || !isSingle || !(listed.length > 0 || ordinaryNames.has(concept.name))) return listed
  const british = concept.name === "Organization" ? ["Organisation", "organisation"] : []
  return union(listed, [concept.name, concept.name.toLowerCase(), ...british])
}

const writtenOf = (concept: Concept, number: number): ReadonlyArray<Written> => {
  const ambiguous = ambiguousForms(concept)
  const plain = union([concept.name], concept.forms).filter((spelling) => !ambiguous.includes(spelling))
  const isName = (spelling: string) => spelling === concept.name
  return [
    ...plain.flatMap((spelling) =>
      spellingsOf(spelling).map((words, at) => ({
        ...{ concept: number, spelling, words, isName: isName(spelling), isVariant: at > 0 },
        rule: undefined
      }))
    ),
    ...union(ambiguous).map((spelling) => ({
      ...{ concept: number, spelling, words: wordsOf(spelling), isName: isName(spelling), isVariant: false },
      rule: concept.ambiguous ?? { forms: [] }
    }))
  ]
}

/** All spellings of all concepts. */
export const writtenForms = (concepts: ReadonlyArray<Concept>): ReadonlyArray<Written> => concepts.flatMap(writtenOf)

/** "KPIs", "IEPs": plurals of abbreviations, unless the short form alone means nothing sure ("LLMs", "CPAs"). */
export const pluralAbbreviations = (written: ReadonlyArray<Written>): ReadonlySet<string> => {
  const found = new Set<string>()
  const unsure = new Set<string>()
  for (const { rule, spelling } of written) {
    for (const [, base = ""] of spelling.matchAll(/(?<![A-Za-z])([A-Z]{3,5})s(?![A-Za-z])/g)) found.add(base)
    if (rule !== undefined) unsure.add(spelling.toLowerCase())
  }
  return new Set([...found].flatMap((base) => (unsure.has(base.toLowerCase()) ? [] : [`${base.toLowerCase()}s`])))
}
