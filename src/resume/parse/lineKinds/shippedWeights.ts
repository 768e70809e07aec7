import { unpack } from "../../../lexicon/packed.js"
import { type PackedWeights, unpackedWeights } from "../../../text/models/weights.js"
import { lineWeightsFile } from "./lineWeightsFile.js"

interface WeightsFile {
  readonly lines: PackedWeights
  readonly parts: PackedWeights
  readonly items: PackedWeights
}

const isFile = (value: unknown): value is WeightsFile =>
  typeof value === "object" && value !== null && "lines" in value && "parts" in value && "items" in value

const file = unpack(lineWeightsFile)
if (!isFile(file)) throw new TypeError("no file of weights")

/** The weights of every reading: of the lines of a resume, and of the parts of the names of its positions. */
export const shippedWeights = {
  lines: unpackedWeights(file.lines),
  parts: unpackedWeights(file.parts),
  items: unpackedWeights(file.items)
}
