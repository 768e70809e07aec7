import { concepts } from "../../lexicon/lexicon.js"
import { findMentions, type Found, type Read, read } from "../../lexicon/matcher/mentions.js"
import { englishRules } from "../../rules/RuleSet.js"
import { type StatusOf, statusesIn } from "../../rules/statusesIn.js"
import type { Status } from "../../rules/Status.js"
import { append } from "../../text/append.js"
import { tokenize } from "../../text/tokenize.js"
import type { Tokens } from "../../text/Tokens.js"

/** Signs between the name of an entry and what is said of it. */
const endOfName = /[,;:([\t|]|\s[-–—]\s/

/** Words of a sentence by which its place is found: a model may mend those after them. */
const maxOpening = 4

/** What is no work of the person. */
const taken: ReadonlySet<Status> = new Set(["negated", "planned", "of-others", "replaced"])

/** What a text says of the names in it: whether they are there, or denied, planned, expired or somebody else's. */
export class Statements {
  private readonly taken: Read
  private readonly found: ReadonlyArray<Found>
  private readonly statusOf: StatusOf
  /** Where each word stands, by its hash. */
  private readonly places = new Map<number, Array<number>>()

  constructor(text: string) {
    this.taken = read(text)
    this.found = findMentions(this.taken)
    this.statusOf = statusesIn(englishRules.read(this.taken.tokens, { type: "resume" }), this.found)
    const { count, hashes } = this.taken.tokens
    for (let at = 0; at < count; at++) append(this.places, hashes[at] ?? 0, at)
  }

  /** Where the first words of a text stand. */
  private startsOf({ count, hashes }: Tokens, length: number): ReadonlyArray<number> {
    const all = this.taken.tokens.hashes
    if (count === 0) return []
    return (this.places.get(hashes[0] ?? 0) ?? []).filter((first) =>
      hashes.subarray(0, length).every((hash, at) => hash === all[first + at])
    )
  }

  /**
   * Of each place of a name whether it is affirmed there; empty when it stands nowhere.
   *
   * @param length of how many of its first words that is asked
   */
  private placesOf(name: Tokens, length: number, isCredential: boolean): ReadonlyArray<boolean> {
    return this.startsOf(name, name.count).map(
      (first) => this.statusOf(first, first + length - 1, isCredential).status === "affirmed"
    )
  }

  /** Whether a name stands somewhere as what is there ("no experience with Kafka" is no place of Kafka). */
  affirms(name: string, isCredential: boolean): boolean {
    const words = tokenize(name)
    return this.placesOf(words, words.count, isCredential).includes(true)
  }

  /**
   * Whether a sentence stands in the text, and only as what is denied, wished for or somebody else's: "My brother managed
   * a fleet" for "Managed a fleet".
   */
  takesBack(sentence: string): boolean {
    const words = tokenize(sentence)
    const last = this.taken.tokens.count - 1
    const places = this.startsOf(words, Math.min(words.count, maxOpening))
    return (
      places.length > 0 &&
      places.every((first) => taken.has(this.statusOf(first, Math.min(first + words.count - 1, last), false).status))
    )
  }

  /**
   * Whether an entry stands in the text, and nowhere as what is there. What follows its name may say so: "CPR, expired
   * 2023", "CMA (part 2 planned)".
   */
  denies(entry: string, isCredential: boolean): boolean {
    const own = tokenize(entry)
    const name = tokenize(entry.split(endOfName, 1)[0] ?? "")
    const whole = this.placesOf(own, name.count, isCredential)
    const places = whole.length > 0 ? whole : this.placesOf(name, name.count, isCredential)
    return places.length > 0 && !places.includes(true)
  }

  /** Names of the lexicon that the text holds by any of their forms, and takes back nowhere. */
  conceptsAffirmed(): ReadonlySet<string> {
    return new Set(
      this.found.flatMap(({ concept, first, last }) => {
        const { kind, name = "" } = concepts[concept] ?? {}
        return this.statusOf(first, last, kind === "certification").status === "affirmed" ? [name] : []
      })
    )
  }
}
