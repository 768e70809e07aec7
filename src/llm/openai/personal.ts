import type { EditableResume } from "../../domain/Optimization.js"

// Contact fields are never sent; people also write them into their summary or a bullet. Such a text
// stays behind as a whole: with a gap in it, its edit could not be matched to the profile's own text.

const address = /[^\s@<>]@[^\s@<>]+\.\p{L}{2}|\b(?:https?:\/\/|www\.)\S/u

/** Three groups of digits or more, nine digits or more: no year range, no amount. */
const phone = /(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)|\d{2,4})(?:[ .-]\d{2,5}){2,}(?!\d)/g

const holdsPhone = (text: string) => (text.match(phone) ?? []).some((match) => match.replace(/\D/g, "").length >= 9)

const folded = (text: string) =>
  ` ${(
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(" ")} `

/** Tells whether a text holds contact data: of any kind, or one of these names and contacts of the person. */
export const holdsPersonal = (personal: ReadonlyArray<string>) => {
  // A name as short as a word would keep every text with that word.
  const known = personal.map(folded).filter((text) => text.length >= 6)
  return (text: string): boolean => {
    const words = folded(text)
    return address.test(text) || holdsPhone(text) || known.some((contact) => words.includes(contact))
  }
}

/** The resume without texts that hold contact data. */
export const withoutPersonal = (resume: EditableResume, personal: ReadonlyArray<string>): EditableResume => {
  const holds = holdsPersonal(personal)
  const sent = (text: string) => !holds(text)
  return {
    ...resume,
    summary: resume.summary === null || holds(resume.summary) ? null : resume.summary,
    base_skills: resume.base_skills.filter(sent),
    experiences: resume.experiences.map((item) => ({ ...item, description: item.description.filter(sent) }))
  }
}
