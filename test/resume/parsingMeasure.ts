import { readFileSync } from "node:fs"
import type { ProfileContent } from "../../src/domain/MasterProfile.js"

/** What somebody who has not seen the code read of a resume. */
export interface LabelledResume {
  readonly id: string
  readonly half?: "look" | "count"
  readonly text: string
  readonly truth: {
    readonly name: string | null
    readonly email: string | null
    readonly phone: string | null
    readonly location: string | null
    readonly positions: ReadonlyArray<{
      readonly company: string | null
      readonly role: string | null
      readonly start: string | null
      readonly end: string | null
      readonly bullets: number
    }>
    readonly education: ReadonlyArray<{ readonly school: string | null; readonly degree: string | null }>
    readonly certs: ReadonlyArray<string>
    readonly skills: ReadonlyArray<string>
    readonly not_held?: ReadonlyArray<{ readonly name: string; readonly why: string }>
  }
}

const resumesIn = (file: string): ReadonlyArray<LabelledResume> =>
  readFileSync(new URL(`../corpus/documents/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))

export const resumesOfCorpus = resumesIn("resumes.jsonl")
export const moreResumes = resumesIn("moreResumes.jsonl")
export const ordinaryResumes = resumesIn("ordinaryResumes.jsonl")

export type MeasuredField =
  "name" | "contacts" | "company" | "role" | "dates" | "bullets" | "education" | "certificates" | "skills"

/** Right among what was read, and found among what is there. */
export interface Share {
  readonly precision: number
  readonly recall: number
}

const folded = (text: string | null | undefined): string =>
  (text ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim()

const wordsOf = (text: string | null | undefined) => folded(text).split(" ")

/** Whether one of two names holds the other's words, or nearly all of them. */
const isLike = (one: string | null | undefined, other: string | null | undefined): boolean => {
  const [mine, theirs] = [folded(one), folded(other)]
  if (mine === theirs) return true
  if (mine === "" || theirs === "") return false
  return ` ${mine} `.includes(` ${theirs} `) || ` ${theirs} `.includes(` ${mine} `)
}

/** The same, and not much longer than it. */
const isName = (one: string | null | undefined, other: string | null | undefined): boolean =>
  isLike(one, other) && Math.abs(folded(one).length - folded(other).length) <= 12

/** The order of first and last name, and a nickname, make no other person of somebody. */
const isPerson = (one: string | null, other: string | null): boolean => {
  const plain = (name: string | null) =>
    wordsOf((name ?? "").replace(/["“(][^"”)]*["”)]|^Dr\.? /g, " "))
      .toSorted()
      .join(" ")
  return one !== null && other !== null && plain(one) === plain(other)
}

const languages =
  /\b(?:English|French|German|Spanish|Portuguese|Italian|Polish|Dutch|Arabic|Hindi|Urdu|Punjabi|Marathi|Gujarati|Tamil|Bengali|Russian|Ukrainian|Mandarin|Chinese|Cantonese|Japanese|Korean|Vietnamese|Tagalog|Turkish|Greek|Hebrew|Hungarian|Slovak|Czech|Romanian|Norwegian|Swedish|Danish|Finnish|Welsh|Yoruba|Igbo|Hausa|Swahili|Somali|Amharic|Xhosa|Zulu|Creole|Français|Español|Deutsch|Pahari|Nepali)\b/iu

const digitsOf = (text: string | null) => (text ?? "").replace(/\D/g, "")

/** A miss or something too much, for whoever mends the rules. */
export interface Finding {
  readonly id: string
  readonly field: string
  readonly what: string
}

/** How well profiles agree with the labels of the resumes that they were read of. */
export class ParsingMeasure {
  private readonly counts = new Map<string, { read: number; right: number; there: number; found: number }>()
  readonly findings: Array<Finding> = []
  /** Credentials that the text names without holding them, held all the same. */
  readonly held: Array<Finding> = []

  private tell(id: string, field: string, read: ReadonlyArray<string>, there: ReadonlyArray<string>, same: Same) {
    const count = this.counts.get(field) ?? { read: 0, right: 0, there: 0, found: 0 }
    this.counts.set(field, count)
    const tooMuch = read.filter((one, at) => !there.some((other, place) => same(one, other, at, place)))
    const missed = there.filter((other, place) => !read.some((one, at) => same(one, other, at, place)))
    count.read += read.length
    count.right += read.length - tooMuch.length
    count.there += there.length
    count.found += there.length - missed.length
    for (const what of tooMuch) this.findings.push({ id, field, what: `+ ${what}` })
    for (const what of missed) this.findings.push({ id, field, what: `- ${what}` })
  }

  add({ id, truth }: LabelledResume, profile: ProfileContent): void {
    const some = (value: string | null) => (value === null ? [] : [value])
    this.tell(id, "name", some(profile.full_name), some(truth.name), isPerson)
    this.tell(id, "contacts", some(profile.email), some(truth.email), (one, other) => one === other)
    this.tell(id, "contacts", some(profile.phone), some(truth.phone), (one, other) => digitsOf(one) === digitsOf(other))
    this.tell(id, "contacts", some(profile.location), some(truth.location), isName)
    const read = profile.experiences
    const pairs = pairsOf(profile, truth.positions)
    const isPair = (at: number, place: number) => pairs.get(place) === at
    const told = (
      field: string,
      mine: ReadonlyArray<string>,
      theirs: ReadonlyArray<string | null>,
      is: typeof isName
    ) =>
      this.tell(
        id,
        field,
        mine,
        theirs.map((one) => one ?? ""),
        (one, other, at, place) => isPair(at, place) && (theirs[place] === null || is(one, other))
      )
    const equal = (one: string | null | undefined, other: string | null | undefined) => one === other
    told(
      "company",
      read.map(({ company }) => company),
      truth.positions.map(({ company }) => company),
      isName
    )
    told(
      "role",
      read.map(({ role }) => role),
      truth.positions.map(({ role }) => role),
      isName
    )
    told(
      "dates",
      read.map(({ end_date, start_date }) => `${start_date ?? ""}/${end_date ?? ""}`),
      truth.positions.map(({ end, start }) => `${start ?? ""}/${end ?? ""}`),
      equal
    )
    told(
      "bullets",
      read.map(({ description }) => `${description.length}`),
      truth.positions.map(({ bullets }) => `${bullets}`),
      equal
    )
    const learned = (school: string | null | undefined, degree: string | null | undefined) =>
      JSON.stringify([school ?? "", degree ?? ""])
    this.tell(
      id,
      "education",
      profile.education.map(({ degree, school }) => learned(school, degree)),
      truth.education.map(({ degree, school }) => learned(school, degree)),
      (_, __, at, place) => {
        const [mine, theirs] = [profile.education[at], truth.education[place]]
        const isSchool = theirs?.school === null || isName(mine?.school, theirs?.school)
        const isDegree = theirs?.degree === null || isLike(mine?.degree, theirs?.degree)
        return isSchool && isDegree
      }
    )
    this.tell(id, "certificates", profile.certifications, truth.certs, isLike)
    // Languages stand among the skills of a profile; the labels leave most of them out.
    const skills = profile.base_skills.filter(
      (skill) => !languages.test(skill) || truth.skills.some((other) => isLike(skill, other))
    )
    this.tell(id, "skills", skills, truth.skills, isLike)
    for (const { name, why } of truth.not_held ?? []) {
      const held = [...profile.certifications, ...profile.education.map(({ degree }) => degree ?? "")]
      if (held.some((one) => one !== "" && ` ${folded(one)} `.includes(` ${folded(name)} `)))
        this.held.push({ id, field: why, what: name })
    }
  }

  get shares(): Readonly<Record<string, Share>> {
    return Object.fromEntries(
      [...this.counts].map(([field, { found, read, right, there }]) => [
        field,
        { precision: read === 0 ? 1 : right / read, recall: there === 0 ? 1 : found / there }
      ])
    )
  }
}

type Same = (one: string, other: string, at: number, place: number) => boolean

/** Which position of a profile each labelled one is: by names, else by the month it began. */
const pairsOf = (
  { experiences }: ProfileContent,
  positions: LabelledResume["truth"]["positions"]
): ReadonlyMap<number, number> => {
  const taken = new Set<number>()
  const pairs = new Map<number, number>()
  const isCompany = (at: number, place: number) => isName(experiences[at]?.company, positions[place]?.company)
  const isRole = (at: number, place: number) => isName(experiences[at]?.role, positions[place]?.role)
  const isStart = (at: number, place: number) => experiences[at]?.start_date === positions[place]?.start
  const ways: ReadonlyArray<(at: number, place: number) => boolean> = [
    (at, place) => isCompany(at, place) && isRole(at, place) && isStart(at, place),
    (at, place) => isCompany(at, place) && isRole(at, place),
    (at, place) => (isCompany(at, place) || isRole(at, place)) && isStart(at, place),
    (at, place) => isStart(at, place) && positions[place]?.start !== null,
    (at, place) => isCompany(at, place) || isRole(at, place)
  ]
  for (const isSame of ways) {
    positions.forEach((_, place) => {
      if (pairs.has(place)) return
      const at = experiences.findIndex((_, one) => !taken.has(one) && isSame(one, place))
      if (at < 0) return
      taken.add(at)
      pairs.set(place, at)
    })
  }
  return pairs
}
