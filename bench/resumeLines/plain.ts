import { type Mark, type MarkedResume, unmarked } from "./marked.js"
import { seeded } from "../chain/train.js"
import { headBlock, type Pick } from "./headBlock.js"
import { textOf, told } from "./variants.js"

// What a resume holds besides its positions, set out in the plainest ways: lists below usual headings.

const headings = {
  K: ["CERTIFICATIONS", "Certifications", "Licenses and certifications:", "Certificates", "Training", "LICENCES"],
  X: ["SKILLS", "Skills", "Key skills:", "Technical Skills", "Tools", "CORE COMPETENCIES"],
  S: ["EDUCATION", "Education", "Education:", "Academic background", "QUALIFICATIONS", "Studies"]
}

/** What is said of a certificate that is held, and of one that is not. */
const remarks = [
  ...["", "", "", "", "", ""],
  ...[
    ", State of Ohio",
    ", American Board of Sample Medicine",
    " (Sample Institute)",
    ", no. 12-3456",
    " - valid to 2027"
  ],
  ...[
    ", Sample Academy, 2021",
    ", current",
    " (renewed 2023)",
    ", two days",
    ": Ministry of Labour",
    ", expires May 2028"
  ]
]
const denials = [
  " (in progress)",
  ", expired 2019",
  " - planned for next year",
  " (exam booked)",
  ", lapsed",
  ": not yet"
]
const years = ["2009", "2012 - 2016", "2018", "09/2003 – 07/2006", "May 2021", "1998-2001"]

const listOf = (entries: ReadonlyArray<string>, pick: Pick): string =>
  pick([
    entries.join(", "),
    entries.join("\n"),
    entries.map((entry) => `- ${entry}`).join("\n"),
    entries.map((entry) => `• ${entry}`).join("\n"),
    entries.join(" | "),
    entries.join("; ")
  ]) ?? ""

const studyOf = (school: string, degree: string, year: string, pick: Pick): string =>
  pick([
    `${degree}, ${school}, ${year}`,
    `${school}\n${degree}, ${year}`,
    `${year}  ${degree}\n${school}`,
    `${degree}\n${school}, ${year}`,
    `${school} - ${degree} (${year})`,
    `${degree} | ${school} | ${year}`,
    `- ${degree}, ${school} (${year})`
  ]) ?? ""

/** The lists of a resume in one of these ways, by chance, and perhaps who it is of. */
const plainly = (resume: MarkedResume, at: number, isHeaded: boolean): MarkedResume => {
  const { id, marks } = resume
  const random = seeded(at + 1)
  const pick: Pick = (values) => values[Math.floor(random() * values.length)]
  const marked = (mark: Mark) => told(mark.kind, mark.of.join(), textOf(resume, mark))
  const all = (kind: string) => marks.filter((mark) => mark.kind === kind)
  const section = (names: ReadonlyArray<string>, body: string) => (body === "" ? "" : `⟦H|${pick(names)}⟧\n${body}`)
  const certificates = [
    ...all("K").map((mark) => `${marked(mark)}${pick(remarks)}`),
    ...all("Z").map((mark) => `${marked(mark)}${pick(denials)}`)
  ]
  const studies = all("G").flatMap((degree) => {
    const school = all("S").find(({ of }) => of.some((one) => degree.of.includes(one)))
    return school === undefined ? [] : [studyOf(marked(school), marked(degree), pick(years) ?? "", pick)]
  })
  const sections = [
    section(headings.K, listOf(certificates, pick)),
    section(headings.X, listOf(all("X").map(marked), pick)),
    section(headings.S, studies.join(pick(["\n", "\n\n"])))
  ].filter((one) => one !== "")
  const from = Math.floor(random() * sections.length)
  const lists = [...sections.slice(from), ...sections.slice(0, from)]
  if (!isHeaded) return unmarked(`${id} plain`, lists.join("\n\n"))
  const textOfFirst = (kind: string) => {
    const [own] = all(kind)
    return own === undefined ? undefined : textOf(resume, own)
  }
  const head = headBlock(textOfFirst, pick)
  const isLast = head.startsWith("⟦H") && pick([true, false]) === true
  return unmarked(`${id} plain, headed`, (isLast ? [...lists, head] : [head, ...lists]).join("\n\n"))
}

export const plain = (resume: MarkedResume, at: number): MarkedResume => plainly(resume, at, false)
export const plainWithHead = (resume: MarkedResume, at: number): MarkedResume => plainly(resume, at, true)
