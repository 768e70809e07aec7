import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { DataFile, LexiconSource } from "./LexiconSource.js"

// Reading YAML takes seconds, which tests and tools in development would pay at each start: what was read is kept in
// `node_modules/.cache` under the hash of the data and of the code that reads them.

/** The YAML files of a folder and of those in it. */
export const dataFiles = (folder: string): ReadonlyArray<DataFile> =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }))

const readers = ["parse", "files"].map((name) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url)))

const hashOf = (texts: ReadonlyArray<string>): string => {
  const hash = createHash("sha256")
  for (const text of texts) hash.update(`${text.length}\n`).update(text)
  return hash.digest("hex").slice(0, 16)
}

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The lexicon's own data. */
export const ownSource = (): Promise<LexiconSource> =>
  readSource(pathOf("../../data/lexicon"), pathOf("../../../node_modules/.cache/resume-tailoring"))

/** The lexicon's data of a folder, from what was kept of them if they are as they were then. */
export const readSource = async (folder: string, cache: string): Promise<LexiconSource> => {
  const files = dataFiles(folder)
  const texts = files.flatMap(({ name, text }) => [name, text])
  const kept = join(cache, `lexicon-${hashOf([...texts, ...readers.map((path) => readFileSync(path, "utf8"))])}.json`)
  if (existsSync(kept)) {
    const known: LexiconSource = JSON.parse(readFileSync(kept, "utf8"))
    return known
  }
  const { sourceOf } = await import("./parse.js")
  const source = sourceOf(files)
  mkdirSync(cache, { recursive: true })
  writeFileSync(kept, JSON.stringify(source))
  return source
}
