/** Milliseconds between two lines where each stays. */
const seldom = 5_000

/**
 * Says on standard error where a proof is: on a terminal in one line that changes, elsewhere in a line every five
 * seconds at most, so that a log tells a slow run from one that hangs. An empty text clears the line.
 */
export const progress = (): ((text: string) => void) => {
  if (process.stderr.isTTY) return (text) => process.stderr.write(`\r\u001b[K${text}`)
  const began = performance.now()
  let told = -seldom
  return (text) => {
    const now = performance.now() - began
    if (text === "" || now - told < seldom) return
    told = now
    process.stderr.write(`${Math.round(now / 1000)} s: ${text}\n`)
  }
}
