// A DOCX is a zip archive. Its table of contents is read here before any other code unpacks it: what an archive says of
// its sizes may be a lie, and a few kilobytes may unpack to gigabytes. Ours because fflate cuts an entry at the size that
// is claimed and takes a locked one for text, and JSZip has no typed way to stop an entry halfway in a browser.

export interface ZipEntry {
  readonly name: string
  /** The unpacked bytes; throws `ZipUnusable` where they are damaged or more than the archive says. */
  readonly read: () => Promise<Uint8Array>
  /** Unpacked bytes, as the archive says. */
  readonly size: number
}

/** An archive that is damaged, locked or too large; the reason is a word of ours. */
export class ZipUnusable extends Error {
  constructor(readonly reason: "damaged" | "locked" | "large") {
    super(reason)
  }
}

const maxEntries = 4_096
const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50

const findEnd = (bytes: DataView): number => {
  // The end record is 22 bytes and a comment of at most 65,535.
  for (let at = bytes.byteLength - 22; at >= Math.max(0, bytes.byteLength - 22 - 65_535); at--) {
    if (bytes.getUint32(at, true) === endSignature) return at
  }
  throw new ZipUnusable("damaged")
}

/** Unpacks as the platform does, in Node and browsers alike, and stops where there is more than was said. */
const inflated = async (data: Uint8Array, size: number): Promise<Uint8Array> => {
  const reader = new Blob([Uint8Array.from(data)])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .getReader()
  const chunks: Array<Uint8Array<ArrayBuffer>> = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ZipUnusable("damaged")
    })
    if (done) break
    bytes += value.length
    if (bytes > size) {
      void reader.cancel().catch(() => undefined)
      throw new ZipUnusable("large")
    }
    chunks.push(value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

const unpack = async (
  archive: Uint8Array,
  view: DataView,
  at: number,
  method: number,
  packed: number,
  size: number
): Promise<Uint8Array> => {
  try {
    if (view.getUint32(at, true) !== localSignature) throw new ZipUnusable("damaged")
    const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
    const data = archive.subarray(from, from + packed)
    if (method === 0) return data
    if (method !== 8) throw new ZipUnusable("damaged")
    return await inflated(data, size)
  } catch (cause) {
    // Offsets that point out of the file.
    throw cause instanceof ZipUnusable ? cause : new ZipUnusable("damaged")
  }
}

/** The files of an archive, by its table of contents. Throws `ZipUnusable`. */
export const zipEntries = (archive: Uint8Array): ReadonlyArray<ZipEntry> => {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  try {
    const end = findEnd(view)
    const count = view.getUint16(end + 10, true)
    if (count > maxEntries) throw new ZipUnusable("large")
    let at = view.getUint32(end + 16, true)
    return Array.from({ length: count }, (): ZipEntry => {
      if (view.getUint32(at, true) !== entrySignature) throw new ZipUnusable("damaged")
      if ((view.getUint16(at + 8, true) & 1) === 1) throw new ZipUnusable("locked")
      const method = view.getUint16(at + 10, true)
      const packed = view.getUint32(at + 20, true)
      const size = view.getUint32(at + 24, true)
      const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
      const local = view.getUint32(at + 42, true)
      const nameAt = at + 46
      const name = new TextDecoder().decode(archive.subarray(nameAt, nameAt + (nameLength ?? 0)))
      at = nameAt + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
      return { name, size, read: () => unpack(archive, view, local, method, packed, size) }
    })
  } catch (cause) {
    // Offsets that point out of the file.
    throw cause instanceof ZipUnusable ? cause : new ZipUnusable("damaged")
  }
}
