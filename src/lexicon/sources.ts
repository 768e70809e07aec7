import type { Concept, Field, Occupation } from "./Concept.js"
import { design } from "./sources/design.js"
import { education } from "./sources/education.js"
import { elsewhere } from "./sources/elsewhere.js"
import { finance } from "./sources/finance.js"
import { health } from "./sources/health.js"
import { hospitality } from "./sources/hospitality.js"
import { law } from "./sources/law.js"
import { occupations as families } from "./sources/occupations.js"
import { skillsOfWork } from "./sources/occupationSkills.js"
import { operations } from "./sources/operations.js"
import { salesMarketing } from "./sources/salesMarketing.js"
import { softSkills } from "./sources/softSkills.js"
import { technology } from "./sources/technology.js"
import { trades } from "./sources/trades.js"

/** The data files in the order in which they are joined: of two equal concepts the first file's field counts. */
export const sources: ReadonlyArray<{ readonly field: Field; readonly concepts: ReadonlyArray<Concept> }> = [
  { field: "technology", concepts: technology },
  { field: "health", concepts: health },
  { field: "finance", concepts: finance },
  { field: "law", concepts: law },
  { field: "education", concepts: education },
  { field: "sales_marketing", concepts: salesMarketing },
  { field: "operations", concepts: operations },
  { field: "design", concepts: design },
  { field: "trades", concepts: trades },
  { field: "hospitality", concepts: hospitality },
  { field: "general", concepts: softSkills },
  { field: "general", concepts: elsewhere }
]

/** By family, the skills by which its work is told. */
const skillsByFamily = new Map<string, Array<string>>()
for (const [families, skills] of skillsOfWork) {
  for (const family of families.split(" | ")) {
    const list = skillsByFamily.get(family) ?? []
    skillsByFamily.set(family, list)
    list.push(...skills.split("; "))
  }
}

export const occupations: ReadonlyArray<Occupation> = families.map((occupation) => {
  const skills = skillsByFamily.get(occupation.family)
  return skills === undefined ? occupation : { ...occupation, skills }
})
