import type { DataFile } from "../../dataFiles.js"
import { wordsOf } from "../../text/tokenize.js"
import { kinds } from "../kinds.js"
import { namedSets, PatternFault, phrasesOf } from "./pattern.js"
import {
  dates,
  directions,
  type Example,
  exampleOf,
  maxWords,
  positions,
  type Rule,
  ruleKinds,
  type Scope,
  targets,
  textTypes,
  wideScopes
} from "../Rule.js"

export interface ReadRules {
  readonly rules: ReadonlyArray<Rule>
  /** Groups of phrases of which one may stand for another. */
  readonly synonyms: ReadonlyArray<ReadonlyArray<string>>
  /** One sentence each, with file, rule and field; empty when all is well. */
  readonly faults: ReadonlyArray<string>
}

const fields: ReadonlyArray<string> = [
  ...["id", "kind", "in", "of", "pattern", "means", "scope", "at", "date", "until", "except", "unless", "yes", "no"],
  "note"
]
const minYes = 3

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const scopeOf = (text: string): Scope | undefined => {
  const stretch = wideScopes.find((one) => one === text)
  if (stretch !== undefined) return { stretch }
  const [, named, words] = /^(forward|backward|both) ([1-9]\d?)$/.exec(text) ?? []
  const direction = directions.find((one) => one === named)
  return direction === undefined ? undefined : { direction, words: Number(words) }
}

/** What a pattern stands for; undefined, and told, where it cannot be read. */
const readPattern = (
  read: () => ReadonlyArray<string>,
  tell: (says: string) => void
): ReadonlyArray<string> | undefined => {
  try {
    return read()
  } catch (fault) {
    if (!(fault instanceof PatternFault)) throw fault
    tell(fault.message)
    return undefined
  }
}

/** Reads one rule; whatever is wrong with it goes to `fault`. */
class RuleReader {
  constructor(
    private readonly written: Fields,
    private readonly setNamed: (name: string) => ReadonlyArray<string>,
    private readonly fault: (field: string, says: string) => void
  ) {}

  rule(): Rule | undefined {
    for (const field of Object.keys(this.written)) {
      if (!fields.includes(field)) this.fault(field, `there is no such field; there are ${fields.join(", ")}`)
    }
    const id = this.text("id")
    const kind = this.oneOf("kind", ruleKinds)
    const means = kind === undefined ? undefined : this.oneOf("means", kinds[kind].means)
    const scope = kind === undefined ? undefined : this.scope(kinds[kind].hasScope)
    const rule = {
      at: this.optional("at", () => this.oneOf("at", positions)),
      in: this.optional("in", () => this.oneOf("in", textTypes)),
      of: this.optional("of", () => this.oneOf("of", targets)),
      date: this.optional("date", () => this.oneOf("date", dates)),
      phrases: this.phrases("pattern", true),
      until: this.phrases("until", false),
      except: this.phrases("except", false),
      unless: this.phrases("unless", false),
      yes: this.examples("yes", minYes),
      no: this.examples("no", 0)
    }
    if (id === undefined || kind === undefined || means === undefined) return undefined
    return { id, kind, means, scope, ...rule }
  }

  private optional<A>(field: string, read: () => A): A | undefined {
    return this.written[field] === undefined ? undefined : read()
  }

  private text(field: string): string | undefined {
    const value = this.written[field]
    if (typeof value === "string" && value.trim() !== "") return value
    this.fault(field, value === undefined ? "is missing" : "must be a text; put it in quotes")
    return undefined
  }

  private oneOf<A extends string>(field: string, allowed: ReadonlyArray<A>): A | undefined {
    const value = this.text(field)
    const known = allowed.find((one) => one === value)
    if (value !== undefined && known === undefined) this.fault(field, `"${value}" is none of ${allowed.join(", ")}`)
    return known
  }

  private scope(isNeeded: boolean): Scope | undefined {
    if (!isNeeded) {
      for (const field of ["scope", "until"]) {
        if (this.written[field] !== undefined) this.fault(field, "rules of this kind speak of their own words only")
      }
      return undefined
    }
    const text = this.text("scope")
    const scope = text === undefined ? undefined : scopeOf(text)
    if (text !== undefined && scope === undefined)
      this.fault("scope", `"${text}" is neither ${wideScopes.join(", ")} nor like "forward 6", "backward 6", "both 6"`)
    return scope
  }

