import { readFileSync } from "node:fs"

/** The taggers as they were written by `bench/tagger`; `npm run build` puts a module in this one's place that has the bytes at hand. */
export const taggerFile: Uint8Array = readFileSync(new URL("../../data/tagger.bin", import.meta.url))
