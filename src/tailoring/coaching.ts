import type { EditableResume } from "../domain/Optimization.js"
import { isCredential } from "../lexicon/Concept.js"
import { conceptNumberOf, concepts, implied } from "../lexicon/lexicon.js"
import { listsNamed, wordsNamed } from "../lexicon/words/words.js"
import { resumeOfProfile } from "../resume/readResume.js"
import { isTool } from "./guard/reading/tools.js"
import { viewOf } from "./guard/reading/TextView.js"
import { joined, placeText } from "./places.js"
import type { ScoreReport } from "../scoring/report/Report.js"

// What a coach asks and advises where nothing may be claimed: questions for important gaps, and which proof to put first.

const maxQuestions = 3
const minStronger = 2

/** Work that one person mostly does together. */
const together = wordsNamed("coaching.together").map((group) => group.split(" | ").map(conceptNumberOf))

const isKindOf = (one: number, wider: number): boolean => implied[one]?.includes(wider) === true

/** One is a kind of the other, both are kinds of one thing, or mostly done together; of two tools one is mostly used. */
const isNear = (gap: number, shown: number): boolean => {
  const areTools = [gap, shown].every((one) => isTool(concepts[one]))
  return (
    isKindOf(gap, shown) ||
    (!areTools && implied[shown]?.some((parent) => isKindOf(gap, parent)) === true) ||
    together.some((group) => group.includes(gap) && group.includes(shown))
  )
}

/** Whether another tool for the same work stands beside: "Did that include PostgreSQL?" is answered by MySQL. */
const isAnswered = (gap: number, { concept, place }: Said, said: ReadonlyArray<Said>): boolean =>
  isTool(concepts[gap]) &&
  said.some(
    (one) =>
      one.place === place && one.concept !== gap && isTool(concepts[one.concept]) && isKindOf(one.concept, concept)
  )

/** What a passage of the resume says of a concept. */
interface Said {
  readonly concept: number
  readonly status: string
  readonly place: string
  readonly isBullet: boolean
}

const saidIn = (resume: EditableResume): ReadonlyArray<Said> =>
  resumeOfProfile(resume).passages.flatMap(({ text, where }) => {
    const view = viewOf(text)
    return view.mentions.map(({ concept, first, last }) => {
      const { status } = view.statusOf(first, last, isCredential(concepts[concept]?.kind))
      return { concept, status, place: placeText(where, resume), isBullet: where.includes(".description[") }
    })
  })

/** The questions by what the resume shows of a requirement; the last three by the status of a certificate. */
const questions: ReadonlyMap<string, string> = new Map(
  listsNamed("coaching").map(([name, words]) => [name, words.join(" ")])
)

const ask = (question: string, words: Readonly<Record<string, string>>): string =>
  question.replace(/\{(\w+)\}/g, (placeholder, name: string) => words[name] ?? placeholder)

/**
 * For each important gap beside which the resume shows something near, a question to the person; never a claim. A
 * certificate that is planned, in progress or expired comes first.
 */
export const questionsFor = ({ requirements }: ScoreReport, resume: EditableResume): ReadonlyArray<string> => {
  // One of alternatives is enough, and one question for all of them.
  const done = new Set(requirements.flatMap(({ group, matched }) => (matched && group !== null ? [group] : [])))
  const said = saidIn(resume)
  const found = requirements
    .filter(({ kind, matched, tier }) => !matched && (tier === "required" || isCredential(kind)))
    .toSorted((a, b) => b.points_possible - a.points_possible)
    .flatMap(({ group, kind, name: gap }) => {
      const concept = conceptNumberOf(gap)
      const wanted = isCredential(kind)
        ? said.find((one) => one.concept === concept && questions.has(one.status))
        : said.find(
            (one) =>
              one.isBullet &&
              one.status === "affirmed" &&
              isNear(concept, one.concept) &&
              !isAnswered(concept, one, said)
          )
      // What is named and does not count is denied, or somebody else's.
      const isDenied = !isCredential(kind) && said.some((one) => one.concept === concept)
      if (wanted === undefined || isDenied || concept < 0 || kind === "soft" || (group !== null && done.has(group)))
        return []
      if (group !== null) done.add(group)
      const { isBullet, place, status } = wanted
      const question = questions.get(isCredential(kind) ? status : "near")
      const near = concepts[wanted.concept]?.name
      return question === undefined || near === undefined
        ? []
        : [{ isBullet, text: ask(question, { gap, near, place }) }]
    })
  return found
    .toSorted((a, b) => Number(a.isBullet) - Number(b.isBullet))
    .slice(0, maxQuestions)
    .map(({ text }) => text)
}

const hasFigure = (text: string): boolean => /\d/.test(text)

/** A bullet that shows more of what is required than the one that stands first at its employer. */
const proofFirst = ({ requirements }: ScoreReport, resume: EditableResume): ReadonlyArray<string> => {
  const required = requirements.filter(({ kind, tier }) => kind === "hard" && tier === "required")
  return resume.experiences.slice(0, 1).flatMap(({ company, description }) => {
    const shown = description.map((_, bullet) =>
      required.filter(({ evidence }) => evidence.some(({ where }) => where === `experiences[0].description[${bullet}]`))
    )
    const best = shown.reduce((most, names, bullet) => (names.length > (shown[most]?.length ?? 0) ? bullet : most), 0)
    const names = shown[best] ?? []
    // A result stands before what it was done with.
    const hidesResult = hasFigure(description[0] ?? "") && !hasFigure(description[best] ?? "")
    return hidesResult || names.length < (shown[0]?.length ?? 0) + minStronger
      ? []
      : [
          `Bullet ${best + 1} at ${company} shows ${names.map(({ name }) => name).join(", ")}, which the job requires: consider putting it first.`
        ]
  })
}

/** Skills that bullets show and the list lacks, where that changes no point: for who reads the list alone. */
const listToo = (unlisted: ReadonlyArray<string>): ReadonlyArray<string> =>
  unlisted.length === 0
    ? []
    : [
        `The bullets show ${joined(unlisted)}, which the job asks for and the skills list lacks: naming them there adds no point, but somebody who reads only the list finds them.`
      ]

/** Questions and advice of the offline engine, which are shown as warnings. */
export const coaching = (
  before: ScoreReport,
  resume: EditableResume,
  unlisted: ReadonlyArray<string>
): ReadonlyArray<string> => [...questionsFor(before, resume), ...proofFirst(before, resume), ...listToo(unlisted)]
