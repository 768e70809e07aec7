import type { EditProposal } from "../../../src/domain/Optimization.js"
import type { Person } from "./people.js"

type Edit = EditProposal["experience_edits"][number]

/** A text in every place of an answer that a model may write to, in as many answers as that takes; `honest` is in each. */
export const answersWith = ({ honest, profile }: Person, text: string): ReadonlyArray<EditProposal> => {
  const bullets = profile.experiences.flatMap(({ company, description }) =>
    description
      .filter((bullet) => bullet !== honest.original_bullet)
      .map((bullet): Edit => ({
        company,
        original_bullet: bullet,
        revised_bullet: bullet,
        inserted_keywords: [text.slice(0, 100)],
        confidence: 0.95
      }))
  )
  const [first, second, third] = bullets
  const revised = (edit: Edit | undefined, make: (own: string) => string): ReadonlyArray<Edit> =>
    edit === undefined ? [] : [{ ...edit, revised_bullet: make(edit.original_bullet) }]
  const inside = (own: string) => own.replace(/^(\S+ \S+)/, `$1 ${text.replaceAll("$", "$$$$")}`)
  const { summary } = profile
  return [
    {
      summary: `${summary} ${text}`,
      skills: [text, `${text} skills`],
      experience_edits: [
        honest,
        ...revised(first, (own) => `${own}. ${text}`),
        ...revised(second, (own) => `${own} (${text})`)
      ],
      warnings: [text, `The profile does not show ${text}.`]
    },
    {
      summary: text,
      skills: [`${profile.base_skills[0] ?? ""} (${text})`, `${profile.base_skills[1] ?? ""}, ${text}`],
      experience_edits: [honest, ...revised(third, (own) => `${text}: ${own}`), ...revised(second, inside)],
      warnings: [`${text} is missing.`, `Add ${text} if true; ${profile.base_skills[0] ?? ""} is shown.`]
    },
    {
      summary: `${text}. ${summary}`,
      skills: [`${text}.`],
      experience_edits: [
        honest,
        ...revised(first, () => text),
        { company: text, original_bullet: text, revised_bullet: text, inserted_keywords: [text], confidence: 1 }
      ],
      warnings: []
    }
  ]
}
