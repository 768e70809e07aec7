/**
 * A value of records, lists, strings, numbers and typed arrays as one block of bytes, whose arrays are read where they
 * lie: a head in JSON that names for each array and string where it is, and these after it.
 *
 * The bytes are of the machine's order, which is the same on all that Node runs on nowadays but s390x.
 */

type Kind = "numbers" | "bytes" | "text"

/** What stands in the head in place of an array or a string: what it is, where it begins and how many bytes it takes. */
interface Place {
  readonly packed: Kind
  readonly at: number
  readonly size: number
}

const isPlace = (value: unknown): value is Place => typeof value === "object" && value !== null && "packed" in value

/** What an array begins at a multiple of. */
const unit = 4
const roundedUp = (size: number): number => Math.ceil(size / unit) * unit

export const pack = (value: unknown): Uint8Array => {
  const parts: Array<Uint8Array> = []
  let size = 0
  const put = (packed: Kind, part: Uint8Array): Place => {
    const at = size
    parts.push(part)
    size += roundedUp(part.length)
    return { packed, at, size: part.length }
  }
  const head = new TextEncoder().encode(
    JSON.stringify(value, (name, one: unknown) => {
      if (one instanceof Int32Array) return put("numbers", new Uint8Array(one.buffer, one.byteOffset, one.byteLength))
      if (one instanceof Uint8Array) return put("bytes", one)
      // What was put is met again, as a place.
      return typeof one === "string" && name !== "packed" ? put("text", new TextEncoder().encode(one)) : one
    })
  )
  const bytes = new Uint8Array(unit + roundedUp(head.length) + size)
  new DataView(bytes.buffer).setUint32(0, head.length, true)
  bytes.set(head, unit)
  let at = unit + roundedUp(head.length)
  for (const part of parts) {
    bytes.set(part, at)
    at += roundedUp(part.length)
  }
  return bytes
}

/** What was packed; its arrays lie within `bytes`. */
export const unpack = (bytes: Uint8Array): unknown => {
  // An array of numbers cannot begin anywhere.
  const here = bytes.byteOffset % unit === 0 ? bytes : bytes.slice()
  const headSize = new DataView(here.buffer, here.byteOffset).getUint32(0, true)
  const start = unit + roundedUp(headSize)
  const text = (at: number, size: number) => new TextDecoder().decode(here.subarray(at, at + size))
  return JSON.parse(text(unit, headSize), (_, one: unknown) => {
    if (!isPlace(one)) return one
    const at = start + one.at
    if (one.packed === "text") return text(at, one.size)
    return one.packed === "bytes"
      ? here.subarray(at, at + one.size)
      : new Int32Array(here.buffer, here.byteOffset + at, one.size / unit)
  })
}
