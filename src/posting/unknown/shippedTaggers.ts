import { pack, unpack } from "../../lexicon/packed.js"
import { type PackedWeights, packedWeights, unpackedWeights } from "../../text/models/weights.js"
import { taggerFile } from "./taggerFile.js"
import type { Taggers } from "./tags.js"

/** What the taggers were trained on: for who wants to know, nothing is asked of it when they read. */
export interface TrainedOn {
  /** Hash of the lexicon of that day. */
  readonly lexicon: string
  /** SHA-256 of the labelled texts. */
  readonly texts: string
}

export interface TaggerFile extends Taggers {
  readonly trainedOn: TrainedOn
  /** What the rows of some words were at the training: `fingerprint` of `features.ts`. */
  readonly features: number
}

export const packTaggers = ({ certificates, features, hard, kinds, soft, trainedOn, years }: TaggerFile): Uint8Array =>
  pack({
    trainedOn,
    features,
    hard: packedWeights(hard),
    certificates: packedWeights(certificates),
    soft: packedWeights(soft),
    kinds: packedWeights(kinds),
    years: packedWeights(years)
  })

type PackedFile = Pick<TaggerFile, "features" | "trainedOn"> & Readonly<Record<keyof Taggers, PackedWeights>>

const isPackedFile = (value: unknown): value is PackedFile =>
  typeof value === "object" &&
  value !== null &&
  ["trainedOn", "features", "hard", "certificates", "soft", "kinds", "years"].every((name) => name in value)

export const unpackTaggers = (bytes: Uint8Array): TaggerFile => {
  const file = unpack(bytes)
  if (!isPackedFile(file)) throw new TypeError("no file of taggers")
  const { certificates, hard, kinds, soft, years, ...rest } = file
  return {
    ...rest,
    hard: unpackedWeights(hard),
    certificates: unpackedWeights(certificates),
    soft: unpackedWeights(soft),
    kinds: unpackedWeights(kinds),
    years: unpackedWeights(years)
  }
}

/** The taggers of every reading. */
export const shippedTaggers: TaggerFile = unpackTaggers(taggerFile)
