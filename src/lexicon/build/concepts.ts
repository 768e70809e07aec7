import type { Concept } from "../Concept.js"

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
    return [...reached].sort((one, other) => one - other)
  })

/** By concept, the numbers of all it implies, through all steps. A name that no concept has is `tailor lexicon check`'s. */
export const impliedBy = (concepts: ReadonlyArray<Concept>): ReadonlyArray<ReadonlyArray<number>> => {
  const numberByName = new Map(concepts.map(({ name }, number) => [name, number]))
  return closure(concepts.map(({ implies }) => implies.flatMap((name) => numberByName.get(name) ?? [])))
}
