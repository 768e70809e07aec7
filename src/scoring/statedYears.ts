import { experienceWords, numberAt, yearFillers, yearWords } from "../rules/yearWords.js"
import type { ResumeReading } from "./evidence/evidence.js"

/** The most years of work that the resume's own words claim ("10+ years of experience"); 0 when none. */
export const statedYears = ({ text: { tokens }, passages, passageOf, copied }: ResumeReading): number => {
  let most = 0
  for (let index = 1; index < tokens.count; index++) {
    if (!yearWords.has(tokens.hashes[index] ?? 0) || copied?.[index] === 1) continue
    const section = passages[passageOf[index] ?? 0]?.section
    if (section === "education") continue
    let at = index - 1
    while (at > 0 && yearFillers.has(tokens.hashes[at] ?? 0)) at--
    const value = numberAt(tokens, at)
    if (value === undefined || value > 45) continue
    for (let near = index + 1; near < Math.min(tokens.count, index + 6); near++) {
      if (experienceWords.has(tokens.hashes[near] ?? 0)) most = Math.max(most, value)
    }
  }
  return most
}
