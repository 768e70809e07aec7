import { unpack } from "../../../lexicon/packed.js"
import type { ChainWeights } from "../../../text/models/chain.js"
import { lineWeightsFile } from "./lineWeightsFile.js"

interface Packed {
  readonly rows: Uint8Array
  readonly steps: ReadonlyArray<number>
}

const isFile = (value: unknown): value is { readonly lines: Packed; readonly parts: Packed } =>
  typeof value === "object" && value !== null && "lines" in value && "parts" in value

const unpacked = ({ rows, steps }: Packed): ChainWeights => ({
  rows: new Int8Array(rows.buffer, rows.byteOffset, rows.length),
  steps
})

const file = unpack(lineWeightsFile)
if (!isFile(file)) throw new TypeError("no file of weights")

/** The weights of every reading: of the lines of a resume, and of the parts of the names of its positions. */
export const shippedWeights = { lines: unpacked(file.lines), parts: unpacked(file.parts) }
