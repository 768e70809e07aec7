import { createHash } from "node:crypto"
import * as Either from "effect/Either"
import { ArrayFormatter } from "effect/ParseResult"
import * as Schema from "effect/Schema"
import { type Document, isNode, LineCounter, parseDocument, visit } from "yaml"
import {
  CommonWordsFile,
  ConceptFile,
  FunctionWordsFile,
  GivenNamesFile,
  GlossaryFile,
  OccupationFile,
  SpellingFile
} from "./files.js"
import type { DataFile, LexiconSource, Place } from "./LexiconSource.js"

/** What is wrong with a file, and where. */
export interface Fault extends Place {
  readonly message: string
}

/** The data cannot be read: a file is no YAML or does not say what such a file must say. */
export class UnreadableLexicon extends Error {
  override readonly name = "UnreadableLexicon"

  constructor(readonly faults: ReadonlyArray<Fault>) {
    super(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join("\n"))
  }
}

/** A file of YAML that knows the lines of what it says. */
class Yaml {
  readonly lines = new LineCounter()
  readonly document: Document

  constructor(readonly file: DataFile) {
    // Named lists are taken in by many entries.
    this.document = parseDocument(file.text, { lineCounter: this.lines })
  }

  lineOf(path: ReadonlyArray<PropertyKey>): number {
    for (let length = path.length; length > 0; length--) {
      const node = this.document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return this.lines.linePos(node.range[0]).line
    }
    return 1
  }

  /** What is no YAML, and lists taken in (`*web`) that no list before them has for its name. */
  get faults(): ReadonlyArray<Fault> {
    const file = this.file.name
    const faults = this.document.errors.map(({ linePos, message }): Fault => {
      const [first = message] = message.split("\n")
      return { file, line: linePos?.[0].line ?? 1, message: first }
    })
    const known = new Set<string>()
    visit(this.document, {
      Collection: (_, { anchor }) => {
        if (anchor !== undefined) known.add(anchor)
      },
      Alias: (_, { range, source }) => {
        if (known.has(source)) return
        const line = range ? this.lines.linePos(range[0]).line : 1
        faults.push({ file, line, message: `no list before this one is named ${source}` })
      }
    })
    return faults
  }

  toJS(): unknown {
    return this.document.toJS({ maxAliasCount: -1 })
  }
}

const strict = { errors: "all", onExcessProperty: "error" } as const

const Glossaries = Schema.Record({ key: Schema.String, value: GlossaryFile })
const Concepts = Schema.Record({ key: Schema.String, value: ConceptFile })
/** Files that hold no concepts. */
const Others = Schema.Struct({
  "occupations.yaml": OccupationFile,
  "words/spelling.yaml": SpellingFile,
  "words/commonWords.yaml": CommonWordsFile,
  "words/givenNames.yaml": GivenNamesFile,
  "words/functionWords.yaml": FunctionWordsFile
})
const isGlossary = (name: string) => name.startsWith("glossaries/")
const isOther = (name: string) => name in Others.fields

const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** @throws UnreadableLexicon */
export const sourceOf = (files: ReadonlyArray<DataFile>): LexiconSource => {
  const yamls = new Map(files.map((file) => [file.name, new Yaml(file)]))
  const faults = [...yamls.values()].flatMap((yaml) => yaml.faults)
  const noYaml = new Set(faults.map(({ file }) => file))
  const placeOf = (file: string, path: ReadonlyArray<PropertyKey>): Place => ({
    file,
    line: yamls.get(file)?.lineOf(path) ?? 1
  })
  /** What files of one kind say, by their names; undefined, and told, where one is faulty. */
  const read = <A, I>(schema: Schema.Schema<A, I>, isWanted: (name: string) => boolean): A | undefined => {
    const wanted = [...yamls].filter(([name]) => isWanted(name) && !noYaml.has(name))
    const values = Object.fromEntries(wanted.map(([name, yaml]) => [name, yaml.toJS()]))
    const decoded = Schema.decodeUnknownEither(schema)(values, strict)
    if (Either.isRight(decoded)) return decoded.right
    for (const { message, path } of ArrayFormatter.formatErrorSync(decoded.left)) {
      const [file, ...within] = path.map(String)
      if (file === undefined || noYaml.has(file)) continue
      faults.push({
        ...placeOf(file, path.slice(1)),
        message: within.length === 0 ? message : `${within.join(".")}: ${message}`
      })
    }
    return undefined
  }
  const conceptFiles = read(Concepts, (name) => !isOther(name) && !isGlossary(name))
  const others = read(Others, isOther)
  const glossaries = read(Glossaries, isGlossary)
  if (faults.length > 0 || conceptFiles === undefined || others === undefined || glossaries === undefined) {
    throw new UnreadableLexicon(faults)
  }
  const concepts = Object.entries(conceptFiles).flatMap(([file, { concepts, field }]) =>
    concepts.map((entry, at) => ({ ...entry, field, place: placeOf(file, ["concepts", at]) }))
  )
  const { makers, occupations } = others["occupations.yaml"]
  const placed = occupations.map((entry, at) => ({
    ...entry,
    place: placeOf("occupations.yaml", ["occupations", at])
  }))
  const source = {
    // Numbers follow the names: what is compiled does not depend on the file in which a concept stands.
    concepts: concepts.toSorted((one, other) => byCodeUnits(one.name, other.name)),
    occupations: placed.toSorted((one, other) => byCodeUnits(one.family, other.family)),
    makers,
    spelling: others["words/spelling.yaml"],
    words: {
      common: others["words/commonWords.yaml"],
      givenNames: others["words/givenNames.yaml"],
      functionWords: others["words/functionWords.yaml"],
      glossaries: Object.values(glossaries)
    }
  }
  const data = JSON.stringify(source, (key, value: unknown) => (key === "place" ? undefined : value))
  return { hash: createHash("sha256").update(data).digest("hex").slice(0, 12), ...source }
}
