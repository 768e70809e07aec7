import { unpack } from "../../../lexicon/packed.js"
import { type PackedWeights, unpackedWeights } from "../../../text/models/weights.js"
import { lineWeightsFile } from "./lineWeightsFile.js"

interface WeightsFile {
  readonly lines: PackedWeights
  readonly parts: PackedWeights
  readonly items: PackedWeights
  readonly who: PackedWeights
}

const isFile = (value: unknown): value is WeightsFile =>
  typeof value === "object" &&
  value !== null &&
  "lines" in value &&
  "parts" in value &&
  "items" in value &&
  "who" in value

const file = unpack(lineWeightsFile)
if (!isFile(file)) throw new TypeError("no file of weights")

/** The weights of every reading: of the lines of a resume, the parts of the names of its positions, what stands outside of them, and who it is of. */
export const shippedWeights = {
  lines: unpackedWeights(file.lines),
  parts: unpackedWeights(file.parts),
  items: unpackedWeights(file.items),
  who: unpackedWeights(file.who)
}
