import type { ProfileContent } from "../../src/domain/MasterProfile.js"
import type { OptimizedResume } from "../../src/domain/Optimization.js"
import { concepts, conceptNumber, formCount, formOf, implied } from "../../src/lexicon/lexicon.js"
import type { KnownConcept } from "../../src/lexicon/LexiconData.js"
import { numbersOf, type Word, wordsOf } from "./tokens.js"

/** Something that a tailored resume says and its profile does not. */
export interface Fact {
  readonly kind: "number" | "name" | "tool" | "certificate" | "role" | "place"
  readonly text: string
  /** Where it stands, in words of ours. */
  readonly where: string
}

const longestForm = 6

interface Meaning {
  readonly concept: KnownConcept
  /** Written just so where the spelling is an ordinary word otherwise ("Go", "Excel"). */
  readonly written: string | undefined
  readonly singular: string
}

const singularOf = (words: ReadonlyArray<Word>) => words.map(({ singular }) => singular).join(" ")
const phraseOf = (words: ReadonlyArray<Word>) => words.map(({ key }) => key).join(" ")

/** What the lexicon's spellings mean. The names are data that both methods know; the reading of texts is ours. */
const meanings: ReadonlyMap<string, ReadonlyArray<Meaning>> = (() => {
  const found = new Map<string, Array<Meaning>>()
  for (let form = 0; form < formCount; form += 1) {
    const { ambiguous, concept: number, spelling } = formOf(form)
    const concept = concepts[number]
    const words = wordsOf(spelling)
    const key = phraseOf(words)
    if (concept === undefined || key === "") continue
    const written = ambiguous === undefined ? undefined : spelling
    found.set(key, [...(found.get(key) ?? []), { concept, written, singular: singularOf(words) }])
  }
  return found
})()

interface Named {
  readonly first: number
  readonly last: number
  readonly concepts: ReadonlyArray<KnownConcept>
}

const wordsAt = (words: ReadonlyArray<Word>, { first, last }: Named): ReadonlyArray<Word> =>
  words.slice(first, last + 1)

const writtenAt = (words: ReadonlyArray<Word>, named: Named): string =>
  wordsAt(words, named)
    .map(({ text }) => text)
    .join(" ")

/**
 * The longest phrase of the lexicon that begins at this word. What a profile holds is read with bent
 * words ("closed the books" holds "closing the books"); a claim is one only as it is spelt.
 */
const namedAt = (words: ReadonlyArray<Word>, first: number, asSpelt = false): Named | undefined => {
  for (let length = Math.min(longestForm, words.length - first); length > 0; length -= 1) {
    const phrase = words.slice(first, first + length)
    const text = phrase.map((word) => word.text).join(" ")
    const concepts = (meanings.get(phraseOf(phrase)) ?? [])
      .filter(
        ({ written }) =>
          written === undefined ||
          wordsOf(written)
            .map((word) => word.text)
            .join(" ") === text
      )
      .filter(({ singular }) => !asSpelt || singular === singularOf(phrase))
      .map(({ concept }) => concept)
    if (concepts.length > 0) return { first, last: first + length - 1, concepts }
  }
  return undefined
}

/** What a text claims by names of the lexicon, one after another. */
const claimsIn = (words: ReadonlyArray<Word>): ReadonlyArray<Named> => {
  const found: Array<Named> = []
  for (let first = 0; first < words.length; first += 1) {
    const named = namedAt(words, first, true)
    if (named === undefined) continue
    found.push(named)
    first = named.last
  }
  return found
}

const textsOf = (profile: ProfileContent): ReadonlyArray<string> => [
  profile.summary ?? "",
  ...profile.base_skills,
  ...profile.certifications,
  ...profile.experiences.flatMap(({ company, description, end_date, role, start_date }) => [
    company,
    role,
    start_date ?? "",
    end_date ?? "",
    ...description
  ]),
  ...profile.education.flatMap(({ degree, school }) => [school ?? "", degree ?? ""])
]

const withImplied = (held: Set<KnownConcept>, concept: KnownConcept): void => {
  held.add(concept)
  for (const number of implied[conceptNumber(concept)] ?? []) {
    const one = concepts[number]
    if (one !== undefined) held.add(one)
  }
}

