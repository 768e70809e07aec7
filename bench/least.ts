// The least that reading costs, to measure against: once over the text, a hash for each word.

let kept = 0
/** Read at the end, so that no compiler leaves out the work that made it. */
export const keptHashes = (): number => kept

const isOfWord = Uint8Array.from({ length: 65_536 }, (_, unit) =>
  /[\p{L}\p{N}]/u.test(String.fromCharCode(unit)) ? 1 : 0
)

/** What a method that is handed a string spends at least, if it is written plainly: of each character whether it is of a word, and a hash of each word. */
export const passOverCharacters = (text: string): void => {
  let hash = 0
  let sum = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (isOfWord[unit] === 1) hash = Math.imul(hash ^ unit, 0x01000193)
    else {
      sum ^= hash
      hash = 0
    }
  }
  kept ^= sum
}

/** Of a byte of UTF-8: itself with its case folded where it is of a word, else 0. Beyond ASCII all are of words. */
const foldedByte = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 || /[A-Za-z0-9]/.test(String.fromCharCode(byte)) ? (byte >= 0x41 && byte <= 0x5a ? byte + 32 : byte) : 0
)
/** All bits where the byte is of a word, else none. */
const maskOfWord = Int32Array.from(foldedByte, (folded) => (folded === 0 ? 0 : -1))

/**
 * The floor for any method: over the bytes, with a table of their classes and a rolling hash. Without a branch in it,
 * which would be guessed wrong at the end of every other word and cost twice that in a text that was not just read.
 */
export const passOverBytes = (bytes: Uint8Array): void => {
  let hash = 0
  let sum = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const mask = maskOfWord[byte] ?? 0
    sum ^= hash & ~mask
    hash = (Math.imul(hash, 31) + (foldedByte[byte] ?? 0)) & mask
  }
  kept ^= sum
}
