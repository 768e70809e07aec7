import { readFileSync } from "node:fs"

/** The weights as `bench/resumeLines` wrote them; `npm run build` puts a module in this one's place that has the bytes at hand. */
export const lineWeightsFile: Uint8Array = readFileSync(new URL("../../../data/resumeLines.bin", import.meta.url))