  private phrases(field: string, isNeeded: boolean): ReadonlyArray<string> {
    if (!isNeeded && this.written[field] === undefined) return []
    const pattern = this.text(field)
    if (pattern === undefined) return []
    const phrases = readPattern(
      () => phrasesOf(pattern, this.setNamed),
      (says) => this.fault(field, says)
    )
    for (const phrase of phrases ?? []) {
      const count = wordsOf(phrase).length
      if (count === 0 || count > maxWords) this.fault(field, `"${phrase}" must have 1 to ${maxWords} words`)
    }
    return phrases ?? []
  }

  private examples(field: string, min: number): ReadonlyArray<Example> {
    const value = this.written[field] ?? []
    if (!Array.isArray(value)) {
      this.fault(field, "must be a list of texts")
      return []
    }
    const list: ReadonlyArray<unknown> = value
    if (list.length < min) this.fault(field, `needs at least ${min} examples, from different professions`)
    return list.flatMap((marked) => {
      const example = typeof marked === "string" ? exampleOf(marked) : undefined
      if (example === undefined) this.fault(field, `${JSON.stringify(marked)} must mark one target [so]`)
      return example ?? []
    })
  }
}

const setsOf = (
  value: unknown,
  fault: (field: string, says: string) => void
): ((name: string) => ReadonlyArray<string>) => {
  const sets = new Map<string, string>()
  if (value !== undefined && !isFields(value)) fault("sets", "must be names with patterns")
  if (isFields(value)) {
    for (const [name, pattern] of Object.entries(value)) {
      if (typeof pattern === "string") sets.set(name, pattern)
      else fault("sets", `"${name}" must be a text; put it in quotes`)
    }
  }
  const setNamed = namedSets(sets)
  for (const name of sets.keys()) {
    readPattern(
      () => setNamed(name),
      (says) => fault("sets", `"${name}": ${says}`)
    )
  }
  return setNamed
}

/** The groups of a file that holds synonyms: a list of patterns. */
const synonymsOf = (
  value: unknown,
  setNamed: (name: string) => ReadonlyArray<string>,
  fault: (field: string, says: string) => void
): ReadonlyArray<ReadonlyArray<string>> => {
  const groups: ReadonlyArray<unknown> = Array.isArray(value) ? value : []
  if (value !== undefined && !Array.isArray(value)) fault("synonyms", "must be a list of patterns")
  return groups.flatMap((group) => {
    const phrases = readPattern(
      () => (typeof group === "string" ? phrasesOf(group, setNamed) : []),
      (says) => fault("synonyms", says)
    )
    if (phrases === undefined || phrases.length > 1) return phrases === undefined ? [] : [phrases]
    fault("synonyms", `${JSON.stringify(group)} must be a pattern of two phrases or more`)
    return []
  })
}

/** Reads the rules of some files; those that are wrong are left out and told of. */
export const rulesIn = (files: ReadonlyArray<DataFile>): ReadRules => {
  const rules = new Map<string, Rule>()
  const synonyms: Array<ReadonlyArray<string>> = []
  const faults: Array<string> = []
  for (const { name, value } of files) {
    const faultOf = (rule: string) => (field: string, says: string) => faults.push(`${name}: ${rule}${field}: ${says}`)
    const inFile = faultOf("")
    if (!isFields(value)) {
      inFile("rules", "the file must hold `rules:` and may hold `sets:`")
      continue
    }
    for (const field of Object.keys(value)) {
      if (!["sets", "rules", "synonyms"].includes(field))
        inFile(field, "there is no such field; there are sets, rules, synonyms")
    }
    const setNamed = setsOf(value["sets"], inFile)
    synonyms.push(...synonymsOf(value["synonyms"], setNamed, inFile))
    const written: unknown = value["rules"] ?? (value["synonyms"] === undefined ? undefined : [])
    if (!Array.isArray(written)) {
      inFile("rules", "must be a list")
      continue
    }
    const list: ReadonlyArray<unknown> = written
    list.forEach((one, at) => {
      const id = isFields(one) && typeof one["id"] === "string" ? one["id"] : `rule ${at + 1}`
      const fault = faultOf(`${id}: `)
      if (!isFields(one)) {
        fault("rule", "must have fields")
        return
      }
      const before = faults.length
      const rule = new RuleReader(one, setNamed, fault).rule()
      if (rules.has(id)) fault("id", "another rule has this id")
      if (rule !== undefined && faults.length === before) rules.set(id, rule)
    })
  }
  return { rules: [...rules.values()], synonyms, faults }
}
