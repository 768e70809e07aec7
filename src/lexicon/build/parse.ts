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

  faultsOf(error: Parameters<typeof ArrayFormatter.formatErrorSync>[0]): ReadonlyArray<Fault> {
    return ArrayFormatter.formatErrorSync(error).map(({ message, path }) => ({
      file: this.file.name,
      line: this.lineOf(path),
      message: path.length === 0 ? message : `${path.map(String).join(".")}: ${message}`
    }))
  }
}

const strict = { errors: "all", onExcessProperty: "error" } as const

/** Reads files of all kinds and collects what is wrong with them. */
class Reader {
  readonly faults: Array<Fault> = []
  private readonly files: ReadonlyMap<string, Yaml>

  constructor(files: ReadonlyArray<DataFile>) {
    this.files = new Map(files.map((file) => [file.name, new Yaml(file)]))
    this.faults.push(...[...this.files.values()].flatMap(({ faults }) => faults))
  }

  namesIn(isWanted: (name: string) => boolean): ReadonlyArray<string> {
    return [...this.files.keys()].filter(isWanted)
  }

  /** What a file says; undefined where it is faulty. */
  read<A, I>(name: string, schema: Schema.Schema<A, I>): { readonly value: A; readonly yaml: Yaml } | undefined {
    const yaml = this.files.get(name)
    if (yaml === undefined) {
      this.faults.push({ file: name, line: 1, message: "is missing" })
      return undefined
    }
    if (this.faults.some(({ file }) => file === name)) return undefined
    const read = Schema.decodeUnknownEither(schema)(yaml.document.toJS({ maxAliasCount: -1 }), strict)
    if (Either.isRight(read)) return { value: read.right, yaml }
    this.faults.push(...yaml.faultsOf(read.left))
    return undefined
  }
}

/** Files that hold no concepts. */
const others = {
  occupations: "occupations.yaml",
  spelling: "words/spelling.yaml",
  commonWords: "words/commonWords.yaml",
  givenNames: "words/givenNames.yaml",
  functionWords: "words/functionWords.yaml"
} as const
const otherNames: ReadonlySet<string> = new Set(Object.values(others))
const isGlossary = (name: string) => name.startsWith("glossaries/")

const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** @throws UnreadableLexicon */
export const sourceOf = (files: ReadonlyArray<DataFile>): LexiconSource => {
  const reader = new Reader(files)
  const concepts = reader
    .namesIn((name) => !otherNames.has(name) && !isGlossary(name))
    .flatMap((name) => {
      const file = reader.read(name, ConceptFile)
      return (
        file?.value.concepts.map((entry, at) => ({
          ...entry,
          field: file.value.field,
          place: { file: name, line: file.yaml.lineOf(["concepts", at]) }
        })) ?? []
      )
    })
  const families = reader.read(others.occupations, OccupationFile)
  const spelling = reader.read(others.spelling, SpellingFile)?.value
  const common = reader.read(others.commonWords, CommonWordsFile)?.value
  const givenNames = reader.read(others.givenNames, GivenNamesFile)?.value
  const functionWords = reader.read(others.functionWords, FunctionWordsFile)?.value
  const glossaries = reader.namesIn(isGlossary).flatMap((name) => reader.read(name, GlossaryFile)?.value ?? [])
  if (
    reader.faults.length > 0 ||
    families === undefined ||
    spelling === undefined ||
    common === undefined ||
    givenNames === undefined ||
    functionWords === undefined
  ) {
    throw new UnreadableLexicon(reader.faults)
  }
  const occupations = families.value.occupations.map((entry, at) => ({
    ...entry,
    place: { file: others.occupations, line: families.yaml.lineOf(["occupations", at]) }
  }))
  const source = {
    // Numbers follow the names: what is compiled does not depend on the file in which a concept stands.
    concepts: concepts.toSorted((one, other) => byCodeUnits(one.name, other.name)),
    occupations: occupations.toSorted((one, other) => byCodeUnits(one.family, other.family)),
    makers: families.value.makers,
    spelling,
    words: { common, givenNames, functionWords, glossaries }
  }
  const data = JSON.stringify(source, (key, value: unknown) => (key === "place" ? undefined : value))
  return { hash: createHash("sha256").update(data).digest("hex").slice(0, 12), ...source }
}