const credential =
  /^(?:certif(?:ied|icate|ication|icates)|licen[cs](?:e|ed|ure)|diploma|degree|bachelor'?s?|master'?s|phd|mba|chartered|accredited|registered)$/i

/** Ranks and offices that nobody has by doing the work. */
const rank =
  /^(?:senior|lead|head|chief|principal|director|manager|supervisor|president|founder|owner|architect|expert|partner|dean|foreman)$/i

/** What makes a credential one that is not held, or no more. */
const qualified =
  /\b(?:candidate|planned|plan|pursuing|in progress|expected|expired|lapsed|revoked|suspended|inactive|pending|student|studying|enrolled|exam|part \d|not)\b/i

/** First letters of a text's words, small words left out, so that an abbreviation of them can be found. */
const initialsOf = (words: ReadonlyArray<Word>) =>
  words
    .filter(({ text }) => !/^(?:and|or|of|the|for|in|a|an)$/.test(text))
    .map(({ key }) => key.slice(0, 1))
    .join("")

const isShortFor = (text: string, initials: ReadonlyArray<string>) => {
  const letters = text
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace(/s$/, "")
  return /^[\p{Lu}\d&]{2,}s?$/u.test(text) && letters.length > 2 && initials.some((found) => found.includes(letters))
}

/** Everything a profile holds, as far as this check can see. */
const holdingsOf = (profile: ProfileContent) => {
  const texts = textsOf(profile)
  const words = texts.map(wordsOf)
  const held = new Set<KnownConcept>()
  for (const list of words) {
    // Phrases within phrases count too: whoever holds "REST API design" holds APIs.
    for (let at = 0; at < list.length; at += 1) {
      for (const concept of namedAt(list, at)?.concepts ?? []) withImplied(held, concept)
    }
  }
  return {
    concepts: held,
    words: new Set(words.flatMap((list) => list.flatMap(({ key }) => [key, ...key.split(/[.&]/)]))),
    initials: words.map(initialsOf),
    // Of a date only the year is a figure to speak of.
    numbers: new Set(texts.map((text) => text.replace(/^(\d{4})-\d\d(?:-\d\d)?$/, "$1")).flatMap(numbersOf))
  }
}

type Holdings = ReturnType<typeof holdingsOf>

/** The profile as far as one employer goes: its positions, and nothing of the lists. */
const atEmployer = (profile: ProfileContent, company: string | undefined): ProfileContent => ({
  ...profile,
  summary: null,
  base_skills: [],
  certifications: [],
  education: [],
  experiences: profile.experiences.filter((item) => item.company === company)
})

/** Tools by name and ranks that the profile has, and not at the employer in whose bullet they stand. */
const misplacedIn = (text: string, where: string, profile: Holdings, employer: Holdings): ReadonlyArray<Fact> => {
  const words = wordsOf(text)
  const tools = claimsIn(words).filter((named) => {
    const { concepts } = named
    const own = wordsAt(words, named)
    const isName = own.some(({ opens, text: one }) => /\p{Lu}/u.test(opens ? one.slice(1) : one))
    const isHeld = (held: Holdings) => concepts.some((concept) => held.concepts.has(concept))
    return (
      isName &&
      concepts.every(({ kind }) => kind === "hard") &&
      isHeld(profile) &&
      !isHeld(employer) &&
      !own.every(({ key, text: one }) => employer.words.has(key) || isShortFor(one, employer.initials))
    )
  })
  return [
    ...tools.map((one): Fact => ({ kind: "tool", text: writtenAt(words, one), where })),
    ...ranksIn(text, where, employer)
  ]
}

const ranksIn = (text: string, where: string, held: Holdings): ReadonlyArray<Fact> =>
  wordsOf(text)
    .filter(({ key, text: one }) => rank.test(one) && !held.words.has(key))
    .map((word): Fact => ({ kind: "role", text: word.text, where }))

/** Credentials that the profile has only as planned, begun or expired, and the text without that. */
const unqualifiedIn = (text: string, where: string, profile: ProfileContent): ReadonlyArray<Fact> => {
  if (qualified.test(text)) return []
  const lines = textsOf(profile).flatMap((one) => one.split(/(?<=[.;])\s/))
  const words = wordsOf(text)
  return claimsIn(words).flatMap((one): ReadonlyArray<Fact> => {
    const credentials = one.concepts.filter(({ kind }) => kind === "certification")
    const told = lines.filter((line) =>
      claimsIn(wordsOf(line)).some(({ concepts }) => concepts.some((concept) => credentials.includes(concept)))
    )
    return credentials.length > 0 && told.length > 0 && told.every((line) => qualified.test(line))
      ? [{ kind: "certificate", text: writtenAt(words, one), where }]
      : []
  })
}

