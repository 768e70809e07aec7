import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A stretch of a resume that its writer marked: what it is, and of which positions or studies. */
export interface Mark {
  readonly kind: string
  readonly of: ReadonlyArray<number>
  readonly from: number
  readonly to: number
}

/** How many characters it has in common with those from one place to another; none or less where they do not meet. */
export const sharedBy = (one: { readonly from: number; readonly to: number }, from: number, to: number): number =>
  Math.min(one.to, to) - Math.max(one.from, from)

/** A resume with the marks taken out of its text. */
export interface MarkedResume {
  readonly id: string
  readonly text: string
  readonly marks: ReadonlyArray<Mark>
}

/** Marks of what names a position: role, employer, dates and town. */
export const ofNames: ReadonlySet<string> = new Set(["R", "C", "D", "P"])

const mark = /⟦([A-Z])([\d,]*)\|([^⟦⟧]*)⟧/gu

/** "⟦R1|Clerk⟧ at ⟦C1|Sample Foods⟧" */
export const unmarked = (id: string, written: string): MarkedResume => {
  const marks: Array<Mark> = []
  let text = ""
  let last = 0
  for (const found of written.matchAll(mark)) {
    const [whole, kind = "", numbers = "", inner = ""] = found
    text += written.slice(last, found.index)
    marks.push({
      kind,
      of: numbers === "" ? [] : numbers.split(",").map(Number),
      from: text.length,
      to: text.length + inner.length
    })
    text += inner
    last = found.index + whole.length
  }
  return { id, text: text + written.slice(last), marks }
}

/** The resumes of a folder: the first line of each file says what it is of. */
export const markedResumes = (folder: string): ReadonlyArray<MarkedResume> =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .map((name) => unmarked(name, readFileSync(join(folder, name), "utf8").replace(/^#field.*\n/, "")))
