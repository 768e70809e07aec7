/** A run of words that stands in both texts, or in one of them only. */
export interface DiffRun {
  readonly kind: "same" | "removed" | "added"
  readonly text: string
}

/** Longer texts are shown whole, one after the other: the table of the comparison grows with the square. */
const maxWords = 600

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== "")

/** For each pair of ends of two texts, how many words they have in common, in order. */
const commonOf = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<number>> => {
  const rows: Array<Array<number>> = [new Array<number>(other.length + 1).fill(0)]
  for (const word of one.toReversed()) {
    const [below = []] = rows
    const row = [...below]
    for (let at = other.length - 1; at >= 0; at--) {
      row[at] = other[at] === word ? (below[at + 1] ?? 0) + 1 : Math.max(below[at] ?? 0, row[at + 1] ?? 0)
    }
    rows.unshift(row)
  }
  return rows
}

/** What changed between two texts, word by word, as the longest common subsequence has it. */
export const wordDiff = (before: string, after: string): ReadonlyArray<DiffRun> => {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const common = one.length > maxWords || other.length > maxWords ? [] : commonOf(one, other)
  const runs: Array<{ readonly kind: DiffRun["kind"]; readonly words: Array<string> }> = []
  const add = (kind: DiffRun["kind"], word = "") => {
    const last = runs.at(-1)
    if (last?.kind === kind) last.words.push(word)
    else runs.push({ kind, words: [word] })
  }
  for (let row = 0, column = 0; row < one.length || column < other.length;) {
    const [isOne, isOther] = [row < one.length, column < other.length]
    if (isOne && isOther && common.length > 0 && one[row] === other[column]) {
      add("same", one[row])
      row++
      column++
    } else if (isOne && (!isOther || (common[row + 1]?.[column] ?? 0) >= (common[row]?.[column + 1] ?? 0)))
      add("removed", one[row++])
    else add("added", other[column++])
  }
  return runs.map(({ kind, words }) => ({ kind, text: words.join(" ") }))
}