const factsIn = (text: string, where: string, held: Holdings, figures: ReadonlySet<string>): ReadonlyArray<Fact> => {
  const words = wordsOf(text)
  const known = claimsIn(words)
  const isHeld = ({ concepts }: Named) => concepts.some((concept) => held.concepts.has(concept))
  const covered = new Set(
    known.filter(isHeld).flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  )
  const numbers = numbersOf(text).filter((number) => !figures.has(number))
  const tools = known.filter(
    (one) =>
      !isHeld(one) &&
      one.concepts.every(({ kind }) => kind !== "soft") &&
      !wordsAt(words, one).every(({ key }) => held.words.has(key))
  )
  const names = words.filter(
    ({ key, opens, text }, at) =>
      !covered.has(at) &&
      !held.words.has(key) &&
      !isShortFor(text, held.initials) &&
      (/\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}\d/u.test(text) || (!opens && /^\p{Lu}/u.test(text)))
  )
  const credentials = words.filter(({ key, text }) => credential.test(text) && !held.words.has(key))
  return [
    ...numbers.map((number) => ({ kind: "number", text: number, where }) as const),
    ...tools.map((one) => {
      const kind = one.concepts.some((concept) => concept.kind === "certification") ? "certificate" : "tool"
      return { kind, text: writtenAt(words, one), where } as const
    }),
    ...names.map(({ text }) => ({ kind: "name", text, where }) as const),
    ...credentials.map(({ text }) => ({ kind: "certificate", text, where }) as const)
  ]
}

const unique = (facts: ReadonlyArray<Fact>) => [
  ...new Map(facts.map((fact) => [JSON.stringify([fact.where, fact.text.toLowerCase()]), fact])).values()
]

/**
 * Facts of a tailored resume that its profile does not hold: numbers, capitalised names, known tools,
 * certificates, ranks; tools and ranks of another employer; credentials without what keeps them small; and employers,
 * roles and dates that are not the profile's, place by place. Texts that
 * are the profile's own, letter for letter, are not looked at.
 */
export const unheldFacts = (profile: ProfileContent, draft: OptimizedResume): ReadonlyArray<Fact> => {
  const held = holdingsOf(profile)
  const own = new Set(textsOf(profile))
  const changed = (text: string, where: string, figures: ReadonlySet<string> = held.numbers) =>
    own.has(text) ? [] : [...factsIn(text, where, held, figures), ...unqualifiedIn(text, where, profile)]
  // A figure belongs to the position it was told of.
  const figuresOf = (at: number) =>
    new Set(
      profile.experiences
        .slice(at, at + 1)
        .flatMap(({ company, description, role }) => [company, role, ...description])
        .flatMap(numbersOf)
    )
  const misplaced = draft.experiences.flatMap((item, at): ReadonlyArray<Fact> => {
    const from = profile.experiences[at]
    const same =
      from !== undefined &&
      from.description.length === item.description.length &&
      (["company", "role", "start_date", "end_date"] as const).every((name) => from[name] === item[name])
    return same ? [] : [{ kind: "place", text: `position ${at + 1}`, where: "experiences" }]
  })
  const lost = profile.experiences.length > draft.experiences.length
  return unique([
    ...changed(draft.summary ?? "", "summary"),
    ...(own.has(draft.summary ?? "") ? [] : ranksIn(draft.summary ?? "", "summary", held)),
    ...draft.skills.flatMap((skill) => changed(skill, "skills")),
    ...draft.experiences.flatMap(({ description }, at) =>
      description.flatMap((bullet, line) => {
        const where = `position ${at + 1}, bullet ${line + 1}`
        if (own.has(bullet)) return []
        const employer = holdingsOf(atEmployer(profile, profile.experiences[at]?.company))
        return [...changed(bullet, where, figuresOf(at)), ...misplacedIn(bullet, where, held, employer)]
      })
    ),
    ...misplaced,
    ...(lost ? [{ kind: "place", text: "a position is missing", where: "experiences" } as const] : [])
  ])
}
