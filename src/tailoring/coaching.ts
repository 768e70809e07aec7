import type { EditableResume } from "../domain/Optimization.js"
import { isCredential } from "../lexicon/Concept.js"
import { conceptNumberOf, concepts, implied } from "../lexicon/lexicon.js"
import { listsNamed, wordsNamed } from "../lexicon/words/words.js"
import { type Gap, type Gaps, wordsOfGap } from "./gaps.js"
import { Reading } from "./guard/reading/Reading.js"
import { isTool } from "./guard/reading/tools.js"
import type { Sayings } from "./said.js"
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

/** What a passage of the resume says of a concept. */
interface Said {
  readonly concept: number
  readonly status: string
  readonly place: string
  readonly words: string
  /** Of work that the person did, and did not only help with or watch. */
  readonly isBullet: boolean
}

const saidIn = ({ resume, sentences }: Sayings): ReadonlyArray<Said> =>
  sentences.flatMap(({ view, where }) =>
    view.mentions.map(({ concept, first, last }) => {
      const { status } = view.statusOf(first, last, isCredential(concepts[concept]?.kind))
      const isOwn = new Reading(view).of("help", "watch").length === 0
      const words = view.text.slice(view.tokens.starts[first], view.tokens.ends[last])
      return {
        concept,
        status,
        words,
        place: placeText(where, resume),
        isBullet: isOwn && where.includes(".description[")
      }
    })
  )

/** The questions by what the resume shows of a requirement; the last three by the status of a certificate. */
const questions: ReadonlyMap<string, string> = new Map(
  listsNamed("coaching").map(([name, words]) => [name, words.join(" ")])
)

const ask = (status: string, words: Readonly<Record<string, string>>): string =>
  (questions.get(status) ?? "").replace(/\{(\w+)\}/g, (placeholder, name: string) => words[name] ?? placeholder)

/** A question and the gaps that it asks about. */
interface Question {
  readonly gaps: ReadonlyArray<Gap>
  readonly text: string
}

/** How a certificate that is planned, in progress or expired may be said. */
const ofCertificates = (gaps: ReadonlyArray<Gap>, said: ReadonlyArray<Said>): ReadonlyArray<Question> =>
  gaps.flatMap((gap) => {
    const { names } = gap
    const own = said.find(
      ({ concept, status }) =>
        isCredential(concepts[concept]?.kind) && names.includes(concepts[concept]?.name ?? "") && questions.has(status)
    )
    return own === undefined ? [] : [{ gaps: [gap], text: ask(own.status, { gap: names[0] ?? "", place: own.place }) }]
  })

/** Whether another tool for the same work is named: "Did that include PostgreSQL?" is answered by MySQL. */
const isAnswered = (gap: number, near: Said, said: ReadonlyArray<Said>): boolean =>
  isTool(concepts[gap]) &&
  said.some(
    ({ concept, place }) =>
      ![gap, near.concept].includes(concept) &&
      isTool(concepts[concept]) &&
      !isKindOf(gap, concept) &&
      (place === near.place || isKindOf(concept, near.concept))
  )

/** Whether work that a bullet shows included what is mostly done with it: one question for all that stands near one thing. */
const ofWork = (gaps: ReadonlyArray<Gap>, said: ReadonlyArray<Said>): ReadonlyArray<Question> => {
  const asked = new Map<Said, ReadonlyArray<Gap>>()
  for (const gap of gaps) {
    const concept = conceptNumberOf(gap.names[0] ?? "")
    // What is named and does not count is denied, or somebody else's.
    if (gap.tier !== "required" || gap.kind !== "hard" || concept < 0 || said.some((one) => one.concept === concept))
      continue
    const near = said.find(
      (one) =>
        one.isBullet && one.status === "affirmed" && isNear(concept, one.concept) && !isAnswered(concept, one, said)
    )
    if (near !== undefined) asked.set(near, [...(asked.get(near) ?? []), gap])
  }
  return [...asked].map(([{ place, words }, found]) => ({
    gaps: found,
    text: ask("near", { gap: found.map(wordsOfGap).join(", "), near: words, place })
  }))
}

/**
 * For each important gap beside which the resume shows something near, a question to the person; never a claim. A
 * certificate that is planned, in progress or expired comes first.
 */
export const questionsFor = ({ missing, unclaimed }: Gaps, sayings: Sayings): ReadonlyArray<Question> => {
  const said = saidIn(sayings)
  return [...ofCertificates([...unclaimed, ...missing], said), ...ofWork(missing, said)].slice(0, maxQuestions)
}

const hasFigure = (text: string): boolean => /\d/.test(text)

/** A bullet that shows more of the work that is required than the one that stands first at its employer. */
const proofFirst = ({ requirements }: ScoreReport, resume: EditableResume): ReadonlyArray<string> => {
  // Tools are no proof by themselves.
  const required = requirements.filter(
    ({ kind, name, tier }) => kind === "hard" && tier === "required" && !isTool(concepts[conceptNumberOf(name)])
  )
  return resume.experiences.slice(0, 1).flatMap(({ company, description }) => {
    const shown = description.map((_, bullet) =>
      required.filter(
        ({ evidence, name }) =>
          conceptNumberOf(name) >= 0 && evidence.some(({ where }) => where === `experiences[0].description[${bullet}]`)
      )
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

/** Skills that bullets show and the list lacks: for who reads the list alone. */
const listToo = (unlisted: ReadonlyArray<string>, { base_skills: listed }: EditableResume): ReadonlyArray<string> =>
  unlisted.length === 0 || listed.length === 0
    ? []
    : [
        `The bullets show ${joined(unlisted)}, which the job asks for and the skills list lacks: somebody who reads only the list does not find them.`
      ]

const isEmpty = (text: string | null): boolean => text === null || text.trim() === ""

/** What no draft can write by rules: who somebody is. */
const summaryToo = ({ summary }: EditableResume): ReadonlyArray<string> =>
  isEmpty(summary)
    ? [
        "There is no summary: one or two sentences with your trade, your years in it and what of the requirements you did most are read first."
      ]
    : []

/** Advice of the offline engine, which is shown as warnings beside its questions. */
export const advice = (
  before: ScoreReport,
  draft: EditableResume,
  unlisted: ReadonlyArray<string>
): ReadonlyArray<string> => [...proofFirst(before, draft), ...listToo(unlisted, draft), ...summaryToo(draft)]
