import { readFileSync } from "node:fs"
import { readJob } from "../../src/scoring/api.js"
import type { Requirement } from "../../src/posting/Job.js"

interface Label {
  readonly name: string
  readonly aliases?: ReadonlyArray<string>
}

/** What somebody who has not seen the code read of a posting. */
export interface LabelledPosting {
  readonly id: string
  readonly half: "look" | "count"
  readonly title: string
  readonly company: string | null
  readonly text: string
  readonly labels: {
    readonly years?: number | null
    readonly hard: ReadonlyArray<Label & { readonly tier: "required" | "preferred" | "duty" }>
    readonly soft: ReadonlyArray<Label>
    readonly certifications: ReadonlyArray<Label>
    readonly must_not: ReadonlyArray<string>
    readonly optional?: ReadonlyArray<string>
  }
}

export const postingsOf = (file: URL): ReadonlyArray<LabelledPosting> =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))

export const postingsOfCorpus = postingsOf(new URL("../corpus/documents/postings.jsonl", import.meta.url))

const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .match(/[\p{L}\p{N}+#]+/gu)
    ?.map((word) => (word.length > 3 && /[^s]s$/.test(word) && !word.endsWith("ics") ? word.slice(0, -1) : word)) ?? []

const holds = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) =>
  ` ${one.join(" ")} `.includes(` ${other.join(" ")} `)

/** One name is the other, or holds its words; a name of one or two letters holds nothing. */
const isLike = (one: string, other: string): boolean => {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)]
  if (mine.length === 0 || theirs.length === 0) return false
  if (mine.join(" ") === theirs.join(" ")) return true
  const isShort = (words: ReadonlyArray<string>) => words.join("").length <= 2
  return !isShort(mine) && !isShort(theirs) && (holds(mine, theirs) || holds(theirs, mine))
}

const isLabel = (found: ReadonlyArray<string>, { aliases, name }: Label): boolean =>
  [name, ...(aliases ?? [])].some((label) => found.some((one) => isLike(one, label)))

const share = (count: number, of: number) => (of === 0 ? 1 : count / of)

class Count {
  read = 0
  right = 0
  there = 0
  found = 0

  add(read: ReadonlyArray<ReadonlyArray<string>>, labels: ReadonlyArray<Label>) {
    this.read += read.length
    this.right += read.filter((one) => labels.some((label) => isLabel(one, label))).length
    this.there += labels.length
    this.found += labels.filter((label) => read.some((one) => isLabel(one, label))).length
  }

  get precision() {
    return share(this.right, this.read)
  }

  get recall() {
    return share(this.found, this.there)
  }
}

/** How well what is read of postings agrees with their labels. */
export const measurePostings = (postings: ReadonlyArray<LabelledPosting>) => {
  const [hard, required, soft, certifications] = [new Count(), new Count(), new Count(), new Count()]
  let notAsked = 0
  let [tiers, rightTiers, years] = [0, 0, 0]
  for (const { company, labels, text, title } of postings) {
    const job = readJob({ title, company: company ?? "", description: text })
    const namesOf = ({ name, written }: Requirement) => [name, written]
    const of = (kind: Requirement["kind"]) => job.requirements.filter((one) => one.kind === kind)
    const optional = labels.optional ?? []
    const counted = of("hard").filter(
      (one) =>
        labels.hard.some((label) => isLabel(namesOf(one), label)) ||
        !optional.some((name) => isLabel(namesOf(one), { name }))
    )
    hard.add(counted.map(namesOf), labels.hard)
    required.add(
      counted.map(namesOf),
      labels.hard.filter(({ tier }) => tier === "required")
    )
    soft.add(of("soft").map(namesOf), labels.soft)
    certifications.add(of("certification").map(namesOf), labels.certifications)
    const small = (names: ReadonlyArray<string>) => names.map((name) => name.toLowerCase())
    const unwanted = small(labels.must_not)
    notAsked += of("hard").filter((one) => small(namesOf(one)).some((name) => unwanted.includes(name))).length
    for (const one of counted) {
      const label = labels.hard.find((candidate) => isLabel(namesOf(one), candidate))
      if (label === undefined || label.tier === "duty") continue
      tiers++
      if (label.tier === one.tier) rightTiers++
    }
    if ((job.seniority.years ?? null) === (labels.years ?? null)) years++
  }
  return {
    hard,
    required,
    soft,
    certifications,
    notAsked,
    tiers: share(rightTiers, tiers),
    years: share(years, postings.length)
  }
}
