import { parseArgs } from "node:util"

/** What was typed cannot be meant so; the message says what to type. */
export class Mistyped extends Error {}

/** A proof's name and what was typed behind it. */
export interface Typed {
  readonly proof: string
  readonly words: ReadonlyArray<string>
}

/** What was given of the options of a proof. */
export interface Given<Name extends string> {
  /** A whole number, `least` at the least. */
  readonly whole: (name: Name, otherwise: number, least?: 0 | 1) => number
  readonly text: (name: Name) => string | undefined
  readonly texts: (name: Name) => ReadonlyArray<string>
}

/** Reads the options of a proof; `values` says of each by its name what its value is called. */
export const optionsOf = <Name extends string>(
  { proof, words }: Typed,
  values: Readonly<Record<Name, string>>
): Given<Name> => {
  const shown = Object.entries(values).map(([name, value]) => ` --${name} ${String(value)}`)
  const refuse = (what: string): Mistyped =>
    new Mistyped(`${what}; type npm run proof ${proof}${shown.length === 0 ? "" : ` --${shown.join("")}`}`)
  const options = Object.fromEntries(
    Object.keys(values).map((name) => [name, { type: "string" as const, multiple: true }])
  )
  const given = new Map<string, ReadonlyArray<string>>()
  const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === "option-terminator") continue
    if (token.kind === "positional") throw refuse(`"${token.value}" is no option`)
    if (!Object.hasOwn(values, token.name)) throw refuse(`there is no option ${token.rawName}`)
    if (token.value === undefined || token.value === "") throw refuse(`${token.rawName} needs a value`)
    given.set(token.name, [...(given.get(token.name) ?? []), token.value])
  }
  // Before a `--` of its own npm takes an option for itself, and the proof would run without it.
  for (const name of Object.keys(values)) {
    if (process.env[`npm_config_${name.replaceAll("-", "_")}`] !== undefined && !given.has(name)) {
      throw refuse(`npm kept --${name} for itself`)
    }
  }
  const text = (name: Name) => {
    const [first, ...more] = given.get(name) ?? []
    if (more.length > 0) throw refuse(`--${name} is given twice`)
    return first
  }
  return {
    text,
    texts: (name) => given.get(name) ?? [],
    whole: (name, otherwise, least = 1) => {
      const typed = text(name)
      if (typed === undefined) return otherwise
      const number = /^\d{1,9}$/.test(typed) ? Number(typed) : -1
      if (number < least) throw refuse(`--${name} must be a whole number${least === 1 ? " above 0" : ""}`)
      return number
    }
  }
}
