import { readdirSync, readFileSync } from "node:fs"
import type { EditableResume } from "../../src/domain/Optimization.js"

/** A person's resume with revisions of its bullets: those a careful person lets pass, and those that claim more. */
export interface Career {
  readonly name: string
  readonly resume: EditableResume
  readonly job: { readonly title: string; readonly company: string; readonly description: string }
  readonly honest: ReadonlyArray<Revised>
  readonly sins: ReadonlyArray<Revised>
}

export interface Revised {
  readonly company: string
  readonly original: string
  readonly revised: string
}

interface Position {
  readonly company: string
  readonly role: string
  readonly start_date: string
  readonly end_date: string | null
  readonly description: Array<string>
}

const folder = new URL("../../fixtures/guard/", import.meta.url)

/** Reads one file of `fixtures/guard`; README.md there tells the form. */
const careerIn = (text: string): Career => {
  const fields = new Map<string, string>()
  const positions: Array<Position> = []
  const honest: Array<Revised> = []
  const sins: Array<Revised> = []
  let name = ""
  for (const line of text.split("\n")) {
    const position = positions.at(-1)
    const original = position?.description.at(-1)
    if (line.startsWith("# ")) name = line.slice(2)
    else if (line.startsWith("## ")) {
      const [role = "", company = ""] = line.slice(3).split(" @ ")
      const year = 2018 - positions.length
      positions.push({
        company,
        role,
        start_date: String(year),
        end_date: positions.length === 0 ? null : String(year + 1),
        description: []
      })
    } else if (line.startsWith("* ")) position?.description.push(line.slice(2))
    else if (/^ {2}[+-] /.test(line) && position !== undefined && original !== undefined) {
      const revised = { company: position.company, original, revised: line.slice(4) }
      if (line[2] === "+") honest.push(revised)
      else sins.push(revised)
    } else {
      const field = /^([a-z]+): (.*)$/.exec(line)
      if (field !== null) fields.set(field[1] ?? "", field[2] ?? "")
    }
  }
  const field = (key: string) => fields.get(key) ?? ""
  const listed = (key: string) =>
    field(key)
      .split("; ")
      .filter((entry) => entry !== "")
  return {
    name,
    honest,
    sins,
    resume: {
      summary: field("summary"),
      base_skills: listed("skills"),
      certifications: listed("certifications"),
      education: [{ school: "Example College", degree: field("degree") }],
      experiences: positions
    },
    job: {
      title: field("job"),
      company: "Globex",
      description: `Requirements:\n${listed("asks")
        .map((requirement) => `- ${requirement}`)
        .join("\n")}`
    }
  }
}

export const careers: ReadonlyArray<Career> = readdirSync(folder)
  .filter((file) => file.endsWith(".txt"))
  .toSorted()
  .map((file) => careerIn(readFileSync(new URL(file, folder), "utf8")))
