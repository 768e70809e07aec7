import type { EditableResume } from "../domain/Optimization.js"
import { isCredential } from "../lexicon/Concept.js"
import { conceptNumberOf, concepts, implied } from "../lexicon/lexicon.js"
import { listsNamed, wordsNamed } from "../lexicon/words/words.js"
import { type Gap, type Gaps, sentencesIn } from "./gaps.js"
import { isTool } from "./guard/reading/tools.js"
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
  readonly isBullet: boolean
}

const saidIn = (resume: EditableResume): ReadonlyArray<Said> =>
  sentencesIn(resume).flatMap(({ view, where }) =>
    view.mentions.map(({ concept, first, last }) => {
      const { status } = view.statusOf(first, last, isCredential(concepts[concept]?.kind))
      const words = view.text.slice(view.tokens.starts[first], view.tokens.ends[last])
      return { concept, status, words, place: placeText(where, resume), isBullet: where.includes(".description[") }
    })
  )

/** The questions by what the resume shows of a requirement; the last three by the status of a certificate. */
const questions: ReadonlyMap<string, string> = new Map(
  listsNamed("coaching").map(([name, words]) => [name, words.join(" ")])
)

const ask = (status: string, words: Readonly<Record<string, string>>): string =>
  (questions.get(status) ?? "").replace(/\{(\w+)\}/g, (placeholder, name: string) => words[name] ?? placeholder)

/** How a certificate that is planned, in progress or expired may be said. */
const ofCertificates = (gaps: ReadonlyArray<Gap>, said: ReadonlyArray<Said>): ReadonlyArray<string> =>
  gaps.flatMap(({ names, words }) => {
    const own = said.find(
      ({ concept, status }) =>
        isCredential(concepts[concept]?.kind) && names.includes(concepts[concept]?.name ?? "") && questions.has(status)
    )
    return own === undefined ? [] : [ask(own.status, { gap: words, place: own.place })]
  })

/** Whether another tool for the same work is named: "Did that include PostgreSQL?" is answered by MySQL. */
const isAnswered = (gap: number, near: number, said: ReadonlyArray<Said>): boolean =>
  isTool(concepts[gap]) &&
  said.some(({ concept }) => concept !== gap && isTool(concepts[concept]) && isKindOf(concept, near))

/** Whether work that a bullet shows included what is mostly done with it: one question for all that stands near one thing. */
const ofWork = (gaps: ReadonlyArray<Gap>, said: ReadonlyArray<Said>): ReadonlyArray<string> => {
  const asked = new Map<Said, ReadonlyArray<string>>()
  for (const { names, tier, words } of gaps) {
    const concept = conceptNumberOf(names[0] ?? "")
    // What is named and does not count is denied, or somebody else's.
    if (tier !== "required" || concept < 0 || said.some((one) => one.concept === concept)) continue
    const near = said.find(
      (one) =>
        one.isBullet &&
        one.status === "affirmed" &&
        isNear(concept, one.concept) &&
        !isAnswered(concept, one.concept, said)
    )
    if (near !== undefined) asked.set(near, [...(asked.get(near) ?? []), words])
  }
  return [...asked].map(([{ place, words }, gap]) => ask("near", { gap: gap.join(", "), near: words, place }))
}

/**
 * For each important gap beside which the resume shows something near, a question to the person; never a claim. A
 * certificate that is planned, in progress or expired comes first.
 */
export const questionsFor = ({ missing, unclaimed }: Gaps, resume: EditableResume): ReadonlyArray<string> => {
  const said = saidIn(resume)
  return [...ofCertificates([...unclaimed, ...missing], said), ...ofWork(missing, said)].slice(0, maxQuestions)
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

/** Skills that bullets show and the list lacks: for who reads the list alone. */
const listToo = (unlisted: ReadonlyArray<string>): ReadonlyArray<string> =>
  unlisted.length === 0
    ? []
    : [
        `The bullets show ${joined(unlisted)}, which the job asks for and the skills list lacks: somebody who reads only the list does not find them.`
      ]

/** Questions and advice of the offline engine, which are shown as warnings. */
export const coaching = (
  before: ScoreReport,
  gaps: Gaps,
  resume: EditableResume,
  unlisted: ReadonlyArray<string>
): ReadonlyArray<string> => [...questionsFor(gaps, resume), ...proofFirst(before, resume), ...listToo(unlisted)]
