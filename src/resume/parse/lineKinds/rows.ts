import { rowsByFeature } from "../../../text/models/weights.js"

/** Rows of the tables of weights are found by this many bits. */
export const lineBits = 15

/** What is seen of something that is not there. */
export const outside = 97

/** Something that is seen of a thing, or of one so many places beside it. */
interface Sight<Name> {
  readonly name: Name
  readonly offset: number
}

/** What says more together. */
export type Together<Name> = ReadonlyArray<Sight<Name>>

export const beside = <Name>(offset: number, name: Name): Sight<Name> => ({ name, offset })
export const it = <Name>(name: Name): Sight<Name> => beside(0, name)
export const above = <Name>(name: Name): Sight<Name> => beside(-1, name)
export const below = <Name>(name: Name): Sight<Name> => beside(1, name)

const maxReach = 2

/** Whether a text is in capitals, short forms and names apart. */
export const isInCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text)

/** The rows of the features of one thing, each once: what is seen of it and of those beside it; `add` takes more. */
export const featuresAt = <Seen extends Readonly<Record<string, number>>>(
  seen: ReadonlyArray<Seen>,
  at: number,
  together: ReadonlyArray<Together<keyof Seen>>,
  reach = maxReach
) => {
  const { add, rows } = rowsByFeature(lineBits)
  add(1)
  Object.keys(seen[at] ?? {}).forEach((name, number) => {
    for (let offset = -reach; offset <= reach; offset++)
      add(100 + number * 8 + offset + maxReach, seen[at + offset]?.[name] ?? outside)
  })
  together.forEach((sights, number) =>
    add(400 + number, ...sights.map(({ name, offset }) => seen[at + offset]?.[name] ?? outside))
  )
  return { rows, add }
}
