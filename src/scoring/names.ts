import type { Requirement } from "./Job.js"
import { concepts } from "./lexicon/lexicon.js"
import type { Asked } from "./asked.js"
import { hashOf } from "./characters.js"
import { wordsOf } from "./text.js"
import { Gap, type Tokens } from "./Tokens.js"

/** Whether two names share at least half of their words. */
const isAlike = (one: string, other: string): boolean => {
  const ones = new Set(wordsOf(one))
  const others = new Set(wordsOf(other))
  let shared = 0
  for (const word of ones) if (others.has(word)) shared++
  return shared * 2 >= ones.size + others.size - shared
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const heads = new Set("skills skill abilities attitude manner personality".split(" ").map(hashOf))
const andHash = hashOf("and")

/** The words of a soft skill as the job has them, with the noun they belong to ("delegation skills"). */
const writtenName = (tokens: Tokens, { first, last, form = "" }: Asked): string => {
  const after = last + 1
  const hasHead =
    after < tokens.count && (tokens.gaps[after] ?? 0) === Gap.space && heads.has(tokens.hashes[after] ?? 0)
  if (!hasHead || heads.has(tokens.hashes[last] ?? 0)) return form
  const isJoined = tokens.hashes[first - 1] === andHash || (tokens.gaps[first] ?? 0) === Gap.comma
  if (!isJoined && last === first) return form
  return tokens.text.slice(tokens.starts[first] ?? 0, tokens.ends[after] ?? 0).toLowerCase()
}

/**
 * How the soft skills of a job are shown. People know them by many names ("team player", "self-motivated"),
 * so one that shares few words with the lexicon's name is shown as the job has it.
 */
export const softNames = (
  tokens: Tokens,
  requirements: ReadonlyArray<Requirement>,
  asked: ReadonlyArray<Asked>
): ReadonlyArray<string> => {
  const writtenByName = new Map<string, string>()
  for (const one of asked) {
    const name = one.concept === undefined ? undefined : concepts[one.concept]?.name
    if (name !== undefined && !writtenByName.has(name)) writtenByName.set(name, writtenName(tokens, one))
  }
  const shown = requirements
    .filter(({ kind }) => kind === "soft")
    .map(({ name }) => {
      const written = writtenByName.get(name) ?? ""
      const isFuller = written.split(" ").length > 2
      return written === "" || (isAlike(name, written) && !isFuller) ? name : capitalised(written.replace(/\s+/g, " "))
    })
  return [...new Set(shown)]
}
