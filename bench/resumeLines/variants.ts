import { markdownOf, plainTextOf } from "../../src/resume/write/text.js"
import { outlineOf } from "../../src/resume/write/outline.js"
import { emptyContent } from "../../src/resume/emptyContent.js"
import { periodIn } from "../../src/resume/parse/dates.js"
import { type Mark, type MarkedResume, ofNames, unmarked } from "./marked.js"

// The same resumes in other forms: as this service writes them, and in parts, as somebody pastes a position or two.

/** The text of a mark on one line. */
export const textOf = ({ text }: MarkedResume, { from, to }: Mark) => text.slice(from, to).replace(/\s+/g, " ").trim()

/** The numbers of what has a mark of these kinds: a role, a school or a degree. */
const numbersIn = (marks: ReadonlyArray<Mark>, kinds = "R") => [
  ...new Set(marks.filter(({ kind }) => kinds.includes(kind)).flatMap(({ of }) => of))
]

/** A text with its mark. */
export const told = (kind: string, of: number | string | undefined, text: string) => `⟦${kind}${of ?? ""}|${text}⟧`

/** A resume as this service writes it, with its marks. */
export const written = (resume: MarkedResume, at: number): MarkedResume => {
  const { marks } = resume
  const numbers = numbersIn(marks)
  const named = (kind: string, of: number): string | undefined => {
    const [own] = marks
      .filter((mark) => mark.kind === kind && mark.of.includes(of))
      .toSorted((a, b) => a.of.length - b.of.length)
    return own === undefined ? undefined : textOf(resume, own)
  }
  const all = (kind: string) =>
    marks.filter((mark) => mark.kind === kind).map((mark) => told(kind, undefined, textOf(resume, mark)))
  const outline = outlineOf({
    ...emptyContent,
    full_name: all("N")[0] ?? null,
    email: all("E")[0] ?? null,
    base_skills: all("X"),
    certifications: all("K"),
    education: numbersIn(marks, "SG").map((of) => {
      const [school, degree] = [named("S", of), named("G", of)]
      return {
        ...(school === undefined ? {} : { school: told("S", of, school) }),
        ...(degree === undefined ? {} : { degree: told("G", of, degree) }),
        start_date: null,
        end_date: null
      }
    }),
    experiences: numbers.map((of) => {
      const period = periodIn(named("D", of) ?? "")
      const role = named("R", of) ?? ""
      return {
        role: told("R", of, role),
        company: told("C", of, named("C", of) ?? role),
        start_date: period?.start ?? null,
        end_date: period?.end ?? null,
        description: marks
          .filter((mark) => mark.kind === "B" && mark.of.includes(of))
          .map((mark) => told("B", of, textOf(resume, mark)))
      }
    })
  })
  const text = (at % 2 === 0 ? plainTextOf(outline) : markdownOf(outline)).replace(/\\([|[\]⟦⟧])/g, "$1")
  return unmarked(`${resume.id} written`, text)
}

/** The lines from one place to another as a resume of their own. */
const cut = ({ id, marks, text }: MarkedResume, start: number, end: number, heading: string): MarkedResume => ({
  id: `${id} from ${start}`,
  text: heading + text.slice(start, end),
  marks: [
    ...(heading === "" ? [] : [{ kind: "H", of: [], from: 0, to: heading.trimEnd().length }]),
    ...marks
      .filter(({ from, to }) => from >= start && to <= end)
      .map((mark) => ({ ...mark, from: mark.from - start + heading.length, to: mark.to - start + heading.length }))
  ]
})

const headings = ["EXPERIENCE\n\n", "", "Experience\n", "Work Experience\n\n"]

/** Each position of a resume alone, and all of them without what stands around. */
export const parts = (resume: MarkedResume): ReadonlyArray<MarkedResume> => {
  const { marks, text } = resume
  const lineStart = (at: number) => text.lastIndexOf("\n", at - 1) + 1
  const numbers = numbersIn(marks)
  const starts = numbers.flatMap((of) => {
    const own = marks.filter((mark) => ofNames.has(mark.kind) && mark.of[0] === of).map(({ from }) => from)
    return own.length === 0 ? [] : [lineStart(Math.min(...own))]
  })
  const ends = marks.filter(({ kind }) => kind === "H").map(({ from }) => lineStart(from))
  const ordered = [...new Set(starts)].toSorted((a, b) => a - b)
  const endAfter = (start: number, among: ReadonlyArray<number>) =>
    Math.min(text.length, ...among.filter((at) => at > start))
  const single = ordered.map((start, at) =>
    cut(resume, start, endAfter(start, [...ordered, ...ends]), headings[at % headings.length] ?? "")
  )
  const [first] = ordered
  if (first === undefined) return []
  const all = cut(resume, first, endAfter(first, ends), headings[text.length % headings.length] ?? "")
  return [...single, all]
}
