import { built } from "../built.js"
import type { Language } from "../Language.js"
import { type Glosses, glossesFrom } from "./glosses.js"
import type { Glossary } from "./GlossaryData.js"

/** The languages that are read, beside English. */
const glossaries: ReadonlyMap<Language, Glossary> = new Map(
  built.words.glossaries.map((glossary) => [glossary.language, glossary])
)

const ready = new Map<Language, Glosses>()

/** What the words of a language are in English; undefined for English and for languages that are not read. Made when first asked for. */
export const glossesOf = (language: Language): Glosses | undefined => {
  const glossary = glossaries.get(language)
  if (glossary === undefined || ready.has(language)) return ready.get(language)
  const { glosses } = glossesFrom(glossary)
  ready.set(language, glosses)
  return glosses
}

/** Whether texts in a language are read, English being one of them. */
export const isReadLanguage = (language: Language): boolean => language === "en" || glossaries.has(language)
