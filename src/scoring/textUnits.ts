/** The text that `units` holds. */
let held = ""
let units = new Uint16Array(16_384)
let bytes = new Uint8Array(units.length * 3)
const encoder = new TextEncoder()

/** Below this the call that encodes costs more than it saves. */
const leastEncoded = 64

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
  if (length < leastEncoded) {
    for (let at = 0; at < length; at++) units[at] = text.charCodeAt(at)
    return units
  }
  const { written } = encoder.encodeInto(text, bytes)
  if (written === length) for (let at = 0; at < length; at++) units[at] = bytes[at] ?? 0
  else decode(text, written)
  return units
}

/** Makes room for a text. */
const hold = (text: string): void => {
  const { length } = text
  if (length + beyond > units.length) {
    units = new Uint16Array(length * 2 + beyond)
    bytes = new Uint8Array(units.length * 3)
  }
  held = text
  units.fill(0, length, length + beyond)
}

/** For who has the units of a text already. */
export const holdUnits = (text: string, its: Uint16Array): void => {
  hold(text)
  units.set(its)
}

/** From UTF-8, where half a pair of surrogates by itself has become a sign of replacement. */
const decode = (text: string, written: number): void => {
  let to = 0
  for (let at = 0; at < written;) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) {
      units[to++] = lead
      at++
    } else if (lead < 0xe0) {
      units[to++] = ((lead & 31) << 6) | ((bytes[at + 1] ?? 0) & 63)
      at += 2
    } else if (lead < 0xf0) {
      const unit = ((lead & 15) << 12) | (((bytes[at + 1] ?? 0) & 63) << 6) | ((bytes[at + 2] ?? 0) & 63)
      units[to] = unit === 0xfffd ? text.charCodeAt(to) : unit
      to++
      at += 3
    } else {
      units[to] = text.charCodeAt(to)
      units[to + 1] = text.charCodeAt(to + 1)
      to += 2
      at += 4
    }
  }
}
