import type { EducationItem, ProfileContent } from "../../domain/MasterProfile.js"
import { english, type Language } from "../../lexicon/Language.js"
import { usualWord } from "../../rules/resumeWords/words.js"

// What a resume shows, in its order, whatever the format: each writer of this folder gives it another form. What is
// written here is read again by the same parser, so that a resume that was taken home can come back.

export interface Outline {
  readonly language: Language
  readonly name: string | undefined
  /** Lines below the name. */
  readonly contacts: ReadonlyArray<string>
  readonly sections: ReadonlyArray<Section>
}

export interface Section {
  readonly heading: string
  readonly entries: ReadonlyArray<Entry>
}

/** Parts of a section that stand together: a position, a school, a paragraph. */
export interface Entry {
  /** The role or the degree. */
  readonly title?: string | undefined
  readonly lines: ReadonlyArray<string>
  readonly bullets: ReadonlyArray<string>
}

/** One line of text: XML can hold neither control characters nor halves of characters. */
const plain = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/[\p{Cs}\ufffe\uffff]/gu, "\ufffd")
    .trim()

const present = (texts: ReadonlyArray<string | null | undefined>): ReadonlyArray<string> =>
  texts.map((text) => plain(text ?? "")).filter((text) => text !== "")

/** "03/2021" is read everywhere; a date that is no year and month stays as it was written. */
const dateOf = (date: string): string => date.replace(/^(\d{4})-(\d\d)$/, "$2/$1")

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const datesOf = ({ end_date, start_date }: EducationItem, language: Language): string =>
  start_date === null
    ? dateOf(end_date ?? "")
    : `${dateOf(start_date)} – ${end_date === null ? capitalised(usualWord(language, "now")) : dateOf(end_date)}`

/** A name that stands for two of them is written once. */
const titleOf = (names: ReadonlyArray<string | undefined>, dates: string): string =>
  [...new Set(present(names)), ...present([dates])].join(" | ")

/** Without signs that would part it or make a label of it; a comma in brackets does not. */
const isPlainSkill = (skill: string) =>
  /^(?:[\p{L}\p{N}+#/&'’ -]|\.(?=[\p{L}\p{N}])|\([\p{L}\p{N}+#/&'’., -]*\))+$/u.test(skill)

/** The sentences of an entry are several for the reader, unless the last of them ends as one. */
const asOneEntry = (skill: string) => (/\.\s+\p{Lu}/u.test(skill) && !skill.endsWith(".") ? `${skill}.` : skill)

/** Skills side by side with commas, in their order; those that hold signs of their own stand apart, a bullet each. */
const skillEntries = (skills: ReadonlyArray<string>): ReadonlyArray<Entry> =>
  skills.reduce<ReadonlyArray<Entry>>((entries, skill) => {
    const { bullets, lines } = entries.at(-1) ?? { bullets: [], lines: [] }
    const before = entries.slice(0, -1)
    if (!isPlainSkill(skill)) return [...before, { lines, bullets: [...bullets, asOneEntry(skill)] }]
    const [line] = bullets.length === 0 ? lines : []
    return line === undefined
      ? [...entries, { lines: [skill], bullets: [] }]
      : [...before, { lines: [`${line}, ${skill}`], bullets }]
  }, [])

/** The outline of a resume, with the headings of its language; what it does not hold has no place in it. */
export const outlineOf = (profile: ProfileContent, language: Language = english): Outline => {
  const section = (name: string, entries: ReadonlyArray<Entry>): ReadonlyArray<Section> =>
    entries.length === 0 ? [] : [{ heading: capitalised(usualWord(language, "headings", name)), entries }]
  const certificates = present(profile.certifications)
  return {
    language,
    name: present([profile.full_name])[0],
    contacts: present([
      present([profile.email, profile.phone]).join(" | "),
      ...present([profile.location]).map((place) => `${capitalised(usualWord(language, "placeLabels"))}: ${place}`),
      present([profile.network_url, profile.portfolio_url]).join(" | ")
    ]),
    sections: [
      ...section(
        "summary",
        present((profile.summary ?? "").split("\n")).map((line) => ({ lines: [line], bullets: [] }))
      ),
      ...section("skills", skillEntries(present(profile.base_skills))),
      ...section(
        "experience",
        profile.experiences.map((item) => ({
          title: titleOf([item.role, item.company], datesOf(item, language)),
          lines: [],
          bullets: present(item.description)
        }))
      ),
      ...section(
        "education",
        profile.education.map((item) => ({
          title: titleOf([item.degree, item.school], datesOf(item, language)),
          lines: [],
          bullets: []
        }))
      ),
      ...section("certifications", certificates.length === 0 ? [] : [{ lines: [], bullets: certificates }])
    ]
  }
}
