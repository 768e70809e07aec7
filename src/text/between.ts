import type { Tokens } from "./Tokens.js"

/** Whether any of the words from one on before another is so. */
export const someBetween = (from: number, end: number, isSo: (index: number) => boolean): boolean => {
  for (let index = from; index < end; index++) if (isSo(index)) return true
  return false
}

/** Whether all of them are. */
export const everyBetween = (from: number, end: number, isSo: (index: number) => boolean): boolean =>
  !someBetween(from, end, (index) => !isSo(index))

/** Whether one of them is of a set. */
export const hasWordOf = ({ hashes }: Tokens, words: ReadonlySet<number>, from: number, end: number): boolean =>
  someBetween(from, end, (index) => words.has(hashes[index] ?? 0))
