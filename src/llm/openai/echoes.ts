import type { EditProposal } from "../../domain/Optimization.js"

/** Words in a row that nobody shares with the instructions by chance. */
const run = 6

const runsOf = (text: string): ReadonlyArray<string> => {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu) ?? []
  return words.slice(0, Math.max(0, words.length - run + 1)).map((_, at) => words.slice(at, at + run).join(" "))
}

/**
 * Tells which texts of an answer repeat our instructions or hold a secret. A model can be talked into
 * telling what it was told, and a provider knows the key; neither is for the reader of a resume.
 */
export const echoesOf = (instructions: string, secrets: ReadonlyArray<string>) => {
  const ours = new Set(runsOf(instructions))
  return (text: string): boolean =>
    secrets.some((secret) => text.includes(secret)) || runsOf(text).some((words) => ours.has(words))
}

/** The proposal without texts that echo; one that is left out is missed by nobody. */
export const withoutEchoes = (proposal: EditProposal, echoes: (text: string) => boolean): EditProposal => ({
  summary: echoes(proposal.summary) ? "" : proposal.summary,
  skills: proposal.skills.filter((skill) => !echoes(skill)),
  experience_edits: proposal.experience_edits.filter(
    ({ inserted_keywords, revised_bullet }) => !echoes(revised_bullet) && !inserted_keywords.some(echoes)
  ),
  warnings: proposal.warnings.filter((warning) => !echoes(warning))
})
