/** A run of words that stands in both texts, or in one of them only. */
export interface DiffRun {
  readonly kind: "same" | "removed" | "added"
  readonly text: string
}

/** Longer texts are shown whole, one after the other: the table of the comparison grows with the square. */
const maxWords = 600

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== "")

/** What changed between two texts, word by word, as the longest common subsequence has it. */
export const wordDiff = (before: string, after: string): ReadonlyArray<DiffRun> => {
  const one = wordsOf(before)
  const other = wordsOf(after)
  const runs: Array<{ kind: DiffRun["kind"]; words: Array<string> }> = []
  const add = (kind: DiffRun["kind"], ...words: ReadonlyArray<string>) => {
    if (words.length === 0) return
    const last = runs.at(-1)
    if (last?.kind === kind) last.words.push(...words)
    else runs.push({ kind, words: [...words] })
  }
  if (one.length > maxWords || other.length > maxWords) {
    add("removed", ...one)
    add("added", ...other)
  } else {
    const width = other.length + 1
    const lengths = new Uint16Array((one.length + 1) * width)
    const at = (row: number, column: number) => lengths[row * width + column] ?? 0
    for (let row = one.length - 1; row >= 0; row--) {
      for (let column = other.length - 1; column >= 0; column--) {
        lengths[row * width + column] =
          one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      }
    }
    let row = 0
    let column = 0
    while (row < one.length || column < other.length) {
      if (row < one.length && column < other.length && one[row] === other[column]) {
        add("same", one[row] ?? "")
        row++
        column++
      } else if (row < one.length && (column >= other.length || at(row + 1, column) >= at(row, column + 1))) {
        add("removed", one[row++] ?? "")
      } else {
        add("added", other[column++] ?? "")
      }
    }
  }
  return runs.map(({ kind, words }) => ({ kind, text: words.join(" ") }))
}
