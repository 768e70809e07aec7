import { drawsOf } from "./random.js"

const draw = drawsOf(1)
/** Words such as a text has, the usual ones often. */
const text = Array.from({ length: 24_000 }, () => Math.floor(draw() ** 3 * 9_000).toString(36)).join(" ")

/**
 * A fixed piece of plain JavaScript: splits, counts, sorts, writes and reads JSON. It makes as much garbage as a request
 * of the service does, so that it slows down with the machine as the service does.
 */
export const referencePiece = (): number => {
  const counts = new Map<string, number>()
  for (const word of text.split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1)
  const sorted = [...counts].sort(([a, of], [b, other]) => other - of || (a < b ? -1 : 1))
  const read: ReadonlyArray<{ readonly word: string; readonly count: number }> = JSON.parse(
    JSON.stringify(sorted.map(([word, count]) => ({ word, count })))
  )
  return read.reduce((sum, { count, word }) => sum + count * word.length, 0)
}
