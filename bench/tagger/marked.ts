import { readdirSync, readFileSync } from "node:fs"
import * as Schema from "effect/Schema"

/** Where something stands in a text, in code units, and what it is. */
export type Place = readonly [start: number, end: number, text: string]

/** A posting with the places of its skills. */
export interface MarkedPosting {
  readonly text: string
  /** Hard skills, and certificates. */
  readonly hard: ReadonlyArray<Place>
  /** Those of `hard` that are certificates, licences, registrations and checks. */
  readonly certificates: ReadonlyArray<Place>
  readonly soft: ReadonlyArray<Place>
}

/** How much a posting asks what is marked: `!` before a name is required, `?` preferred, nothing a duty. */
export type MarkedTier = "duty" | "required" | "preferred"

/** A posting in which all that is asked is marked. */
export interface WholePosting extends MarkedPosting {
  readonly tiers: ReadonlyArray<readonly [start: number, end: number, tier: MarkedTier]>
}

/** The same with the name of its file, and which one of it: "a1#0". */
export interface NamedPosting extends WholePosting {
  readonly id: string
}

const mark = /\[\[([!?]?)([^[\]\n]{1,120})\]\]|\(\(([!?]?)([^()\n]{1,120})\)\)|\{\{([!?]?)([^{}\n]{1,120})\}\}/g
const tierOf = new Map<string, MarkedTier>([
  ["!", "required"],
  ["?", "preferred"]
])

/** The rows of a file with one JSON value a line. */
export const rowsIn = <A>(file: URL | string, schema: Schema.Schema<A, string>): ReadonlyArray<A> =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => Schema.decodeSync(schema)(line))

/** Reads `[[hard skill]]`, `((certificate))` and `{{soft skill}}` out of a text. */
export const unmarked = (marked: string): WholePosting => {
  const hard: Array<Place> = []
  const certificates: Array<Place> = []
  const soft: Array<Place> = []
  const tiers: Array<WholePosting["tiers"][number]> = []
  let text = ""
  let from = 0
  for (const found of marked.matchAll(mark)) {
    const [whole, hardSign, skill, certificateSign, certificate, softSign, trait] = found
    const name = skill ?? certificate ?? trait ?? ""
    text += marked.slice(from, found.index)
    const [start, end] = [text.length, text.length + name.length]
    const places = trait === undefined ? hard : soft
    places.push([start, end, name])
    if (certificate !== undefined) certificates.push([start, end, name])
    tiers.push([start, end, tierOf.get(hardSign ?? certificateSign ?? softSign ?? "") ?? "duty"])
    text += name
    from = found.index + whole.length
  }
  return { text: text + marked.slice(from), hard, certificates, soft, tiers }
}

/** The postings of a folder's files, which lines of "=====" part. */
export const markedPostings = (folder: URL): ReadonlyArray<NamedPosting> =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), "utf8")
        .split(/^=====$/m)
        // Title and company stand above the text.
        .map((posting, at) => ({
          id: `${name.replace(".txt", "")}#${at}`,
          ...unmarked(posting.trim().replace(/^TITLE: .*\nCOMPANY: .*\n/, ""))
        }))
    )

const Aliases = Schema.optionalWith(Schema.Array(Schema.String), { default: () => [] })
const Labels = Schema.Array(Schema.Struct({ name: Schema.String, aliases: Aliases }))
const Labelled = Schema.parseJson(
  Schema.Struct({
    half: Schema.Literal("look", "count"),
    text: Schema.String,
    labels: Schema.Struct({
      hard: Labels,
      soft: Labels,
      certifications: Labels
    })
  })
)

const letters = (text: string | undefined) => /[\p{L}\d]/u.test(text ?? "")

/** Every place where one of the names stands as whole words, the longest first. */
const placesOf = (text: string, names: ReadonlyArray<string>): ReadonlyArray<Place> => {
  const small = text.toLowerCase()
  const places: Array<Place> = []
  for (const name of [...names].sort((one, other) => other.length - one.length)) {
    for (let at = small.indexOf(name.toLowerCase()); at >= 0; at = small.indexOf(name.toLowerCase(), at + 1)) {
      const end = at + name.length
      if (letters(small[at - 1]) || letters(small[end])) continue
      if (!places.some(([start, stop]) => start < end && at < stop)) places.push([at, end, name])
    }
  }
  return places.sort(([one], [other]) => one - other)
}

const spellingsOf = ({ aliases, name }: (typeof Labels.Type)[number]) => [name, ...aliases]

/** The half of a corpus that may be looked at, by the names of its labels. */
export const corpusPostings = (file: URL): ReadonlyArray<MarkedPosting> =>
  rowsIn(file, Labelled)
    .filter(({ half }) => half === "look")
    .map(({ labels: { certifications, hard, soft }, text }) => ({
      text,
      hard: placesOf(text, [...hard, ...certifications].flatMap(spellingsOf)),
      certificates: placesOf(text, certifications.flatMap(spellingsOf)),
      soft: placesOf(text, soft.flatMap(spellingsOf))
    }))
