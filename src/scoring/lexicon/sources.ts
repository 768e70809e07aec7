import type { Concept, Field, Occupation } from "./Concept.js"
import { design } from "./design.js"
import { education } from "./education.js"
import { elsewhere } from "./elsewhere.js"
import { finance } from "./finance.js"
import { health } from "./health.js"
import { hospitality } from "./hospitality.js"
import { law } from "./law.js"
import { occupations as families } from "./occupations.js"
import { skillsOfWork } from "./occupationSkills.js"
import { operations } from "./operations.js"
import { salesMarketing } from "./salesMarketing.js"
import { softSkills } from "./softSkills.js"
import { technology } from "./technology.js"
import { trades } from "./trades.js"

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
