import type { Concept, Field } from "../Concept.js"
import { sources } from "../sources.js"

/** The concepts of all data files, each once, and what each implies. */
export interface Gathered {
  readonly concepts: ReadonlyArray<Concept>
  readonly fields: ReadonlyArray<Field>
  /** By concept, the numbers of all it implies, through all steps. */
  readonly implied: ReadonlyArray<ReadonlyArray<number>>
  /** What is wrong with the data, for the lexicon's test. */
  readonly faults: ReadonlyArray<string>
}

export const union = (
  one: ReadonlyArray<string> = [],
  other: ReadonlyArray<string> = []
): ReadonlyArray<string> => [...new Set([...one, ...other])]

/** The same concept in two files is one concept with the forms of both. */
const merge = (one: Concept, other: Concept): Concept => {
  const near = union(one.ambiguous?.near, other.ambiguous?.near)
  const never = union(one.ambiguous?.never, other.ambiguous?.never)
  const forms = union(one.ambiguous?.forms, other.ambiguous?.forms)
  return {
    ...one,
    forms: union(one.forms, other.forms),
    implies: union(one.implies, other.implies),
    ...(forms.length + never.length > 0 ? { ambiguous: { forms, near, never } } : {})
  }
}

/** All that is reached from each number through all steps, itself left out. */
const closure = (direct: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<ReadonlyArray<number>> =>
  direct.map((first, number) => {
    const reached = new Set<number>()
    const queue = [...first]
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (reached.has(next) || next === number) continue
      reached.add(next)
      queue.push(...(direct[next] ?? []))
    }
    return [...reached]
  })

export const gatherConcepts = (): Gathered => {
  const faults: Array<string> = []
  const merged = new Map<string, { readonly concept: Concept; readonly field: Field }>()
  for (const { field, concepts: list } of sources) {
    for (const concept of list) {
      const key = concept.name.toLowerCase()
      const known = merged.get(key)
      if (known === undefined) {
        merged.set(key, { concept, field })
      } else if ((known.concept.kind ?? "hard") !== (concept.kind ?? "hard")) {
        faults.push(`${concept.name} stands twice, with different kinds`)
      } else {
        merged.set(key, { concept: merge(known.concept, concept), field: known.field })
      }
    }
  }
  const concepts = [...merged.values()].map(({ concept }) => concept)
  const fields = [...merged.values()].map(({ field }) => field)
  const numberByName = new Map(concepts.map((concept, number) => [concept.name.toLowerCase(), number]))
  const direct = concepts.map((concept) =>
    (concept.implies ?? []).flatMap((name) => {
      const number = numberByName.get(name.toLowerCase())
      if (number === undefined) faults.push(`${concept.name} implies ${name}, which is no concept`)
      return number === undefined ? [] : [number]
    })
  )
  return { concepts, fields, implied: closure(direct), faults }
}
