import * as Either from "effect/Either"

/** Whether an object in this JSON text (already known to be valid) names a member twice; linear in the text. */
const hasDuplicateNames = (json: string): boolean => {
  // One entry for each open bracket: the names seen in an object, undefined in an array.
  const open: Array<Set<string> | undefined> = []
  let at = 0
  while (at < json.length) {
    const character = json[at]
    if (character === "{") open.push(new Set())
    else if (character === "[") open.push(undefined)
    else if (character === "}" || character === "]") open.pop()
    else if (character === '"') {
      const start = at
      at += 1
      while (json[at] !== '"') at += json[at] === "\\" ? 2 : 1
      const names = open.at(-1)
      let next = at + 1
      while (/\s/.test(json[next] ?? "")) next += 1
      if (names !== undefined && json[next] === ":") {
        const name: unknown = JSON.parse(json.slice(start, at + 1))
        if (typeof name === "string") {
          if (names.has(name)) return true
          names.add(name)
        }
      }
    }
    at += 1
  }
  return false
}

/** `JSON.parse` that refuses duplicate member names: two readers of such a text may see two different answers. */
export const parseStrictJson = (json: string): Either.Either<unknown, "json"> =>
  Either.flatMap(Either.try({ try: (): unknown => JSON.parse(json), catch: () => "json" as const }), (value) =>
    hasDuplicateNames(json) ? Either.left("json" as const) : Either.right(value)
  )
