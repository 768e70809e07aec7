/** The text that `units` holds. */
let held = ""
/** Whether it is known to have nothing above ASCII. */
let isHeldAscii = true
let units = new Uint16Array(16_384)

/** The bytes of an array of units, to which a text is copied. */
interface Bytes {
  write(text: string, encoding: "utf16le"): number
}

/** Where this runs: in Node there is a `Buffer`, in a browser none. */
interface Host {
  readonly Uint16Array: Uint16ArrayConstructor
  readonly Buffer?: { from(array: ArrayBuffer): Bytes }
}

const { Buffer: copier }: Host = globalThis
const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1
/** Node copies the units of a text as they lie there, in a twentieth of the time in which `charCodeAt` gives them one by one. */
const bytesOf = (array: Uint16Array<ArrayBuffer>): Bytes | undefined =>
  isLittleEndian ? copier?.from(array.buffer) : undefined
let bytes = bytesOf(units)
/** The same two by two. */
let pairs = new Int32Array(units.buffer)

/** Below this the call that copies costs more than it saves. */
const leastCopied = 32

/** The bits that no two units of ASCII have. */
const aboveAscii = 0xff80ff80

/** Readers look so far past the end of a text, where nothing stands. */
const beyond = 4

/**
 * The UTF-16 code units of a text in an array, from 0 to its length: reading them there costs a quarter of `charCodeAt`,
 * which asks each time how the string is kept. Zeros follow. The next call with another text writes over them.
 */
export const unitsOf = (text: string): Uint16Array => {
  if (text === held) return units
  const { length } = text
  hold(text)
  writeUnits(text, units, bytes)
  // Behind the last unit stands a zero.
  let all = 0
  for (let at = 0; at * 2 < length; at++) all |= pairs[at] ?? 0
  isHeldAscii = (all & aboveAscii) === 0
  return units
}

/** Writes the units of a text; `bytes` are those of the array, where there is a `Buffer`. */
export const writeUnits = (text: string, to: Uint16Array, bytes: Bytes | undefined): void => {
  if (bytes !== undefined && text.length >= leastCopied) bytes.write(text, "utf16le")
  else for (let at = 0; at < text.length; at++) to[at] = text.charCodeAt(at)
}

/** Whether a text has nothing above ASCII, which its units show. */
export const isAscii = (text: string): boolean => {
  unitsOf(text)
  return isHeldAscii
}

/** Where the next unit above ASCII stands in the text whose units were read last, from a place on; its length where none does. */
export const nextAboveAscii = (from: number): number => {
  const { length } = held
  let at = from
  if ((at & 1) === 1) {
    if ((units[at] ?? 0) > 0x7f) return at
    at++
  }
  // Two by two; behind the last unit stands a zero.
  while (at < length && ((pairs[at >> 1] ?? 0) & aboveAscii) === 0) at += 2
  if (at >= length) return length
  return (units[at] ?? 0) > 0x7f ? at : at + 1
}

/** Makes room for a text. */
const hold = (text: string): void => {
  const { length } = text
  if (length + beyond > units.length) {
    units = new Uint16Array((length + beyond) * 2)
    bytes = bytesOf(units)
    pairs = new Int32Array(units.buffer)
  }
  held = text
  units.fill(0, length, length + beyond)
}

/** For who has the units of a text already. */
export const holdUnits = (text: string, its: Uint16Array): void => {
  hold(text)
  isHeldAscii = false
  units.set(its)
}
