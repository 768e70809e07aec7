import type { PhraseData, VocabularyData } from "../lexicon/LexiconData.js"
import type { PhraseTables, VocabularyTables } from "../lexicon/LexiconTables.js"
import { phraseTables } from "../lexicon/PhraseIndex.js"
import { vocabularyTables } from "../lexicon/Vocabulary.js"
import type { Rule } from "./Rule.js"

/** A rule as programs read it: its phrases are lists by number, each list kept once whoever uses it. */
export interface CompiledRule extends Pick<Rule, "id" | "kind" | "means" | "scope" | "at" | "in" | "date" | "of"> {
  /** Kind and meaning: "modality.required". */
  readonly name: string
  readonly trigger: number
  readonly until: number | undefined
  readonly except: number | undefined
  readonly unless: number | undefined
}

/** Rules in as few plain values as will do, so that they can be written down as JSON. */
export interface RuleData {
  readonly rules: ReadonlyArray<CompiledRule>
  /** The lists whose phrases may stand for each other. */
  readonly synonyms: ReadonlyArray<number>
  /** The lists whose phrases may go on after a comma or a bracket. */
  readonly loose: ReadonlyArray<number>
  readonly vocabulary: VocabularyData
  /** The phrase is the list's number. */
  readonly phrases: PhraseData
}

/** The same, every table filled. */
export interface RuleTables {
  /** `CompiledRule`s as JSON. */
  readonly rules: string
  readonly synonyms: Int32Array
  readonly loose: Int32Array
  readonly vocabulary: VocabularyTables
  readonly phrases: PhraseTables
}

export const ruleTables = ({ loose, phrases, rules, synonyms, vocabulary }: RuleData): RuleTables => ({
  rules: JSON.stringify(rules),
  synonyms: Int32Array.from(synonyms),
  loose: Int32Array.from(loose),
  vocabulary: vocabularyTables(vocabulary),
  phrases: phraseTables(phrases, vocabulary.size)
})
