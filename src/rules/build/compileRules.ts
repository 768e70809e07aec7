import { phrasesOf, VocabularyBuilder } from "../../lexicon/build/PhraseBuilder.js"
import { Spelling } from "../../lexicon/build/spelling.js"
import type { SpellingRules } from "../../lexicon/build/LexiconSource.js"
import { wordsOf } from "../../text/tokenize.js"
import { kinds } from "../kinds.js"
import type { ReadRules } from "./RuleFile.js"
import type { CompiledRule, RuleData } from "../RuleTables.js"

/** Numbers lists of phrases; the same phrases are the same list. */
class Lists {
  readonly all: Array<ReadonlyArray<string>> = []
  private readonly numbers = new Map<string, number>()

  numberOf(phrases: ReadonlyArray<string>): number {
    const key = phrases.join("|")
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    const number = this.all.push(phrases) - 1
    this.numbers.set(key, number)
    return number
  }

  optional(phrases: ReadonlyArray<string>): number | undefined {
    return phrases.length === 0 ? undefined : this.numberOf(phrases)
  }
}

/** What programs read of rules. */
export const compileRules = (
  { rules, synonyms }: Pick<ReadRules, "rules" | "synonyms">,
  spelling: SpellingRules
): RuleData => {
  const lists = new Lists()
  const compiled = rules.map(
    ({ at, date, except, id, in: type, kind, means, of, phrases, scope, unless, until }): CompiledRule => ({
      ...{ id, kind, means, name: `${kind}.${means}`, scope, at, in: type, date, of },
      trigger: lists.numberOf(phrases),
      until: lists.optional(until),
      except: lists.optional(except),
      unless: lists.optional(unless)
    })
  )
  const groups = synonyms.map((phrases) => lists.numberOf(phrases))
  const loose = new Set(compiled.filter(({ kind }) => kinds[kind].isLoose).map(({ trigger }) => trigger))
  const words = lists.all.flat().flatMap(wordsOf)
  const vocabulary = new VocabularyBuilder(new Set(words), new Set(), new Spelling(spelling))
  return {
    rules: compiled,
    synonyms: groups,
    loose: lists.all.flatMap((phrases, list) =>
      loose.has(list) || phrases.some((phrase) => phrase.includes(",")) ? [list] : []
    ),
    vocabulary: vocabulary.data,
    phrases: phrasesOf(lists.all, vocabulary)
  }
}
