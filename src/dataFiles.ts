import { readdirSync, readFileSync } from "node:fs"
import { parse } from "yaml"

/** A file of language data as it was written; `name` is what messages call it. */
export interface DataFile {
  readonly name: string
  readonly value: unknown
}

/** The YAML files of a folder, in the order of their names. For the build and for the sources; programs read tables. */
export const dataFilesIn = (folder: URL): ReadonlyArray<DataFile> =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name): DataFile => ({ name, value: parse(readFileSync(new URL(name, folder), "utf8")) }))
