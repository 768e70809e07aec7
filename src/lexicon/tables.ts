import { conceptKinds, fields } from "./Concept.js"
import type { FormData, LexiconData, PairData } from "./LexiconData.js"
import type { FormEndTables, FormTables, LexiconTables, Lists } from "./LexiconTables.js"
import { PhraseIndex, phraseTables } from "./PhraseIndex.js"
import { vocabularyTables } from "./Vocabulary.js"

const listsOf = (lists: ReadonlyArray<ReadonlyArray<number>>): Lists => {
  const starts = new Int32Array(lists.length + 1)
  lists.forEach((list, at) => (starts[at + 1] = (starts[at] ?? 0) + list.length))
  return { starts, numbers: Int32Array.from(lists.flat()) }
}

const formTables = (forms: ReadonlyArray<FormData>, pairs: ReadonlyArray<PairData>): FormTables => {
  const spellingStarts = new Int32Array(forms.length + 1)
  const near = new Int32Array(forms.length)
  const nears: Array<ReadonlyArray<number>> = []
  const places = new Map<string, number>()
  forms.forEach(([, spelling, companions], form) => {
    spellingStarts[form + 1] = (spellingStarts[form] ?? 0) + spelling.length
    if (companions === undefined) return
    const key = companions.join()
    const place = places.get(key) ?? nears.push(companions) - 1
    places.set(key, place)
    near[form] = place
  })
  return {
    concepts: Int32Array.from(forms, ([concept]) => concept),
    spellings: forms.map(([, spelling]) => spelling).join(""),
    spellingStarts,
    isAmbiguous: Uint8Array.from(forms, ([, , companions]) => (companions === undefined ? 0 : 1)),
    near,
    nears: listsOf(nears),
    pairs: Int32Array.from(pairs.flat())
  }
}

const formEndTables = (
  forms: ReadonlyArray<FormData>,
  needsSign: ReadonlySet<string>,
  index: PhraseIndex
): FormEndTables => {
  const plain = new Uint8Array(index.endCount)
  const signed = new Uint8Array(index.endCount)
  const tight = new Uint8Array(index.endCount)
  for (let end = 1; end < index.endCount; end++) {
    tight[end] = 1
    for (const form of index.phrasesOf(end)) {
      const [, spelling = "", companions] = forms[form] ?? []
      if (/[,()]/.test(spelling)) signed[end] = 1
      if (!needsSign.has(spelling)) tight[end] = 0
      if (companions === undefined) plain[end] = 1
    }
  }
  return { plain, signed, tight }
}

/** Fills the tables. */
export const tablesOf = (data: LexiconData): LexiconTables => {
  const { size } = data.vocabulary
  const formPhrases = phraseTables(data.formPhrases, size)
  const exceptPhrases = phraseTables(data.exceptPhrases, size)
  const titles = phraseTables(data.occupations.titles, size)
  const work = phraseTables(data.occupations.work, size)
  return {
    hash: data.hash,
    concepts: {
      names: data.concepts.map(({ name }) => name).join("\n"),
      kinds: Uint8Array.from(data.concepts, ({ kind }) => conceptKinds.indexOf(kind)),
      rarities: Uint8Array.from(data.concepts, ({ rarity }) => rarity),
      fields: Uint8Array.from(data.fields, (field) => fields.indexOf(field)),
      implied: listsOf(data.implied)
    },
    forms: formTables(data.forms, data.pairs),
    vocabulary: vocabularyTables(data.vocabulary),
    formPhrases,
    formEnds: formEndTables(data.forms, new Set(data.needsSign), new PhraseIndex(formPhrases, size)),
    doings: Int32Array.from(data.doings.flat()),
    exceptPhrases,
    occupations: { families: data.occupations.families, related: listsOf(data.occupations.related), titles, work },
    words: data.words
  }
}
