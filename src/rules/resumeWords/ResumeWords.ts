import type { DataFile } from "../../dataFiles.js"

type Words = ReadonlyArray<string>

/** The words of one language by which resumes are read: lists, and lists by what they stand for. */
export interface ResumeWords {
  readonly language: string
  readonly lists: Readonly<Record<string, Words>>
  readonly tables: Readonly<Record<string, Readonly<Record<string, Words>>>>
}

const isWords = (value: unknown): value is Words =>
  Array.isArray(value) && value.every((word) => typeof word === "string")

const isTable = (value: unknown): value is Readonly<Record<string, Words>> =>
  typeof value === "object" && value !== null && Object.values(value).every(isWords)

/** The files of `src/data/resume`, English first; throws on what is neither a list of words nor a table of such. */
export const resumeWordsIn = (files: ReadonlyArray<DataFile>): ReadonlyArray<ResumeWords> =>
  files
    .map(({ name, value }) => {
      const lists: Record<string, Words> = {}
      const tables: Record<string, Readonly<Record<string, Words>>> = {}
      for (const [key, words] of Object.entries(value ?? {})) {
        if (isWords(words)) lists[key] = words
        else if (isTable(words)) tables[key] = words
        else throw new Error(`${name}: ${key} is neither a list of words nor a table of lists`)
      }
      return { language: name.replace(".yaml", ""), lists, tables }
    })
    .toSorted((one, other) => Number(other.language === "en") - Number(one.language === "en"))
