import * as Schema from "effect/Schema"
import { conceptKinds, fields } from "../Concept.js"

// What each kind of file under `src/data/lexicon` may hold. `docs/lexicon.md` says it for people.

const Phrase = Schema.String.pipe(
  Schema.filter((text) => text !== "" && text.trim() === text, { message: () => "must be a phrase" })
)
const phrases = Schema.Array(Phrase)
const none = { default: () => [], exact: true } as const
const noPhrases = Schema.optionalWith(phrases, none)
const Entries = Schema.Record({ key: Phrase, value: phrases })
const noEntries = Schema.optionalWith(Entries, { default: () => ({}), exact: true })

/** A list that takes in others: `near: [*web, ruby]`. */
const nested = Schema.Array(Schema.Union(Phrase, phrases))
const flat = Schema.transform(nested, phrases, {
  strict: true,
  decode: (items) => [...new Set(items.flat())],
  encode: (items) => items
})
const noNear = Schema.optionalWith(flat, none)

const Ambiguous = Schema.Struct({ forms: phrases, near: noNear })

const ConceptEntry = Schema.Struct({
  name: Phrase,
  kind: Schema.optionalWith(Schema.Literal(...conceptKinds), { default: () => "hard", exact: true }),
  forms: noPhrases,
  shows: noPhrases,
  ambiguous: Schema.optionalWith(Ambiguous, { default: () => ({ forms: [], near: [] }), exact: true }),
  except: noPhrases,
  implies: noPhrases,
  rarity: Schema.optionalWith(Schema.Literal(1, 2, 3, 4, 5), { default: () => 3, exact: true })
})

const Field = Schema.Literal(...fields)

export const ConceptFile = Schema.Struct({
  field: Field,
  companions: Schema.optionalWith(Schema.Record({ key: Schema.String, value: phrases }), { exact: true }),
  concepts: Schema.Array(ConceptEntry)
})

const OccupationEntry = Schema.Struct({
  family: Phrase,
  field: Field,
  titles: phrases,
  related: noPhrases,
  words: noPhrases,
  skills: noPhrases
})

export const OccupationFile = Schema.Struct({
  /** How titles of technology end in the data, and what else such a title may end in. */
  makers: Schema.Struct({ first: phrases, others: phrases }),
  occupations: Schema.Array(OccupationEntry)
})

export const SpellingFile = Schema.Struct({
  keepsS: phrases,
  noPlural: phrases,
  britishAmerican: Schema.Record({ key: Phrase, value: Phrase }),
  notIze: phrases,
  secondHalves: phrases,
  learnedPrefixes: phrases,
  otherInTwo: phrases,
  otherInOne: phrases,
  needsSign: phrases,
  onePiece: phrases
})

export const CommonWordsFile = Schema.Struct({
  rare: Schema.Number,
  silent: phrases,
  weights: Schema.Array(Schema.Struct({ weight: Schema.Number, words: phrases }))
})

export const GivenNamesFile = Schema.Struct({ plain: phrases })

export const FunctionWordsFile = Schema.Struct({ en: phrases, de: phrases, fr: phrases, es: phrases, pt: phrases })

export const GlossaryFile = Schema.Struct({
  language: Phrase,
  words: Entries,
  silent: noPhrases,
  triggers: Entries,
  skills: Entries,
  titles: Entries,
  tails: noEntries,
  endings: Schema.Record({ key: Phrase, value: Schema.String }),
  elided: noPhrases
})
