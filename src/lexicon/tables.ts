import { conceptKinds, type Field, fields } from "./Concept.js"
import type { FormData, LexiconData } from "./LexiconData.js"
import { FormEnd, type FormTables, type LexiconTables, type Lists, listsOf } from "./LexiconTables.js"
import { phraseTables } from "./PhraseIndex.js"
import { vocabularyTables } from "./Vocabulary.js"

const formTables = ({ forms, pairs, shows }: LexiconData): FormTables => {
  const near = new Int32Array(forms.length).fill(-1)
  const nears: Array<ReadonlyArray<number>> = []
  const places = new Map<string, number>()
  forms.forEach(([, , companions], form) => {
    if (companions === undefined) return
    const key = companions.join()
    const place = places.get(key) ?? nears.push(companions) - 1
    places.set(key, place)
    near[form] = place
  })
  return {
    concepts: Int32Array.from(forms, ([concept]) => concept),
    spellings: forms.map(([, spelling]) => spelling).join("\n"),
    near,
    nears: listsOf(nears),
    pairs: Int32Array.from(pairs.flat()),
    shows: Int32Array.from(shows)
  }
}

const formEndsOf = (forms: ReadonlyArray<FormData>, needsSign: ReadonlySet<string>, { starts, numbers }: Lists) => {
  const bitsOf = forms.map(
    ([, spelling, companions]) =>
      (companions === undefined ? FormEnd.plain : 0) |
      (/[,()]/.test(spelling) ? FormEnd.signed : 0) |
      (needsSign.has(spelling) ? FormEnd.tight : 0)
  )
  return Uint8Array.from({ length: starts.length - 1 }, (_, node) => {
    let [some, every] = [0, FormEnd.tight]
    for (const form of numbers.subarray(starts[node], starts[node + 1])) {
      some |= bitsOf[form] ?? 0
      every &= bitsOf[form] ?? 0
    }
    return (some & ~FormEnd.tight) | every
  })
}

const placesOf = (of: ReadonlyArray<Field>) => Uint8Array.from(of, (field) => fields.indexOf(field))

/** Fills the tables. */
export const tablesOf = (data: LexiconData): LexiconTables => {
  const { size } = data.vocabulary
  const formPhrases = phraseTables(data.formPhrases, size)
  return {
    hash: data.hash,
    concepts: {
      names: data.concepts.map(({ name }) => name).join("\n"),
      kinds: Uint8Array.from(data.concepts, ({ kind }) => conceptKinds.indexOf(kind)),
      rarities: Uint8Array.from(data.concepts, ({ rarity }) => rarity),
      fields: placesOf(data.fields),
      implied: listsOf(data.implied)
    },
    forms: formTables(data),
    vocabulary: vocabularyTables(data.vocabulary),
    formPhrases,
    formEnds: formEndsOf(data.forms, new Set(data.needsSign), formPhrases.ends),
    doings: Int32Array.from(data.doings.flat()),
    exceptPhrases: phraseTables(data.exceptPhrases, size),
    occupations: {
      fields: placesOf(data.occupations.fields),
      related: listsOf(data.occupations.related),
      titles: phraseTables(data.occupations.titles, size),
      work: phraseTables(data.occupations.work, size)
    },
    words: data.words
  }
}
